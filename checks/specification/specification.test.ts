import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../source-files.ts'
import { rows } from './rows.ts'

/** Line breaks and quotes are the source's own matter. */
const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ')

const sources = sourceFiles
  .filter(({ path }) => /^(storefront|server|contract|ui)\//.test(path) && !isTest(path))
  .map(({ text }) => plain(text))

test('every section of both specifications is here', () => {
  expect(rows.length).toBeGreaterThan(300)
  const sections = new Set(rows.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))
  for (const file of ['storefront.md:', 'checkout-and-rooms.md:']) {
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(sections).toContain(`${file} ${section}`)
  }
})

test('no demand stands twice', () => {
  const names = rows.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every demand names a test that is there', () => {
  const missing = rows.filter(({ file, title }) => !hasTest(file, title))
  expect(missing.map(({ name, file, title }) => `${name} → ${file} › ${title}`)).toEqual([])
})

test('every word that is specified stands in the mall to the letter', () => {
  const missing = rows.flatMap(({ name, words }) =>
    words.filter((words) => !stands(words)).map((words) => `${name}: ${words}`),
  )
  expect(missing).toEqual([])
})

test('no page is only promised', () => {
  expect(sources.filter((source) => source.includes('Opening soon'))).toEqual([])
})

const texts = new Map<string, string>()

function hasTest(file: string, title: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return false
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return ["'", '"', '`'].some(
    (quote) =>
      text.includes(`(${quote}${title}${quote}`) || text.includes(`\n  ${quote}${title}${quote},`),
  )
}

/** What differs, `{…}`, is short and near; words are whole ones: `Jobs` does not stand in `JobsPage`. */
function stands(words: string): boolean {
  const parts = words
    .split(/\{[^}]*\}/)
    .map((part) => plain(part).trim())
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w$])${parts.join('.{0,60}?')}(?![\\w$])`)
  return sources.some((source) => pattern.test(source))
}
