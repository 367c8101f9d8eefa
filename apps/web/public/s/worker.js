// Keeps the solving page and its files, so that a reload without a network shows it. Nothing else of the app is kept, and
// no call to the server is answered from here.
const CACHE = 'solving-1';
const PAGE = '/s/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page tells which files it has loaded; the page itself is the same under every address below /s/. */
self.addEventListener('message', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.allSettled([PAGE, ...event.data].map((path) => cache.add(path)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
});

/** Names of assets are hashes: what is kept under one is what it stands for. Fonts come while the page is read. */
async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void cache.put(request.url, answer.clone());
  return answer;
}
