import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { countIn } from '#contract/forms/written-number.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'

interface ApplyDialogProps {
  /** Prices that change by more than 30 %. */
  large: number
  /** The button: 'Apply it'. */
  action: string
  /** Other effects, in words. */
  note?: string
  onConfirm: (typed: number) => Promise<unknown>
  onDone: () => Promise<void>
  onClose: () => void
}

/** A large change of prices is confirmed by its number, as one price is typed twice. */
export function ApplyDialog({ large, action, note, onConfirm, onDone, onClose }: ApplyDialogProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const words = large === 1 ? '1 price changes' : `${large.toLocaleString('en-NG')} prices change`
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (countIn(typed) !== large) {
      setError(`Type ${large} to continue`)
      return
    }
    setBusy(true)
    try {
      await onConfirm(large)
      await onDone()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setError(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title="Large price changes" onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {note && <p>{note}</p>}
        <p>{words} by more than 30 %. Check these rows again before you continue.</p>
        <Field
          label="How many prices change by more than 30 %?"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(null)
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="accent" aria-disabled={isBusy || undefined}>
            {isBusy ? 'One moment…' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
