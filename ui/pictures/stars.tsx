import { classes } from '../classes.ts'

const sizes = { sm: 'h-3.5 w-[4.375rem]', md: 'h-5 w-25', lg: 'h-6 w-30' } as const

interface StarsProps {
  rating: number
  size?: keyof typeof sizes
}

/** Five stars, filled as far as the rating (0 to 5) goes. */
export function Stars({ rating, size = 'sm' }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes('five-stars shrink-0', sizes[size])}
    >
      <rect width={`${rating * 20}%`} height="100%" className="fill-star" />
    </svg>
  )
}
