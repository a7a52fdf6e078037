import { expect, test } from 'vitest'
import { addDeliveryDays, isPublicHoliday, onDeliveryDay } from './delivery-days.ts'

const noon = (date: string) => new Date(`${date}T11:00:00Z`)
const dayMs = 86_400_000

function holidaysOf(year: number): string[] {
  const days = Array.from(
    { length: 366 },
    (_, n) => new Date(noon(`${year}-01-01`).getTime() + n * dayMs),
  )
  return days
    .filter((day) => day.getUTCFullYear() === year && isPublicHoliday(day))
    .map((day) => day.toISOString().slice(5, 10))
}

test('the public holidays of 2026 are those of the Federation', () => {
  expect(holidaysOf(2026)).toEqual([
    '01-01',
    '03-20', // Eid-el-Fitr, with the day after.
    '03-21',
    '04-03', // Good Friday.
    '04-06', // Easter Monday.
    '05-01',
    '05-27', // Eid-el-Kabir, with the day after.
    '05-28',
    '06-12',
    '08-25', // Eid-el-Maulud.
    '10-01',
    '12-25',
    '12-26',
  ])
})

// Of Easter Sundays: the earliest and the latest there can be, a leap year, and the years of the table.
test.each([
  [2026, '04-03', '04-06'],
  [2027, '03-26', '03-29'],
  [2028, '04-14', '04-17'],
  [2038, '04-23', '04-26'],
  [2285, '03-20', '03-23'],
])('of %d, Good Friday is on %s and Easter Monday on %s', (year, friday, monday) => {
  const days = holidaysOf(year)
  expect(days).toContain(friday)
  expect(days).toContain(monday)
})

test('the holidays of the moon are where the Umm al-Qura calendar expects them', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'Africa/Lagos',
    month: 'numeric',
    day: 'numeric',
  })
  const expected = ['10/1', '10/2', '12/10', '12/11', '3/12']
  for (
    let time = noon('2026-01-01').getTime();
    time < noon('2029-01-01').getTime();
    time += dayMs
  ) {
    const day = new Date(time)
    if (expected.includes(calendar.format(day).replace(/ .*$/, ''))) {
      expect([day, isPublicHoliday(day)]).toEqual([day, true])
    }
  }
})

test('a delivery day is neither a Sunday nor a holiday, by the day of Lagos', () => {
  // Thursday before Good Friday: Saturday, then Tuesday after Easter.
  expect(addDeliveryDays(noon('2026-04-02'), 1)).toEqual(noon('2026-04-04'))
  expect(addDeliveryDays(noon('2026-04-02'), 2)).toEqual(noon('2026-04-07'))
  // Christmas Eve 2026 is a Thursday; the 27th is a Sunday.
  expect(addDeliveryDays(noon('2026-12-24'), 1)).toEqual(noon('2026-12-28'))
  expect(onDeliveryDay(noon('2026-10-01'))).toEqual(noon('2026-10-02'))
  expect(onDeliveryDay(noon('2026-10-02'))).toEqual(noon('2026-10-02'))
  // 23:30 in London on 30 September is the 1st of October in Lagos.
  expect(isPublicHoliday(new Date('2026-09-30T23:30:00Z'))).toBe(true)
  expect(isPublicHoliday(new Date('2026-10-01T23:30:00Z'))).toBe(false)
})
