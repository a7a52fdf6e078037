import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import type { FieldState } from './use-fields.ts'

interface PasswordFieldProps extends FieldState {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** For password makers that ask: what a new password must have. */
const rules =
  'minlength: 8; maxlength: 16; required: lower; required: upper; required: digit; required: special;'

/** A password, hidden until it is asked to show itself. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const made = props.autoComplete === 'new-password' ? { passwordrules: rules } : {}
  return (
    <Field
      {...props}
      {...made}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="min-w-16 rounded-md px-3 text-sm font-semibold text-link"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> {props.label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
