import { type RefObject, useCallback, useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { classes } from '#ui/classes.ts'
import { networkIsQuick, useAutoAdvance } from '#ui/motion.ts'
import { Picture, type Turn } from '#ui/picture.tsx'

interface CardPicturesProps {
  images: ProductCard['images']
  /** The card: its pictures wait while it is hovered or holds the focus. */
  card: RefObject<HTMLElement | null>
  /** Of the first picture; the others have none yet. */
  turn: Turn | undefined
}

/**
 * A card's pictures, one over the other, the next one shown every 3 seconds. The second and the third
 * are fetched when their turn comes, so only on screen, and never over a slow network.
 */
export function CardPictures({ images, card, turn }: CardPicturesProps) {
  const [shown, setShown] = useState(0)
  const [mounted, setMounted] = useState(1)
  const advance = useCallback(() => {
    const next = (shown + 1) % images.length
    if (next < mounted) setShown(next)
    else if (networkIsQuick()) setMounted(next + 1)
  }, [shown, mounted, images.length])
  useAutoAdvance(card, images.length > 1, advance)
  if (images.length === 0) return <CardPicture />
  return images
    .slice(0, mounted)
    .map((image, at) => (
      <CardPicture
        key={image.id}
        image={image}
        turn={at === 0 ? turn : 'early'}
        hidden={at !== shown}
        onLoad={at === 0 ? undefined : () => setShown(at)}
      />
    ))
}

interface CardPictureProps {
  image?: ProductCard['images'][number]
  turn?: Turn
  hidden?: boolean
  onLoad?: () => void
}

function CardPicture({ image, turn, hidden, onLoad }: CardPictureProps) {
  return (
    <Picture
      src={image?.image_url ?? null}
      alt={hidden ? '' : (image?.alt ?? '')}
      width={image?.width ?? 1}
      height={image?.height ?? 1}
      ground={onLoad ? undefined : image?.ground}
      widths={[160, 320, 480]}
      sizes="(width < 40rem) 25vw, 15rem"
      turn={turn}
      onLoad={onLoad}
      className={classes(
        'object-cover transition-opacity duration-(--calm)',
        hidden && onLoad && 'opacity-0',
      )}
    />
  )
}
