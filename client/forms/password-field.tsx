import { useState } from 'react'
import { Field } from '#ui/fields/field.tsx'
import type { FieldState } from './use-fields.ts'

interface PasswordFieldProps extends FieldState {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** The `passwordrules` attribute, for password generators. */
const rules =
  'minlength: 8; maxlength: 16; required: lower; required: upper; required: digit; required: special;'

/** A password, hidden until the button reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const newPassword = props.autoComplete === 'new-password' ? { passwordrules: rules } : {}
  return (
    <Field
      {...props}
      {...newPassword}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          onClick={() => setVisible(!isVisible)}
          className="min-w-16 rounded-md px-3 text-sm font-semibold text-link"
        >
          {isVisible ? 'Hide' : 'Show'}
          <span className="sr-only"> {props.label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
