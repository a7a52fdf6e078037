import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { confirmedMinutes } from '#contract/limits.ts'
import type { ConfirmationNeeded } from '#contract/shop/account-security.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { settleConfirming, useConfirming } from '../../session/confirming.ts'
import { useAppState } from '../../state/store.ts'
import { CodeField } from '../credentials/code-fields.tsx'
import { codeProblem, codeText, requestContactCode, tryCode } from '../credentials/codes.ts'
import { useCanPasskeys } from '../passkeys/use-passkeys.ts'

/** For accounts with passkeys alone. */
const ConfirmByPasskey = lazy(() => import('../passkeys/confirm-by-passkey.tsx'))

/** The password, or a code to the contact of this kind. */
type Method = 'password' | ConfirmationNeeded['contacts'][number]['mode']

/** Asks the customer who they are, for whatever call the server has refused without it. */
export default function ConfirmDialog() {
  const needed = useConfirming(({ needed }) => needed)
  return needed && <Confirm {...needed} />
}

function Confirm({ methods, contacts }: ConfirmationNeeded) {
  const canPasskeys = useCanPasskeys() && methods.includes('passkey')
  const [method, setMethod] = useState<Method>('password')
  const contact = contacts.find(({ mode }) => mode === method)
  const choices: { value: Method; label: string; note?: string }[] = [
    { value: 'password', label: 'Your password' },
    ...contacts.map(({ mode, contact }) => ({
      value: mode,
      label: mode === 'email' ? 'A code by mail' : 'A code by SMS',
      note: contact,
    })),
  ]
  const { form, sent, wait, requestCode, submit } = useProof(method, contact?.contact ?? '')
  return (
    <Dialog title="Confirm it’s you" onClose={() => settleConfirming(false)}>
      {canPasskeys && (
        <Suspense>
          <ConfirmByPasskey onConfirmed={() => settleConfirming(true)} />
        </Suspense>
      )}
      <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          This keeps your account safe if somebody else has your phone or this browser. We ask again
          after {confirmedMinutes} minutes.
        </p>
        {contacts.length > 0 && (
          <Choice legend="Confirm by" value={method} options={choices} onChange={setMethod} />
        )}
        {method === 'password' ? (
          <PasswordField
            {...form.field('password')}
            label="Password"
            autoComplete="current-password"
          />
        ) : (
          <CodeField
            field={form.field('code')}
            wait={wait}
            sent={sent}
            busy={form.busy === 'code'}
            onRequest={requestCode}
          />
        )}
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'confirm'} busyLabel="One moment…">
          Confirm
        </SubmitButton>
      </form>
    </Dialog>
  )
}

/** `masked`: the contact as the server names it; its wait is stored under the whole one, which the profile has. */
function useProof(method: Method, masked: string) {
  const api = useApi()
  const user = useAppState(({ auth }) => auth.userDetails)
  const [said, setSaid] = useState<{ method: Method; text: string } | null>(null)
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    sanitize: { code: codeText },
    blame: {
      wrong_credentials: 'password',
      wrong_code: 'code',
      second_code_sent: 'code',
      resend_wait: 'code',
      too_many_tries: method === 'password' ? 'password' : 'code',
    },
  })
  const wait = (method === 'email' ? user?.email : user?.phone_number) ?? masked
  function requestCode() {
    if (method === 'password') return
    void form.attempt('code', [], async () => {
      const { data } = await requestContactCode(wait, (proof) =>
        api('POST /accounts/confirm/code', { body: { mode: method, ...proof } }),
      )
      setSaid({ method, text: data.message })
      form.focus('code')
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { password, code } = form.values
    const body =
      method === 'password'
        ? { method: 'password' as const, password }
        : { method: 'code' as const, mode: method, code }
    void form.attempt('confirm', [method === 'password' ? 'password' : 'code'], async () => {
      await tryCode(wait, () => api('POST /accounts/confirm', { body }))
      settleConfirming(true)
    })
  }
  return { form, wait, sent: said?.method === method ? said.text : null, requestCode, submit }
}
