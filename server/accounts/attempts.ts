import type { ClientBase, Pool } from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { networkOf } from '#server/platform/http/limit.ts'
import { codePurposes } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What is counted: tries of passwords, tries of codes, and asking for codes, which costs money. */
const limits = {
  // Windows have fixed ends, so within any quarter of an hour there are at most twice as many.
  password: { each: { most: 10, ms: 15 * minute }, range: 300, all: 3_000 },
  // Five for each code (codes.ts); this is for the codes that follow it.
  code: { each: { most: 25, ms: day }, range: 100, all: 500 },
  ask: { each: { most: 20, ms: day }, range: 1_500, all: Number.POSITIVE_INFINITY },
} as const

/** For ranges of addresses, and for all of them together. */
const rangeMs = 15 * minute

/**
 * Once wrong tries in all have passed their limit, somebody tries from many addresses: then a range may
 * do so many, and two more for each that came out right, as they mostly do where honest people are.
 */
const underAttack = { most: 5, forEachRight: 2 }

export interface Attempt {
  what: keyof typeof limits
  /** The account, or the contact where there is none; for codes the purpose and the contact. */
  each: string
  ip: string
  /** Set in a browser that was signed in to this account before: it has a count of its own. */
  device?: string | undefined
}

interface Counted {
  key: string
  wrong: number
  succeeded: number
  ends_at: Date
}

/**
 * Stops guessing: counts wrong tries for each account, each range of addresses and in all, in the
 * database, so that processes agree. Refuses with `too_many_tries` and when to come again.
 *
 * Our own few statements rather than a library: these take all counts at once, in the mall's time.
 */
export class Attempts {
  readonly #pool: Pool
  readonly #clock: Clock

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool
    this.#clock = clock
  }

  /** Refuses what has no chance, before anything costly is done for it. */
  async check(one: Attempt): Promise<void> {
    const { rows } = await this.#pool.query<Counted>({
      name: 'tries-check',
      text: 'SELECT key, wrong, succeeded, ends_at FROM account_tries WHERE key = ANY ($1) AND ends_at > $2',
      values: [keysOf(one).map(({ key }) => key), this.#clock.now()],
    })
    this.#judge(one, rows, 1)
  }

  /** Counts a try as wrong before it is known to be: of two at once, each is counted. */
  async take(one: Attempt): Promise<void> {
    const counts = await this.count(one)
    try {
      this.#judge(one, counts, 0)
    } catch (refusal) {
      await this.#giveBack(one, 0)
      throw refusal
    }
  }

  /** Counts what has happened already; answers the counts as they are now. */
  async count(one: Attempt): Promise<Counted[]> {
    const now = this.#clock.now()
    const keys = keysOf(one)
    const { rows } = await this.#pool.query<Counted>({
      name: 'tries-count',
      // In the order of the keys, so that two of these never wait for each other.
      text: `
        INSERT INTO account_tries AS tries (key, wrong, succeeded, ends_at)
        SELECT key, 1, 0, ends_at FROM unnest($1::text[], $2::timestamptz[]) AS new (key, ends_at)
        ORDER BY key
        ON CONFLICT (key) DO UPDATE SET
          wrong = CASE WHEN tries.ends_at > $3 THEN tries.wrong ELSE 0 END + 1,
          succeeded = CASE WHEN tries.ends_at > $3 THEN tries.succeeded ELSE 0 END,
          ends_at = CASE WHEN tries.ends_at > $3 THEN tries.ends_at ELSE excluded.ends_at END
        RETURNING key, wrong, succeeded, ends_at`,
      values: [keys.map(({ key }) => key), keys.map(({ ms }) => new Date(now.getTime() + ms)), now],
    })
    return rows
  }

  /** It was right after all. */
  async right(one: Attempt): Promise<void> {
    await this.#giveBack(one, 1)
  }

  async #giveBack(one: Attempt, succeeded: number): Promise<void> {
    await this.#pool.query({
      name: 'tries-give-back',
      text: `
        WITH mine AS (SELECT key FROM account_tries WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
        UPDATE account_tries AS tries
        SET wrong = greatest(wrong - 1, 0), succeeded = succeeded + $2
        FROM mine WHERE tries.key = mine.key`,
      values: [keysOf(one).map(({ key }) => key), succeeded],
    })
  }

  /** `more`: how many are about to be counted. */
  #judge(one: Attempt, counts: Counted[], more: number): void {
    const now = this.#clock.now()
    const byKey = new Map(counts.map((count) => [count.key, count]))
    const [each, range, all] = keysOf(one).map(({ key }) => byKey.get(key))
    const { each: own, range: calm, all: inAll } = limits[one.what]
    refuseBeyond(own.most, each, more, now)
    const isAttacked = all !== undefined && all.wrong + more > inAll
    const attacked = underAttack.most + underAttack.forEachRight * (range?.succeeded ?? 0)
    refuseBeyond(isAttacked ? Math.min(attacked, calm) : calm, range, more, now)
  }
}

/** Forgets what was counted for contacts of an account that ends, in its transaction. */
export async function deleteAttempts(client: ClientBase, contacts: string[]): Promise<void> {
  const keys = contacts.flatMap((contact) => [
    `password ${contact}`,
    ...codePurposes.flatMap((purpose) => [
      `code ${purpose} ${contact}`,
      `ask ${purpose} ${contact}`,
    ]),
  ])
  await client.query(
    `WITH theirs AS (SELECT key FROM account_tries WHERE key = ANY ($1) ORDER BY key FOR UPDATE)
     DELETE FROM account_tries AS tries USING theirs WHERE tries.key = theirs.key`,
    [keys],
  )
}

/** What a try counts for: its own; then, unless the browser is known, its range and all. */
function keysOf({ what, each, ip, device }: Attempt): { key: string; ms: number }[] {
  const own = limits[what].each
  if (device) return [{ key: `${what} ${each} by ${device}`, ms: own.ms }]
  return [
    { key: `${what} ${each}`, ms: own.ms },
    { key: `${what} from ${rangeOf(ip)}`, ms: rangeMs },
    { key: `${what} in all`, ms: rangeMs },
  ]
}

/** Neighbours mostly belong to the same owner: 256 addresses of IPv4, one network of IPv6. */
export function rangeOf(ip: string): string {
  return networkOf(ip)
    .replace(/^::ffff:/, '')
    .replace(/\.\d+$/, '')
}

function refuseBeyond(most: number, count: Counted | undefined, more: number, now: Date): void {
  if (!count || count.wrong + more <= most) return
  const seconds = Math.ceil((count.ends_at.getTime() - now.getTime()) / 1000)
  refuse('too_many_tries', { retryAfterSeconds: Math.max(seconds, 1) })
}
