import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import type { Account } from '#contract/accounts.ts'
import { accountNews } from '#server/platform/database/account-news.ts'
import { ProviderError } from '#server/platform/provider.ts'
import { spokenCode } from '#server/platform/spoken-code.ts'
import type { Holder } from './monnify.ts'
import type { BankAccount } from './monnify-facts.ts'
import type { Parts } from './parts.ts'

type Bank = NonNullable<Account['bank']>

/** Where a customer's deposits go; null until the bank has given a number. */
export async function bankOf(pool: Pool, accountId: number): Promise<Bank | null> {
  const { rows } = await pool.query<Bank>({
    name: 'wallet-bank',
    text: `
      SELECT account_number, bank_name, account_name FROM wallet_bank_accounts
      WHERE account_id = $1 AND account_number IS NOT NULL`,
    values: [accountId],
  })
  return rows[0] ?? null
}

/** Who has this number at the bank, as the bank would tell it; null: nobody. */
export async function holderOfNumber(pool: Pool, accountNumber: string) {
  const { rows } = await pool.query<{ accountReference: string; accountName: string }>(
    `SELECT reference AS "accountReference", account_name AS "accountName"
     FROM wallet_bank_accounts WHERE account_number = $1 AND closed_at IS NULL`,
    [accountNumber],
  )
  return rows[0] ? { ...rows[0], accountNumber } : null
}

/**
 * Writes down that a customer, whose identity was checked, is to have a bank account number, in the
 * caller's transaction. The bank is asked after the commit, with `BankAccounts.ask`.
 */
export async function openDepositAccount(
  client: ClientBase,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await client.query({
    name: 'wallet-want-bank',
    text: `
      INSERT INTO wallet_bank_accounts (account_id, reference, requested_at)
      VALUES ($1, $2, $3) ON CONFLICT (account_id) DO NOTHING`,
    values: [accountId, `wallet-${spokenCode(12)}`, at],
  })
}

interface Waiting {
  account_id: number
  reference: string
}

/** How long a customer who was just checked waits for the bank, ms. */
const patienceMs = 4_000
/** How long a BVN waits in memory for a bank that is away, ms. */
const holderMs = 24 * 3_600_000

/**
 * Asks the bank for the numbers that customers wait for. The BVN that it demands is held in this process's
 * memory alone; where it is lost, only what the bank has opened already can still be found.
 */
export class BankAccounts {
  readonly #parts: Parts
  readonly #holders = new Map<number, { holder: Holder; until: number }>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Asks now, and again by the job while the bank is away. Waits for a while, but not for ever. */
  async ask({ accountId, ...holder }: Holder & { accountId: number }): Promise<void> {
    const until = this.#parts.clock.now().getTime() + holderMs
    this.#holders.set(accountId, { holder, until })
    const asked = this.openWaiting(accountId).catch((error: unknown) =>
      this.#parts.log.error({ err: error, account: accountId }, 'a bank account number is missing'),
    )
    const long = new AbortController()
    await Promise.race([asked, wait(patienceMs, undefined, { signal: long.signal })]).finally(() =>
      long.abort(),
    )
  }

  /** Tries for everybody who waits, or for one. */
  async openWaiting(accountId?: number): Promise<void> {
    const { database, clock } = this.#parts
    for (const [id, { until }] of this.#holders) {
      if (until < clock.now().getTime()) this.#holders.delete(id)
    }
    const aDayAgo = new Date(clock.now().getTime() - holderMs)
    const held = [...this.#holders.keys()]
    const { rows } = await database.pool.query<Waiting>(
      `SELECT account_id, reference FROM wallet_bank_accounts
       WHERE account_number IS NULL AND NOT is_unwanted AND (requested_at > $1 OR account_id = ANY ($2))
         AND account_id = coalesce($3, account_id)
       ORDER BY requested_at`,
      [aDayAgo, held, accountId],
    )
    if (accountId === undefined) this.#forgetAllBut(rows, held)
    for (const waiting of rows) {
      const isAway = await this.#open(waiting)
      if (isAway) return
    }
  }

  /** Of whoever has a number by now, or has ended the account, nothing stays in memory. */
  #forgetAllBut(waiting: Waiting[], held: number[]): void {
    const ids = new Set(waiting.map(({ account_id }) => account_id))
    for (const id of held) if (!ids.has(id)) this.#holders.delete(id)
  }

  /** Answers whether the bank is away. */
  async #open({ account_id, reference }: Waiting): Promise<boolean> {
    const { monnify, log } = this.#parts
    const known = this.#holders.get(account_id)
    try {
      // What was asked for and not answered in time may be there.
      const found =
        (await monnify.findAccount(reference)) ??
        (known ? await monnify.openAccount(reference, known.holder) : null)
      if (!found) return false
      await this.#keep(account_id, found)
      this.#holders.delete(account_id)
      return false
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error, account: account_id }, 'a bank account number could not be had')
      return error.kind !== 'refused'
    }
  }

  async #keep(accountId: number, account: BankAccount): Promise<void> {
    await this.#parts.database.pool.query(
      // Opened while its customer left: it is closed again, and nobody's name stays with it.
      `UPDATE wallet_bank_accounts SET account_number = $2, bank_name = $3, closed_at = NULL,
         account_name = CASE WHEN is_unwanted THEN 'deleted' ELSE $4 END
       WHERE account_id = $1 AND account_number IS NULL`,
      [accountId, account.accountNumber, account.bankName, account.accountName],
    )
    // Open pages ask for the profile, which has the number, at once.
    this.#parts.announce(accountNews(accountId, 'notification'))
  }
}
