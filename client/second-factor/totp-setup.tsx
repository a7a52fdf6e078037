import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { NewTotp } from '#contract/shop/sign-in.ts'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useForm } from '../forms/form.ts'
import { Notice, SubmitButton } from '../forms/submission.tsx'
import { LoadFailed } from '../lists/list-states.tsx'
import { own } from '../queries.ts'
import { digitsOf, digitsProblem } from './digits.ts'

interface TotpSetupProps {
  /** Asks the server for a new secret. */
  begin: () => Promise<NewTotp>
  /** Sends six digits as the proof that the app has it; refused with `wrong_code`. */
  confirm: (code: string) => Promise<void>
}

/** Sets up an authenticator app: its secret as a picture or text, and six digits as the proof. */
export function TotpSetup({ begin, confirm }: TotpSetupProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [own, 'new-totp'],
    queryFn: begin,
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
      <Proof confirm={confirm} />
    </div>
  )
}

function Proof({ confirm }: Pick<TotpSetupProps, 'confirm'>) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsProblem(code) }),
    sanitize: { code: digitsOf },
    blame: { wrong_code: 'code' },
    unfilled: 'Type the six digits',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('confirm', ['code'], () => confirm(form.values.code))
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...form.field('code')}
        label="Six-digit code from your app"
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

/** Dark on light in both themes: many cameras read no other. */
function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label="QR code with the key for your app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-56 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
