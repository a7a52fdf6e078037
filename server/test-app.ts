import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Pages } from './pages/pages.ts'
import { openClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Replica } from './platform/database/replica/replica.ts'
import { backlog } from './platform/http/http.ts'
import { testSecret } from './platform/keys/test-keys.ts'
import { openLog } from './platform/log.ts'
import { openMedia, openStore } from './platform/media/media.ts'

export { testSecret } from './platform/keys/test-keys.ts'

/** For applications that others reach, such as those behind a proxy. */
export const testConsolePassword = 'only-for-this-test'

/** The whole application on a free port, closed after the file's last test. */
export async function testApp(
  database: Database,
  environment: Record<string, string> = {},
  pages?: Omit<Pages, 'close'>,
  replica?: Replica,
) {
  const folder = await mkdtemp(join(tmpdir(), 'oja-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    MALL_SECRET: testSecret,
    ...environment,
  })
  const log = openLog('error')
  const clock = await openClock(database)
  const media = openMedia(openStore(config), log)
  const http = await createApp({
    config,
    database,
    replica,
    clock,
    log,
    media,
    openPages: pages && (async () => ({ ...pages, close: async () => {} })),
  })
  const url = await http.app.listen({ port: 0, host: '127.0.0.1', backlog })
  afterAll(async () => {
    await http.close()
    media.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { url, http, clock, config }
}
