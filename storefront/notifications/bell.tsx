import { lazy, Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useSignedIn, useUser } from '../session/session.ts'
import { openPanel, usePanel } from './panel-state.ts'

const Panel = lazy(() => import('./panel.tsx'))

/** Higher counts are displayed as '99+'. */
const maxCount = 99

/** Opens the notifications and shows the unread count; for customers only. */
export function Bell({ className }: { className: string }) {
  const unread = useUser()?.unread_notification_count ?? 0
  const label = unread > maxCount ? `${maxCount}+` : unread
  const signedIn = useSignedIn()
  const { isOpen } = usePanel()
  return (
    <>
      <button
        type="button"
        onClick={openPanel}
        aria-label={unread > 0 ? `Notifications, ${label} unread` : 'Notifications'}
        aria-haspopup="dialog"
        className={className}
      >
        <span className="relative">
          <Icon name="bell" size={22} />
          {unread > 0 && (
            <span className="absolute -top-2 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
              {label}
            </span>
          )}
        </span>
      </button>
      {isOpen && signedIn && (
        <Suspense>
          <Panel />
        </Suspense>
      )}
    </>
  )
}
