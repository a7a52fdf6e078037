import { nairaIn } from '#contract/forms/written-number.ts'
import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { formatNaira } from '#ui/naira.ts'

export interface TypedPayment {
  by: 'cash' | 'terminal'
  tendered: string
  reference: string
}

interface PaymentFieldsProps {
  payment: TypedPayment
  dueKobo: number
  errors: { tendered?: string; reference?: string }
  onChange: (payment: TypedPayment) => void
}

/** Cash, whose change is told while it is typed, or the reference of the card terminal. */
export function PaymentFields({ payment, dueKobo, errors, onChange }: PaymentFieldsProps) {
  const { by, tendered, reference } = payment
  const typed = nairaIn(tendered)
  const change = typed === null ? 0 : typed - dueKobo / 100
  return (
    <>
      <Choice
        legend="Money"
        value={by}
        options={[
          { value: 'cash', label: 'Cash' },
          { value: 'terminal', label: 'Card terminal' },
        ]}
        onChange={(value) => onChange({ ...payment, by: value })}
      />
      {by === 'cash' ? (
        <>
          <Field
            label="Cash received"
            before="₦"
            inputMode="decimal"
            autoComplete="off"
            value={tendered}
            error={errors.tendered ?? null}
            hint={`${formatNaira(dueKobo / 100)} are to pay.`}
            onChange={({ target }) => onChange({ ...payment, tendered: target.value })}
          />
          <p aria-live="polite" className="text-lg font-semibold tabular-nums">
            {change > 0 ? `Change: ${formatNaira(change)}` : ''}
          </p>
        </>
      ) : (
        <Field
          label="Reference of the terminal"
          hint="As printed on the slip."
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={reference}
          error={errors.reference ?? null}
          onChange={({ target }) => onChange({ ...payment, reference: target.value })}
        />
      )}
    </>
  )
}
