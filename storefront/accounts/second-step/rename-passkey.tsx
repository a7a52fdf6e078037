import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useApi } from '#client/api.ts'
import { useForm } from '#client/forms/form.ts'
import { Notice, SubmitButton } from '#client/forms/submission.tsx'
import { notify } from '#client/notices.tsx'
import type { Passkey } from '#contract/shop/sign-in.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { signInMethods } from './queries.ts'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm({ initial: { name: passkey.name }, check: () => ({}) })
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.attempt('rename', ['name'], async () => {
      const params = { id: passkey.id }
      const body = { name: form.values.name.trim() }
      const { message } = await api('POST /accounts/passkeys/{id}/rename', { params, body })
      notify(message)
      await queries.invalidateQueries({ queryKey: signInMethods(api).queryKey })
      onClose()
    })
  }
  return (
    <Dialog title="Rename passkey" onClose={onClose}>
      <form ref={form.form} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field {...form.field('name')} label="Name" maxLength={60} />
        <Notice id={form.noticeId} notice={form.notice} />
        <SubmitButton busy={form.busy === 'rename'} busyLabel="Saving…">
          Save
        </SubmitButton>
      </form>
    </Dialog>
  )
}
