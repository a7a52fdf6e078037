import { useEffect } from 'react'

/** The forms on the page that hold words which nobody has saved. */
const unsaved = new Set<object>()

export function isUnsaved(): boolean {
  return unsaved.size > 0
}

/** Leaving the page asks as long as a form says so. */
export function useUnsaved(holdsWords: boolean): void {
  useEffect(() => {
    if (!holdsWords) return
    const form = {}
    unsaved.add(form)
    return () => void unsaved.delete(form)
  }, [holdsWords])
}
