import type { Server } from 'node:http'
import { contract } from '#contract/contract.ts'
import { readiness } from '#server/platform/http/health.ts'
import { accountFacts } from './account-facts.ts'
import { findCustomer, openAccounts } from './accounts/accounts.ts'
import { openBadges } from './badges/badges.ts'
import { openCart } from './cart/cart.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { openCheckout } from './checkout/checkout.ts'
import type { Config } from './config.ts'
import { openContent } from './content/content.ts'
import { openDelivery, storeLine, storeOf } from './delivery/delivery.ts'
import { afterIdentity, afterOrders, afterPayments } from './events.ts'
import { openHelp } from './help/help.ts'
import { openIdentity, verificationOf } from './identity/identity.ts'
import { openMessages } from './messages/messages.ts'
import { openNotifications } from './notifications/notifications.ts'
import { openOrders } from './orders/orders.ts'
import { mountPages, type Pages } from './pages/pages.ts'
import { openPayments } from './payments/payments.ts'
import { clockMoved, type MovableClock } from './platform/clock.ts'
import { openAnnouncer } from './platform/database/announce.ts'
import type { Database } from './platform/database/database.ts'
import type { Domain } from './platform/domain.ts'
import { routesOf } from './platform/http/call.ts'
import { docsRoutes } from './platform/http/docs/docs-routes.ts'
import { type Http, openHttp, ownAddress } from './platform/http/http.ts'
import { mediaRoutes } from './platform/http/routes/media-routes.ts'
import { webhookRoutes } from './platform/http/routes/webhook-routes.ts'
import { type Job, runJobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import type { Media } from './platform/media/media.ts'
import { openSecret } from './platform/secret.ts'
import { personalData } from './privacy.ts'
import { openProviders, type Providers } from './providers.ts'
import { newestReviews, openReviews, ratedOrders, reviewedLines } from './reviews/reviews.ts'
import { openSaved, recordView } from './saved/saved.ts'
import { openSearch, search } from './search/search.ts'
import { openWallet } from './wallet/wallet.ts'

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

/** Opens every domain behind one HTTP server, which does not listen yet. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, clock, log, media } = deps
  let server: Server | undefined
  const providers = await openProviders({ ...deps, ownUrl: () => ownAddress(server) })
  const domains = openDomains(deps, providers)
  const all: Domain[] = Object.values(domains)
  const jobs = all.flatMap((domain) => domain.jobs ?? [])
  const webhooks = all.flatMap((domain) => domain.webhooks ?? [])
  const routes = routesOf(contract, domains)

  const http = await openHttp({
    routes,
    database,
    log,
    trust: { proxies: config.TRUST_PROXY, alwaysSecure: config.PUBLIC_URL.startsWith('https:') },
    limits: { burst: config.RATE_LIMIT, perSecond: config.RATE_LIMIT / 60 },
    findCustomer: (token) => findCustomer(database, token, clock.now()),
    // Staff accounts are not there yet.
    findStaff: async () => null,
    checkAnswers: config.NODE_ENV !== 'production',
    ready: readiness(database),
    channels: { ...domains.messages.channels, [clockMoved]: () => void clock.refresh() },
  })
  server = http.server
  await webhookRoutes(http.app, webhooks)
  mediaRoutes(http.app, media)
  docsRoutes(http.app, routes, { title: config.MALL_NAME, version: '1' })
  await providers.mountConsole(http.app, async (seconds) => {
    await clock.advance(seconds)
    await runJobs(jobs)
  })
  await mountPages(http, deps)
  return {
    ...http,
    jobs,
    async close() {
      await http.close()
      for (const domain of all) await domain.close?.()
      await providers.close()
    },
  }
}

/** Each domain under its name in the contract, with what it needs of others. */
function openDomains({ config, database, clock, log, media }: AppDeps, providers: Providers) {
  const { MALL_NAME: storeName, MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl } = config
  const secret = openSecret(config.MALL_SECRET, config.DATA_DIR)
  const announce = openAnnouncer(database.pool, log)
  const common = { database, clock, log, media, announce, secret, storeName, mailFrom, publicUrl }
  const smsCountries = config.SMS_COUNTRIES.split(',')
  const messages = openMessages({ ...common, ...providers.access, smsCountries })
  const shared = { ...common, ...providers.access, sendMessage: messages.send }
  const store = storeOf(config)

  const wallet = openWallet(shared)
  const orders = openOrders({
    ...shared,
    events: afterOrders(announce),
    storeAddress: storeLine(store),
    reviewedLines,
    ratedOrders,
  })
  const payments = openPayments({ ...shared, events: afterPayments(orders) })
  return {
    messages,
    wallet,
    // After the clock was moved, payments are reconciled before unpaid orders are cancelled.
    payments,
    orders,
    checkout: openCheckout({ ...shared, orders, payments }),
    delivery: openDelivery({ ...shared, store, parcelMoved: orders.moveParcel }),
    identity: openIdentity({ ...shared, events: afterIdentity(wallet) }),
    accounts: openAccounts({
      ...shared,
      facts: accountFacts(database),
      personalData: personalData(database),
      checkOf: verificationOf,
    }),
    catalogue: openCatalogue({ ...shared, newestReviews, recordView, search }),
    badges: openBadges(shared),
    cart: openCart(shared),
    content: openContent(shared),
    help: openHelp({ ...shared, contactMail: config.CONTACT_MAIL ?? mailFrom }),
    notifications: openNotifications(shared),
    reviews: openReviews(shared),
    saved: openSaved(shared),
    search: openSearch(shared),
  }
}
