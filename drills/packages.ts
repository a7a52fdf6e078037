import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { CannotStart } from '#server/platform/process.ts'

/**
 * Installs the Debian packages that are missing, as root; anybody else is told which they are.
 * Throws `CannotStart` where some are missing afterwards.
 */
export function getPackages(names: readonly string[]): void {
  const missing = missingOf(names)
  if (missing.length > 0 && process.getuid?.() === 0 && isDebian()) install(missing)
  const still = missingOf(names)
  if (still.length === 0) return
  throw new CannotStart(
    `Missing on this machine: ${still.join(' ')}. On Debian 12 root installs them by\n` +
      `  apt-get install --no-install-recommends ${still.join(' ')}`,
  )
}

/** Those of these packages that are not installed; all of them where this is no Debian. */
export function missingOf(names: readonly string[]): string[] {
  return names.filter((name) => {
    const { stdout } = spawnSync('dpkg', ['-s', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return !stdout?.includes('Status: install ok installed')
  })
}

function isDebian(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

function install(names: string[]): void {
  console.log(`installing ${names.join(' ')} …`)
  // Debian would start a server of its own for each; the drills start theirs.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const quiet: SpawnSyncOptions = { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)
}
