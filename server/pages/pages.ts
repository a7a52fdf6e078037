import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { IsClosed } from '#contract/switches.ts'
import { pages as storefrontPages } from '#storefront/pages.ts'
import { catalogueAddresses } from '../catalogue/catalogue.ts'
import type { Config } from '../config.ts'
import type { Status } from '../operations/operations.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Replica } from '../platform/database/replica/replica.ts'
import type { Http } from '../platform/http/http.ts'
import { assetRoutes } from '../platform/http/routes/assets.ts'
import { openBuildFiles } from '../platform/http/routes/build-files.ts'
import { pageRoutes } from '../platform/http/routes/page-routes.ts'
import type { Logger } from '../platform/log.ts'
import { crawlerRoutes } from './crawlers.ts'
import { webManifestRoute } from './manifest.ts'
import { guardOfficeHost, officeFiles, officeRoutes } from './office.ts'
import { previewRoute } from './preview.ts'
import type { Pages } from './render.ts'
import { securityContactRoute } from './security-contact.ts'
import { statusRoute } from './status.ts'

export { officeHost } from './office.ts'
export { builtPages, developmentPages, type PageConfig, type Pages } from './render.ts'
export { warmPictures } from './warm-pictures.ts'

const shopFiles = {
  folder: fileURLToPath(new URL('../../dist/client', import.meta.url)),
  under: '',
}

interface PageDeps {
  config: Config
  database: Database
  replica?: Replica | undefined
  clock: Clock
  log: Logger
  /** Called with the app's server, which development pages share for hot reload. Absent: no pages. */
  openPages?: ((server: Server, isClosed: IsClosed) => Promise<Pages>) | undefined
  isClosed: IsClosed
  status: () => Status
  /** The time that the key of a preview stands for; null: it stands for none. */
  previewTime: (key: string) => Promise<Date | null>
}

/** Serves what browsers and crawlers load: pages with their files, the manifest, `robots.txt`, sitemaps, `security.txt`. */
export async function mountPages(http: Http, deps: PageDeps): Promise<void> {
  const { config, log, openPages } = deps
  guardOfficeHost(http.app, config)
  webManifestRoute(http.app, config.MALL_NAME)
  const { database, replica } = deps
  const addresses = () => catalogueAddresses(replica?.reader() ?? database)
  crawlerRoutes(http.app, config.PUBLIC_URL, addresses)
  securityContactRoute(http.app, config, deps.clock)
  await statusRoute(http.app, config, deps.status)
  if (!openPages) return
  const pages = await openPages(http.server, deps.isClosed)
  const { modules } = pages
  if (modules) http.before(modules)
  else {
    const built = [shopFiles, officeFiles]
    const buildFiles = await openBuildFiles(deps, built)
    http.app.addHook('onClose', () => buildFiles.close())
    const assets = { responseCache: http.responseCache, find: buildFiles.find }
    for (const folder of built) await assetRoutes(http.app, folder, assets)
    await officeRoutes(http.app, http.responseCache, config.MALL_NAME)
  }
  if (!modules) {
    const render = { render: pages.render, origin: config.PUBLIC_URL, log }
    previewRoute(http, { ...render, previewTime: deps.previewTime })
  }
  pageRoutes(http.app, {
    render: pages.render,
    api: http.api,
    responseCache: http.responseCache,
    cache: !modules,
    query: storefrontPages.flatMap(({ query }) => [...query]),
    origin: config.PUBLIC_URL,
    outside: outsideOrigins(config),
    log,
  })
  // Before the server closes: the sockets of hot reload would keep it open.
  http.app.addHook('preClose', () => pages.close())
}

function outsideOrigins({ UMAMI_URL, CHAT_SCRIPT_URL }: Config) {
  const analytics = UMAMI_URL ? [new URL(UMAMI_URL).origin] : []
  const chat = CHAT_SCRIPT_URL ? [new URL(CHAT_SCRIPT_URL).origin] : []
  return { scripts: chat, connections: [...analytics, ...chat], frames: chat }
}
