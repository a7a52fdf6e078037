import { nullable, number, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, many, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'

const badgeRow = {
  id: number,
  name: text,
  icon_url: text,
  /** Delivered orders. */
  min_order: number,
  /** Null: no upper end. */
  max_order: nullable(number),
  description: text,
}
type BadgeRow = Row<typeof badgeRow>

/** All badges, the lowest first. */
export function readBadges(db: Db): Promise<BadgeRow[]> {
  return many(db, allBadges)
}

const allBadges = statement(
  'badges-all',
  badgeRow,
  `SELECT id, name, icon_url, min_order, max_order, description FROM badges
   ORDER BY min_order`,
)

/** All badges by name, the lowest first, each with the delivered orders that it is for; `max` null: no upper end. */
export async function badgeRanges(
  db: Db,
): Promise<{ name: string; min: number; max: number | null }[]> {
  const badges = await readBadges(db)
  return badges.map(({ name, min_order, max_order }) => ({ name, min: min_order, max: max_order }))
}

/** The badge for a number of delivered orders; null: none yet. */
export async function badgeName(db: Db, orderCount: number): Promise<string | null> {
  return (await maybe(db, nameOfBadge, [orderCount]))?.name ?? null
}

const nameOfBadge = statement(
  'badge-name',
  { name: text },
  `SELECT name FROM badges
   WHERE $1::integer BETWEEN min_order AND coalesce(max_order, $1::integer)`,
)

/** The badge reached with a number of delivered orders, and the next one. `badges`: the lowest first. */
export function progressOf(badges: BadgeRow[], orderCount: number) {
  const badge = badges.findLast(
    ({ min_order, max_order }) =>
      min_order <= orderCount && orderCount <= (max_order ?? orderCount),
  )
  const next = badges.find(({ min_order }) => min_order > orderCount)
  return {
    order_count: orderCount,
    badge: badge ?? null,
    next: next ?? null,
    orders_to_next: next ? next.min_order - orderCount : null,
  }
}
