import { type RefObject, useState } from 'react'
import type { ProductCard } from '#contract/shop/product.ts'
import { networkIsQuick, useAutoAdvance } from '#ui/pictures/motion.ts'
import type { LoadPriority } from '#ui/pictures/picture.tsx'
import { ProductPicture } from './product-picture.tsx'

interface CardPicturesProps {
  images: ProductCard['images']
  /** Its pictures pause while the card is hovered or has the focus. */
  card: RefObject<HTMLElement | null>
  /** Loading priority of the first picture; the others are fetched later. */
  priority: LoadPriority | undefined
}

/**
 * A card's pictures, stacked; every 3 seconds the next one becomes visible. The second and third are
 * fetched only when they are due: not off screen, and never over a slow network.
 */
export function CardPictures({ images, card, priority }: CardPicturesProps) {
  const [current, setCurrent] = useState(0)
  const [mounted, setMounted] = useState(1)
  useAutoAdvance(card, images.length > 1, () => {
    const next = (current + 1) % images.length
    if (next < mounted) setCurrent(next)
    else if (networkIsQuick()) setMounted(next + 1)
  })
  if (images.length === 0) return <CardPicture />
  return images
    .slice(0, mounted)
    .map((image, at) => (
      <CardPicture
        key={image.id}
        image={image}
        priority={at === 0 ? priority : 'early'}
        hidden={at !== current}
        onLoad={at === 0 ? undefined : () => setCurrent(at)}
      />
    ))
}

interface CardPictureProps {
  image?: ProductCard['images'][number]
  priority?: LoadPriority
  hidden?: boolean
  onLoad?: () => void
}

function CardPicture({ image, priority, hidden, onLoad }: CardPictureProps) {
  return (
    <ProductPicture
      image={image}
      alt={hidden ? '' : image?.alt}
      hasPlaceholder={!onLoad}
      widths={[320, 480]}
      sizes="(max-width: 40rem) 25vw, 15rem"
      priority={priority}
      onLoad={onLoad}
      className={hidden && onLoad ? 'opacity-0' : undefined}
    />
  )
}
