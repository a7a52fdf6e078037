import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countJourneys, countTests } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'oja-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const passing = { status: 'passed', assertionResults: [{}] }
const unloaded = { status: 'failed', assertionResults: [] }

test('failed tests and files that do not load are counted', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [passing] }
  expect(countTests(written(report), 0)).toEqual({ passed: 5, failed: 0 })
  expect(countTests(written({ ...report, numFailedTests: 2 }), 1).failed).toBe(2)
  const both = { ...report, numFailedTests: 1, testResults: [passing, unloaded] }
  expect(countTests(written(both), 1).failed).toBe(2)
})

test('a runner that fails without a failed test, or without a report, counts as one', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [passing] }
  expect(countTests(written(report), 1).failed).toBe(1)
  expect(countTests(join(folder, 'nowhere.json'), 'SIGKILL')).toEqual({ passed: 0, failed: 1 })
  expect(countJourneys(join(folder, 'nowhere.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('three journeys may pass at their second attempt only; of more, all count as failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 3 }
  expect(countJourneys(written({ stats }), 0)).toEqual({ passed: 6, failed: 0 })
  const more = { stats: { ...stats, flaky: 4 } }
  expect(countJourneys(written(more), 0)).toEqual({ passed: 3, failed: 4 })
  const both = { stats: { expected: 3, unexpected: 1, flaky: 1 } }
  expect(countJourneys(written(both), 1)).toEqual({ passed: 4, failed: 1 })
})
