import { create } from 'zustand'
import { Toast } from '#ui/toast.tsx'

/** Toasts at the foot of the screen; screen readers announce them. */
export function Notices() {
  const { notices } = useNotices()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 grid justify-items-center gap-2 lg:bottom-6"
    >
      {notices.map(({ id, tone, text }) => (
        <Toast key={id} tone={tone}>
          {text}
        </Toast>
      ))}
    </div>
  )
}

interface Notice {
  id: number
  tone: 'success' | 'warning' | 'error'
  text: string
}

/** Milliseconds that a toast is visible (storefront specification, section 9). */
const stay = 3000

let last = 0

/** The toasts that are visible now; `Notices` renders them. */
const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }))

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
