import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'

interface Labelled {
  label: string
  hint?: string
  /** What is wrong with the value; tied to the control and read aloud. */
  error?: string | null
}

export const controlClass =
  'min-h-11 w-full rounded-md border bg-surface px-3 text-base text-ink placeholder:text-ink-soft disabled:bg-sunken disabled:text-ink-soft'

function edge(error: string | null | undefined) {
  return error ? 'border-danger' : 'border-line-strong'
}

function Notes({ id, hint, error }: { id: string } & Omit<Labelled, 'label'>) {
  return (
    <p id={id} className={classes('text-sm', error ? 'text-danger' : 'text-ink-soft')}>
      {error ?? hint}
    </p>
  )
}

/** A text input with its label, and below it the hint or what is wrong. */
export function Field({ label, hint, error, ...input }: ComponentProps<'input'> & Labelled) {
  const id = useId()
  const notes = error || hint ? `${id}-notes` : undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes}
        className={classes(controlClass, edge(error))}
      />
      {notes && <Notes id={notes} hint={hint} error={error} />}
    </div>
  )
}

/** A native select with its label: phones show their own picker. */
export function Select({ label, hint, error, ...select }: ComponentProps<'select'> & Labelled) {
  const id = useId()
  const notes = error || hint ? `${id}-notes` : undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes}
        className={classes(controlClass, edge(error))}
      />
      {notes && <Notes id={notes} hint={hint} error={error} />}
    </div>
  )
}
