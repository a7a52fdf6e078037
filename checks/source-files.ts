import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  /** The specifier: `./money.ts`, `#contract/money.ts`, `react`. */
  name: string
  /** The imported file from the project's root, unless it is a package. */
  file: string | undefined
  /** Erased before the code runs. */
  isType: boolean
}

export interface SourceFile {
  /** From the project's root: `server/discovery/listing/listing.ts`. */
  path: string
  text: string
  imports: Import[]
}

/** The folders with code. */
export const areas = [
  'bench',
  'checks',
  'client',
  'contract',
  'database',
  'drills',
  'e2e',
  'office',
  'ops',
  'scripts',
  'server',
  'simulators',
  'storefront',
  'ui',
]

const statement = /^(?:import|export)\s+(type\s)?[^'"]*?from '([^']+)'|^import '([^']+)'/gm
const call = /(?<!\.)\bimport\('([^'$]+)'\)/g

/** All code of the project except generated files. */
export const sourceFiles: SourceFile[] = globSync(
  [...areas.map((area) => `${area}/**/*.{ts,tsx,js}`), '*.config.ts'],
  { exclude: ['**/*.gen.ts'] },
)
  .sort()
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })

/** Tests and their fixtures (`server/test-app.ts`). */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)test-[a-z-]+\.ts$/.test(path)
}

/** Formatted code is regular enough to find imports without a parser. */
function importsOf(path: string, text: string): Import[] {
  const statements = [...text.matchAll(statement)].map(([, type, from, bare]) =>
    importOf(path, from ?? bare ?? '', Boolean(type)),
  )
  const calls = [...text.matchAll(call)].map(([, name = '']) => importOf(path, name, false))
  return [...statements, ...calls]
}

function importOf(path: string, name: string, isType: boolean): Import {
  if (name.startsWith('#')) return { name, file: name.slice(1), isType }
  if (name.startsWith('.')) return { name, file: normalize(join(dirname(path), name)), isType }
  return { name, file: undefined, isType }
}
