import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const port = 3417
/** Malls that a test starts itself, mostly without a browser. */
const processes = ['start.spec.ts', 'two-processes.spec.ts']
const dataFolder = '.cache/journeys'
// The runner reads this file first; its workers, which read it again, must not wipe a running mall.
if (!process.env.TEST_WORKER_INDEX) rmSync(join(root, dataFolder), { recursive: true, force: true })

/** Journeys through a mall of their own, as `npm start` brings it up from nothing. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/tests/journeys'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/tests/journeys.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'processes', testMatch: processes },
    {
      name: 'phone',
      testIgnore: processes,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desk',
      // What rough roads do is the same at every width.
      testIgnore: [...processes, 'rough-roads.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/run.js start',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '', NODE_ENV: 'test' },
  },
})
