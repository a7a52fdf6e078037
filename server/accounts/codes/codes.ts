import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeMinutes, codeResendMinutes } from '#contract/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, time } from '#server/platform/database/columns.ts'
import { type Db, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'

export const codePurposes = ['register', 'reset', 'phone', 'confirm'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** A code's lifetime, and the wait before the next request (storefront specification, section 9). */
export const codeLifetimeMs = codeMinutes * 60_000
const resendWaitMs = codeResendMinutes * 60_000
const attemptsPerCode = 5
const randomLength = 16

/** A code that was entered correctly; it can be used once. */
export type ProvedCode = Buffer & { readonly isProved: true }

/**
 * Six digits that prove a contact, for each contact and purpose. They are a keyed hash of the purpose,
 * the contact and a random value in the database: neither the database nor the secret alone reveals them.
 * A code that is requested again within its lifetime is the same, so that a late message still works.
 */
export class Codes {
  readonly #db: Db
  readonly #clock: Clock
  readonly #keys: Keys

  constructor(db: Db, clock: Clock, keys: Keys) {
    this.#db = db
    this.#clock = clock
    this.#keys = keys
  }

  /**
   * The code to send, in the caller's transaction: the valid one, whose lifetime then begins anew, or else
   * a new one. Refuses with `resend_wait` where one was sent less than two minutes ago.
   */
  async issue(tx: Tx, purpose: CodePurpose, contact: string): Promise<string> {
    const now = this.#clock.now()
    const row = await maybe(tx, issueCode, [
      purpose,
      contact,
      this.#newIssue(),
      now,
      later(now, codeLifetimeMs),
      later(now, -resendWaitMs),
    ])
    return row
      ? await this.digits(purpose, contact, row.issue)
      : await this.#refuseResend(tx, purpose, contact)
  }

  /**
   * Proves a code, at the cost of one of its attempts; null where it is wrong, used, expired, out of
   * attempts, or was never sent.
   */
  async prove(purpose: CodePurpose, contact: string, digits: string): Promise<ProvedCode | null> {
    const row = await maybe(this.#db, countGuess, [purpose, contact, this.#clock.now()])
    // Computed without a row too, so that the answer takes equally long.
    const issue = row?.issue ?? this.#newIssue()
    const expected = Buffer.from(await this.digits(purpose, contact, issue))
    const isRight =
      expected.length === digits.length && timingSafeEqual(expected, Buffer.from(digits))
    // The only cast to `ProvedCode`.
    return row && isRight ? (issue as ProvedCode) : null
  }

  /** Consumes a proved code, in the caller's transaction; false where it was used already. */
  async use(tx: Tx, purpose: CodePurpose, contact: string, code: ProvedCode): Promise<boolean> {
    return (await run(tx, markUsed, [purpose, contact, code, this.#clock.now()])) === 1
  }

  async digits(purpose: CodePurpose, contact: string, issue: Buffer): Promise<string> {
    const isFormer = issue.length === randomLength
    const key = await this.#keys.find('codes', isFormer ? 0 : issue.readUInt32BE(0))
    if (!key) throw new Error('the key of a code is not in the ring')
    const hash = createHmac('sha256', key)
      .update(`${purpose}\n${contact}\n${issue.toString('hex')}`)
      .digest()
    return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  /** The id of the key, which issues from before the ring do not have, and random bytes. */
  #newIssue(): Buffer {
    const id = Buffer.alloc(4)
    id.writeUInt32BE(this.#keys.newest('codes').id)
    return Buffer.concat([id, randomBytes(randomLength)])
  }

  async #refuseResend(tx: Tx, purpose: CodePurpose, contact: string): Promise<never> {
    const { sent_at } = await one(tx, lastSent, [purpose, contact])
    const waitMs = sent_at.getTime() + resendWaitMs - this.#clock.now().getTime()
    const seconds = Math.ceil(waitMs / 1000)
    const retryAfterSeconds = Math.max(seconds, 1)
    const message = `A code was sent a moment ago. You can ask again in ${retryAfterSeconds} seconds.`
    refuse('resend_wait', { retryAfterSeconds, message })
  }
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

/** Whether a row's code is still valid at the time in the parameter. */
function isValid(now: '$3' | '$4'): string {
  return `(codes.used_at IS NULL AND codes.attempts < ${attemptsPerCode} AND codes.expires_at > ${now})`
}

const issueCode = statement(
  'codes-issue',
  { issue: bytes },
  `INSERT INTO account_codes AS codes (purpose, contact, issue, sent_at, expires_at)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (purpose, contact) DO UPDATE SET
     issue = CASE WHEN ${isValid('$4')} THEN codes.issue ELSE excluded.issue END,
     attempts = CASE WHEN ${isValid('$4')} THEN codes.attempts ELSE 0 END,
     used_at = NULL,
     sent_at = excluded.sent_at,
     expires_at = excluded.expires_at
   WHERE codes.sent_at <= $6
   RETURNING issue`,
)

const lastSent = rareStatement(
  'codes-last-sent',
  { sent_at: time },
  'SELECT sent_at FROM account_codes WHERE purpose = $1 AND contact = $2',
)

const countGuess = statement(
  'codes-prove',
  { issue: bytes },
  // The row's lock makes concurrent guesses wait for each other, so that each is counted.
  `UPDATE account_codes AS codes SET attempts = attempts + 1
   WHERE purpose = $1 AND contact = $2 AND ${isValid('$3')}
   RETURNING issue`,
)

const markUsed = statement(
  'codes-use',
  {},
  `UPDATE account_codes SET used_at = $4
   WHERE purpose = $1 AND contact = $2 AND issue = $3 AND used_at IS NULL`,
)
