import type { Person, PersonalData } from './accounts/accounts.ts'
import { cartData, forgetCart } from './cart/cart.ts'
import { addressData, forgetAddresses, parcelData } from './delivery/delivery.ts'
import { forgetLetters, letterData } from './help/help.ts'
import { forgetIdentity, identityData } from './identity/identity.ts'
import { forgetMessages, messageData } from './messages/messages.ts'
import { forgetNotifications, notificationData } from './notifications/notifications.ts'
import { forgetBuyer, openOrderCount, orderData, orderIdsOf } from './orders/orders.ts'
import { paymentData } from './payments/payments.ts'
import type { Database } from './platform/database/database.ts'
import { forgetReviewer, reviewData } from './reviews/reviews.ts'
import { forgetSaved, savedData } from './saved/saved.ts'
import { balanceOf, forgetDepositor, walletData } from './wallet/wallet.ts'

/** What the domains keep of a person beside the account: a domain that starts to keep more adds it here. */
export function personalData({ pool }: Database): PersonalData {
  return {
    async read(person) {
      const { accountId } = person
      const orderIds = await orderIdsOf(pool, accountId)
      return {
        identity_checks: await identityData(pool, accountId),
        delivery_addresses: await addressData(pool, accountId),
        orders: await orderData(pool, accountId),
        parcels: await parcelData(pool, accountId, orderIds),
        card_payments: await paymentData(pool, accountId),
        wallet: await walletData(pool, accountId),
        reviews: await reviewData(pool, accountId),
        cart: await cartData(pool, accountId),
        products: await savedData(pool, accountId),
        notifications: await notificationData(pool, accountId),
        letters: await letterData(pool, person.email),
        messages: await messageData(pool, contactsIn(person)),
      }
    },

    async obstacle(client, accountId) {
      if ((await openOrderCount(client, accountId)) > 0) {
        return 'You have orders that are still on their way. Your account can be deleted once they are finished.'
      }
      if ((await balanceOf(client, accountId)) > 0) {
        return 'There is money in your wallet. Spend it, or write to us to have it paid out; then your account can be deleted.'
      }
      return null
    },

    async forget(client, person) {
      const { accountId } = person
      const orderIds = await forgetBuyer(client, accountId)
      await forgetAddresses(client, accountId, orderIds)
      await forgetDepositor(client, accountId)
      await forgetIdentity(client, accountId)
      await forgetReviewer(client, accountId)
      await forgetCart(client, accountId)
      await forgetSaved(client, accountId)
      await forgetNotifications(client, accountId)
      await forgetLetters(client, person)
      await forgetMessages(client, contactsIn(person))
    },
  }
}

function contactsIn({ email, phoneNumber }: Person): string[] {
  return [email, phoneNumber].filter((contact) => contact !== null)
}
