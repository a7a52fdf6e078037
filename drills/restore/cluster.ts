import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chown, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { boolean, certain } from '#server/platform/database/columns.ts'
import { type Account, databaseAccount } from '#server/platform/database/embedded/account.ts'
import { one } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'

const programs = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL and pgBackRest below one folder, as an account that PostgreSQL accepts. */
export class Machine {
  readonly root: string
  readonly #account: Account
  readonly #environment: NodeJS.ProcessEnv

  constructor(root: string) {
    this.root = root
    this.#account = databaseAccount([programs, root])
    this.#environment = { ...process.env, PGBACKREST_CONFIG: join(root, 'pgbackrest.conf') }
  }

  /** Runs a program to its end; answers what it printed. Throws with what it said where it fails. */
  async run(program: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
    const [command, all, as] = this.#account.command(program, args)
    const env = { ...this.#environment, ...more }
    const options = { uid: as.uid, gid: as.gid, cwd: this.root, env, maxBuffer: 64 * 1024 * 1024 }
    const failed = (error: { stdout?: string; stderr?: string; message: string }): never => {
      const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim()
      throw new Error(`${program} ${args.at(-1)}: ${said || error.message}`)
    }
    return (await promisify(execFile)(command, all, options).catch(failed)).stdout
  }

  postgres(name: string, args: string[]): Promise<string> {
    return this.run(join(programs, name), args)
  }

  /** Makes a folder that belongs to the account. */
  async folder(name: string): Promise<string> {
    const path = join(this.root, name)
    await mkdir(path, { recursive: true, mode: 0o700 })
    await this.give(path)
    return path
  }

  /** Puts a file of the project where the account can read it. */
  async place(from: string, name: string): Promise<string> {
    const path = join(this.root, name)
    await cp(from, path)
    await this.give(path)
    return path
  }

  async write(name: string, text: string): Promise<string> {
    const path = join(this.root, name)
    await writeFile(path, text, { mode: 0o600 })
    await this.give(path)
    return path
  }

  /** Starts a server on a Unix socket in `root`; answers once it takes writes, or with `isStandby` reads. */
  async start(
    opened: AsyncDisposableStack,
    data: string,
    { port, settings, isStandby = false }: ServerOptions,
  ): Promise<Server> {
    const own = {
      port: String(port),
      listen_addresses: '',
      unix_socket_directories: this.root,
      ...settings,
    }
    const flags = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const log = openSync(`${data}.log`, 'a')
    const [command, all, as] = this.#account.command(join(programs, 'postgres'), [
      '-D',
      data,
      ...flags,
    ])
    const env = this.#environment
    const child = spawn(command, all, { ...as, cwd: this.root, env, stdio: ['ignore', log, log] })
    closeSync(log)
    const ended = once(child, 'exit')
    const server = {
      url: `postgres://postgres@${encodeURIComponent(this.root)}:${port}/oja`,
      async stop(signal: NodeJS.Signals) {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal)
        await ended
      },
    }
    opened.defer(() => server.stop('SIGINT'))
    await this.#answers(server.url, isStandby, () => child.exitCode !== null, `${data}.log`)
    return server
  }

  async #answers(url: string, isStandby: boolean, isOver: () => boolean, log: string) {
    const maintenance = new URL(url)
    maintenance.pathname = '/postgres'
    for (;;) {
      const client = new pg.Client({ connectionString: maintenance.href })
      client.on('error', () => {})
      try {
        await client.connect()
        if (isStandby || !(await one(client, inRecovery)).is_standby) return
      } catch (error) {
        if (isOver()) throw new Error(`PostgreSQL ended; its log is ${log}`, { cause: error })
      } finally {
        await client.end().catch(() => {})
      }
      await wait(100)
    }
  }

  async give(path: string): Promise<void> {
    const { owner } = this.#account
    if (owner) await chown(path, owner.uid, owner.gid)
  }
}

export interface ServerOptions {
  port: number
  settings?: Record<string, string>
  isStandby?: boolean
}

export interface Server {
  url: string
  /** SIGINT: as an administrator; SIGQUIT: as a power cut. */
  stop(signal: NodeJS.Signals): Promise<void>
}

const inRecovery = rareStatement(
  'drill-in-recovery',
  // Every server says it.
  { is_standby: certain(boolean) },
  'SELECT pg_is_in_recovery() AS is_standby',
)
