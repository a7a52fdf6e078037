import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { lockWallet } from './balance.ts'
import { post, spend } from './ledger.ts'

/** Money that an order moves between a wallet and the mall's sales. */
export interface OrderMoney {
  accountId: number
  /** Above zero. */
  amountKobo: number
  /** The order's code. */
  reference: string
  /** Moves this money once. */
  key: string
  /** By the application's clock. */
  at: Date
}

/**
 * Pays an order from the wallet, in the placing transaction, and locks the wallet until its end.
 * Refuses with `insufficient_balance` unless the balance is strictly above the amount (checkout and
 * rooms specification, section 5). A repetition with the same key takes nothing.
 */
export async function purchase(tx: Tx, money: OrderMoney): Promise<void> {
  const { accountId, amountKobo, reference, key, at } = requireAmount(money)
  const entries = { wallet: -amountKobo, sales: amountKobo }
  const movement = { key, kind: 'purchase', accountId, reference, at, entries } as const
  if ((await spend(tx, movement, amountKobo)) === 'short') refuse('insufficient_balance')
}

/** Refunds an order's money, or a part of it, into the wallet. The caller checks how much may go back. */
export async function giveBack(tx: Tx, money: OrderMoney): Promise<void> {
  const { accountId, amountKobo, reference, key, at } = requireAmount(money)
  await lockWallet(tx, accountId)
  const entries = { wallet: amountKobo, sales: -amountKobo }
  await post(tx, { key, kind: 'refund', accountId, reference, at, entries })
}

export function requireAmount<T extends { amountKobo: number }>(money: T): T {
  if (Number.isSafeInteger(money.amountKobo) && money.amountKobo > 0) return money
  throw new RangeError(`not an amount of money to move: ${money.amountKobo} kobo`)
}
