import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { inspectRows } from '#server/platform/database/query.ts'
import { openStore } from '#server/platform/media/media.ts'
import { testApp, testSecret } from '#server/test-app.ts'

/** What a test writes need not survive a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '32MB' }

/** A folder of the test file's own, in memory where there is space. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'oja-backup-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A mall with the embedded database and a secret that it made itself, as `npm start` has it. */
export async function embeddedApp(dataDir: string) {
  inspectRows()
  const server = await startEmbedded(dataDir, { settings })
  await writeFile(join(dataDir, 'mall.secret'), testSecret, { mode: 0o600 })
  await migrate(server.url)
  const database = openDatabase(server.url)
  afterAll(async () => {
    await database.close()
    await server.stop()
  })
  const { url, clock, http, config } = await testApp(database, { DATA_DIR: dataDir })
  return { url, clock, http, database, dataDir, store: openStore(config) }
}

/** The database of a restored mall, as long as `work` takes. */
export async function withRestored<T>(
  dataDir: string,
  work: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded(dataDir, { settings })
  const database = openDatabase(server.url)
  try {
    return await work(database)
  } finally {
    await database.close()
    await server.stop()
  }
}
