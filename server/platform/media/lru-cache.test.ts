import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('evicts the least recently used, and never holds more than its bytes', () => {
  const cache = new LruCache(80)
  for (let index = 0; index < 8; index++) cache.set(`picture ${index}`, Buffer.alloc(10))
  cache.get('picture 0')
  cache.set('picture 8', Buffer.alloc(10))
  expect(cache.get('picture 0')).toBeDefined()
  expect(cache.get('picture 1')).toBeUndefined()
  expect(cache.get('picture 8')).toBeDefined()
})

test('one huge picture does not push out all others', () => {
  const cache = new LruCache(80)
  cache.set('small', Buffer.alloc(10))
  cache.set('huge', Buffer.alloc(79))
  expect(cache.get('huge')).toBeUndefined()
  expect(cache.get('small')).toBeDefined()
})

test('setting again counts once', () => {
  const cache = new LruCache(80)
  for (let again = 0; again < 20; again++) cache.set('same', Buffer.alloc(10))
  for (let index = 0; index < 7; index++) cache.set(`other ${index}`, Buffer.alloc(10))
  expect(cache.get('same')).toBeDefined()
})
