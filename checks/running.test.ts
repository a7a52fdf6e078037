import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '#server/variables.ts'
import { tableOfVariables, withTable } from '../scripts/variables-table.ts'
import { isTest, sourceFiles } from './source-files.ts'

// Written by npm run variables.
test('docs/running.md lists every variable with its default', () => {
  const page = readFileSync('docs/running.md', 'utf8')
  expect(withTable(page, tableOfVariables())).toBe(page)
})

test('every variable is read somewhere', () => {
  const code = sourceFiles
    .filter(
      ({ path }) => path.startsWith('server/') && path !== 'server/variables.ts' && !isTest(path),
    )
    .map(({ text }) => text)
    .join('\n')
  const providers = /_KEY$|^SMTP_URL$|^SIMULATORS$/
  const unread = Object.keys(variables).filter(
    (name) => !providers.test(name) && !code.includes(name),
  )
  expect(unread).toEqual([])
})

test('only the configuration reads the environment', () => {
  const reading = sourceFiles.filter(
    ({ path, text }) =>
      /^(client|contract|server|storefront|ui|database|simulators)\//.test(path) &&
      /process\.env/.test(text),
  )
  expect(reading.map(({ path }) => path)).toEqual([
    'server/main.ts',
    'server/platform/database/test-server.ts',
  ])
})

test('every way to start the mall limits its memory as npm start does', () => {
  const others = ['docs/running.md', 'ops/systemd/oja-mall@.service'].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
  const settings = [/MALLOC_ARENA_MAX\W.*?(\d+)/g, /MALLOC_TRIM_THRESHOLD_\W.*?(\d+)/g]
  const start = readFileSync('scripts/run.js', 'utf8')
  for (const setting of settings) {
    const values = (text: string) => Array.from(text.matchAll(setting), ([, value]) => value)
    const [value] = values(start)
    const wrong = [...sourceFiles, ...others].filter(({ text }) =>
      values(text).some((one) => one !== value),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(values(readFileSync('ops/systemd/oja-mall@.service', 'utf8'))).toEqual([value])
  }
})
