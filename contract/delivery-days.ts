// Without zod, so that a browser can count days without loading it.

/** Lagos has no summer time. */
const aheadOfUtcMs = 3_600_000
const dayMs = 86_400_000

/** Public holidays of the Federation with a date of their own, 'MM-DD' (Public Holidays Act, schedule). */
const fixed = ['01-01', '05-01', '06-12', '10-01', '12-25', '12-26']

/**
 * Holidays that follow the moon, by year: both days of Eid-el-Fitr, both of Eid-el-Kabir, Eid-el-Maulud, as the Umm
 * al-Qura calendar expects them. The Federal Government declares each a few days before. A year without a row has none.
 */
const byTheMoon: Readonly<Record<number, readonly string[]>> = {
  2026: ['03-20', '03-21', '05-27', '05-28', '08-25'],
  2027: ['03-09', '03-10', '05-16', '05-17', '08-14'],
  2028: ['02-26', '02-27', '05-05', '05-06', '08-03'],
}

/** Whether a time is on a public holiday of Nigeria, in Lagos. */
export function isPublicHoliday(time: Date): boolean {
  const day = lagosDay(time)
  const year = day.getUTCFullYear()
  const date = monthAndDay(day)
  if (fixed.includes(date) || byTheMoon[year]?.includes(date)) return true
  const easter = easterSunday(year)
  return [-2, 1].some((days) => monthAndDay(new Date(easter + days * dayMs)) === date)
}

/** So many days on which carriers deliver after a time: not Sundays, not public holidays. */
export function addDeliveryDays(from: Date, days: number): Date {
  let time = from.getTime()
  for (let left = days; left > 0; ) {
    time += dayMs
    if (isDeliveryDay(new Date(time))) left -= 1
  }
  return new Date(time)
}

/** The time itself where carriers deliver on its day, else the same hour of the next day on which they do. */
export function onDeliveryDay(time: Date): Date {
  return isDeliveryDay(time) ? time : addDeliveryDays(time, 1)
}

function isDeliveryDay(time: Date): boolean {
  return lagosDay(time).getUTCDay() !== 0 && !isPublicHoliday(time)
}

/** A date whose UTC fields are those of Lagos. */
function lagosDay(time: Date): Date {
  return new Date(time.getTime() + aheadOfUtcMs)
}

/** 'MM-DD' */
function monthAndDay(day: Date): string {
  return day.toISOString().slice(5, 10)
}

/** Easter Sunday of the Gregorian calendar, ms of its midnight UTC (Gauss, as amended by Meeus and Butcher). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const fromMarch = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1)
}
