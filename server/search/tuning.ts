import { DatabaseError } from 'pg'
import { readTerm } from '#server/discovery/discovery.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { number, type Row, text, time } from '#server/platform/database/columns.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { RecordDeps } from '#server/records/records.ts'

/** What synonyms and pins, which staff change, have in common. */
export interface TuningDeps extends RecordDeps {
  clock: Clock
}

export const tunedRow = {
  id: number,
  term: text,
  version: number,
  edited_at: time,
  edited_by: text,
}
export type TunedRow = Row<typeof tunedRow>

/** A deleted record that is put back: the id that it had, which its history names, and its last version. */
export interface Restored {
  id: number
  version: number
}

/** The values of `insertTuned`: of a new record, or of one that is put back. */
export function newTuned(
  { clock }: Pick<TuningDeps, 'clock'>,
  { term, restored, by }: { term: string; restored: Restored | undefined; by: Actor },
) {
  return [term, clock.now(), actorText(by), restored?.id ?? null, restored?.version ?? 0]
}

/**
 * Adds a term; with the fourth value under the id of a deleted one. An id that was never given, or is in use, is passed
 * over for a new one.
 */
export function insertTuned(table: 'search_synonym_terms' | 'search_pinned_terms'): string {
  return `WITH former AS (
     SELECT $4::bigint AS id
     WHERE $4::bigint <= pg_sequence_last_value(pg_get_serial_sequence('${table}', 'id')::regclass)
       AND NOT EXISTS (SELECT FROM ${table} WHERE id = $4::bigint)
   )
   INSERT INTO ${table} (id, term, version, edited_at, edited_by) OVERRIDING SYSTEM VALUE
   VALUES (
     coalesce((SELECT id FROM former), nextval(pg_get_serial_sequence('${table}', 'id')::regclass)),
     $1, $5::integer + 1, $2, $3)
   RETURNING id`
}

/** The term as searches look it up. Refuses with `validation_failed` one that no search could have. */
export function requireTerm(written: string): string {
  const { key, isPriced } = readTerm(written)
  if (isPriced) refuseField('term', 'Leave the price out: a search with any price has it then')
  if (key === '' || key.length > 80) refuseField('term', 'Write words that shoppers search for')
  return key
}

export function refuseField(field: string, message: string): never {
  refuse('validation_failed', { message, errors: { [field]: [message] } })
}

/** Refuses with `name_taken` where the change breaks this constraint. */
export async function freeTerm<T>(change: Promise<T>, constraint: string, words: string) {
  return change.catch((error: unknown) => {
    if (error instanceof DatabaseError && error.constraint === constraint) {
      refuse('name_taken', { message: words, errors: { term: [words] } })
    }
    throw error
  })
}
