import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './source-files.ts'
import { bannedNamesIn, identifiersInSentences, spreadLiteralsIn } from './words.ts'

const typeScript = sourceFiles.filter(({ path }) => /\.tsx?$/.test(path))

test('names use the terms of the field: no word of the list in word-list.ts', () => {
  expect(typeScript.flatMap(({ path, text }) => bannedNamesIn(path, text))).toEqual([])
})

test('no literal is spread into another literal', () => {
  expect(typeScript.flatMap(({ path, text }) => spreadLiteralsIn(path, text))).toEqual([])
})

test.each([
  ['const keptCount = 1', ['kept']],
  ['f({ kept_count })', ['kept']],
  ['class A { #kept = 1; tell() {} }', ['kept', 'tell']],
  ['type Choice<Way extends string> = { shelf?: Way }', ['way', 'shelf']],
  ['const leastStock = mostOf(HTMLFrame)', ['least…', 'most…', 'frame']],
  ['interface Found { a: 1 }', ['name']],
  ['type CartParts = 1', ['name']],
  ['const bookkeeping = tsunami.atMost, always = request.socket.setKeepAlive(true)', []],
  ['const kept_until = row.told_at', ['told']],
])('%s', (text, words) => {
  const complaints = bannedNamesIn('a.ts', text)
  expect(complaints.map((complaint) => complaint.split(' ')[2])).toEqual(words)
})

test('files and folders are named by the same rule', () => {
  expect(bannedNamesIn('server/sweep.ts', '')).toEqual([
    'server/sweep.ts: sweep → reconcile, clean up',
  ])
})

test('only literals directly inside literals are refused', () => {
  const spreads = 'const a = { ...{ b, c } }\nconst d = [...([1] as const)]'
  expect(spreadLiteralsIn('a.ts', spreads)).toEqual(['a.ts:1', 'a.ts:2'])
  const others = 'const a = { ...b, ...(c && { d }) }; f(...[a]); const e = [...(a ? [1] : [])]'
  expect(spreadLiteralsIn('a.ts', others)).toEqual([])
})

test('no sentence for people contains an identifier', () => {
  // Titles of tests may name what they test.
  const sources = typeScript.filter(
    ({ path }) => !isTest(path) && /^(client|contract|server|storefront|ui)\//.test(path),
  )
  expect(sources.flatMap(({ path, text }) => identifiersInSentences(path, text))).toEqual([])
  const spoilt =
    "refuse('Write to us if they are refuseField.'); tell('We notifyCustomer you once')"
  expect(identifiersInSentences('spoilt.ts', spoilt)).toEqual([
    'spoilt.ts:1 refuseField',
    'spoilt.ts:1 notifyCustomer',
  ])
})
