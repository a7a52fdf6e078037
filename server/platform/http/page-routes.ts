import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/client.ts'
import type { Logger } from '../log.ts'
import { Semaphore } from '../semaphore.ts'
import { answerWith } from './answer-with.ts'
import { refuse } from './handler.ts'
import { type OutsideOrigins, pagePolicy } from './headers.ts'
import { PreparedResponse } from './prepared-response.ts'
import { contextOf } from './request-context.ts'
import type { ResponseCache } from './response-cache.ts'

export interface PageDeps {
  /** Tells `broke` why a page, or a part of it, could not be made. */
  render(request: Request, api: Api, broke: (error: unknown) => void): Promise<Response>
  /** The API for one page, telling what its answers were made from. */
  api(cacheTags: (tags: Iterable<string>) => void): Api
  responseCache: ResponseCache
  /** False while pages are being written: each is rendered afresh. */
  cache: boolean
  /** Queries that a page can differ by; all others (campaign marks and the like) never reach it. */
  query: readonly string[]
  /** Where shoppers reach the mall: pages never see the `Host` that a visitor sends. */
  origin: string
  outside: OutsideOrigins
  log: Logger
}

/** Seconds that a proxy in front may keep a page. */
const publicSeconds = 30

/** A page that broke. During an outage the old one is better. */
export class PageFailed extends Error {
  readonly page: PreparedResponse

  constructor(page: PreparedResponse) {
    super(`the page answered ${page.status}`)
    this.name = 'PageFailed'
    this.page = page
  }
}

/** Every GET that nobody else answers is a page; pages are the same for everybody, so they are kept. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  // Rendering is the dearest work there is, and it blocks: more at once would only make all late.
  const renderers = new Semaphore({ atOnce: 8, waiting: 200 })

  app.get('/*', { config: { yields: 'browsing' } }, async (request, reply) => {
    const [path = '/', query = ''] = (request.raw.url ?? '/').split(/\?(.*)/s)
    const context = contextOf(request.raw)
    context.route = 'page'
    const address = path + knownQuery(deps.query, new URLSearchParams(query))
    // However many wait for the page, it is made, and what broke it told, once.
    const broke = (err: unknown) =>
      deps.log.error({ err, request_id: context.id, route: 'page' }, 'a page broke')
    const make = () => renderers.run(() => renderPage(deps, address, broke))
    const cacheRequest = { key: address, url: request.raw.url, route: 'page' }
    const page = await (deps.cache ? deps.responseCache.get(cacheRequest, make) : make()).catch(
      brokenPage,
    )
    await answerWith(request, reply, page)
  })
}

function brokenPage(error: unknown): PreparedResponse {
  if (error instanceof PageFailed) return error.page
  if (error instanceof Error && error.name === 'Crowded') refuse('overloaded')
  throw error
}

async function renderPage(
  deps: PageDeps,
  address: string,
  broke: (error: unknown) => void,
): Promise<PreparedResponse> {
  const tags = new Set<string>()
  const api = deps.api((more) => {
    for (const tag of more) tags.add(tag)
  })
  const request = new Request(deps.origin + address, { headers: { accept: 'text/html' } })
  const response = await deps.render(request, api, broke)
  const html = await response.text()
  const page = new PreparedResponse({
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    body: html,
    publicFor: response.status === 200 ? publicSeconds : undefined,
    policy: pagePolicy(html, deps.outside, deps.cache ? undefined : 'free'),
    headers: cachedHeaders(response.headers),
    tags,
  })
  if (response.status >= 500) throw new PageFailed(page)
  return page
}

/** What a page may say beside its body: where it moved, when to come back. Never cookies. */
function cachedHeaders(headers: Headers): Record<string, string> {
  const names = ['location', 'retry-after', 'x-robots-tag']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** The known names in one order, so that addresses that mean the same share one page. */
function knownQuery(known: readonly string[], sent: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of known) {
    for (const value of sent.getAll(name)) query.append(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
