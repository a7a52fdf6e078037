import { isDate, isShortened } from './spreadsheet.ts'

type Read = { value: number } | { words: string }

/** As much as any price may be: a billion naira. */
const maxKobo = 100_000_000_000

/** An amount in naira as people and spreadsheets write it: 1500, 1,500.50, ₦1,500.00, N1500, 1.500,50. Answers kobo. */
export function koboIn(cell: string, least: 0 | 1): Read {
  const amount = cell
    .trim()
    .replace(/^'?\s*(?:₦|ngn|n)?\s*/i, '')
    .replace(/\s*(?:₦|ngn|naira)$/i, '')
  const digits = digitsIn(amount)
  if (digits === null || !/^\d{1,12}(\.\d{1,2})?$/.test(digits)) {
    return {
      words:
        whyNoNumber(cell) ??
        `‘${excerpt(cell)}’ is no price. Write it in naira, such as 1500 or 1500.50.`,
    }
  }
  const value = Math.round(Number(digits) * 100)
  if (value < least) return { words: 'A price is above zero.' }
  return value > maxKobo ? { words: 'A price is at most 1,000,000,000.' } : { value }
}

/** A whole number as spreadsheets write it: 28, 28.0, 1,200. */
export function wholeIn(cell: string, least: number): Read {
  const digits = digitsIn(cell.trim().replace(/^'/, ''))
  const value = Number(digits)
  if (digits === null || !/^\d{1,10}$/.test(digits) || value > 2_147_483_647 || value < least) {
    return {
      words:
        whyNoNumber(cell) ??
        `‘${excerpt(cell)}’ is no whole number${least > 0 ? ' above zero' : ''}.`,
    }
  }
  return { value }
}

/** With a point and without the marks of thousands; null: it is no number, or might be two. */
function digitsIn(text: string): string | null {
  // Digits of full width become plain ones, and a space that does not break becomes one that does.
  const plain = text
    .normalize('NFKC')
    .replace(/^\d{1,3}(?: \d{3})+(?=$|[.,])/, (digits) => digits.replaceAll(' ', ''))
  if (couldBeTwo(plain)) return null
  for (const [pattern, digits] of notations) {
    if (pattern.test(plain)) return withoutZeros(digits(plain))
  }
  return null
}

const notations: readonly [RegExp, (text: string) => string][] = [
  [/^\d*\.?\d+$|^\d+\.$/, (text) => text],
  [/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, (text) => text.replaceAll(',', '')],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, (text) => text.replaceAll('.', '')],
  // A comma for the decimals: fewer than three of them, or points before it.
  [/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/, decimalComma],
]

function decimalComma(text: string): string {
  return text.replaceAll('.', '').replace(',', '.')
}

/** 28.0 → 28, 1500.5000 → 1500.5 */
function withoutZeros(digits: string): string {
  return digits.replace(/^\./, '0.').replace(/\.(\d*?)0*$/, (_, rest) => (rest ? `.${rest}` : ''))
}

/** 1.500 is one and a half, or, where a point marks thousands, one thousand five hundred. */
function couldBeTwo(text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text)
}

function whyNoNumber(cell: string): string | null {
  const text = excerpt(cell)
  if (isDate(cell))
    return `‘${text}’ is a date, which a spreadsheet has made. Write the number again.`
  if (isShortened(cell)) {
    return `‘${text}’ is a number that a spreadsheet has shortened. Write all of its digits.`
  }
  if (couldBeTwo(cell.replace(/^[^\d]+/, ''))) {
    return `‘${text}’ may mean a thousand times more in another country. Write it without that point.`
  }
  return null
}

/** A cell within words. */
export function excerpt(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
}
