import { type Actor, actorText } from '#server/platform/actor.ts'
import { text, time } from '#server/platform/database/columns.ts'
import { type Db, many, run } from '#server/platform/database/query.ts'
import { rareStatement, statement } from '#server/platform/database/statement.ts'

/** Writes something on an order's page that the shopper should know, such as a delay. `by` null: the server itself. */
export async function noteOrder(
  tx: Db,
  { orderId, note, by, at }: { orderId: number; note: string; by: Actor | null; at: Date },
): Promise<void> {
  await run(tx, addNote, [orderId, note, by && actorText(by), at])
}

const addNote = statement(
  'order-note',
  {},
  'INSERT INTO order_notes (order_id, note, noted_by, created_at) VALUES ($1, $2, $3, $4)',
)

/** Whether an order has had this note since then. */
export async function wasNoted(
  tx: Db,
  { orderId, note, since }: { orderId: number; note: string; since: Date },
): Promise<boolean> {
  return (await run(tx, sameNote, [orderId, note, since])) > 0
}

const sameNote = rareStatement(
  'order-same-note',
  {},
  'SELECT FROM order_notes WHERE order_id = $1 AND note = $2 AND created_at > $3 LIMIT 1',
)

/** Oldest first. */
export async function readNotes(db: Db, orderId: number) {
  const rows = await many(db, notesOfOrder, [orderId])
  return rows.map(({ note, created_at }) => ({ note, created_at: created_at.toISOString() }))
}

const notesOfOrder = statement(
  'order-notes',
  { note: text, created_at: time },
  'SELECT note, created_at FROM order_notes WHERE order_id = $1 ORDER BY id',
)
