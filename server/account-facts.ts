import type { AccountFacts } from './accounts/accounts.ts'
import { badgeName } from './badges/badges.ts'
import { verificationOf } from './identity/identity.ts'
import { unreadCount } from './notifications/notifications.ts'
import { deliveredCount } from './orders/orders.ts'
import type { Database } from './platform/database/database.ts'
import { balanceOf, bankOf } from './wallet/wallet.ts'

/** What the account page shows of other domains. */
export function accountFacts(database: Database): AccountFacts {
  return {
    unreadCount: (accountId) => unreadCount(database, accountId),
    verification: (accountId) => verificationOf(database, accountId),
    badge: async (accountId) => badgeName(database, await deliveredCount(database, accountId)),
    balance: (accountId) => balanceOf(database, accountId),
    bank: (accountId) => bankOf(database, accountId),
    orderCount: (accountId) => deliveredCount(database, accountId),
  }
}
