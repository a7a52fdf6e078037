/** The face of notifications: all that other domains may import. */
export { unreadCount } from './list.ts'
export { type News, notify } from './notify.ts'
export { type NotificationParts, notificationRoutes } from './routes.ts'
