import { type FormEvent, useEffect, useId, useState } from 'react'
import { useApi } from '#client/api.ts'
import { type FormNotice, useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { isRecord, listOf } from '#client/guards.ts'
import { notify } from '#client/notices.tsx'
import { problemOf, signed } from '#client/second-factor/passkeys.ts'
import { ApiError } from '#contract/client.ts'
import type { FactorMethod } from '#contract/shop/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { signIn } from '../../session/session.ts'
import { codeProblem, codeText } from '../credentials/codes.ts'
import { useCanPasskeys } from '../passkeys/use-passkeys.ts'

interface SecondStepProps {
  /** The `data` of the refusal `second_factor_required`. */
  pending: unknown
  /** Back to the password. */
  onRestart: () => void
}

const methodNames = {
  passkey: 'Use a passkey',
  totp: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
} as const satisfies Record<FactorMethod, string>

/** What a login needs after the password: a passkey, six digits of an app, or a recovery code. */
export default function SecondStep({ pending, onRestart }: SecondStepProps) {
  const canPasskeys = useCanPasskeys()
  const { token, methods } = readPending(pending)
  const usable = methods.filter((method) => method !== 'passkey' || canPasskeys)
  const [chosen, setChosen] = useState<FactorMethod | null>(null)
  const method = chosen ?? usable[0]
  const expired = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'login_expired') return
    notify(error.message, 'warning')
    onRestart()
  }
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">One more step</h2>
      {method === 'passkey' && <PasskeyStep token={token} onFailed={expired} />}
      {(method === 'totp' || method === 'recovery-code') && (
        <CodeStep key={method} token={token} method={method} onFailed={expired} />
      )}
      {!method && (
        <p>
          This account needs a passkey, which this browser can’t use here. Log in with another
          browser.
        </p>
      )}
      <div className="grid gap-2">
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setChosen(other)}>
              {methodNames[other]}
            </Button>
          ))}
        <Button look="bare" onClick={onRestart}>
          Back to the password
        </Button>
      </div>
    </div>
  )
}

function readPending(pending: unknown): { token: string; methods: FactorMethod[] } {
  const { token, methods } = isRecord(pending) ? pending : {}
  return { token: String(token), methods: listOf(methods, readMethod) }
}

function readMethod(name: unknown): FactorMethod | null {
  return name === 'passkey' || name === 'totp' || name === 'recovery-code' ? name : null
}

interface StepProps {
  token: string
  onFailed: (error: unknown) => void
}

function PasskeyStep({ token, onFailed }: StepProps) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const noticeId = useId()
  async function prove() {
    if (busy) return
    setBusy(true)
    setNotice(null)
    try {
      const { data } = await api('POST /login/second-factor/passkey-options', { body: { token } })
      const credential = await signed(data.options)
      const body = { method: 'passkey', token, credential } as const
      signIn((await api('POST /login/second-factor', { body })).data.token.accessToken)
    } catch (error) {
      setNotice({ tone: 'warning', text: problemOf(error) })
      onFailed(error)
    }
    setBusy(false)
  }
  return (
    <>
      <p className="text-ink-soft">Use your passkey to confirm it’s you.</p>
      <Notice id={noticeId} notice={notice} />
      <Button
        look="accent"
        shape="lg"
        aria-disabled={busy || undefined}
        autoFocus
        onClick={() => void prove()}
      >
        {busy ? 'Waiting for your passkey…' : 'Use my passkey'}
      </Button>
    </>
  )
}

const codeFields = {
  totp: {
    label: 'Code from your authenticator app',
    hint: 'Six digits, new every 30 seconds',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  'recovery-code': {
    label: 'Recovery code',
    hint: 'One of the ten codes you saved. Each works once',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} as const

function CodeStep({ token, method, onFailed }: StepProps & { method: keyof typeof codeFields }) {
  const api = useApi()
  const isTotp = method === 'totp'
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isTotp ? codeProblem(code) : undefined }),
    sanitize: isTotp ? { code: codeText } : {},
    blame: { wrong_code: 'code', too_many_tries: 'code' },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => form.focus('code'), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    const { code } = form.values
    const body = isTotp
      ? ({ method: 'totp', token, code } as const)
      : ({ method: 'recovery-code', token, recovery_code: code } as const)
    void form.attempt('code', ['code'], async () => {
      const { data } = await api('POST /login/second-factor', { body }).catch(failed(onFailed))
      signIn(data.token.accessToken)
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field {...form.field('code')} {...codeFields[method]} />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'code'} busyLabel="Logging in…">
        Log In
      </SubmitButton>
    </form>
  )
}

/** Passes the failure on to the form as well. */
function failed(onFailed: (error: unknown) => void) {
  return (error: unknown): never => {
    onFailed(error)
    throw error
  }
}
