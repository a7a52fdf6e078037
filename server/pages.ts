import { access } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Api, ApiError } from '#contract/client.ts'
import type { PageGiven, PageRenderer, PageSettings } from '#contract/pages.ts'
import type { Clock } from './platform/clock.ts'
import { isDatabaseAway } from './platform/http/failure.ts'

/** The mall's pages: React, but nobody here needs to know. */
export interface Pages {
  /**
   * A whole page; data comes from `api` only. A page of which a part broke has status 500, and `broke`
   * is told why; one that lacks something because a call answered 503 is a 503 itself.
   */
  render(request: Request, api: Api, broke: Broke): Promise<Response>
  /** Development only: serves the browser's modules, else passes on. */
  modules?(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

type Broke = (error: unknown) => void

/** What the pages show that is configuration; the year follows the clock. */
export type PageConfig = Omit<PageSettings, 'year'>

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pages as `vite build` left them in `dist/`. Throws where there is no build. */
export async function builtPages(facts: PageConfig, clock: Clock): Promise<Pages> {
  const file = new URL('../dist/server/server.js', import.meta.url)
  await access(file).catch(() => {
    throw new Error('The pages are not built: run `npm run build` first.')
  })
  const { default: renderer } = asRendererModule(await import(file.href))
  return {
    render: (request, api, broke) =>
      render(renderer, request, { api, broke, settings: settings(facts, clock) }),
    close: async () => {},
  }
}

/** Pages straight from the sources with hot reload, whose socket shares the mall's own server. */
export async function developmentPages(
  facts: PageConfig,
  clock: Clock,
  server: Server,
): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // Read as it is: the copy that Vite would make is a changed file to `node --watch`.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('no ssr environment')
  return {
    async render(request, api, broke) {
      const module: unknown = await environment.runner.import('/storefront/server.ts')
      const given = { api, broke, settings: settings(facts, clock) }
      return render(asRendererModule(module).default, request, given)
    },
    modules: vite.middlewares,
    close: () => vite.close(),
  }
}

const lagosYear = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', year: 'numeric' })

function settings(facts: PageConfig, clock: Clock): PageSettings {
  return { ...facts, year: Number(lagosYear.format(clock.now())) }
}

/** Neither a page that broke nor one that lacks something may be kept, by us or by anybody. */
async function render(renderer: PageRenderer, request: Request, given: PageGiven) {
  let unavailable = false
  const causes: unknown[] = []
  const api: Api = (call, ...input) =>
    given.api(call, ...input).catch((error: unknown) => {
      unavailable ||= isOutage(error)
      throw error
    })
  const broke = (error: unknown) => void causes.push(error)
  const page = await renderer.fetch(request, { context: { ...given, api, broke } })
  if (unavailable) return withStatus(page, 503, { 'retry-after': '5' })
  for (const cause of causes) given.broke(cause)
  return causes.length > 0 ? withStatus(page, 500) : page
}

function isOutage(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 503 : isDatabaseAway(error)
}

function withStatus(page: Response, status: number, more: Record<string, string> = {}): Response {
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(page.body, { status, headers })
}

/** The storefront's own build is trusted to export what its `server.ts` says it does. */
function asRendererModule(module: unknown): { default: PageRenderer } {
  return module as { default: PageRenderer }
}
