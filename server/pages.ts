import { access } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Api, ApiError } from '#contract/client.ts'
import type { PageRenderer, PageSettings } from '#contract/pages.ts'
import type { Clock } from './platform/clock.ts'

/** The mall's pages: React, but nobody here needs to know. */
export interface Pages {
  /** A whole page; data comes from `api` only. Throws where rendering itself breaks. */
  render(request: Request, api: Api): Promise<Response>
  /** Development only: serves the browser's modules, else passes on. */
  modules?(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** What the pages show that is configuration; the year follows the clock. */
export type MallFacts = Omit<PageSettings, 'year'>

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pages as `vite build` left them in `dist/`. Throws where there is no build. */
export async function builtPages(facts: MallFacts, clock: Clock): Promise<Pages> {
  const file = new URL('../dist/server/server.js', import.meta.url)
  await access(file).catch(() => {
    throw new Error('The pages are not built: run `npm run build` first.')
  })
  const { default: renderer } = asRendererModule(await import(file.href))
  return {
    render: (request, api) => render(renderer, request, api, settings(facts, clock)),
    close: async () => {},
  }
}

/** Pages straight from the sources with hot reload, whose socket shares the mall's own server. */
export async function developmentPages(
  facts: MallFacts,
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
    async render(request, api) {
      const module: unknown = await environment.runner.import('/storefront/server.ts')
      return render(asRendererModule(module).default, request, api, settings(facts, clock))
    },
    modules: vite.middlewares,
    close: () => vite.close(),
  }
}

const lagosYear = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', year: 'numeric' })

function settings(facts: MallFacts, clock: Clock): PageSettings {
  return { ...facts, year: Number(lagosYear.format(clock.now())) }
}

/** A page that lacks something because a call answered 503 is a 503 itself, so that nobody keeps it. */
async function render(renderer: PageRenderer, request: Request, api: Api, settings: PageSettings) {
  let unavailable = false
  const watched: Api = (call, ...input) =>
    api(call, ...input).catch((error: unknown) => {
      unavailable ||= error instanceof ApiError && error.status === 503
      throw error
    })
  const page = await renderer.fetch(request, { context: { api: watched, settings } })
  if (!unavailable) return page
  const headers = new Headers(page.headers)
  headers.set('retry-after', '5')
  return new Response(page.body, { status: 503, headers })
}

/** The storefront's own build is trusted to export what its `server.ts` says it does. */
function asRendererModule(module: unknown): { default: PageRenderer } {
  return module as { default: PageRenderer }
}
