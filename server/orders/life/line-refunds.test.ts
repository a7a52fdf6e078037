import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from '#server/platform/spread.ts'
import { paidForLines, refundFor } from './line-refunds.ts'

const kobo = fc.integer({ min: 1, max: 10_000_000_000 })
const line = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), amountKobo: kobo })
const lines = fc.array(line, { minLength: 1, maxLength: 8 })
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

test('whatever is spread adds up, and no part is below zero or above its weight', () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const prices = all.map(({ quantity, amountKobo }) => quantity * amountKobo)
      const coupon = Math.floor(sumOf(prices) * share)
      const parts = spread(coupon, prices)
      expect(sumOf(parts)).toBe(coupon)
      parts.forEach((part, i) => {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(prices[i] ?? 0)
      })
    }),
  )
})

test('all partial refunds of an order never exceed what was paid, and the last one takes the rest', () => {
  const shares = fc.double({ min: 0, max: 1, noNaN: true })
  const steps = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 5_000 })), { maxLength: 60 })
  fc.assert(
    fc.property(lines, shares, fc.boolean(), steps, (all, share, isStored, order) => {
      const prices = all.map(({ quantity, amountKobo }) => quantity * amountKobo)
      const coupon = Math.floor(sumOf(prices) * share)
      const stored = spread(coupon, prices)
      const paidLines = all.map((one, i) => ({
        ...one,
        couponKobo: isStored ? (stored[i] ?? 0) : null,
      }))
      const paid = paidForLines(paidLines, coupon)
      expect(sumOf(paid)).toBe(sumOf(prices) - coupon)

      const back = all.map(() => 0)
      const money = all.map(() => 0)
      const refund = (i: number, requested: number) => {
        const quantity = Math.min(requested, (all[i]?.quantity ?? 0) - (back[i] ?? 0))
        if (quantity <= 0) return
        const whole = { paidKobo: paid[i] ?? 0, quantity: all[i]?.quantity ?? 1 }
        const part = refundFor(whole, { quantity, before: back[i] ?? 0 })
        expect(part).toBeGreaterThanOrEqual(0)
        back[i] = (back[i] ?? 0) + quantity
        money[i] = (money[i] ?? 0) + part
        expect(money[i]).toBeLessThanOrEqual(paid[i] ?? 0)
      }
      for (const [i, quantity] of order) refund(i % all.length, quantity)
      expect(sumOf(money)).toBeLessThanOrEqual(sumOf(prices) - coupon)
      all.forEach(({ quantity }, i) => {
        refund(i, quantity)
      })
      expect(money).toEqual(paid)
    }),
  )
})
