import { rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readReport } from './test-counts.ts'

/** Of Vitest's report; all else in it is kept as it is. */
const report = z.looseObject({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.looseObject({ title: z.string(), status: z.string() })),
    }),
  ),
})

/**
 * So many files of a run of Vitest get a second attempt, alone on the machine: for tests of overload and of races, which the
 * machine's other work can disturb. Where more fail, it was not the machine.
 */
const maxRetried = 3

/** The files to run once more; none where too many failed. */
export function filesToRetry(path: string): string[] {
  const failed = read(path)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name)
  return failed.length <= maxRetried ? failed : []
}

/** Puts the files of the second attempt's report in the place of their first, with the titles that passed only now. */
export function replaceRetried(path: string, second: string): void {
  const { testResults: before, ...first } = read(path)
  const { testResults: retried } = read(second)
  const testResults = before.map((file) => retried.find(({ name }) => name === file.name) ?? file)
  const passedNow = before.flatMap((file) => {
    const now = retried.find(({ name }) => name === file.name)?.assertionResults ?? []
    const isFailed = (title: string) =>
      // A file that did not load has no results: all of its tests passed only now.
      file.assertionResults.length === 0 ||
      file.assertionResults.some((test) => test.title === title && test.status === 'failed')
    return now.filter(({ title, status }) => status === 'passed' && isFailed(title))
  })
  const count = (status: string) =>
    testResults.flatMap((file) => file.assertionResults.filter((test) => test.status === status))
      .length
  const merged = {
    ...first,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    secondAttempt: passedNow.map(({ title }) => title),
  }
  writeFileSync(path, JSON.stringify(merged))
  rmSync(second, { force: true })
}

function read(path: string) {
  const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  return report.parse(readReport(path, none))
}
