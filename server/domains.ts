import { accountFacts } from './account-facts.ts'
import { Attempts, openAccounts, Passwords, relyingPartyOf } from './accounts/accounts.ts'
import { auditRecorder, openAudit } from './audit/audit.ts'
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
import { boughtTogether, openOrders } from './orders/orders.ts'
import { cardRefundsOf, openPayments } from './payments/payments.ts'
import type { MovableClock } from './platform/clock.ts'
import { openAnnouncer } from './platform/database/announce.ts'
import type { Database } from './platform/database/database.ts'
import type { Keys } from './platform/keys/keys.ts'
import type { Logger } from './platform/log.ts'
import type { Media } from './platform/media/media.ts'
import { personalData } from './privacy.ts'
import type { Providers } from './providers.ts'
import {
  newestReviews,
  openReviews,
  ratedOrders,
  reviewedLines,
  verifiedReviews,
} from './reviews/reviews.ts'
import { openSaved, recordView } from './saved/saved.ts'
import { openSearch, search } from './search/search.ts'
import { memberNames, openStaff, ownerMails } from './staff/staff.ts'
import { openViews } from './views/views.ts'
import { openWallet } from './wallet/wallet.ts'

export interface DomainDeps {
  config: Config
  database: Database
  clock: MovableClock
  log: Logger
  media: Media
}

/** Each domain under its name in the contract, with what it needs of others. */
export function openDomains(
  { config, database, clock, log, media }: DomainDeps,
  providers: Providers,
  keys: Keys,
) {
  const { MALL_NAME: storeName, MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl } = config
  const { OFFICE_URL: officeUrl = publicUrl } = config
  const announce = openAnnouncer(database.pool, log)
  const common = { database, clock, log, media, announce, keys, storeName, mailFrom, publicUrl }
  const smsCountries = config.SMS_COUNTRIES.split(',')
  const messages = openMessages({ ...common, ...providers.access, smsCountries })
  const shared = { ...common, ...providers.access, sendMessage: messages.send }
  const store = storeOf(config)
  // The cores that hash passwords are the same for customers and staff.
  const passwords = new Passwords()
  const recordAudit = auditRecorder({ clock, keys })

  const wallet = openWallet(shared)
  const orders = openOrders({
    ...shared,
    events: afterOrders(announce),
    storeAddress: storeLine(store),
    reviewedLines,
    ratedOrders,
    cardRefundsOf,
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
      passwords,
      facts: accountFacts(database),
      personalData: personalData(database),
      checkOf: verificationOf,
    }),
    catalogue: openCatalogue({
      ...shared,
      boughtTogether,
      newestReviews,
      verifiedReviews,
      recordView,
      search,
    }),
    audit: openAudit({ ...shared, memberNames, ownerMails }),
    badges: openBadges(shared),
    cart: openCart(shared),
    content: openContent(shared),
    help: openHelp({ ...shared, contactMail: config.CONTACT_MAIL ?? mailFrom }),
    notifications: openNotifications(shared),
    reviews: openReviews(shared),
    saved: openSaved(shared),
    search: openSearch(shared),
    staff: openStaff({
      ...shared,
      passwords,
      attempts: new Attempts(database, clock),
      recordAudit,
      officeUrl,
      relyingParty: relyingPartyOf(officeUrl, storeName),
    }),
    views: openViews({ ...shared, recordAudit, memberNames }),
  }
}
