import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, variables } from '#server/config.ts'
import { isTest, sourceFiles } from './source-files.ts'

const page = readFileSync('docs/running.md', 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` *\| *(.*?) *\| /gm)].map(
  ([, name = '', standard = '']) => [name, standard],
)

test('docs/running.md lists every variable with its default', () => {
  const defaults = { ...readConfig({}), PUBLIC_URL: '`http://HOST:PORT`' }
  const documented = Object.keys(variables).map((name) => {
    const standard = Object.entries(defaults).find(([key]) => key === name)?.[1]
    return [name, String(standard ?? '')]
  })
  expect(rows).toEqual(documented)
})

test('every variable is read somewhere', () => {
  const code = sourceFiles
    .filter(
      ({ path }) => path.startsWith('server/') && path !== 'server/config.ts' && !isTest(path),
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
