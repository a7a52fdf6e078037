import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '#contract/shop/accounts.ts'
import { accountEvent } from '#server/platform/database/announce.ts'
import { certain, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { type Backoff, type Claim, declareQueue, nextAttempt } from '#server/platform/queue.ts'
import { publicCode } from '#server/platform/secret.ts'
import type { Deps } from '../deps.ts'
import type { BankAccount } from '../monnify/facts.ts'
import type { Holder } from '../monnify/monnify.ts'

type Bank = NonNullable<Account['bank']>

/** The account to which a customer's deposits go; null until the bank has opened it. */
export function bankOf(db: Db, accountId: number): Promise<Bank | null> {
  return maybe(db, openedAccount, [accountId])
}

const openedAccount = statement(
  'wallet-bank',
  // The bank answers all three at once.
  { account_number: certain(text), bank_name: certain(text), account_name: certain(text) },
  `SELECT account_number, bank_name, account_name FROM wallet_bank_accounts
   WHERE account_id = $1 AND account_number IS NOT NULL AND NOT is_close_requested`,
)

/** The holder of a number, in the bank's form; null: nobody. */
export async function holderOfNumber(db: Db, accountNumber: string) {
  const holder = await maybe(db, numberHolder, [accountNumber])
  if (!holder) return null
  return { accountReference: holder.reference, accountName: holder.account_name, accountNumber }
}

const numberHolder = rareStatement(
  'wallet-number-holder',
  // An account with a number has a name.
  { reference: text, account_name: certain(text) },
  `SELECT reference, account_name
   FROM wallet_bank_accounts WHERE account_number = $1 AND closed_at IS NULL`,
)

/**
 * Records that a verified customer is to get a bank account number, in the caller's transaction. The
 * bank is called after the commit, by `BankAccounts.requestNumber`.
 */
export async function openDepositAccount(
  tx: Db,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await run(tx, requestAccount, [accountId, `wallet-${publicCode(12)}`, at])
}

const requestAccount = statement(
  'wallet-request-bank',
  {},
  `INSERT INTO wallet_bank_accounts (account_id, reference, requested_at, next_attempt_at)
   VALUES ($1, $2, $3, $3) ON CONFLICT (account_id) WHERE NOT is_close_requested DO NOTHING`,
)

/**
 * Closes a customer's deposit account, in the caller's transaction: its name is deleted, and its number stays, so that
 * money that still arrives is recognised. `reconcile-numbers.ts` closes it at the bank after the commit.
 */
export async function closeDepositAccount(
  tx: Db,
  { accountId }: { accountId: number },
): Promise<void> {
  await run(tx, emptyDepositAccount, [accountId])
}

const emptyDepositAccount = rareStatement(
  'wallet-empty-deposit-account',
  {},
  `UPDATE wallet_bank_accounts SET is_close_requested = true, next_check_at = NULL,
     account_name = CASE WHEN account_name IS NOT NULL THEN 'deleted' END
   WHERE account_id = $1 AND NOT is_close_requested`,
)

/** How long the answer to a customer who was just verified waits for the bank, ms. */
const customerWaitMs = 4_000
/** How long a BVN stays in memory while the bank is unavailable, ms. */
const holderMs = 24 * 3_600_000
const backoff: Backoff = { firstMs: 30_000, longestMs: 30 * 60_000 }

// A process can open the numbers whose BVN it has, and find those that the bank may have opened already.
const numbers = declareQueue({
  table: 'wallet_bank_accounts',
  waiting: `account_number IS NULL AND NOT is_close_requested
    AND (account_id = ANY ($5) OR unsure OR claimed_until IS NOT NULL)
    AND account_id = coalesce($6, account_id)`,
  row: { reference: text, account_id: number },
  columns: 'reference, account_id',
  doubt: 'unsure',
  claiming: 'unsure = due.is_doubtful',
  leaseMs: 60_000,
  outcomes: {
    notOpened: { set: 'unsure = false' },
    missed: { set: 'attempts = attempts + 1, next_attempt_at = $3, unsure = $4' },
  },
})

type Waiting = Claim & { reference: string; account_id: number }

/**
 * Requests customers' numbers from the bank. The BVN that it demands is only in this process's memory;
 * without it, only a number that the bank has opened already can be found.
 */
export class BankAccounts {
  readonly #deps: Deps
  readonly #holders = new Map<number, { holder: Holder; until: number }>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Requests a number now; the job retries while the bank is unavailable. Waits a few seconds at most. */
  async requestNumber({ accountId, ...holder }: Holder & { accountId: number }): Promise<void> {
    const until = this.#deps.clock.now().getTime() + holderMs
    this.#holders.set(accountId, { holder, until })
    const opening = this.#openNow(accountId).catch((error: unknown) =>
      this.#deps.log.error({ err: error, account: accountId }, 'a bank account number is missing'),
    )
    const long = new AbortController()
    await Promise.race([opening, wait(customerWaitMs, undefined, { signal: long.signal })]).finally(
      () => long.abort(),
    )
  }

  /** The job: requests all numbers that are due. */
  async openWaiting(): Promise<void> {
    await this.#discardOthers()
    const { database, clock } = this.#deps
    for (;;) {
      const values = [[...this.#holders.keys()], null]
      const [row] = await numbers.claim(database, { now: clock.now(), max: 1, values })
      if (!row) return
      const isUnavailable = await this.#open(row)
      if (isUnavailable) return
    }
  }

  async #openNow(accountId: number): Promise<void> {
    const { database, clock } = this.#deps
    const now = clock.now()
    const values = [[accountId], accountId]
    const dueBy = new Date(now.getTime() + holderMs)
    const [row] = await numbers.claim(database, { now, max: 1, values, dueBy })
    if (row) await this.#open(row)
  }

  /** Discards the BVNs of customers who have a number by now, or have ended the account. */
  async #discardOthers(): Promise<void> {
    const { database, clock, log } = this.#deps
    const held = [...this.#holders]
    const rows = await many(database, waitingOf, [held.map(([account]) => account)])
    const waiting = new Set(rows.map(({ account_id }) => account_id))
    for (const [account, { until }] of held) {
      const isOver = until < clock.now().getTime()
      if (waiting.has(account) && !isOver) continue
      this.#holders.delete(account)
      if (!waiting.has(account)) continue
      log.error({ account }, 'a bank account number was given up: staff have to act')
    }
  }

  /** Answers whether the bank is unavailable. */
  async #open(row: Waiting): Promise<boolean> {
    const { database, monnify, log } = this.#deps
    const known = this.#holders.get(row.account_id)
    let isRequested = false
    try {
      // An earlier request that was not answered in time may have opened it.
      let found = await monnify.findAccount(row.reference)
      if (!found && known) {
        isRequested = true
        found = await monnify.openAccount(row.reference, known.holder)
      }
      if (found) await this.#store(row, found)
      // The bank has opened nothing: only a process with the BVN can go on.
      else await numbers.settle(database, row, 'notOpened')
      return false
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, account: row.account_id }, 'a bank account number could not be had')
      await this.#postpone(row, row.is_doubtful || (isRequested && error.kind === 'unknown'))
      return error.kind !== 'refused'
    }
  }

  async #postpone(row: Waiting, mayBeOpened: boolean): Promise<void> {
    const { database, clock } = this.#deps
    const next = nextAttempt(row, clock.now(), backoff)
    await numbers.settle(database, row, 'missed', [next, mayBeOpened])
  }

  async #store({ id, account_id: accountId }: Waiting, account: BankAccount): Promise<void> {
    const { accountNumber, bankName, accountName } = account
    await run(this.#deps.database, storeNumber, [id, accountNumber, bankName, accountName])
    this.#holders.delete(accountId)
    // Makes open pages reload the profile, which has the number.
    this.#deps.announce(accountEvent(accountId, 'notification'))
  }
}

const waitingOf = rareStatement(
  'wallet-numbers-waiting',
  { account_id: number },
  `SELECT account_id FROM wallet_bank_accounts
   WHERE account_id = ANY ($1) AND account_number IS NULL AND NOT is_close_requested`,
)

// Opened while its customer left or withdrew the consent: it is to be closed, and its name is not stored.
const storeNumber = rareStatement(
  'wallet-number-store',
  {},
  `UPDATE wallet_bank_accounts SET account_number = $2, bank_name = $3, closed_at = NULL,
     claimed_until = NULL, unsure = false,
     account_name = CASE WHEN is_close_requested THEN 'deleted' ELSE $4 END
   WHERE id = $1 AND account_number IS NULL`,
)
