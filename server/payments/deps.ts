import type { ClientBase } from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/log.ts'
import type { CardProvider, Payer } from './provider.ts'
import type { FailureReason } from './status.ts'

/** What payments tell upwards, each in the transaction of what it tells (`server/events.ts`). */
export interface PaymentEvents {
  /** Locks whatever the order's callbacks will lock, in the mall's order of locks, before a payment is. */
  lockOrder(client: ClientBase, orderId: number): Promise<void>
  /** The money is here: the order takes it, or it goes back ('refund'), and the shopper is told. */
  captured(
    client: ClientBase,
    told: { orderId: number; paymentId: number; amountKobo: number; at: Date },
  ): Promise<'taken' | 'refund'>
  /** This attempt has failed. The order may be cancelled already, or even be paid otherwise. */
  failed(
    client: ClientBase,
    told: { orderId: number; paymentId: number; reason: FailureReason; at: Date },
  ): Promise<void>
  /**
   * Card money that the order did not ask for is on its way back; the order stays as it is. `sum` is for
   * people; `amountKobo` is null where it is not naira.
   */
  moneyUnmatched(
    client: ClientBase,
    told: { orderId: number; sum: string; amountKobo: number | null; at: Date },
  ): Promise<void>
  /**
   * Makes an order payable once more, with its stock held. Refuses `not_found`, `order_not_payable`
   * and `out_of_stock`.
   */
  reopen(
    client: ClientBase,
    wanted: { orderCode: string; accountId: number; at: Date },
  ): Promise<{ orderId: number; amountKobo: number; expiresAt: Date }>
}

/** What the verbs of payments work with. */
export interface PaymentDeps {
  database: Database
  clock: Clock
  log: Logger
  provider: CardProvider
  events: PaymentEvents
  payerOf: (accountId: number) => Promise<Payer>
  /** Where shoppers come back to from the provider's page. */
  returnUrl: string
}
