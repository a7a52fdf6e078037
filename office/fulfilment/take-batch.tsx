import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import { maxPickedOrders } from '#contract/limits.ts'
import type { Picking } from '#contract/office/fulfilment.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { deliveryWords } from '../orders/words.tsx'
import { pageOf } from '../pages.ts'
import { Section } from '../shell/section.tsx'
import { takeAnswered } from './queries.ts'

type Waiting = Picking['waiting'][number]

/** 'Take the next 20': of all that wait, or of those that leave alike. */
export function TakeBatch({ waiting }: { waiting: readonly Waiting[] }) {
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('20')
  const { take, error, isBusy } = useTake()
  const [noticeId, groupId] = [useId(), useId()]
  const all = waiting.reduce((sum, { count }) => sum + count, 0)
  const group = waiting.find((one) => keyOf(one) === chosen)
  function submit(event: FormEvent) {
    event.preventDefault()
    void take(countIn(typed), group)
  }
  if (all === 0) {
    return (
      <Section title="To pick">
        <p className="text-sm text-ink-soft">No orders to pick.</p>
      </Section>
    )
  }
  return (
    <Section title={`${all.toLocaleString('en-NG')} to pick`}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <label htmlFor={groupId} className="grid gap-1 text-sm font-semibold">
          Which
          <select
            id={groupId}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-h-11 rounded-md border border-line-strong bg-surface px-3 text-base font-normal"
          >
            <option value="">{`All ${all.toLocaleString('en-NG')}, the oldest first`}</option>
            {waiting.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {`${one.carrier ?? deliveryWords[one.delivery]}: ${one.count.toLocaleString('en-NG')}`}
              </option>
            ))}
          </select>
        </label>
        <Field
          label="How many orders"
          hint={`1 to ${maxPickedOrders}`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Notice id={noticeId} notice={error ? { tone: 'warning', text: error } : null} />
        <Button
          type="submit"
          look="accent"
          className="justify-self-start"
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? 'One moment…' : 'Take them'}
        </Button>
      </form>
    </Section>
  )
}

function keyOf({ delivery, carrier }: Waiting): string {
  return `${delivery} ${carrier ?? ''}`
}

function useTake() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function take(count: number | null, group: Waiting | undefined) {
    if (isBusy) return
    const isRight = count !== null && count >= 1 && count <= maxPickedOrders
    setError(isRight ? null : `Type a number from 1 to ${maxPickedOrders}.`)
    if (!isRight) return
    setBusy(true)
    try {
      const body = { count, delivery: group?.delivery, carrier: group?.carrier }
      const { data } = await api('POST /office/pick-batches', { body })
      takeAnswered(queries, data)
      await navigate({ to: pageOf.batch(data.id) })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    } finally {
      setBusy(false)
    }
  }
  return { take, error, isBusy }
}
