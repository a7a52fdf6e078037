import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { momentOf } from '../lists/time.tsx'
import type { FormValues } from './drafts.ts'
import type { RecordForm } from './record-form.ts'

/** That something typed earlier is back; nothing for a form that begins as it is stored. */
export function Restored<V extends FormValues>({ form }: { form: RecordForm<V> }) {
  if (form.restoredAt === null || !form.isChanged) return null
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm text-on-accent-soft">
      <Icon name="clock" size={18} />
      <p className="mr-auto">
        Your text from {momentOf(new Date(form.restoredAt))} is back. It is not saved yet.
      </p>
      <Button look="quiet" className="dense" onClick={form.discard}>
        Discard it
      </Button>
    </div>
  )
}

interface FormBarProps<V extends FormValues> {
  form: RecordForm<V>
  /** The main button. */
  action: string
  /** Takes back the last thing that was done in the form. */
  steps?: { last: string | null; undo: () => void }
}

/** Save and discard, at the foot of the screen while there is something to save; and what went wrong. */
export function FormBar<V extends FormValues>({ form, action, steps }: FormBarProps<V>) {
  const { isChanged, isBusy, problem } = form
  return (
    <div
      className={classes(
        '-mx-4 grid gap-2 border-t px-4 py-3',
        isChanged ? 'sticky bottom-0 z-10 border-line bg-paper' : 'border-transparent',
      )}
    >
      <p role="alert" className={problem.text ? 'text-sm font-medium text-danger' : 'hidden'}>
        {problem.text}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          look="accent"
          disabled={!isChanged}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? 'Saving…' : action}
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={form.discard}>
            Discard
          </Button>
        )}
        {steps?.last && (
          <Button look="quiet" onClick={steps.undo}>
            Undo
          </Button>
        )}
        {steps && (
          <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
            {steps.last}
          </p>
        )}
        {isChanged && (
          <p className="text-sm text-ink-soft">Not saved yet. A copy is in this browser.</p>
        )}
      </div>
    </div>
  )
}
