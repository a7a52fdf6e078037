import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type FormNotice, useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { digitsOf, digitsProblem } from '#client/second-factor/digits.ts'
import type { FactorMethod } from '#contract/shop/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { noPasskeysHere, passkeyOriginQuery } from './passkeys-here.ts'

interface FactorStepProps {
  methods: readonly FactorMethod[]
  onProved: () => void
}

/** The second factor: a passkey, six digits of an app, or a recovery code. */
export function FactorStep({ methods, onProved }: FactorStepProps) {
  const [isRecovery, setRecovery] = useState(methods.every((method) => method === 'recovery-code'))
  const { data: origin } = useQuery(passkeyOriginQuery)
  const isStored = methods.includes('passkey')
  const hasDigits = methods.includes('totp')
  const instead = hasDigits ? undefined : 'Use a recovery code here.'
  const reason = isStored && origin !== undefined ? noPasskeysHere(origin, instead) : null
  const hasPasskey = isStored && reason === null
  return (
    <div className="grid gap-4">
      {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      {hasPasskey && <ByPasskey onProved={onProved} />}
      {hasPasskey && (hasDigits || isRecovery) && <Or />}
      {isRecovery ? (
        <ByRecoveryCode onProved={onProved} />
      ) : (
        hasDigits && <ByDigits onProved={onProved} />
      )}
      {methods.includes('recovery-code') && (isStored || hasDigits) && (
        <Button look="bare" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'I have my phone or passkey' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}

function ByPasskey({ onProved }: Pick<FactorStepProps, 'onProved'>) {
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  async function prove() {
    setBusy(true)
    setNotice(null)
    const { signed, problemOf } = await import('#client/second-factor/passkeys.ts')
    try {
      const { data } = await api('POST /office/second-factor/passkey-options')
      const credential = await signed(data.options)
      await api('POST /office/second-factor', { body: { method: 'passkey', credential } })
      onProved()
    } catch (error) {
      setNotice({ tone: 'warning', text: problemOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <Button look="accent" shape="lg" aria-disabled={busy || undefined} onClick={prove}>
        {busy ? 'Waiting for your device…' : 'Use my passkey'}
      </Button>
      <Notice id={id} notice={notice} />
    </div>
  )
}

function ByDigits({ onProved }: Pick<FactorStepProps, 'onProved'>) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: digitsProblem(code) }),
    sanitize: { code: digitsOf },
    blame: { wrong_code: 'code', second_factor_closed: 'code', too_many_tries: 'code' },
    unfilled: 'Type the six digits',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('prove', ['code'], async () => {
      const { code } = form.values
      await api('POST /office/second-factor', { body: { method: 'totp', code } })
      onProved()
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...form.field('code')}
        label="Six-digit code from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'prove'} busyLabel="Checking…">
        Go on
      </SubmitButton>
    </form>
  )
}

function ByRecoveryCode({ onProved }: Pick<FactorStepProps, 'onProved'>) {
  const form = useForm({
    initial: { recovery_code: '' },
    check: () => ({}),
    blame: { wrong_code: 'recovery_code', second_factor_closed: 'recovery_code' },
    unfilled: 'Type one of your recovery codes',
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('prove', ['recovery_code'], async () => {
      const { recovery_code } = form.values
      await api('POST /office/second-factor', { body: { method: 'recovery-code', recovery_code } })
      onProved()
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field
        {...form.field('recovery_code')}
        label="Recovery code"
        hint="Each works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'prove'} busyLabel="Checking…">
        Go on
      </SubmitButton>
    </form>
  )
}
