import type { paymentStatuses } from '#contract/shop/orders.ts'
import type { Actor } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Db } from '#server/platform/database/query.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Logger } from '#server/platform/log.ts'
import type { CardProvider } from './provider.ts'
import type { FailureReason } from './status.ts'

/** Who moves an order and gives money back because of what a look-up answered. */
export const cardProvider: Actor = { provider: 'flutterwave' }

export const reconcileJob = 'payments-reconcile'

/**
 * The order of a payment, locked until the end of the transaction. It was read once: of `captured` and `failed`
 * one can be called, once.
 */
export interface LockedOrder {
  /** The money is here: the order takes it, or it goes back ('refund'); the shopper is notified. */
  captured(event: {
    paymentId: number
    amountKobo: number
    by: Actor
    at: Date
  }): Promise<'taken' | 'refund'>
  /** This attempt has failed. The order may be cancelled already, or even be paid otherwise. */
  failed(event: { paymentId: number; reason: FailureReason; by: Actor; at: Date }): Promise<void>
  /**
   * An unmatched card payment is on its way back; the order stays as it is. `sum` is formatted for people;
   * `amountKobo` is null where it is not naira.
   */
  moneyUnmatched(event: { sum: string; amountKobo: number | null; at: Date }): Promise<void>
}

/** Callbacks into the orders (`server/events.ts`), each in the transaction of the payment's change. */
export interface PaymentEvents {
  /** Locks all that the order's callbacks will lock, in the order of the whole server, before a payment is locked. */
  lockOrder(tx: Tx, orderId: number): Promise<LockedOrder>
  /**
   * Makes an order payable once more, with its stock held. Refuses `not_found`, `order_not_payable`, `out_of_stock`
   * and `coupon_refused`.
   */
  reopen(
    tx: Tx,
    request: { orderCode: string; accountId: number; at: Date },
  ): Promise<{ orderId: number; amountKobo: number; expiresAt: Date }>
  /** The order that a link is to pay; null where its time to pay is over. */
  orderOfLink(db: Db, token: string, at: Date): Promise<LinkedOrder | null>
}

/** An order that was taken at the telephone, as its link shows it. */
export interface LinkedOrder {
  orderCode: string
  accountId: number
  totalKobo: number
  paymentStatus: (typeof paymentStatuses)[number]
  payUntil: Date
}

export interface PaymentDeps {
  database: Database
  clock: Clock
  log: Logger
  provider: CardProvider
  events: PaymentEvents
  /** The provider requires an e-mail address: a customer without one gives it this. */
  mailFrom: string
  /** The mall's own address: the provider's page sends shoppers back there. */
  publicUrl: string
}
