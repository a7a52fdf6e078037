import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { countIn, nairaIn } from '#contract/forms/written-number.ts'
import { type Disposition, dispositions, dispositionWords } from '#contract/office/dispositions.ts'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Select, TextArea } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { refusal } from '../forms/refusal.ts'
import { notify } from '../shell/notices.tsx'
import { takeOrder } from './queries.ts'
import { useOrderChange } from './use-order-change.ts'

/** Money back: of lines, a sum, or all that is left. It asks for the second step and for a reason. */
export function RefundButton({ order }: { order: OfficeOrder }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

type What = 'lines' | 'delivery' | 'amount' | 'all'

interface Typed {
  what: What
  /** By line, from 1. */
  units: Record<number, string>
  sum: string
  disposition: Disposition
  reason: string
  isAgain: boolean
}

function emptyFor({ status }: OfficeOrder): Typed {
  const disposition = status === 'PROCESSING' ? 'restocked' : 'not-returned'
  return { what: 'lines', units: {}, sum: '', disposition, reason: '', isAgain: false }
}

interface RefundDialogProps {
  order: OfficeOrder
  onClose: () => void
}

function RefundDialog({ order, onClose }: RefundDialogProps) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => emptyFor(order))
  const { isBusy, notice, run } = useOrderChange(order.code)
  const id = useId()
  const set = (some: Partial<Typed>) => setTyped({ ...typed, ...some })
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const { data, message } = await api('POST /office/orders/{code}/refunds', {
        params: { code: order.code },
        body: {
          seen_move: order.newest_move,
          refund: refundOf(typed),
          is_again: typed.isAgain,
          reason: typed.reason,
        },
      })
      takeOrder(queries, data)
      notify(message)
      onClose()
    })
  }
  return (
    <Dialog title={`Refund ${order.code}`} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p>
          {`${formatNaira(order.refundable)} can go back to the ${order.refunds_to}.`}
          {order.refunded > 0 && ` ${formatNaira(order.refunded)} went back before.`}
        </p>
        <WhatBack order={order} typed={typed} set={set} />
        <TextArea
          label="Why"
          hint="This is recorded in the audit."
          rows={2}
          maxLength={500}
          value={typed.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        {order.refunded > 0 && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5"
              checked={typed.isAgain}
              onChange={({ target }) => set({ isAgain: target.checked })}
            />
            This goes back as well as what went before
          </label>
        )}
        <Notice id={id} notice={notice} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" look="danger" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : 'Send the money back'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface WhatBackProps {
  order: OfficeOrder
  typed: Typed
  set: (some: Partial<Typed>) => void
}

const whats = [
  { value: 'lines', label: 'Items not received or returned' },
  { value: 'delivery', label: 'The delivery' },
  { value: 'amount', label: 'A sum' },
  { value: 'all', label: 'All that is left' },
] as const

function WhatBack({ order, typed, set }: WhatBackProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">What goes back</legend>
      {whats
        .filter(({ value }) => value !== 'delivery' || order.shipping_fee > 0)
        .map(({ value, label }) => (
          <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              className="size-4"
              checked={typed.what === value}
              onChange={() => set({ what: value })}
            />
            {label}
          </label>
        ))}
      {typed.what === 'amount' && (
        <Field
          label="Sum in naira"
          inputMode="decimal"
          autoComplete="off"
          value={typed.sum}
          onChange={({ target }) => set({ sum: target.value })}
        />
      )}
      {typed.what === 'lines' &&
        order.lines.map(({ line, name, options, units, refunded_units }) => (
          <Field
            key={line}
            label={`${[name, ...options].join(', ')}, of ${units - refunded_units}`}
            inputMode="numeric"
            autoComplete="off"
            value={typed.units[line] ?? ''}
            onChange={({ target }) => set({ units: { ...typed.units, [line]: target.value } })}
          />
        ))}
      {(typed.what === 'lines' || typed.what === 'all') && (
        <Select
          label="Where the goods are"
          value={typed.disposition}
          onChange={({ target }) =>
            set({
              disposition: dispositions.find((one) => one === target.value) ?? typed.disposition,
            })
          }
        >
          {dispositions.map((one) => (
            <option key={one} value={one}>
              {dispositionWords[one]}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}

/** Throws, as the server refuses, what is no number. */
function refundOf({ what, units, sum, disposition }: Typed) {
  if (what === 'all') return { of: 'all', disposition } as const
  if (what === 'delivery') return { of: 'delivery' } as const
  if (what === 'amount') {
    const naira = nairaIn(sum)
    return { of: 'amount', value: naira ?? refusal('value', 'Type a sum in naira.') } as const
  }
  const lines = Object.entries(units)
    .filter(([, written]) => written.trim() !== '')
    .map(([line, written]) => ({
      line: Number(line),
      units: countIn(written) ?? refusal('units', 'Type whole numbers of units.'),
      disposition,
    }))
    .filter(({ units }) => units > 0)
  if (lines.length === 0) refusal('lines', 'Type how many units go back.')
  return { of: 'lines', lines } as const
}
