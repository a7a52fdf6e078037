import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), duration: z.number().nullish() }),
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
          results: z.array(z.object({ duration: z.number() })).default([]),
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

/** Titles of the tests that did not run: journeys at no width. */
export function skippedIn(folder: string): string[] {
  const own = testsIn(folder).filter(({ status }) => status !== 'passed' && status !== 'failed')
  const journeys = journeysIn(folder).filter(({ tests }) =>
    tests.every(({ status }) => status === 'skipped'),
  )
  return [...own, ...journeys].map(({ title }) => title)
}

/** Titles of the journeys that passed at their second attempt only, at one width or more. */
export function retriedIn(folder: string): string[] {
  return journeysIn(folder)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title)
}

function testsIn(folder: string) {
  return globSync(join(folder, '*.json'))
    .filter((path) => path !== journeysReport(folder))
    .flatMap((path) => vitestReport.parse(read(path)).testResults)
    .flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, name })))
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
