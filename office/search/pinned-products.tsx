import { useId, useState } from 'react'
import { maxPins } from '#contract/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { announce } from '../shell/notices.tsx'

interface PinnedProduct {
  id: number
  name: string
  isLive: boolean
}

interface PinnedProductsProps {
  legend: string
  error: string | null
  products: readonly PinnedProduct[]
  onChange: (ids: number[]) => void
}

/** Pinned products in their order, which buttons and dragging change. */
export function PinnedProducts({ legend, error, products, onChange }: PinnedProductsProps) {
  const id = useId()
  const [dragged, setDragged] = useState<number | null>(null)
  const ids = products.map((product) => product.id)
  function move(from: number, to: number) {
    const moved = products[from]
    if (!moved || to < 0 || to >= ids.length || from === to) return
    onChange(ids.toSpliced(from, 1).toSpliced(to, 0, moved.id))
    announce(`${moved.name}: place ${to + 1} of ${ids.length}`)
  }
  function remove(at: number) {
    onChange(ids.toSpliced(at, 1))
    announce(`${products[at]?.name} is taken out`)
  }
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="text-sm font-semibold">
        {legend}
      </h2>
      {products.length === 0 && (
        <p className="text-sm text-ink-soft">
          Nothing yet. Find products and pin up to {maxPins} of them.
        </p>
      )}
      <ol className="grid gap-1">
        {products.map(({ id, name, isLive }, at) => (
          <li
            key={id}
            draggable
            onDragStart={(event) => {
              setDragged(at)
              event.dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, at)
              setDragged(null)
            }}
            onDragEnd={() => setDragged(null)}
            className={classes(
              'flex items-center gap-2 rounded-md border border-line bg-surface py-1 pr-1 pl-3 text-sm md:cursor-grab',
              dragged === at && 'opacity-50',
            )}
          >
            <span className="w-5 shrink-0 text-ink-soft tabular-nums">{at + 1}</span>
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              {name} {!isLive && <Badge tone="danger">Not for sale</Badge>}
            </span>
            <PlaceButton
              label={`Move ${name} up`}
              icon="chevron-up"
              onClick={() => move(at, at - 1)}
            />
            <PlaceButton
              label={`Move ${name} down`}
              icon="chevron-down"
              onClick={() => move(at, at + 1)}
            />
            <PlaceButton label={`Take ${name} out`} icon="close" onClick={() => remove(at)} />
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </section>
  )
}

interface PlaceButtonProps {
  label: string
  icon: 'chevron-up' | 'chevron-down' | 'close'
  onClick: () => void
}

function PlaceButton({ label, icon, onClick }: PlaceButtonProps) {
  return (
    <Button
      look="bare"
      className="dense w-9 shrink-0 px-0 [@media(pointer:coarse)]:w-11"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
}
