import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Badge } from '#contract/badges.ts'

type BadgeRow = z.input<typeof Badge>

/** All badges, the lowest first. */
export async function readBadges(pool: Pool): Promise<BadgeRow[]> {
  const { rows } = await pool.query<BadgeRow>({
    name: 'badges-all',
    text: `
      SELECT id, name, icon_url, min_order, max_order, description FROM badges
      ORDER BY min_order`,
  })
  return rows
}

/** The badge for a number of delivered orders; null: none yet. */
export async function badgeName(pool: Pool, orderCount: number): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'badge-name',
    text: `
      SELECT name FROM badges
      WHERE $1::integer BETWEEN min_order AND coalesce(max_order, $1::integer)`,
    values: [orderCount],
  })
  return rows[0]?.name ?? null
}

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
