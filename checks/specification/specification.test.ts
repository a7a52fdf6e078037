import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../source-files.ts'
import { rows } from './rows.ts'

/** Without escapes and line breaks, which are the formatter's. */
const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, ' ')

const sources = sourceFiles
  .filter(({ path }) => /^(client|storefront|server|contract|ui)\//.test(path) && !isTest(path))
  .map(({ text }) => plain(text))

test('every section of both specifications has rows', () => {
  expect(rows.length).toBeGreaterThan(300)
  const sections = new Set(rows.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))
  for (const file of ['storefront.md:', 'checkout-and-rooms.md:']) {
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(sections).toContain(`${file} ${section}`)
  }
})

test('no requirement is listed twice', () => {
  const names = rows.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('every requirement names a test that exists', () => {
  const missing = rows.filter(({ file, title }) => !hasTest(file, title))
  expect(missing.map(({ name, file, title }) => `${name} → ${file} › ${title}`)).toEqual([])
})

test('every specified text is in the sources to the letter', () => {
  const missing = rows.flatMap(({ name, words }) =>
    words.filter((words) => !occurs(words)).map((words) => `${name}: ${words}`),
  )
  expect(missing).toEqual([])
})

test('no page is a placeholder', () => {
  expect(sources.filter((source) => source.includes('Opening soon'))).toEqual([])
})

const texts = new Map<string, string>()

function hasTest(file: string, title: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return false
  // A value that a title has, as a size, is written as in a table of tests.
  const text = texts.get(file) ?? readFileSync(file, 'utf8').replace(/\$\{[^}]*\}/g, '%s')
  texts.set(file, text)
  return ["'", '"', '`'].some(
    (quote) =>
      text.includes(`(${quote}${title}${quote}`) || text.includes(`\n  ${quote}${title}${quote},`),
  )
}

/** A placeholder matches up to 60 characters; words are whole: `Jobs` does not occur in `JobsPage`. */
function occurs(words: string): boolean {
  const parts = words
    .split(/\{[^}]*\}/)
    .map((part) => plain(part).trim())
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\w$])${parts.join('.{0,60}?')}(?![\\w$])`)
  return sources.some((source) => pattern.test(source))
}
