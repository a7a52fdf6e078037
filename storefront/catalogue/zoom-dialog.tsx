import { type KeyboardEvent, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Image } from './gallery.tsx'

interface ZoomDialogProps {
  images: Image[]
  /** The picture to begin with. */
  start: number
  onClose: () => void
}

/** The pictures as large as the screen; a press doubles them, arrow keys turn over. */
export default function ZoomDialog({ images, start, onClose }: ZoomDialogProps) {
  const [at, setAt] = useState(start)
  const [near, setNear] = useState(false)
  const image = images[at]
  if (!image) return null
  function turn(by: number) {
    setNear(false)
    setAt((at + by + images.length) % images.length)
  }
  function turnByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }
  return (
    <Dialog
      title={`Picture ${at + 1} of ${images.length}`}
      onClose={onClose}
      onKeyDown={turnByKey}
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
            <Picture
              key={image.id}
              src={image.image_url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              ground={image.ground}
              widths={[640, 960, 1280]}
              sizes={near ? '200vw' : '96vw'}
              className="object-contain"
            />
          </button>
        </div>
        {images.length > 1 && (
          <>
            <Turn label="Previous picture" onClick={() => turn(-1)} />
            <Turn label="Next picture" onClick={() => turn(1)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

interface TurnProps {
  label: 'Previous picture' | 'Next picture'
  onClick: () => void
}

function Turn({ label, onClick }: TurnProps) {
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
