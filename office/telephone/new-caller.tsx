import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#client/forms/submission.tsx'
import type { Caller } from '#contract/office/telephone.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { useCall } from './use-call.ts'

/** Opens an account with the number of whoever calls. */
export function NewCaller({
  phone,
  onOpened,
}: {
  phone: string
  onOpened: (caller: Caller) => void
}) {
  const [name, setName] = useState('')
  const { isBusy, notice, run } = useCall()
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      onOpened((await api('POST /office/telephone/callers', { body: { name, phone } })).data)
    })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <p>No customer has this number yet.</p>
      <Field
        label="Name"
        hint="The account has no password, and its number is not confirmed."
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Notice id={id} notice={notice} />
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : 'Open an account'}
      </Button>
    </form>
  )
}
