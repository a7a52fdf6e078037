import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { contract } from '#contract/contract.ts'
import { type MessageSimulators, openMessageSimulators } from '#simulators/messages.ts'
import { type ConsoleOptions, openSimulators } from '#simulators/simulators.ts'
import { pages as storefrontPages } from '#storefront/pages.ts'
import { accountRoutes, cleanUpAccounts, findCustomer } from './accounts/accounts.ts'
import { cartRoutes, deleteOldMerges } from './cart/cart.ts'
import { catalogueAddresses, catalogueRoutes } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { contentRoutes } from './content/content.ts'
import { crawlerRoutes } from './crawlers.ts'
import { type Domains, openDomains, type Shared } from './domains.ts'
import { type MessageDeps, openMessages } from './messages/messages.ts'
import { notificationRoutes, unreadCount } from './notifications/notifications.ts'
import { ownAddress, webhookAt } from './own-address.ts'
import type { Pages } from './pages.ts'
import { clockMoved, type MovableClock } from './platform/clock.ts'
import { openAnnouncer } from './platform/database/announce.ts'
import type { Database } from './platform/database/database.ts'
import { assetRoutes } from './platform/http/assets.ts'
import { routesOf, type Wired } from './platform/http/call.ts'
import { docsRoutes } from './platform/http/docs-routes.ts'
import { type Http, openHttp } from './platform/http/http.ts'
import { mediaRoutes } from './platform/http/media-routes.ts'
import { pageRoutes } from './platform/http/page-routes.ts'
import { readiness } from './platform/http/ready.ts'
import { simulatorRoutes } from './platform/http/simulator-routes.ts'
import { webhookRoutes } from './platform/http/webhook-routes.ts'
import { defineJob, type Job, runJobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import type { Media } from './platform/media/media.ts'
import { deriveKey, openSecret } from './platform/secret.ts'
import { personalData } from './privacy.ts'
import { newestReviews } from './reviews/reviews.ts'
import { expireSavedItems, recordView, savedRoutes } from './saved/saved.ts'
import { search, searchRoutes } from './search/search.ts'
import { webManifestRoute } from './web-manifest.ts'

export interface AppDeps {
  config: Config
  database: Database
  clock: MovableClock
  log: Logger
  media: Media
  /** Called with the app's server, which development pages share for hot reload. Absent: no pages. */
  openPages?: (server: Server) => Promise<Pages>
}

export interface App extends Http {
  /** A serving process passes them to `startJobs`. */
  jobs: Job[]
}

const builtFiles = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Wires every domain behind one HTTP server, which does not listen yet. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, clock, log, media } = deps
  const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
  let server: Server | undefined
  const ownUrl = () => ownAddress(server)
  const outside = await simulatedMessages(config, clock, ownUrl)
  const messages = openMessages({
    database,
    clock,
    log,
    secret,
    storeName: config.MALL_NAME,
    ...messageAccess(config, outside),
  })
  const announce = openAnnouncer(database.pool, log)
  const domains = await openDomains(deps, {
    secret,
    ownUrl,
    announce,
    sendMessage: messages.send,
  })
  const all = Object.values(domains)
  const jobs = [...jobsOf(deps), ...messages.jobs, ...all.flatMap((domain) => domain.jobs)]
  const codeKey = deriveKey('codes', secret)
  const handlers = handlersOf(deps, {
    ...domains,
    announce,
    codeKey,
    sendMessage: messages.send,
  })
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
    findCustomer: (token) => findCustomer(database.pool, token, clock.now()),
    checkAnswers: config.NODE_ENV !== 'production',
    ready: readiness(database),
    channels: { ...messages.channels, [clockMoved]: () => void clock.refresh() },
  })
  server = http.server
  const webhooks = all.flatMap((domain) => domain.webhooks)
  await webhookRoutes(http.app, [messages.webhook, ...webhooks])
  mediaRoutes(http.app, media)
  webManifestRoute(http.app, config.MALL_NAME)
  crawlerRoutes(http.app, config.PUBLIC_URL, catalogueAddresses(database))
  docsRoutes(http.app, routes, { title: config.MALL_NAME, version: '1' })
  if (config.simulated.length > 0) {
    const panels = all.flatMap((domain) => domain.panels)
    await mountSimulators(http, deps, { messages: outside, panels, jobs })
  }
  if (deps.openPages) await mountPages(http, deps, await deps.openPages(http.server))
  return {
    ...http,
    jobs,
    async close() {
      await http.close()
      await messages.close()
      await outside?.close()
      for (const domain of all) await domain.close()
    },
  }
}

interface HandlerDeps extends Domains, Pick<Shared, 'announce' | 'sendMessage'> {
  codeKey: Buffer
}

/** The handlers of each domain. */
function handlersOf(
  { database, clock, log }: AppDeps,
  { bank, sales, parcels, dashboard, announce, codeKey, sendMessage }: HandlerDeps,
): Wired<typeof contract> {
  return {
    ...bank.handlers,
    ...sales.handlers,
    ...parcels.handlers,
    ...dashboard.handlers,
    accounts: accountRoutes({
      database,
      clock,
      sendMessage,
      codeKey,
      facts: {
        unreadCount: (accountId) => unreadCount(database, accountId),
        ...bank.facts,
        ...sales.facts,
        ...dashboard.facts,
      },
      checkOf: dashboard.checkOf,
      personalData: personalData(database),
    }),
    cart: cartRoutes({ database, clock, announce }),
    catalogue: catalogueRoutes({
      database,
      reviewsOf: (productId) => newestReviews(database, productId),
      viewed: (accountId, productId) =>
        recordView(database, { accountId, productId, at: clock.now() }),
      search: (term, within) => search(database.pool, term, within),
    }),
    content: contentRoutes(database),
    notifications: notificationRoutes({ database, clock, announce }),
    saved: savedRoutes({ database, clock }),
    search: searchRoutes({ database, clock, log }),
  }
}

function jobsOf({ database, clock }: AppDeps): Job[] {
  return [
    defineJob('accounts-clean-up', '*/10 * * * *', () =>
      cleanUpAccounts(database.pool, clock.now()),
    ),
    defineJob('carts-delete-merges', '20 3 * * *', () => deleteOldMerges(database, clock.now())),
    defineJob('saved-expire', '*/10 * * * *', () => expireSavedItems(database, clock.now())),
  ]
}

async function mountSimulators(
  http: Http,
  { config, clock }: AppDeps,
  { jobs, ...outside }: { jobs: Job[] } & Pick<ConsoleOptions, 'messages' | 'panels'>,
): Promise<void> {
  const simulate = openSimulators({
    name: config.MALL_NAME,
    clock: {
      now: clock.now,
      advance: (seconds) => clock.advance(seconds).then(() => runJobs(jobs)),
    },
    ...outside,
  })
  await simulatorRoutes(http.app, simulate)
}

async function simulatedMessages(
  { simulated }: Config,
  clock: MovableClock,
  ownUrl: () => string | null,
): Promise<MessageSimulators | null> {
  if (!simulated.includes('termii') && !simulated.includes('smtp')) return null
  return openMessageSimulators({
    now: clock.now,
    simulated,
    webhookUrl: () => webhookAt(ownUrl(), 'termii'),
  })
}

/** Access to the configured providers, or to their simulators. */
function messageAccess(
  config: Config,
  outside: MessageSimulators | null,
): Pick<MessageDeps, 'termii' | 'smtp'> {
  const { MAIL_FROM = 'mall@example.com', SMTP_URL = '', TERMII_WEBHOOK_SECRET = '' } = config
  const { TERMII_API_KEY: apiKey = '', TERMII_SENDER_ID: senderId = 'Mall' } = config
  return {
    termii: {
      senderId,
      ...(outside?.termii ?? {
        url: config.TERMII_URL.replace(/\/+$/, ''),
        apiKey,
        webhookSecret: TERMII_WEBHOOK_SECRET,
      }),
    },
    smtp: {
      url: outside?.smtp?.url ?? SMTP_URL,
      from: { name: config.MALL_NAME, address: MAIL_FROM },
    },
  }
}

async function mountPages(http: Http, { config, log }: AppDeps, pages: Pages): Promise<void> {
  const { modules } = pages
  if (modules) http.before(modules)
  else await assetRoutes(http.app, builtFiles, http.responseCache)
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
