import { useState } from 'react'
import { useApi } from '#client/api.ts'
import {
  contactOf,
  contactProblems,
  fieldOf,
  type Mode,
  typedNumber,
} from '#client/forms/contact.ts'
import { useForm } from '#client/forms/form.ts'
import { signIn } from '../session/session.ts'
import { codeDigits, codeProblem } from './code.ts'
import type { Option } from './code-fields.tsx'
import { waitKey } from './code-wait.ts'
import { characters, passwordProblem } from './criteria.ts'
import { requestContactCode } from './request-code.ts'

const initial = { name: '', email: '', phone_number: '', password: '', verification_code: '' }

/** Sign-up in two steps: a code that verifies the contact, then the account. */
export function useSignUp() {
  const api = useApi()
  const [mode, setMode] = useState<Mode>('email')
  const [option, setOption] = useState<Option>('whatsapp')
  const [sent, setSent] = useState<{ wait: string; text: string } | null>(null)
  const form = useForm({
    initial,
    check: problems,
    sanitize: { phone_number: typedNumber, verification_code: codeDigits },
    blame: {
      contact_taken: fieldOf(mode),
      resend_wait: fieldOf(mode),
      common_password: 'password',
      wrong_code: 'verification_code',
      too_many_tries: 'verification_code',
    },
  })
  const { name, password, verification_code } = form.values
  const contact = contactOf(mode, form.values)
  const wait = waitKey('register', contact)

  function requestCode() {
    void form.attempt('code', ['name', fieldOf(mode)], async () => {
      const body = { ...contact, name: name.trim(), option }
      const { data } = await requestContactCode(wait, () => api('POST /register-otp', { body }))
      setSent({ wait, text: data.message })
      form.focus('verification_code')
    })
  }
  function register() {
    const needed = ['name', fieldOf(mode), 'password', 'verification_code'] as const
    void form.attempt('register', needed, async () => {
      const proof = { verification_code, password, password_confirmation: password }
      const body = { ...contact, name: name.trim(), ...proof }
      const { data } = await api('POST /register', { body })
      signIn(data.token.accessToken)
    })
  }
  return {
    form,
    mode,
    setMode,
    option,
    setOption,
    wait,
    sent: sent?.wait === wait ? sent.text : null,
    requestCode,
    register,
  }
}

/** Storefront specification, section 5. */
function problems(values: typeof initial) {
  return {
    ...contactProblems(values),
    name: characters(values.name.trim()) < 4 ? 'Name should be at least 4 characters' : undefined,
    password: passwordProblem(values.password),
    verification_code: codeProblem(values.verification_code),
  }
}
