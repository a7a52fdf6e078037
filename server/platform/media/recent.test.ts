import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('drops what was not asked for longest, and never holds more than its bytes', () => {
  const recent = new Recent(80)
  for (let index = 0; index < 8; index++) recent.set(`picture ${index}`, Buffer.alloc(10))
  recent.get('picture 0')
  recent.set('picture 8', Buffer.alloc(10))
  expect(recent.get('picture 0')).toBeDefined()
  expect(recent.get('picture 1')).toBeUndefined()
  expect(recent.get('picture 8')).toBeDefined()
})

test('one huge picture does not push out all others', () => {
  const recent = new Recent(80)
  recent.set('small', Buffer.alloc(10))
  recent.set('huge', Buffer.alloc(79))
  expect(recent.get('huge')).toBeUndefined()
  expect(recent.get('small')).toBeDefined()
})

test('setting again counts once', () => {
  const recent = new Recent(80)
  for (let again = 0; again < 20; again++) recent.set('same', Buffer.alloc(10))
  for (let index = 0; index < 7; index++) recent.set(`other ${index}`, Buffer.alloc(10))
  expect(recent.get('same')).toBeDefined()
})
