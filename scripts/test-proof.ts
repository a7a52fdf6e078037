import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Row } from '../checks/specification/rows.ts'

/** A test as a runner tells of it. */
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

/** Of Playwright's report: suites in suites, down to the journeys. */
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

/** What the reports in a folder tell: of Vitest, and `journeys.json` of Playwright. */
export function resultsIn(folder: string, root = process.cwd()): Result[] {
  const own = testsIn(folder).map(({ name, title, status, duration }) => ({
    file: relative(root, name),
    title,
    hasPassed: status === 'passed',
    ms: duration ?? 0,
  }))
  const journeys = journeysIn(folder).flatMap(({ title, file, tests }) =>
    // Those that a width leaves out say nothing.
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

/** Titles of what did not run at all: of journeys, at no width. */
export function skippedIn(folder: string): string[] {
  const own = testsIn(folder).filter(({ status }) => status !== 'passed' && status !== 'failed')
  const journeys = journeysIn(folder).filter(({ tests }) =>
    tests.every(({ status }) => status === 'skipped'),
  )
  return [...own, ...journeys].map(({ title }) => title)
}

/** Titles of the journeys that passed at their second try only, at one width or more. */
export function triedAgainIn(folder: string): string[] {
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

/** The results of one test, or of all that its title becomes. */
export function provedBy(
  { file, title }: Pick<Result, 'file' | 'title'>,
  results: Result[],
): Result[] {
  const pattern = patternOf(title)
  return results.filter((result) => result.file === file && pattern.test(result.title))
}

/** A title as it is written in a file means all that it becomes. */
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
