import { kobo, toNaira } from '#contract/money.ts'
import { ProductNeed, type WholeProduct } from '#contract/office/product.ts'
import { type MemberNames, namesOfActors } from '#server/platform/actor-names.ts'
import {
  boolean,
  certain,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Row,
  text,
  time,
} from '#server/platform/database/columns.ts'
import { type Db, maybe } from '#server/platform/database/query.ts'
import { statement } from '#server/platform/database/statement.ts'
import { refuse } from '#server/platform/http/handler.ts'
import { asText, type RecordFields } from '#server/records/records.ts'
import { nextStates, productStates } from '../manage/states.ts'
import { factsAmong, productFacts, selectedFacts } from '../product-facts.ts'

/** One product with everything that can be edited. Refuses with `not_found`. */
export async function wholeProduct(
  db: Db,
  id: number,
  memberNames: MemberNames,
): Promise<WholeProduct> {
  return wholeOf(db, (await maybe(db, readOne, [id])) ?? refuse('not_found'), memberNames)
}

/** The same of what was read. */
export async function wholeOf(
  db: Db,
  row: ProductRow,
  memberNames: MemberNames,
): Promise<WholeProduct> {
  const { changed_by: changedBy } = row
  const nameOf = await namesOfActors(db, changedBy ? [changedBy] : [], memberNames)
  const { amount_kobo, previous_amount_kobo, on_hand, held, combinations, ...rest } = row
  return {
    ...rest,
    next_states: [...nextStates(row.state)],
    lacks: row.lacks.map((need) => ProductNeed.parse(need)),
    amount: nairaOrNull(amount_kobo),
    previous_amount: nairaOrNull(previous_amount_kobo),
    stock: on_hand === null ? null : { on_hand, held: held ?? 0 },
    combinations: combinations.map((combination) => ({
      id: combination.id,
      value_ids: combination.value_ids,
      amount: toNaira(kobo(combination.amount_kobo)),
      previous_amount: nairaOrNull(combination.previous_amount_kobo),
      stock:
        combination.on_hand === null
          ? null
          : { on_hand: combination.on_hand, held: combination.held ?? 0 },
    })),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by: changedBy ? nameOf(changedBy) : null,
  }
}

/** A product under the names of its forms' fields. The verbs lock it: orders, its stock, then the row. */
export const productKind = {
  noun: 'product',
  lock: (db: Db, id: number) => maybe(db, readOne, [id]),
  fieldsOf: (row: ProductRow): RecordFields => ({
    ...factFields(row),
    ...priceFields(row),
    state: row.state,
    variations: variationsText(row),
    pictures: picturesText(row.pictures),
  }),
}

export type ProductRow = Row<typeof productRow>

/** What a product is, as text. */
export function factFields(facts: object): RecordFields {
  return Object.fromEntries(
    Object.entries(factsAmong(facts)).map(([name, value]) => [name, asText(value)]),
  )
}

/** Prices in naira: of a fixed product, or of each combination with its id in the field's name. */
function priceFields(row: ProductRow): RecordFields {
  if (row.is_fixed) return pricePair(null, row)
  return Object.assign({}, ...row.combinations.map((one) => pricePair(one.id, one)))
}

interface KoboPrice {
  amount_kobo: number | null
  previous_amount_kobo: number | null
}

function pricePair(id: number | null, price: KoboPrice): RecordFields {
  return {
    [priceField('amount', id)]: priceText(nairaOrNull(price.amount_kobo)),
    [priceField('previous_amount', id)]: priceText(nairaOrNull(price.previous_amount_kobo)),
  }
}

/** Naira, as the page has them: '12500.50'. */
export function priceText(naira: number | null): string {
  return naira === null ? '' : naira.toFixed(2)
}

/** The field of a price; of a combination with its id: `amount:34`. */
export function priceField(name: 'amount' | 'previous_amount', combinationId: number | null) {
  return combinationId === null ? name : `${name}:${combinationId}`
}

/** Options and the combinations on sale, without prices and stock. */
function variationsText({ options, combinations }: ProductRow): string {
  return JSON.stringify({
    options,
    combinations: combinations
      .filter(({ on_hand }) => on_hand !== null)
      .map(({ id, value_ids }) => ({ id, value_ids })),
  })
}

/** As the page has them in one field. */
export function picturesText(pictures: ProductRow['pictures']): string {
  return JSON.stringify(pictures.map(({ hash, alt, value_id }) => ({ hash, alt, value_id })))
}

function nairaOrNull(amount: number | null): number | null {
  return amount === null ? null : toNaira(kobo(amount))
}

const productRow = {
  id: number,
  version: number,
  state: oneOf(productStates),
  // The function's array has no nulls.
  lacks: certain(list(text)),
  ...productFacts,
  is_fixed: boolean,
  amount_kobo: nullable(number),
  previous_amount_kobo: nullable(number),
  on_hand: nullable(number),
  held: nullable(number),
  options: json(
    list(
      object({
        id: number,
        name: text,
        // An option has values.
        values: certain(list(object({ id: number, name: text, swatch: nullable(text) }))),
      }),
    ),
  ),
  combinations: json(
    list(
      object({
        id: number,
        value_ids: list(number),
        amount_kobo: number,
        previous_amount_kobo: nullable(number),
        on_hand: nullable(number),
        held: nullable(number),
      }),
    ),
  ),
  pictures: json(list(object({ hash: text, alt: text, value_id: nullable(number) }))),
  created_at: time,
  changed_at: nullable(time),
  changed_by: nullable(text),
}

const readOne = statement(
  'office-product',
  productRow,
  `SELECT products.id, version, state, product_lacks(products.id) AS lacks, ${selectedFacts},
     is_fixed, amount_kobo, previous_amount_kobo, fixed.on_hand, fixed.held,
     (
       SELECT coalesce(
         json_agg(
           json_build_object('id', id, 'name', name, 'values', (
             SELECT json_agg(json_build_object('id', id, 'name', name, 'swatch', swatch)
               ORDER BY position)
             FROM option_values WHERE option_id = product_options.id
           ))
           ORDER BY position
         ),
         '[]'
       )
       FROM product_options WHERE product_id = products.id
     ) AS options,
     (
       SELECT coalesce(
         json_agg(
           json_build_object('id', combinations.id, 'amount_kobo', combinations.amount_kobo,
             'previous_amount_kobo', combinations.previous_amount_kobo,
             'on_hand', stock.on_hand, 'held', stock.held,
             'value_ids', ARRAY (
               SELECT value_id FROM combination_values
               JOIN product_options ON product_options.id = combination_values.option_id
               WHERE combination_id = combinations.id ORDER BY product_options.position
             ))
           ORDER BY combinations.id
         ),
         '[]'
       )
       FROM combinations
       LEFT JOIN stock ON stock.product_id = products.id AND combination_id = combinations.id
       WHERE combinations.product_id = products.id
     ) AS combinations,
     (
       SELECT coalesce(
         json_agg(json_build_object('hash', hash, 'alt', alt, 'value_id', option_value_id)
           ORDER BY position),
         '[]'
       )
       FROM product_images WHERE product_id = products.id
     ) AS pictures,
     created_at, changed_at, changed_by
   FROM products
   LEFT JOIN stock AS fixed ON fixed.product_id = products.id AND fixed.combination_id IS NULL
   WHERE products.id = $1`,
)
