import type { Clock } from '#server/platform/clock.ts'
import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Db, many, one, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

const day = 86_400_000

/** Of one account or number, at the same time: more is no shopping list. */
export const maxOwnRequests = 10

/** Numbers without an account in a day: one address must not fill the staff's list with strangers' numbers. */
export const maxPhonesPerDay = 200

/** Promised in the privacy policy. */
const retainMs = 365 * day

interface ProductRequest {
  term: string
  /** Null: a visitor, who leaves a number. */
  accountId: number | null
  /** E.164; null: the account's own contacts do. */
  phone: string | null
}

/**
 * Records that somebody waits for what a search did not find; once for each term. Nothing is sent by itself: staff
 * read the table. Refuses `validation_failed` without account and number, `too_many_requests` beyond the bounds.
 */
export async function requestProduct(
  { database, clock }: { database: Database; clock: Clock },
  { term, accountId, phone }: ProductRequest,
): Promise<void> {
  if (accountId === null && phone === null) {
    const message = 'Leave a number, or log in.'
    refuse('validation_failed', { message, errors: { phone_number: [message] } })
  }
  const now = clock.now()
  // A number that is left beside an account is the account's to give: it is the one to call.
  const owner = [phone === null ? accountId : null, phone]
  await inTransaction(database.pool, async (tx) => {
    // Serialises requests, which are few, so that the counts below are exact.
    await run(tx, lock)
    const counts = await one(tx, countRequests, [...owner, new Date(now.getTime() - day)])
    const isTooMany =
      counts.own >= maxOwnRequests || (accountId === null && counts.phones >= maxPhonesPerDay)
    if (isTooMany) {
      refuse('too_many_requests', {
        message: 'You have already made many requests. Please try again another day.',
      })
    }
    await run(tx, insert, [term.replaceAll('\0', ' '), ...owner, now])
  })
}

const lock = rareStatement(
  'search-lock-requests',
  {},
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('search_requests', 0))",
)

const countRequests = rareStatement(
  'search-count-requests',
  { own: number, phones: number },
  `SELECT
     (SELECT count(*) FROM search_requests WHERE account_id = $1 OR phone = $2)::integer AS own,
     (SELECT count(*) FROM search_requests WHERE phone IS NOT NULL AND created_at > $3)::integer AS phones`,
)

const insert = rareStatement(
  'search-add-request',
  {},
  `INSERT INTO search_requests (term, account_id, phone, created_at)
   SELECT folded, $2, $3, $4 FROM (SELECT btrim(left(search_fold($1), 80)) AS folded) AS searched
   WHERE folded <> ''
   ON CONFLICT DO NOTHING`,
)

/** Deletes requests after a year. */
export async function cleanUpRequests({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  await run(database, deleteOld, [new Date(clock.now().getTime() - retainMs)])
}

const deleteOld = rareStatement(
  'search-delete-old-requests',
  {},
  // Nothing is kept of a term that nobody searches or waits for.
  `WITH old AS (DELETE FROM search_requests WHERE created_at <= $1)
   DELETE FROM search_dismissals AS dismissed
   WHERE NOT EXISTS (SELECT FROM search_failures WHERE term = dismissed.term)
     AND NOT EXISTS (SELECT FROM search_requests WHERE term = dismissed.term AND created_at > $1)`,
)

interface Requester {
  accountId: number
  /** E.164. */
  phoneNumber: string | null
}

/** What somebody asked for, for the data export. */
export function exportRequests(db: Db, { accountId, phoneNumber }: Requester): Promise<object[]> {
  return many(db, requestsOf, [accountId, phoneNumber])
}

const requestsOf = rareStatement(
  'search-requests-of',
  { term: text, phone: nullable(text), created_at: time },
  `SELECT term, phone, created_at FROM search_requests WHERE account_id = $1 OR phone = $2 ORDER BY id`,
)

/** In the transaction that deletes the account. */
export async function eraseRequests(tx: Db, { accountId, phoneNumber }: Requester): Promise<void> {
  await run(tx, deleteOwn, [accountId, phoneNumber])
}

const deleteOwn = rareStatement(
  'search-delete-requests',
  {},
  'DELETE FROM search_requests WHERE account_id = $1 OR phone = $2',
)
