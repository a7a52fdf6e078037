import { type FormEvent, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { nairaIn } from '#contract/forms/written-number.ts'
import type { OfficeCustomer } from '#contract/office/customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Choice } from '#ui/fields/choice.tsx'
import { Field, TextArea } from '#ui/fields/field.tsx'
import { api } from '../api/api.ts'
import { refusal } from '../forms/refusal.ts'
import { notify } from '../shell/notices.tsx'

/** Money into a wallet or out of it, which another member decides. It requires the second step and a reason. */
export function AdjustWallet({ customer }: { customer: OfficeCustomer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Adjust the wallet
      </Button>
      {isOpen && <AdjustDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

const directions = [
  { value: 'in', label: 'Add' },
  { value: 'out', label: 'Take out' },
] as const
type Direction = (typeof directions)[number]['value']

function AdjustDialog({
  customer: { id, name },
  onClose,
}: {
  customer: OfficeCustomer
  onClose: () => void
}) {
  const [direction, setDirection] = useState<Direction>('in')
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const noticeId = useId()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const value = nairaIn(sum) ?? refusal('value', 'Type a sum in naira.')
      const body = { direction, value, reason }
      const { message } = await api('POST /office/customers/{id}/adjustments', {
        params: { id },
        body,
      })
      notify(message)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const text = Object.values(error.failure?.errors ?? {})[0]?.[0] ?? error.message
      setNotice({ tone: 'warning', text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={`Adjust the wallet of ${name}`} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p>Another member decides it. Refunds of orders go by their own page.</p>
        <Choice
          legend="What to do"
          value={direction}
          options={directions}
          onChange={setDirection}
        />
        <Field
          label="Sum in naira"
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          onChange={({ target }) => setSum(target.value)}
        />
        <TextArea
          label="Why"
          hint="The customer reads it, and it goes into the audit."
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Notice id={noticeId} notice={notice} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : 'Request it'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
