import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { StripSkeleton } from '../catalogue/strip-skeleton.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'

interface StripProps {
  title: string
  placeholders: number
}

/**
 * What else could be bought, below the cart. Many leave the page without having seen it, so cards and
 * pictures are fetched, with their code, once it comes onto the screen.
 */
export function AlsoLikeBelow(strip: StripProps) {
  const place = useRef<HTMLDivElement>(null)
  const [AlsoLike, setAlsoLike] = useState<ComponentType<StripProps> | null>()
  const awake = useIsHydrated()
  useEffect(() => {
    // Not before the cart has its own height.
    if (!awake || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./also-like.tsx').then(
        ({ AlsoLike }) => setAlsoLike(() => AlsoLike),
        // The cart does without.
        () => setAlsoLike(null),
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [awake])
  if (!awake || AlsoLike === null) return null
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {AlsoLike ? (
        <AlsoLike {...strip} />
      ) : (
        <>
          <Skeleton className="aspect-8/1 rounded-lg max-sm:aspect-4/1" />
          <StripSkeleton {...strip} />
        </>
      )}
    </div>
  )
}
