import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit, API and house-rule tests; journeys in a browser, `*.spec.ts`, are Playwright's. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', '.cache/**', '.data/**'],
    globalSetup: './server/platform/database/test-server.ts',
    setupFiles: './vitest.setup.ts',
    // Tests wait a good deal, for PostgreSQL and for what they provoke: two more than two processors feed.
    maxWorkers: Math.max(4, availableParallelism()),
    // One test by itself: `vitest -t`. An `only` that is forgotten would leave all others out.
    allowOnly: false,
    // Files share a process in `npm test` (`--no-isolate`): a stubbed `fetch` must not reach the next test, or file.
    unstubGlobals: true,
    // They end what hangs and nothing else: a machine a fifth as quick must pass.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
