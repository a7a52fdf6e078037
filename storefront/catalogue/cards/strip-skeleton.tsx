import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { Strip } from '#ui/strip.tsx'

/**
 * The size of one card in a strip. On phones every card has the height of the highest: a picture as wide as
 * the card, plus its text. Cards not laid out yet reserve that height, so nothing shifts when they are.
 */
export const slot = 'strip-card'

interface StripSkeletonProps {
  title: string
  placeholders: number
  aside?: ReactNode
}

/** A strip of loading cards, of the same size, so that nothing shifts when they arrive. */
export function StripSkeleton({ title, placeholders, aside }: StripSkeletonProps) {
  return (
    <Strip title={title} aside={aside}>
      {Array.from({ length: placeholders }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={at} className={slot}>
          <CardSkeleton />
        </li>
      ))}
    </Strip>
  )
}
