import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { endSession } from '../../session/session.ts'

/** Deletes the account for good, after its password. */
export default function DeleteAccount({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    initial: { password: '' },
    check: () => ({}),
    blame: { wrong_credentials: 'password', too_many_tries: 'password' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('delete', ['password'], async () => {
      const { message } = await api('POST /accounts/delete', { body: form.values })
      notify(message)
      endSession()
      await navigate({ to: '/login' })
    })
  }
  const isBusy = form.busy === 'delete'
  return (
    <Dialog title="Delete my account" onClose={onClose}>
      <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p>
          This cannot be undone. We delete your name, contacts, addresses, saved items,
          notifications and identity check data. We keep your orders, payments and reviews without
          your name.
        </p>
        <p className="text-sm text-ink-soft">
          You can’t delete your account while an order is in progress or there is money in your
          wallet.
        </p>
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
        />
        <Notice id={form.noticeId} notice={form.notice} />
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" shape="lg" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" shape="lg" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Deleting…' : 'Delete permanently'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
