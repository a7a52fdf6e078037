import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import type { Approval } from '#contract/office/approvals.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { notify } from '../shell/notices.tsx'
import { Section } from '../shell/section.tsx'
import { approvalQuery, takeApproval } from './queries.ts'

type Verb = 'approve' | 'refuse' | 'withdraw'

/** The decision of another member with its reason; whoever requested it can withdraw it. */
export function DecisionForm({ approval }: { approval: Approval }) {
  const [reason, setReason] = useState('')
  const { isBusy, notice, run } = useDecision(approval.id)
  const id = useId()
  if (!approval.may_decide) {
    return (
      <Section title="Decision">
        <p>Another member decides it.</p>
        <Notice id={id} notice={notice} />
        {approval.is_own && (
          <Button look="quiet" className="justify-self-start" onClick={() => void run('withdraw')}>
            {isBusy ? 'One moment…' : 'Withdraw it'}
          </Button>
        )}
      </Section>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void run('approve', reason)
  }
  return (
    <Section title="Decision">
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label="Your reason"
          hint="This is recorded in the audit."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Notice id={id} notice={notice} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : 'Approve, and do it'}
          </Button>
          <Button look="danger" onClick={() => void run('refuse', reason)}>
            Refuse
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** Sends a decision once at a time. A refusal stays with the form, and the request is read again. */
function useDecision(id: number) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  async function run(verb: Verb, reason = ''): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setNotice(null)
    try {
      const { data, message } = await send(id, verb, reason)
      await takeApproval(queries, data)
      notify(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [words] = Object.values(error.failure?.errors ?? {})[0] ?? []
      setNotice({ tone: 'warning', text: words ?? error.message })
      if (error.status === 409) void queries.invalidateQueries(approvalQuery(String(id)))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, notice, run }
}

function send(id: number, verb: Verb, reason: string) {
  const params = { id }
  if (verb === 'withdraw') return api('POST /office/approvals/{id}/withdraw', { params })
  const form = { params, body: { reason } }
  if (verb === 'refuse') return api('POST /office/approvals/{id}/refuse', form)
  return api('POST /office/approvals/{id}/approve', form)
}
