import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '#client/browser.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { StripSkeleton } from '../catalogue/cards/strip-skeleton.tsx'

interface StripProps {
  title: string
  placeholders: number
}

/**
 * Recommendations below the cart. Many shoppers leave before they reach them, so their code, cards
 * and pictures are fetched once they come onto the screen.
 */
export function AlsoLikeBelow(strip: StripProps) {
  const place = useRef<HTMLDivElement>(null)
  const [AlsoLike, setAlsoLike] = useState<ComponentType<StripProps> | null>()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // After the cart has its own height.
    if (!isHydrated || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./also-like.tsx').then(
        ({ AlsoLike }) => setAlsoLike(() => AlsoLike),
        // The cart works without them.
        () => setAlsoLike(null),
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isHydrated])
  if (!isHydrated || AlsoLike === null) return null
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
