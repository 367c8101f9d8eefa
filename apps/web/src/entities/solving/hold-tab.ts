/**
 * Two tabs of one attempt would give their events the same numbers: one holds it, another may take it away.
 * @returns whether this tab holds it now; `onLost` is told when another has taken it
 */
export function holdTab(attempt: string, isTaking: boolean, onLost: () => void): Promise<boolean> {
  // Not there without https.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`solving-${attempt}`, isTaking ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // As long as the page lives.
        return lock ? new Promise(() => {}) : undefined;
      })
      .catch(onLost);
  });
}
