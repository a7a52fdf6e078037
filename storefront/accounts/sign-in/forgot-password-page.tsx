import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
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
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import { ApiError } from '#contract/client.ts'
import { pageHead } from '../../page-head.ts'
import { type Option, OptionChoice } from '../credentials/code-fields.tsx'
import {
  minutesAndSeconds,
  requestContactCode,
  useWait,
  waitKey,
  waitWords,
} from '../credentials/codes.ts'
import { AccountPage, textLink } from './account-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => pageHead(match.context, '/forgot-password'),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <AccountPage
      title="Forgot password"
      line="We’ll send a code to your email address or phone so you can choose a new password."
    >
      <div className="grid gap-3">
        <ForgotForm />
        <p className="flex flex-wrap justify-center gap-x-6 text-sm">
          <Link to="/reset-password" className={textLink}>
            I have a code
          </Link>
          <Link to="/login" className={textLink}>
            Back to login
          </Link>
        </p>
      </div>
    </AccountPage>
  )
}

/** The code that was sent before works too. */
function whereSent(error: unknown): { message: string } {
  if (error instanceof ApiError && error.code === 'resend_wait') return error
  throw error
}

/** Requests a reset code, then opens the page that uses it. */
function ForgotForm() {
  const api = useApi()
  const navigate = useNavigate()
  const [mode, setMode] = useState<Mode>('email')
  const [option, setOption] = useState<Option>('whatsapp')
  const form = useForm({
    initial: { email: '', phone_number: '' },
    check: contactProblems,
    sanitize: { phone_number: typedNumber },
    blame: { phone_codes_closed: fieldOf(mode) },
  })
  const contact = contactOf(mode, form.values)
  const wait = waitKey(contact)
  const left = useWait(wait)
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('request', [fieldOf(mode)], async () => {
      const body = { ...contact, option }
      const { message } = await requestContactCode(wait, (proof) =>
        api('POST /forgot/password', { body: { ...body, ...proof } }),
      ).catch(whereSent)
      notify(message)
      await navigate({ to: '/reset-password' })
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ContactFields
        legend="Your account has"
        mode={mode}
        onMode={setMode}
        field={form.field}
        phoneIs="username"
      />
      {mode === 'phone' && <OptionChoice value={option} onChange={setOption} />}
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton
        busy={form.busy === 'request'}
        busyLabel="One moment…"
        missing={waitWords(left)}
      >
        Request Code {left > 0 && <span className="tabular-nums">{minutesAndSeconds(left)}</span>}
      </SubmitButton>
    </form>
  )
}
