import { certain, nullable, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { states } from './state.ts'

/** How an order went through the store. */
export async function fulfilmentTimeline(db: Db, { id }: { id: number }) {
  const rows = await many(db, movesOfOrder, [id])
  return rows.map(({ state, reason, moved_at, moved_by }) => ({
    kind: 'move' as const,
    at: moved_at,
    by: moved_by,
    title: titles[state],
    text: reason,
  }))
}

const titles = {
  waiting: 'Waits to be picked',
  picking: 'Is being picked',
  picked: 'Picked',
  packed: 'Packed',
  'handed-over': 'Handed over',
  stopped: 'Stopped for support',
}

const movesOfOrder = rareStatement(
  'fulfilment-moves',
  {
    // A trigger copies it from the fulfilment, which has no others.
    state: certain(oneOf(states)),
    reason: nullable(text),
    moved_at: time,
    moved_by: text,
  },
  `SELECT state, reason, moved_at, moved_by FROM fulfilment_moves WHERE order_id = $1
   ORDER BY id DESC LIMIT 200`,
)
