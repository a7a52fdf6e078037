import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { QrCode } from '#client/second-factor/qr-code.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { digitsOf, digitsProblem } from '../session/digits.ts'

/** Sets up an authenticator app: its secret as a picture or text, and six digits as the proof. */
export function TotpSetup({ onDone }: { onDone: (codes: string[]) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['new-totp'],
    queryFn: async () => (await api('POST /office/totp')).data,
    // A secret is good for one attempt.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 rounded-lg" />
    )
  }
  return (
    <div className="grid gap-4">
      <p>
        Open an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password,
        and scan this picture with it. On this phone,{' '}
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
      <Proof onDone={onDone} />
    </div>
  )
}

function Proof({ onDone }: { onDone: (codes: string[]) => void }) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsProblem(code) }),
    sanitize: { code: digitsOf },
    blame: { wrong_code: 'code' },
    unfilled: 'Type the six digits',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('confirm', ['code'], async () => {
      const { data } = await api('POST /office/totp/confirm', { body: { code: form.values.code } })
      onDone(data.recovery_codes)
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
