import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlClass } from '#ui/fields/field.tsx'
import { Range } from '#ui/fields/range.tsx'
import { formatNaira } from '#ui/naira.ts'
import { change, type Filters } from '../filters.ts'

interface PriceFilterProps {
  filters: Filters
  /** Lowest and highest price of the list, naira; null while loading. */
  range: { min: number; max: number } | null
  onChange: (filters: Filters) => void
}

/**
 * A price range, applied only by its button. A bound that the shopper has not moved follows the list's own
 * range when that arrives; a typed one stays.
 */
export function PriceFilter({ filters, range, onChange }: PriceFilterProps) {
  const [typedLow, setLow] = useState(filters.min_price)
  const [typedHigh, setHigh] = useState(filters.max_price)
  const min = Math.floor(range?.min ?? 0)
  const max = Math.ceil(range?.max ?? 0)
  const low = typedLow ?? min
  const high = typedHigh ?? max
  // Nothing was found, by no price: no price would find more.
  const isChosen = filters.min_price !== undefined || filters.max_price !== undefined
  if (range !== null && max === 0 && !isChosen) return null
  const within = (value: number) => Math.min(max, Math.max(min, value))
  function apply() {
    const top = range === null ? Number.POSITIVE_INFINITY : max
    const end = typedHigh ?? top
    const [from, to] = low <= end ? [low, end] : [end, low]
    onChange(
      change(filters, {
        min_price: from > min ? from : undefined,
        max_price: to < top ? to : undefined,
      }),
    )
  }
  function move(from: number, to: number) {
    if (from !== within(low)) setLow(from)
    if (to !== within(high)) setHigh(to)
  }
  return (
    <fieldset>
      <legend className="font-bold">Price</legend>
      {max > min && (
        <Range
          min={min}
          max={max}
          low={within(low)}
          high={within(high)}
          labels={['Lowest price', 'Highest price']}
          format={formatNaira}
          onChange={move}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <Amount label="From ₦" name="min_price" value={low} onChange={setLow} />
        <Amount label="To ₦" name="max_price" value={high} onChange={setHigh} />
      </div>
      <Button type="submit" look="quiet" className="mt-2 w-full" onClick={apply}>
        Apply
      </Button>
    </fieldset>
  )
}

interface AmountProps {
  label: string
  name: string
  value: number
  onChange: (value: number) => void
}

function Amount({ label, name, value, onChange }: AmountProps) {
  return (
    <label className="grid gap-1 text-xs font-semibold text-ink-soft">
      {label}
      <input
        name={name}
        type="number"
        inputMode="numeric"
        min="0"
        step="any"
        value={value}
        onChange={(event) => onChange(Math.max(0, event.target.valueAsNumber || 0))}
        className={`${controlClass} border-line-strong tabular-nums`}
      />
    </label>
  )
}
