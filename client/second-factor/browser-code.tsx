import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useForm } from '../forms/form.ts'
import { Notice, SubmitButton } from '../forms/submission.tsx'
import { detailOf, type Proof, withProof } from '../forms/with-proof.ts'
import { digitsOf, digitsProblem } from './digits.ts'

interface BrowserCodeProps {
  /** Sends a code to the account's contact. */
  request: (proof: Proof) => Promise<{ message: string }>
  prove: (code: string) => Promise<unknown>
  /** This browser is known to the account: its passwords are counted apart. */
  onKnown: () => void
  onBack: () => void
}

/** Others have guessed at the password too often: a code takes the place of the wait. */
export function BrowserCode({ request, prove, onKnown, onBack }: BrowserCodeProps) {
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsProblem(code) }),
    sanitize: { code: digitsOf },
    blame: { wrong_code: 'code', second_code_sent: 'code', resend_wait: 'code' },
    unfilled: 'Type the six digits',
  })
  function requestCode() {
    void form.attempt('request', [], async () => {
      setSent((await withProof(request)).message)
      form.focus('code')
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('prove', ['code'], async () => {
      await prove(form.values.code)
      onKnown()
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>
        Somebody entered too many wrong passwords on other devices. Request a code to log in here
        now.
      </p>
      <Button look="quiet" aria-disabled={form.busy === 'request'} onClick={requestCode}>
        {form.busy === 'request' ? 'One moment…' : 'Send me a code'}
      </Button>
      <p role="status" className="text-sm text-success">
        {sent}
      </p>
      <Field
        {...form.field('code')}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'prove'} busyLabel="Checking…">
        Go on
      </SubmitButton>
      <Button look="bare" onClick={onBack}>
        Back
      </Button>
    </form>
  )
}

/** Whether a refused sign-in says that a code opens the way. */
export function isCodeHelpful(error: unknown): boolean {
  return detailOf(error, 'too_many_tries', 'help') === 'code'
}
