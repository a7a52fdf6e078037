import base from './e2e/playwright.config.ts'
const { webServer, globalSetup, globalTeardown, ...rest } = base as any
export default { ...rest, testDir: './e2e', outputDir: '/tmp/s12/pw', retries: 1, reporter: [['list']], use: { ...rest.use, baseURL: 'http://127.0.0.1:4377' } }
