import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Count {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads Vitest's report; a file that does not load counts as one that failed. */
export function countTests(path: string, exitCode: number | string): Count {
  const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  const report = vitestReport.parse(readReport(path, none))
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return failing({ passed: report.numPassedTests, failed }, exitCode)
}

/** So many journeys of a run may pass at their second attempt only; of more, all count as failed. */
const maxRetried = 3

/** Reads Playwright's report. */
export function countJourneys(path: string, exitCode: number | string): Count {
  const none = { stats: { expected: 0, unexpected: 0, flaky: 0 } }
  const { stats } = playwrightReport.parse(readReport(path, none))
  const flaky = stats.flaky <= maxRetried ? stats.flaky : 0
  const failed = stats.unexpected + stats.flaky - flaky
  return failing({ passed: stats.expected + flaky, failed }, exitCode)
}

/** A runner that fails without a failed test counts as one failure. */
function failing(count: Count, exitCode: number | string): Count {
  return exitCode === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** A runner that was killed leaves no report. */
export function readReport(path: string, otherwise: object): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise
}
