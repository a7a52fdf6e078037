import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { dayOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { api } from '../api/api.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useEntered } from './sign-in-page.tsx'

interface Invitation {
  email: string
  ends_at: string
}

/** The link of a mail leads here; its token stands behind `#`, so that no server logs it. */
export function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1))
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await api('POST /office/invitations/look', { body: { token } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <PageHeader title="Your invitation" />
      {data ? (
        <Accept token={token} invitation={data} />
      ) : error ? (
        <LoadFailed error={error} onRefresh={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
    </>
  )
}

const isFitting = (password: string) =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,16}$/.test(password)

const kinds = [
  { value: 'new', label: 'I am new here' },
  { value: 'customer', label: 'I have an account in the shop' },
] as const

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, ends_at: endsAt } = invitation
  const goOn = useEntered()
  // Asked, not told: nobody learns from an invitation whether an address has an account.
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('new')
  const isNew = kind === 'new'
  const form = useForm({
    initial: { first_name: '', last_name: '', password: '' },
    check: ({ password }) =>
      !isNew || isFitting(password) ? {} : { password: 'This is not complete yet' },
    blame: { wrong_credentials: 'password', common_password: 'password' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const names = ['first_name', 'last_name'] as const
    void form.attempt('accept', [...(isNew ? names : []), 'password'], async () => {
      const { first_name, last_name, password } = form.values
      const body = { token, password, ...(isNew && { first_name, last_name }) }
      const { data } = await api('POST /office/invitations/accept', { body })
      await goOn(data)
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>
        You are invited to the office as{' '}
        <strong className="[overflow-wrap:anywhere]">{email}</strong>, until {dayOf(endsAt)}. If you
        have a shop account with this address, sign in with its password. If not, enter your name
        and choose a password.
      </p>
      <Choice legend="With this address" value={kind} options={kinds} onChange={setKind} />
      {isNew && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('first_name')} label="First name" autoComplete="given-name" />
          <Field {...form.field('last_name')} label="Last name" autoComplete="family-name" />
        </div>
      )}
      <div className="grid gap-1">
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        {isNew && (
          <p className="text-sm text-ink-soft">
            8 to 16 characters with a small letter, a capital, a digit and a sign.
          </p>
        )}
      </div>
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'accept'} busyLabel="One moment…">
        Go on
      </SubmitButton>
    </form>
  )
}
