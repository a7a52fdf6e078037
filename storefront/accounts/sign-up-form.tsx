import { Link } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { ContactFields } from '#client/forms/contact-fields.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { Field } from '#ui/field.tsx'
import { CodeField, OptionChoice } from './code-fields.tsx'
import { meetsAll } from './criteria.ts'
import { PasswordCriteria } from './password-criteria.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignUp } from './use-sign-up.ts'

/** Opens an account and signs it in. */
export function SignUpForm({ logIn }: { /** The link to login. */ logIn: ReactNode }) {
  const { form, mode, setMode, option, setOption, wait, sent, requestCode, register } = useSignUp()
  const { password, verification_code } = form.values
  function submit(event: FormEvent) {
    event.preventDefault()
    register()
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field {...form.field('name')} label="Name" autoComplete="name" maxLength={80} />
      <ContactFields
        legend="Register with"
        mode={mode}
        onMode={setMode}
        field={form.field}
        phoneIs="tel-national"
      />
      <div className="grid gap-2">
        <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" />
        <PasswordCriteria password={password} />
      </div>
      {mode === 'phone' && <OptionChoice value={option} onChange={setOption} />}
      <CodeField
        field={form.field('verification_code')}
        wait={wait}
        sent={sent}
        busy={form.busy === 'code'}
        onRequest={requestCode}
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton
        busy={form.busy === 'register'}
        busyLabel="Opening your account…"
        disabled={!meetsAll(password) || verification_code === ''}
      >
        Register
      </SubmitButton>
      <p className="text-center text-sm text-ink-soft">
        With your account you accept our{' '}
        <Link to="/terms-condition" className="text-link underline">
          terms
        </Link>
        .
      </p>
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm">
        Have an account? {logIn}
      </p>
    </form>
  )
}
