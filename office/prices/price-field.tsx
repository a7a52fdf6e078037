import { nairaIn } from '#contract/forms/written-number.ts'
import { farPricePercent, isFarPrice } from '#contract/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'

interface PriceFieldProps {
  label: string
  /** As typed. */
  value: string
  onChange: (value: string) => void
  /** The second time, as typed. */
  confirmed: string
  onConfirmed: (value: string) => void
  /** What it costs now, naira; null: it has no price yet. */
  present: number | null
  /** In place of what it costs now. */
  hint?: string
  /** Confirmed before, naira: it is not typed again. */
  settled?: number | undefined
  disabled?: boolean
  error?: string | null
  /** What is wrong with the second time. */
  confirmedError?: string | null
}

/** A price in naira. Where it is far from the present one a second field appears: the price is typed twice. */
export function PriceField(props: PriceFieldProps) {
  const { label, value, onChange, present, disabled = false, error = null } = props
  const typed = nairaIn(value)
  const isNew = !disabled && typed !== null && typed !== props.settled
  const isFar = isNew && present !== null && isFarPrice(present, typed)
  const price = { before: '₦', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <div className="grid content-start gap-3">
      <Field
        {...price}
        label={label}
        hint={props.hint ?? (present === null ? 'In naira' : `${formatNaira(present)} now`)}
        value={value}
        disabled={disabled}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className={isFar ? 'text-sm' : 'sr-only'}>
        {isFar &&
          `This is more than ${farPricePercent} % from the price now. Type it again to confirm.`}
      </p>
      {isFar && (
        <Field
          {...price}
          label={`${label}, a second time`}
          value={props.confirmed}
          error={props.confirmedError ?? null}
          onChange={({ target }) => props.onConfirmed(target.value)}
          // Typed, not copied: that is what it is for.
          onPaste={(event) => event.preventDefault()}
        />
      )}
    </div>
  )
}
