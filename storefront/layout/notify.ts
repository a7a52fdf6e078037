import { create } from 'zustand'

interface Notice {
  id: number
  tone: 'success' | 'warning' | 'error'
  text: string
}

/** Milliseconds that a toast is visible (storefront specification, section 9). */
const stay = 3000

let last = 0

/** The toasts that are visible now; `Notices` renders them. */
export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }))

/** Shows a toast for 3 seconds; the same text again restarts its time. */
export function notify(text: string, tone: Notice['tone'] = 'success'): void {
  const id = ++last
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.text !== text), { id, tone, text }],
  }))
  setTimeout(() => {
    useNotices.setState(({ notices }) => ({ notices: notices.filter((other) => other.id !== id) }))
  }, stay)
}
