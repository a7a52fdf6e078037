import { useCallback, useState } from 'react'
import type { Outcome } from './outcome-alert.tsx'

/** The last outcome while it is shown, and what the alert takes. */
export function useOutcome() {
  const [outcome, tell] = useState<Outcome | null>(null)
  const onClose = useCallback(() => tell(null), [])
  return { alert: { outcome, onClose }, tell }
}
