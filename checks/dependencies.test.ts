import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

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

/** Neither a range, nor an address of a repository, a file or an archive. */
function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version)
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
