import type { Pool } from 'pg'
import type { Clock } from '#server/platform/clock.ts'

/** Terms that are remembered; beyond that the ones not seen for longest go. */
const maxTerms = 10_000

/**
 * Remembers searches that found nothing, for staff who stock the shelves; nothing that could be
 * about a person. Nobody waits for it: while one is written, others are not noted.
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
    name: 'search-failures-forgotten',
    text: `DELETE FROM search_failures WHERE term IN (
      SELECT term FROM search_failures ORDER BY last_at DESC OFFSET ${maxTerms}
    )`,
  })
}
