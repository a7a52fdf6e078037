import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** The id by which `leadTo` finds it. */
  anchor?: Anchor
  /** Other actions: beside the title, on phones below the content. */
  aside?: ReactNode
  children: ReactNode
}

export type Anchor = 'deliver-to' | 'shipping-method' | 'pay-with'

/** Brings a part of the checkout onto the screen, with the focus on its first control. */
export function leadTo(anchor: Anchor): void {
  const section = document.getElementById(anchor)
  section?.scrollIntoView({ block: 'center' })
  section
    ?.querySelector<HTMLElement>('input:enabled, button:enabled, select:enabled')
    ?.focus({ preventScroll: true })
}

/** One part of the checkout, in a box. */
export function Section({ title, anchor, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 sm:p-5"
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

/** Why a list lacks what it usually has; nothing where it lacks nothing. */
export function ClosedWords({ words }: { words: string | undefined }) {
  return (
    words && <p className="rounded-md bg-accent-soft p-3 text-sm text-on-accent-soft">{words}</p>
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
