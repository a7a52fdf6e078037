import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { addressOf, type Picture } from './picture.ts'

interface PictureItemProps {
  picture: Picture
  place: { at: number; of: number }
  needsWords: boolean
  isDisabled: boolean
  onWords: (alt: string) => void
  /** To another place, from 0. */
  onMove: (to: number) => void
  onRemove: () => void
  drag: {
    isDragged: boolean
    mayDrop: boolean
    onStart: () => void
    onEnd: () => void
    onDrop: () => void
  }
  children?: ReactNode
}

/** A stored picture with its words, and what moves it. */
export function PictureItem(props: PictureItemProps) {
  const { picture, place, needsWords, isDisabled, onWords, drag, children } = props
  const isMovable = place.of > 1 && !isDisabled
  return (
    <li
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        drag.onStart()
      }}
      onDragEnd={drag.onEnd}
      onDragOver={(event) => {
        if (drag.mayDrop) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!drag.mayDrop) return
        event.preventDefault()
        drag.onDrop()
      }}
      className={classes(
        'grid content-start gap-2 rounded-md border border-line bg-surface p-2',
        drag.isDragged && 'opacity-50',
      )}
    >
      <img
        src={`${addressOf(picture)}?w=320`}
        alt={picture.alt}
        draggable={false}
        className="h-36 w-full rounded-sm bg-sunken object-contain"
      />
      {!isDisabled && <Movers {...props} isMovable={isMovable} />}
      {needsWords && (
        <Field
          label="What it shows"
          hint="For shoppers who can’t see it."
          value={picture.alt}
          required
          maxLength={200}
          disabled={isDisabled}
          onChange={({ target }) => onWords(target.value)}
        />
      )}
      {children}
    </li>
  )
}

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

function Movers({
  picture,
  place: { at, of },
  isMovable,
  onMove,
  onRemove,
}: PictureItemProps & { isMovable: boolean }) {
  function move(event: KeyboardEvent) {
    const to = { Home: 0, End: of - 1 }[event.key] ?? at + (steps[event.key] ?? 0)
    if (to === at) return
    event.preventDefault()
    onMove(to)
  }
  const name = `picture ${at + 1}`
  return (
    <div className="flex items-center gap-1 text-sm text-ink-soft">
      <span className="mr-auto">{of > 1 ? `${at + 1} of ${of}` : ''}</span>
      {isMovable && (
        <>
          <Button
            look="bare"
            className="dense"
            aria-label={`Move ${name} earlier; arrow keys move it too`}
            data-mover={picture.hash}
            aria-disabled={at === 0 || undefined}
            onKeyDown={move}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </Button>
          <Button
            look="bare"
            className="dense"
            aria-label={`Move ${name} later; arrow keys move it too`}
            aria-disabled={at === of - 1 || undefined}
            onKeyDown={move}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </Button>
        </>
      )}
      <Button look="bare" className="dense" aria-label={`Take out ${name}`} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </Button>
    </div>
  )
}
