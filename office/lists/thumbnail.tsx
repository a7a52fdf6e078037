import { classes } from '#ui/classes.ts'

const sizes = { 40: 'size-10', 56: 'size-14' } as const

interface ThumbnailProps {
  /** Null: an empty square of the same size. */
  src: string | null
  /** Pixels. */
  size: keyof typeof sizes
}

/** The picture of a product in a row; the name beside it says what it is. */
export function Thumbnail({ src, size }: ThumbnailProps) {
  const look = classes(sizes[size], 'shrink-0 rounded-sm bg-sunken object-contain')
  if (src === null) return <span className={look} />
  return (
    <img src={`${src}?w=160`} alt="" width={size} height={size} loading="lazy" className={look} />
  )
}
