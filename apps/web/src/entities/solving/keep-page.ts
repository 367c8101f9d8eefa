const OWN_FILES = /\/assets\//;

/**
 * From the start on the page opens without a network: its files are kept by the small worker under /s/, the form and the
 * answers by the page itself. Without https there is no such worker, and a reload needs the network.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { active, installing, waiting } = await navigator.serviceWorker.register('/s/worker.js');
    const worker = active ?? waiting ?? installing;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === location.origin && OWN_FILES.test(url.pathname))
      .map(({ pathname }) => pathname);
    worker?.postMessage([...new Set(files)]);
  } catch {
    // Refused by the browser or the school: everything works, but for a reload without a network.
  }
}
