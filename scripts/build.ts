import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run, type Skipped } from './steps.ts'

/** Everything that the built pages are made from. */
const sources = ['client', 'contract', 'storefront', 'ui'].map((folder) => `${folder}/**/*.*`)
const settings = [
  'vite.config.ts',
  'vite.worker.config.ts',
  'tsconfig.json',
  // `sideEffects` decides what is left out.
  'package.json',
  'package-lock.json',
]
/** What the build itself writes, and what it does not read. */
const excluded = ['**/*.gen.ts', '**/*.test.*']
const stamp = 'dist/.built-from'

/** Builds the pages into `dist/`, unless they were built from exactly these sources. */
export async function build(): Promise<Skipped | undefined> {
  const hash = hashOfSources()
  return unlessStamped(stamp, hash, async () => {
    const vite = ['build', '--logLevel', 'warn']
    const environment = { NODE_ENV: 'production', BUILD: hash.slice(0, 12) }
    await run('node_modules/.bin/vite', vite, environment)
    await run('node_modules/.bin/vite', [...vite, '--config', 'vite.worker.config.ts'], environment)
  })
}

/**
 * Does the work unless the stamp has this hash. The stamp is removed first, so that a build that fails or is
 * killed halfway is made again, even after a return to the earlier sources.
 */
export async function unlessStamped(
  path: string,
  hash: string,
  work: () => Promise<void>,
): Promise<Skipped | undefined> {
  if (existsSync(path) && readFileSync(path, 'utf8') === hash) return { skipped: 'nothing changed' }
  rmSync(path, { force: true })
  await work()
  writeFileSync(path, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of [...globSync(sources, { exclude: excluded }).sort(), ...settings]) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

if (import.meta.main) await build()
