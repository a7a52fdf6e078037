import { pageCache } from './kinds.ts'
import { cachePrefix, offlineAddress, offlinePath, ownPrefix } from './worker-messages.ts'

/** Defined by the build: the hash of the sources. */
declare const BUILD: string

/** One set of caches per build, so that no page gets scripts or answers of another build. */
const kinds = ['pages', 'files', 'answers', 'own'] as const
type CacheName = (typeof kinds)[number]

function nameOf(kind: CacheName, build = BUILD): string {
  return kind === 'own' ? ownPrefix + build : `${cachePrefix}${kind}-${build}`
}

/** The oldest entries go first. A cached page is about 100 KB, an answer 5 KB. */
const maxEntries: Record<CacheName, number> = { pages: 40, files: 150, answers: 120, own: 80 }

/** How long the caches of a build stay after another one took over, ms: while a release is on its way both take turns. */
const retainedMs = 3_600_000
/** When another build took over: an entry for each build that has caches, its time in ms since 1970. */
const replacedName = `${cachePrefix}replaced`

let currentEpoch = 0

/** Counts the sign-outs: what was fetched in an earlier epoch is not cached as `own` any more. */
export function sessionEpoch(): number {
  return currentEpoch
}

/** This build takes over: the time of the others runs. */
export async function takeOver(now = Date.now()): Promise<void> {
  const replaced = await caches.open(replacedName)
  await replaced.delete(keyOf(BUILD))
  for (const build of await otherBuilds()) {
    if (await replaced.match(keyOf(build))) continue
    await replaced.put(keyOf(build), new Response(String(now)))
  }
  await dropReplaced(now)
}

/** Deletes the caches of builds that another one replaced an hour ago. */
export async function dropReplaced(now = Date.now()): Promise<void> {
  const replaced = await caches.open(replacedName)
  for (const build of await otherBuilds()) {
    const at = await (await replaced.match(keyOf(build)))?.text()
    if (at === undefined || now - Number(at) < retainedMs) continue
    await Promise.all(kinds.map((kind) => caches.delete(nameOf(kind, build))))
    await replaced.delete(keyOf(build))
  }
}

async function otherBuilds(): Promise<string[]> {
  const builds = (await caches.keys()).map(
    (name) => /^mall-(?:pages|files|answers|own)-(.+)$/.exec(name)?.[1] ?? BUILD,
  )
  return [...new Set(builds)].filter((build) => build !== BUILD)
}

/** Caches know entries by addresses. */
function keyOf(build: string): string {
  return `/${build}`
}

/** Deletes the caches of the customer's own data, those of other builds too. */
export async function dropOwn(): Promise<void> {
  currentEpoch += 1
  const own = (await caches.keys()).filter((name) => name.startsWith(ownPrefix))
  await Promise.all(own.map((name) => caches.delete(name)))
}

export async function cacheResponse(
  cacheName: CacheName,
  key: string,
  answer: Response,
  epoch = sessionEpoch(),
): Promise<void> {
  if (cacheName === 'own' && epoch !== currentEpoch) return
  try {
    const cache = await caches.open(nameOf(cacheName))
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxEntries[cacheName]).map((oldest) => cache.delete(oldest)))
  } catch {
    // The storage is full or forbidden: less can be read offline.
  }
  if (cacheName === 'own' && epoch !== currentEpoch) await caches.delete(nameOf('own'))
}

export async function cachedResponse(
  cacheName: CacheName,
  key: string,
): Promise<Response | undefined> {
  return (await caches.open(nameOf(cacheName))).match(key)
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
