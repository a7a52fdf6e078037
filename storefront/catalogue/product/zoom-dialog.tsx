import { type KeyboardEvent, useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { PicturePlaceholder, ProductPicture } from '../cards/product-picture.tsx'
import type { Image } from './thumbnails.tsx'
import { useZoom } from './use-zoom.ts'

interface ZoomDialogProps {
  images: Image[]
  /** Index of the first picture. */
  start: number
  onClose: () => void
}

/**
 * Pictures at full screen size. Near by pinch, double tap, wheel, press, button or the keys plus and minus, and then
 * moved by dragging or the arrow keys; far, a swipe or an arrow key goes to the next or previous one.
 */
export default function ZoomDialog({ images, start, onClose }: ZoomDialogProps) {
  const [at, setAt] = useState(start)
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage, step)
  const image = images[at]
  if (!image) return null
  function step(by: number) {
    zoom.reset()
    setAt((now) => (now + by + images.length) % images.length)
  }
  function byKey({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoom.to(zoom.isNear ? 'nearest' : 'near')
    if (key === '-') zoom.reset()
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
    if (!by) return
    const [x = 0, y = 0] = by
    if (zoom.isNear) zoom.move(-80 * x, -80 * y)
    else if (x !== 0) step(x)
  }
  return (
    <Dialog
      title={`Picture ${at + 1} of ${images.length}`}
      onClose={onClose}
      onKeyDown={byKey}
      wide
    >
      <div
        ref={stage}
        className={classes(
          'absolute inset-0 touch-none overflow-hidden select-none',
          zoom.isNear ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <PicturePlaceholder image={image} />
        <div className="absolute inset-0 grid place-items-center">
          {/* As large a square as there is room for. */}
          <div className="relative aspect-square max-h-full w-full max-w-[min(100%,calc(96dvh-3.5rem))]">
            <ProductPicture
              key={image.id}
              image={image}
              alt={image.alt}
              hasPlaceholder={false}
              priority="early"
              widths={[640, 960, 1280]}
              sizes={zoom.isNear ? '200vw' : '96vw'}
              className="feathered"
            />
          </div>
        </div>
      </div>
      <button
        type="button"
        aria-label={zoom.isNear ? 'Zoom out' : 'Zoom in'}
        onClick={() => (zoom.isNear ? zoom.reset() : zoom.to('near'))}
        className={`${buttonClass({ look: 'quiet', shape: 'icon' })} absolute right-3 bottom-3 lift-high`}
      >
        <Icon name={zoom.isNear ? 'minus' : 'plus'} />
      </button>
      {images.length > 1 && (
        <>
          <StepButton label="Previous picture" onClick={() => step(-1)} />
          <StepButton label="Next picture" onClick={() => step(1)} />
        </>
      )}
    </Dialog>
  )
}

interface StepButtonProps {
  label: 'Previous picture' | 'Next picture'
  onClick: () => void
}

function StepButton({ label, onClick }: StepButtonProps) {
  const back = label === 'Previous picture'
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes(
        buttonClass({ look: 'quiet', shape: 'icon' }),
        'absolute top-1/2 -translate-y-1/2 lift-high',
        back ? 'left-3' : 'right-3',
      )}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
