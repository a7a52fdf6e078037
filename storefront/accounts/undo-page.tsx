import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { dateOf, timeOf } from '#client/lagos-time.ts'
import { LoadFailed } from '#client/lists/list-states.tsx'
import { NeedsScripts } from '#client/needs-scripts.tsx'
import type { Api } from '#contract/client.ts'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { pageHead } from '../page-head.ts'
import { endSession } from '../session/session.ts'

export const Route = createFileRoute('/undo')({
  head: ({ match }) => pageHead(match.context, '/undo'),
  component: UndoPage,
})

const changes = {
  password: 'The password was changed',
  phone_number: 'The phone number was changed',
  second_factor: 'The way to log in was changed',
}

const undoable = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['undoable-change', token],
    queryFn: async () => (await api('POST /accounts/changes/undoable', { body: { token } })).data,
    staleTime: 0,
    retry: false,
  })

/**
 * Where the link in a message about a change of the account leads: tells what it undoes, and asks. The token
 * stands behind the `#`, which no browser sends.
 */
function UndoPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <div className="page-width py-6 lg:py-10">
      <section className="mx-auto grid w-full max-w-xl gap-4 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="text-2xl">Not you?</h1>
        <NeedsScripts>
          <Change token={token} />
        </NeedsScripts>
      </section>
    </div>
  )
}

function Change({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(undoable(useApi(), token))
  const [done, setDone] = useState<string | null>(null)
  if (done !== null) return <Done message={done} />
  if (error && 'status' in error && (error.status === 404 || error.status === 422)) {
    return (
      <>
        <p role="alert">
          This link no longer works. It has been used, or it is older than 72 hours.
        </p>
        <p>
          <Link to="/contact-us" className={buttonClass({ look: 'quiet', shape: 'lg' })}>
            Write to us
          </Link>
        </p>
      </>
    )
  }
  if (error) return <LoadFailed error={error} onRefresh={() => void refetch()} />
  if (!data) return <Skeleton className="h-48 rounded-lg" />
  return (
    <UndoForm token={token} onDone={setDone}>
      <p className="font-semibold">
        {changes[data.kind]} on {dateOf(data.changed_at)}, {timeOf(data.changed_at)}.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>We restore your earlier contacts and password.</li>
        <li>We sign out every device.</li>
        <li>
          For 72 hours you can’t reset your password with a code. Log in with your earlier password.
        </li>
      </ul>
      <p className="text-sm text-ink-soft">
        You can do this until {dateOf(data.until)}, {timeOf(data.until)}. If you made this change,
        ignore this page.
      </p>
    </UndoForm>
  )
}

interface UndoFormProps {
  token: string
  onDone: (message: string) => void
  children: ReactNode
}

function UndoForm({ token, onDone, children }: UndoFormProps) {
  const api = useApi()
  const form = useForm({ initial: {}, check: () => ({}) })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('undo', [], async () => {
      // This browser's session mostly is one of those that end: an announced end would lead to the login at once.
      endSession()
      onDone((await api('POST /accounts/changes/undo', { body: { token } })).message)
    })
  }
  return (
    <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <Notice id={form.noticeId} notice={form.notice} />
      <SubmitButton busy={form.busy === 'undo'} busyLabel="Undoing it…">
        Undo the change
      </SubmitButton>
    </form>
  )
}

function Done({ message }: { message: string }) {
  const then = '/dashboard/my-account'
  return (
    <div role="status" className="grid gap-4">
      <p className="rounded-md bg-success-soft p-3 font-medium text-success">{message}</p>
      <p>
        Then choose a new password under ‘My Account’. If your phone was stolen, ask your network to
        block the number.
      </p>
      <Link to="/login" search={{ then }} className={buttonClass({ look: 'accent', shape: 'lg' })}>
        Log In
      </Link>
    </div>
  )
}
