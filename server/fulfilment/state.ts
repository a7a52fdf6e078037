import type { FulfilmentState } from '#contract/office/fulfilment.ts'
import { type Actor, actorText } from '#server/platform/actor.ts'
import { nullable, number, oneOf, type Row, text, time } from '#server/platform/database/columns.ts'
import { type Db, many, maybe, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/handler.ts'

export const states = [
  'waiting',
  'picking',
  'picked',
  'packed',
  'handed-over',
  'stopped',
] as const satisfies readonly FulfilmentState[]

/** The life of a fulfilment. The database holds the same table and refuses any other move. */
export const allowedMoves: Record<FulfilmentState, readonly FulfilmentState[]> = {
  waiting: ['picking'],
  picking: ['picked', 'stopped'],
  picked: ['packed', 'stopped'],
  packed: ['handed-over', 'stopped'],
  'handed-over': [],
  stopped: ['waiting', 'picking', 'picked'],
}

const fulfilmentRow = {
  state: oneOf(states),
  batch_id: nullable(number),
  reason: nullable(text),
  weight_grams: nullable(number),
}
export type FulfilmentRow = Row<typeof fulfilmentRow>

/** An order that nobody has picked yet has no row. */
const untouched: FulfilmentRow = {
  state: 'waiting',
  batch_id: null,
  reason: null,
  weight_grams: null,
}

export async function readFulfilment(db: Db, orderId: number): Promise<FulfilmentRow> {
  return (await maybe(db, fulfilmentOf, [orderId])) ?? untouched
}

const columns = 'state, batch_id, reason, weight_grams'

const fulfilmentOf = rareStatement(
  'fulfilment-read',
  fulfilmentRow,
  `SELECT ${columns} FROM fulfilments WHERE order_id = $1`,
)

/** Of these orders, those that are packed, and since when. */
export async function readySince(db: Db, orderIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await many(db, readyOf, [orderIds])
  return new Map(rows.map(({ order_id, moved_at }) => [order_id, moved_at]))
}

const readyOf = rareStatement(
  'fulfilment-ready-of',
  { order_id: number, moved_at: time },
  `SELECT order_id, moved_at FROM fulfilments WHERE order_id = ANY ($1) AND state = 'packed'`,
)

/** The same, locked until the end of the transaction; its order is locked before. */
export async function lockFulfilment(tx: Tx, orderId: number): Promise<FulfilmentRow> {
  return (await maybe(tx, lockOf, [orderId])) ?? untouched
}

const lockOf = rareStatement(
  'fulfilment-lock',
  fulfilmentRow,
  `SELECT ${columns} FROM fulfilments WHERE order_id = $1 FOR UPDATE`,
)

const stateWords: Record<FulfilmentState, string> = {
  waiting: 'waits to be picked',
  picking: 'is being picked',
  picked: 'is picked',
  packed: 'is packed',
  'handed-over': 'has been dispatched',
  stopped: 'is stopped',
}

/** Refuses with `conflict` in words where the fulfilment cannot go there. */
export function requireState(from: FulfilmentState, to: FulfilmentState): void {
  if (allowedMoves[from].includes(to)) return
  refuse('conflict', { message: `This order ${stateWords[from]}.` })
}

interface FulfilmentMove {
  orderId: number
  state: FulfilmentState
  /** Of a stop. */
  reason?: string
  weightGrams?: number | null
  by: Actor
  at: Date
}

/** Moves a fulfilment that is there; the database writes its history. */
export async function moveFulfilment(
  tx: Tx,
  { orderId, state, reason, weightGrams, by, at }: FulfilmentMove,
): Promise<void> {
  await run(tx, move, [orderId, state, reason ?? null, weightGrams ?? null, actorText(by), at])
}

const move = rareStatement(
  'fulfilment-move',
  {},
  `UPDATE fulfilments SET state = $2, reason = $3, weight_grams = coalesce($4, weight_grams),
     moved_by = $5, moved_at = $6
   WHERE order_id = $1`,
)
