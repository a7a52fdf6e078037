import type { ClientBase, Pool } from 'pg'
import { type Kobo, kobo } from '#contract/money.ts'

/** A customer's balance; 0 where there is no wallet yet. */
export async function balanceOf(client: ClientBase | Pool, accountId: number): Promise<Kobo> {
  const { rows } = await client.query<{ balance_kobo: number }>({
    name: 'wallet-balance',
    text: 'SELECT balance_kobo FROM wallets WHERE account_id = $1',
    values: [accountId],
  })
  return kobo(rows[0]?.balance_kobo ?? 0)
}

/**
 * Locks the wallet's row until the transaction ends, so that other purchases wait, and answers the
 * balance. Opens an empty wallet where there is none.
 */
export async function lockWallet(client: ClientBase, accountId: number): Promise<Kobo> {
  const lock = () =>
    client.query<{ balance_kobo: number }>({
      name: 'wallet-lock',
      text: 'SELECT balance_kobo FROM wallets WHERE account_id = $1 FOR NO KEY UPDATE',
      values: [accountId],
    })
  const wallet = (await lock()).rows[0]
  if (wallet) return kobo(wallet.balance_kobo)
  await client.query({
    name: 'wallet-open',
    text: 'INSERT INTO wallets (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [accountId],
  })
  return kobo((await lock()).rows[0]?.balance_kobo ?? 0)
}
