/**
 * Opens the driver's page without a signal. Its scope is that page in one language. It keeps one copy of the page, with
 * the scripts, styles and fonts that the copy needs. Runs and reports are in IndexedDB, which the page itself reads.
 */
const page = new URL(self.registration.scope).pathname
// As in `src/platform/driver-device.ts`, which deletes it at each sign-in and sign-out.
const cacheName = `driver-page:${page}`
/** On a bad connection the copy comes after this time. The page itself asks the server for the run. */
const timeoutMs = 4_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === page) event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(cachePage(event.data.loaded))
})

async function openPage(request) {
  const cache = await caches.open(cacheName)
  const copy = await cache.match(page)
  if (!copy) return fetch(request)
  const tooLong = new Promise((resolve) => setTimeout(() => resolve(copy), timeoutMs))
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 ? copy : response),
    () => copy,
  )
  return Promise.race([fetched, tooLong])
}

/** Names of assets contain the hash of their content, so a copy is never old. */
async function openAsset(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request.url)) ?? fetch(request)
}

/**
 * Replaces the copy once all its files are here: a release that arrives halfway leaves the copy before, which works.
 * `loaded` names the files that the page has loaded by itself since.
 */
async function cachePage(loaded) {
  const response = await fetch(page, { cache: 'no-store' })
  // Redirected to the sign-in, or to another language.
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  const named = html.match(/\/assets\/[\w./$-]+/g) ?? []
  const cache = await caches.open(cacheName)
  const has = async (address) => (await cache.match(address)) !== undefined
  const keep = async (address) => (await has(address)) || cache.add(address)
  await Promise.all([...new Set(named)].map(keep))
  // After a release the files of the page before may be gone.
  await Promise.allSettled(loaded.map(keep))
  await cache.put(page, response)
  const needed = new Set([page, ...named, ...loaded])
  for (const { url } of await cache.keys()) {
    if (!needed.has(new URL(url).pathname)) await cache.delete(url)
  }
}
