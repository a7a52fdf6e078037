import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/client.ts'
import { workingAs } from '../../database/work.ts'
import type { Logger } from '../../log.ts'
import { QueueFull, Semaphore } from '../../semaphore.ts'
import { isAnswerTag } from '../cache/answer-tags.ts'
import { answerWith, PreparedResponse } from '../cache/prepared-response.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { refuse } from '../handler.ts'
import { contextOf } from '../request-context.ts'
import { noOutside, type OutsideOrigins, pagePolicy } from '../security/headers.ts'
import { newMark, takeOwnCode } from '../security/own-code.ts'
import { rightPath } from './right-path.ts'

export interface PageDeps {
  /**
   * Calls `onError` for each error that broke the page or a part of it. The page's own inline scripts and
   * styles carry `nonce="<mark>"`; others do not run.
   */
  render(
    request: Request,
    api: Api,
    onError: (error: unknown) => void,
    mark: string,
  ): Promise<{ status: number; headers: Headers; html: string }>
  /** The API for one page; `cacheTags` is called with the tags of each answer. */
  api(cacheTags: (tags: Iterable<string>) => void): Api
  responseCache: ResponseCache
  /** False in development: every request renders its page. */
  cache: boolean
  /** Query names that pages differ by; all others (campaign parameters and the like) never reach them. */
  query: readonly string[]
  /** The public origin: pages never see the `Host` that a visitor sends. */
  origin: string
  outside: OutsideOrigins
  log: Logger
}

/** Seconds that a proxy may cache a page. */
const publicSeconds = 30

/** A page that answered 500 or more. During an outage (503) the cached page is served instead. */
export class PageFailed extends Error {
  readonly page: PreparedResponse

  constructor(page: PreparedResponse) {
    super(`the page answered ${page.status}`)
    this.name = 'PageFailed'
    this.page = page
  }
}

/** Every GET without a route of its own is a page; pages are the same for everybody, so they are cached. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  // Rendering takes the event loop: while one renders, others wait for their queries. More at a time would only be
  // late together, and outlive the garbage of the others.
  const renderers = new Semaphore({ concurrency: 3, maxQueued: 200 })

  app.get('/*', { config: { yields: 'browsing' } }, async (request, reply) => {
    const [path = '/', query = ''] = (request.raw.url ?? '/').split(/\?(.*)/s)
    const context = contextOf(request.raw)
    context.route = 'page'
    const right = rightPath(path)
    const sent = new URLSearchParams(query)
    const address = right + knownQuery(deps.query, sent)
    // However many wait for the page, it is rendered, and its errors logged, once.
    const onError = (err: unknown) =>
      deps.log.error({ err, request_id: context.id, route: 'page' }, 'a page broke')
    const make = () =>
      workingAs('browsing', () => renderers.run(() => renderPage(deps, address, onError)))
    const cacheRequest = {
      key: address,
      ...(right === path && { url: request.raw.url }),
      route: 'page',
    }
    const page = await (deps.cache ? deps.responseCache.get(cacheRequest, make) : make()).catch(
      brokenPage,
    )
    const to = page.location ?? (page.status === 200 && right !== path ? address : undefined)
    const status = page.location === undefined ? 301 : page.status
    const answer = to === undefined ? page : moved(deps, to, { status, sent })
    await answerWith(request, reply, answer)
  })
}

/** With all that the visitor's query has beside what pages know. No browser keeps it: another product may take the address. */
function moved(
  { origin, query }: PageDeps,
  location: string,
  { status, sent }: { status: number; sent: URLSearchParams },
) {
  const to = new URL(location, origin)
  for (const [name, value] of sent) if (!query.includes(name)) to.searchParams.append(name, value)
  const headers = { location: to.pathname + to.search.replaceAll('%2C', ',') }
  return new PreparedResponse({
    status,
    type: 'text/html; charset=utf-8',
    body: '',
    headers,
  })
}

function brokenPage(error: unknown): PreparedResponse {
  if (error instanceof PageFailed) return error.page
  if (error instanceof QueueFull) refuse('overloaded')
  throw error
}

async function renderPage(
  deps: PageDeps,
  address: string,
  onError: (error: unknown) => void,
): Promise<PreparedResponse> {
  const tags = new Set<string>()
  const api = deps.api((more) => {
    for (const tag of more) if (!isAnswerTag(tag)) tags.add(tag)
  })
  const request = new Request(deps.origin + address, { headers: { accept: 'text/html' } })
  const mark = newMark()
  const { status, headers, html: marked } = await deps.render(request, api, onError, mark)
  const { html, ...ownCode } = takeOwnCode(marked, mark)
  const page = new PreparedResponse({
    status,
    type: headers.get('content-type') ?? 'text/html; charset=utf-8',
    body: html,
    publicFor: status === 200 ? publicSeconds : undefined,
    policy: pagePolicy(ownCode, deps.outside, deps.cache ? undefined : 'free'),
    headers: cachedHeaders(headers),
    tags,
  })
  if (status >= 500) throw new PageFailed(page)
  return page
}

/**
 * A page as it will be, for whoever has its link: rendered for each request, stored nowhere, without scripts, and
 * told to no crawler.
 */
export async function renderInAdvance(
  deps: Pick<PageDeps, 'render' | 'origin' | 'log'>,
  { address, api, notice }: { address: string; api: Api; notice: string },
): Promise<PreparedResponse> {
  const mark = newMark()
  const request = new Request(deps.origin + address, { headers: { accept: 'text/html' } })
  const onError = (err: unknown) => deps.log.error({ err, route: 'preview' }, 'a page broke')
  const { status, html: marked } = await deps.render(request, api, onError, mark)
  const { html, styles } = takeOwnCode(marked, mark)
  return new PreparedResponse({
    status,
    type: 'text/html; charset=utf-8',
    body: html.toString().replace(/<body[^>]*>/, (body) => body + notice),
    neverStored: true,
    policy: `${pagePolicy({ scripts: [], styles }, noOutside)}; sandbox allow-same-origin`,
    headers: { 'x-robots-tag': 'noindex, nofollow' },
  })
}

/** The headers that a page may set: where it moved, when to retry, whether to index. Never cookies. */
function cachedHeaders(headers: Headers): Record<string, string> {
  const names = ['location', 'retry-after', 'x-robots-tag']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** The known names in a fixed order, so that equivalent addresses share one cached page. */
function knownQuery(known: readonly string[], sent: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const name of known) {
    for (const value of sent.getAll(name)) query.append(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
