import type { ClientBase } from 'pg'
import { lockActive } from '#server/accounts/accounts.ts'
import { notifyWithoutEvent } from '#server/notifications/notifications.ts'
import { accountEvent } from '#server/platform/database/account-event.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { publicCode } from '#server/platform/public-code.ts'
import { lockWallet } from './balance.ts'
import type { Deps } from './deps.ts'
import { post } from './ledger.ts'
import type { Transfer } from './monnify-facts.ts'

/** The charge for a deposit, kobo (checkout and rooms specification, section 9); never more than came in. */
export const depositChargeKobo = 5_000

/** How long the bank's answers may lag behind its events before staff have to act, ms. */
const lagMs = 24 * 3_600_000

/** A transfer as an event reports it, not yet confirmed by a look-up at the bank. */
export type DepositNotice = Pick<
  Transfer,
  'transactionReference' | 'accountReference' | 'amountKobo' | 'currency'
>

/** Takes in a transfer that the bank reports: stores it first, then settles it. */
export async function takeDeposit(deps: Deps, notice: DepositNotice): Promise<void> {
  const { database, clock } = deps
  await database.pool.query({
    name: 'wallet-deposit-store',
    text: `
      INSERT INTO wallet_deposits
        (reference, transaction_reference, account_reference, amount_kobo, currency, told_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (transaction_reference) DO NOTHING`,
    values: [
      publicCode(),
      notice.transactionReference,
      notice.accountReference,
      notice.amountKobo,
      notice.currency,
      clock.now(),
    ],
  })
  await settleDeposit(deps, notice)
}

/** The job: settles deposits that the bank could not confirm when it reported them. */
export async function settleNotified(deps: Deps): Promise<void> {
  const { rows } = await deps.database.pool.query<DepositNotice>(
    `SELECT transaction_reference AS "transactionReference", amount_kobo AS "amountKobo",
       account_reference AS "accountReference", currency
     FROM wallet_deposits WHERE state = 'told' ORDER BY told_at LIMIT 500`,
  )
  for (const notice of rows) {
    const isUnavailable = await settleDeposit(deps, notice)
    if (isUnavailable) return
  }
}

/**
 * Credits a stored transfer, if the bank confirms it and a customer owns the account; otherwise puts it
 * under review. However often and from wherever it is called, a transfer is credited once. Answers
 * whether the bank is unavailable, so that the deposit still waits.
 */
async function settleDeposit(deps: Deps, notice: DepositNotice): Promise<boolean> {
  const { database, monnify, log } = deps
  const { rowCount: isDone } = await database.pool.query({
    name: 'wallet-deposit-is-credited',
    text: `SELECT FROM wallet_deposits WHERE transaction_reference = $1 AND state = 'credited'`,
    values: [notice.transactionReference],
  })
  if (isDone) return false
  try {
    const confirmed = await monnify.findTransfer(notice.transactionReference)
    const credited = await inTransaction(database.pool, (client) =>
      settle(client, deps, notice, confirmed),
    )
    if (credited !== null) deps.announce(accountEvent(credited, 'notification'))
    return false
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'refused') throw error
    log.warn({ err: error, transfer: notice.transactionReference }, 'a deposit waits for the bank')
    return true
  }
}

interface Deposit {
  reference: string
  state: 'told' | 'credited' | 'review'
  told_at: Date
}

/** Answers the account whose wallet was credited now; null: none. */
async function settle(
  client: ClientBase,
  { clock, log }: Deps,
  notice: DepositNotice,
  confirmed: Transfer | null,
): Promise<number | null> {
  const { transactionReference, accountReference, amountKobo } = notice
  const { rows } = await client.query<Deposit>({
    name: 'wallet-deposit-lock',
    text: `SELECT reference, state, told_at FROM wallet_deposits
      WHERE transaction_reference = $1 FOR UPDATE`,
    values: [transactionReference],
  })
  const [deposit] = rows
  if (!deposit || deposit.state === 'credited') return null
  const at = clock.now()
  const isEarly = at.getTime() < deposit.told_at.getTime() + lagMs
  if (deposit.state === 'told' && isEarly && mayComeStill(confirmed)) return null
  const accountId = await ownerOf(client, accountReference)
  const doubt = doubtOf(notice, confirmed) ?? (await doubtOfOwner(client, accountId))
  await client.query({
    name: 'wallet-deposit-settle',
    text: `
      UPDATE wallet_deposits SET state = $2, reason = $3, settled_at = $4,
        account_reference = $5, amount_kobo = $6, currency = $7
      WHERE transaction_reference = $1`,
    values: [
      transactionReference,
      doubt ? 'review' : 'credited',
      doubt,
      at,
      accountReference,
      amountKobo,
      notice.currency,
    ],
  })
  if (doubt || accountId === null) {
    // An error only once, however often the transfer is reported.
    const level = deposit.state === 'told' ? 'error' : 'info'
    log[level]({ transfer: transactionReference, doubt }, 'a deposit is under review')
    return null
  }
  await creditDeposit(client, {
    accountId,
    amountKobo,
    reference: deposit.reference,
    at,
    transactionReference,
  })
  return accountId
}

/** Whether the bank's answer may only lag behind its event. */
function mayComeStill(confirmed: Transfer | null): boolean {
  return !confirmed || confirmed.status === 'PENDING'
}

/** Why a notice must not be credited; null: the bank confirms it. */
function doubtOf(notice: DepositNotice, confirmed: Transfer | null): string | null {
  if (!confirmed) return 'the bank knows of no such transfer'
  if (confirmed.transactionReference !== notice.transactionReference) return 'another transfer'
  if (confirmed.product !== 'RESERVED_ACCOUNT') return 'not a transfer to an account'
  if (confirmed.accountReference !== notice.accountReference) return 'told of another account'
  if (confirmed.amountKobo !== notice.amountKobo) return 'told of another amount'
  if (confirmed.currency !== 'NGN' || notice.currency !== 'NGN') return 'not in naira'
  if (confirmed.status !== 'PAID') return `not paid: ${confirmed.status}`
  return null
}

async function doubtOfOwner(client: ClientBase, accountId: number | null): Promise<string | null> {
  if (accountId === null) return 'nobody has this account'
  return (await lockActive(client, accountId)) ? null : 'the customer has deleted the account'
}

async function ownerOf(client: ClientBase, accountReference: string): Promise<number | null> {
  const { rows } = await client.query<{ account_id: number }>({
    name: 'wallet-bank-owner',
    text: 'SELECT account_id FROM wallet_bank_accounts WHERE reference = $1',
    values: [accountReference],
  })
  return rows[0]?.account_id ?? null
}

export interface Credit {
  accountId: number
  /** The amount of the transfer, from which the charge is taken. */
  amountKobo: number
  reference: string
  transactionReference: string
  at: Date
}

/** Enters a deposit and its charge into the ledger, and notifies the customer. */
export async function creditDeposit(client: ClientBase, credit: Credit): Promise<void> {
  const { accountId, amountKobo, reference, at } = credit
  const charge = await enterDeposit(client, credit)
  const content = `${formatNaira(amountKobo - charge)} has come into your wallet: ${formatNaira(amountKobo)} less the deposit charge of ${formatNaira(charge)}.`
  await notifyWithoutEvent(client, { accountId, type: 'deposit', content, reference, at })
}

/** Answers the charge, kobo. */
export async function enterDeposit(
  client: ClientBase,
  { accountId, amountKobo, reference, transactionReference, at }: Credit,
): Promise<number> {
  const charge = Math.min(amountKobo, depositChargeKobo)
  await lockWallet(client, accountId)
  await post(client, {
    key: `deposit:${transactionReference}`,
    kind: 'deposit',
    accountId,
    reference,
    at,
    entries: { bank: -amountKobo, charges: charge, wallet: amountKobo - charge },
  })
  return charge
}
