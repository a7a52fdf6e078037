import { type MouseEvent, useState } from 'react'
import type { ProductDetails } from '#contract/shop/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProductPicture } from '../cards/product-picture.tsx'

export type Image = ProductDetails['images'][number]

/** Storefront specification, section 9: four thumbnails visible. */
const visible = 4

interface ThumbnailsProps {
  images: Image[]
  /** Index of the picture that the gallery shows. */
  at: number
  onChoose: (picture: number) => void
}

/** Four thumbnails at a time; the last one says how many follow, and the arrows scroll to them. */
export function Thumbnails({ images, at, onChoose }: ThumbnailsProps) {
  const [from, setFrom] = useState(0)
  const last = Math.max(0, images.length - visible)
  const hidden = last - from
  return (
    <div className="flex items-center gap-1">
      {last > 0 && (
        <Arrow label="Earlier pictures" disabled={from === 0} onClick={() => setFrom(from - 1)} />
      )}
      <ul aria-label="Thumbnails" className="grid flex-1 grid-cols-4 gap-2 max-md:max-w-64">
        {images.slice(from, from + visible).map((image, place) => (
          <li key={image.id}>
            <Thumbnail
              image={image}
              current={from + place === at}
              more={place === visible - 1 ? hidden : 0}
              onChoose={() => {
                if (place === visible - 1 && hidden > 0) setFrom(from + 1)
                onChoose(from + place)
              }}
            />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <Arrow label="Further pictures" disabled={hidden === 0} onClick={() => setFrom(from + 1)} />
      )}
    </div>
  )
}

interface ThumbnailProps {
  image: Image
  current: boolean
  /** How many pictures follow this one. */
  more: number
  onChoose: () => void
}

function Thumbnail({ image, current, more, onChoose }: ThumbnailProps) {
  function choose(event: MouseEvent) {
    event.preventDefault()
    onChoose()
  }
  return (
    <a
      href={`${image.image_url}.webp?w=1280`}
      onClick={choose}
      aria-label={`Show: ${image.alt}`}
      aria-current={current || undefined}
      className="relative block aspect-square overflow-hidden rounded-md border-2 border-line bg-sunken hover:border-line-strong aria-[current]:border-brand"
    >
      <ProductPicture image={image} widths={[96, 160]} sizes="5rem" hasPlaceholder={false} />
      {more > 0 && (
        <span className="absolute inset-0 grid place-items-center bg-veil text-lg font-bold text-on-brand">
          +{more}
        </span>
      )}
    </a>
  )
}

interface ArrowProps {
  label: 'Earlier pictures' | 'Further pictures'
  disabled: boolean
  onClick: () => void
}

function Arrow({ label, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={buttonClass({ look: 'bare', shape: 'icon' })}
    >
      <Icon name={label === 'Earlier pictures' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
