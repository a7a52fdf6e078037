import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface CouponBoxProps {
  /** The code that was applied, whether or not it counts; null once it is taken off. */
  wanted: string | null
  /** The code that counts now. */
  code: string | null
  /** Why it does not count after all, in words. */
  problem: string | null
  isAsking: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

/** Where a coupon is typed in, and taken off again. */
export function CouponBox({ wanted, code, problem, isAsking, onApply, onRemove }: CouponBoxProps) {
  const [typed, setTyped] = useState(wanted ?? '')
  const [last, setLast] = useState(wanted)
  if (wanted !== last) {
    setLast(wanted)
    setTyped(wanted ?? '')
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const written = typed.trim().toUpperCase()
    if (written) onApply(written)
  }
  if (code && !problem && !isAsking) {
    return (
      <p className="flex items-center justify-between gap-3 rounded-md bg-success-soft px-3 text-sm font-semibold text-success">
        <span>
          Coupon <span className="tabular-nums">{code}</span>
        </span>
        <button type="button" onClick={onRemove} className="min-h-11 px-2 underline">
          Remove
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
      <Field
        label="Coupon"
        name="coupon_code"
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        look="quiet"
        disabled={isAsking || typed.trim() === ''}
        className="mt-6"
      >
        Apply
      </Button>
    </form>
  )
}
