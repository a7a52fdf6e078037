import pg from 'pg'
import { changedChannel } from '../../database/announce.ts'
import type { Database } from '../../database/database.ts'
import type { Replica } from '../../database/replica/replica.ts'
import type { Logger } from '../../log.ts'
import type { ResponseCache } from './response-cache.ts'

/** Sent when too much changed to name each tag. */
const everything = 'catalogue'
const firstRetryMs = 100
const maxRetryMs = 2_000

export interface Listener {
  /** Resolves once the first connection listens, or the first attempt failed. */
  started: Promise<void>
  close(): Promise<void>
}

export interface ListenerDeps {
  database: Database
  responseCache: ResponseCache
  log: Logger
  /** Handlers of other channels. */
  channels: Record<string, (message: string) => void>
  /** An announcement may come before the replica has what it announces. */
  replica?: Replica | undefined
}

/**
 * Listens for changes made by any process on this database, the primary: no standby can. Notifications are lost
 * while the connection is down, so each reconnect invalidates the whole cache and calls the other channels with an
 * empty message.
 */
export function listenForChanges({
  database,
  responseCache,
  log,
  channels,
  replica,
}: ListenerDeps): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let retryMs = firstRetryMs

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: database.url,
      application_name: `oja ${process.pid} listens`,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    })
    connection.on('error', () => {})
    connection.on('end', () => lost(connection))
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel !== changedChannel) return channels[channel]?.(payload)
      // Before the answers become invalid, or one made anew would be made of what the replica still has.
      replica?.announced()
      if (payload === everything) responseCache.invalidateAll()
      else responseCache.invalidate(payload)
    })
    client = connection
    await connection.connect()
    for (const channel of [changedChannel, ...Object.keys(channels)]) {
      await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    }
    replica?.listening(connection)
    responseCache.invalidateAll()
    for (const handle of Object.values(channels)) handle('')
    retryMs = firstRetryMs
  }

  function lost(connection: pg.Client): void {
    if (closed || connection !== client) return
    client = undefined
    replica?.lost()
    clearTimeout(timer)
    timer = setTimeout(tryConnect, retryMs)
    retryMs = Math.min(retryMs * 2, maxRetryMs)
  }

  function tryConnect(): Promise<void> {
    return connect().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot listen for changes yet')
      if (client) {
        const broken = client
        broken.end().catch(() => {})
        lost(broken)
      }
    })
  }

  return {
    started: tryConnect(),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
