import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import { number, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { many, maybe, one, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { countGuess, type Guess, releaseGuess, wrongSoFar } from './guesses.ts'
import {
  type About,
  type CodePurpose,
  codeLifetimeMs,
  codeRow,
  contactRow,
  decide,
  decideKnown,
  isOwn,
  later,
  maxWrong,
  messagesToday,
  nobody,
  resendWaitMs,
  type Sending,
  type Wait,
} from './issuing.ts'

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

/** What follows digits that were typed in. `again`: they were right, and one more code is on its way. */
export type Proof =
  | { is: 'right'; code: ProvedCode; guess: Guess }
  /** `canRetry`: other digits may be right, so that there is no need to ask for a new code. */
  | { is: 'wrong'; canRetry: boolean }
  | { is: 'again'; expiresAt: Date }

interface Issued {
  purpose: CodePurpose
  contact: string
  /** In the row: see `#newIssue`. */
  issue: Buffer
}

/**
 * Codes of six digits that prove a contact. Each browser that asks has attempts of its own, and so has each one that the
 * account knows. They are keyed hashes of the purpose, the contact and a random value in the database: neither the
 * database nor the secret alone reveals them. A code that is requested again within its lifetime is the same, so that
 * a late message still works (docs/decisions/0059-six-digits-always.md).
 */
export class Codes {
  readonly #database: Database
  readonly #clock: Clock
  readonly #keys: Keys

  constructor(database: Database, clock: Clock, keys: Keys) {
    this.#database = database
    this.#clock = clock
    this.#keys = keys
  }

  /**
   * The code to send, in the caller's transaction: the valid one, or else a new one. `next` recognises the caller
   * from then on. Refuses with `resend_wait` within two minutes of the message before.
   */
  async issue(tx: Tx, about: About, next: Buffer): Promise<IssuedCode> {
    const { purpose, contact, requester } = about
    const now = this.#clock.now()
    const fresh = this.#newIssue()
    const key = [purpose, contact, requester.device]
    const row = await one(tx, lockContact, [...key, fresh, now])
    const isKnown = requester.device.length > 0
    const codes = await many(tx, liveCodes, [purpose, contact, now])
    const decided = isKnown ? decideKnown : decide
    const sending = decided(row, codes, { requester, fresh }, now)
    if ('wait' in sending) refuse('resend_wait', sending.wait)
    const expiresAt = later(now, codeLifetimeMs)
    await run(tx, writeContact, [...key, now, ...contactValues(sending)])
    const own = codes.find((code) => isOwn(code, requester))
    const by = isKnown
      ? [requester.device, requester.device, nobody]
      : [own?.device ?? next, next, next]
    const { issue, isNew, early } = sending
    const values = [...by, requester.range, issue, isNew, now, expiresAt]
    await run(tx, writeCode, [purpose, contact, ...values])
    return { digits: await this.typed({ purpose, contact, issue }), expiresAt, early }
  }

  /** Messages of the day so far, of browsers that the contact's account does not know. */
  async messagesToday(purpose: CodePurpose, contact: string): Promise<number> {
    const row = await maybe(this.#database, contactMessages, [purpose, contact])
    return row ? messagesToday(row, this.#clock.now()) : 0
  }

  /**
   * Proves what was typed in, at the cost of one of the caller's attempts. Where strangers have guessed a lot at the
   * contact's codes, or `isOpen` is false (many guess from where the caller is), the first right one is followed by a
   * second: `send` sends it, in the same transaction.
   */
  async prove(
    about: About & { isOpen: boolean },
    typed: string,
    send: (tx: Tx, issued: IssuedCode) => Promise<void>,
  ): Promise<Proof> {
    const now = this.#clock.now()
    const guess = await countGuess(this.#database, about, now)
    // Computed without a row too, so that the answer takes equally long.
    const { purpose, contact, isOpen } = about
    const issue = guess?.issue ?? this.#newIssue()
    const expected = Buffer.from(await this.typed({ purpose, contact, issue }))
    const isSame = expected.length === typed.length && timingSafeEqual(expected, Buffer.from(typed))
    if (!guess) return { is: 'wrong', canRetry: false }
    if (!isSame) return { is: 'wrong', canRetry: guess.left > 0 }
    return inTransaction(this.#database.pool, async (tx) => {
      await releaseGuess(tx, about, guess, now)
      const isGuessedAt = !isOpen || (await wrongSoFar(tx, about, guess, now)) > maxWrong
      if (isGuessedAt && !guess.is_second) return this.#again(tx, about, guess, send)
      // The only cast to `ProvedCode`.
      return { is: 'right', code: issue as ProvedCode, guess }
    })
  }

  /** A second code follows the first one, which is void, in the browser that typed it in. */
  async #again(
    tx: Tx,
    { purpose, contact }: About,
    { device, is_known }: Guess,
    send: (tx: Tx, issued: IssuedCode) => Promise<void>,
  ): Promise<Proof> {
    const now = this.#clock.now()
    const issue = this.#newIssue()
    const expiresAt = later(now, codeLifetimeMs)
    await run(tx, writeSecond, [purpose, contact, device, issue, now, expiresAt])
    const head = is_known ? device : nobody
    await run(tx, restartWait, [purpose, contact, head, later(now, resendWaitMs)])
    const digits = await this.typed({ purpose, contact, issue })
    await send(tx, { digits, expiresAt, early: null })
    return { is: 'again', expiresAt }
  }

  /** Notes that a code was typed in; answers the range it was asked from, and null after the first time. */
  async confirm({ purpose, contact }: About, { device }: Guess): Promise<string | null> {
    const row = await maybe(this.#database, confirmOnce, [purpose, contact, device])
    return row?.requester_range ?? null
  }

  /** Consumes a proved code and all others of its contact, in the caller's transaction; false where it was used already. */
  async use(tx: Tx, purpose: CodePurpose, contact: string, code: ProvedCode): Promise<boolean> {
    return (await run(tx, useCode, [purpose, contact, code, this.#clock.now()])) > 0
  }

  /** What a message has and a customer types. */
  async typed({ purpose, contact, issue }: Issued): Promise<string> {
    const isFormer = issue.length === randomLength
    const key = await this.#keys.find('codes', isFormer ? 0 : issue.readUInt32BE(0))
    if (!key) throw new Error('the key of a code is not in the ring')
    const text = `${purpose}\n${contact}\n${issue.toString('hex')}`
    const hash = createHmac('sha256', key).update(text).digest()
    return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  /** The id of the key, which issues from before the ring do not have, and random bytes. */
  #newIssue(): Buffer {
    const id = Buffer.alloc(4)
    id.writeUInt32BE(this.#keys.newest('codes').id)
    return Buffer.concat([id, randomBytes(randomLength)])
  }
}

function contactValues({ waitUntil, messages, messagesEndAt }: Sending): unknown[] {
  return [waitUntil, messages, messagesEndAt]
}

const lockContact = statement(
  'codes-lock',
  contactRow,
  // A new row has no code yet: it expires as it begins.
  `INSERT INTO account_codes AS codes (purpose, contact, device, issue, sent_at, expires_at, requester,
     requester_range, is_long, digits_expire_at, wait_until, messages_end_at, wrong_end_at)
   VALUES ($1, $2, $3, $4, $5, $5, '', '', false, $5, $5, $5, $5)
   ON CONFLICT (purpose, contact, device) DO UPDATE SET purpose = excluded.purpose
   RETURNING wait_until, messages, messages_end_at`,
)

const liveCodes = statement(
  'codes-live',
  codeRow,
  `SELECT requester <> device AS is_known, device, issue, sent_at, attempts, neighbour_attempts,
     requester_range, is_second
   FROM account_codes
   WHERE purpose = $1 AND contact = $2 AND used_at IS NULL AND expires_at > $3 AND device <> ''
   ORDER BY sent_at DESC`,
)

const writeContact = statement(
  'codes-write-contact',
  {},
  `UPDATE account_codes SET sent_at = $4, wait_until = $5, messages = $6, messages_end_at = $7
   WHERE purpose = $1 AND contact = $2 AND device = $3`,
)

const writeCode = statement(
  'codes-issue',
  {},
  // The row of whoever has asked before, under the caller's new token, or a new one.
  `WITH former AS (
     UPDATE account_codes SET
       device = $4, requester = $5, requester_range = $6, issue = $7, sent_at = $9, expires_at = $10,
       digits_expire_at = $10,
       attempts = CASE WHEN $8 THEN 0 ELSE attempts END,
       neighbour_attempts = CASE WHEN $8 THEN 0 ELSE neighbour_attempts END,
       other_attempts = CASE WHEN $8 THEN 0 ELSE other_attempts END,
       is_second = is_second AND NOT $8,
       used_at = NULL,
       is_confirmed = false
     WHERE purpose = $1 AND contact = $2 AND device = $3
     RETURNING device
   )
   INSERT INTO account_codes (purpose, contact, device, requester, requester_range, issue, sent_at, expires_at,
     is_long, digits_expire_at, wait_until, messages_end_at, wrong_end_at)
   SELECT $1, $2, $4, $5, $6, $7, $9, $10, false, $10, $9, $9, $9
   WHERE NOT EXISTS (SELECT FROM former)`,
)

const contactMessages = rareStatement(
  'codes-messages',
  { messages: number, messages_end_at: time },
  `SELECT messages, messages_end_at FROM account_codes
   WHERE purpose = $1 AND contact = $2 AND device = ''`,
)

const writeSecond = rareStatement(
  'codes-second',
  {},
  `UPDATE account_codes SET
     issue = $4, sent_at = $5, expires_at = $6, digits_expire_at = $6, is_second = true,
     attempts = 0, neighbour_attempts = 0, other_attempts = 0, is_confirmed = false
   WHERE purpose = $1 AND contact = $2 AND device = $3`,
)

const restartWait = rareStatement(
  'codes-restart-wait',
  {},
  `UPDATE account_codes SET wait_until = $4, messages = messages + 1
   WHERE purpose = $1 AND contact = $2 AND device = $3`,
)

const confirmOnce = rareStatement(
  'codes-confirm',
  { requester_range: text },
  `UPDATE account_codes SET is_confirmed = true
   WHERE purpose = $1 AND contact = $2 AND device = $3 AND NOT is_confirmed
   RETURNING requester_range`,
)

const useCode = statement(
  'codes-use',
  {},
  // Locked in one order, so that two of these never deadlock.
  `WITH mine AS (
     SELECT device, issue, used_at FROM account_codes
     WHERE purpose = $1 AND contact = $2 ORDER BY device FOR UPDATE
   )
   UPDATE account_codes AS codes SET used_at = $4
   FROM mine
   WHERE codes.purpose = $1 AND codes.contact = $2 AND codes.device = mine.device
     AND mine.used_at IS NULL
     AND EXISTS (
       SELECT FROM mine AS proved
       WHERE proved.issue = $3 AND proved.device <> '' AND proved.used_at IS NULL
     )`,
)
