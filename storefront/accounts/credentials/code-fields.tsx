import type { FieldState } from '#client/forms/use-fields.ts'
import { WaitingButton } from '#client/forms/waiting-button.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { minutesAndSeconds, useWait, waitWords } from './codes.ts'

/** How a code reaches a phone. */
export type Option = 'whatsapp' | 'sms'

const options = [
  { value: 'whatsapp', label: 'WhatsApp', note: 'Instant' },
  { value: 'sms', label: 'SMS', note: '0 - 5 MIN' },
] as const

export function OptionChoice(props: { value: Option; onChange: (option: Option) => void }) {
  return <Choice {...props} legend="Send the code by" options={options} />
}

interface CodeFieldProps {
  field: FieldState
  /** The contact, as its wait is stored (`waitKey`). */
  wait: string
  /** The server's message about the sent code. */
  sent: string | null
  busy: boolean
  onRequest: () => void
}

/** The code, with the button that requests it and the time until the next request. */
export function CodeField({ field, wait, sent, busy, onRequest }: CodeFieldProps) {
  const left = useWait(wait)
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field
          {...field}
          label="Verification code"
          className="[&>label]:whitespace-nowrap"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <WaitingButton
          look="quiet"
          className="mt-6 flex-col gap-0 leading-tight"
          missing={waitWords(left)}
          aria-disabled={busy}
          onClick={onRequest}
        >
          Request Code{' '}
          {left > 0 && (
            <span className="text-xs leading-none tabular-nums">{minutesAndSeconds(left)}</span>
          )}
        </WaitingButton>
      </div>
      <p role="status" className="text-sm text-success">
        {busy ? 'One moment…' : sent}
      </p>
    </div>
  )
}
