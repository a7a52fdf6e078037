import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { type Mode, phoneDigits, type TypedContact } from './contact.ts'
import type { FieldState } from './use-fields.ts'

interface ContactFieldsProps {
  legend: string
  mode: Mode
  onMode: (mode: Mode) => void
  field: (name: keyof TypedContact) => FieldState
  /** The `autocomplete` of a phone number; a mail address is always the username, or a passkey's. */
  phoneIs: 'username' | 'username webauthn' | 'tel-national'
}

const modes = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const

/** The choice of email or phone, and the chosen field. */
export function ContactFields({ legend, mode, onMode, field, phoneIs }: ContactFieldsProps) {
  return (
    <>
      <Choice legend={legend} value={mode} options={modes} onChange={onMode} />
      {mode === 'email' ? (
        <Field
          {...field('email')}
          label="Email address"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <PhoneField {...field('phone_number')} autoComplete={phoneIs} />
      )}
    </>
  )
}

/**
 * The ten digits after +234. The input has ten signs at most (storefront specification, section 5), unless a number in
 * another form is on its way; more are told, and keep the form from being sent.
 */
export function PhoneField(props: FieldState & { autoComplete: string }) {
  const { value } = props
  const isTooLong = value.length > phoneDigits && !/^(\+|0|234)/.test(value)
  return (
    <Field
      {...props}
      value={isTooLong ? value.slice(0, phoneDigits) : value}
      label="Phone number"
      hint={isTooLong ? `Too many digits: ${value}` : '10 digits, without the first 0'}
      before="+234"
      type="tel"
      inputMode="numeric"
    />
  )
}
