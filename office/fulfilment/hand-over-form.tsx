import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import type { Fulfilment } from '#contract/office/fulfilment.ts'
import type { OfficeOrder } from '#contract/office/order.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { orderQuery } from '../orders/queries.ts'
import { pageOf } from '../pages.ts'
import { useMay } from '../session/me.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { takeFulfilment } from './queries.ts'

/** A packed order goes to a carrier, to a company at a park, or to its customer at the store. */
export function HandOverForm({ fulfilment }: { fulfilment: Fulfilment }) {
  const { data: order } = useQuery(orderQuery(fulfilment.code))
  const mayHandOver = useMay('orders.hand-over')
  if (!order) return null
  if (order.delivery.code === 'pick-up') {
    return (
      <Section title="Ready for the customer">
        <p className="text-sm">{`${order.customer.name} is told that it is ready.`}</p>
        {mayHandOver && (
          <Link to={pageOf.atCounter(fulfilment.code)} className={buttonClass({ look: 'accent' })}>
            At the counter
          </Link>
        )}
      </Section>
    )
  }
  if (!mayHandOver) return <p>Your roles don’t allow handing orders over.</p>
  return <SendOut fulfilment={fulfilment} order={order} />
}

interface SendOutProps {
  fulfilment: Fulfilment
  order: OfficeOrder
}

function SendOut({ fulfilment: { code }, order: { delivery } }: SendOutProps) {
  const isPark = delivery.code === 'public-transport'
  const [typed, setTyped] = useState({ taken_by: delivery.carrier ?? '', waybill: '', phone: '' })
  const { send, errors, notice, isBusy } = useHandOver(code)
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    const { taken_by, waybill, phone } = typed
    void send({ taken_by, ...(isPark && { waybill, driver_phone: phone }) })
  }
  return (
    <Section title={isPark ? 'Send it from the park' : 'Give it to the carrier'}>
      <p className="text-sm [overflow-wrap:anywhere]">
        {[delivery.recipient, delivery.address].filter(Boolean).join(', ')}
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label={isPark ? 'Company' : 'Who took it'}
          hint="The customer is told."
          maxLength={100}
          value={typed.taken_by}
          error={errors.taken_by}
          onChange={({ target }) => setTyped({ ...typed, taken_by: target.value })}
        />
        {isPark && (
          <>
            <Field
              label="Number of the waybill"
              maxLength={60}
              value={typed.waybill}
              error={errors.waybill}
              onChange={({ target }) => setTyped({ ...typed, waybill: target.value })}
            />
            <Field
              label="The driver’s phone"
              type="tel"
              maxLength={30}
              value={typed.phone}
              error={errors.driver_phone}
              onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
            />
          </>
        )}
        <Notice id={id} notice={notice} />
        <Button type="submit" look="accent" aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment…' : 'It has been dispatched'}
        </Button>
      </form>
    </Section>
  )
}

interface SentHandOver {
  taken_by: string
  waybill?: string
  driver_phone?: string
}

function useHandOver(code: string) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<keyof SentHandOver, string>>>({})
  const [notice, setNotice] = useState<{ tone: 'warning'; text: string } | null>(null)
  async function send(body: SentHandOver) {
    if (isBusy) return
    setBusy(true)
    setErrors({})
    setNotice(null)
    try {
      const { data } = await api('POST /office/fulfilments/{code}/hand-over', {
        params: { code },
        body,
      })
      takeFulfilment(queries, data)
      notify(`${code} has been dispatched.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { taken_by, waybill, driver_phone } = error.failure?.errors ?? {}
      const [one, two, three] = [taken_by?.[0], waybill?.[0], driver_phone?.[0]]
      setErrors({
        ...(one && { taken_by: one }),
        ...(two && { waybill: two }),
        ...(three && { driver_phone: three }),
      })
      if (!one && !two && !three) setNotice({ tone: 'warning', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return { send, errors, notice, isBusy }
}
