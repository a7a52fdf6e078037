import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import type { NewStockMove, StockItem, StockMoveKind } from '#contract/office/stock.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { refreshStock } from './queries.ts'
import { differenceWords, moveWords } from './words.ts'

/** How long Undo is there, ms. */
const undoMs = 10_000

const kinds = [
  { value: 'received', label: 'Received', note: 'came in' },
  { value: 'counted', label: 'Counted', note: 'all there is' },
  { value: 'damaged', label: 'Damaged', note: 'cannot be sold' },
  { value: 'corrected', label: 'Corrected', note: 'a figure was wrong' },
] as const

const unitLabels: Record<StockMoveKind, string> = {
  received: 'Units that came in',
  counted: 'Units on hand',
  damaged: 'Damaged units',
  corrected: 'Units to add, or with a minus to remove',
}

/** Enters a move of an item's units. A count goes with the units that were on the page when its typing began. */
export function MoveForm({ item }: { item: StockItem }) {
  const [kind, setKind] = useState<StockMoveKind>('received')
  const [typed, setTyped] = useState({ units: '', reason: '', seen: item.on_hand })
  const { errors, notice, isBusy, done, send, undo } = useMove(item)
  const id = useId()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const isDone = await send(moveOf(kind, typed))
    if (isDone) setTyped({ units: '', reason: '', seen: item.on_hand })
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Move" className="grid gap-3">
      <Choice legend="Enter a move" value={kind} options={kinds} onChange={setKind} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={unitLabels[kind]}
          hint={kind === 'counted' ? `${typed.units ? typed.seen : item.on_hand} until now` : null}
          inputMode={kind === 'corrected' ? 'text' : 'numeric'}
          autoComplete="off"
          value={typed.units}
          error={errors.units}
          onChange={({ target: { value } }) =>
            setTyped({ ...typed, units: value, seen: typed.units ? typed.seen : item.on_hand })
          }
        />
        <Field
          label="Why"
          hint="Such as the delivery note. It stays on record"
          maxLength={500}
          value={typed.reason}
          error={errors.reason}
          onChange={({ target: { value } }) => setTyped({ ...typed, reason: value })}
        />
      </div>
      <Notice id={id} notice={notice} />
      <p role="status" className={done ? 'flex flex-wrap items-center gap-2 text-sm' : 'sr-only'}>
        {done?.text}
        {done && done.difference !== 0 && (
          <Button look="quiet" className="dense" onClick={() => void undo(-done.difference)}>
            Undo
          </Button>
        )}
      </p>
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : 'Enter the move'}
      </Button>
    </form>
  )
}

interface Typed {
  units: string
  reason: string
  /** Units on hand when the typing began. */
  seen: number
}

/** Null where the units are no whole number. */
function moveOf(kind: StockMoveKind, { units: text, reason, seen }: Typed): NewStockMove | null {
  const [, minus, written = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? []
  const count = countIn(written)
  if (count === null) return null
  const units = minus ? -count : count
  return kind === 'counted'
    ? { kind, on_hand: units, seen_on_hand: seen, reason }
    : { kind, units, reason }
}

function differenceOf(move: NewStockMove): number {
  if (move.kind === 'counted') return move.on_hand - move.seen_on_hand
  return move.kind === 'damaged' ? -move.units : move.units
}

interface Errors {
  units?: string | null
  reason?: string | null
}

/** What was entered last; a notice would be behind the dialog, where nobody reaches its Undo. */
function useDone() {
  const [done, setDone] = useState<{ text: string; difference: number } | null>(null)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(null), undoMs)
    return () => clearTimeout(timer)
  }, [done])
  return { done, setDone }
}

function useMove(item: StockItem) {
  const queries = useQueryClient()
  const [errors, setErrors] = useState<Errors>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { done, setDone } = useDone()
  const enter = async (body: NewStockMove) => {
    const params = { item: item.key }
    await api('POST /office/stock/{item}/moves', { params, body })
    await refreshStock(queries)
  }
  /** Whether it is entered. */
  async function send(move: NewStockMove | null): Promise<boolean> {
    if (isBusy) return false
    setNotice(null)
    setDone(null)
    setErrors(move ? {} : { units: 'Type a whole number.' })
    if (!move) return false
    setBusy(true)
    try {
      await enter(move)
      const difference = differenceOf(move)
      setDone({
        text: `${moveWords[move.kind]}, ${differenceWords(difference)}: entered.`,
        difference,
      })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // First what is there now: with it begins the next count.
      if (error.status === 409) await refreshStock(queries)
      const fields = error.failure?.errors ?? {}
      const [units] = fields.units ?? fields.on_hand ?? []
      setErrors({ units, reason: fields.reason?.[0] })
      if (!units && !fields.reason) setNotice({ tone: 'warning', text: error.message })
      return false
    } finally {
      setBusy(false)
    }
  }
  async function undo(units: number) {
    try {
      await enter({ kind: 'corrected', units, reason: 'The move before it was undone' })
      setDone({ text: 'Undone.', difference: 0 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setDone(null)
      setNotice({ tone: 'warning', text: error.message })
    }
  }
  return { errors, notice, isBusy, done, send, undo }
}
