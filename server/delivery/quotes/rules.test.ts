import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratesIn } from '../terminal/rates.ts'
import { cartHash } from './stored-quotes.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 99_999 }),
  combinationId: fc.option(fc.integer({ min: 1, max: 99_999 })),
  quantity: fc.integer({ min: 1, max: 10_000 }),
})
const cart = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: 8,
  selector: ({ productId, combinationId }) => `${productId}/${combinationId}`,
})

test('a cart is the same in any order, and another one with any other quantity or thing', () => {
  fc.assert(
    fc.property(cart, fc.nat(7), line, (lines, place, more) => {
      const same = cartHash(lines)
      expect(cartHash(lines.toReversed())).toEqual(same)
      const changed = lines.map((one, i) =>
        i === place % lines.length ? { ...one, quantity: one.quantity + 1 } : one,
      )
      expect(cartHash(changed)).not.toEqual(same)
      expect(cartHash([...lines, more])).not.toEqual(same)
    }),
  )
})

const now = new Date('2026-11-21T10:00:00Z')
const plain = { rate_id: 'RT-1', carrier_id: 'CA-1', carrier_name: 'Danfo', currency: 'NGN' }

test('an amount is the same kobo as a number, as text and with separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (kobo) => {
      const naira = kobo / 100
      const separated = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(naira)
      for (const amount of [naira, String(naira), naira.toFixed(2), separated]) {
        expect(ratesIn([{ ...plain, amount }], now)[0]?.feeKobo).toBe(
          Math.ceil(kobo / 5_000) * 5_000,
        )
      }
    }),
  )
})

test('whatever a rate contains, it is complete or left out', () => {
  const anything = fc.record({
    rate_id: fc.anything(),
    carrier_id: fc.anything(),
    carrier_name: fc.anything(),
    currency: fc.constantFrom('NGN', 'USD', null),
    amount: fc.oneof(fc.anything(), fc.double(), fc.string()),
    delivery_date: fc.anything(),
    delivery_eta: fc.anything(),
  })
  fc.assert(
    fc.property(fc.array(anything), (rates) => {
      for (const rate of ratesIn(rates, now)) {
        expect(Number.isSafeInteger(rate.feeKobo)).toBe(true)
        expect(rate.feeKobo).toBeGreaterThan(0)
        expect(rate.providerRateId).not.toBe('')
      }
    }),
  )
  for (const amount of [0, 0.004, -1, '', 'free', '1e9', Number.NaN, null, [], 10_000_001]) {
    expect(ratesIn([{ ...plain, amount }], now)).toEqual([])
  }
  expect(ratesIn([{ ...plain, amount: 5, currency: 'USD' }], now)).toEqual([])
  expect(ratesIn(null, now)).toEqual([])
})

test.each([
  ['2026-12-25T12:00:00Z', '2026-12-28T12:00:00.000Z'],
  ['2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['+275760-09-13T00:00:00Z', undefined],
  ['soon', undefined],
])('a carrier that brings it on %s brings it on %s', (delivery_date, expected) => {
  const [rate] = ratesIn([{ ...plain, amount: 1_500, delivery_date }], now)
  expect(rate?.deliveryDate?.toISOString()).toBe(expected)
})
