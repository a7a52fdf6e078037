import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { TillSession, Tills } from '#contract/office/tills.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'
import { api } from '../api/api.ts'
import { Time } from '../lists/time.tsx'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { readTillsAgain, tillsQuery } from './queries.ts'

/** The member's till: it is opened and closed with a count of its cash. */
export function OwnTill() {
  const { data } = useQuery(tillsQuery)
  if (!data) return null
  return data.mine ? (
    <CloseTill key={data.mine.id} mine={data.mine} />
  ) : (
    <OpenTill tills={data.tills} />
  )
}

function OpenTill({ tills }: { tills: Tills['tills'] }) {
  const free = tills.filter(({ open_by }) => open_by === null)
  const [chosen, setChosen] = useState(free[0]?.id ?? 0)
  const selectId = useId()
  const till_id = free.some(({ id }) => id === chosen) ? chosen : (free[0]?.id ?? 0)
  if (free.length === 0) {
    return (
      <Section title="Your till">
        <p className="text-sm text-ink-soft">
          All tills are in use. Ask somebody to close theirs first.
        </p>
      </Section>
    )
  }
  return (
    <Section title="Open your till">
      <p className="text-sm">You need a till for cash, not for the card terminal.</p>
      <label htmlFor={selectId} className="grid gap-1 text-sm font-semibold">
        Till
        <select
          id={selectId}
          value={till_id}
          onChange={({ target }) => setChosen(Number(target.value))}
          className="min-h-11 rounded-md border border-line-strong bg-surface px-3 text-base font-normal"
        >
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CountForm
        label="Cash in it"
        action="Open it"
        send={async (cash) => {
          const { data } = await api('POST /office/till-sessions', { body: { till_id, cash } })
          notify(`${data.till} is open.`)
        }}
      />
    </Section>
  )
}

function CloseTill({ mine }: { mine: TillSession }) {
  return (
    <Section title={`${mine.till} is yours`}>
      <p className="text-sm">
        Open since <Time at={mine.opened_at} />, with {formatNaira(mine.opening)}. Before you leave,
        count the cash and close the till.
      </p>
      <CountForm
        label="Cash in it now"
        action="Close it"
        send={async (cash) => {
          const { data } = await api('POST /office/till-sessions/{id}/closing', {
            params: { id: mine.id },
            body: { cash },
          })
          notify(`${data.till} is closed. ${differenceWords(data.difference)}`)
        }}
      />
    </Section>
  )
}

/** The finding of a count, in words. */
export function differenceWords(difference: number | null): string {
  if (difference === null) return ''
  if (difference === 0) return 'It adds up'
  return difference > 0
    ? `${formatNaira(difference)} too much`
    : `${formatNaira(-difference)} missing`
}

interface CountFormProps {
  label: string
  action: string
  send: (cash: number) => Promise<void>
}

function CountForm({ label, action, send }: CountFormProps) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ tone: 'warning'; text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const noticeId = useId()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const counted = nairaIn(typed)
    setError(counted === null ? 'Type what you counted, in naira' : null)
    if (isBusy || counted === null) return
    setBusy(true)
    setNotice(null)
    try {
      await send(counted)
      setTyped('')
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setNotice({ tone: 'warning', text: failure.message })
    } finally {
      setBusy(false)
      readTillsAgain(queries)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        label={label}
        before="₦"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Notice id={noticeId} notice={notice} />
      <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : action}
      </Button>
    </form>
  )
}
