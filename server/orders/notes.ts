import type { ClientBase, Pool } from 'pg'

/** Writes something on an order's page that the shopper should know, such as a delay. */
export async function noteOrder(
  client: ClientBase,
  { orderId, note, at }: { orderId: number; note: string; at: Date },
): Promise<void> {
  await client.query({
    name: 'order-note',
    text: 'INSERT INTO order_notes (order_id, note, created_at) VALUES ($1, $2, $3)',
    values: [orderId, note, at],
  })
}

/** Oldest first. */
export async function readNotes(pool: Pool, orderId: number) {
  const { rows } = await pool.query<{ note: string; created_at: Date }>({
    name: 'order-notes',
    text: 'SELECT note, created_at FROM order_notes WHERE order_id = $1 ORDER BY id',
    values: [orderId],
  })
  return rows.map(({ note, created_at }) => ({ note, created_at: created_at.toISOString() }))
}
