/** The face of notifications: all that other domains may import. */
export { forgetNotifications, notificationData } from './forget.ts'
export { unreadCount } from './list.ts'
export { type News, noteQuietly, notify } from './notify.ts'
export { notificationRoutes } from './routes.ts'
