import { expect, test } from 'vitest'
import { Limiter } from './limit.ts'

test('2,000 ordinary requests a minute from one address pass, whether even or all at once', () => {
  const limiter = new Limiter({ burst: 6_000, perSecond: 100 })
  for (let n = 0; n < 20_000; n++) expect(limiter.take('10.0.0.1', n * 30)).toBe(0)
  for (let n = 0; n < 2_000; n++) expect(limiter.take('10.0.0.2', 0)).toBe(0)
})

test('a flood is refused with the time to wait, and only for that address', () => {
  const limiter = new Limiter({ burst: 10, perSecond: 0.5 })
  for (let n = 0; n < 10; n++) limiter.take('10.0.0.1', 0)
  expect(limiter.take('10.0.0.1', 0)).toBe(2)
  expect(limiter.take('10.0.0.2', 0)).toBe(0)
  expect(limiter.take('10.0.0.1', 2_000)).toBe(0)
})

test('one IPv6 network is one customer', () => {
  const limiter = new Limiter({ burst: 1, perSecond: 1 })
  expect(limiter.take('2001:db8::1', 0)).toBe(0)
  expect(limiter.take('2001:db8:0:0:ffff::2', 0)).toBe(1)
  expect(limiter.take('2001:db8:0:1::1', 0)).toBe(0)
  expect(limiter.take('::ffff:10.0.0.1', 0)).toBe(0)
  expect(limiter.take('::ffff:10.0.0.2', 0)).toBe(0)
})

test('old buckets are evicted, so that a million addresses cost little memory', () => {
  const limiter = new Limiter({ burst: 5, perSecond: 1 })
  for (let n = 0; n < 200_000; n++) limiter.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, n)
  expect(limiter.size).toBeLessThanOrEqual(50_000)
})
