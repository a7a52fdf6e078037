import { useEffect, useState } from 'react'
import type { PackingLine } from '#contract/office/fulfilment.ts'
import { play } from '../shell/sound.ts'

/** Units in the box, by line. */
export type Counts = Readonly<Record<number, number>>

/**
 * Counts the units in an order's box; a foreign unit or one too many is refused at once. A reload, which the camera needs,
 * loses none: this tab stores them until the box is closed.
 */
export function useBox(code: string, lines: readonly PackingLine[]) {
  const entry = `oja-office-box-${code}`
  const [counts, setCounts] = useState(() => storedCounts(entry, lines))
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => sessionStorage.setItem(entry, JSON.stringify(counts)), [entry, counts])
  function add(scanned: string) {
    const fitting = lines.filter(({ barcode, product_code }) =>
      [barcode, product_code].some((one) => one?.toLowerCase() === scanned.toLowerCase()),
    )
    const line = fitting.find(({ line_id, units }) => (counts[line_id] ?? 0) < units)
    if (!line) {
      setWrong(
        fitting[0]
          ? `All units of ${fitting[0].name} are in the box.`
          : `${scanned} is not in this order.`,
      )
      play([220, 180])
      return
    }
    setWrong(null)
    play([880])
    setCounts({ ...counts, [line.line_id]: (counts[line.line_id] ?? 0) + 1 })
  }
  return { counts, wrong, add, empty: () => sessionStorage.removeItem(entry) }
}

/** The counts that this tab stored, as far as they fit the order. */
function storedCounts(entry: string, lines: readonly PackingLine[]): Counts {
  const stored: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null')
  const known = typeof stored === 'object' && stored ? Object.entries(stored) : []
  const units = new Map(lines.map((line) => [String(line.line_id), line.units]))
  return Object.fromEntries(
    known.filter(
      ([line, count]) => Number.isInteger(count) && count > 0 && count <= (units.get(line) ?? 0),
    ),
  )
}
