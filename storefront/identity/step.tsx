import { type ReactNode, useEffect, useRef } from 'react'

interface StepProps {
  title: string
  /** 1 to 4; none for an outcome. */
  at?: number
  children: ReactNode
}

const steps = 4

/** One step of the check. Its heading takes the focus, so that screen readers announce the step. */
export function Step({ title, at, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        {at && (
          <p className="text-sm text-ink-soft">
            Step {at} of {steps}
          </p>
        )}
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h3>
      </header>
      {children}
    </section>
  )
}

/** The buttons of a step, the main one first in the source. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:flex-wrap">{children}</div>
}
