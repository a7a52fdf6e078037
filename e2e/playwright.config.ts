import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const port = 3417
/** Specs that start malls of their own. */
const processes = [
  'start.spec.ts',
  'switches.spec.ts',
  'two-processes.spec.ts',
  'log-scan.spec.ts',
  'injection.spec.ts',
  'release.spec.ts',
  'store-day.spec.ts',
]
/**
 * Specs of what works alike at every width, or sets its own: one half runs on the phone, the other on the desktop. How
 * every page looks at both widths is tested by `every-page.spec.ts`, `layout.spec.ts` and the specs of the larger pages.
 */
const phoneOnly = [
  'addresses.spec.ts',
  'buy-now.spec.ts',
  'cart.spec.ts',
  'checkout-kills.spec.ts',
  'checkout-parts.spec.ts',
  'checkout-surprises.spec.ts',
  'client-cache.spec.ts',
  'degraded.spec.ts',
  'face.spec.ts',
  'failed-lists.spec.ts',
  'full-cart.spec.ts',
  'large-text.spec.ts',
  'lazy-hydrate.spec.ts',
  'listing-places.spec.ts',
  'motion.spec.ts',
  'my-account.spec.ts',
  'offline.spec.ts',
  'orders.spec.ts',
  'own-pages.spec.ts',
  'page-addresses.spec.ts',
  'page-weight.spec.ts',
  'product-choice.spec.ts',
  'product-pictures.spec.ts',
  'specified-dashboard.spec.ts',
  'specified.spec.ts',
  'sync.spec.ts',
  'wallet.spec.ts',
  'weight.spec.ts',
  'who-is-it.spec.ts',
]
const desktopOnly = [
  'account-popups.spec.ts',
  'accounts.spec.ts',
  'code-boxes.spec.ts',
  'dashboard.spec.ts',
  'help.spec.ts',
  'identity.spec.ts',
  'my-products.spec.ts',
  'office*.spec.ts',
  'passkeys.spec.ts',
]
const dataFolder = '.cache/journeys'
// The runner reads this file first; its workers, which read it again, must not wipe a running mall.
if (!process.env.TEST_WORKER_INDEX) rmSync(join(root, dataFolder), { recursive: true, force: true })

/** Journeys through a mall of their own, which `npm start` sets up from nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, '.cache/tests/journeys'),
  fullyParallel: true,
  // Browsers mostly wait, for the mall and for what a test provokes: two more than two processors feed.
  workers: Math.max(4, availableParallelism()),
  forbidOnly: true,
  // For browsers on a shared machine: the last line lists what passed at its second attempt; few may.
  retries: 1,
  // Both end what hangs and nothing else: a machine a fifth as quick must pass, on which logging in takes 10 s.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/tests/journeys.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A service worker's requests would bypass the routes of a test.
    serviceWorkers: 'block',
    // A trace of every journey takes a third of the CPU time: use `--trace on` for the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'processes', testMatch: processes },
    {
      name: 'phone',
      testIgnore: [...processes, ...desktopOnly],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [...processes, ...phoneOnly],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/run.js start',
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: { PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '', NODE_ENV: 'test' },
  },
})
