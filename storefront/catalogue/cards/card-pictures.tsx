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
 * A card's pictures; every 3 seconds the next one slides in from the right, and the one before out to the left. The
 * second and third are fetched only when they are due: not off screen, and never over a slow network.
 */
export function CardPictures({ images, card, priority }: CardPicturesProps) {
  const [{ current, previous }, setPlace] = useState({ current: 0, previous: -1 })
  const [mounted, setMounted] = useState(1)
  useAutoAdvance(card, images.length > 1, () => {
    const next = (current + 1) % images.length
    if (next < mounted) show(next)
    else if (networkIsQuick()) setMounted(next + 1)
  })
  function show(picture: number) {
    setPlace((place) => ({ current: picture, previous: place.current }))
  }
  if (images.length === 0) return <CardPicture />
  return images
    .slice(0, mounted)
    .map((image, at) => (
      <CardPicture
        key={image.id}
        image={image}
        priority={at === 0 ? priority : 'early'}
        place={at === current ? 'visible' : at === previous ? 'left' : 'waiting'}
        onLoad={at === 0 ? undefined : () => show(at)}
      />
    ))
}

interface CardPictureProps {
  image?: ProductCard['images'][number]
  priority?: LoadPriority
  place?: keyof typeof places
  onLoad?: () => void
}

/** Beside the box, which shows nothing of it; what waits does not cross the box on its way back to the right. */
const places = {
  visible: undefined,
  left: 'picture-left',
  waiting: 'picture-waiting',
} as const

function CardPicture({ image, priority, place = 'visible', onLoad }: CardPictureProps) {
  return (
    <ProductPicture
      image={image}
      alt={place === 'visible' ? image?.alt : ''}
      hasPlaceholder={!onLoad}
      widths={[320, 480]}
      sizes="(max-width: 40rem) 25vw, 15rem"
      priority={priority}
      onLoad={onLoad}
      className={places[place]}
    />
  )
}
