import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { Time } from '../lists/time.tsx'
import { useMay } from '../session/me.ts'
import { Section } from '../shell/section.tsx'
import { takeCustomer } from './queries.ts'

/** Comments of members about a customer. */
export function CustomerComments({ customer }: { customer: OfficeCustomer }) {
  const { comments, ended_at } = customer
  const mayWrite = [useMay('customers.edit'), useMay('messages.answer')].includes(true)
  return (
    <Section title="Comments">
      {comments.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ul className="grid gap-3">
        {comments.map(({ id, comment, by, at }) => (
          <li key={id} className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
            <p className="whitespace-pre-line">{comment}</p>
            <p className="text-ink-soft">
              {by}, <Time at={at} />
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && ended_at === null && <CommentForm id={customer.id} />}
    </Section>
  )
}

function CommentForm({ id }: { id: number }) {
  const queries = useQueryClient()
  const [comment, setComment] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const noticeId = useId()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setNotice(null)
    try {
      const sent = { params: { id }, body: { comment } }
      takeCustomer(queries, (await api('POST /office/customers/{id}/comments', sent)).data)
      setComment('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [words] = Object.values(error.failure?.errors ?? {})[0] ?? []
      setNotice({ tone: 'warning', text: words ?? error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextArea
        label="Comment"
        hint="Only members see it, unless the customer requests their data."
        rows={3}
        maxLength={2000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Notice id={noticeId} notice={notice} />
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy || undefined}>
        {isBusy ? 'One moment…' : 'Write the comment'}
      </Button>
    </form>
  )
}
