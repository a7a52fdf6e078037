import { useCallback, useState } from 'react'
import type { Outcome } from './outcome-alert.tsx'

/** State of an `OutcomeAlert`: its props and the setter. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const onClose = useCallback(() => setOutcome(null), [])
  return { alert: { outcome, onClose }, setOutcome }
}
