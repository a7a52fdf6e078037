import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpSchema } from '#database/dump-schema.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'

/** `npm run schema`: writes `database/schema.sql` anew, from a database of its own. */
const folder = mkdtempSync(join(tmpdir(), 'oja-schema-'))
try {
  const server = await startEmbedded(folder)
  await migrate(server.url)
  const database = openDatabase(server.url)
  writeFileSync('database/schema.sql', await dumpSchema(database))
  await database.close()
  await server.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log('database/schema.sql is written.')
