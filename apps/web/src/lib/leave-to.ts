/** Leaves this page for another. Never ends: whoever waits stays busy, and nothing can be pressed any more. */
export function leaveTo(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}
