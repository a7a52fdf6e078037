import { takeFromCart } from './cart/cart.ts'
import { requestShipment, withdrawShipment } from './delivery/delivery.ts'
import type { OrderEvents, Orders } from './orders/orders.ts'
import { closePayments, type PaymentEvents, refundPayment } from './payments/payments.ts'
import type { Announce } from './platform/database/announce.ts'
import { giveBack, tillMoneyIn } from './wallet/wallet.ts'

/*
 * What happens after what, where a domain must not know the one that it tells. Each runs in the
 * transaction of its cause: both count, or neither.
 */

/** After something happened to an order. */
export function afterOrders(announce: Announce): OrderEvents {
  return {
    async paid(tx, { id: orderId, orderCode, quoteId, to, ...order }, at) {
      if (quoteId && to) await requestShipment(tx, { orderId, orderCode, quoteId, to, at })
      await takeFromCart(tx, announce, { accountId: order.accountId, lines: order.units })
    },
    withdrawn: withdrawShipment,
    closePayments,
    async paidAtCounter(tx, { orderCode: reference, amountKobo, at }) {
      await tillMoneyIn(tx, { amountKobo, reference, key: `till:${reference}`, at })
    },
    backToCard: (tx, { orderId, amountKobo, key, at }) =>
      refundPayment(tx, { orderId, amountKobo, reason: 'order refunded', key, at }),
    backToWallet: (tx, { orderCode: reference, accountId, amountKobo, key, at }) =>
      giveBack(tx, { accountId, amountKobo, reference, key, at }),
  }
}

/** After something happened to a card payment: the order takes the money, or lets its goods go. */
export function afterPayments(orders: Orders): PaymentEvents {
  const { lockOrder, captured, failed, moneyUnmatched, reopen } = orders
  return { lockOrder, captured, failed, moneyUnmatched, reopen }
}
