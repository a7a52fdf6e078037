import { refuse } from '#server/platform/http/handler.ts'
import type { BoxLine } from '../packing.ts'
import { cleanNumber, mistakeIn, type UnitNumber } from './unit-number.ts'

/** Numbers as they were scanned or typed for the units of a line. */
export interface LineNumbers {
  line_id: number
  numbers: readonly string[]
}

/**
 * The numbers of a box, one for each unit of the lines that want them. Refuses with `validation_failed`, in words, what is
 * missing, too much, no number, or there twice.
 */
export function requireSerials(
  lines: readonly BoxLine[],
  scanned: readonly LineNumbers[],
): UnitNumber[] {
  const found = lines.flatMap((line): UnitNumber[] => {
    const numbers = scanned
      .filter(({ line_id }) => line_id === line.lineId)
      .flatMap((one) => one.numbers.map(cleanNumber))
    const expected = line.serials === null ? 0 : line.units
    if (numbers.length !== expected) {
      refuseSerials(`${line.name}: ${numbers.length} of ${expected} numbers.`)
    }
    const { lineId, serials: kind } = line
    return kind === null ? [] : numbers.map((number) => ({ lineId, kind, number }))
  })
  for (const [place, { kind, number }] of found.entries()) {
    const mistake = mistakeIn(kind, number)
    if (mistake) refuseSerials(mistake)
    if (found.findIndex((one) => one.number === number) < place) {
      refuseSerials(`${number} is there twice.`)
    }
  }
  const known = new Set(lines.map(({ lineId }) => lineId))
  if (scanned.some(({ line_id }) => !known.has(line_id))) {
    refuseSerials('A number is of no line of this order.')
  }
  return found
}

function refuseSerials(words: string): never {
  refuse('validation_failed', { errors: { serials: [words] } })
}
