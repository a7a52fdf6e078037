import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'

/** Account and group of a program, where root starts it. */
export type Account = { uid: number; gid: number } | Record<string, never>

/** PostgreSQL and Patroni refuse root: root starts them as Debian's account, others as themselves. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

interface Program {
  command: string
  args: readonly string[]
  /** What it prints goes there. */
  log: string
  account?: Account
  environment?: NodeJS.ProcessEnv
}

export interface Running {
  readonly pid: number
  isUp(): boolean
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program in a group of its own, so that Ctrl-C reaches the drill first. */
export async function start({
  command,
  args,
  log,
  account,
  environment,
}: Program): Promise<Running> {
  const file = openSync(log, 'a', 0o644)
  const options: SpawnOptions = {
    ...account,
    detached: true,
    stdio: ['ignore', file, file],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...environment },
  }
  const child: ChildProcess = spawn(command, args, options)
  closeSync(file)
  await once(child, 'spawn')
  const ended = once(child, 'exit')
  const isUp = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    isUp,
    async end(signal) {
      child.kill(signal)
      if (isUp()) await ended
    },
  }
}

/** These processes and all that they have started, the oldest first. */
export function withDescendants(pids: readonly number[]): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = textOf(`/proc/${name}/stat`)
    // The second field, the name, may contain anything up to the last bracket.
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (stat) parents.set(Number(name), parent)
  }
  const found = new Set(pids.filter((pid) => parents.has(pid)))
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Null where there is no such file. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
