import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { run, type Skipped } from './steps.ts'

/** Everything that the built pages are made from. */
const sources = ['contract', 'storefront', 'ui'].map((folder) => `${folder}/**/*.*`)
const settings = ['vite.config.ts', 'tsconfig.json', 'package-lock.json']
/** What the build writes itself, and what it does not read. */
const passedOver = ['**/*.gen.ts', '**/*.test.*']
const stamp = 'dist/.built-from'

/** Builds the pages into `dist/`, unless they were built from exactly these sources. */
export async function build(): Promise<Skipped | undefined> {
  const hash = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return { skipped: 'nothing changed' }
  }
  await run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  writeFileSync(stamp, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of [...globSync(sources, { exclude: passedOver }).sort(), ...settings]) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

if (import.meta.main) await build()
