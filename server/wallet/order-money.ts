import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { lockWallet } from './balance.ts'
import { post, spend } from './ledger.ts'

/** Money that touches no wallet: between a card or the till and the mall's sales. */
export interface OutsideMoney {
  /** Above zero. */
  amountKobo: number
  /** The order's code. */
  reference: string
  /** Moves this money once: one for each payment and each refund. */
  key: string
  /** By the application's clock. */
  at: Date
}

/** Money that an order moves between a wallet and the mall's sales. */
export interface OrderMoney extends OutsideMoney {
  accountId: number
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

/** A card payment has been taken. Answers false where the key has moved this money before. */
export function cardMoneyIn(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = requireAmount(money)
  const entries = { card: -amountKobo, sales: amountKobo }
  return post(tx, { ...movement, kind: 'card_in', accountId: null, entries })
}

/** A card payment, or a part of it, goes back. Answers false where the key has moved this money before. */
export function cardMoneyOut(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = requireAmount(money)
  const entries = { card: amountKobo, sales: -amountKobo }
  return post(tx, { ...movement, kind: 'card_out', accountId: null, entries })
}

/** An order is paid at the counter. Answers false where the key has moved this money before. */
export function tillMoneyIn(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = requireAmount(money)
  const entries = { till: -amountKobo, sales: amountKobo }
  return post(tx, { ...movement, kind: 'till_in', accountId: null, entries })
}

/**
 * A carrier takes more for a parcel than its customer paid, or less where it is below zero: the mall bears it. Answers false
 * where the key has moved this money before.
 */
export function carriageDiffers(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = money
  const entries = { carriage: amountKobo, carriers: -amountKobo }
  return post(tx, { ...movement, kind: 'carriage', accountId: null, entries })
}

/** An unmatched card payment has come. Answers false where the key has moved this money before. */
export function unmatchedMoneyIn(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = requireAmount(money)
  const entries = { card: -amountKobo, suspense: amountKobo }
  return post(tx, { ...movement, kind: 'card_in', accountId: null, entries })
}

/** An unmatched card payment goes back. Answers false where the key has moved this money before. */
export function unmatchedMoneyOut(tx: Tx, money: OutsideMoney): Promise<boolean> {
  const { amountKobo, ...movement } = requireAmount(money)
  const entries = { card: amountKobo, suspense: -amountKobo }
  return post(tx, { ...movement, kind: 'card_out', accountId: null, entries })
}

function requireAmount<T extends { amountKobo: number }>(money: T): T {
  if (Number.isSafeInteger(money.amountKobo) && money.amountKobo > 0) return money
  throw new RangeError(`not an amount of money to move: ${money.amountKobo} kobo`)
}
