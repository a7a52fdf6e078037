import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { Strip } from '#ui/strip.tsx'

/**
 * The room of one card in a strip. On phones all are as high as the highest, a picture as wide as the card
 * and its words: what is not laid out yet takes that much, and nothing moves when it is.
 */
export const slot =
  'w-[44vw] max-w-52 shrink-0 snap-start sm:w-52 md:w-56 md:max-w-none [--far:calc(min(44vw,13rem)+var(--card-words))] max-md:min-h-(--far)'

interface StripSkeletonProps {
  title: string
  placeholders: number
  aside?: ReactNode
}

/** A strip of cards that travel: nothing moves when they come. */
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
