let isReleased = false;

/** Lets every leave guard stand aside: the session is over, and what was not saved waits as a draft. */
export function releaseLeaveGuards(): void {
  isReleased = true;
}

export function areLeaveGuardsReleased(): boolean {
  return isReleased;
}
