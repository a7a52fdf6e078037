import { Toast } from '#ui/toast.tsx'
import { useNotices } from './notify.ts'

/** Passing notices at the foot of the screen, read aloud as they come. */
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
