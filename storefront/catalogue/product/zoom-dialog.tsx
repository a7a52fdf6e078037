import { type KeyboardEvent, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProductPicture } from '../cards/product-picture.tsx'
import type { Image } from './thumbnails.tsx'

interface ZoomDialogProps {
  images: Image[]
  /** Index of the first picture. */
  start: number
  onClose: () => void
}

/** Pictures at full screen size; a press doubles it, the arrow keys go to the next or previous one. */
export default function ZoomDialog({ images, start, onClose }: ZoomDialogProps) {
  const [at, setAt] = useState(start)
  const [near, setNear] = useState(false)
  const image = images[at]
  if (!image) return null
  function step(by: number) {
    setNear(false)
    setAt((at + by + images.length) % images.length)
  }
  function stepByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  return (
    <Dialog
      title={`Picture ${at + 1} of ${images.length}`}
      onClose={onClose}
      onKeyDown={stepByKey}
      wide
    >
      <div className="absolute inset-0">
        <div className="scroll-bare absolute inset-0 overflow-auto">
          <button
            type="button"
            aria-label={near ? 'Zoom out' : 'Zoom in'}
            onClick={() => setNear(!near)}
            className={classes(
              'relative block',
              near ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in',
            )}
          >
            <ProductPicture
              key={image.id}
              image={image}
              alt={image.alt}
              widths={[640, 960, 1280]}
              sizes={near ? '200vw' : '96vw'}
              className="object-contain"
            />
          </button>
        </div>
        {images.length > 1 && (
          <>
            <StepButton label="Previous picture" onClick={() => step(-1)} />
            <StepButton label="Next picture" onClick={() => step(1)} />
          </>
        )}
      </div>
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
        'absolute top-1/2 -translate-y-1/2 shadow-high',
        back ? 'left-3' : 'right-3',
      )}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
