import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { longCodeDigits } from '#contract/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bytes, number, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import {
  codeRow,
  decide,
  maxAttempts,
  type Requester,
  type Sending,
  type Wait,
  wrongWindowMs,
} from './issuing.ts'

export const codePurposes = ['register', 'reset', 'phone', 'confirm'] as const
export type CodePurpose = (typeof codePurposes)[number]

const randomLength = 16

/** A code that was entered correctly; it can be used once. */
export type ProvedCode = Buffer & { readonly isProved: true }

/** A code to send. */
export interface IssuedCode {
  digits: string
  expiresAt: Date
  /** It is sent although the wait is not over: what to tell the caller once it is on its way. */
  early: Wait | null
}

interface About {
  purpose: CodePurpose
  contact: string
  requester: Requester
  /** False: too many guess from where the caller is, so six digits prove nothing there. */
  isOpen: boolean
}

interface Issued {
  purpose: CodePurpose
  contact: string
  /** In the row: see `#newIssue`. */
  issue: Buffer
}

/**
 * Codes that prove a contact, for each contact and purpose: six digits that work for whoever asked for them
 * alone, and of the same issue eighteen, which nobody can guess, that work for everybody. They are keyed hashes
 * of the purpose, the contact and a random value in the database: neither the database nor the secret alone
 * reveals them. A code that is requested again within its lifetime is the same, so that a late message still
 * works. `issuing.ts` decides which of the two is sent (docs/decisions/0023-codes-and-strangers.md).
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
   * The code to send, in the caller's transaction: the valid one, or else a new one. `next` recognises the caller
   * from then on. Refuses with `resend_wait` while the one that was sent last works for the caller.
   */
  async issue(tx: Tx, about: About, next: Buffer): Promise<IssuedCode> {
    const { purpose, contact, requester, isOpen } = about
    const now = this.#clock.now()
    const freshIssue = this.#newIssue()
    const key = [purpose, contact, requester.device]
    const row = await one(tx, lockCode, [...key, freshIssue, now])
    const sending = decide(row, { requester, next, freshIssue, isOpen }, now)
    if ('wait' in sending) refuse('resend_wait', sending.wait)
    await run(tx, writeCode, [...key, now, ...valuesOf(sending)])
    const { issue, isLong, expiresAt, early } = sending
    return { digits: await this.typed(isLong, { purpose, contact, issue }), expiresAt, early }
  }

  /**
   * Proves what was typed in; null where it is wrong, used, expired, or was never sent. Six digits cost one of the
   * caller's attempts. `canRetry`: other digits may be right, so that there is no need to ask for a new code.
   */
  async prove(
    about: About,
    typed: string,
  ): Promise<{ code: ProvedCode | null; canRetry: boolean }> {
    const { purpose, contact, requester } = about
    const isLong = typed.length === longCodeDigits
    const rows = isLong ? await this.#liveIssues(about) : await this.#countGuess(about)
    // Computed without a row too, so that the answer takes equally long.
    const issues = rows.length > 0 ? rows.map(({ issue }) => issue) : [this.#newIssue()]
    let right: Buffer | undefined
    for (const issue of issues) {
      const expected = Buffer.from(await this.typed(isLong, { purpose, contact, issue }))
      const isSame =
        expected.length === typed.length && timingSafeEqual(expected, Buffer.from(typed))
      if (isSame) right ??= issue
    }
    const canRetry = rows.some(({ left }) => left > 0)
    if (rows.length === 0 || !right) return { code: null, canRetry }
    if (!isLong) await run(this.#db, giveBack, [purpose, contact, right, requester.token])
    // The only cast to `ProvedCode`.
    return { code: right as ProvedCode, canRetry }
  }

  /** Notes that a code was typed in; answers the range it was asked from, and null after the first time. */
  async confirm(purpose: CodePurpose, contact: string, code: ProvedCode): Promise<string | null> {
    const row = await maybe(this.#db, confirmOnce, [purpose, contact, code])
    return row?.requester_range ?? null
  }

  /** Consumes a proved code and all others of its contact, in the caller's transaction; false where it was used already. */
  async use(tx: Tx, purpose: CodePurpose, contact: string, code: ProvedCode): Promise<boolean> {
    return (await run(tx, useCode, [purpose, contact, code, this.#clock.now()])) > 0
  }

  /** What a message has and a customer types: six digits, or eighteen, which are 60 bits. */
  async typed(isLong: boolean, { purpose, contact, issue }: Issued): Promise<string> {
    const isFormer = issue.length === randomLength
    const key = await this.#keys.find('codes', isFormer ? 0 : issue.readUInt32BE(0))
    if (!key) throw new Error('the key of a code is not in the ring')
    const text = `${isLong ? 'long\n' : ''}${purpose}\n${contact}\n${issue.toString('hex')}`
    const hash = createHmac('sha256', key).update(text).digest()
    return isLong
      ? String(hash.readBigUInt64BE(0) % 10n ** BigInt(longCodeDigits)).padStart(
          longCodeDigits,
          '0',
        )
      : String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  /** The id of the key, which issues from before the ring do not have, and random bytes. */
  #newIssue(): Buffer {
    const id = Buffer.alloc(4)
    id.writeUInt32BE(this.#keys.newest('codes').id)
    return Buffer.concat([id, randomBytes(randomLength)])
  }

  #liveIssues({ purpose, contact, requester }: About) {
    return many(this.#db, liveIssues, [purpose, contact, requester.device, this.#clock.now()])
  }

  #countGuess({ purpose, contact, requester, isOpen }: About) {
    const now = this.#clock.now()
    const windowEndsAt = new Date(now.getTime() + wrongWindowMs)
    const who = [purpose, contact, requester.device, requester.token, requester.range]
    return many(this.#db, countGuess, [...who, now, windowEndsAt, isOpen])
  }
}

function valuesOf(sending: Sending): unknown[] {
  return [
    sending.issue,
    sending.isNew,
    sending.isLong,
    sending.expiresAt,
    sending.digitsExpireAt,
    sending.waitUntil,
    sending.requester,
    sending.requesterRange,
    sending.messages,
    sending.messagesEndAt,
  ]
}

const lockCode = statement(
  'codes-lock',
  codeRow,
  // A new row has no code yet: it expires as it begins.
  `INSERT INTO account_codes AS codes (purpose, contact, device, issue, sent_at, expires_at, requester,
     requester_range, is_long, digits_expire_at, wait_until, messages_end_at, wrong_end_at)
   VALUES ($1, $2, $3, $4, $5, $5, '', '', false, $5, $5, $5, $5)
   ON CONFLICT (purpose, contact, device) DO UPDATE SET purpose = excluded.purpose
   RETURNING device, issue, sent_at, expires_at, used_at, attempts, neighbour_attempts, requester,
     requester_range, is_long, digits_expire_at, wait_until, messages, messages_end_at, wrong, wrong_end_at`,
)

const writeCode = statement(
  'codes-issue',
  {},
  `UPDATE account_codes SET
     sent_at = $4, issue = $5, is_long = $7, expires_at = $8, digits_expire_at = $9, wait_until = $10,
     requester = $11, requester_range = $12, messages = $13, messages_end_at = $14,
     attempts = CASE WHEN $6 THEN 0 ELSE attempts END,
     neighbour_attempts = CASE WHEN $6 THEN 0 ELSE neighbour_attempts END,
     other_attempts = CASE WHEN $6 THEN 0 ELSE other_attempts END,
     used_at = NULL,
     is_confirmed = false
   WHERE purpose = $1 AND contact = $2 AND device = $3`,
)

/** Whether the caller is the one who asked, and else whether the call comes from the same range of addresses. */
const isRequester = "(device <> '' OR (requester = $4 AND requester <> ''))"
const isNeighbour = `(NOT ${isRequester} AND requester_range = $5)`
const isOther = `(NOT ${isRequester} AND requester_range <> $5)`

const countGuess = statement(
  'codes-guess',
  { issue: bytes, left: number },
  // The row's lock makes concurrent guesses wait for each other, so that each is counted.
  `UPDATE account_codes SET
     attempts = attempts + ${isRequester}::integer,
     neighbour_attempts = neighbour_attempts + ${isNeighbour}::integer,
     other_attempts = other_attempts + ${isOther}::integer,
     wrong = CASE WHEN wrong_end_at > $6 THEN wrong ELSE 0 END + 1,
     wrong_end_at = CASE WHEN wrong_end_at > $6 THEN wrong_end_at ELSE $7 END
   WHERE purpose = $1 AND contact = $2 AND device IN ('', $3)
     AND used_at IS NULL AND expires_at > $6 AND digits_expire_at > $6 AND $8
     AND CASE
       WHEN ${isRequester} THEN attempts < ${maxAttempts.requester}
       WHEN ${isNeighbour} THEN neighbour_attempts < ${maxAttempts.neighbours}
       ELSE other_attempts < ${maxAttempts.others}
     END
   RETURNING issue, CASE
     WHEN ${isRequester} THEN ${maxAttempts.requester} - attempts
     WHEN ${isNeighbour} THEN ${maxAttempts.neighbours} - neighbour_attempts
     ELSE ${maxAttempts.others} - other_attempts
   END AS left`,
)

const liveIssues = statement(
  'codes-live',
  { issue: bytes, left: number },
  `SELECT issue, 1 AS left FROM account_codes
   WHERE purpose = $1 AND contact = $2 AND device IN ('', $3) AND used_at IS NULL AND expires_at > $4`,
)

/** Whoever is right in the end only mistyped before. */
const giveBack = rareStatement(
  'codes-give-back',
  {},
  `UPDATE account_codes SET
     wrong = greatest(wrong - CASE WHEN ${isRequester} THEN attempts ELSE 1 END, 0),
     attempts = CASE WHEN ${isRequester} THEN 0 ELSE attempts END
   WHERE purpose = $1 AND contact = $2 AND issue = $3`,
)

const confirmOnce = rareStatement(
  'codes-confirm',
  { requester_range: text },
  `UPDATE account_codes SET is_confirmed = true
   WHERE purpose = $1 AND contact = $2 AND issue = $3 AND NOT is_confirmed
   RETURNING requester_range`,
)

const useCode = statement(
  'codes-use',
  {},
  // Locked in one order, so that two of these never deadlock. The longer wait is for those who have a code that works.
  `WITH mine AS (
     SELECT device, issue, used_at FROM account_codes
     WHERE purpose = $1 AND contact = $2 ORDER BY device FOR UPDATE
   )
   UPDATE account_codes AS codes
   SET used_at = $4, wait_until = least(codes.wait_until, codes.sent_at + interval '2 minutes')
   FROM mine
   WHERE codes.purpose = $1 AND codes.contact = $2 AND codes.device = mine.device
     AND mine.used_at IS NULL
     AND EXISTS (SELECT FROM mine AS proved WHERE proved.issue = $3 AND proved.used_at IS NULL)`,
)
