import { expect, test } from 'vitest'
import type { OrderDescription } from '#server/orders/orders.ts'
import { depositLine, discrepancyLine, orderLines, refundLine } from './printed-lines.ts'

const placedAt = new Date('2026-10-02T09:00:00Z')
const later = new Date('2026-10-03T15:30:00Z')

const order: OrderDescription = {
  orderCode: 'ABCDEFGHJK',
  accountId: 7,
  status: 'PROCESSING',
  paymentCode: 'wallets',
  paymentStatus: 'PAID',
  placedAt,
  shippingMethod: 'Carrier',
  carrierName: 'Swift Danfo',
  address: '1 Market Road, Bodija, Ibadan, Oyo',
  phone: '+2348031000001',
  lines: [
    { quantity: 2, name: 'Kettle', options: [], amountKobo: 200_000, refundedUnits: 0 },
    { quantity: 1, name: 'Shirt', options: ['Red', 'L'], amountKobo: 150_050, refundedUnits: 1 },
  ],
  subTotalKobo: 550_050,
  shippingKobo: 50_000,
  coupon: { code: 'TEN', amountKobo: 55_000 },
  totalKobo: 545_050,
  refundedKobo: 50_000,
  moves: [
    {
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      stockState: 'sold',
      refundedKobo: 0,
      at: placedAt,
      by: { customer: 7 },
    },
    {
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      stockState: 'sold',
      refundedKobo: 50_000,
      at: later,
      by: { command: 'ada' },
    },
    {
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      stockState: 'free',
      refundedKobo: 545_050,
      at: later,
      by: { job: 'seed' },
    },
  ],
  notes: [{ note: 'Bring a bag.', at: later }],
}

test('an order is printed whole', () => {
  expect(orderLines(order)).toEqual([
    'ABCDEFGHJK  PROCESSING, wallets PAID',
    'account 7, placed 2 Oct 2026, 10:00',
    'Carrier (Swift Danfo)',
    '1 Market Road, Bodija, Ibadan, Oyo',
    '+2348031000001',
    '  1. 2 × Kettle at ₦2,000.00',
    '  2. 1 × Shirt, Red, L at ₦1,500.50, 1 given back',
    'goods ₦5,500.50, delivery ₦500.00',
    'coupon TEN -₦550.00',
    'total ₦5,450.50, given back ₦500.00',
    '  2 Oct 2026, 10:00  PROCESSING, PAID, goods sold (customer)',
    '  3 Oct 2026, 16:30  PROCESSING, PAID, goods sold, ₦500.00 given back (command line, ada)',
    '  3 Oct 2026, 16:30  REFUNDED, REFUNDED, goods free (job seed)',
    '  3 Oct 2026, 16:30  Bring a bag.',
  ])
})

test('a pick-up without a coupon has neither lines of an address nor of a coupon', () => {
  const pickUp = { carrierName: null, address: null, phone: null, coupon: null, notes: [] }
  expect(orderLines({ ...order, ...pickUp, moves: [], shippingMethod: 'Pick up' })).toEqual([
    'ABCDEFGHJK  PROCESSING, wallets PAID',
    'account 7, placed 2 Oct 2026, 10:00',
    'Pick up',
    '  1. 2 × Kettle at ₦2,000.00',
    '  2. 1 × Shirt, Red, L at ₦1,500.50, 1 given back',
    'goods ₦5,500.50, delivery ₦500.00',
    'total ₦5,450.50, given back ₦500.00',
  ])
})

test('refunds are printed in their currency', () => {
  const refund = { state: 'refused', attempts: 2, requestedBy: { staff: 1 } } as const
  expect(refundLine({ ...refund, amount: 100_000, currency: 'NGN' })).toBe(
    '  refund of ₦1,000.00: refused (2 tries)',
  )
  expect(refundLine({ ...refund, amount: 1_250, currency: 'USD' })).toBe(
    '  refund of 12.5 USD: refused (2 tries)',
  )
})

test('discrepancies and deposits are printed on one line each', () => {
  const discrepancy = {
    orderCode: 'ABCDEFGHJK',
    at: placedAt,
    transactionId: '17',
    kind: 'currency',
    detail: '1000 USD came',
  } as const
  const line = 'ABCDEFGHJK  2026-10-02T09:00:00.000Z  transaction 17  currency  1000 USD came'
  expect(discrepancyLine({ ...discrepancy, refundState: 'sent' })).toBe(`${line}  refund sent`)
  expect(discrepancyLine({ ...discrepancy, refundState: null })).toBe(line)
  const deposit = {
    reference: 'D1',
    at: placedAt,
    transactionReference: 'MNFY|1',
    amountKobo: 200_000,
    reason: 'the bank knows of no such transfer',
  }
  expect(depositLine(deposit)).toBe(
    'D1  2026-10-02T09:00:00.000Z  MNFY|1  ₦2,000.00  the bank knows of no such transfer',
  )
})
