import { classes } from './classes.ts'

/** One grey shape in place of content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classes('breathing block rounded-sm', className)} />
}

/** The placeholder of a product card, in its size, so that nothing moves when the card comes. */
export function CardSkeleton() {
  return (
    <span className="block rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-square rounded-t-[calc(var(--radius-lg)-1px)] rounded-b-none" />
      <span className="grid gap-2 p-2">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-11 rounded-md" />
      </span>
    </span>
  )
}

interface SkeletonListProps {
  /** What is loading, for screen readers. */
  label: string
  count: number
  /** The grid. */
  className: string
  /** The classes of each shape. */
  each: string
}

/** A list while it loads: as many shapes as the specification says. */
export function SkeletonList({ label, count, className, each }: SkeletonListProps) {
  return (
    <div role="status" aria-label={label} className={classes('grid', className)}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={place} className={each} />
      ))}
    </div>
  )
}
