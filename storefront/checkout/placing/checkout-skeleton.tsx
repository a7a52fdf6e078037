import { Skeleton } from '#ui/skeleton.tsx'

/** The checkout until the page is hydrated. */
export function CheckoutSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid items-start gap-6 [--aside:23rem] lg:aside-last"
    >
      <div className="grid gap-4">
        <Skeleton className="h-8 w-full max-w-md rounded-md" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
