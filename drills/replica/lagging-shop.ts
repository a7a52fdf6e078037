import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { addCategories, addProducts } from '#server/catalogue/test-catalogue.ts'
import { readConfig } from '#server/config.ts'
import { loadLocations } from '#server/delivery/delivery.ts'
import { openClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openReplica } from '#server/platform/database/replica/open-replica.ts'
import type { Replica } from '#server/platform/database/replica/replica.ts'
import {
  startPrimary,
  startStandby,
  type TestStandby,
} from '#server/platform/database/replica/test-standby.ts'
import { openLog } from '#server/platform/log.ts'
import { openMedia, openStore } from '#server/platform/media/media.ts'

const products = 5

export interface LaggingShop {
  url: string
  database: Database
  standby: TestStandby
  /** Ids. */
  products: number[]
  /** From now on calls `hear` with each tag that the mall hears of. */
  listen(hear: (tag: string) => void): void
}

/**
 * A mall in this process that reads from a standby, both of the PostgreSQL that comes with it. `isDeaf`: what is
 * announced does not reach the part that chooses between the two, so that the rehearsal shows what it is there for. `delay`: of the
 * standby, beside what the rehearsal does.
 */
export async function openLaggingShop(
  opened: AsyncDisposableStack,
  { isDeaf = false, delay }: { isDeaf?: boolean; delay?: string } = {},
): Promise<LaggingShop> {
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'oja-replica-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const primary = await startPrimary(join(folder, 'primary'))
  opened.defer(() => primary.stop())
  await migrate(primary.url)
  const log = openLog('error')
  const database = openDatabase(primary.url, { connections: 8, log })
  opened.defer(() => database.close())
  await loadLocations(database)
  await addCategories(database)
  const ids = await addProducts(
    database,
    Array.from({ length: products }, () => ({})),
  )
  const standby = await startStandby(join(folder, 'primary'), join(folder, 'standby'), delay)
  opened.defer(() => standby.stop())
  const replica = openReplica({ url: standby.url, primary: database, connections: 8, log })
  opened.defer(() => replica.close())
  const app = await openApp(opened, { folder, database, replica: isDeaf ? deaf(replica) : replica })
  return { ...app, database, standby, products: ids }
}

function deaf(replica: Replica): Replica {
  return {
    reader: () => replica.reader(),
    listening: (connection) => replica.listening(connection),
    announced() {},
    lost: () => replica.lost(),
    metrics: replica.metrics,
    close: () => replica.close(),
  }
}

async function openApp(
  opened: AsyncDisposableStack,
  { folder, database, replica }: { folder: string; database: Database; replica: Replica },
) {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: join(folder, 'mall'),
    MALL_SECRET: 'a secret for drills that nobody else has',
    RATE_LIMIT: '1000000',
  })
  const log = openLog('error')
  const clock = await openClock(database)
  const media = openMedia(openStore(config), log)
  opened.defer(() => media.close())
  const { app, responseCache, close } = await createApp({
    config,
    database,
    replica,
    clock,
    log,
    media,
  })
  opened.defer(close)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    listen(hear: (tag: string) => void) {
      const invalidate = responseCache.invalidate.bind(responseCache)
      Object.assign(responseCache, {
        invalidate(tag: string) {
          invalidate(tag)
          hear(tag)
        },
      })
    },
  }
}
