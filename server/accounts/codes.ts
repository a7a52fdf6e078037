import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { CodePurpose } from './tables.ts'

/** A code's life, and how long to wait before asking again (storefront specification, section 9). */
export const codeLifeMs = 600_000
const resendWaitMs = 120_000
const attemptsPerCode = 5

/** A code that was given rightly; it can be used once. */
export type ProvedCode = Buffer & { readonly isProved: true }

/**
 * Six digits that prove a contact, for each contact and purpose. They are a keyed hash of the purpose,
 * the contact and a random value in the database: neither the database nor the mall's secret alone
 * tells them, and asked for again within its life a code is the same, so that a late message still works.
 */
export class Codes {
  readonly #pool: Pool
  readonly #clock: Clock
  readonly #secret: Buffer

  constructor(pool: Pool, clock: Clock, secret: Buffer) {
    this.#pool = pool
    this.#clock = clock
    this.#secret = secret
  }

  /**
   * The code to send, in the caller's transaction. The one that lives, which then lives for its full
   * time again; else a new one. Refuses with `resend_wait` where one was sent a moment ago.
   */
  async issue(client: ClientBase, purpose: CodePurpose, contact: string): Promise<string> {
    const now = this.#clock.now()
    const { rows } = await client.query<{ issue: Buffer }>({
      name: 'codes-issue',
      text: `
        INSERT INTO account_codes AS codes (purpose, contact, issue, sent_at, expires_at)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (purpose, contact) DO UPDATE SET
          issue = CASE WHEN ${lives('$4')} THEN codes.issue ELSE excluded.issue END,
          tries = CASE WHEN ${lives('$4')} THEN codes.tries ELSE 0 END,
          used_at = NULL,
          sent_at = excluded.sent_at,
          expires_at = excluded.expires_at
        WHERE codes.sent_at <= $6
        RETURNING issue`,
      values: [
        purpose,
        contact,
        randomBytes(16),
        now,
        later(now, codeLifeMs),
        later(now, -resendWaitMs),
      ],
    })
    const [row] = rows
    return row
      ? this.digits(purpose, contact, row.issue)
      : await this.#refuseResend(client, purpose, contact)
  }

  /**
   * Proves a code, at the cost of one of its tries; null where it is wrong, used, too old, tried too
   * often, or was never sent.
   */
  async prove(purpose: CodePurpose, contact: string, given: string): Promise<ProvedCode | null> {
    const { rows } = await this.#pool.query<{ issue: Buffer }>({
      name: 'codes-try',
      // Two guesses at once wait for each other here: both count.
      text: `
        UPDATE account_codes AS codes SET tries = tries + 1
        WHERE purpose = $1 AND contact = $2 AND ${lives('$3')}
        RETURNING issue`,
      values: [purpose, contact, this.#clock.now()],
    })
    // Also without a row: everybody waits as long.
    const issue = rows[0]?.issue ?? randomBytes(16)
    const right = Buffer.from(this.digits(purpose, contact, issue))
    const isRight = right.length === given.length && timingSafeEqual(right, Buffer.from(given))
    // The one place where a code becomes a proved one.
    return rows.length > 0 && isRight ? (issue as ProvedCode) : null
  }

  /** Uses a proved code up, in the caller's transaction; false where somebody did so already. */
  async use(client: ClientBase, purpose: CodePurpose, contact: string, code: ProvedCode) {
    const { rowCount } = await client.query({
      name: 'codes-use',
      text: `
        UPDATE account_codes SET used_at = $4
        WHERE purpose = $1 AND contact = $2 AND issue = $3 AND used_at IS NULL`,
      values: [purpose, contact, code, this.#clock.now()],
    })
    return rowCount === 1
  }

  digits(purpose: CodePurpose, contact: string, issue: Buffer): string {
    const hash = createHmac('sha256', this.#secret)
      .update(`${purpose}\n${contact}\n${issue.toString('hex')}`)
      .digest()
    return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  async #refuseResend(client: ClientBase, purpose: CodePurpose, contact: string): Promise<never> {
    const { rows } = await client.query<{ sent_at: Date }>(
      'SELECT sent_at FROM account_codes WHERE purpose = $1 AND contact = $2',
      [purpose, contact],
    )
    const sentAt = rows[0]?.sent_at.getTime() ?? 0
    const seconds = Math.ceil((sentAt + resendWaitMs - this.#clock.now().getTime()) / 1000)
    const retryAfterSeconds = Math.max(seconds, 1)
    const message = `A code was sent a moment ago. You can ask again in ${retryAfterSeconds} seconds.`
    refuse('resend_wait', { retryAfterSeconds, message })
  }
}

/** Whether a row's code can still be given, at the moment that the parameter names. */
function lives(now: '$3' | '$4'): string {
  return `(codes.used_at IS NULL AND codes.tries < ${attemptsPerCode} AND codes.expires_at > ${now})`
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
