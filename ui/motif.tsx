import { useId } from 'react'
import { classes } from './classes.ts'

/** Resist-dyed motifs of adire cloth, each one tile of 40. */
const tiles = {
  circles:
    'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32Zm0 6a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM0 0h3v3H0zm37 0h3v3h-3zM0 37h3v3H0zm37 0h3v3h-3z',
  combs:
    'M6 6h28v5H6zm0 7h2.5v19H6zm5.1 0h2.5v19h-2.5zm5.1 0h2.5v19h-2.5zm5.1 0h2.5v19h-2.5zm5.1 0h2.5v19h-2.5zm5.1 0H34v19h-2.5z',
  birds:
    'M4 24c5-1 9-4 12-9 2-3 6-4 9-2l5 1-4 3c0 8-6 13-14 13-3 0-6-1-8-3 3 0 5-1 6-2-2 0-4 0-6-1Zm20-9a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4ZM16 30h2v5h-2zm4 0h2v5h-2z',
} as const

export type MotifName = keyof typeof tiles

/** A pattern of one motif that fills its (positioned) parent. Never put it behind text. */
export function Motif({ name, className }: { name: MotifName; className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={classes('absolute inset-0 size-full', className)}>
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
        <path d={tiles[name]} fill="currentColor" fillRule="evenodd" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
