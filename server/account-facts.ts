import { type IsClosed, switchTexts } from '#contract/switches.ts'
import type { AccountFacts } from './accounts/accounts.ts'
import { badgeName } from './badges/badges.ts'
import { verificationOf } from './identity/identity.ts'
import { unreadCount } from './notifications/notifications.ts'
import { deliveredCount } from './orders/orders.ts'
import type { Database } from './platform/database/database.ts'
import { workingAs } from './platform/database/work.ts'
import { balanceOf, bankOf } from './wallet/wallet.ts'

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
