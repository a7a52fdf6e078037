import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../../process.ts'

/**
 * Puts an end to the server of a mall that was killed: its PostgreSQL may live on, or may have died
 * too and left a `postmaster.pid` whose number some innocent process has by now. Call it only
 * while holding the folder's lock.
 */
export async function stopOrphan(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  if (isServerOf(data, pid)) {
    process.kill(pid, 'SIGINT')
    if (!(await gone(data, pid, 20_000))) process.kill(pid, 'SIGQUIT')
    if (!(await gone(data, pid, 20_000))) {
      throw new CannotStart(
        `An older PostgreSQL (process ${pid}) still uses ${data} and does not stop.`,
      )
    }
  }
  await rm(pidFile, { force: true })
}

async function gone(data: string, pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isServerOf(data, pid)) {
    if (Date.now() > deadline) return false
    await wait(50)
  }
  return true
}

/** Recognised by the command line that this project starts it with: `postgres -D <data> …`. */
function isServerOf(data: string, pid: number): boolean {
  try {
    const commandLine =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return commandLine.includes('postgres') && commandLine.includes(`-D ${data} `)
  } catch {
    return false
  }
}
