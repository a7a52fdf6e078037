import { depositChargeNaira } from '#contract/limits.ts'
import { kobo, toKobo } from '#contract/money.ts'
import { lockActive } from '#server/accounts/accounts.ts'
import { notify } from '#server/notifications/notifications.ts'
import type { Announce } from '#server/platform/database/announce.ts'
import { number, oneOf, text, time } from '#server/platform/database/columns.ts'
import { many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { formatNaira } from '#server/platform/naira.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { publicCode } from '#server/platform/secret.ts'
import { lockWallet } from '../balance.ts'
import type { Deps } from '../deps.ts'
import { post } from '../ledger.ts'
import type { Transfer } from '../monnify/facts.ts'

const depositChargeKobo = toKobo(depositChargeNaira)

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
  await run(database, store, [
    publicCode(),
    notice.transactionReference,
    notice.accountReference,
    notice.amountKobo,
    notice.currency,
    clock.now(),
  ])
  await settleDeposit(deps, notice)
}

const store = statement(
  'wallet-deposit-store',
  {},
  `INSERT INTO wallet_deposits
     (reference, transaction_reference, account_reference, amount_kobo, currency, notified_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (transaction_reference) DO NOTHING`,
)

/** The job: settles deposits that the bank could not confirm when it reported them. */
export async function settleNotified(deps: Deps): Promise<void> {
  for (const row of await many(deps.database, unsettled)) {
    const isUnavailable = await settleDeposit(deps, {
      transactionReference: row.transaction_reference,
      accountReference: row.account_reference,
      amountKobo: kobo(row.amount_kobo),
      currency: row.currency,
    })
    if (isUnavailable) return
  }
}

const unsettled = rareStatement(
  'wallet-deposits-unsettled',
  { transaction_reference: text, amount_kobo: number, account_reference: text, currency: text },
  `SELECT transaction_reference, amount_kobo, account_reference, currency
   FROM wallet_deposits WHERE state = 'notified' ORDER BY notified_at LIMIT 500`,
)

/**
 * Credits a stored transfer, if the bank confirms it and a customer owns the account; otherwise puts it
 * under review. However often and from wherever it is called, a transfer is credited once. Answers
 * whether the bank is unavailable, so that the deposit still waits.
 */
async function settleDeposit(deps: Deps, notice: DepositNotice): Promise<boolean> {
  const { database, monnify, log } = deps
  if ((await run(database, credited, [notice.transactionReference])) > 0) return false
  try {
    const confirmed = await monnify.findTransfer(notice.transactionReference)
    await inTransaction(database.pool, (tx) => settle(tx, deps, notice, confirmed))
    return false
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'refused') throw error
    log.warn({ err: error, transfer: notice.transactionReference }, 'a deposit waits for the bank')
    return true
  }
}

const credited = statement(
  'wallet-deposit-is-credited',
  {},
  `SELECT FROM wallet_deposits WHERE transaction_reference = $1 AND state = 'credited'`,
)

async function settle(
  tx: Tx,
  { clock, log, announce }: Deps,
  notice: DepositNotice,
  confirmed: Transfer | null,
): Promise<void> {
  const { transactionReference, accountReference, amountKobo } = notice
  const deposit = await one(tx, lock, [transactionReference])
  if (deposit.state === 'credited') return
  const at = clock.now()
  const isEarly = at.getTime() < deposit.notified_at.getTime() + lagMs
  if (deposit.state === 'notified' && isEarly && mayComeStill(confirmed)) return
  const accountId = await ownerOf(tx, accountReference)
  const doubt = doubtOf(notice, confirmed) ?? (await doubtOfOwner(tx, accountId))
  await run(tx, markSettled, [
    transactionReference,
    doubt ? 'review' : 'credited',
    doubt,
    at,
    accountReference,
    amountKobo,
    notice.currency,
  ])
  if (doubt || accountId === null) {
    // An error only once, however often the transfer is reported.
    const level = deposit.state === 'notified' ? 'error' : 'info'
    log[level]({ transfer: transactionReference, doubt }, 'a deposit is under review')
    return
  }
  await creditDeposit(tx, announce, {
    accountId,
    amountKobo,
    reference: deposit.reference,
    at,
    transactionReference,
  })
}

const lock = statement(
  'wallet-deposit-lock',
  { reference: text, state: oneOf(['notified', 'credited', 'review']), notified_at: time },
  `SELECT reference, state, notified_at FROM wallet_deposits
   WHERE transaction_reference = $1 FOR UPDATE`,
)

const markSettled = statement(
  'wallet-deposit-settle',
  {},
  `UPDATE wallet_deposits SET state = $2, reason = $3, settled_at = $4,
     account_reference = $5, amount_kobo = $6, currency = $7
   WHERE transaction_reference = $1`,
)

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

async function doubtOfOwner(tx: Tx, accountId: number | null): Promise<string | null> {
  if (accountId === null) return 'nobody has this account'
  return (await lockActive(tx, accountId)) ? null : 'the customer has deleted the account'
}

async function ownerOf(tx: Tx, accountReference: string): Promise<number | null> {
  return (await maybe(tx, owner, [accountReference]))?.account_id ?? null
}

const owner = statement(
  'wallet-bank-owner',
  { account_id: number },
  'SELECT account_id FROM wallet_bank_accounts WHERE reference = $1',
)

export interface Credit {
  accountId: number
  /** The amount of the transfer, from which the charge is taken. */
  amountKobo: number
  reference: string
  transactionReference: string
  at: Date
}

/** Enters a deposit and its charge into the ledger, and notifies the customer. */
export async function creditDeposit(tx: Tx, announce: Announce, credit: Credit): Promise<void> {
  const { accountId, amountKobo, reference, at } = credit
  const charge = await enterDeposit(tx, credit)
  const content = `${formatNaira(amountKobo - charge)} has come into your wallet: ${formatNaira(amountKobo)} less the deposit charge of ${formatNaira(charge)}.`
  await notify(tx, announce, { accountId, type: 'deposit', content, reference, at })
}

/** Answers the charge, kobo. */
export async function enterDeposit(
  tx: Tx,
  { accountId, amountKobo, reference, transactionReference, at }: Credit,
): Promise<number> {
  const charge = Math.min(amountKobo, depositChargeKobo)
  await lockWallet(tx, accountId)
  await post(tx, {
    key: `deposit:${transactionReference}`,
    kind: 'deposit',
    accountId,
    reference,
    at,
    entries: { bank: -amountKobo, charges: charge, wallet: amountKobo - charge },
  })
  return charge
}
