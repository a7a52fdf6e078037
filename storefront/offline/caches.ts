import { pageCache } from './kinds.ts'
import { cachePrefix, offlineAddress, offlinePath, ownPrefix } from './worker-messages.ts'

/** Defined by the build: the hash of the sources. */
declare const BUILD: string

/** One set of caches per build, so that no page gets scripts or answers of another build. */
const names = {
  pages: `${cachePrefix}pages-${BUILD}`,
  files: `${cachePrefix}files-${BUILD}`,
  answers: `${cachePrefix}answers-${BUILD}`,
  own: `${ownPrefix}${BUILD}`,
}
type CacheName = keyof typeof names

/** The oldest entries go first. A cached page is about 100 KB, an answer 5 KB. */
const maxEntries: Record<CacheName, number> = { pages: 40, files: 150, answers: 120, own: 80 }

let currentEpoch = 0

/** Counts the sign-outs: what was fetched in an earlier epoch is not cached as `own` any more. */
export function sessionEpoch(): number {
  return currentEpoch
}

/** Deletes the caches of other builds. */
export async function dropOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => /^mall-(pages|files|answers|own)-/.test(name) && !name.endsWith(`-${BUILD}`),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Deletes the cache of the customer's own data. */
export async function dropOwn(): Promise<void> {
  currentEpoch += 1
  await caches.delete(names.own)
}

export async function cacheResponse(
  cacheName: CacheName,
  key: string,
  answer: Response,
  epoch = sessionEpoch(),
): Promise<void> {
  if (cacheName === 'own' && epoch !== currentEpoch) return
  try {
    const cache = await caches.open(names[cacheName])
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxEntries[cacheName]).map((oldest) => cache.delete(oldest)))
  } catch {
    // The storage is full or forbidden: less can be read offline.
  }
  if (cacheName === 'own' && epoch !== currentEpoch) await caches.delete(names.own)
}

export async function cachedResponse(
  cacheName: CacheName,
  key: string,
): Promise<Response | undefined> {
  return (await caches.open(names[cacheName])).match(key)
}

/** The cached page of an address, or the redirect that `cacheRedirect` stored for it. */
export async function cachedPage(address: string): Promise<Response | undefined> {
  const { pathname, origin } = new URL(address)
  if (pathname === offlinePath) return cachedResponse('files', origin + offlinePath)
  const cacheName = pageCache(pathname)
  return cacheName ? cachedResponse(cacheName, address) : undefined
}

/**
 * Caches a loaded page, unless its kind is never cached. The offline page belongs to the files of
 * its build: as one of the pages, newer pages would push it out.
 */
export async function cachePage(
  address: string,
  page: Response,
  epoch = sessionEpoch(),
): Promise<void> {
  const { pathname, origin } = new URL(address)
  const cacheName = address === origin + offlinePath ? 'files' : pageCache(pathname)
  const isHtml = page.headers.get('content-type')?.startsWith('text/html')
  if (cacheName && page.ok && isHtml) await cacheResponse(cacheName, address, page, epoch)
}

/**
 * For a page that the router rendered from cached answers: through the offline page it can do so
 * again.
 */
export async function cacheRedirect(address: string): Promise<void> {
  const { pathname, search, origin } = new URL(address)
  const cacheName = pageCache(pathname)
  if (!cacheName || (await cachedResponse(cacheName, address))) return
  await cacheResponse(
    cacheName,
    address,
    Response.redirect(origin + offlineAddress(pathname + search, true)),
  )
}

/** Fetches files that are not cached yet, mostly from the browser's HTTP cache. */
export async function cacheFiles(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    if (await cachedResponse('files', address)) continue
    const file = await fetch(address)
    if (file.ok) await cacheResponse('files', address, file)
  }
}
