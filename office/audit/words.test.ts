import { expect, test } from 'vitest'
import { officeContract } from '#contract/office/contract.ts'
import { aboutOf, actorWords, callOptions, callWords, entryWords, subjectWords } from './words.ts'

test('the audit has words for every call of the office', () => {
  const calls = Object.values(officeContract).flatMap((endpoints) =>
    Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call) => /\/office/.test(callWords(call)))).toEqual([])
  expect(callWords('GET /office/members/{id}')).toBe('Asked for members')
})

test('each call that enters a reading says whose contacts were read; a refused one what was asked for', () => {
  const reading = Object.values(officeContract)
    .flatMap((endpoints) => Object.values(endpoints))
    .filter((endpoint) => 'contactsOf' in endpoint)
  expect(reading.length).toBeGreaterThan(2)
  for (const { method, path } of reading) {
    const call = `${method} ${path}`
    const entry = { call, refused: null, after: { read: 'contacts' }, subject_name: null }
    expect(entryWords({ ...entry, subject: 'member:34' })).toBe('Read the contacts of member 34')
    expect(entryWords({ ...entry, subject: 'member:all' })).toMatch(
      /^Read the contacts (of|in) [a-z ]+$/,
    )
    expect(entryWords({ ...entry, subject: 'member:34', after: {}, refused: 'forbidden' })).toMatch(
      /^Asked for/,
    )
    expect(callOptions).toContainEqual({ value: call, label: expect.stringMatching(/^Read the/) })
  }
})

test.each([
  ['member:7', 'member 7'],
  ['price-plan:3', 'price plan 3'],
  ['bulk:12', 'bulk change 12'],
  ['stock:12-34', 'stock 12-34'],
  ['export:products', 'file of products'],
])('a subject is named as people say it, and found by that: %s', (subject, words) => {
  expect(subjectWords({ subject, subject_name: null })).toBe(words)
  expect(aboutOf(words)).toEqual({ subject })
  expect(aboutOf(subject)).toEqual({ subject })
})

test('a subject with a name is told by it; the digits of a picture are cut', () => {
  expect(subjectWords({ subject: 'product:7', subject_name: 'Tecno Spark 40' })).toBe(
    'Tecno Spark 40 (product 7)',
  )
  const picture = `picture:${'0123456789abcdef'.repeat(4)}`
  expect(subjectWords({ subject: picture, subject_name: null })).toBe('picture 01234567…')
  expect(aboutOf(picture)).toEqual({ subject: picture })
})

test.each([
  'Tecno Spark 40',
  'Ada',
  'role of Ada',
  'COR-RAM-LAR',
  'member',
  'galaxy a 16',
  'brand new',
])('words that name no kind ask for what is called so: %s', (words) => {
  expect(aboutOf(` ${words} `)).toEqual({ about: words })
})

test.each([
  ['job:bulk-work', 'the mall itself (bulk work)'],
  ['command:root', 'the command line (root)'],
  ['customer:12', 'customer 12'],
  ['staff:3', 'member 3'],
])('who is no member by name is named in words: %s', (actor, words) => {
  expect(actorWords(actor)).toBe(words)
})
