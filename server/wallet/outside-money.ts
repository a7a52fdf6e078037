import type { Tx } from '#server/platform/database/transaction.ts'
import { post } from './ledger.ts'
import { requireAmount } from './purchase.ts'

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
