import {
  cachedPage,
  cachedResponse,
  cacheFiles,
  cachePage,
  cacheRedirect,
  cacheResponse,
  dropOwn,
  dropReplaced,
  sessionEpoch,
  takeOver,
} from './caches.ts'
import { kindOf } from './kinds.ts'
import { isSaving, savingIfKnown, setSaving } from './saving.ts'
import { offlineAddress, offlinePath, type WorkerMessage } from './worker-messages.ts'

/** TypeScript's DOM types take `self` for a window. */
const scope = self as unknown as WorkerScope
const { origin } = scope.location

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data)))
scope.addEventListener('fetch', handleFetch)

/** Caches the offline page with its files; other pages are cached as they are opened. */
async function install(): Promise<void> {
  await load(new URL(offlinePath, origin).href)
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  await takeOver()
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Only our own pages can send messages: a worker gets none from other origins. */
async function handleMessage(data: unknown): Promise<void> {
  const message = data as WorkerMessage
  if (message.is === 'saving') await setSaving(message.on)
  if (message.is === 'signed-out') await dropOwn()
  if (message.is !== 'seen') return
  await dropReplaced()
  await cacheFiles(message.files)
  if (!message.loaded) await cacheRedirect(message.address)
  else if (!(await cachedPage(message.address))) await load(message.address)
}

/** Caches a page that was not loaded through this worker: fetched once more, mostly a 304. */
async function load(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  const html = await page.clone().text()
  await cachePage(address, page)
  const files = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
  await cacheFiles([...new Set(files)].map((path) => origin + path))
}

function handleFetch(event: WorkerFetchEvent): void {
  const { request } = event
  const kind = kindOf(request, origin)
  if (kind === 'page') event.respondWith(openPage(event))
  if (kind === 'file') event.respondWith(openFile(event))
  if (kind === 'answer') event.respondWith(networkFirst(event, 'answers', request.url))
  if (kind === 'own') event.respondWith(networkFirstOwn(event))
  if (kind === 'picture' && savingIfKnown() !== false) event.respondWith(openPicture(event))
}

async function openPage(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request
  const epoch = sessionEpoch()
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(cachePage(url, page.clone(), epoch))
    return page
  } catch {
    const { pathname, search } = new URL(url)
    const unseen = new URL(offlineAddress(pathname + search, false), origin)
    return (await cachedPage(url)) ?? Response.redirect(unseen.href)
  }
}

/** Cache first: the content of a file never changes under its name. */
async function openFile(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request
  const hit = await cachedResponse('files', url)
  if (hit) return hit
  const file = await fetch(event.request)
  if (file.ok) event.waitUntil(cacheResponse('files', url, file.clone()))
  return file
}

/** The answer of the network; without one, the cached answer. */
async function networkFirst(
  event: WorkerFetchEvent,
  cacheName: 'answers' | 'own',
  key: string,
): Promise<Response> {
  const epoch = sessionEpoch()
  let answer: Response
  try {
    answer = await fetch(event.request)
  } catch (failure) {
    const hit = await cachedResponse(cacheName, key)
    if (hit) return hit
    throw failure
  }
  const isFile = answer.headers.has('content-disposition')
  if (answer.ok && !isFile) event.waitUntil(cacheResponse(cacheName, key, answer.clone(), epoch))
  return answer
}

/**
 * The key contains a hash of the token, so that one session never gets what another session cached.
 */
async function networkFirstOwn(event: WorkerFetchEvent): Promise<Response> {
  const { url, headers } = event.request
  const token = new TextEncoder().encode(headers.get('authorization') ?? '')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  const key = new URL(url)
  key.searchParams.set('session', hash.join('.'))
  return networkFirst(event, 'own', key.href)
}

/** Sends `Save-Data`, as browsers themselves do; the server answers it with a smaller picture. */
async function openPicture({ request }: WorkerFetchEvent): Promise<Response> {
  if (!(await isSaving())) return fetch(request)
  return fetch(request.url, { headers: { 'save-data': 'on' } })
}

/** The part of a service worker's scope that ours uses; TypeScript's DOM types lack it. */
interface ExtendableEvent extends Event {
  /** The browser does not stop the worker before this is done. */
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends ExtendableEvent {
  request: Request
  /** The answer to a navigation that the browser sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(handleFetch: Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: WorkerFetchEvent
  message: ExtendableEvent & { data: unknown }
}

interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(
    name: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void
}
