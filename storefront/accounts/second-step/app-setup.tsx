import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { notify } from '#client/notices.tsx'
import { own } from '#client/queries.ts'
import { QrCode } from '#client/second-factor/qr-code.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { codeProblem, codeText } from '../credentials/codes.ts'
import { signInMethods } from './queries.ts'

interface AppSetupProps {
  onClose: () => void
  /** Recovery codes, where this switched the second factor on. */
  onCodes: (codes: string[]) => void
}

/** Sets up an authenticator app: its QR code or secret, and a first code as the proof. */
export function AppSetup({ onClose, onCodes }: AppSetupProps) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: [own, 'new-totp'],
    queryFn: async () => (await api('POST /accounts/second-factor/totp')).data,
    // A secret is good for one dialog.
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      {data ? (
        <div className="grid gap-4">
          <p>
            Open an authenticator app on your phone, such as Google Authenticator, Aegis or
            1Password, and scan this picture with it. On this phone,{' '}
            <a href={data.uri} className="text-link underline">
              open the app from here
            </a>
            .
          </p>
          <QrCode {...data.qr} />
          <details className="text-sm">
            <summary className="min-h-11 cursor-pointer content-center text-link">
              No camera? Type the key instead
            </summary>
            <p className="mt-1 rounded-md bg-sunken p-3 font-mono select-all">
              {data.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </details>
          <Proof onClose={onClose} onCodes={onCodes} />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-lg" />
      )}
    </Dialog>
  )
}

function Proof({ onClose, onCodes }: AppSetupProps) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    sanitize: { code: codeText },
    blame: { wrong_code: 'code' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('confirm', ['code'], async () => {
      const body = { code: form.values.code }
      const { message, data } = await api('POST /accounts/second-factor/totp/confirm', { body })
      notify(message)
      await queries.invalidateQueries({ queryKey: signInMethods(api).queryKey })
      onClose()
      onCodes(data.recovery_codes)
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...form.field('code')}
        label="The six digits that your app displays"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'confirm'} busyLabel="Checking…">
        Switch on
      </SubmitButton>
    </form>
  )
}
