import type { FormEvent } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { PasswordField } from '#client/forms/password-field.tsx'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordCriteria, passwordProblem } from '../credentials/password-criteria.tsx'

const initial = { password: '', password_confirmation: '' }

/** Sets a new password; where it is needed, the server asks who it is first. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const form = useForm({
    initial,
    check: ({ password, password_confirmation }) => ({
      password: passwordProblem(password),
      password_confirmation:
        password === password_confirmation ? undefined : 'Passwords do not match',
    }),
    blame: { common_password: 'password' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('change', ['password', 'password_confirmation'], async () => {
      const { message } = await api('POST /accounts/password', { body: form.values })
      notify(message)
      onClose()
    })
  }
  return (
    <Dialog title="Change your password" onClose={onClose}>
      <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          This signs out all your other devices. We’ll send you an email and SMS with a link to undo
          it.
        </p>
        <div className="grid gap-2">
          <PasswordField
            {...form.field('password')}
            label="New password"
            autoComplete="new-password"
          />
          <PasswordCriteria password={form.values.password} />
        </div>
        <PasswordField
          {...form.field('password_confirmation')}
          label="Confirm password"
          autoComplete="new-password"
        />
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'change'} busyLabel="Changing it…">
          Change password
        </SubmitButton>
      </form>
    </Dialog>
  )
}
