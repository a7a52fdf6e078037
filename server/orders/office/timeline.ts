import type { TimelineEntry } from '#contract/office/order.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import { certain, nullable, oneOf, text, time } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { moveRow, moveWords } from './move-words.ts'

/** Something that happened to an order. */
export interface TimelineEvent extends Pick<TimelineEntry, 'kind' | 'title' | 'text'> {
  at: Date
  /** As actors are stored; null: not known. */
  by: string | null
}

/** Names one order to those who have a part of its history. */
export interface OrderRef {
  id: number
  code: string
}

/** The part of an order's history that another domain has. */
export type TimelineOf = (db: Db, order: OrderRef) => Promise<TimelineEvent[]>

export interface TimelineDeps {
  memberNames: MemberNames
  /** Payments and refunds; the parcel; messages and what became of them. */
  timelines: readonly TimelineOf[]
}

/** Entries that a page reads of each kind at most. */
export const maxEntries = 500

/** All that happened to an order, the newest first. */
export async function timeline(
  db: Db,
  { memberNames, timelines }: TimelineDeps,
  order: OrderRef,
): Promise<TimelineEntry[]> {
  const parts = await Promise.all([ownTimeline(db, order), ...timelines.map((of) => of(db, order))])
  const events = parts.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const actors = events.flatMap(({ by }) => (by === null ? [] : [by]))
  const nameOf = await namesOfActors(db, actors, memberNames)
  return events.map(({ at, by, ...event }) => ({
    ...event,
    at: at.toISOString(),
    by: by === null ? null : nameOf(by),
  }))
}

async function ownTimeline(db: Db, { id }: OrderRef): Promise<TimelineEvent[]> {
  const [moves, written] = await Promise.all([
    many(db, movesOf, [id, maxEntries]),
    many(db, writtenOf, [id, maxEntries]),
  ])
  return [
    ...moves.map((move, place) => ({
      kind: 'move' as const,
      at: move.moved_at,
      by: move.moved_by,
      title: moveWords(move, moves[place - 1]),
      text: null,
    })),
    ...written.map(({ kind, words, written_at, written_by }) => ({
      kind,
      at: written_at,
      by: written_by,
      title: kind === 'note' ? 'Note to the customer' : 'Comment',
      text: words,
    })),
  ]
}

const movesOf = rareStatement(
  'office-order-moves',
  moveRow,
  `SELECT status, payment_status, stock_state, refunded_kobo, moved_at, moved_by
   FROM order_moves WHERE order_id = $1 ORDER BY id LIMIT $2`,
)

const writtenOf = rareStatement(
  'office-order-written',
  {
    kind: certain(oneOf(['note', 'comment'])),
    words: text,
    written_at: time,
    written_by: nullable(text),
  },
  `SELECT 'note' AS kind, note AS words, created_at AS written_at, noted_by AS written_by
   FROM order_notes WHERE order_id = $1
   UNION ALL
   SELECT 'comment', comment, written_at, written_by FROM order_comments WHERE order_id = $1
   ORDER BY written_at DESC LIMIT $2`,
)
