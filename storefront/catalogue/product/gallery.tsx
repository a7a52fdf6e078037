import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProductPicture } from '../cards/product-picture.tsx'
import { type Image, Thumbnails } from './thumbnails.tsx'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

/** A product's pictures: swiped, or chosen by thumbnail; a press opens the zoom. Only the first loads at once. */
export function Gallery({ images }: { images: Image[] }) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [loadsAll, setLoadsAll] = useState(false)
  const [zoomed, setZoomed] = useState(false)
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
      <div className="relative aspect-square overflow-hidden rounded-lg">
        <ProductPicture image={undefined} widths={[]} sizes="" />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" onPointerEnter={() => setLoadsAll(true)}>
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
              className="relative aspect-square w-full shrink-0 snap-start bg-sunken"
            >
              {(picture === 0 || loadsAll) && (
                <MainPicture image={image} first={picture === 0} onZoom={zoom} />
              )}
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className={`${buttonClass({ look: 'quiet', shape: 'icon' })} pointer-events-none absolute right-3 bottom-3 shadow-low`}
        >
          <Icon name="zoom" />
        </span>
      </div>
      {images.length > 1 && <Thumbnails images={images} at={at} onChoose={goTo} />}
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

/** Without JavaScript the link opens the large picture. */
function MainPicture({ image, first, onZoom }: MainPictureProps) {
  return (
    <a
      href={`${image.image_url}.webp?w=1280`}
      onClick={onZoom}
      aria-label={`Zoom: ${image.alt}`}
      className="absolute inset-0 cursor-zoom-in -outline-offset-4"
    >
      <ProductPicture
        image={image}
        alt={image.alt}
        widths={[320, 480, 640, 960]}
        sizes="(width < 48rem) 75vw, (width < 80rem) 45vw, 36rem"
        priority={first ? 'first' : 'early'}
      />
    </a>
  )
}
