import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { Fulfilment, PackingLine } from '#contract/office/fulfilment.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../api/api.ts'
import { Thumbnail } from '../lists/thumbnail.tsx'
import { pageOf } from '../pages.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { useScanner } from '../stock/use-scanner.ts'
import { CameraScanner } from './camera/camera-scanner.tsx'
import { takeFulfilment } from './queries.ts'
import { type Numbers, SerialFields, sentNumbers } from './serial-fields.tsx'
import { type Counts, useBox } from './use-box.ts'

/** Each unit is scanned into the box; then the box is weighed and closed. */
export function PackingForm({ fulfilment }: { fulfilment: Fulfilment }) {
  const { code, lines, expected_grams } = fulfilment
  const { counts, wrong, add, empty } = useBox(code, lines)
  const [weight, setWeight] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [numbers, setNumbers] = useState<Numbers>({})
  const { close, isBusy, notice, weightError } = useClose(fulfilment, {
    counts,
    numbers,
    onClosed: empty,
  })
  const [noticeId, left] = [useId(), leftIn(lines, counts)]
  useScanner('no-search-field', add)
  function submit(event: FormEvent) {
    event.preventDefault()
    void close(weight, isConfirmed)
  }
  return (
    <Section title={left === 0 ? 'All of it is in the box' : `${left} to scan`}>
      <p
        role="alert"
        className={classes(
          wrong ? 'rounded-md bg-danger-soft p-3 font-semibold text-danger' : 'sr-only',
        )}
      >
        {wrong}
      </p>
      {left > 0 && <CameraScanner address={`/office${pageOf.packing(code)}`} onFound={add} />}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <Line
            key={line.line_id}
            line={line}
            count={counts[line.line_id] ?? 0}
            onFound={() => add(line.product_code ?? '')}
          />
        ))}
      </ul>
      <SerialFields lines={lines} numbers={numbers} onChange={setNumbers} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="Weight in kilograms"
          hint={`${(expected_grams / 1000).toLocaleString('en-NG')} are expected. It may stay empty.`}
          inputMode="decimal"
          autoComplete="off"
          value={weight}
          error={weightError}
          onChange={({ target }) => setWeight(target.value)}
        />
        {weightError && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
            I have looked into the box: the weight is right
          </label>
        )}
        <Notice id={noticeId} notice={notice} />
        <Button type="submit" look="accent" aria-disabled={isBusy || undefined}>
          {isBusy ? 'One moment…' : 'Close the box'}
        </Button>
      </form>
    </Section>
  )
}

function leftIn(lines: readonly PackingLine[], counts: Counts): number {
  return lines.reduce((sum, { line_id, units }) => sum + units - (counts[line_id] ?? 0), 0)
}

interface LineProps {
  line: PackingLine
  count: number
  onFound: () => void
}

function Line({ line: { name, options, units, barcode, image_url }, count, onFound }: LineProps) {
  const isWhole = count === units
  return (
    <li
      className={classes(
        'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md border p-2',
        isWhole ? 'border-success bg-success-soft' : 'border-line',
      )}
    >
      <Thumbnail src={image_url} size={56} />
      <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
        {[name, ...options].join(', ')}
        {barcode && <span className="block text-ink-soft">{`Barcode ${barcode}`}</span>}
      </span>
      <span className="grid justify-items-end gap-1">
        <strong className="tabular-nums">{`${count} of ${units}`}</strong>
        {!isWhole && (
          <Button look="quiet" className="dense" aria-label={`One ${name}`} onClick={onFound}>
            <Icon name="plus" size={16} />
          </Button>
        )}
      </span>
    </li>
  )
}

interface Packed {
  counts: Counts
  numbers: Numbers
  onClosed: () => void
}

function useClose({ code, lines }: Fulfilment, { counts, numbers, onClosed }: Packed) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [weightError, setWeightError] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ tone: 'warning'; text: string } | null>(null)
  async function close(weight: string, isConfirmed: boolean) {
    if (isBusy) return
    const kilograms = weight.trim() === '' ? null : nairaIn(weight)
    const isRight = weight.trim() === '' || kilograms !== null
    setWeightError(isRight ? null : 'Type a number of kilograms.')
    setNotice(null)
    if (!isRight) return
    setBusy(true)
    try {
      const { data } = await api('POST /office/fulfilments/{code}/packing', {
        params: { code },
        body: {
          scanned: scannedOf(lines, counts),
          weight_grams: kilograms === null ? null : Math.round(kilograms * 1000),
          is_weight_confirmed: isConfirmed,
          serials: sentNumbers(lines, numbers),
        },
      })
      onClosed()
      takeFulfilment(queries, data)
      notify(`The box of ${code} is closed.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { weight_grams, serials } = error.failure?.errors ?? {}
      const [about] = weight_grams ?? []
      setWeightError(about ?? null)
      if (!about) setNotice({ tone: 'warning', text: serials?.[0] ?? error.message })
    } finally {
      setBusy(false)
    }
  }
  return { close, isBusy, notice, weightError }
}

function scannedOf(lines: readonly PackingLine[], counts: Counts) {
  return lines.flatMap(({ line_id, barcode, product_code }) => {
    const units = counts[line_id] ?? 0
    const code = barcode ?? product_code
    return units > 0 && code ? [{ code, units }] : []
  })
}
