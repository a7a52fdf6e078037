import { Badge as Mark } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import type { Badge } from './queries.ts'

/** A badge: its range of orders and its benefits. */
export function BadgeCard({ badge, isMine }: { badge: Badge; isMine: boolean }) {
  const { name, icon_url, description } = badge
  return (
    <li
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 rounded-lg border bg-surface p-4',
        isMine ? 'border-brand dark:border-link' : 'border-line',
      )}
    >
      <img src={icon_url} alt="" width="56" height="56" className="size-14" />
      <div className="grid content-center gap-0.5">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {name}
          {isMine && <Mark tone="brand">Yours</Mark>}
        </h2>
        <p className="text-sm font-semibold text-ink-soft tabular-nums">{rangeOf(badge)}</p>
      </div>
      <p className="col-span-2 text-sm">{description}</p>
    </li>
  )
}

function rangeOf({ min_order, max_order }: Badge): string {
  if (max_order === null) return `${min_order} orders and more`
  return min_order === max_order ? `${min_order} orders` : `${min_order} to ${max_order} orders`
}
