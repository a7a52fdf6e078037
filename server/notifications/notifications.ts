/** The public module of notifications: all that other domains may import. */

export { unreadCount } from './list.ts'
export { type NewNotification, notify } from './notify.ts'
export { eraseNotifications, exportNotifications } from './privacy.ts'
export { openNotifications } from './routes.ts'
