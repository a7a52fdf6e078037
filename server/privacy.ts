import type { Person, PersonalData } from './accounts/accounts.ts'
import { eraseCart, exportCart } from './cart/cart.ts'
import { eraseComments, exportComments } from './customers/customers.ts'
import { eraseAddresses, exportAddresses, exportParcels } from './delivery/delivery.ts'
import { exportSerials } from './fulfilment/fulfilment.ts'
import { eraseContactMessages, exportContactMessages } from './help/help.ts'
import { eraseIdentity, exportConsentWithdrawals, exportIdentity } from './identity/identity.ts'
import { eraseMessages, exportMessages } from './messages/messages.ts'
import { eraseNotifications, exportNotifications } from './notifications/notifications.ts'
import { eraseBuyer, exportOrders, openOrderCount, orderIdsOf } from './orders/orders.ts'
import { exportPayments } from './payments/payments.ts'
import type { Database } from './platform/database/database.ts'
import { eraseReviewer, exportReviews } from './reviews/reviews.ts'
import { eraseSaved, exportSaved } from './saved/saved.ts'
import { eraseRequests, exportRequests } from './search/search.ts'
import { eraseMember, exportMember, staffObstacle } from './staff/staff.ts'
import { balanceOf, eraseDepositor, exportWallet } from './wallet/wallet.ts'

/** Personal data of all domains beside the account: a domain that stores more of it adds it here. */
export function personalData({ pool }: Database): PersonalData {
  return {
    async read(person) {
      const { accountId } = person
      const orderIds = await orderIdsOf(pool, accountId)
      return {
        identity_checks: await exportIdentity(pool, accountId),
        consent_withdrawals: await exportConsentWithdrawals(pool, accountId),
        delivery_addresses: await exportAddresses(pool, accountId),
        orders: await exportOrders(pool, accountId),
        parcels: await exportParcels(pool, accountId, orderIds),
        serial_numbers: await exportSerials(pool, orderIds),
        card_payments: await exportPayments(pool, accountId),
        wallet: await exportWallet(pool, accountId),
        reviews: await exportReviews(pool, accountId),
        cart: await exportCart(pool, accountId),
        products: await exportSaved(pool, accountId),
        notifications: await exportNotifications(pool, accountId),
        search_requests: await exportRequests(pool, person),
        letters: await exportContactMessages(pool, person.email),
        comments: await exportComments(pool, accountId),
        messages: await exportMessages(pool, contactsIn(person)),
        office: await exportMember(pool, accountId),
      }
    },

    async obstacle(tx, accountId) {
      const worksHere = await staffObstacle(tx, accountId)
      if (worksHere) return worksHere
      if ((await openOrderCount(tx, accountId)) > 0) {
        return 'You have orders in progress. You can delete your account when they are completed.'
      }
      if ((await balanceOf(tx, accountId)) > 0) {
        return 'There is money in your wallet. Spend it, or write to us to withdraw it, before you delete your account.'
      }
      return null
    },

    async erase(tx, person) {
      const { accountId } = person
      const orderIds = await eraseBuyer(tx, accountId)
      await eraseAddresses(tx, accountId, orderIds)
      await eraseDepositor(tx, accountId)
      await eraseIdentity(tx, accountId)
      await eraseReviewer(tx, accountId)
      await eraseCart(tx, accountId)
      await eraseSaved(tx, accountId)
      await eraseNotifications(tx, accountId)
      await eraseContactMessages(tx, person)
      await eraseComments(tx, accountId)
      await eraseRequests(tx, person)
      await eraseMessages(tx, contactsIn(person))
      await eraseMember(tx, person)
    },
  }
}

function contactsIn({ email, phoneNumber }: Person): string[] {
  return [email, phoneNumber].filter((contact) => contact !== null)
}
