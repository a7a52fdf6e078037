/** A number of one unit, as it is stored. */
export interface UnitNumber {
  lineId: number
  kind: 'serial' | 'imei'
  number: string
}

/** As labels and people write them: with spaces, in small letters. */
export function cleanNumber(written: string): string {
  return written.replace(/\s/g, '').toUpperCase()
}

/** Why it is no such number, in words; null: it is one. */
export function mistakeIn(kind: UnitNumber['kind'], number: string): string | null {
  if (kind === 'serial') {
    const isNumber = /^[A-Z0-9][A-Z0-9./-]{3,39}$/.test(number)
    return isNumber ? null : `${number} is no serial number: it has 4 to 40 letters and digits.`
  }
  if (!/^\d{15}$/.test(number)) return `${number} is no IMEI: it has 15 digits.`
  return hasCheckDigit(number) ? null : `${number} is no IMEI: a digit is wrong.`
}

/** By Luhn: every second digit from the right counts double, its digits added up. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
