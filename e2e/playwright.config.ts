import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const port = 3417
/** Malls that a test starts itself. */
const processes = ['start.spec.ts', 'two-processes.spec.ts', 'log-scan.spec.ts']
/** What two devices, a bad network, a killed browser and a carrier do: the phone shows it for both. */
const alikeAtEveryWidth = [
  'checkout-kills.spec.ts',
  'checkout-surprises.spec.ts',
  'offline.spec.ts',
  'rough-roads.spec.ts',
  'sync.spec.ts',
]
const dataFolder = '.cache/journeys'
// The runner reads this file first; its workers, which read it again, must not wipe a running mall.
if (!process.env.TEST_WORKER_INDEX) rmSync(join(root, dataFolder), { recursive: true, force: true })

/** Journeys through a mall of their own, as `npm start` brings it up from nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, '.cache/tests/journeys'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Browsers on a shared machine: what passes at its second try is named in the last line, and few may.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/tests/journeys.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A worker's requests pass by what a test puts in the network's place.
    serviceWorkers: 'block',
    // A trace of every journey takes a third of the processor's time: `--trace on` for the one that fails.
    screenshot: 'only-on-failure',
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
      testIgnore: [...processes, ...alikeAtEveryWidth],
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
