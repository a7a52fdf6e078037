import { type Kobo, kobo } from '#contract/money.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** A customer's balance; 0 where there is no wallet yet. */
export async function balanceOf(db: Db, accountId: number): Promise<Kobo> {
  const wallet = await maybe(db, walletOf, [accountId])
  return kobo(wallet?.balance_kobo ?? 0)
}

const walletOf = statement(
  'wallet-balance',
  { balance_kobo: number },
  'SELECT balance_kobo FROM wallets WHERE account_id = $1',
)

/**
 * Locks the wallet's row until the transaction ends, so that other purchases wait, and answers the
 * balance. Opens an empty wallet where there is none.
 */
export async function lockWallet(tx: Tx, accountId: number): Promise<Kobo> {
  const wallet = await maybe(tx, lock, [accountId])
  if (wallet) return kobo(wallet.balance_kobo)
  await run(tx, open, [accountId])
  return kobo((await one(tx, lock, [accountId])).balance_kobo)
}

const lock = statement(
  'wallet-lock',
  { balance_kobo: number },
  'SELECT balance_kobo FROM wallets WHERE account_id = $1 FOR NO KEY UPDATE',
)

const open = statement(
  'wallet-open',
  {},
  'INSERT INTO wallets (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
)
