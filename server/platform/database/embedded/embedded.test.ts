import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { applicationUrl } from './application-role.ts'
import { startEmbedded } from './embedded.ts'
import { logFiles } from './logs.ts'
import { stopOrphan } from './orphan.ts'

const root = mkdtempSync(join(tmpdir(), 'oja-embedded-'))
const folder = join(root, 'data')
const started: ChildProcess[] = []

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await stopOrphan(join(folder, 'postgres'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A mall's database in a process of its own, so that it can be killed. */
async function startInProcess(): Promise<{ url: string; child: ChildProcess }> {
  const module = new URL('./embedded.ts', import.meta.url).href
  const script = `
    const { startEmbedded } = await import('${module}')
    const server = await startEmbedded(process.argv[1]).catch((error) => {
      console.error(error.message)
      process.exit(1)
    })
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
    console.log(server.url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder])
  started.push(child)
  const said = await Promise.race([
    once(child.stdout, 'data'),
    once(child.stderr, 'data').then(([text]) => Promise.reject(new Error(String(text)))),
  ])
  return { url: String(said[0]).trim(), child }
}

async function query(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

test('a mall that is killed loses nothing: its server lives on and the next start takes over', async () => {
  const { url, child } = await startInProcess()
  await query(url, 'CREATE TABLE kept (word text)')
  await query(url, "INSERT INTO kept VALUES ('groundnut')")
  await kill(child, 'SIGKILL')
  const orphan = postmasterPid()

  const next = await startEmbedded(folder)
  expect(await query(next.url, 'SELECT word FROM kept')).toEqual([{ word: 'groundnut' }])
  expect(postmasterPid()).not.toBe(orphan)
  await next.stop()
})

test('a mall and its server that are killed together lose nothing', async () => {
  const { url, child } = await startInProcess()
  await query(url, "INSERT INTO kept VALUES ('plantain')")
  process.kill(postmasterPid(), 'SIGKILL')
  await kill(child, 'SIGKILL')

  const next = await startEmbedded(folder)
  expect(await query(next.url, 'SELECT word FROM kept ORDER BY word')).toEqual([
    { word: 'groundnut' },
    { word: 'plantain' },
  ])
  await next.stop()
})

test('a left-over process number that an innocent process has by now hurts nobody', async () => {
  // Of the server's own account: PostgreSQL takes no notice of others.
  const innocent = spawn('sleep', ['60'], { uid: statSync(join(folder, 'postgres')).uid })
  started.push(innocent)
  const words = `${innocent.pid}\n${join(folder, 'postgres')}\n`
  writeFileSync(join(folder, 'postgres/postmaster.pid'), words)
  writeFileSync(join(folder, 'postgres.socket/.s.PGSQL.5432.lock'), words)

  const server = await startEmbedded(folder)
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull()
  await server.stop()
})

test('a second start on the same folder names the process that has it', async () => {
  const { child } = await startInProcess()
  await expect(startInProcess()).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid}.`,
  )
  await kill(child, 'SIGTERM')
})

test('of two starts in the same moment one gets the folder', async () => {
  const both = await Promise.allSettled([startInProcess(), startInProcess()])
  expect(both.map((start) => start.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an asked stop leaves no server and no lock behind', async () => {
  const { url, child } = await startInProcess()
  await kill(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  await expect(query(url, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})

test('a new folder of data is for its owner alone', async () => {
  const made = join(folder, 'deeper', 'data')
  const server = await startEmbedded(made)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(statSync(made).mode & 0o777).toBe(0o700)
  await server.stop()
  await (await startEmbedded(made)).stop()
})

test('the server is for this machine and for who knows the password', async () => {
  const server = await startEmbedded(folder)
  expect(await query(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(folder, 'postgres.socket')).mode & 0o777).toBe(0o700)
  const guessed = new URL(server.url)
  guessed.password = 'postgres'
  await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  await server.stop()
})

test('where the path of a socket would be too long, the server listens on loopback', async () => {
  const deep = join(root, 'a'.repeat(60), 'b'.repeat(60))
  const server = await startEmbedded(deep)
  expect(await query(server.url, 'SHOW listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ])
  await server.stop()
})

test('a comma or a space in the path is no other folder', async () => {
  const server = await startEmbedded(join(root, 'a, b'))
  expect(await query(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  await server.stop()
})

test('what is refused is not repeated in the server’s log', async () => {
  const server = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('CREATE TABLE people (email text UNIQUE)')
  const add = () => client.query('INSERT INTO people VALUES ($1)', ['ngozi@example.com'])
  await add()
  await expect(add()).rejects.toThrow('people_email_key')
  await client.end()
  await server.stop()
  const log = logFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  expect(log).toContain('people_email_key')
  expect(log).not.toContain('ngozi@example.com')
})

test('its log is a file for each day of the week, of this week', async () => {
  const server = await startEmbedded(folder)
  const settings = await query(
    server.url,
    `SELECT current_setting('log_filename') AS name, current_setting('log_rotation_age') AS age,
       current_setting('log_truncate_on_rotation') AS empties`,
  )
  expect(settings).toEqual([{ name: 'postgres-%a.log', age: '1d', empties: 'on' }])
  await query(server.url, 'SELECT pg_rotate_logfile()')
  await server.stop()
  const [today = ''] = logFiles(folder)
  expect(today).toMatch(/postgres-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/)

  // A mall that is started once a week adds nothing to the file of the week before.
  // The process that writes it ends after the server.
  await expect.poll(() => readFileSync(today, 'utf8').trimEnd()).toMatch(/is shut down$/)
  const lastWeek = new Date(Date.now() - 7 * 86_400_000)
  writeFileSync(today, 'of last week\n', { flag: 'a' })
  utimesSync(today, lastWeek, lastWeek)
  const full = join(dirname(today), 'postgres-full.log')
  writeFileSync(full, '')
  truncateSync(full, 200 * 1024 * 1024)
  for (let n = 0; n < 2; n++) await (await startEmbedded(folder)).stop()
  expect(logFiles(folder)).toEqual([today])
  expect(readFileSync(today, 'utf8')).not.toContain('of last week')
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8').length).toBeLessThan(2_000)
})

test('a start that fails says why', async () => {
  await expect(startEmbedded(folder, { settings: { max_connections: 'many' } })).rejects.toThrow(
    'invalid value for parameter "max_connections"',
  )
  await expect(startEmbedded(folder, { settings: { ssl: 'on' } })).rejects.toThrow('server.crt')
})

test('a server that dies under the mall is started again', async () => {
  let restarts = 0
  const server = await startEmbedded(folder, { onRestart: () => restarts++ })
  process.kill(postmasterPid(), 'SIGKILL')
  await expect
    .poll(() => query(server.url, 'SELECT count(*)::int AS n FROM kept').catch(String))
    .toEqual([{ n: 2 }])
  expect(restarts).toBeGreaterThan(0)
  await server.stop()
})

test('a cluster whose making was cut short is made anew', async () => {
  const cut = join(root, 'cut')
  mkdirSync(join(cut, 'postgres.new'), { recursive: true })
  writeFileSync(join(cut, 'postgres.new/PG_VERSION'), '18\n')
  const server = await startEmbedded(cut)
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('a mall serves as a role that changes rows alone, also on data from before the role', async () => {
  const home = join(folder, 'roles')
  const server = await startEmbedded(home)
  await migrate(server.url)
  const former = await applicationUrl(server.url)
  // Another password at each start.
  const url = await applicationUrl(server.url)
  await expect(query(former, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })

  expect(
    await query(
      url,
      `SELECT count(*)::int AS tables, count(*) FILTER (WHERE NOT (
         has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
         AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')
       ))::int AS closed FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    ),
  ).toEqual([{ tables: expect.any(Number), closed: 2 }])
  await query(url, "UPDATE platform_write_probe SET written_at = '2026-01-01'")
  for (const statement of [
    'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
    'DELETE FROM audit_entries',
    "UPDATE audit_entries SET reason = ''",
    'TRUNCATE orders CASCADE',
    'DROP TABLE orders',
    'ALTER TABLE stock DROP CONSTRAINT stock_row',
    'CREATE TABLE mine (id integer)',
    'DELETE FROM platform_migrations',
    'CREATE ROLE other SUPERUSER',
    'ALTER ROLE oja_app SUPERUSER',
    'SET session_replication_role = replica',
    "COPY badges TO PROGRAM 'cat'",
    "SELECT pg_read_file('PG_VERSION')",
    'ALTER SYSTEM SET fsync = off',
  ]) {
    const refused = query(url, statement)
    await expect(refused, statement).rejects.toMatchObject({ code: '42501' })
  }
  await server.stop()
})
