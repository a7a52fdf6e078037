import { actorText } from '#server/platform/actor.ts'
import { boolean } from '#server/platform/database/columns.ts'
import { type Db, one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { AuditSource } from './record.ts'

/** Whether the same call of the same person about this subject was entered, and not refused, after `since`. */
export async function wasEntered(
  db: Db,
  { actor, call }: AuditSource,
  { subject, since }: { subject: string; since: Date },
): Promise<boolean> {
  return (await one(db, entered, [actorText(actor), call, subject, since])).is_entered
}

const entered = rareStatement(
  'audit-was-entered',
  { is_entered: boolean },
  `SELECT EXISTS (
     SELECT FROM audit_entries
     WHERE subject = $3 AND actor = $1 AND call = $2 AND recorded_at > $4 AND refused IS NULL
   ) AS is_entered`,
)
