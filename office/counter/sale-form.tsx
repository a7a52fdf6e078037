import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import type { CounterOrder, HandedOver } from '#contract/office/counter.ts'
import { Button } from '#ui/button.tsx'
import { formatNaira } from '#ui/naira.ts'
import { Section } from '../shell/section.tsx'
import { PaymentFields, type TypedPayment } from './payment-fields.tsx'
import { sumsOf, type Taken } from './sums.ts'
import { TakenLine } from './taken-line.tsx'
import { useHandOut } from './use-hand-out.ts'

interface SaleFormProps {
  order: CounterOrder
  proof: string
  onDone: (done: HandedOver) => void
}

/** The units that the customer takes, their price today, and the payment. */
export function SaleForm({ order, proof, onDone }: SaleFormProps) {
  const { lines, is_due } = order
  const [taken, setTaken] = useState<Taken>({})
  const [payment, setPayment] = useState<TypedPayment>({ by: 'cash', tendered: '', reference: '' })
  const { handOut, isBusy, notice, errors } = useHandOut(order, proof, onDone)
  const noticeId = useId()
  const sums = sumsOf(lines, taken)
  const isLeft = sums.units === 0
  function submit(event: FormEvent) {
    event.preventDefault()
    void handOut(taken, is_due && !isLeft ? payment : null)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Section title="Items taken">
        <ul className="grid gap-3">
          {lines.map((line) => (
            <TakenLine
              key={line.line_id}
              line={line}
              isDue={is_due}
              taken={taken[line.line_id] ?? line.available}
              onChange={(units) => setTaken({ ...taken, [line.line_id]: units })}
            />
          ))}
        </ul>
        {is_due && <Sums sums={sums} />}
      </Section>
      {is_due && !isLeft && (
        <Section title="Payment method">
          <PaymentFields
            payment={payment}
            dueKobo={sums.totalKobo}
            errors={errors}
            onChange={setPayment}
          />
        </Section>
      )}
      <Notice id={noticeId} notice={notice} />
      <Button type="submit" look={isLeft ? 'danger' : 'accent'} aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : isLeft ? 'They take nothing' : 'Hand it over'}
      </Button>
    </form>
  )
}

function Sums({ sums }: { sums: ReturnType<typeof sumsOf> }) {
  const { priceKobo, couponKobo, totalKobo } = sums
  return (
    <dl className="grid gap-1 text-sm">
      {couponKobo > 0 && (
        <>
          <Sum name="Goods" kobo={priceKobo} />
          <Sum name="Coupon" kobo={-couponKobo} />
        </>
      )}
      <div className="flex justify-end gap-4 text-lg font-semibold">
        <dt>To pay</dt>
        <dd className="tabular-nums" aria-live="polite">
          {formatNaira(totalKobo / 100)}
        </dd>
      </div>
    </dl>
  )
}

function Sum({ name, kobo }: { name: string; kobo: number }) {
  return (
    <div className="flex justify-end gap-4">
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatNaira(kobo / 100)}</dd>
    </div>
  )
}
