import { type FactKind, factKinds } from '#contract/shop/facts.ts'
import { number, oneOf, type Row, text } from '#server/platform/database/columns.ts'
import { type Db, many } from '#server/platform/database/query.ts'
import { statement, variants } from '#server/platform/database/statement.ts'
import { type Filters, filterColumns } from './filters.ts'
import { anyBrand, passes } from './listing-sql.ts'
import { narrowingValues } from './listing-statements.ts'

/** So many products are looked at, the most bought first; of a longer list the counts mean 'at least'. */
const readLimit = 2_000

/** A kind that fewer have is no difference between them, but for one that is chosen. */
const minShare = 0.2

/** Values of one kind, the most frequent: more would be a list to read. */
const maxValues = 16

/** The kinds of which facts are chosen. */
export function chosenKinds(facts: string[]): FactKind[] {
  return factKinds.filter((kind) => facts.some((fact) => isOf(kind, fact)))
}

export function withoutKind(facts: string[], kind: FactKind): string[] {
  return facts.filter((fact) => !isOf(kind, fact))
}

/**
 * What the products of a list differ in, the most frequent kinds first, and how many each value would leave with
 * the other kinds as they are: of what is counted with all that is chosen, and of the `chosen` kinds.
 */
export function factGroups(counts: FactRow[], chosen: Map<FactKind, FactRow[]>) {
  return factKinds
    .map((kind) => groupOf(kind, chosen.get(kind) ?? counts))
    .filter(({ values, share, kind }) => {
      return chosen.has(kind) || (values.length > 1 && share >= minShare)
    })
    .sort((a, b) => b.share - a.share)
    .map(({ kind, values }) => ({ kind, values }))
}

/** `looked_at`: of so many products. */
export const factCount = {
  kind: oneOf(factKinds),
  slug: text,
  value: text,
  count: number,
  looked_at: number,
}

export type FactRow = Row<typeof factCount>

function groupOf(kind: FactKind, rows: FactRow[]) {
  const own = rows.filter((row) => row.kind === kind).slice(0, maxValues)
  const values = own
    .toSorted((a, b) => (kind === 'colour' ? b.count - a.count : place(a.value) - place(b.value)))
    .map(({ slug, value, count, looked_at }) => ({
      fact: `${kind}.${slug}`,
      name: value.replace(/\B(?=(?:\d{3})+(?!\d))/g, ','),
      count,
      count_is_exact: looked_at <= readLimit,
    }))
  // Several values of one product count as one: the most frequent value says enough.
  const [first] = own
  const counted = own.reduce((sum, { count }) => sum + count, 0)
  const share = first ? Math.min(1, Math.round((counted / first.looked_at) * 10) / 10) : 0
  return { kind, values, share }
}

function isOf(kind: FactKind, fact: string): boolean {
  return fact.startsWith(`${kind}.`)
}

const clothes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
const units: Record<string, number> = {
  TB: 1_024,
  kVA: 1_000,
  kW: 1_000,
  kWh: 1_000,
  Ah: 1_000,
  kg: 1_000,
  L: 1_000,
  cl: 10,
}

/** Sizes by their size: 'M' before 'XL', '512 GB' before '1 TB'. */
function place(value: string): number {
  const size = clothes.indexOf(value)
  if (size >= 0) return size
  const [, amount = '0', unit = ''] = /(\d+(?:\.\d+)?) ?([A-Za-z]*)/.exec(value) ?? []
  return Number(amount) * (units[unit] ?? 1)
}

const sources = ['', '-of-brands'] as const

const columns = `product_id, brand_id, price_kobo, ${filterColumns}`
const inOrder = (where: string) => `
  SELECT ${columns} FROM listing WHERE scope = (SELECT $1::integer) ${where}
  ORDER BY default_rank DESC, product_id DESC LIMIT ${4 * readLimit}`

const lookedAt = {
  '': inOrder(''),
  '-of-brands': `SELECT ${columns} FROM unnest((SELECT $2::integer[])::integer[]) AS brand (id)
    CROSS JOIN LATERAL (${inOrder('AND brand_id = brand.id')}) AS of_brand`,
}

/** One more than are looked at, to know whether these are all. */
export const factReadLimit = readLimit + 1

/** How often each fact occurs among the products of a `WITH` query, the most frequent first. */
export function factCountsSql(products: string): string {
  return `
    SELECT kind, slug, min(value) AS value, count(*)::integer AS count,
      (SELECT count(*) FROM ${products})::integer AS looked_at
    FROM ${products} CROSS JOIN LATERAL (
      SELECT kind, slug, value FROM product_facts WHERE product_id = ${products}.product_id OFFSET 0
    ) AS facts
    GROUP BY kind, slug ORDER BY count DESC, slug`
}

const counts = variants(sources, (source) =>
  statement(
    `facets-facts${source}`,
    factCount,
    `WITH looked_at AS MATERIALIZED (${lookedAt[source]}), read AS MATERIALIZED (
       SELECT product_id FROM looked_at WHERE ${passes} AND ${anyBrand} LIMIT ${factReadLimit}
     )
     ${factCountsSql('read')}`,
  ),
)

/** How often each fact occurs in a list, whatever facts are chosen, the most frequent first. */
export function readFacts(db: Db, filters: Filters): Promise<FactRow[]> {
  return many(db, counts(filters.brands.length > 0 ? '-of-brands' : ''), narrowingValues(filters))
}
