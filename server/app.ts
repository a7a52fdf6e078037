import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { contract } from '#contract/contract.ts'
import { openSimulators } from '#simulators/simulators.ts'
import { catalogueAddresses, catalogueRoutes } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { contentRoutes } from './content/content.ts'
import { crawlerRoutes } from './crawlers.ts'
import { deliveryRoutes } from './delivery/delivery.ts'
import type { Pages } from './pages.ts'
import { clockMoved, type MovableClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { assetRoutes } from './platform/http/assets.ts'
import { routesOf, type Wired } from './platform/http/call.ts'
import { docsRoutes } from './platform/http/docs-routes.ts'
import { type Http, openHttp } from './platform/http/http.ts'
import { mediaRoutes } from './platform/http/media-routes.ts'
import { pageRoutes } from './platform/http/page-routes.ts'
import { readiness } from './platform/http/ready.ts'
import { simulatorRoutes } from './platform/http/simulator-routes.ts'
import type { Logger } from './platform/log.ts'
import type { Media } from './platform/media/media.ts'
import { newestReviews } from './reviews/reviews.ts'
import { search, searchRoutes } from './search/search.ts'

export interface AppParts {
  config: Config
  database: Database
  clock: MovableClock
  log: Logger
  media: Media
  /** Called with the app's server, which development pages share for hot reload. Absent: no pages. */
  openPages?: (server: Server) => Promise<Pages>
}

const builtFiles = fileURLToPath(new URL('../dist/client', import.meta.url))

/** What public pages differ by: the listing's address (`storefront/catalogue/filters.ts`). */
const pageQuery = [
  'categories',
  'brands',
  'prod',
  'key',
  'discount',
  'min_price',
  'max_price',
  'rating',
  'in_stock',
  'page',
]

/** The whole mall behind one HTTP server, not yet listening: every domain is wired here by hand. */
export async function createApp(parts: AppParts): Promise<Http> {
  const { config, database, clock, log, media } = parts
  const handlers: Wired<typeof contract> = {
    catalogue: catalogueRoutes({
      database,
      reviewsOf: (productId) => newestReviews(database, productId),
      search: (term, within) => search(database.pool, term, within),
    }),
    content: contentRoutes(database),
    delivery: deliveryRoutes(database),
    search: searchRoutes({ database, clock, log }),
  }

  const routes = routesOf(contract, handlers)

  const http = await openHttp({
    routes,
    database,
    log,
    trust: {
      proxies: config.TRUST_PROXY,
      alwaysSecure: config.PUBLIC_URL.startsWith('https:'),
    },
    limits: { burst: config.RATE_LIMIT, perSecond: config.RATE_LIMIT / 60 },
    findCustomer: async () => null,
    checkAnswers: config.NODE_ENV !== 'production',
    ready: readiness(database),
    channels: { [clockMoved]: () => void clock.refresh() },
  })
  mediaRoutes(http.app, media)
  crawlerRoutes(http.app, config.PUBLIC_URL, catalogueAddresses(database))
  docsRoutes(http.app, routes, { title: config.MALL_NAME, version: '1' })
  if (config.simulated.length > 0) {
    await simulatorRoutes(http.app, openSimulators({ name: config.MALL_NAME, clock }))
  }
  if (parts.openPages) await mountPages(http, parts, await parts.openPages(http.server))
  return http
}

async function mountPages(http: Http, { config, log }: AppParts, pages: Pages): Promise<void> {
  const { modules } = pages
  if (modules) http.before(modules)
  else await assetRoutes(http.app, builtFiles, http.shelf)
  pageRoutes(http.app, {
    render: pages.render,
    api: http.api,
    shelf: http.shelf,
    keep: !modules,
    query: pageQuery,
    origin: config.PUBLIC_URL,
    outside: outsideOrigins(config),
    log,
  })
  // First: the sockets of hot reload would hold the server open.
  http.app.addHook('preClose', () => pages.close())
}

function outsideOrigins({ UMAMI_URL, CHAT_SCRIPT_URL }: Config) {
  const analytics = UMAMI_URL ? [new URL(UMAMI_URL).origin] : []
  const chat = CHAT_SCRIPT_URL ? [new URL(CHAT_SCRIPT_URL).origin] : []
  return { scripts: chat, connections: [...analytics, ...chat], frames: chat }
}
