import { Skeleton } from '#ui/skeleton.tsx'

/** Until the browser has read its cart; without JavaScript it explains why there is none. */
export function CartSkeleton() {
  return (
    <div>
      <p className="rounded-md bg-accent-soft p-4 text-on-accent-soft js:hidden">
        The cart is kept in your browser and needs JavaScript. You can look around without it.
      </p>
      <div aria-hidden="true" className="hidden gap-6 js:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-3">
          <Skeleton className="h-8 w-64 rounded-sm" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  )
}
