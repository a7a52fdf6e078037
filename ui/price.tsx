import { classes } from './classes.ts'
import { formatNaira } from './naira.ts'

const sizes = { sm: 'text-sm', md: 'text-sm sm:text-base', lg: 'text-xl', xl: 'text-3xl' } as const

/** An amount in naira, its kobo smaller than the naira. */
export function Price({ naira, size = 'md' }: { naira: number; size?: keyof typeof sizes }) {
  const [whole, kobo] = formatNaira(naira).split('.')
  return (
    <span className={classes('font-bold tabular-nums tracking-tight', sizes[size])}>
      {whole}
      <span className="text-[0.7em] font-semibold">{`.${kobo}`}</span>
    </span>
  )
}

/** The price before, struck through, in naira. */
export function PreviousPrice({ naira }: { naira: number }) {
  return (
    <del className="text-xs tabular-nums text-ink-soft sm:text-sm">
      <span className="sr-only">Previous price </span>
      {formatNaira(naira)}
    </del>
  )
}
