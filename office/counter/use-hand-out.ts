import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { ApiError } from '#contract/client.ts'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { CounterOrder, HandedOver } from '#contract/office/counter.ts'
import { api } from '../api/api.ts'
import type { TypedPayment } from './payment-fields.tsx'
import type { Taken } from './sums.ts'

interface FieldErrors {
  tendered?: string
  reference?: string
}

/** Hands an order over once. Where its price or its state has changed it is read again, and its page shows what it is now. */
export function useHandOut(
  { code, newest_move, lines }: CounterOrder,
  proof: string,
  onDone: (done: HandedOver) => void,
) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  async function handOut(taken: Taken, payment: TypedPayment | null): Promise<void> {
    const wrong = payment ? mistakesIn(payment) : {}
    setErrors(wrong)
    if (isBusy || Object.keys(wrong).length > 0) return
    setBusy(true)
    setNotice(null)
    try {
      const body = {
        seen_move: newest_move,
        proof,
        lines: lines.map(({ line_id, available, today_amount }) => ({
          line_id,
          taken: taken[line_id] ?? available,
          seen_price: today_amount,
        })),
        payment: payment && sentPayment(payment),
      }
      const { data } = await api('POST /office/counter/{code}', { params: { code }, body })
      for (const key of ['orders', 'audit', 'counter', 'fulfilments']) {
        void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
      }
      onDone(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const named = error.failure?.errors ?? {}
      const [tendered] = named['payment.tendered'] ?? []
      const [reference] = named['payment.reference'] ?? []
      setErrors({ ...(tendered && { tendered }), ...(reference && { reference }) })
      if (!tendered && !reference) setNotice({ tone: 'warning', text: wordsOf(error) })
      if (error.status === 409) void queries.invalidateQueries({ queryKey: ['counter', code] })
    } finally {
      setBusy(false)
    }
  }
  return { handOut, isBusy, notice, errors }
}

function mistakesIn({ by, tendered, reference }: TypedPayment): FieldErrors {
  if (by === 'cash') {
    return nairaIn(tendered) === null ? { tendered: 'Type what they give, in naira' } : {}
  }
  return reference.trim() ? {} : { reference: 'Type the reference that the terminal printed' }
}

function sentPayment({ by, tendered, reference }: TypedPayment) {
  return by === 'cash'
    ? { by, tendered: nairaIn(tendered) ?? 0 }
    : { by, reference: reference.trim() }
}

function wordsOf({ code, message, failure }: ApiError): string {
  if (code === 'edited_meanwhile') return 'The order has changed. Check its current state.'
  return Object.values(failure?.errors ?? {})[0]?.[0] ?? message
}
