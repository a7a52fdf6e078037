import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/contract.ts'
import { sourceFiles } from '../source-files.ts'
import { rows } from '../specification/rows.ts'
import { asvsLevels } from './asvs-numbers.ts'

const path = 'docs/security/asvs.md'

/** Of level 3 what concerns money and identity is answered too; of the other chapters some. */
const wholeChapters = ['V2', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12', 'V14', 'V16', 'V17']

const all = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  [...levels].map((level, at) => ({ number: `${section}.${at + 1}`, level: Number(level) })),
)

/** The numbers at the start of each row: of requirements, or of a section or chapter as a whole. */
const written = readFileSync(path, 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (V[\d.]+(?:, V[\d.]+)*)/.exec(line)?.[1]?.split(', ') ?? [])

const answersTo = (number: string) =>
  written.filter((one) => number === one || number.startsWith(`${one}.`))

test('each requirement of level 1 and 2, and of level 3 about money and identity, stands once', () => {
  const due = all.filter(
    ({ number, level }) => level < 3 || wholeChapters.includes(number.split('.', 1)[0] ?? ''),
  )
  expect(due.filter(({ number }) => answersTo(number).length === 0)).toEqual([])
  expect(all.filter(({ number }) => answersTo(number).length > 1)).toEqual([])
})

test('no row has a number that there is not', () => {
  const known = (one: string) =>
    all.some(({ number }) => number === one || number.startsWith(`${one}.`))
  expect(written.filter((one) => !known(one))).toEqual([])
})

test('what has a test is read like the specification, whose tests have to pass', () => {
  const own = rows.filter(({ name }) => name.startsWith('asvs.md: '))
  expect(own.length).toBeGreaterThan(80)
  expect(own.filter(({ name }) => !/: V\d+\.\d+\.\d+[ ,]/.test(name))).toEqual([])
})

test('no code starts a shell, makes code from text or trusts any certificate', () => {
  const dangerous =
    /\beval\(|\bnew Function\(|(?<![.\w])exec\(|\bexecSync\(|shell: true|rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/
  const running = sourceFiles.filter(({ path }) => !path.startsWith('checks/'))
  expect(running.filter(({ text }) => dangerous.test(text)).map(({ path }) => path)).toEqual([])
})

test('every path that it names is there', () => {
  const named = readFileSync(path, 'utf8').match(
    /(?<![\w/])(?:server|contract|client|storefront|office|docs|checks|e2e|database|ops|scripts)\/[\w./-]*[\w/]/g,
  )
  expect(named?.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((one) => !existsSync(one))).toEqual([])
})

test('what may be uploaded is all there, with its size', () => {
  const calls = [contract, officeContract]
    .flatMap((domains) => Object.values(domains))
    .flatMap((domain) => Object.values<Endpoint>(domain))
  const sizes = calls.flatMap(({ upload }) => (upload ? upload.maxBytes / 1024 ** 2 : []))
  const row = /^\| V5\.1\.1.*$/m.exec(readFileSync(path, 'utf8'))?.[0] ?? ''
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.filter((size) => !row.includes(`${size} MB`))).toEqual([])
})

test('nothing is awaited that is there: the office administers over the network', () => {
  expect(readFileSync(path, 'utf8')).not.toMatch(/back office|when it comes|no administration/i)
})
