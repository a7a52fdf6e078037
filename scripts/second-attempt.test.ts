import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesToRetry, replaceRetried } from './second-attempt.ts'
import { countTests } from './test-counts.ts'
import { failedIn, retriedIn } from './test-proof.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-second-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Test {
  title: string
  status: string
}

function written(name: string, files: Record<string, Test[]>): string {
  const path = join(folder, name)
  const testResults = Object.entries(files).map(([file, assertionResults]) => ({
    name: join(folder, file),
    message: assertionResults.length === 0 ? 'no such module' : '',
    status: assertionResults.some(({ status }) => status === 'passed') ? 'passed' : 'failed',
    assertionResults,
  }))
  for (const file of testResults)
    if (file.assertionResults.some(({ status }) => status === 'failed')) file.status = 'failed'
  const all = Object.values(files).flat()
  const count = (status: string) => all.filter((one) => one.status === status).length
  const counts = { numPassedTests: count('passed'), numFailedTests: count('failed') }
  writeFileSync(path, JSON.stringify({ ...counts, testResults }))
  return path
}

const passed = (title: string) => ({ title, status: 'passed' })
const failed = (title: string) => ({ title, status: 'failed' })

test('up to three files that failed are run once more; of more none', () => {
  const three = { a: [passed('one'), failed('two')], b: [failed('x')], c: [], d: [passed('y')] }
  expect(filesToRetry(written('three.json', three))).toEqual(
    ['a', 'b', 'c'].map((name) => join(folder, name)),
  )
  expect(filesToRetry(written('four.json', { ...three, e: [failed('z')] }))).toEqual([])
  expect(filesToRetry(join(folder, 'nowhere.json'))).toEqual([])
})

test('what passes at the second attempt counts as passed, and is named; what fails again has failed', () => {
  const path = written('tests.json', { a: [passed('one'), failed('two')], b: [failed('x')], c: [] })
  const again = { a: [passed('one'), passed('two')], b: [failed('x')], c: [passed('z')] }
  const second = written('second.json', again)
  replaceRetried(path, second)
  expect(countTests(path, 1)).toEqual({ passed: 3, failed: 1 })
  expect(failedIn(folder, folder)).toEqual(['b › x: '])
  expect(retriedIn(folder)).toEqual(['two', 'z'])
  expect(existsSync(second)).toBe(false)
})

test('a second attempt that is cut short leaves the first as it is', () => {
  const path = written('cut.json', { a: [passed('one'), failed('two')] })
  const second = written('nothing.json', {})
  replaceRetried(path, second)
  expect(countTests(path, 1)).toEqual({ passed: 1, failed: 1 })
})
