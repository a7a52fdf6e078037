import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { pageHead } from '../../page-head.ts'
import { endSession } from '../../session/session.ts'
import { CodeBoxes } from '../credentials/code-boxes.tsx'
import { tryCode, useLastRequested } from '../credentials/codes.ts'
import { PasswordCriteria, passwordProblem } from '../credentials/password-criteria.tsx'
import { AccountPage, textLink } from './account-page.tsx'

export const Route = createFileRoute('/reset-password')({
  head: ({ match }) => pageHead(match.context, '/reset-password'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return (
    <AccountPage
      title="Reset password"
      line="Enter the code we sent you and choose a new password."
    >
      <div className="grid gap-3">
        <ResetForm />
        <p className="flex justify-center text-sm">
          <Link to="/forgot-password" className={textLink}>
            Request another code
          </Link>
        </p>
      </div>
    </AccountPage>
  )
}

/** Until the login opens, in ms (storefront specification, section 4). */
const redirectAfter = 4000

const initial = { password: '', password_confirmation: '', code: '' }

/** Sets a new password by the code that was sent, which also identifies the account. */
function ResetForm() {
  const api = useApi()
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    initial,
    check: problems,
    blame: {
      wrong_code: 'code',
      second_code_sent: 'code',
      too_many_tries: 'code',
      common_password: 'password',
    },
  })
  const contact = useLastRequested()
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('reset', ['password', 'password_confirmation', 'code'], async () => {
      const { message } = await tryCode(contact ?? '', () =>
        api('POST /reset/password', { body: { ...form.values, ...fieldOf(contact) } }),
      )
      endSession()
      setDone(message)
    })
  }
  const { error, blamedBy } = form.field('code')
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {/* For password managers: the account of the new password. */}
      <input type="text" autoComplete="username" value={contact ?? ''} readOnly hidden />
      <div className="grid gap-2">
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
        />
        <PasswordCriteria password={form.values.password} />
      </div>
      <PasswordField
        {...form.field('password_confirmation')}
        label="Confirm password"
        autoComplete="new-password"
      />
      <CodeBoxes
        label="Code"
        error={error}
        blamedBy={blamedBy}
        onChange={(code) => form.set('code', code)}
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <div role="status">{done !== null && <Done message={done} />}</div>
      {done === null && (
        <SubmitButton busy={form.busy === 'reset'} busyLabel="Setting your password…">
          Reset Password
        </SubmitButton>
      )}
    </form>
  )
}

/** A code that somebody else asked for works too, once the server knows whose it is. */
function fieldOf(contact: string | undefined) {
  if (contact === undefined) return {}
  return contact.includes('@') ? { email: contact } : { phone_number: contact }
}

/** Replaces the button until the login opens. */
function Done({ message }: { message: string }) {
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The pressed button, which had the focus, is gone.
    link.current?.focus()
    const timer = setTimeout(() => void navigate({ to: '/login' }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 rounded-md bg-success-soft p-3 text-sm font-medium text-success">
        <span className="shrink-0">
          <Icon name="check" />
        </span>
        {message}
      </p>
      <Link ref={link} to="/login" className={buttonClass({ look: 'quiet', shape: 'lg' })}>
        Log In
      </Link>
    </div>
  )
}

/** Storefront specification, section 5. */
function problems({ password, password_confirmation }: typeof initial) {
  return {
    password: passwordProblem(password),
    password_confirmation:
      password === password_confirmation ? undefined : 'Passwords do not match',
  }
}
