import { takeFromCart } from './cart/cart.ts'
import { requestShipment, withdrawShipment } from './delivery/delivery.ts'
import { closeFulfilment, stopFulfilment } from './fulfilment/fulfilment.ts'
import type { IdentityEvents } from './identity/identity.ts'
import {
  type Added,
  type OrderContents,
  type OrderEvents,
  type Orders,
  orderOfLink,
} from './orders/orders.ts'
import { closePayments, type PaymentEvents, refundPayment } from './payments/payments.ts'
import { type Announce, officeChannel } from './platform/database/announce.ts'
import { pipelined, type Tx } from './platform/database/transaction.ts'
import {
  carriageDiffers,
  closeDepositAccount,
  giveBack,
  openDepositAccount,
  tillMoneyIn,
  type Wallet,
} from './wallet/wallet.ts'

/*
 * Event handlers between domains that must not import each other. Each runs in the transaction of the event:
 * both commit, or neither.
 */

/** Handlers of order events. */
export function afterOrders(announce: Announce): OrderEvents {
  return {
    async paid(tx, { accountId, units: lines, ...order }, known) {
      await pipelined(takeFromCart(tx, announce, { accountId, lines }), sendOut(tx, order, known))
    },
    arrived: (tx) => tx.afterCommit(() => announce('order', officeChannel)),
    left: closeFulfilment,
    async withdrawn(tx, ended) {
      await withdrawShipment(tx, ended)
      await stopFulfilment(tx, ended)
    },
    async closePayments(tx, ended) {
      await closePayments(tx, ended)
      await stopFulfilment(tx, ended)
    },
    async paidAtCounter(tx, { orderCode: reference, amountKobo, at }) {
      await tillMoneyIn(tx, { amountKobo, reference, key: `till:${reference}`, at })
    },
    backToCard: (tx, { orderId, amountKobo, by, key, at }) =>
      refundPayment(tx, { orderId, amountKobo, reason: 'order refunded', by, key, at }),
    backToWallet: (tx, { orderCode: reference, accountId, amountKobo, key, at }) =>
      giveBack(tx, { accountId, amountKobo, reference, key, at }),
  }
}

/** Requests the parcel of an order that a carrier takes. */
async function sendOut(
  tx: Tx,
  { orderCode, quoteId, to }: Pick<OrderContents, 'orderCode' | 'quoteId' | 'to'>,
  { added, at }: { added: Added; at: Date },
): Promise<void> {
  if (!quoteId || !to) return
  const { id: orderId } = await added
  await requestShipment(tx, { orderId, orderCode, quoteId, to, at })
}

/** Handlers of delivery's events: a parcel moves, another carrier takes it, or takes more than its customer paid. */
export function afterDelivery({
  moveParcel: parcelMoved,
  changeCarrier: carrierChanged,
}: Pick<Orders, 'moveParcel' | 'changeCarrier'>) {
  return { parcelMoved, carrierChanged, carriageDiffers }
}

/** Handlers of card payment events: the order takes the money, or releases its stock. */
export function afterPayments(orders: Orders): PaymentEvents {
  return {
    async lockOrder(tx, orderId) {
      const order = await orders.lockOrder(tx, orderId)
      return {
        captured: (payment) => orders.captured(tx, order, payment),
        failed: (payment) => orders.failed(tx, order, payment),
        moneyUnmatched: (payment) => orders.moneyUnmatched(tx, order, payment),
      }
    },
    reopen: orders.reopen,
    orderOfLink,
  }
}

/** Handlers of identity events: the wallet of a verified customer has an account number, until that ends. */
export function afterIdentity(wallet: Pick<Wallet, 'requestDepositAccount'>): IdentityEvents {
  return {
    verified: openDepositAccount,
    matched: wallet.requestDepositAccount,
    withdrawn: closeDepositAccount,
  }
}
