import type { notifications } from '#contract/notifications.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Call, type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { clearNotifications } from './clear.ts'
import { listNotifications } from './list.ts'
import { readNotification } from './read.ts'

export interface NotificationParts {
  database: Database
  clock: Clock
}

/** All calls but the stream of events, which `server/platform/http/event-streams.ts` answers. */
export function notificationRoutes({
  database,
  clock,
}: NotificationParts): Omit<Handlers<typeof notifications>, 'events'> {
  const clear = async (_: unknown, call: Call) => {
    await clearNotifications(database, signedIn(call))
    return {}
  }

  return {
    async list({ query }, call) {
      const page = await listNotifications(database, signedIn(call).id, query.page)
      return { data: { notifications: page } }
    },
    async read({ body }, call) {
      const at = clock.now()
      await readNotification(database, signedIn(call), { id: body.notification_id, at })
      return {}
    },
    clear,
    clearByGet: clear,
  }
}
