import { Link } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
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
import { BrowserCode, isCodeHelpful } from '#client/second-factor/browser-code.tsx'
import { ApiError } from '#contract/client.ts'
import { signIn } from '../../session/session.ts'
import { PasskeyLogin } from '../passkeys/passkey-login.tsx'
import { textLink } from './account-page.tsx'

/** Few accounts have a second step: its code is loaded on demand. */
const SecondStep = lazy(() => import('../second-step/second-step.tsx'))

/** Logs in by email or phone. The parent reacts to the new session. */
export function LoginForm({ signUp }: { /** The link to sign-up. */ signUp: ReactNode }) {
  const api = useApi()
  const [mode, setMode] = useState<Mode>('email')
  const [pending, setPending] = useState<unknown>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    initial: { email: '', phone_number: '', password: '' },
    check: contactProblems,
    sanitize: { phone_number: typedNumber },
    blame: { wrong_credentials: 'password', too_many_tries: 'password' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    logIn()
  }
  function logIn() {
    void form.attempt('login', [fieldOf(mode), 'password'], async () => {
      const { password } = form.values
      const body = { ...contactOf(mode, form.values), password }
      try {
        const { data } = await api('POST /login', { body })
        signIn(data.token.accessToken)
      } catch (error) {
        setNeedsCode(isCodeHelpful(error))
        const isHalf = error instanceof ApiError && error.code === 'second_factor_required'
        if (!isHalf) throw error
        setPending(error.failure?.data)
      }
    })
  }
  if (pending) {
    return (
      <Suspense>
        <SecondStep pending={pending} onRestart={() => setPending(null)} />
      </Suspense>
    )
  }
  if (needsCode) {
    const contact = contactOf(mode, form.values)
    return (
      <BrowserCode
        request={(proof) =>
          api('POST /login/code', { body: { ...contact, option: 'sms', ...proof } })
        }
        prove={(code) => api('POST /login/code/prove', { body: { ...contact, code } })}
        onKnown={() => {
          setNeedsCode(false)
          logIn()
        }}
        onBack={() => setNeedsCode(false)}
      />
    )
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ContactFields
        legend="Log in with"
        mode={mode}
        onMode={setMode}
        field={form.field}
        phoneIs="username webauthn"
      />
      <div className="grid gap-1">
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
        <Link to="/forgot-password" className={`${textLink} justify-self-end text-sm`}>
          Forgot password?
        </Link>
      </div>
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'login'} busyLabel="Logging in…">
        Log In
      </SubmitButton>
      <PasskeyLogin />
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm">
        New here? {signUp}
      </p>
    </form>
  )
}
