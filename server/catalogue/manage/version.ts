import { actorOf, actorText, describeActor } from '#server/platform/actor.ts'
import { nullable, number, text, time } from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { rareStatement, statement, variants } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import type { Edit } from './change.ts'

const tables = ['products', 'categories', 'brands', 'sellers'] as const

/**
 * Locks a row and raises its version, as the first statement of an edit; answers the new version. Of two people
 * who have read the same version the second is refused with `conflict`, and learns who was first and when.
 * Refuses `not_found` where there is none.
 */
export async function raiseVersion(
  tx: Db,
  table: (typeof tables)[number],
  { id, version, by }: Edit,
  at: Date,
): Promise<number> {
  const raised = await maybe(tx, raise(table), [id, version, at, actorText(by)])
  return raised ? raised.version : refuseOutdated(tx, table, id)
}

/** What an edit that found no row of its version is refused with: `conflict`, or `not_found`. */
export async function refuseOutdated(
  tx: Db,
  table: (typeof tables)[number],
  id: number,
): Promise<never> {
  const current = (await maybe(tx, read(table), [id])) ?? refuse('not_found')
  const changed = current.changed_by === null ? null : describeActor(actorOf(current.changed_by))
  refuse('conflict', {
    data: {
      version: current.version,
      changed_at: current.changed_at?.toISOString() ?? null,
      changed_by: changed,
    },
  })
}

const raise = variants(tables, (table) =>
  statement(
    `manage-raise ${table}`,
    { version: number },
    `UPDATE ${table} SET version = version + 1, changed_at = $3, changed_by = $4
     WHERE id = $1 AND version = $2 RETURNING version`,
  ),
)

const read = variants(tables, (table) =>
  rareStatement(
    `manage-version ${table}`,
    { version: number, changed_at: nullable(time), changed_by: nullable(text) },
    `SELECT version, changed_at, changed_by FROM ${table} WHERE id = $1`,
  ),
)
