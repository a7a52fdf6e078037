import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** Other actions: beside the title, on phones below the content. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the checkout, in a box. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="contents sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-4 sm:gap-y-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A part whose list could not be fetched, with a button to retry. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-danger">
      Something went wrong! TRY AGAIN..{' '}
      <button
        type="button"
        onClick={onRetry}
        className="inline-flex min-h-11 items-center px-2 font-semibold text-link underline"
      >
        Refresh
      </button>
    </p>
  )
}
