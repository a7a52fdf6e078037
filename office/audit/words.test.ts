import { expect, test } from 'vitest'
import { officeContract } from '#contract/office/contract.ts'
import { actorWords, callWords, subjectOf, subjectWords } from './words.ts'

test('the audit has words for every call of the office', () => {
  const calls = Object.values(officeContract).flatMap((endpoints) =>
    Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call) => /\/office/.test(callWords(call)))).toEqual([])
  expect(callWords('GET /office/members/{id}')).toBe('Asked for members')
})

test.each([
  ['member:7', 'member 7'],
  ['price-plan:3', 'price plan 3'],
  ['bulk:12', 'bulk change 12'],
  ['stock:12-34', 'stock 12-34'],
  ['export:products', 'file of products'],
])('a subject is named as people say it, and found by that: %s', (subject, words) => {
  expect(subjectWords(subject)).toBe(words)
  expect(subjectOf(words)).toBe(subject)
  expect(subjectOf(subject)).toBe(subject)
})

test.each([
  ['job:bulk-work', 'the mall itself (bulk work)'],
  ['command:root', 'the command line (root)'],
  ['customer:12', 'customer 12'],
  ['staff:3', 'member 3'],
])('who is no member by name is named in words: %s', (actor, words) => {
  expect(actorWords(actor)).toBe(words)
})

test('what is no subject is none', () => {
  expect(['', 'member', 'who did it?'].map(subjectOf)).toEqual([null, null, null])
})
