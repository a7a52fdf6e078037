import { useOnline } from '#client/browser.ts'
import { Icon } from '#ui/icon.tsx'

/**
 * Visible as long as the device is offline; screen readers announce it. It sticks to the top, on wide
 * screens below the header.
 */
export function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-0 z-30 lg:top-27">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-accent-soft px-4 py-2 text-sm text-on-accent-soft">
          <span className="shrink-0">
            <Icon name="offline" size={18} />
          </span>
          <span>
            <b>You are offline.</b> You can still read pages you’ve opened. Ordering needs a
            connection.
          </span>
        </p>
      )}
    </div>
  )
}
