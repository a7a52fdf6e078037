import { create } from 'zustand'

interface Notice {
  id: number
  tone: 'success' | 'warning' | 'error'
  text: string
}

/** Milliseconds that a notice stays (storefront specification, section 9). */
const stay = 3000

let last = 0

/** What passes over the page now; `Notices` shows them and reads them aloud. */
export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }))

/** Shows a line for 3 seconds; the same line again starts its time anew. */
export function notify(text: string, tone: Notice['tone'] = 'success'): void {
  const id = ++last
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.text !== text), { id, tone, text }],
  }))
  setTimeout(() => {
    useNotices.setState(({ notices }) => ({ notices: notices.filter((other) => other.id !== id) }))
  }, stay)
}
