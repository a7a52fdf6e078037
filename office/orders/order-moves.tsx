import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { takeOrder } from './queries.ts'
import { useOrderChange } from './use-order-change.ts'
import { moveLabel, type Status } from './words.tsx'

/** The moves that the life cycle allows, each with a question. */
export function OrderMoves({ order }: { order: OfficeOrder }) {
  const [moving, setMoving] = useState<Status | null>(null)
  const mayHandOver = useMay('orders.hand-over')
  // As the call has it: what is in preparation leaves the house.
  const moves = order.moves.filter(
    (status) =>
      mayHandOver ||
      order.status !== 'PROCESSING' ||
      !(status === 'IN TRANSIT' || status === 'DELIVERED'),
  )
  return (
    <>
      {moves.map((status) => (
        <Button
          key={status}
          look={status === 'CANCELLED' ? 'danger' : 'accent'}
          onClick={() => setMoving(status)}
        >
          {moveLabel(status, order.delivery.code)}
        </Button>
      ))}
      {moving && (
        <MoveDialog key={moving} order={order} status={moving} onClose={() => setMoving(null)} />
      )}
    </>
  )
}

interface MoveDialogProps {
  order: OfficeOrder
  status: Status
  onClose: () => void
}

function MoveDialog({ order, status, onClose }: MoveDialogProps) {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const { isBusy, notice, run } = useOrderChange(order.code)
  const id = useId()
  const label = moveLabel(status, order.delivery.code)
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const body = { seen_move: order.newest_move, status, note: note.trim() || null }
      const { data } = await api('POST /office/orders/{code}/moves', {
        params: { code: order.code },
        body,
      })
      takeOrder(queries, data)
      notify(`${label}: order ${order.code}.`)
      onClose()
    })
  }
  return (
    <Dialog title={`${label}: ${order.code}`} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p>{questionOf(order, status)}</p>
        <TextArea
          label={noteLabel(order, status)}
          hint="The customer sees it on the order page. Optional."
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Notice id={id} notice={notice} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            look={status === 'CANCELLED' ? 'danger' : 'accent'}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? 'One moment…' : label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function questionOf({ payment_status, total }: OfficeOrder, status: Status): string {
  if (status === 'CANCELLED') return 'The order ends, and its units go back on sale.'
  if (status === 'PROCESSING') return 'The customer is told that it can be picked up.'
  if (status === 'IN TRANSIT') return 'The customer is told that it is on its way.'
  return payment_status === 'PAID'
    ? 'The order is complete. This cannot be undone.'
    : `The customer has paid ${formatNaira(total)} at the counter. The order is complete. This cannot be undone.`
}

function noteLabel({ delivery }: OfficeOrder, status: Status): string {
  if (status !== 'IN TRANSIT') return 'A note'
  return delivery.code === 'public-transport'
    ? 'Company, waybill and the driver’s phone'
    : 'Who took it'
}
