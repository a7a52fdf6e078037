import { itemKeyOf, storedItems } from '#server/catalogue/catalogue.ts'
import { type LineToFulfil, linesToFulfil } from '#server/orders/orders.ts'
import { number } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'

/** A line of a box, with the codes that a scanner reads on its units. */
export interface BoxLine extends LineToFulfil {
  code: string | null
  bin: string | null
  barcode: string | null
  /** The kind of number that each unit has. */
  serials: 'serial' | 'imei' | null
}

/** The lines that go into an order's box, without the units that it goes on without. */
export async function boxLines(db: Db, orderId: number): Promise<BoxLine[]> {
  const [ordered, picked] = await Promise.all([
    linesToFulfil(db, [orderId]),
    many(db, unitsToPick, [orderId]),
  ])
  const toPick = new Map(picked.map(({ line_id, units }) => [line_id, units]))
  const lines = ordered
    .map((line) => ({
      ...line,
      units: Math.min(line.units, toPick.get(line.lineId) ?? line.units),
    }))
    .filter(({ units }) => units > 0)
  const items = await storedItems(db, lines)
  return lines.map((line) => {
    const item = items.get(itemKeyOf(line))
    return {
      ...line,
      code: item?.code ?? null,
      bin: item?.bin ?? null,
      barcode: item?.barcode ?? null,
      serials: item?.serials ?? null,
    }
  })
}

/** How many units of each line are in an order's box, or go into it. */
export async function boxedUnits(db: Db, orderId: number): Promise<Map<number, number>> {
  const lines = await boxLines(db, orderId)
  return new Map(lines.map(({ lineId, units }) => [lineId, units]))
}

const unitsToPick = rareStatement(
  'fulfilment-units-to-pick',
  { line_id: number, units: number },
  'SELECT line_id, units FROM pick_lines WHERE order_id = $1',
)

/** A code that was scanned so often. */
export interface ScannedCode {
  code: string
  units: number
}

/**
 * Refuses with `conflict`, in words, a box into which anything foreign, too much or too little was scanned. Lines of one
 * code share their scans.
 */
export function requireWholeBox(lines: readonly BoxLine[], scanned: readonly ScannedCode[]): void {
  const left = new Map<string, number>()
  for (const { code, units } of scanned) {
    const line = lines.find((one) => isCodeOf(one, code))
    if (!line) refuse('conflict', { message: `${code} is not in this order.` })
    left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + units)
  }
  for (const [key, alike] of Map.groupBy(lines, keyOf)) {
    const units = alike.reduce((sum, line) => sum + line.units, 0)
    const count = left.get(key) ?? 0
    if (count === units) continue
    const [line] = alike
    const name = [line?.name, ...(line?.options ?? [])].join(', ')
    const message =
      count < units
        ? `${name}: ${count} of ${units} scanned.`
        : `${name}: ${count} scanned, and ${units} ordered.`
    refuse('conflict', { message })
  }
}

function isCodeOf({ code, barcode }: BoxLine, scanned: string): boolean {
  return [code, barcode].some((one) => one?.toLowerCase() === scanned.toLowerCase())
}

/** Lines whose units nobody can tell apart. */
function keyOf({ barcode, code, productId }: BoxLine): string {
  return (barcode ?? code ?? String(productId)).toLowerCase()
}

/** Of all units, as the catalogue has it. */
export function expectedGrams(lines: readonly BoxLine[]): number {
  return lines.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0)
}

/** Parts of the expected weight by which a parcel may differ without a question. */
const tolerance = 0.2

/** Refuses a weight far from what the catalogue has, until it is confirmed. */
export function requireWeight(
  lines: readonly BoxLine[],
  weightGrams: number | null,
  isConfirmed: boolean,
): void {
  const expected = expectedGrams(lines)
  if (weightGrams === null || isConfirmed) return
  if (Math.abs(weightGrams - expected) <= expected * tolerance) return
  const kilograms = (grams: number) => `${(grams / 1000).toLocaleString('en-NG')} kg`
  const message = `${kilograms(expected)} are expected, and ${kilograms(weightGrams)} were typed. Look into the box, then confirm.`
  refuse('validation_failed', { errors: { weight_grams: [message] } })
}
