import type { PoolClient } from 'pg'
import { creditDeposit, openDepositAccount } from '#server/wallet/wallet.ts'
import type { DemoPerson } from './demo/person.ts'
import { daysBefore, type PastEvent } from './past-events.ts'

interface Funded extends NonNullable<DemoPerson['bank']> {
  accountId: number
  name: string
}

/**
 * Gives a demo person an account number and answers the deposits to it as past events, each credited like
 * any other. The transaction is the caller's.
 */
export async function seedWallet(
  client: PoolClient,
  { accountId, name, accountNumber, deposits }: Funded,
  now: Date,
): Promise<PastEvent[]> {
  const first = Math.max(...deposits.map(({ daysAgo }) => daysAgo))
  await openDepositAccount(client, { accountId, at: daysBefore(now, first + 1) })
  const { rows } = await client.query<{ reference: string }>(
    `UPDATE wallet_bank_accounts
     SET account_number = $2, account_name = $3, bank_name = 'Moniepoint Microfinance Bank'
     WHERE account_id = $1 RETURNING reference`,
    [accountId, accountNumber, name],
  )
  return deposits.map(({ naira, daysAgo }, place) => {
    const at = daysBefore(now, daysAgo)
    const transactionReference = `DEMO|${accountNumber}|${place}`
    const reference = `DEMO${accountId}D${place + 1}`
    const money = { amountKobo: Math.round(naira * 100), at, reference }
    const run = async () => {
      await client.query(
        `INSERT INTO wallet_deposits (reference, transaction_reference, account_reference, amount_kobo,
           currency, state, told_at, settled_at)
         VALUES ($1, $2, $3, $4, 'NGN', 'credited', $5, $5)`,
        [reference, transactionReference, rows[0]?.reference, money.amountKobo, at],
      )
      await creditDeposit(client, { accountId, transactionReference, ...money })
    }
    return { at, run }
  })
}
