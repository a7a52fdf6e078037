import { useCallback, useEffect, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'

/** The result of a request. A new object is a new alert. */
export interface Outcome {
  isSuccess: boolean
  text: string
}

/** Milliseconds until an alert closes by itself (checkout and rooms specification, section 4). */
const closesAfter = 7_000

interface OutcomeAlertProps {
  outcome: Outcome | null
  onClose: () => void
}

/** Fixed at the foot of the screen, so that it is visible wherever the form is scrolled to. */
export function OutcomeAlert({ outcome, onClose }: OutcomeAlertProps) {
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(onClose, closesAfter)
    return () => clearTimeout(timer)
  }, [outcome, onClose])
  return (
    <div role="alert" className="fixed inset-x-4 bottom-20 z-40 mx-auto max-w-md lg:bottom-6">
      {outcome && (
        <div
          className={classes(
            'flex items-start gap-3 rounded-md border border-line py-1 pr-1 pl-4 lift-over',
            outcome.isSuccess ? 'bg-success-soft text-success' : 'bg-danger-soft text-danger',
          )}
        >
          <span className="py-2.5">
            <Icon name={outcome.isSuccess ? 'check' : 'alert'} />
          </span>
          <p className="min-w-0 flex-1 py-2.5 text-sm">
            <strong className="block">
              {outcome.isSuccess ? 'Request is Successful' : 'Request is unsuccessful'}
            </strong>
            {outcome.text}
          </p>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className={buttonClass({ look: 'bare', shape: 'icon' })}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}

/** State of an `OutcomeAlert`: its props and the setter. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const onClose = useCallback(() => setOutcome(null), [])
  return { alert: { outcome, onClose }, setOutcome }
}
