import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sourceFiles } from './source-files.ts'

/** What an attacker of the packages would use: each is closed by the lock file or by package.json. */

const locked = Object.entries(
  z
    .object({
      packages: z.record(
        z.string(),
        z.object({
          version: z.string(),
          integrity: z.string().optional(),
          dev: z.boolean().default(false),
          optional: z.boolean().default(false),
          os: z.array(z.string()).optional(),
          cpu: z.array(z.string()).optional(),
          hasInstallScript: z.boolean().default(false),
        }),
      ),
    })
    .parse(read('package-lock.json')).packages,
)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, name: path.replace(/.*node_modules\//, '') }))

const { dependencies, devDependencies, allowScripts } = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'))

test('every package has a checksum, but programs for developing on other machines', () => {
  const unchecked = locked
    .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    .filter(({ dev, optional, os, cpu }) => !(dev && optional && (os ?? cpu)))
  expect(unchecked.map(({ name }) => name)).toEqual([])
})

test('every package comes from the registry, in one version that we chose', () => {
  const versions = { ...dependencies, ...devDependencies }
  const loose = Object.entries(versions).filter(([, version]) => !isExact(version))
  expect(loose).toEqual([])
  expect(locked.filter(({ version }) => !isExact(version))).toEqual([])
})

test('no package runs a script when it is installed, but for those that package.json allows', () => {
  const running = locked.filter(({ hasInstallScript }) => hasInstallScript)
  const names = running.map(({ name }) => name)
  expect(Object.keys(allowScripts).filter((name) => !names.includes(name))).toEqual([])
  // Databases for machines that the mall does not run on.
  const never = running.filter(({ name, optional }) => !(name in allowScripts) && !optional)
  expect(never).toEqual([])
  // Else npm would only warn, and run them.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})

const insides = {
  'a private member': /(?<!this)[\w)\]]\??\._[a-zA-Z]/,
  'a hidden symbol': /\[kSymbol|Symbol\('k[A-Z]/,
  'a prototype': /\bprototype\b(?! too)|setPrototypeOf/,
  'a function of an object':
    /Object\.(assign|defineProperty)\([^{}]+, \{\s*(async )?\w+(\(|: (async )?\w*\()/,
  'the module loader': /require\.cache|registerHooks|module\.register|process\.binding/,
  'a file of a package': /from '[^']*node_modules\//,
} satisfies Record<string, RegExp>

/** Tests and drills stand in for others, and change a page's or the mall's own objects. */
const product = sourceFiles.filter(({ path }) => !/^(e2e|checks|drills)\/|\.test\.tsx?$/.test(path))

test('no code of others is patched, and none of its insides used', () => {
  const touched = product.flatMap(({ path, text }) =>
    Object.entries(insides)
      .filter(([, inside]) => inside.test(text))
      .map(([what]) => `${path}: ${what}`),
  )
  expect(touched).toEqual([])
})

test.each([
  ['a private member', 'response._handle.reading = false'],
  ['a prototype', 'Client.prototype.query = confirmed'],
  ['a function of an object', 'Object.assign(client, { query: confirmed(client) })'],
  ['a file of a package', "import { x } from '../node_modules/pg/lib/query.js'"],
] as const)('%s is found', (what, code) => {
  expect(insides[what].test(code)).toBe(true)
})

test('no package is patched or replaced when it is installed', () => {
  const { scripts, ...rest } = z
    .looseObject({ scripts: z.record(z.string(), z.string()) })
    .parse(read('package.json'))
  expect(
    Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name)),
  ).toEqual([])
  expect(Object.keys(rest).filter((name) => /patch|overrides|resolutions/i.test(name))).toEqual([])
})

/** Neither a range, nor an address of a repository, a file or an archive. */
function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version)
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
