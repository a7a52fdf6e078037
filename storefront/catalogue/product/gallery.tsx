import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PicturePlaceholder, ProductPicture } from '../cards/product-picture.tsx'
import { type Image, Thumbnails } from './thumbnails.tsx'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

/**
 * A product's pictures, or those of the chosen colour: swiped, or chosen by thumbnail; a press opens the zoom. Only
 * the first loads at once.
 */
export function Gallery({ images }: { images: Image[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [loadsAll, setLoadsAll] = useState(false)
  const [zoomed, setZoomed] = useState(false)
  const first = images[0]?.id
  // Another colour begins with its first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture says which colour it is.
  useEffect(() => {
    row.current?.scrollTo({ left: 0 })
    setAt(0)
  }, [first])
  function goTo(picture: number) {
    setLoadsAll(true)
    row.current?.scrollTo({ left: picture * row.current.clientWidth, behavior: 'smooth' })
    setAt(picture)
  }
  function zoom(event: MouseEvent) {
    event.preventDefault()
    setZoomed(true)
  }
  function follow() {
    if (row.current) setAt(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  if (images.length === 0) {
    return (
      <div className="relative aspect-3/2 overflow-hidden rounded-lg md:aspect-square">
        <ProductPicture image={undefined} widths={[]} sizes="" />
      </div>
    )
  }
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 md:gap-3"
      onPointerEnter={() => setLoadsAll(true)}
    >
      <div className="relative">
        <ul
          ref={row}
          onScroll={follow}
          aria-label="Pictures"
          className="scroll-bare flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg border border-line"
        >
          {images.map((image, picture) => (
            <li
              key={image.id}
              className="relative aspect-3/2 w-full shrink-0 snap-start bg-sunken md:aspect-square"
            >
              {(picture === 0 || loadsAll) && (
                <MainPicture image={image} first={picture === 0} onZoom={zoom} />
              )}
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className="pointer-events-none absolute bottom-3 left-3 rounded-full bg-surface px-2.5 py-1 text-xs font-semibold tabular-nums lift-low">
            {`${at + 1} of ${images.length}`}
          </p>
        )}
        <span
          aria-hidden="true"
          className={`${buttonClass({ look: 'quiet', shape: 'icon' })} pointer-events-none absolute right-3 bottom-3 lift-low`}
        >
          <Icon name="zoom" />
        </span>
      </div>
      {images.length > 1 && <Thumbnails key={first} images={images} at={at} onChoose={goTo} />}
      {zoomed && (
        <Suspense>
          <ZoomDialog images={images} start={at} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface MainPictureProps {
  image: Image
  first: boolean
  onZoom: (event: MouseEvent) => void
}

/**
 * Without JavaScript the link opens the large picture. On phones, where the place is wider than the picture, the
 * picture's sides fade into its placeholder colour.
 */
function MainPicture({ image, first, onZoom }: MainPictureProps) {
  return (
    <a
      href={`${image.image_url}.webp?w=1280`}
      onClick={onZoom}
      aria-label={`Zoom: ${image.alt}`}
      className="absolute inset-0 cursor-zoom-in -outline-offset-4"
    >
      <PicturePlaceholder image={image} />
      <span className="absolute inset-y-0 left-1/2 aspect-square h-full -translate-x-1/2">
        <ProductPicture
          image={image}
          alt={image.alt}
          hasPlaceholder={false}
          widths={[480, 640, 960]}
          sizes="(width < 48rem) 75vw, (width < 80rem) 45vw, 36rem"
          priority={first ? 'first' : 'early'}
          className="max-md:feathered"
        />
      </span>
    </a>
  )
}
