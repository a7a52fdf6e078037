import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run, type Skipped } from './steps.ts'

/** Everything that the built pages are made from. */
const sources = ['client', 'contract', 'storefront', 'ui'].map((folder) => `${folder}/**/*.*`)
const packageSettings = [
  'tsconfig.json',
  // `sideEffects` decides what is left out.
  'package.json',
  'package-lock.json',
]
const settings = ['vite.config.ts', 'vite.worker.config.ts', ...packageSettings]
/** The staff's app is built apart: a change of it leaves the shoppers' files, and their worker, as they are. */
const officeSources = ['client', 'contract', 'office', 'ui'].map((folder) => `${folder}/**/*.*`)
const officeSettings = ['vite.office.config.ts', ...packageSettings]
/** What the build itself writes, and what it does not read. */
const excluded = ['**/*.gen.ts', '**/*.test.*']
const stamp = 'dist/.built-from'
const officeStamp = 'dist/.office-built-from'

const vite = ['build', '--logLevel', 'warn']

/** Builds the pages and the staff's app into `dist/`, each unless it was built from exactly its sources. */
export async function build(): Promise<Skipped | undefined> {
  const skipped = [await buildPages(), await buildOffice()]
  return skipped.every(Boolean) ? skipped[0] : undefined
}

async function buildPages(): Promise<Skipped | undefined> {
  const hash = hashOf(sources, settings)
  return unlessStamped(stamp, hash, async () => {
    const environment = { NODE_ENV: 'production', BUILD: hash.slice(0, 12) }
    await run('node_modules/.bin/vite', vite, environment)
    await run('node_modules/.bin/vite', [...vite, '--config', 'vite.worker.config.ts'], environment)
  })
}

async function buildOffice(): Promise<Skipped | undefined> {
  const hash = hashOf(officeSources, officeSettings)
  return unlessStamped(officeStamp, hash, async () => {
    const environment = { NODE_ENV: 'production' }
    await run('node_modules/.bin/vite', [...vite, '--config', 'vite.office.config.ts'], environment)
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

function hashOf(sources: string[], settings: string[]): string {
  const hash = createHash('sha256')
  for (const path of [...globSync(sources, { exclude: excluded }).sort(), ...settings]) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

if (import.meta.main) await build()
