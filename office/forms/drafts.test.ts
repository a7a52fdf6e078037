import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftKey, dropDrafts, isSame, readDraft, storeDraft } from './drafts.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const storage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
})

const like = { name: '', permissions: [''] }
const values = fc.record({ name: fc.string(), permissions: fc.array(fc.string()) })

test('a draft is read back as it was typed, for the same member and record only', () => {
  fc.assert(
    fc.property(values, values, fc.nat(), (before, typed, version) => {
      const key = draftKey(7, 'role:3')
      const draft = { read: { version, values: before }, values: typed, at: 1 }
      storeDraft(key, draft)
      expect(readDraft(key, like)).toEqual(draft)
      expect(readDraft(draftKey(8, 'role:3'), like)).toBeNull()
      expect(readDraft(draftKey(7, 'role:30'), like)).toBeNull()
    }),
  )
})

test.each([
  'nonsense',
  'null',
  '[]',
  '{"at":1,"values":{"name":"a"},"read":{"version":1,"values":{"name":"a"}}}',
  '{"at":1,"values":{"name":1,"permissions":[]},"read":{"version":1,"values":{"name":"","permissions":[]}}}',
  '{"at":1,"values":{"name":"","permissions":[]},"read":{"version":"1","values":{"name":"","permissions":[]}}}',
])('what is no draft of this form is none: %s', (text) => {
  stored.set(draftKey(7, 'role:3'), text)
  expect(readDraft(draftKey(7, 'role:3'), like)).toBeNull()
})

test('a sign-out drops the drafts, and nothing else', () => {
  stored.set('oja', '{}')
  stored.set(draftKey(7, 'role:3'), '{}')
  stored.set(draftKey(8, 'member:1'), '{}')
  dropDrafts()
  expect([...stored.keys()]).toEqual(['oja'])
})

test('chosen names are the same in any order', () => {
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSame(['a'], ['a', 'b'])).toBe(false)
  expect(isSame('a', 'a')).toBe(true)
  expect(isSame('a', ['a'])).toBe(false)
  expect(isSame(undefined, '')).toBe(false)
})
