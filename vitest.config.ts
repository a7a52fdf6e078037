import { defineConfig } from 'vitest/config'

/** Unit, API and house-rule tests; journeys in a browser are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'e2e/**', '.cache/**', '.data/**'],
    globalSetup: './server/platform/database/test-server.ts',
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
