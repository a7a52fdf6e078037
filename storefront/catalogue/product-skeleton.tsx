import { Skeleton } from '#ui/skeleton.tsx'

export function ProductSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the product"
      className="page-width grid gap-6 py-12 md:grid-cols-2 lg:gap-12"
    >
      <Skeleton className="aspect-square rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-13 w-full rounded-md" />
      </div>
    </div>
  )
}
