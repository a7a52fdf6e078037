import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  type Account,
  type Running,
  signalAll,
  start,
  textOf,
  withDescendants,
} from './processes.ts'

/** Debian's libfaketime; `$LIB` is the folder of this machine's libraries. */
const fakeTime = '/usr/$LIB/faketime/libfaketimeMT.so.1'

export interface NodeOptions {
  name: string
  address: string
  /** With its configuration and its data. */
  folder: string
  account: Account
  environment: NodeJS.ProcessEnv
}

/** A machine of the database: etcd, Patroni and PostgreSQL on an address of its own. */
export class ClusterNode {
  readonly name: string
  readonly address: string
  private readonly options: NodeOptions
  private etcd: Running | undefined
  private patroni: Running | undefined
  private stopped: number[] = []

  constructor(options: NodeOptions) {
    this.options = options
    this.name = options.name
    this.address = options.address
  }

  async startEtcd(): Promise<void> {
    this.etcd = await this.run('etcd', ['--config-file', join(this.options.folder, 'etcd.yml')])
  }

  /** `clockSeconds`: by how much the clocks of Patroni and PostgreSQL are fast. */
  async startPatroni(clockSeconds = 0): Promise<void> {
    const clock = clockSeconds > 0 && { LD_PRELOAD: fakeTime, FAKETIME: `+${clockSeconds}` }
    const args = [join(this.options.folder, 'patroni.yml')]
    this.patroni = await this.run('patroni', args, clock || {})
  }

  /** Fills its disk to the last byte, until `emptyDisk`. */
  fillDisk(): void {
    const file = openSync(this.filling, 'w')
    const chunk = Buffer.alloc(1 << 20)
    try {
      for (;;) writeSync(file, chunk)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      closeSync(file)
    }
  }

  emptyDisk(): void {
    rmSync(this.filling, { force: true })
  }

  private get filling(): string {
    return join(this.options.folder, 'filling')
  }

  /** Patroni and PostgreSQL, at once. */
  async kill(): Promise<void> {
    signalAll(this.databaseProcesses(), 'SIGKILL')
    await this.patroni?.end('SIGKILL')
  }

  async killEtcd(): Promise<void> {
    await this.etcd?.end('SIGKILL')
  }

  /** Stops them where they are, until `resume`. */
  pause(): void {
    this.stopped = this.databaseProcesses()
    signalAll(this.stopped, 'SIGSTOP')
  }

  resume(): void {
    signalAll(this.stopped, 'SIGCONT')
    this.stopped = []
  }

  async close(): Promise<void> {
    this.resume()
    await this.kill()
    await this.killEtcd()
  }

  /** What its Patroni says to a health check such as `/primary`; 0 where it says nothing. */
  async check(path: string): Promise<number> {
    const url = `http://${this.address}:8008${path}`
    return fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  }

  /** How it sees the cluster; none where it says nothing. */
  async members(): Promise<z.infer<typeof Members>['members']> {
    try {
      const signal = AbortSignal.timeout(2_000)
      const answer = await fetch(`http://${this.address}:8008/cluster`, { signal })
      return Members.parse(await answer.json()).members
    } catch {
      return []
    }
  }

  private databaseProcesses(): number[] {
    const postmaster = Number(
      textOf(join(this.options.folder, 'postgresql', 'postmaster.pid'))?.split('\n')[0],
    )
    const roots = [this.patroni?.isUp() ? this.patroni.pid : 0, postmaster]
    return withDescendants(roots.filter((pid) => pid > 0))
  }

  private run(name: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<Running> {
    const { folder, account } = this.options
    const environment = { ...this.options.environment, ...more }
    // Beside the node's folder, whose disk may be full.
    const log = `${folder}-${name}.log`
    const command = name === 'patroni' ? resolve('ops/patroni') : name
    return start({ command, args, log, account, environment })
  }
}

const Members = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
    }),
  ),
})
