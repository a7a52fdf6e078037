import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..')

/** Bytes of all scripts that are built for shoppers. A change that is for them records its figure here. */
const recorded = 813_700
/** What features may add before somebody has to look. */
const allowed = 1.01

const scripts = globSync('dist/client/**/*.js', { cwd: root })

test('shoppers do not pay for the office: their scripts weigh what is recorded', () => {
  const bytes = scripts.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)
  expect(bytes).toBeGreaterThan(recorded / 2)
  expect(bytes).toBeLessThanOrEqual(recorded * allowed)
})

test('no script of shoppers knows an address of the office', () => {
  const knowing = scripts
    // The worker leaves them to the network.
    .filter((file) => !file.endsWith('worker.js'))
    .filter((file) => /["'`/]office\//.test(readFileSync(join(root, file), 'utf8')))
  expect(knowing).toEqual([])
})
