import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { formerFolder } from './carry-over.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { runOn } from './test-database.ts'

/** A database of the test file's own to which these former migrations were applied, and no others. */
export async function formerDatabase(names: string[]): Promise<Database> {
  const { serverUrl } = inject('testServer')
  const name = `oja_former_${process.pid}_${randomBytes(4).toString('hex')}`
  await runOn(serverUrl, `CREATE DATABASE ${name}`)
  const database = openDatabase(new URL(`/${name}`, serverUrl).href)
  afterAll(async () => {
    await database.close()
    await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  })

  const folder = mkdtempSync(join(tmpdir(), 'oja-former-'))
  for (const each of names)
    copyFileSync(join(formerFolder, `${each}.sql`), join(folder, `${each}.sql`))
  await migrate(database.url, { folder })
  rmSync(folder, { recursive: true })
  return database
}
