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

/** What each deposit costs, kobo (checkout and rooms specification, section 9); never more than came in. */
export const depositChargeKobo = 5_000

/** How long the bank's answers may lag behind its events until somebody has to look, ms. */
const lagMs = 24 * 3_600_000

/** What an event says of a transfer; the bank is asked whether it is so. */
export type DepositNotice = Pick<
  Transfer,
  'transactionReference' | 'accountReference' | 'amountKobo' | 'currency'
>

/** Takes in what the bank tells of money that came in: written down first, then settled. */
export async function takeDeposit(deps: Deps, told: DepositNotice): Promise<void> {
  const { database, clock } = deps
  await database.pool.query({
    name: 'wallet-deposit-told',
    text: `
      INSERT INTO wallet_deposits
        (reference, transaction_reference, account_reference, amount_kobo, currency, told_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (transaction_reference) DO NOTHING`,
    values: [
      publicCode(),
      told.transactionReference,
      told.accountReference,
      told.amountKobo,
      told.currency,
      clock.now(),
    ],
  })
  await settleDeposit(deps, told)
}

/** The job: settles what the bank could not be asked about when it told of it. */
export async function settleNotified(deps: Deps): Promise<void> {
  const { rows } = await deps.database.pool.query<DepositNotice>(
    `SELECT transaction_reference AS "transactionReference", amount_kobo AS "amountKobo",
       account_reference AS "accountReference", currency
     FROM wallet_deposits WHERE state = 'told' ORDER BY told_at LIMIT 500`,
  )
  for (const told of rows) {
    const isAway = await settleDeposit(deps, told)
    if (isAway) return
  }
}

/**
 * Credits a transfer that is written down, if the bank confirms what was told of it and a customer owns
 * the account; else keeps it for somebody to look at. However often and from wherever it is called, a
 * transfer is credited once. Answers whether the bank is away, so that it stays as it was told.
 */
async function settleDeposit(deps: Deps, told: DepositNotice): Promise<boolean> {
  const { database, monnify, log } = deps
  const { rowCount: isDone } = await database.pool.query({
    name: 'wallet-deposit-is-credited',
    text: `SELECT FROM wallet_deposits WHERE transaction_reference = $1 AND state = 'credited'`,
    values: [told.transactionReference],
  })
  if (isDone) return false
  try {
    const confirmed = await monnify.findTransfer(told.transactionReference)
    const credited = await inTransaction(database.pool, (client) =>
      settle(client, deps, told, confirmed),
    )
    if (credited !== null) deps.announce(accountEvent(credited, 'notification'))
    return false
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'refused') throw error
    log.warn({ err: error, transfer: told.transactionReference }, 'a deposit waits for the bank')
    return true
  }
}

interface Deposit {
  reference: string
  state: 'told' | 'credited' | 'review'
  told_at: Date
}

/** Answers whose wallet was credited now; null: nobody's. */
async function settle(
  client: ClientBase,
  { clock, log }: Deps,
  told: DepositNotice,
  confirmed: Transfer | null,
): Promise<number | null> {
  const { transactionReference, accountReference, amountKobo } = told
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
  const doubt = doubtOf(told, confirmed) ?? (await doubtOfOwner(client, accountId))
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
      told.currency,
    ],
  })
  if (doubt || accountId === null) {
    // However often it is told of, it is looked at once.
    const level = deposit.state === 'told' ? 'error' : 'info'
    log[level]({ transfer: transactionReference, doubt }, 'a deposit has to be looked at')
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

/** An answer of the bank that may only be behind what it told by itself. */
function mayComeStill(confirmed: Transfer | null): boolean {
  return !confirmed || confirmed.status === 'PENDING'
}

/** Why what was told is not to be credited; null: it is what the bank says too. */
function doubtOf(told: DepositNotice, confirmed: Transfer | null): string | null {
  if (!confirmed) return 'the bank knows of no such transfer'
  if (confirmed.transactionReference !== told.transactionReference) return 'another transfer'
  if (confirmed.product !== 'RESERVED_ACCOUNT') return 'not a transfer to an account'
  if (confirmed.accountReference !== told.accountReference) return 'told of another account'
  if (confirmed.amountKobo !== told.amountKobo) return 'told of another amount'
  if (confirmed.currency !== 'NGN' || told.currency !== 'NGN') return 'not in naira'
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
  /** What came in; the charge is taken from it. */
  amountKobo: number
  reference: string
  transactionReference: string
  at: Date
}

/** Enters a deposit and its charge into the ledger, and tells the customer. */
export async function creditDeposit(client: ClientBase, told: Credit): Promise<void> {
  const { accountId, amountKobo, reference, at } = told
  const charge = await enterDeposit(client, told)
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
