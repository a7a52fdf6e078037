import { expect, test } from 'vitest'
import { arrival, arrivalOf, estimatedFee } from './estimate.ts'

const lagos = { fee: 1_700, fee_per_more_kg: 90.5 }

test.each([
  [0.05, 1_700],
  [1, 1_700],
  [1.001, 1_790.5],
  [2, 1_790.5],
  [0.1 + 0.2 + 0.7, 1_700],
  [10.2, 2_605],
])('%d kg cost ₦%d', (kg, naira) => {
  expect(estimatedFee(lagos, kg)).toBe(naira)
})

test('arrival is given in Lagos dates', () => {
  expect(arrival(new Date('2026-11-20T10:00:00Z'), 1, 1)).toMatch(/^Sat,? 21 Nov$/)
  // Saturday; nothing moves on Sunday.
  expect(arrival(new Date('2026-11-21T10:00:00Z'), 1, 3)).toMatch(/^Mon,? 23\D+Wed,? 25 Nov$/)
  // It is Sunday in Lagos already.
  expect(arrival(new Date('2026-11-21T23:30:00Z'), 2, 9)).toMatch(/^Tue,? 24 Nov\D+Wed,? 2 Dec$/)
})

test('arrival leaves out the public holidays of Nigeria', () => {
  // Good Friday and Easter Monday, with the Sunday between them.
  expect(arrival(new Date('2026-04-02T10:00:00Z'), 1, 2)).toMatch(/^Sat,? 4\D+Tue,? 7 Apr$/)
  // Eid-el-Kabir is expected on Wednesday and Thursday.
  expect(arrivalOf(new Date('2026-05-26T10:00:00Z'), '1 day')).toMatch(/^Fri,? 29 May$/)
})

test('days in words become dates; other words do not', () => {
  const friday = new Date('2026-11-20T10:00:00Z')
  expect(arrivalOf(friday, '1 to 3 days')).toBe(arrival(friday, 1, 3))
  expect(arrivalOf(friday, '1 day')).toBe(arrival(friday, 1, 1))
  for (const words of ['Ready in 24 hours', 'As the carrier says', '']) {
    expect(arrivalOf(friday, words)).toBeNull()
  }
})
