import { number, text } from '#server/platform/database/columns.ts'
import type { Pool } from '#server/platform/database/pool.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/handler.ts'
import { enterDeposit } from './deposits/deposit.ts'
import { cardMoneyIn, cardMoneyOut, giveBack, purchase } from './wallet.ts'

export interface RandomMoves {
  /** Accounts with a wallet. */
  accountIds: number[]
  movements: number
  connections: number
  /** Prefix of this run's keys. */
  run: string
}

export interface MoveResult {
  /** Kobo that each wallet must have gained. */
  gains: Map<number, number>
  refused: number
  repeated: number
  abandoned: number
}

/** Rolls a transaction back after its money was moved. */
class Abandoned extends Error {}

/**
 * Deposits, purchases, refunds and card money at random, from several connections at once: among few
 * wallets, so that they collide; some repeated with the same key, some rolled back.
 */
export async function moveRandomly(pool: Pool, moving: RandomMoves): Promise<MoveResult> {
  const { accountIds, movements, connections, run } = moving
  const moved: MoveResult = { gains: new Map(), refused: 0, repeated: 0, abandoned: 0 }
  const numbers = Array.from({ length: movements }, (_, number) => number).values()

  async function move(number: number): Promise<void> {
    const accountId = accountIds[below(accountIds.length)] ?? 0
    const movement = { accountId, kobo: 1 + below(2_000_000), key: `${run}:${number}` }
    const kind = kinds[below(kinds.length)] ?? deposit
    const isAbandoned = below(20) === 0
    const times = below(10) === 0 ? 2 : 1
    try {
      for (let time = 1; time <= times; time += 1) {
        const gain = await inTransaction(pool, async (tx) => {
          const change = await kind(tx, movement)
          if (isAbandoned) throw new Abandoned()
          return change
        })
        if (time === 1) moved.gains.set(accountId, (moved.gains.get(accountId) ?? 0) + gain)
        else moved.repeated += 1
      }
    } catch (error) {
      if (error instanceof Abandoned) moved.abandoned += 1
      else if (error instanceof Refusal && error.code === 'insufficient_balance') moved.refused += 1
      else throw error
    }
  }

  async function mover(): Promise<void> {
    for (const number of numbers) await move(number)
  }
  await Promise.all(Array.from({ length: connections }, mover))
  return moved
}

interface Movement {
  accountId: number
  kobo: number
  key: string
}
/** Answers what the wallet gains, kobo. */
type Kind = (tx: Tx, movement: Movement) => Promise<number>

const at = new Date('2026-11-21T08:00:00Z')

async function deposit(tx: Tx, { accountId, kobo: amountKobo, key }: Movement) {
  const credit = { accountId, amountKobo, reference: key, transactionReference: key, at }
  return amountKobo - (await enterDeposit(tx, credit))
}

const kinds: Kind[] = [
  deposit,
  async (tx, { accountId, kobo: amountKobo, key }) => {
    await purchase(tx, { accountId, amountKobo, reference: key, key, at })
    return -amountKobo
  },
  async (tx, { accountId, kobo, key }) => {
    const amountKobo = 1 + Math.floor(kobo / 4)
    await giveBack(tx, { accountId, amountKobo, reference: key, key, at })
    return amountKobo
  },
  async (tx, { kobo: amountKobo, key }) => {
    await cardMoneyIn(tx, { amountKobo, reference: key, key, at })
    const back = { amountKobo: 1 + Math.floor(amountKobo / 2), reference: key, at }
    await cardMoneyOut(tx, { ...back, key: `${key}:back` })
    return 0
  },
]

function below(limit: number): number {
  return Math.floor(Math.random() * limit)
}

/** A fingerprint of all entries up to a transaction, to verify later that none was changed. */
export function fingerprint(db: Db, upTo?: number) {
  return one(db, printOfEntries, [upTo])
}

const printOfEntries = rareStatement(
  'test-print-of-entries',
  { up_to: number, entries: number, print: text },
  `SELECT coalesce(max(transaction_id), 0) AS up_to, count(*) AS entries,
     coalesce(sum(hashtextextended(entered::text, 0))::text, '') AS print
   FROM wallet_entries AS entered
   WHERE transaction_id <= coalesce($1, 9223372036854775807)`,
)

export const noFaults = {
  money_from_nowhere: 0,
  unbalanced_transactions: 0,
  empty_transactions: 0,
  negative_wallets: 0,
  wrong_balances: 0,
}

/** Checks the ledger's invariants: answers how often each is broken. */
export function faults(db: Db): Promise<typeof noFaults> {
  return one(db, brokenInvariants)
}

const brokenInvariants = rareStatement(
  'test-broken-invariants',
  {
    money_from_nowhere: number,
    unbalanced_transactions: number,
    empty_transactions: number,
    negative_wallets: number,
    wrong_balances: number,
  },
  `SELECT
     (SELECT coalesce(sum(amount_kobo), 0)::bigint FROM wallet_entries) AS money_from_nowhere,
     (SELECT count(*) FROM (
       SELECT FROM wallet_entries GROUP BY transaction_id HAVING sum(amount_kobo) <> 0
     ) AS uneven) AS unbalanced_transactions,
     (SELECT count(*) FROM wallet_transactions AS moved WHERE NOT EXISTS (
       SELECT FROM wallet_entries WHERE transaction_id = moved.id
     )) AS empty_transactions,
     (SELECT count(*) FROM wallets WHERE balance_kobo < 0) AS negative_wallets,
     (SELECT count(*) FROM wallets WHERE balance_kobo <> coalesce((
       SELECT sum(amount_kobo) FROM wallet_entries
       WHERE wallet_entries.account_id = wallets.account_id
     ), 0)) AS wrong_balances`,
)
