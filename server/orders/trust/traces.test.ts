import { generateKeySync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfRange, rangeOf } from './traces.ts'

test.each([
  ['102.89.34.7', '102.89.34'],
  ['::ffff:102.89.34.7', '102.89.34'],
  ['2001:db8:7:1::5', '2001:db8:7'],
  ['2001:db8:7:ffff:1:2:3:4', '2001:db8:7'],
])('%s is of the range %s', (ip, range) => expect(rangeOf(ip)).toBe(range))

test('a range has a keyed hash of 256 bits', () => {
  const key = generateKeySync('hmac', { length: 256 })
  expect(hashOfRange(key, '1.2.3.4')).toHaveLength(32)
  expect(hashOfRange(key, '1.2.3.4')).toEqual(hashOfRange(key, '1.2.3.5'))
  expect(hashOfRange(key, '1.2.3.4')).not.toEqual(hashOfRange(key, '1.2.4.4'))
  expect(hashOfRange(key, '1.2.3.4')).not.toEqual(
    hashOfRange(generateKeySync('hmac', { length: 256 }), '1.2.3.4'),
  )
})
