/** What spreadsheets do to cells that are text for us, and how they write what they made of them. */

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'

/** All that a number, date, time or amount consists of, once months and the like are taken out. */
const figures = /^[\d\s.,:/%e+\-()₦$€£']*$/i
const names = new RegExp(`(?<![a-z])(?:${month}|am|pm|n|ngn)(?![a-z])`, 'gi')
/** Neither a zero at the beginning nor more digits than a cell shows. */
const plainWhole = /^(?:0|[1-9]\d{0,8})$/

/** A spreadsheet would take this text for a number, a date or a truth, and save something else. */
export function couldBeTaken(text: string): boolean {
  if (/^(?:true|false)$/i.test(text)) return true
  if (!/\d/.test(text) || text.length > 40 || plainWhole.test(text)) return false
  return figures.test(text.replace(names, ''))
}

const dates = [
  // 2-Jan, 2. Jan 26
  new RegExp(`^\\d{1,2}[-/. ]{1,2}${month}(?:[-/ ]\\d{2,4})?$`, 'i'),
  // Jan-02, Jan 2, 2026
  new RegExp(`^${month}[-/ ]\\d{1,4}(?:, ?\\d{4})?$`, 'i'),
  /^\d{1,2}([/.])\d{1,2}\1(?:\d{2}|\d{4})$/,
  /^\d{4}([-/])\d{1,2}\1\d{1,2}$/,
]
const time = /[T ]?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?$/i

/** A date or a time as spreadsheets write them. */
export function isDate(text: string): boolean {
  const day = text.replace(time, '')
  return day === '' ? /:\d{2}(?::| ?[ap]m)/i.test(text) : dates.some((date) => date.test(day))
}

const shortened = /^\d(?:[.,](\d+))?e[+-]?\d{1,3}$/i

/** A number as spreadsheets write it where they leave digits out: 1.5E+05. */
export function isShortened(text: string): boolean {
  return shortened.test(text)
}

/** Whether a shortened number is what a spreadsheet makes of this one. */
export function isShortOf(text: string, value: number): boolean {
  const found = shortened.exec(text)
  if (!found || value <= 0) return false
  const [, decimals = ''] = found
  return Number(value.toExponential(decimals.length)) === Number(text.replace(',', '.'))
}

/** Characters that a cell of Excel, and of LibreOffice, holds: each cuts a longer text off. */
const cellLengths = [32_767, 65_535]

/** A cell has just as much of the text as fits a spreadsheet's cell. */
export function isCutOf(cell: string, text: string): boolean {
  return (
    text.length > cell.length &&
    text.startsWith(cell) &&
    cellLengths.some((length) => cell.length <= length && cell.length > length - 10)
  )
}

/** Why text of a file is not believed: a spreadsheet has made it of another; null: it may be meant. */
export function whyDestroyed(cell: string): string | null {
  const advice = `Write it again as text, or with an apostrophe before it where it is meant: '${cell}.`
  if (isDate(cell)) {
    return `‘${cell}’ is a date, which a spreadsheet has made of something like 1/2. ${advice}`
  }
  // Two digits behind the sign: people write 1E5.
  if (isShortened(cell) && /e[+-]\d{2,}$/i.test(cell)) {
    return `‘${cell}’ is a number that a spreadsheet has shortened. ${advice}`
  }
  return null
}
