import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { moved } from '../pictures/use-uploads.ts'
import { announce, notify } from '../shell/notices.tsx'

interface OrderDialogProps {
  title: string
  /** In the order that is stored. */
  items: readonly { id: number; name: string }[]
  /** Stores an order. */
  onSave: (ids: number[]) => Promise<unknown>
  onClose: () => void
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The order of a list, by buttons and arrow keys. Saved at once as a whole, with Undo. */
export function OrderDialog({ title, items, onSave, onClose }: OrderDialogProps) {
  const [order, setOrder] = useState(items)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (focused.current === null || order.length === 0) return
    list.current?.querySelector<HTMLElement>(`[data-mover="${focused.current}"]`)?.focus()
    focused.current = null
  }, [order])
  function move(from: number, to: number, mover: string) {
    if (to < 0 || to >= order.length) return
    focused.current = mover
    setOrder(moved(order, from, to))
    announce(`${order[from]?.name} is now at place ${to + 1} of ${order.length}.`)
  }
  async function save() {
    const ids = (all: typeof items) => all.map(({ id }) => id)
    try {
      await onSave(ids(order))
      onClose()
      notify('The order is saved.', { undo: () => void onSave(ids(items)).catch(reportRefusal) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNotice({ tone: 'warning', text: error.message })
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="accent" onClick={() => void save()}>
            Save the order
          </Button>
        </div>
      }
    >
      <Notice id="order-notice" notice={notice} />
      <ol ref={list} className="grid gap-1">
        {order.map(({ id, name }, at) => {
          const mover = (direction: string) => ({
            'data-mover': `${direction}-${id}`,
            onKeyDown(event: KeyboardEvent) {
              const step = steps[event.key]
              if (step === undefined) return
              event.preventDefault()
              move(at, at + step, `${direction}-${id}`)
            },
          })
          return (
            <li
              key={id}
              className="flex items-center gap-1 rounded-md border border-line bg-surface px-3 py-1"
            >
              <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
                {at + 1}. {name}
              </span>
              <Button
                look="bare"
                className="dense"
                aria-label={`Move ${name} up`}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, at - 1, `up-${id}`)}
                {...mover('up')}
              >
                <Icon name="chevron-up" size={18} />
              </Button>
              <Button
                look="bare"
                className="dense"
                aria-label={`Move ${name} down`}
                aria-disabled={at === order.length - 1 || undefined}
                onClick={() => move(at, at + 1, `down-${id}`)}
                {...mover('down')}
              >
                <Icon name="chevron-down" size={18} />
              </Button>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

function reportRefusal(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  notify(error.message, { tone: 'warning' })
}
