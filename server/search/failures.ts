import type { Pool } from 'pg'
import type { Clock } from '#server/platform/clock.ts'

/** Terms that are stored; beyond that the least recently searched are deleted. */
const maxTerms = 10_000

/**
 * Records searches that found nothing, for the staff who choose what to stock; no term that could be
 * personal data. No search waits for it: while one term is written, others are dropped.
 */
export function failureRecorder(pool: Pool, clock: Clock, onError: (error: unknown) => void) {
  let isWriting = false
  return (term: string): void => {
    if (isWriting || looksPersonal(term)) return
    isWriting = true
    record(pool, term, clock.now())
      .catch(onError)
      .finally(() => {
        isWriting = false
      })
  }
}

/** Mail addresses, and digits enough for a phone, account or card number. */
function looksPersonal(term: string): boolean {
  return term.includes('@') || (term.match(/\p{N}/gu)?.length ?? 0) >= 7
}

async function record(pool: Pool, term: string, at: Date): Promise<void> {
  await pool.query({
    name: 'search-failure',
    text: `
      INSERT INTO search_failures (term, times, last_at)
      SELECT folded, 1, $2 FROM (SELECT left(search_fold($1), 80) AS folded) AS searched
      WHERE folded <> ''
      ON CONFLICT (term) DO UPDATE SET
        times = search_failures.times + 1,
        last_at = greatest(search_failures.last_at, excluded.last_at)`,
    values: [term.replaceAll('\0', ' '), at],
  })
  await pool.query({
    name: 'search-failures-evict',
    text: `DELETE FROM search_failures WHERE term IN (
      SELECT term FROM search_failures ORDER BY last_at DESC OFFSET ${maxTerms}
    )`,
  })
}
