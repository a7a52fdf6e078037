import { text } from '#server/platform/database/columns.ts'
import { one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
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
  tx: Tx,
  { accountId, name, accountNumber, deposits }: Funded,
  now: Date,
): Promise<PastEvent[]> {
  const first = Math.max(...deposits.map(({ daysAgo }) => daysAgo))
  await openDepositAccount(tx, { accountId, at: daysBefore(now, first + 1) })
  const account = await one(tx, openBankAccount, [accountId, accountNumber, name])
  return deposits.map(({ naira, daysAgo }, place) => {
    const at = daysBefore(now, daysAgo)
    const transactionReference = `DEMO|${accountNumber}|${place}`
    const reference = `DEMO${accountId}D${place + 1}`
    const money = { amountKobo: Math.round(naira * 100), at, reference }
    const pay = async () => {
      const values = [reference, transactionReference, account.reference, money.amountKobo, at]
      await run(tx, addDeposit, values)
      // No page is open that could hear of it.
      await creditDeposit(tx, () => {}, { accountId, transactionReference, ...money })
    }
    return { at, run: pay }
  })
}

const openBankAccount = rareStatement(
  'seed-open-bank-account',
  { reference: text },
  `UPDATE wallet_bank_accounts
   SET account_number = $2, account_name = $3, bank_name = 'Moniepoint Microfinance Bank'
   WHERE account_id = $1 AND NOT is_close_requested RETURNING reference`,
)

const addDeposit = rareStatement(
  'seed-add-deposit',
  {},
  `INSERT INTO wallet_deposits (reference, transaction_reference, account_reference, amount_kobo,
     currency, state, notified_at, settled_at)
   VALUES ($1, $2, $3, $4, 'NGN', 'credited', $5, $5)`,
)
