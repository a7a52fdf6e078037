import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/skeleton.tsx'
import { Strip } from '#ui/strip.tsx'

/** The room of one card in a strip. */
export const slot = 'w-[44vw] max-w-52 shrink-0 snap-start sm:w-52 md:w-56 md:max-w-none'

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
