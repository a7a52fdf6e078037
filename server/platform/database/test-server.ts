import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded/embedded.ts'
import { stopOrphan } from './embedded/orphan.ts'
import { migrate, migrationsFolder } from './migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: { serverUrl: string; template: string }
    /** Whether proofs are made at their whole size (`npm run prove`). */
    isWhole: boolean
  }
}

/** In memory where there is space: a clone of the template takes 30 ms there, and on some disks 300. */
const testFolder = hasSpace('/dev/shm')
  ? '/dev/shm/oja-test-databases'
  : resolve('.cache/test-databases')

/**
 * Vitest's global set-up: a server for all test files (`OJA_TEST_DATABASE_URL`, or an embedded one
 * of this run's own) with a migrated template to clone from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.OJA_TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startServer()
  project.provide('isWhole', process.env.OJA_PROVE === 'whole')
  project.provide('testServer', { serverUrl: server.url, template: await makeTemplate(server.url) })
  return server.stop
}

async function startServer() {
  await removeOldFolders()
  const folder = join(testFolder, String(process.pid))
  const server = await startEmbedded(folder, {
    settings: {
      // What a test writes need not survive a power cut.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '512MB',
    },
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** 4 GiB are free: a run of all tests needs less than one. */
function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= 4 * 1024 ** 3
  } catch {
    return false
  }
}

/** Clears away what killed test runs have left. */
async function removeOldFolders(): Promise<void> {
  mkdirSync(testFolder, { recursive: true })
  for (const name of readdirSync(testFolder)) {
    const folder = join(testFolder, name)
    if (isAlive(Number(name))) continue
    await stopOrphan(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Named after the migrations' content, so that runs with the same ones share it. */
async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `oja_template_${hashOfMigrations()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('oja_template'))")
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount !== 0) return name
    const draft = `${name}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft}`)
    const url = new URL(serverUrl)
    url.pathname = `/${draft}`
    await migrate(url.href)
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function hashOfMigrations(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
