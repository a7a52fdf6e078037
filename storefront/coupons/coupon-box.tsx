import { type FormEvent, useState } from 'react'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { Field } from '#ui/fields/field.tsx'

interface CouponBoxProps {
  /** The code that the shopper applied, valid or not; null after Remove. */
  entered: string | null
  /** The same code while it is valid. */
  code: string | null
  /** Why the server refused it. */
  problem: string | null
  isChecking: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

export function CouponBox({
  entered,
  code,
  problem,
  isChecking,
  onApply,
  onRemove,
}: CouponBoxProps) {
  const [typed, setTyped] = useState(entered ?? '')
  const [lastEntered, setLastEntered] = useState(entered)
  if (entered !== lastEntered) {
    setLastEntered(entered)
    setTyped(entered ?? '')
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const code = typed.trim().toUpperCase()
    if (code) onApply(code)
  }
  if (code && !problem && !isChecking) {
    return (
      <p className="flex items-center justify-between gap-3 rounded-md bg-success-soft px-3 text-sm font-semibold text-success">
        <span className="min-w-0 wrap-anywhere">
          Coupon <span className="tabular-nums">{code}</span>
        </span>
        <button type="button" onClick={onRemove} className="min-h-11 px-2 underline">
          Remove
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={apply} className="@container">
      <div className="grid items-start gap-x-2 @min-[12rem]:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Coupon"
          name="coupon_code"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        <WaitingButton
          type="submit"
          look="quiet"
          disabled={isChecking}
          missing={typed.trim() === '' ? 'Enter a coupon code first.' : null}
          className="mt-2 @min-[12rem]:mt-6"
        >
          Apply
        </WaitingButton>
      </div>
    </form>
  )
}
