import { classes } from '../classes.ts'

const star = 'l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.3-4 5.8-.7Z'
const five = [10, 30, 50, 70, 90].map((x) => `M${x} 1.5${star}`).join('')

const sizes = { sm: 'h-3.5 w-[4.375rem]', md: 'h-5 w-25', lg: 'h-6 w-30' } as const

interface StarsProps {
  rating: number
  /** What it says of the rating; left out: the rating itself. */
  label?: number
  size?: keyof typeof sizes
}

/** Five stars, filled as far as the rating (0 to 5) goes. */
export function Stars({ rating, label = rating, size = 'sm' }: StarsProps) {
  return (
    <svg
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${label} out of 5 stars`}
      className={classes('shrink-0', sizes[size])}
    >
      <path d={five} className="fill-line" />
      <svg width={rating * 20} height="20" aria-hidden="true">
        <path d={five} className="fill-star" />
      </svg>
    </svg>
  )
}
