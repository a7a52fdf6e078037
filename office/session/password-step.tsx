import { type FormEvent, useState } from 'react'
import { isEmail } from '#client/forms/contact.ts'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { BrowserCode, isCodeHelpful } from '#client/second-factor/browser-code.tsx'
import type { NextStep } from '#contract/office/session.ts'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'

interface PasswordStepProps {
  /** The member whose session has ended; else the field is empty. */
  email?: string
  onNext: (next: NextStep) => void
}

/** The first step of a sign-in: e-mail address and password. */
export function PasswordStep({ email = '', onNext }: PasswordStepProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    initial: { email, password: '' },
    check: ({ email }) => ({
      email: isEmail(email.trim()) ? undefined : 'Enter a valid email address',
    }),
    blame: { wrong_credentials: 'password', too_many_tries: 'password' },
  })
  const typed = form.values.email.trim()
  function submit(event: FormEvent) {
    event.preventDefault()
    signIn()
  }
  function signIn() {
    void form.attempt('sign-in', ['email', 'password'], async () => {
      const body = { email: typed, password: form.values.password }
      try {
        onNext((await api('POST /office/sign-in', { body })).data)
      } catch (error) {
        setNeedsCode(isCodeHelpful(error))
        throw error
      }
    })
  }
  if (needsCode) {
    return (
      <BrowserCode
        request={(proof) => api('POST /office/sign-in/code', { body: { email: typed, ...proof } })}
        prove={(code) => api('POST /office/sign-in/code/prove', { body: { email: typed, code } })}
        onKnown={() => {
          setNeedsCode(false)
          signIn()
        }}
        onBack={() => setNeedsCode(false)}
      />
    )
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...form.field('email')}
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'sign-in'} busyLabel="Checking…">
        Go on
      </SubmitButton>
    </form>
  )
}
