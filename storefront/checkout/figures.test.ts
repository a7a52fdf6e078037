import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kobo } from '#contract/kobo.ts'
import { figuresOf, isCovered, offered, stepOf } from './figures.ts'

test('the total is the subtotal plus shipping minus the coupon', () => {
  const sum = fc.integer({ min: 0, max: 10_000_000_00 })
  fc.assert(
    fc.property(sum, sum, fc.integer({ min: 0, max: 100 }), (subTotal, shipping, percent) => {
      const coupon = kobo(Math.floor((subTotal * percent) / 100))
      const items = [{ ...item, total: kobo(subTotal) }]
      expect(figuresOf(items, kobo(shipping), coupon).total).toBe(subTotal + shipping - coupon)
      expect(figuresOf(items, null, coupon).total).toBe(subTotal - coupon)
    }),
  )
})

test('the steps follow the choices', () => {
  expect(stepOf({ shipping: false, payment: false })).toBe('checkout')
  expect(stepOf({ shipping: true, payment: false })).toBe('payment')
  expect(stepOf({ shipping: true, payment: true })).toBe('review')
})

test('a wallet must hold more than the total, other payments need nothing of it', () => {
  expect(isCovered('wallets', 100, kobo(99_99))).toBe(true)
  expect(isCovered('wallets', 100, kobo(100_00))).toBe(false)
  expect(isCovered('wallets', 0.1 + 0.2, kobo(29))).toBe(true)
  expect(isCovered('flutterwave', 0, kobo(100_00))).toBe(true)
})

test('pay-on-pickup is offered for pick-up only', () => {
  const methods = [
    { code: 'wallets', default: 1 },
    { code: 'flutterwave', default: 1 },
    { code: 'pay-on-pickup', default: 0 },
  ]
  expect(offered(methods, 'pick-up')).toHaveLength(3)
  expect(offered(methods, 'carrier').map(({ code }) => code)).toEqual(['wallets', 'flutterwave'])
})

const item = {
  id: 1,
  p_slug: 'a',
  name: 'A',
  color: null,
  quantity: 1,
  src: [],
  brand: 'B',
  price: kobo(1),
  total: kobo(1),
  description: '',
  variation_info: null,
  stock_count: 1,
  weight: 1,
}
