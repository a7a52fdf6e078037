import type { notifications } from '#contract/shop/notifications.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type NotificationDeps, notificationHandlers } from './routes.ts'

/** The public module of notifications: all that other domains may import. */
export { unreadCount } from './list.ts'
export { type NewNotification, notify } from './notify.ts'
export { eraseNotifications, exportNotifications } from './privacy.ts'

export function openNotifications(
  deps: NotificationDeps,
): Domain<Omit<typeof notifications, 'events'>> {
  return { handlers: notificationHandlers(deps) }
}
