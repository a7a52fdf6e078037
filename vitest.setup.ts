import { afterAll, vi } from 'vitest'

// `unstubGlobals` acts before each test: what the last test of a file stubbed would reach the `beforeAll` of the next file.
afterAll(() => {
  vi.unstubAllGlobals()
})

// As long as `expect.poll` (vitest.config.ts); its own second is too short for a busy machine, and no setting changes it.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 60_000,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
