import { Toast } from '#ui/toast.tsx'
import { useNotices } from './notify.ts'

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
