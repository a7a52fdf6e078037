import type { notifications } from '#contract/shop/notifications.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Announce, accountEvent } from '#server/platform/database/announce.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Domain } from '#server/platform/domain.ts'
import { type Call, type Customer, type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { listNotifications } from './list.ts'
import { clearNotifications, readNotification } from './read.ts'

/** The public module of notifications: all that other domains may import. */
export { unreadCount } from './list.ts'
export { type NewNotification, notify } from './notify.ts'
export { eraseNotifications, exportNotifications } from './privacy.ts'

export function openNotifications(
  deps: NotificationDeps,
): Domain<Omit<typeof notifications, 'events'>> {
  return { handlers: notificationHandlers(deps) }
}

interface NotificationDeps {
  database: Database
  clock: Clock
  announce: Announce
}

/** All calls but the stream of events, which `server/platform/http/event-streams.ts` answers. */
function notificationHandlers({
  database,
  clock,
  announce,
}: NotificationDeps): Omit<Handlers<typeof notifications>, 'events'> {
  const changed = ({ id, sessionId }: Customer) =>
    announce(accountEvent(id, 'notification', sessionId))
  const clear = async (_: unknown, call: Call) => {
    const customer = signedIn(call)
    await clearNotifications(database, customer.id)
    changed(customer)
    return {}
  }

  return {
    async list({ query }, call) {
      const page = await listNotifications(database, signedIn(call).id, query.page)
      return { data: { notifications: page, now: clock.now().toISOString() } }
    },
    async read({ body }, call) {
      const at = clock.now()
      const customer = signedIn(call)
      await readNotification(database, customer.id, { id: body.notification_id, at })
      changed(customer)
      return {}
    },
    clear,
    clearByGet: clear,
  }
}
