import {
  certain,
  nullable,
  number,
  oneOf,
  type Row,
  text,
} from '#server/platform/database/columns.ts'
import { many, run } from '#server/platform/database/query.ts'
import { rareStatement } from '#server/platform/database/statement.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { outcomes } from '../change-row.ts'
import type { Reason } from '../values.ts'

/** A row about a product that the file adds with combinations. */
const partRow = {
  line: number,
  outcome: oneOf(outcomes),
  // Only rows with a code are read.
  code: certain(text),
  name: nullable(text),
  variations: nullable(text),
  combination: nullable(text),
  price: nullable(text),
}
type PartRow = Row<typeof partRow>

interface Problem extends Reason {
  line: number
}

/**
 * Looks at the rows of new products that are sold by combinations, each product's together: it comes with all of its
 * combinations or not at all. Notes at each further row which one adds the product.
 */
export async function checkVaried(tx: Tx, changeId: number): Promise<void> {
  const rows = await many(tx, partRows, [changeId])
  const notes = [...Map.groupBy(rows, ({ code }) => code).values()].flatMap(notesOf)
  if (notes.length > 0) await run(tx, writeNotes, [changeId, JSON.stringify(notes)])
}

interface Note {
  line: number
  /** Of a further row; null: it is the first, or refused. */
  first: number | null
  reasons: Reason[]
}

function notesOf(rows: PartRow[]): Note[] {
  const [refused] = rows.filter(({ outcome }) => outcome === 'refused')
  const fine = rows.filter(({ outcome }) => outcome === 'new')
  const problem: Problem | null = refused
    ? { line: refused.line, column: 'product_code', words: '' }
    : problemOf(fine)
  if (!problem) {
    const first = fine.find(({ name }) => name !== null)?.line ?? null
    return fine
      .filter(({ line }) => line !== first)
      .map(({ line }) => ({ line, first, reasons: [] }))
  }
  const { line: at, column, words } = problem
  const elsewhere = `Line ${at} of the same product is refused.`
  return fine.map(({ line }) => ({
    line,
    first: null,
    reasons: [line === at ? { column, words } : { column: 'product_code', words: elsewhere }],
  }))
}

/** The separator of names and of values, in `variations` and `combination`. */
export function partsOf(text: string): string[] {
  return text.split(' / ').map((part) => part.trim())
}

const max = { variations: 5, values: 50, combinations: 500 }

function problemOf(rows: PartRow[]): Problem | null {
  const [first] = rows
  if (!first) return null
  const whole = rows.find(({ name }) => name !== null)
  if (!whole) {
    const words = `There is no product with the code ‘${first.code.slice(0, 60)}’, and no row that adds it.`
    return { line: first.line, column: 'product_code', words }
  }
  const combinations = rows.filter(({ combination }) => combination !== null)
  const named = rows.find(({ variations }) => variations !== null)
  if (!named?.variations) {
    const words = 'Say in ‘variations’ what the combinations differ in, such as Size / Colour.'
    return { line: whole.line, column: 'variations', words }
  }
  if (combinations.length === 0) {
    const words = 'No row of this product has a combination.'
    return { line: whole.line, column: 'variations', words }
  }
  if (combinations.length > max.combinations) {
    const words = `A product has 1 to ${max.combinations} combinations.`
    return { line: whole.line, column: 'combination', words }
  }
  return namesProblem(rows, named.variations) ?? valuesProblem(combinations, named.variations)
}

function namesProblem(rows: PartRow[], variations: string): Problem | null {
  const other = rows.find(
    (row) => row.variations !== null && key(row.variations) !== key(variations),
  )
  if (other) {
    const words = `Another row of this product has ‘${variations}’.`
    return { line: other.line, column: 'variations', words }
  }
  const names = partsOf(variations)
  const line = rows.find((row) => row.variations !== null)?.line ?? 0
  if (names.length > max.variations || names.includes('')) {
    const words = `A product varies by 1 to ${max.variations} things, each with a name.`
    return { line, column: 'variations', words }
  }
  if (new Set(names.map(key)).size < names.length) {
    return { line, column: 'variations', words: 'Two variations have the same name.' }
  }
  const priced = rows.find(({ combination, price }) => combination === null && price !== null)
  if (!priced) return null
  const words = 'The product is sold by combinations: give the price in their rows.'
  return { line: priced.line, column: 'price', words }
}

function valuesProblem(combinations: PartRow[], variations: string): Problem | null {
  const { length } = partsOf(variations)
  const seen = new Map<string, number>()
  for (const { line, combination, price } of combinations) {
    const values = partsOf(combination ?? '')
    if (values.length !== length || values.includes('')) {
      const words = `A combination has one value of each variation: ‘${variations}’.`
      return { line, column: 'combination', words }
    }
    const before = seen.get(key(combination ?? ''))
    if (before !== undefined) {
      const words = `Line ${before} has the same combination.`
      return { line, column: 'combination', words }
    }
    seen.set(key(combination ?? ''), line)
    if (price === null) return { line, column: 'price', words: 'A combination has a price.' }
  }
  const most = Math.max(
    ...Array.from(
      { length },
      (_, at) =>
        new Set(combinations.map((row) => key(partsOf(row.combination ?? '')[at] ?? ''))).size,
    ),
  )
  if (most <= max.values) return null
  const words = `A variation has 1 to ${max.values} values.`
  return { line: combinations[0]?.line ?? 0, column: 'combination', words }
}

function key(text: string): string {
  return partsOf(text.toLowerCase()).join(' / ')
}

// `given` has the code of what is refused, which may be marked.
const partRows = rareStatement(
  'bulk-parts',
  partRow,
  `WITH coded AS (
     SELECT line, outcome, after, lower(ltrim(given ->> 'product_code', '''')) AS code,
       given ?| ARRAY['combination', 'variations'] AS is_varied
     FROM bulk_rows
     WHERE change_id = $1 AND product_id IS NULL AND outcome IN ('new', 'refused')
       AND given ? 'product_code'
   )
   SELECT line, outcome, code, after ->> 'name' AS name, after ->> 'variations' AS variations,
     after ->> 'combination' AS combination, after ->> 'price' AS price
   FROM coded WHERE code IN (SELECT code FROM coded WHERE is_varied)
   ORDER BY code, line`,
)

const writeNotes = rareStatement(
  'bulk-note-parts',
  {},
  `UPDATE bulk_rows SET first_line = first,
     outcome = CASE WHEN note.reasons = '[]' THEN outcome ELSE 'refused' END,
     reasons = CASE WHEN note.reasons = '[]' THEN bulk_rows.reasons ELSE note.reasons END
   FROM jsonb_to_recordset($2) AS note (line integer, first integer, reasons jsonb)
   WHERE change_id = $1 AND bulk_rows.line = note.line`,
)
