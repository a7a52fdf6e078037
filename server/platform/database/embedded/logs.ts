import { openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * PostgreSQL writes its log itself: a file for each day of the week, which it empties when the day comes again. What
 * it says before it can, and why it does not start, is in `postgres.log`, which each start begins anew.
 */
export const logSettings = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  // By the day alone: a further file of the same day would have the same name.
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
}

const dayMs = 24 * 60 * 60 * 1000
/** Above it a day's file is begun anew at the next start, or where the server runs on, a week later. */
const largestBytes = 100 * 1024 * 1024

/**
 * Removes what PostgreSQL, which empties a file only while it runs, would add to: the files of former weeks, and a
 * file that a fault has filled.
 */
export async function removeOldLogs(home: string): Promise<void> {
  await rm(join(home, 'postgres.log'), { force: true })
  for (const file of logFiles(home)) {
    const { mtimeMs, size } = statSync(file)
    if (Date.now() - mtimeMs > 6 * dayMs || size > largestBytes) await rm(file, { force: true })
  }
}

/** A file, not a pipe: the server must be able to write after the mall was killed. */
export function openStartLog(home: string): number {
  return openSync(join(home, 'postgres.log'), 'a', 0o640)
}

/** The last lines of what it wrote at its start, and of the newest day. */
export function logTail(home: string): string {
  const [newest] = logFiles(home).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return [newest, join(home, 'postgres.log')]
    .filter((file) => file !== undefined)
    .map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-10).join('\n'))
    .join('\n')
}

/** None before the first start. */
export function logFiles(home: string): string[] {
  const folder = join(home, 'postgres', logSettings.log_directory)
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}
