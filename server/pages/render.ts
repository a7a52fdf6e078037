import { access } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Api, ApiError } from '#contract/client.ts'
import type { PageRenderer, PageSettings, RenderContext } from '#contract/pages.ts'
import { closedWords, type IsClosed } from '#contract/switches.ts'
import type { Clock } from '../platform/clock.ts'
import { isDatabaseUnavailable } from '../platform/http/errors/failure.ts'

/** Renders the storefront; the server does not depend on React. */
export interface Pages {
  /**
   * A whole page; data comes from `api` only. A page of which a part broke has status 500, and `onError`
   * is called with the cause; one that lacks data because a call answered 503 is a 503 itself. The page's own
   * inline scripts and styles have the mark as their `nonce`.
   */
  render(request: Request, api: Api, onError: OnError, mark: string): Promise<RenderedPage>
  /** Development only: serves the browser's modules, else calls `next`. */
  modules?(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

type OnError = (error: unknown) => void

export interface RenderedPage {
  status: number
  headers: Headers
  /** Empty for a redirect. */
  html: string
}

/** The configuration that pages show; the year follows the clock, what is closed the switches. */
export type PageConfig = Omit<PageSettings, 'year' | 'closed'>

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pages as `vite build` left them in `dist/`. Throws where there is no build. */
export async function builtPages(
  config: PageConfig,
  clock: Pick<Clock, 'now'>,
  isClosed: IsClosed,
): Promise<Pages> {
  const file = new URL('../../dist/server/server.js', import.meta.url)
  await access(file).catch(() => {
    throw new Error('The pages are not built: run `npm run build` first.')
  })
  const { default: renderer } = asRendererModule(await import(file.href))
  const settings = () => settingsNow(config, clock, isClosed)
  return {
    render: (request, api, onError, mark) =>
      render(renderer, request, { api, onError, mark, settings: settings() }),
    close: async () => {},
  }
}

/** Pages from the sources with hot reload, whose socket shares the mall's own server. */
export async function developmentPages(
  config: PageConfig,
  clock: Clock,
  isClosed: IsClosed,
  server: Server,
): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // Without bundling the configuration: the file that Vite would write restarts `node --watch`.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  })
  // Its sockets share the mall's server too: Vite tells them apart by the path.
  const office = await createServer({
    configFile: 'vite.office.config.ts',
    configLoader: 'native',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('no ssr environment')
  return {
    async render(request, api, onError, mark) {
      const module: unknown = await environment.runner.import('/storefront/server.ts')
      const context = { api, onError, mark, settings: settingsNow(config, clock, isClosed) }
      return render(asRendererModule(module).default, request, context)
    },
    modules(request, response, next) {
      if (request.url === '/office') request.url = '/office/'
      const isOffice = request.url?.startsWith('/office/')
      if (isOffice) office.middlewares(request, response, next)
      else vite.middlewares(request, response, next)
    },
    async close() {
      await vite.close()
      await office.close()
    },
  }
}

const lagosYear = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', year: 'numeric' })

function settingsNow(
  config: PageConfig,
  clock: Pick<Clock, 'now'>,
  isClosed: IsClosed,
): PageSettings {
  return {
    ...config,
    year: Number(lagosYear.format(clock.now())),
    closed: closedWords(isClosed),
  }
}

/** Gives broken and incomplete pages an error status, so that no cache stores them. */
async function render(
  renderer: PageRenderer,
  request: Request,
  context: Omit<RenderContext, 'onHtml'>,
): Promise<RenderedPage> {
  let html = ''
  let unavailable = false
  const causes: unknown[] = []
  const api: Api = (call, ...input) =>
    context.api(call, ...input).catch((error: unknown) => {
      unavailable ||= isOutage(error)
      throw error
    })
  const onError = (error: unknown) => void causes.push(error)
  const onHtml = (whole: string) => {
    html = whole
  }
  const response = await renderer.fetch(request, {
    context: { ...context, api, onError, onHtml },
  })
  // What was started for the page may outlive it, and what it sees with it: not the page too.
  const whole = html
  html = ''
  // Those of a redirect cannot be changed.
  const headers = new Headers(response.headers)
  if (unavailable) {
    headers.set('retry-after', '5')
    return { status: 503, headers, html: whole }
  }
  for (const cause of causes) context.onError(cause)
  return { status: causes.length > 0 ? 500 : response.status, headers, html: whole }
}

function isOutage(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 503 : isDatabaseUnavailable(error)
}

/** The storefront's own build is trusted to export what `storefront/server.ts` says it does. */
function asRendererModule(module: unknown): { default: PageRenderer } {
  return module as { default: PageRenderer }
}
