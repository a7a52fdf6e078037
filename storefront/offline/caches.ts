import { pageCache } from './kinds.ts'
import { cachePrefix, offlineAddress, offlinePath, ownPrefix } from './worker-messages.ts'

/** Put in by the build: another one for every change of the sources. */
declare const BUILD: string

/** One set of caches for each build, so that no page meets scripts or answers of another one. */
const names = {
  pages: `${cachePrefix}pages-${BUILD}`,
  files: `${cachePrefix}files-${BUILD}`,
  answers: `${cachePrefix}answers-${BUILD}`,
  own: `${ownPrefix}${BUILD}`,
}
type CacheName = keyof typeof names

/** Entries at most; the oldest go first. A page is about 100 KB as it is kept, an answer 5. */
const max: Record<CacheName, number> = { pages: 40, files: 150, answers: 120, own: 80 }

let signOuts = 0

/** A moment between two sign-outs: what began in it is not kept after its end. */
export function moment(): number {
  return signOuts
}

/** Drops what earlier builds kept. */
export async function dropOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => /^mall-(pages|files|answers|own)-/.test(name) && !name.endsWith(`-${BUILD}`),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Drops everything that was one customer's own. */
export async function dropOwn(): Promise<void> {
  signOuts += 1
  await caches.delete(names.own)
}

export async function store(
  cacheName: CacheName,
  key: string,
  answer: Response,
  since = moment(),
): Promise<void> {
  if (cacheName === 'own' && since !== signOuts) return
  try {
    const cache = await caches.open(names[cacheName])
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -max[cacheName]).map((oldest) => cache.delete(oldest)))
  } catch {
    // The storage is full or forbidden: then there is less to read without a network.
  }
  if (cacheName === 'own' && since !== signOuts) await caches.delete(names.own)
}

export async function cached(cacheName: CacheName, key: string): Promise<Response | undefined> {
  return (await caches.open(names[cacheName])).match(key)
}

/** The page of an address as it was seen last, or the way to it by the router. */
export async function cachedPage(address: string): Promise<Response | undefined> {
  const { pathname, origin } = new URL(address)
  if (pathname === offlinePath) return cached('files', origin + offlinePath)
  const cacheName = pageCache(pathname)
  return cacheName ? cached(cacheName, address) : undefined
}

/**
 * Keeps a page that was loaded, if it is one to keep. The offline page stands among the files of its build:
 * among the pages, those seen after it would push it out.
 */
export async function cachePage(address: string, page: Response, since = moment()): Promise<void> {
  const { pathname, origin } = new URL(address)
  const cacheName = address === origin + offlinePath ? 'files' : pageCache(pathname)
  const isHtml = page.headers.get('content-type')?.startsWith('text/html')
  if (cacheName && page.ok && isHtml) await store(cacheName, address, page, since)
}

/** The router showed a page from answers that are kept: so it can again, starting at the offline page. */
export async function cacheRedirect(address: string): Promise<void> {
  const { pathname, search, origin } = new URL(address)
  const cacheName = pageCache(pathname)
  if (!cacheName || (await cached(cacheName, address))) return
  await store(
    cacheName,
    address,
    Response.redirect(origin + offlineAddress(pathname + search, true)),
  )
}

/** Fetches files that are not here yet; the browser's own cache mostly has them. */
export async function cacheFiles(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    if (await cached('files', address)) continue
    const file = await fetch(address)
    if (file.ok) await store('files', address, file)
  }
}
