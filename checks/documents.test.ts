import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { owners } from '#database/owners.ts'
import { statusMoves } from '#server/orders/life/status.ts'
import { allowedMoves } from '#server/payments/status.ts'
import { areas, sourceFiles } from './source-files.ts'

const decisionFolder = 'docs/decisions'

/** Decisions, measurements and former migrations say what was true when they were written. */
const isHistory = (path: string) =>
  /^(docs\/decisions|bench\/results|database\/former-migrations)\//.test(path)

const files = globSync([...areas.map((area) => `${area}/**/*.{ts,tsx,sql,css}`), '*.ts'])
const documents = globSync(['*.md', ...[...areas, 'docs'].map((area) => `${area}/**/*.md`)])
const sqlFiles = files.filter((path) => path.endsWith('.sql'))

/** `server/cart/add.ts`, `house.test.ts`, `../server/app.ts`; no patterns such as `*.gen.ts`. */
const fileName = /(?<![\w*/.-])(?:\.\.\/)*(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|sql|css)\b/g

/** A folder in a document: `shop/` in backticks. */
const folderName = /`([a-z-]+(?:\/[a-z-]+)*)\/`/g

/** Code is formatted, which makes a parser unnecessary. */
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*|^\s*-- .*/gm

test('files that a document names exist', () => {
  expect(current(documents).flatMap((path) => missingFiles(path, read(path)))).toEqual([])
})

test('files that a comment names exist', () => {
  const code = [...sourceFiles.map(({ path }) => path), ...sqlFiles]
  const missing = current(code).flatMap((path) =>
    missingFiles(path, (read(path).match(comment) ?? []).join('\n')),
  )
  expect(missing).toEqual([])
})

test.each([
  [
    'server/cart/README.md',
    'In `merge.ts` and `server/app.ts`, see (0109_cart.sql).',
    ['0109_cart.sql'],
  ],
  [
    'server/cart/README.md',
    'In `orders/add.ts`, ../saved/save.ts and `../orders/add.ts`',
    ['orders/add.ts'],
  ],
  ['docs/running.md', '`state/store.ts`, add.ts, none.ts, `*.none.ts`, Node.js', ['none.ts']],
])('in %s: %s', (path, text, missing) => {
  expect(missingFiles(path, text)).toEqual(missing.map((name) => `${path}: ${name}`))
})

test('folders that a document names exist', () => {
  const missing = current(documents).flatMap((path) =>
    [...read(path).matchAll(folderName)]
      .map(([, folder = '']) => folder)
      .filter((folder) => !existsSync(folder) && !existsSync(`${dirname(path)}/${folder}`))
      .map((folder) => `${path}: ${folder}/`),
  )
  expect(missing).toEqual([])
})

test('the map of README.md has every folder', () => {
  const map = read('README.md').match(/^\w+(?=\/ )/gm)
  expect(map?.toSorted()).toEqual([...areas, 'docs'].toSorted())
})

test('every domain has a README, and so have the areas that ship', () => {
  const domains = new Set([...Object.keys(owners), ...Object.keys(contract)])
  const shipped = ['client', 'contract', 'database', 'simulators', 'storefront', 'ui']
  const folders = [...domains].map((domain) => `server/${domain}`).concat(shipped)
  expect(folders.filter((folder) => !documents.includes(`${folder}/README.md`))).toEqual([])
})

test.each([
  ['server/orders/README.md', statusMoves],
  ['server/payments/README.md', allowedMoves],
])('the life cycle in %s is that of the code', (path, moves: Record<string, readonly string[]>) => {
  const states = Object.keys(moves)
  const documented = new Map(states.map((state) => [state, new Set<string>()]))
  for (const [, from = '', cell = ''] of read(path).matchAll(/^\| `?([\w ]+?)`? +\| (.*?) \|/gm)) {
    // What stands in brackets is the occasion.
    const to = cell.replace(/\(.*?\)/g, '')
    for (const state of states) if (to.includes(state)) documented.get(from)?.add(state)
  }
  expect(documented).toEqual(new Map(states.map((state) => [state, new Set(moves[state])])))
})

test('docs/running.md has every command', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const commands = Object.keys(scripts).map((name) =>
    name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  )
  const page = read('docs/running.md')
  expect(commands.filter((command) => !page.includes(`| \`${command}`))).toEqual([])
})

test('docs/words.md has forty entries or fewer, and the code uses each', () => {
  const words = [...read('docs/words.md').matchAll(/^\| ([a-z ]+?) +\|/gm)]
    .map(([, word = '']) => word)
    .filter((word) => word !== 'word')
  expect(words.length).toBeLessThanOrEqual(40)
  const code = sourceFiles.map(({ text }) => text).join('\n')
  const used = (word: string) => new RegExp(word.replaceAll(' ', '[ _-]?'), 'i').test(code)
  expect(words.filter((word) => !used(word))).toEqual([])
})

test('decisions are numbered in order, and the index has each under its title', () => {
  const decisions = documents
    .filter((path) => /^docs\/decisions\/\d/.test(path))
    .toSorted()
    .map((path) => ({ name: basename(path), title: /^# (.*)/.exec(read(path))?.[1] }))
  const numbers = decisions.map(({ name, title }) => [name.slice(0, 4), title?.split('.', 1)[0]])
  expect(numbers).toEqual(
    decisions.map((_, at) => [String(at + 1).padStart(4, '0'), String(at + 1)]),
  )
  const index = [...read(`${decisionFolder}/README.md`).matchAll(/^(\d+\. )\[(.*)\]\((.*?)\)/gm)]
  expect(index.map(([, number, title, name]) => ({ name, title: `${number}${title}` }))).toEqual(
    decisions,
  )
})

function current(paths: string[]): string[] {
  return paths.filter((path) => !isHistory(path))
}

/**
 * The files named in a text that are neither in the folder of that text, nor below it, nor at this path from
 * the project's root. Pages of `docs/` speak of the whole project.
 */
function missingFiles(path: string, text: string): string[] {
  const folder = path.startsWith('docs/') ? '.' : dirname(path)
  const below = folder === '.' ? files : files.filter((file) => file.startsWith(`${folder}/`))
  return [...text.matchAll(fileName)]
    .map(([name]) => name)
    .filter(
      (name) =>
        !existsSync(name) &&
        !existsSync(`${dirname(path)}/${name}`) &&
        !below.some((file) => file.endsWith(`/${name}`)),
    )
    .map((name) => `${path}: ${name}`)
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
