import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Row } from '../checks/specification/rows.ts'

/** A test in a runner's report. */
export interface Result {
  /** From the project's root. */
  file: string
  title: string
  hasPassed: boolean
  /** How long it took. */
  ms: number
}

const vitestReport = z.object({
  /** Titles: `second-attempt.ts` writes them. */
  secondAttempt: z.array(z.string()).default([]),
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why the file could not be loaded. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** Of Playwright's report: nested suites down to the journeys. */
const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z
            .array(
              z.object({
                duration: z.number(),
                error: z.object({ message: z.string().default('') }).optional(),
              }),
            )
            .default([]),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(Suite) })

/** The results in a folder's reports: Vitest's, and Playwright's `journeys.json`. */
export function resultsIn(folder: string, root = process.cwd()): Result[] {
  const own = testsIn(folder).map(({ name, title, status, duration }) => ({
    file: relative(root, name),
    title,
    hasPassed: status === 'passed',
    ms: duration ?? 0,
  }))
  const journeys = journeysIn(folder).flatMap(({ title, file, tests }) =>
    // A journey that is skipped at one width still counts at the others.
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file: join('e2e', file),
        title,
        hasPassed: status === 'expected' || status === 'flaky',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
  )
  return [...own, ...journeys]
}

/** What failed, a line each: the file, the title and how its message begins. */
export function failedIn(folder: string, root = process.cwd()): string[] {
  const line = (file: string, title: string, message = '') =>
    `${file} › ${title}: ${stripVTControlCharacters(message).split('\n', 1)}`
  const own = filesIn(folder).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return message && failed.length === 0
      ? [line(file, 'does not load', message)]
      : failed.map(({ title, failureMessages }) => line(file, title, failureMessages[0]))
  })
  const journeys = journeysIn(folder).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => line(join('e2e', file), title, results.at(-1)?.error?.message)),
  )
  return [...own, ...journeys]
}

/** Titles of the tests that did not run: journeys at no width. */
export function skippedIn(folder: string): string[] {
  const own = testsIn(folder).filter(({ status }) => status !== 'passed' && status !== 'failed')
  const journeys = journeysIn(folder).filter(({ tests }) =>
    tests.every(({ status }) => status === 'skipped'),
  )
  return [...own, ...journeys].map(({ title }) => title)
}

/** Titles of what passed at its second attempt only: tests, and journeys at one width or more. */
export function retriedIn(folder: string): string[] {
  const own = reportsIn(folder).flatMap(({ secondAttempt }) => secondAttempt)
  const journeys = journeysIn(folder).filter(({ tests }) =>
    tests.some(({ status }) => status === 'flaky'),
  )
  return [...own, ...journeys.map(({ title }) => title)]
}

function testsIn(folder: string) {
  return filesIn(folder).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name })),
  )
}

/** Vitest's files. */
function filesIn(folder: string) {
  return reportsIn(folder).flatMap(({ testResults }) => testResults)
}

function reportsIn(folder: string) {
  return globSync(join(folder, '*.json'))
    .filter((path) => path !== journeysReport(folder))
    .map((path) => vitestReport.parse(read(path)))
}

function journeysIn(folder: string) {
  const path = journeysReport(folder)
  return existsSync(path) ? playwrightReport.parse(read(path)).suites.flatMap(specsOf) : []
}

function journeysReport(folder: string): string {
  return join(folder, 'journeys.json')
}

function specsOf({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Suite>['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The rows whose test did not run, or did not pass each time that it ran. */
export function unproved(rows: Row[], results: Result[]): Row[] {
  return rows.filter((row) => {
    const own = provedBy(row, results)
    return own.length === 0 || own.some(({ hasPassed }) => !hasPassed)
  })
}

/** The results of a test, or of all tests made from its title. */
export function provedBy(
  { file, title }: Pick<Result, 'file' | 'title'>,
  results: Result[],
): Result[] {
  const pattern = patternOf(title)
  return results.filter((result) => result.file === file && pattern.test(result.title))
}

/** Matches every title made from a title with placeholders. */
function patternOf(title: string): RegExp {
  const parts = title.split(/%[sdifjo]|\$\{[^}]*\}|\$\w+/)
  return new RegExp(`^${parts.map(plain).join('.*')}$`, 's')
}

/** Text as a pattern of itself. */
function plain(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
