import {
  boolean,
  certain,
  nullable,
  number,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { ProviderError } from '#server/platform/provider.ts'
import type { Deps } from '../deps.ts'
import { takeDeposit } from './deposit.ts'

/** Numbers in a run, one a minute: with more than 7,200 numbers each waits longer than six hours. */
const atOnce = 20
/** How long after a look-up a number is due again, and after a failure of the bank, s. */
const cooldownSeconds = 6 * 3_600
const retrySeconds = 600
/** Pages of a hundred transfers that are read from either end: the order of the list is not documented. */
const pagesFromEachEnd = 5

/**
 * Job: finds deposits whose event never came, and closes the numbers of customers who left or withdrew their consent; those that wait
 * longest come first. A found deposit is taken in like a reported one: once, and only if the bank confirms it.
 */
export async function reconcileNumbers(deps: Deps): Promise<void> {
  const { database, clock } = deps
  // Due again soon until the bank has answered, so that a process that ends here loses nothing.
  const numbers = await many(database, claimDue, [clock.now(), atOnce, retrySeconds])
  for (const number of numbers) {
    try {
      await look(deps, number)
      if (number.is_close_requested) await close(deps, number)
      else await rest(deps, number)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      deps.log.warn({ err: error, account: number.account_id }, 'a bank number waits for the bank')
      if (error.kind !== 'refused') return
    }
  }
}

const numberAtBank = {
  id: number,
  account_id: number,
  reference: text,
  /** Null: the bank has not opened one yet. */
  account_number: nullable(text),
  is_close_requested: boolean,
}
type NumberAtBank = Row<typeof numberAtBank>

const claimDue = rareStatement(
  'wallet-numbers-claim',
  numberAtBank,
  `WITH due AS (
     SELECT id FROM wallet_bank_accounts
     WHERE closed_at IS NULL AND (is_close_requested OR account_number IS NOT NULL)
       AND (next_check_at IS NULL OR next_check_at <= $1)
     ORDER BY next_check_at NULLS FIRST LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   UPDATE wallet_bank_accounts AS number SET next_check_at = $1 + make_interval(secs => $3)
   FROM due WHERE number.id = due.id
   RETURNING number.id, account_id, reference, account_number, is_close_requested`,
)

async function look(deps: Deps, number: NumberAtBank): Promise<void> {
  const pages = await lookAtPage(deps, number, 0)
  for (let page = 1; page < pages; page++) {
    const isNearEnd = page < pagesFromEachEnd || page >= pages - pagesFromEachEnd
    if (isNearEnd) await lookAtPage(deps, number, page)
  }
}

/** Answers how many pages there are. */
async function lookAtPage(
  deps: Deps,
  { reference: accountReference }: NumberAtBank,
  page: number,
): Promise<number> {
  const { transfers, pages } = await deps.monnify.listTransfers(accountReference, page)
  const paid = transfers.filter(({ status }) => status === 'PAID')
  const references = paid.map(({ transactionReference }) => transactionReference)
  const rows = await many(deps.database, unknownTransfers, [references])
  const unreported = new Set(rows.map(({ reference }) => reference))
  for (const transfer of paid) {
    if (!unreported.has(transfer.transactionReference)) continue
    deps.log.warn({ transfer: transfer.transactionReference }, 'the event of a deposit never came')
    await takeDeposit(deps, { ...transfer, accountReference })
  }
  return pages
}

const unknownTransfers = rareStatement(
  'wallet-unknown-transfers',
  // Every transfer has one.
  { reference: certain(text) },
  `SELECT paid.reference FROM unnest($1::text[]) AS paid (reference)
   WHERE NOT EXISTS (
     SELECT FROM wallet_deposits WHERE transaction_reference = paid.reference
   )`,
)

/** Unless its customer has left meanwhile: then it must be closed soon. */
async function rest({ database, clock }: Deps, { id }: NumberAtBank): Promise<void> {
  await run(database, postpone, [id, clock.now(), cooldownSeconds])
}

const postpone = rareStatement(
  'wallet-number-postpone',
  {},
  `UPDATE wallet_bank_accounts SET next_check_at = $2::timestamptz + make_interval(secs => $3)
   WHERE id = $1 AND NOT is_close_requested`,
)

/**
 * Closes a number, so that nobody pays money in that has no owner. A number that was opened during this
 * call waits for the next run.
 */
async function close({ database, clock, monnify }: Deps, number: NumberAtBank): Promise<void> {
  await monnify.closeAccount(number.reference)
  await run(database, markClosed, [number.id, clock.now(), number.account_number])
}

const markClosed = rareStatement(
  'wallet-number-closed',
  {},
  `UPDATE wallet_bank_accounts SET closed_at = $2
   WHERE id = $1 AND account_number IS NOT DISTINCT FROM $3`,
)
