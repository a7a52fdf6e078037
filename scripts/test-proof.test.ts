import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedIn, resultsIn, retriedIn, skippedIn, unproved } from './test-proof.ts'

const folder = mkdtempSync(join(tmpdir(), 'oja-proof-'))
afterAll(() => rmSync(folder, { recursive: true }))

const row = (file: string, title: string) => ({ name: title, words: [], file, title })
const result = (title: string, hasPassed = true) => ({
  file: 'a.test.ts',
  title,
  hasPassed,
  ms: 0,
})

test('a row is proved by a test of its file and title that ran and passed', () => {
  const rows = [row('a.test.ts', 'adds up'), row('b.test.ts', 'adds up')]
  expect(unproved(rows, [result('adds up')])).toEqual([rows[1]])
  expect(unproved(rows, [result('adds up', false)])).toEqual(rows)
  expect(unproved(rows, [])).toEqual(rows)
})

test('a title with placeholders means every test made from it, and each of them has to pass', () => {
  const rows = [row('a.test.ts', '%s: $call is (refused)')]
  const [one, other] = ['x: y is (refused)', 'z: GET /a?b is (refused)']
  expect(unproved(rows, [result(one), result(other)])).toEqual([])
  expect(unproved(rows, [result(one), result(other, false)])).toEqual(rows)
  expect(unproved(rows, [result('x: y is taken')])).toEqual(rows)
})

test('the reports of both runners are read; a journey skipped at one width does not count, one skipped at all is listed', () => {
  const write = (name: string, report: object) =>
    writeFileSync(join(folder, name), JSON.stringify(report))
  write('unit.json', {
    testResults: [
      {
        name: join(folder, 'a.test.ts'),
        assertionResults: [
          { title: 'adds', status: 'passed', duration: 5 },
          { title: 'divides', status: 'skipped' },
        ],
      },
    ],
  })
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'b.spec.ts',
    tests: statuses.map((status) => ({ status, results: [{ duration: 2 }, { duration: 3 }] })),
  })
  const inner = { specs: [spec('buys', 'expected', 'skipped'), spec('pays', 'flaky')] }
  const left = spec('sells', 'skipped', 'skipped')
  write('journeys.json', { suites: [{ specs: [left], suites: [inner] }] })
  expect(resultsIn(folder, folder)).toEqual([
    { file: 'a.test.ts', title: 'adds', hasPassed: true, ms: 5 },
    { file: 'a.test.ts', title: 'divides', hasPassed: false, ms: 0 },
    { file: 'e2e/b.spec.ts', title: 'buys', hasPassed: true, ms: 5 },
    { file: 'e2e/b.spec.ts', title: 'pays', hasPassed: true, ms: 5 },
  ])
  expect(skippedIn(folder)).toEqual(['divides', 'sells'])
  expect(retriedIn(folder)).toEqual(['pays'])
})

test('what failed is listed with how its message begins: tests, files that do not load, journeys', () => {
  const of = mkdtempSync(join(folder, 'failed-'))
  const write = (name: string, report: object) =>
    writeFileSync(join(of, name), JSON.stringify(report))
  const failed = { title: 'adds', status: 'failed', failureMessages: ['\u001b[31m2 is not 3\nat'] }
  write('unit.json', {
    testResults: [
      {
        name: join(of, 'a.test.ts'),
        message: '',
        assertionResults: [failed, { title: 'ok', status: 'passed' }],
      },
      { name: join(of, 'b.test.ts'), message: 'no such module', assertionResults: [] },
    ],
  })
  const results = [{ duration: 2 }, { duration: 3, error: { message: 'no button\n  waited' } }]
  const spec = (title: string, status: string) => ({
    title,
    file: 'c.spec.ts',
    tests: [{ status, results }],
  })
  write('journeys.json', {
    suites: [{ specs: [spec('buys', 'unexpected'), spec('pays', 'flaky')] }],
  })
  expect(failedIn(of, of)).toEqual([
    'a.test.ts › adds: 2 is not 3',
    'b.test.ts › does not load: no such module',
    'e2e/c.spec.ts › buys: no button',
  ])
})
