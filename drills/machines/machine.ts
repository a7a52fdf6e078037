import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { textOf, withDescendants } from '../cluster/processes.ts'

const execute = promisify(execFile)

/** As `boot` has it: what a machine may not change, since it shares it with this one. */
const bounds = '--bounding-set=-net_admin,-sys_time,-sys_module,-sys_boot'

export interface Machine {
  name: string
  /** Where its files are, as seen from here. */
  root: string
  /** Runs a program in it, as root; answers what it printed, and throws that where it fails. */
  run(command: string, ...args: string[]): Promise<string>
}

/** The disk of a machine, in memory, MB. */
const diskMb = 3_000

/** A machine with systemd as process 1, whose root is a layer above this one's. Needs root. */
export async function startMachine(
  opened: AsyncDisposableStack,
  { name, folder }: { name: string; folder: string },
): Promise<Machine> {
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'oja-drill', folder])
  opened.defer(() => unmount(folder))
  const child = spawn(resolve('drills/machines/boot'), [name, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  opened.defer(async () => {
    child.kill('SIGKILL')
    await ended
    await clearGroups(name)
  })
  const first = await firstProcess(child.pid ?? 0)
  const enter = ['-t', String(first), '-m', '-u', '-i', '-p', '-C', '-r', '-w', 'setpriv', bounds]
  const run = async (command: string, ...args: string[]) => {
    const { stdout, stderr } = await execute('nsenter', [...enter, command, ...args], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      maxBuffer: 1 << 24,
    })
    return stdout + stderr
  }
  const machine = { name, root: `${folder}/root`, run }
  await run('systemctl', 'is-system-running', '--wait').catch(() => {})
  return machine
}

/** systemd, once it is there: the newest of the processes that `boot` became. */
async function firstProcess(pid: number): Promise<number> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(100)) {
    const found = withDescendants([pid]).find((one) =>
      textOf(`/proc/${one}/cmdline`)?.startsWith('/lib/systemd/systemd\0--system'),
    )
    if (found) return found
  }
  throw new Error('the machine does not start')
}

function unmount(folder: string): void {
  for (const path of [`${folder}/root`, folder]) {
    execFileSync('umount', ['--lazy', path], { stdio: 'ignore' })
  }
}

/** The kernel takes a moment to see that all of its processes are gone. */
async function clearGroups(name: string): Promise<void> {
  const folders = ['systemd', 'unified'].map(
    (hierarchy) => `/sys/fs/cgroup/${hierarchy}/oja-drill-${name}`,
  )
  await wait(500)
  for (const folder of folders) {
    const args = [folder, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']
    await execute('find', args).catch(() => {})
  }
}
