import {
  cached,
  cachedPage,
  cacheFiles,
  cachePage,
  cacheRedirect,
  dropOtherBuilds,
  dropOwn,
  moment,
  store,
} from './caches.ts'
import { kindOf } from './kinds.ts'
import { isSaving, savingAsKnown, setSaving } from './saving.ts'
import { offlineAddress, offlinePath, type WorkerMessage } from './worker-messages.ts'
import type { Fetching, WorkerScope } from './worker-scope.ts'

/** In a worker this is no window, whatever the DOM's types say. */
const scope = self as unknown as WorkerScope
const { origin } = scope.location

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => event.waitUntil(hear(event.data)))
scope.addEventListener('fetch', answer)

/** The offline page with its files; the next pages are kept as they are seen. */
async function install(): Promise<void> {
  await load(new URL(offlinePath, origin).href)
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  await dropOtherBuilds()
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Only pages of this origin can tell something, and they are ours. */
async function hear(told: unknown): Promise<void> {
  const message = told as WorkerMessage
  if (message.is === 'saving') await setSaving(message.on)
  if (message.is === 'signed-out') await dropOwn()
  if (message.is !== 'seen') return
  await cacheFiles(message.files)
  if (!message.loaded) await cacheRedirect(message.address)
  else if (!(await cachedPage(message.address))) await load(message.address)
}

/** A page that was not loaded through this worker: asked for once more, mostly answered 304. */
async function load(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  const html = await page.clone().text()
  await cachePage(address, page)
  const files = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
  await cacheFiles([...new Set(files)].map((path) => origin + path))
}

function answer(event: Fetching): void {
  const { request } = event
  const kind = kindOf(request, origin)
  if (kind === 'page') event.respondWith(openPage(event))
  if (kind === 'file') event.respondWith(openFile(event))
  if (kind === 'answer') event.respondWith(ask(event, 'answers', request.url))
  if (kind === 'own') event.respondWith(askForOwn(event))
  if (kind === 'picture' && savingAsKnown() !== false) event.respondWith(openPicture(event))
}

async function openPage(event: Fetching): Promise<Response> {
  const { url } = event.request
  const since = moment()
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(cachePage(url, page.clone(), since))
    return page
  } catch {
    const { pathname, search } = new URL(url)
    const unseen = new URL(offlineAddress(pathname + search, false), origin)
    return (await cachedPage(url)) ?? Response.redirect(unseen.href)
  }
}

/** A name that holds one content for good. */
async function openFile(event: Fetching): Promise<Response> {
  const { url } = event.request
  const here = await cached('files', url)
  if (here) return here
  const file = await fetch(event.request)
  if (file.ok) event.waitUntil(store('files', url, file.clone()))
  return file
}

/** From the network; without one, what was answered last. */
async function ask(event: Fetching, cacheName: 'answers' | 'own', key: string): Promise<Response> {
  const since = moment()
  let answer: Response
  try {
    answer = await fetch(event.request)
  } catch (failure) {
    const here = await cached(cacheName, key)
    if (here) return here
    throw failure
  }
  const isFile = answer.headers.has('content-disposition')
  if (answer.ok && !isFile) event.waitUntil(store(cacheName, key, answer.clone(), since))
  return answer
}

/** Under a name that only the same session makes: nobody is ever answered with what is another's. */
async function askForOwn(event: Fetching): Promise<Response> {
  const { url, headers } = event.request
  const token = new TextEncoder().encode(headers.get('authorization') ?? '')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  const key = new URL(url)
  key.searchParams.set('session', hash.join('.'))
  return ask(event, 'own', key.href)
}

/** `Save-Data` is how browsers themselves ask for less; the mall answers it with a smaller picture. */
async function openPicture({ request }: Fetching): Promise<Response> {
  if (!(await isSaving())) return fetch(request)
  return fetch(request.url, { headers: { 'save-data': 'on' } })
}
