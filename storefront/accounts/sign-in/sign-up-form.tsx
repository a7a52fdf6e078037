import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useApi, useSettings } from '#client/api.ts'
import {
  contactOf,
  contactProblems,
  fieldOf,
  type Mode,
  typedNumber,
} from '#client/forms/contact.ts'
import { ContactFields } from '#client/forms/contact-fields.tsx'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { Field } from '#ui/fields/field.tsx'
import { signIn } from '../../session/session.ts'
import { CodeField, type Option, OptionChoice } from '../credentials/code-fields.tsx'
import {
  codeProblem,
  codeText,
  requestContactCode,
  tryCode,
  waitKey,
} from '../credentials/codes.ts'
import {
  characters,
  meetsAll,
  PasswordCriteria,
  passwordProblem,
} from '../credentials/password-criteria.tsx'

interface SignUpFormProps {
  /** The link to login. */
  logIn: ReactNode
}

/** Opens an account and signs it in; in its place the reason, while staff have closed it. */
export function SignUpForm({ logIn }: SignUpFormProps) {
  const closed = useSettings().closed['no-sign-up']
  if (!closed) return <OpenForm logIn={logIn} />
  return (
    <>
      <p className="rounded-md bg-accent-soft p-3 text-on-accent-soft">{closed}</p>
      <LogInLine>{logIn}</LogInLine>
    </>
  )
}

function OpenForm({ logIn }: SignUpFormProps) {
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
        missing={
          !meetsAll(password)
            ? 'Choose a password that meets all five rules.'
            : verification_code === ''
              ? 'Enter the verification code. Request Code sends you one.'
              : null
        }
      >
        Register
      </SubmitButton>
      <p className="text-center text-sm text-ink-soft">
        By registering you accept our{' '}
        <Link to="/terms-condition" className="text-link underline">
          terms
        </Link>
        .
      </p>
      <LogInLine>{logIn}</LogInLine>
    </form>
  )
}

function LogInLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm">
      Have an account? {children}
    </p>
  )
}

const initial = { name: '', email: '', phone_number: '', password: '', verification_code: '' }

/** Sign-up in two steps: a code that verifies the contact, then the account. */
function useSignUp() {
  const api = useApi()
  const [mode, setMode] = useState<Mode>('email')
  const [option, setOption] = useState<Option>('whatsapp')
  const [sent, setSent] = useState<{ wait: string; text: string } | null>(null)
  const form = useForm({
    initial,
    check: problems,
    sanitize: { phone_number: typedNumber, verification_code: codeText },
    blame: {
      contact_taken: fieldOf(mode),
      resend_wait: fieldOf(mode),
      common_password: 'password',
      wrong_code: 'verification_code',
      second_code_sent: 'verification_code',
      too_many_tries: 'verification_code',
    },
  })
  const { name, password, verification_code } = form.values
  const contact = contactOf(mode, form.values)
  const wait = waitKey(contact)

  function requestCode() {
    void form.attempt('code', ['name', fieldOf(mode)], async () => {
      const body = { ...contact, name: name.trim(), option }
      const { data } = await requestContactCode(wait, (proof) =>
        api('POST /register-otp', { body: { ...body, ...proof } }),
      )
      setSent({ wait, text: data.message })
      form.focus('verification_code')
    })
  }
  function register() {
    const needed = ['name', fieldOf(mode), 'password', 'verification_code'] as const
    void form.attempt('register', needed, async () => {
      const proof = { verification_code, password, password_confirmation: password }
      const body = { ...contact, name: name.trim(), ...proof }
      const { data } = await tryCode(wait, () => api('POST /register', { body }))
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
