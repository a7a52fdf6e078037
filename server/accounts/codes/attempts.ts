import type { Clock } from '#server/platform/clock.ts'
import { number, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { networkOf } from '#server/platform/http/limits/limit.ts'

const minute = 60_000

/** What is limited: attempts at passwords, codes and coupons, and requests for codes. */
const limits = {
  // Windows have fixed ends, so within any quarter of an hour there are at most twice as many.
  password: { subject: { max: 10, windowMs: 15 * minute }, range: 300, total: 3_000 },
  // The digits of an app, in a browser that the account knows: whoever has it and the password is not unlimited either.
  secondFactor: { subject: { max: 20, windowMs: 24 * 60 * minute }, range: 0, total: 0 },
  // Nobody waits for these two: beyond them a second code follows the first, and requests need a proof of work. A
  // contact's codes have limits of their own (issuing.ts).
  code: { subject: null, range: 300, total: 1_000 },
  codeRequest: { subject: null, range: 1_500, total: Number.POSITIVE_INFINITY },
  // Of a day: each costs money, and new accounts cost nothing. Whoever is matched has used nothing up.
  identity: { subject: null, range: 60, total: 1_500, windowMs: 24 * 60 * minute },
  // Only customers are subjects; visitors are counted by range.
  coupon: { subject: { max: 10, windowMs: 15 * minute }, range: 30, total: 300 },
} as const

/**
 * Right passwords, which cost a hash each as well: for an account (or one known browser of it), far more than its
 * twenty sessions, also where a program logs in anew for each thing it does; for a range, more than a carrier's honest
 * customers in a quarter of an hour. That is a minute of one core; ranges take turns besides
 * (`server/accounts/passwords/passwords.ts`).
 */
const maxRight = { subject: 300, range: 5_000 }

/** Wrong passwords in a quarter of an hour in one known browser: nobody else's count, so that its owner is not refused. */
const maxInKnownBrowser = 50

/** How the keys in the database begin. */
const keyPrefixes = {
  password: 'password',
  secondFactor: 'factor',
  identity: 'identity',
  code: 'code',
  codeRequest: 'ask',
  coupon: 'coupon',
} as const

/** For each range of addresses and for the total. */
const rangeWindowMs = 15 * minute

/**
 * Once the total of wrong attempts has passed its limit, somebody guesses from many addresses. Then a range
 * may make so many wrong attempts, and two more for each right one: honest people are mostly right.
 */
const underAttack = { max: 5, perSuccess: 2 }

export interface Attempt {
  action: keyof typeof limits
  /** The account, or the contact where there is none. */
  subject?: string
  ip: string
  /** Set in a browser that was signed in to this account before: it has a count of its own. */
  device?: string | undefined
  /** What a refusal says, and its `data`. */
  help?: { message: string; data: unknown } | undefined
}

const countRow = { key: text, wrong: number, succeeded: number, ends_at: time }
type AttemptCount = Row<typeof countRow>

/**
 * Limits guessing: counts wrong attempts for each account, each range of addresses and in total. The
 * counts are in the database, so that all processes share them. Refuses with `too_many_tries` and the
 * seconds until the next attempt, or only tells.
 *
 * Our own few statements rather than a library: each takes all three counts at once, by the mall's clock.
 */
export class Attempts {
  readonly #db: Db
  readonly #clock: Clock

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Refuses what is over a limit already, before anything costly is done for it. */
  async check(attempt: Attempt): Promise<void> {
    const beyond = await this.#beyondNow(attempt)
    if (beyond) refuse('too_many_tries', { ...beyond, ...attempt.help })
  }

  /** Counts an attempt as wrong before its outcome is known, so that attempts at once are all counted. */
  async take(attempt: Attempt): Promise<void> {
    const beyond = await this.#tryToTake(attempt)
    if (beyond) refuse('too_many_tries', { ...beyond, ...attempt.help })
  }

  /** The same, where nobody is refused; false: it is over a limit, and was not counted. */
  async tryToTake(attempt: Attempt): Promise<boolean> {
    return (await this.#tryToTake(attempt)) === null
  }

  async isWithin(attempt: Attempt): Promise<boolean> {
    return (await this.#beyondNow(attempt)) === null
  }

  /** Counts what has happened already; answers the new counts. */
  count(attempt: Attempt): Promise<AttemptCount[]> {
    const now = this.#clock.now()
    const keys = keysOf(attempt)
    return many(this.#db, addToCounts, [
      keys.map(({ key }) => key),
      keys.map(({ windowMs }) => new Date(now.getTime() + windowMs)),
      now,
    ])
  }

  /** The attempt that was counted as wrong was right. */
  async succeed(attempt: Attempt): Promise<void> {
    await this.#release(attempt, 1)
  }

  /** Whether this is the first time that something is used, until it expires. */
  async once(db: Db, key: string, expiresAt: Date): Promise<boolean> {
    return (await run(db, useOnce, [key, expiresAt])) === 1
  }

  /** The attempt came to nothing: it does not count. */
  async giveBack(attempt: Attempt): Promise<void> {
    await this.#release(attempt, 0)
  }

  async #beyondNow(attempt: Attempt): Promise<Beyond | null> {
    const keys = keysOf(attempt).map(({ key }) => key)
    const counts = await many(this.#db, currentCounts, [keys, this.#clock.now()])
    return this.#beyond(attempt, counts, 1)
  }

  async #tryToTake(attempt: Attempt): Promise<Beyond | null> {
    const beyond = this.#beyond(attempt, await this.count(attempt), 0)
    if (beyond) await this.#release(attempt, 0)
    return beyond
  }

  async #release(attempt: Attempt, succeeded: number): Promise<void> {
    await run(this.#db, takeFromCounts, [keysOf(attempt).map(({ key }) => key), succeeded])
  }

  /** Null: within all limits. `more`: how many are about to be counted. */
  #beyond(attempt: Attempt, counts: AttemptCount[], more: number): Beyond | null {
    const byKey = new Map(counts.map((count) => [count.key, count]))
    const found = new Map(keysOf(attempt).map(({ of, key }) => [of, byKey.get(key)]))
    const [subject, range, total] = [found.get('subject'), found.get('range'), found.get('total')]
    const limit = limits[attempt.action]
    if (attempt.action === 'password') {
      if ((subject?.succeeded ?? 0) + more > maxRight.subject) return this.#until(subject)
      if ((range?.succeeded ?? 0) + more > maxRight.range) return this.#until(range)
    }
    const isAttacked = total !== undefined && total.wrong + more > limit.total
    const maxAttacked = underAttack.max + underAttack.perSuccess * (range?.succeeded ?? 0)
    const maxInRange = isAttacked ? Math.min(maxAttacked, limit.range) : limit.range
    const isOver = (count: AttemptCount | undefined, max: number) =>
      count && count.wrong + more > max
    const isKnown = attempt.action === 'password' && attempt.device !== undefined
    const maxOfSubject = isKnown ? maxInKnownBrowser : (limit.subject?.max ?? 0)
    if (isOver(subject, maxOfSubject)) return this.#until(subject)
    return isOver(range, maxInRange) ? this.#until(range) : null
  }

  #until(count: AttemptCount | undefined): Beyond {
    const ms = (count?.ends_at.getTime() ?? 0) - this.#clock.now().getTime()
    return { retryAfterSeconds: Math.max(Math.ceil(ms / 1000), 1) }
  }
}

/** An attempt is over a limit until then. */
interface Beyond {
  retryAfterSeconds: number
}

const currentCounts = statement(
  'attempts-check',
  countRow,
  'SELECT key, wrong, succeeded, ends_at FROM account_attempts WHERE key = ANY ($1) AND ends_at > $2',
)

const addToCounts = statement(
  'attempts-count',
  countRow,
  // In the order of the keys, so that two of these never deadlock.
  `INSERT INTO account_attempts AS attempts (key, wrong, succeeded, ends_at)
   SELECT key, 1, 0, ends_at FROM unnest($1::text[], $2::timestamptz[]) AS new (key, ends_at)
   ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     wrong = CASE WHEN attempts.ends_at > $3 THEN attempts.wrong ELSE 0 END + 1,
     succeeded = CASE WHEN attempts.ends_at > $3 THEN attempts.succeeded ELSE 0 END,
     ends_at = CASE WHEN attempts.ends_at > $3 THEN attempts.ends_at ELSE excluded.ends_at END
   RETURNING key, wrong, succeeded, ends_at`,
)

const useOnce = rareStatement(
  'attempts-once',
  {},
  `INSERT INTO account_attempts (key, wrong, succeeded, ends_at) VALUES ($1, 0, 1, $2)
   ON CONFLICT DO NOTHING`,
)

const takeFromCounts = statement(
  'attempts-release',
  {},
  `WITH mine AS (SELECT key FROM account_attempts WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
   UPDATE account_attempts AS attempts
   SET wrong = greatest(wrong - 1, 0), succeeded = succeeded + $2
   FROM mine WHERE attempts.key = mine.key`,
)

/** Deletes the counts of an account's contacts when it ends, in its transaction. */
export async function deleteAttempts(tx: Tx, contacts: string[]): Promise<void> {
  const keys = contacts.map((contact) => `${keyPrefixes.password} ${contact}`)
  await run(tx, deleteCounts, [keys])
}

const deleteCounts = rareStatement(
  'attempts-delete',
  {},
  `WITH theirs AS (SELECT key FROM account_attempts WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
   DELETE FROM account_attempts AS attempts USING theirs WHERE attempts.key = theirs.key`,
)

interface Counted {
  of: 'subject' | 'range' | 'total'
  key: string
  windowMs: number
}

/** The counts of an attempt: its subject's; then, unless the browser is known, its range's and the total. */
function keysOf({ action, subject, ip, device }: Attempt): Counted[] {
  const prefix = keyPrefixes[action]
  const limit = limits[action]
  const windowMs = limit.subject?.windowMs ?? rangeWindowMs
  const sharedMs = 'windowMs' in limit ? limit.windowMs : rangeWindowMs
  if (device) return [{ of: 'subject', key: `${prefix} ${subject} by ${device}`, windowMs }]
  const ofAll: Counted[] = [
    { of: 'range', key: `${prefix} from ${rangeOf(ip)}`, windowMs: sharedMs },
    { of: 'total', key: `${prefix} in all`, windowMs: sharedMs },
  ]
  return subject ? [{ of: 'subject', key: `${prefix} ${subject}`, windowMs }, ...ofAll] : ofAll
}

/** Neighbours mostly belong to the same owner: 256 addresses of IPv4, one network of IPv6. */
export function rangeOf(ip: string): string {
  return networkOf(ip)
    .replace(/^::ffff:/, '')
    .replace(/\.\d+$/, '')
}
