import type { Clock } from '#server/platform/clock.ts'
import { type Db, run } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Terms that are stored; beyond that the least recently searched are deleted. */
const maxTerms = 10_000

/**
 * Records searches that found nothing, for the staff who choose what to stock; no term that could be
 * personal data. No search waits for it: while one term is written, others are dropped.
 */
export function failureRecorder(db: Db, clock: Clock, onError: (error: unknown) => void) {
  let isWriting = false
  return (term: string): void => {
    if (isWriting || looksPersonal(term)) return
    isWriting = true
    record(db, term, clock.now())
      .catch(onError)
      .finally(() => {
        isWriting = false
      })
  }
}

/** Mail addresses, and digits enough for a phone, account or card number. */
export function looksPersonal(term: string): boolean {
  return term.includes('@') || (term.match(/\p{N}/gu)?.length ?? 0) >= 7
}

async function record(db: Db, term: string, at: Date): Promise<void> {
  await run(db, addTerm, [term.replaceAll('\0', ' '), at])
  await run(db, evictTerms)
}

const addTerm = statement(
  'search-failure',
  {},
  `INSERT INTO search_failures (term, times, last_at)
   SELECT folded, 1, $2 FROM (SELECT left(search_fold($1), 80) AS folded) AS searched
   WHERE folded <> ''
   ON CONFLICT (term) DO UPDATE SET
     times = search_failures.times + 1,
     last_at = greatest(search_failures.last_at, excluded.last_at)`,
)

const evictTerms = statement(
  'search-failures-evict',
  {},
  `DELETE FROM search_failures WHERE term IN (
     SELECT term FROM search_failures ORDER BY last_at DESC OFFSET ${maxTerms}
   )`,
)
