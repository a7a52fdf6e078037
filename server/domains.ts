import {
  Attempts,
  openAccounts,
  openLoginCodes,
  Passwords,
  relyingPartyOf,
} from './accounts/accounts.ts'
import { openApprovals } from './approvals/approvals.ts'
import { auditRecorder, openAudit } from './audit/audit.ts'
import { lastRuns } from './backups/backups.ts'
import { openBadges } from './badges/badges.ts'
import { bulkSubjectsOf, openBulk } from './bulk/bulk.ts'
import { openCart } from './cart/cart.ts'
import { categoryNames, openCatalogue } from './catalogue/catalogue.ts'
import { openCheckout } from './checkout/checkout.ts'
import type { Config } from './config.ts'
import { openContent } from './content/content.ts'
import { openCounter } from './counter/counter.ts'
import { openCustomers } from './customers/customers.ts'
import { openDelivery, storeLine, storeOf } from './delivery/delivery.ts'
import { lowestPrices, openDiscovery } from './discovery/discovery.ts'
import { afterDelivery, afterIdentity, afterOrders, afterPayments } from './events.ts'
import { figureMeasures } from './figure-measures.ts'
import { openFulfilment } from './fulfilment/fulfilment.ts'
import { openHelp } from './help/help.ts'
import { openIdentity, verificationOf } from './identity/identity.ts'
import { countLate, openMessages } from './messages/messages.ts'
import { openNotifications } from './notifications/notifications.ts'
import { openOperations, type Switches } from './operations/operations.ts'
import { boughtTogether, openOrders, refundKind } from './orders/orders.ts'
import { openPayments } from './payments/payments.ts'
import { openPictures } from './pictures/pictures.ts'
import type { MovableClock } from './platform/clock.ts'
import { openAnnouncer } from './platform/database/announce.ts'
import type { Database } from './platform/database/database.ts'
import type { Db } from './platform/database/query.ts'
import type { Keys } from './platform/keys/keys.ts'
import type { Logger } from './platform/log.ts'
import type { Media } from './platform/media/media.ts'
import { personalData } from './privacy.ts'
import type { Providers } from './providers.ts'
import { openRecords } from './records/records.ts'
import {
  accountFacts,
  approvalReferences,
  auditReferences,
  bulkReferences,
  catalogueReferences,
  orderReferences,
  pictureReferences,
} from './references.ts'
import { openReviews } from './reviews/reviews.ts'
import { openSaved } from './saved/saved.ts'
import { openSearch } from './search/search.ts'
import { memberNames, openStaff, ownerMails, rolesAllowed } from './staff/staff.ts'
import { openTelephone } from './telephone/telephone.ts'
import { openViews } from './views/views.ts'
import { adjustmentKind, openWallet } from './wallet/wallet.ts'

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
  switches: Switches,
) {
  const { officeUrl, smsCountries, ...names } = namesOf(config)
  const announce = openAnnouncer(database.pool, log)
  const common = { database, clock, log, media, announce, keys, isClosed: switches.isOn, ...names }
  const messages = openMessages({ ...common, ...providers.access, smsCountries })
  const shared = { ...common, ...providers.access, sendMessage: messages.send }
  const store = storeOf(config)
  // The cores that hash passwords are the same for customers and staff.
  const passwords = new Passwords()
  const recordAudit = auditRecorder({ clock, keys })
  const allowed = rolesAllowed(database)
  const office = { ...shared, recordAudit, memberNames, officeUrl, rolesAllowed: allowed }
  const wallet = openWallet(shared)
  const orders = openOrders({
    ...office,
    ...orderReferences,
    events: afterOrders(announce),
    storeAddress: storeLine(store),
  })
  const payments = openPayments({ ...shared, events: afterPayments(orders) })
  const checkout = openCheckout({ ...shared, orders, payments })
  const delivery = openDelivery({ ...office, store, ...afterDelivery(orders) })
  return {
    messages,
    wallet,
    // After the clock was moved, payments are reconciled before unpaid orders are cancelled.
    payments,
    orders,
    checkout,
    delivery,
    discovery: openDiscovery({ ...shared, boughtTogether }),
    identity: openIdentity({ ...shared, events: afterIdentity(wallet) }),
    accounts: openAccounts({
      ...shared,
      passwords,
      facts: accountFacts(database, switches.isOn),
      personalData: personalData(database),
      checkOf: verificationOf,
    }),
    catalogue: openCatalogue({ ...office, ...catalogueReferences }),
    approvals: approvalsOf(office, orders),
    audit: openAudit({ ...shared, ...auditReferences, memberNames, ownerMails, bulkSubjectsOf }),
    bulk: openBulk({ ...office, ...catalogueReferences, ...bulkReferences(office) }),
    cart: openCart(shared),
    ...leavingHouse({ ...office, orders, storeAddress: storeLine(store) }),
    content: openContent({ ...office, lowestPrices, categoryNames: () => categoryNames(database) }),
    customers: openCustomers({ ...office, personalData: personalData(database) }),
    help: openHelp({ ...office, contactMail: config.CONTACT_MAIL ?? names.mailFrom }),
    operations: openOperations({ ...office, ...watched(config, database, keys), switches }),
    pictures: openPictures({ ...office, ...pictureReferences }),
    records: openRecords(shared),
    reviews: openReviews(shared),
    ...ofCustomers(shared),
    search: openSearch({ ...shared, recordAudit, memberNames }),
    staff: openStaff({
      ...shared,
      passwords,
      attempts: new Attempts(database, clock),
      loginCodes: openLoginCodes({ ...shared, passwords, facts: {} }),
      recordAudit,
      officeUrl,
      relyingParty: relyingPartyOf(officeUrl, names.storeName),
    }),
    telephone: openTelephone({ ...office, checkout, delivery }),
    views: openViews(office),
  }
}

/** The parts of an account that its customer sees. */
function ofCustomers(
  deps: Parameters<typeof openBadges>[0] &
    Parameters<typeof openNotifications>[0] &
    Parameters<typeof openSaved>[0],
) {
  return {
    badges: openBadges(deps),
    notifications: openNotifications(deps),
    saved: openSaved(deps),
  }
}

/** Kinds of requests that a second member decides, by the domains that do them. */
function approvalsOf(
  deps: Omit<Parameters<typeof openApprovals>[0], 'kinds' | keyof typeof approvalReferences> &
    Parameters<typeof adjustmentKind>[0],
  orders: Parameters<typeof refundKind>[1],
) {
  return openApprovals({
    ...deps,
    ...approvalReferences,
    kinds: { refund: refundKind(deps, orders), adjustment: adjustmentKind(deps) },
  })
}

/** How orders leave the house. */
function leavingHouse(deps: Parameters<typeof openFulfilment>[0]) {
  return { counter: openCounter(deps), fulfilment: openFulfilment(deps) }
}

async function backupTimes(db: Db) {
  return (await lastRuns(db)).map(({ kind, ended_at: endedAt }) => ({ kind, endedAt }))
}

/** What operations counts, which release does, and what must be there. */
function watched(config: Config, database: Database, keys: Keys) {
  const { RELEASE: release, MACHINES: machines, DATABASE_STANDBYS: standbys } = config
  const required = { backups: machines === 'many', standbys: standbys ?? (machines ? 2 : 0) }
  const measures = figureMeasures(database, keys)
  return { measures, release, lastRuns: backupTimes, countLate, required }
}

/** What the mall is called, where it is reached, and where its messages go. */
function namesOf(config: Config) {
  const { MALL_NAME: storeName, MAIL_FROM: mailFrom, PUBLIC_URL: publicUrl } = config
  const { OFFICE_URL: officeUrl = publicUrl } = config
  const smsCountries = config.SMS_COUNTRIES.split(',')
  return { storeName, mailFrom, publicUrl, officeUrl, smsCountries }
}
