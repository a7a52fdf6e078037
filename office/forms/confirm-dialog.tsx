import { type FormEvent, useId, useState } from 'react'
import type { FormNotice } from '#client/forms/form.ts'
import { Notice } from '#client/forms/submission.tsx'
import { ApiError } from '#contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields/field.tsx'

interface ConfirmDialogProps {
  title: string
  /** Names the thing, and says what cannot be undone. */
  question: string
  /** The button, in the words of what happens: 'Delete the role'. */
  action: string
  /** Asks why, for the audit. */
  needsReason?: boolean
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}

const minReason = 3

/** Asks before what cannot be undone. A refusal stays in the dialog. */
export function ConfirmDialog({
  title,
  question,
  action,
  needsReason = false,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (needsReason && reason.trim().length < minReason) {
      setError('Say why, in a few words')
      return
    }
    setBusy(true)
    setNotice(null)
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setNotice({ tone: 'warning', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p>{question}</p>
        {needsReason && (
          <TextArea
            label="Why"
            hint="This is recorded in the audit."
            error={error}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(null)
            }}
          />
        )}
        <Notice id={id} notice={notice} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
