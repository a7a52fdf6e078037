import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

interface Labelled {
  label: string
  hint?: ReactNode
  /** What is wrong with the value; the control's `aria-describedby`. */
  error?: string | null
  /** The id of an element elsewhere that says what is wrong, instead of `error`. */
  blamedBy?: string
}

interface Affixes {
  /** A fixed prefix. */
  before?: string
  /** A small control at the end of the input. */
  after?: ReactNode
}

export const controlClass =
  'min-h-11 w-full rounded-md border bg-surface px-3 text-base text-ink placeholder:text-ink-soft disabled:bg-sunken disabled:text-ink-soft'

/** The ids, ARIA attributes and classes of a control. */
function useNotes({ hint, error, blamedBy }: Omit<Labelled, 'label'>) {
  const id = useId()
  const notes = error || hint ? `${id}-notes` : undefined
  const isWrong = Boolean(error || blamedBy)
  return {
    notes,
    control: {
      id,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': classes(blamedBy, notes) || undefined,
    },
    look: classes(controlClass, isWrong ? 'border-danger' : 'border-line-strong'),
  }
}

function Notes({ id, hint, error }: { id: string } & Pick<Labelled, 'hint' | 'error'>) {
  return (
    <p id={id} className={classes('text-sm', error ? 'text-danger' : 'text-ink-soft')}>
      {error ?? hint}
    </p>
  )
}

/** A text input with its label, and below it the hint or the error. */
export function Field({
  label,
  hint,
  error,
  blamedBy,
  before,
  after,
  className,
  ...input
}: ComponentProps<'input'> & Labelled & Affixes) {
  const { notes, control, look } = useNotes({ hint, error, blamedBy })
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] content-start gap-1', className)}>
      <label htmlFor={control.id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative flex">
        {before && (
          <span className="flex items-center rounded-l-md border border-r-0 border-line-strong bg-sunken px-3 text-ink-soft tabular-nums">
            {before}
          </span>
        )}
        <input
          {...input}
          {...control}
          className={classes(look, before && 'rounded-l-none', after ? 'pr-18' : null)}
        />
        {after && <span className="absolute inset-y-0 right-0 flex">{after}</span>}
      </div>
      {notes && <Notes id={notes} hint={hint} error={error} />}
    </div>
  )
}

/** A text area with its label, and below it the hint or the error. */
export function TextArea({
  label,
  hint,
  error,
  blamedBy,
  className,
  ...area
}: ComponentProps<'textarea'> & Labelled) {
  const { notes, control, look } = useNotes({ hint, error, blamedBy })
  return (
    <div className={classes('grid content-start gap-1', className)}>
      <label htmlFor={control.id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea {...area} {...control} className={classes(look, 'py-2')} />
      {notes && <Notes id={notes} hint={hint} error={error} />}
    </div>
  )
}

/** A native select with its label above it, or beside it: phones show their own picker. */
export function Select({
  label,
  hint,
  error,
  blamedBy,
  beside,
  ...select
}: ComponentProps<'select'> & Labelled & { beside?: boolean }) {
  const { notes, control, look } = useNotes({ hint, error, blamedBy })
  return (
    <div
      className={
        beside
          ? 'grid grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] items-center gap-x-3'
          : 'grid content-start gap-1'
      }
    >
      <label htmlFor={control.id} className="text-sm font-semibold">
        {label}
      </label>
      <select {...select} {...control} className={look} />
      {notes && <Notes id={notes} hint={hint} error={error} />}
    </div>
  )
}
