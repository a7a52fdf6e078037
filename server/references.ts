import { type IsClosed, switchTexts } from '#contract/switches.ts'
import { type AccountFacts, accountsOfContact, namedAccounts } from './accounts/accounts.ts'
import type { AuditDeps } from './audit/audit.ts'
import { badgeName, badgeRanges } from './badges/badges.ts'
import {
  type CatalogueDeps,
  type CatalogueOfficeDeps,
  catalogueSubjects,
  catalogueUses,
} from './catalogue/catalogue.ts'
import { contentUses, leadingTo } from './content/content.ts'
import { isInCoupon } from './coupons/coupons.ts'
import { failedParcels, ordersOfParcel, parcelTimeline } from './delivery/delivery.ts'
import {
  closedBoxes,
  fulfilmentTimeline,
  ordersOfSerial,
  ordersToPick,
  serialsOf,
} from './fulfilment/fulfilment.ts'
import { verificationOf } from './identity/identity.ts'
import { messageTimeline } from './messages/messages.ts'
import { unreadCount } from './notifications/notifications.ts'
import {
  deliveredCount,
  isOrdered,
  type openOrders,
  orderSubjects,
  ordersUse,
  saleTimeline,
  soldUnits,
} from './orders/orders.ts'
import {
  cardRefundsOf,
  openDiscrepancies,
  ordersOfPayment,
  paymentTimeline,
  refusedRefunds,
} from './payments/payments.ts'
import { picturesNamed, plainPicture, usePictures } from './pictures/pictures.ts'
import type { Database } from './platform/database/database.ts'
import { workingAs } from './platform/database/work.ts'
import { countReviews, newestReviews, ratedOrders, reviewedLines } from './reviews/reviews.ts'
import { recordView } from './saved/saved.ts'
import { pinsOf } from './search/search.ts'
import {
  allMemberNames,
  mailsWith,
  membersWith,
  openPagesOf,
  staffSubjects,
} from './staff/staff.ts'
import { balanceOf, bankOf } from './wallet/wallet.ts'

/** What others know of the catalogue's records, and what these refer to. */
export const catalogueReferences = {
  newestReviews,
  countReviews,
  recordView,
  takePictures: usePictures,
  // Who takes up a picture has it locked by then.
  hasPicture: async () => true,
  isNamed: async (tx, item) =>
    (await isOrdered(tx, item)) ||
    (item.combinationId === null && (await isInCoupon(tx, item.productId))),
  soldUnits,
  usesOf: async (tx, deleted) => [
    ...(await leadingTo(tx, deleted)),
    ...('product' in deleted ? await pinsOf(tx, deleted.product) : []),
  ],
} satisfies Partial<CatalogueDeps & CatalogueOfficeDeps>

/** What customers and the office read of an order beside the order itself. */
export const orderReferences = {
  reviewedLines,
  ratedOrders,
  cardRefundsOf,
  accountsWith: accountsOfContact,
  badges: badgeRanges,
  customerNames: namedAccounts,
  mailsOf: (db, memberIds) => mailsWith(db, memberIds, 'orders.read'),
  openPagesOf,
  ordersOfParcel,
  ordersOfPayment,
  ordersOfSerial,
  ordersToPick,
  closedBoxes,
  serialsOf,
  failedParcels,
  refusedRefunds,
  openDiscrepancies,
  timelines: [paymentTimeline, parcelTimeline, messageTimeline, fulfilmentTimeline, saleTimeline],
} satisfies Partial<Parameters<typeof openOrders>[0]>

/** Whom approvals are for. */
export const approvalReferences = { membersWith, mailsWith, openPagesOf }

/** What the audit shows of others: the names of what its entries are about, and of who made them. */
export const auditReferences = {
  allMemberNames,
  subjectKinds: { ...catalogueSubjects, ...staffSubjects, ...orderSubjects },
} satisfies Partial<AuditDeps>

/** The pictures that a file of products names, and the one of what it brings without. */
export function bulkReferences(deps: Parameters<typeof plainPicture>[0]) {
  return { picturesNamed, plainPicture: () => plainPicture(deps) }
}

/** Whose records refer to pictures. */
export const pictureReferences = {
  picturesUsed: [catalogueUses, contentUses],
  picturesOrdered: ordersUse,
}

/**
 * What the account page shows of other domains. What is read of orders and money waits with those who buy: while
 * such a table is locked, other calls of accounts have their connections.
 */
export function accountFacts(database: Database, isClosed: IsClosed): AccountFacts {
  const delivered = (accountId: number) =>
    workingAs('buying', () => deliveredCount(database, accountId))
  return {
    unreadCount: (accountId) => unreadCount(database, accountId),
    verification: (accountId) => verificationOf(database, accountId),
    badge: async (accountId) => badgeName(database, await delivered(accountId)),
    balance: (accountId) => workingAs('buying', () => balanceOf(database, accountId)),
    bank: (accountId) => workingAs('buying', () => bankOf(database, accountId)),
    depositsClosed: () => (isClosed('no-deposits') ? switchTexts['no-deposits'].words : null),
    orderCount: delivered,
  }
}
