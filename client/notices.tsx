import { Link } from '@tanstack/react-router'
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
      {notices.map(({ id, tone, text, link }) => (
        <Toast key={id} tone={tone}>
          {text}
          {link && (
            <Link
              to={link.to}
              onClick={link.onClick}
              className="pointer-events-auto -my-2 -mr-2 flex min-h-11 items-center px-2 font-semibold text-link underline"
            >
              {link.label}
            </Link>
          )}
        </Toast>
      ))}
    </div>
  )
}

interface Notice {
  id: number
  tone: 'success' | 'warning' | 'error'
  text: string
  /** Where the notice leads: to an address without parameters. */
  link?: NoticeLink
}

interface NoticeLink {
  to: '/cart'
  label: string
  onClick?: () => void
}

/** Milliseconds that a toast is visible (storefront specification, section 9). */
const stay = 3000

let last = 0

/** The toasts that are visible now; `Notices` renders them. */
const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }))

/** Shows a toast for 3 seconds; the same text again restarts its time. */
export function notify(text: string, tone: Notice['tone'] = 'success', link?: NoticeLink): void {
  const id = ++last
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => other.text !== text), { id, tone, text, link }],
  }))
  setTimeout(() => {
    useNotices.setState(({ notices }) => ({ notices: notices.filter((other) => other.id !== id) }))
  }, stay)
}
