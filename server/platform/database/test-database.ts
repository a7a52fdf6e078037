import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { inspectRows } from './query.ts'

/**
 * A database of the test file's own, cloned from the migrated template and dropped after its last
 * test. Call it at the top of the file: `const database = await testDatabase()`.
 */
export async function testDatabase(): Promise<Database> {
  inspectRows()
  const { serverUrl, template } = inject('testServer')
  const name = `oja_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)

  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = openDatabase(url.href)
  afterAll(async () => {
    if (!database.pool.isEnded) await database.close()
    await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return database
}

/** Runs one statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
