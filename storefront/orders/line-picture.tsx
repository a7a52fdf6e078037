import { classes } from '#ui/classes.ts'
import { ProductPicture } from '../catalogue/cards/product-picture.tsx'
import type { OrderLine } from './queries.ts'

interface LinePictureProps {
  images: OrderLine['images']
  className?: string
}

export function LinePicture({ images, className }: LinePictureProps) {
  return (
    <span
      className={classes(
        'relative block aspect-square shrink-0 overflow-hidden rounded-md bg-sunken',
        className ?? 'w-16 sm:w-20',
      )}
    >
      <ProductPicture image={images[0]} widths={[96, 160]} sizes="80px" />
    </span>
  )
}
