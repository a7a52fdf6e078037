import { useId, useState } from 'react'
import { nairaIn } from '#contract/forms/written-number.ts'
import { Button } from '#ui/button.tsx'
import { controlClass } from '#ui/fields/field.tsx'
import { Range } from '#ui/fields/range.tsx'
import { formatCount, formatNaira } from '#ui/naira.ts'
import { change, type Filters } from '../filters.ts'

interface PriceFilterProps {
  filters: Filters
  /** Lowest and highest price of the list, naira; null while loading. */
  range: { min: number; max: number } | null
  onChange: (filters: Filters) => void
}

/**
 * A price range, applied only by its button. A bound that the shopper has not moved follows the list's own
 * range when that arrives; a typed one stays, and one that is emptied is none.
 */
export function PriceFilter({ filters, range, onChange }: PriceFilterProps) {
  const [typedLow, setLow] = useState(grouped(filters.min_price))
  const [typedHigh, setHigh] = useState(grouped(filters.max_price))
  const [isRefused, setRefused] = useState(false)
  const refusedId = useId()
  const min = Math.floor(range?.min ?? 0)
  const max = Math.ceil(range?.max ?? 0)
  const low = typedLow ?? formatCount(min)
  const high = typedHigh ?? formatCount(max)
  // Nothing was found, by no price: no price would find more.
  const isChosen = filters.min_price !== undefined || filters.max_price !== undefined
  if (range !== null && max === 0 && !isChosen) return null
  const within = (value: number) => Math.min(max, Math.max(min, value))
  const [from, to] = [within(boundIn(low) ?? min), within(boundIn(high) ?? max)]
  function apply() {
    const bounds = { low: boundIn(low), high: typedHigh === undefined ? undefined : boundIn(high) }
    setRefused(bounds.low === null || bounds.high === null)
    if (bounds.low === null || bounds.high === null) return
    onChange(change(filters, between(bounds.low, bounds.high, range && { min, max })))
  }
  function move(nextFrom: number, nextTo: number) {
    if (nextFrom !== from) setLow(formatCount(nextFrom))
    if (nextTo !== to) setHigh(formatCount(nextTo))
  }
  return (
    <fieldset>
      <legend className="font-bold">Price</legend>
      {max > min && (
        <Range
          min={min}
          max={max}
          low={from}
          high={to}
          labels={['Lowest price', 'Highest price']}
          format={formatNaira}
          onChange={move}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <Amount
          label="From ₦"
          name="min_price"
          value={low}
          refusedId={isRefused ? refusedId : null}
          onChange={setLow}
        />
        <Amount
          label="To ₦"
          name="max_price"
          value={high}
          refusedId={isRefused ? refusedId : null}
          onChange={setHigh}
        />
      </div>
      <p role="alert" id={refusedId} className="text-sm text-danger empty:hidden">
        {isRefused && 'Enter an amount in naira, such as 200,000.'}
      </p>
      <Button type="submit" look="quiet" className="mt-2 w-full" onClick={apply}>
        Apply
      </Button>
    </fieldset>
  )
}

/** With separators; undefined: no bound, or no amount, which stays as typed. */
function grouped(naira: number | null | undefined): string | undefined {
  return naira == null ? undefined : formatCount(naira)
}

/** Undefined: no bound; null: no amount. */
function boundIn(written: string): number | null | undefined {
  return written.trim() === '' ? undefined : nairaIn(written)
}

/** The bounds as filters: in their order, and those that leave out nothing of the list left out. */
function between(
  low: number | undefined,
  high: number | undefined,
  range: { min: number; max: number } | null,
): Pick<Filters, 'min_price' | 'max_price'> {
  const isTurned = low !== undefined && high !== undefined && low > high
  const [from, to] = isTurned ? [high, low] : [low, high]
  return {
    min_price: from !== undefined && from > (range?.min ?? 0) ? from : undefined,
    max_price: to !== undefined && to < (range?.max ?? Number.POSITIVE_INFINITY) ? to : undefined,
  }
}

interface AmountProps {
  label: string
  name: string
  /** As typed. */
  value: string
  /** Of the words that refuse what is no amount; null: nothing is refused. */
  refusedId: string | null
  onChange: (value: string) => void
}

function Amount({ label, name, value, refusedId, onChange }: AmountProps) {
  const isWrong = refusedId !== null && boundIn(value) === null
  return (
    <label className="grid gap-1 text-xs font-semibold text-ink-soft">
      {label}
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? (refusedId ?? undefined) : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const written = grouped(boundIn(value))
          if (written !== undefined && written !== value) onChange(written)
        }}
        className={`${controlClass} border-line-strong tabular-nums`}
      />
    </label>
  )
}
