import type { Clock } from '#server/platform/clock.ts'
import { number, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { networkOf } from '#server/platform/http/limits/limit.ts'
import { codePurposes } from './codes.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What is limited: attempts at passwords and codes, and requests for codes, which cost money. */
const limits = {
  // Windows have fixed ends, so within any quarter of an hour there are at most twice as many.
  password: { subject: { max: 10, windowMs: 15 * minute }, range: 300, total: 3_000 },
  // Five for each code (codes.ts); this is for the codes that follow it.
  code: { subject: { max: 25, windowMs: day }, range: 100, total: 500 },
  codeRequest: {
    subject: { max: 20, windowMs: day },
    range: 1_500,
    total: Number.POSITIVE_INFINITY,
  },
} as const

/**
 * Right passwords, which cost a hash each as well: for an account (or one known browser of it), far more than its
 * twenty sessions, also where a program logs in anew for each thing it does; for a range, more than a carrier's honest
 * customers in a quarter of an hour. That is a minute of one core; ranges take turns besides
 * (`server/accounts/passwords/passwords.ts`).
 */
const maxRight = { subject: 300, range: 5_000 }

/** How the keys in the database begin. */
const keyPrefixes = { password: 'password', code: 'code', codeRequest: 'ask' } as const

/** For each range of addresses and for the total. */
const rangeWindowMs = 15 * minute

/**
 * Once the total of wrong attempts has passed its limit, somebody guesses from many addresses. Then a range
 * may make so many wrong attempts, and two more for each right one: honest people are mostly right.
 */
const underAttack = { max: 5, perSuccess: 2 }

export interface Attempt {
  action: keyof typeof limits
  /** The account, or the contact where there is none; for codes the purpose and the contact. */
  subject: string
  ip: string
  /** Set in a browser that was signed in to this account before: it has a count of its own. */
  device?: string | undefined
}

const countRow = { key: text, wrong: number, succeeded: number, ends_at: time }
type AttemptCount = Row<typeof countRow>

/**
 * Limits guessing: counts wrong attempts for each account, each range of addresses and in total. The
 * counts are in the database, so that all processes share them. Refuses with `too_many_tries` and the
 * seconds until the next attempt.
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
    const keys = keysOf(attempt).map(({ key }) => key)
    const counts = await many(this.#db, currentCounts, [keys, this.#clock.now()])
    this.#enforce(attempt, counts, 1)
  }

  /** Counts an attempt as wrong before its outcome is known, so that attempts at once are all counted. */
  async take(attempt: Attempt): Promise<void> {
    const counts = await this.count(attempt)
    try {
      this.#enforce(attempt, counts, 0)
    } catch (refusal) {
      await this.#release(attempt, 0)
      throw refusal
    }
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

  async #release(attempt: Attempt, succeeded: number): Promise<void> {
    await run(this.#db, takeFromCounts, [keysOf(attempt).map(({ key }) => key), succeeded])
  }

  /** `more`: how many are about to be counted. */
  #enforce(attempt: Attempt, counts: AttemptCount[], more: number): void {
    const now = this.#clock.now()
    const byKey = new Map(counts.map((count) => [count.key, count]))
    const [subject, range, total] = keysOf(attempt).map(({ key }) => byKey.get(key))
    const limit = limits[attempt.action]
    if (attempt.action === 'password') {
      refuseWhere((subject?.succeeded ?? 0) + more > maxRight.subject, subject, now)
      refuseWhere((range?.succeeded ?? 0) + more > maxRight.range, range, now)
    }
    refuseBeyond(limit.subject.max, subject, more, now)
    const isAttacked = total !== undefined && total.wrong + more > limit.total
    const maxAttacked = underAttack.max + underAttack.perSuccess * (range?.succeeded ?? 0)
    refuseBeyond(isAttacked ? Math.min(maxAttacked, limit.range) : limit.range, range, more, now)
  }
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
  const keys = contacts.flatMap((contact) => [
    `${keyPrefixes.password} ${contact}`,
    ...codePurposes.flatMap((purpose) => [
      `${keyPrefixes.code} ${purpose} ${contact}`,
      `${keyPrefixes.codeRequest} ${purpose} ${contact}`,
    ]),
  ])
  await run(tx, deleteCounts, [keys])
}

const deleteCounts = rareStatement(
  'attempts-delete',
  {},
  `WITH theirs AS (SELECT key FROM account_attempts WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
   DELETE FROM account_attempts AS attempts USING theirs WHERE attempts.key = theirs.key`,
)

/** The counts of an attempt: its subject's; then, unless the browser is known, its range's and the total. */
function keysOf({ action, subject, ip, device }: Attempt): { key: string; windowMs: number }[] {
  const { windowMs } = limits[action].subject
  const prefix = keyPrefixes[action]
  if (device) return [{ key: `${prefix} ${subject} by ${device}`, windowMs }]
  return [
    { key: `${prefix} ${subject}`, windowMs },
    { key: `${prefix} from ${rangeOf(ip)}`, windowMs: rangeWindowMs },
    { key: `${prefix} in all`, windowMs: rangeWindowMs },
  ]
}

/** Neighbours mostly belong to the same owner: 256 addresses of IPv4, one network of IPv6. */
export function rangeOf(ip: string): string {
  return networkOf(ip)
    .replace(/^::ffff:/, '')
    .replace(/\.\d+$/, '')
}

function refuseBeyond(max: number, count: AttemptCount | undefined, more: number, now: Date): void {
  refuseWhere((count?.wrong ?? 0) + more > max, count, now)
}

function refuseWhere(isBeyond: boolean, count: AttemptCount | undefined, now: Date): void {
  if (!isBeyond || !count) return
  const seconds = Math.ceil((count.ends_at.getTime() - now.getTime()) / 1000)
  refuse('too_many_tries', { retryAfterSeconds: Math.max(seconds, 1) })
}
