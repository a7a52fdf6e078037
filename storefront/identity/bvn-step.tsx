import type { FormEvent } from 'react'
import { signsOf } from '#contract/forms/written-number.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Step, StepActions } from './step.tsx'

/** Checkout and rooms specification, section 9. */
const bvnLength = 11

interface BvnStepProps {
  bvn: string
  onType: (bvn: string) => void
  onNext: () => void
  onBack: () => void
}

/** The BVN; Proceed needs exactly 11 characters (checkout and rooms specification, section 5). */
export function BvnStep({ bvn, onType, onNext, onBack }: BvnStepProps) {
  function proceed(event: FormEvent) {
    event.preventDefault()
    if (bvn.length === bvnLength && !isWrong) onNext()
  }
  const isWrong = bvn.length > bvnLength || /\D/.test(bvn)
  return (
    <Step title="Enter your BVN" at={2}>
      <form onSubmit={proceed} noValidate className="grid gap-4">
        <Field
          label="Bank Verification Number (BVN)"
          hint={`${bvn.length} of ${bvnLength} digits`}
          error={isWrong ? `A BVN has ${bvnLength} digits` : null}
          value={bvn}
          onChange={({ target }) => onType(signsOf(target.value))}
          inputMode="numeric"
          autoComplete="off"
          name="bvn"
        />
        <p className="rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft">
          Don’t know it? Dial <strong className="whitespace-nowrap">*565*0#</strong> with the phone
          number linked to your bank account. A service fee of N20 applies.
        </p>
        <StepActions>
          <Button type="submit" look="accent" shape="lg">
            Proceed
          </Button>
          <Button look="quiet" shape="lg" onClick={onBack}>
            Back
          </Button>
        </StepActions>
      </form>
    </Step>
  )
}
