import { takeFromCart } from './cart/cart.ts'
import { requestShipment, withdrawShipment } from './delivery/delivery.ts'
import type { OrderEvents, Orders } from './orders/orders.ts'
import { closePayments, type PaymentEvents, refundPayment } from './payments/payments.ts'
import { giveBack, tillMoneyIn } from './wallet/wallet.ts'

/*
 * Event handlers between domains that must not import each other. Each runs in the transaction of the event:
 * both commit, or neither.
 */

/** Handlers of order events. */
export const afterOrders: OrderEvents = {
  async paid(client, { id: orderId, orderCode, quoteId, to, ...order }, at) {
    if (quoteId && to) await requestShipment(client, { orderId, orderCode, quoteId, to, at })
    // The checkout of a wallet order announces it after its commit.
    const announceLater = order.paymentCode === 'wallets'
    await takeFromCart(
      client,
      { accountId: order.accountId, lines: order.units },
      { announceLater },
    )
  },
  withdrawn: withdrawShipment,
  closePayments,
  async paidAtCounter(client, { orderCode: reference, amountKobo, at }) {
    await tillMoneyIn(client, { amountKobo, reference, key: `till:${reference}`, at })
  },
  backToCard: (client, { orderId, amountKobo, key, at }) =>
    refundPayment(client, { orderId, amountKobo, reason: 'order refunded', key, at }),
  backToWallet: (client, { orderCode: reference, accountId, amountKobo, key, at }) =>
    giveBack(client, { accountId, amountKobo, reference, key, at }),
}

/** Handlers of card payment events: the order takes the money, or releases its stock. */
export function afterPayments(orders: Orders): PaymentEvents {
  const { lockOrder, captured, failed, moneyUnmatched, reopen } = orders
  return { lockOrder, captured, failed, moneyUnmatched, reopen }
}
