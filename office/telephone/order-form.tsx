import { useState } from 'react'
import type { Caller, Sums } from '#contract/office/telephone.ts'
import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { Section } from '../shell/section.tsx'
import { bodyOf, noDelivery, type Quote } from './order-body.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { type OrderedItem, OrderItems } from './order-items.tsx'
import { Placing } from './placing.tsx'

const payments = [
  { value: 'flutterwave', label: 'By a link', note: 'The customer pays by card, transfer or USSD' },
  { value: 'pay-on-pickup', label: 'At pick-up', note: 'Needs a confirmed number' },
] as const
type Payment = (typeof payments)[number]['value']

interface OrderFormProps {
  caller: Caller
  onPlaced: (code: string) => void
}

/** The order: what it would cost is told to the customer first, and then it is placed for exactly that. */
export function OrderForm({ caller, onPlaced }: OrderFormProps) {
  const [items, setItems] = useState<OrderedItem[]>([])
  const [delivery, setDelivery] = useState(noDelivery)
  const [quotes, setQuotes] = useState<readonly Quote[] | null>(null)
  const [payment, setPayment] = useState<Payment>('flutterwave')
  const [coupon, setCoupon] = useState('')
  const [sums, setSums] = useState<Sums | null>(null)
  /** Whatever changes, is added up anew. */
  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      setSums(null)
      set(value)
    }
  }
  const contents = bodyOf(caller.id, items, delivery)
  async function findQuotes() {
    setQuotes((await api('POST /office/telephone/quotes', { body: contents })).data)
  }
  const order = {
    ...contents,
    shipping_method_id: delivery.method,
    rate_id: delivery.rate || null,
    coupon_code: coupon.trim() || null,
    payment_code: payment,
  }
  const isReady = items.length > 0 && delivery.method !== ''
  return (
    <>
      <OrderItems
        items={items}
        onChange={changing((next: OrderedItem[]) => {
          setItems(next)
          setQuotes(null)
          setDelivery({ ...delivery, rate: '' })
        })}
      />
      <OrderDelivery
        caller={caller}
        delivery={delivery}
        quotes={quotes}
        onChange={changing((changes) => setDelivery({ ...delivery, ...changes }))}
        onQuotes={findQuotes}
      />
      <Section title="Payment">
        <Choice
          legend="How it is paid"
          value={payment}
          options={payments}
          onChange={changing(setPayment)}
        />
        <Field
          label="Coupon"
          autoComplete="off"
          maxLength={40}
          value={coupon}
          onChange={({ target }) => changing(setCoupon)(target.value)}
        />
        {isReady && <Placing order={order} sums={sums} onSums={setSums} onPlaced={onPlaced} />}
      </Section>
    </>
  )
}
