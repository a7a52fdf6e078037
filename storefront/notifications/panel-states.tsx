import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state.tsx'

export function NoNotifications() {
  return (
    <EmptyState
      title="You have no new notifications"
      line="News of your orders, deposits and verification will stand here."
    />
  )
}

export function NotificationsFailed({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" size={32} />
      </span>
      <p className="text-lg font-bold">Error fetching notifications</p>
      <Button onClick={onRefresh}>
        <Icon name="refresh" size={18} />
        Refresh
      </Button>
    </div>
  )
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

export function NotificationSkeleton() {
  return (
    <div role="status" aria-label="Fetching your notifications" className="grid">
      {placeholders.map((key) => (
        <span key={key} className="grid gap-2 border-b border-line px-4 py-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-1/3" />
        </span>
      ))}
    </div>
  )
}
