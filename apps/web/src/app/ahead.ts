import type { ScreenAhead } from '../../screens-ahead.ts';
import type {} from '../lib/asked-ahead.ts';

/**
 * The first script of the app's page, small and apart from the app: sends for the code of the screen that the address names
 * and for what it shows, while the app's own code is on its way. One after the other they take twice as long on a slow line.
 */
const screens = JSON.parse(document.getElementById('screens-ahead')?.textContent ?? '{}') as Record<
  string,
  ScreenAhead
>;
const screen = screens[location.pathname];
if (screen) {
  const pasCode = new URLSearchParams(location.search).get('pasCode');
  const asked = new Map<string, Promise<Response>>();
  for (const path of screen.calls) {
    if (path.includes(':') && !pasCode) continue;
    const url = path.replace(':pasCode', encodeURIComponent(pasCode ?? ''));
    // Past the cache, as lib/api.ts asks.
    const answer = fetch(url, { cache: 'no-store', headers: { accept: 'application/json' } });
    // A failure is told to the one that takes it.
    answer.catch(() => {});
    asked.set(url, answer);
  }
  globalThis.askedAhead = asked;
  for (const href of screen.files) {
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    document.head.append(Object.assign(link, { crossOrigin: '', href }));
  }
}
