import { serialKinds } from '#contract/product-facts.ts'
import {
  nullable,
  number,
  oneOf,
  type Row,
  text,
  typeOf,
} from '#server/platform/database/columns.ts'
import { cleanDescription } from './product/description.ts'

/** What the page of a product shows as it is stored. */
export const pageFacts = {
  /** The seller's, unique. */
  code: text,
  /** One to a line. */
  key_features: text,
  bulk_text: nullable(text),
}

/**
 * What a product is, beside its price, stock, variations and pictures: under these names in verbs, forms, files and the
 * audit. A fact is named here, in the contract, and where people see or edit it; statements list what stands here.
 */
export const productFacts = {
  ...pageFacts,
  /** In the address of its page: unique, small letters, digits and hyphens, not only digits. */
  slug: text,
  name: text,
  /** A sub-category; null: a draft that has none yet. */
  category_id: nullable(number),
  brand_id: number,
  seller_id: number,
  /** 'Brand new', 'Refurbished' … */
  form: text,
  /** Null: a draft whose weight nobody knows yet. */
  weight_grams: nullable(number),
  color: nullable(text),
  /** Whether each unit has a number that is recorded when it is packed. */
  serials: nullable(oneOf(serialKinds)),
  /** HTML; what `cleanDescription` does not allow is left out. */
  description: text,
  /** 0 to 1,000,000: its place in lists that are not sorted otherwise. */
  popularity: number,
}
export type ProductFacts = Row<typeof productFacts>
type FactName = keyof ProductFacts

/** Columns of `products` that have another name than their fact. */
const otherNames: Partial<Record<FactName, string>> = {
  slug: 'p_slug',
  description: 'description_html',
}

/** What is stored of a text that is sent. */
const cleaners: Partial<Record<FactName, (text: string) => string>> = {
  description: cleanDescription,
  key_features: cleanLines,
}

/** What a draft has as long as nobody says otherwise. */
export const draftFacts = {
  category_id: null,
  form: 'Brand new',
  weight_grams: null,
  color: null,
  serials: null,
  key_features: '',
  description: '',
  bulk_text: null,
  popularity: 0,
} satisfies Partial<ProductFacts>

const names = Object.keys(productFacts).filter(isFact)

function isFact(name: string): name is FactName {
  return Object.hasOwn(productFacts, name)
}

const columnOf = (name: FactName) => otherNames[name] ?? name

/** What selects facts from `products`. */
export const selectedFacts = names.map((name) => `${columnOf(name)} AS ${name}`).join(', ')

/** The columns that an INSERT writes, with `factsIn` as their values. */
export const insertedFacts = [...names.map(columnOf), 'parent_category_id'].join(', ')

/** The facts of an expression of JSON. */
export function factsIn(json: string): string {
  return [...names.map((name) => factIn(json, name)), parentIn(json)].join(', ')
}

/** What an UPDATE sets: a fact that the JSON has is written, also as null; one that it lacks stays. */
export function changedFacts(json: string): string {
  const set = (column: string, name: FactName, value: string) =>
    `${column} = CASE WHEN ${json} ? '${name}' THEN ${value} ELSE ${column} END`
  return [
    ...names.map((name) => set(columnOf(name), name, factIn(json, name))),
    set('parent_category_id', 'category_id', parentIn(json)),
  ].join(', ')
}

function factIn(json: string, name: FactName): string {
  return `(${json} ->> '${name}')::${typeOf(productFacts[name])}`
}

function parentIn(json: string): string {
  return `(SELECT parent_id FROM categories WHERE categories.id = ${factIn(json, 'category_id')})`
}

/** Facts as they are stored, for `factsIn` and `changedFacts`. */
export function cleanFacts<Facts extends Partial<ProductFacts>>(facts: Facts): Facts {
  const cleaned = Object.entries(facts).map(([name, value]) => [name, cleanFact(name, value)])
  return { ...facts, ...Object.fromEntries(cleaned) }
}

/** One of them; what is no fact, or no text, stays. */
export function cleanFact<T>(name: string, value: T): T | string {
  const clean = isFact(name) ? cleaners[name] : undefined
  return clean && typeof value === 'string' ? clean(value) : value
}

/** Without empty lines, and without spaces around each. */
function cleanLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** The facts among what else has a name. Throws where one is not what its column holds. */
export function factsAmong(values: object): Partial<ProductFacts> {
  const found = Object.fromEntries(Object.entries(values).filter(([name]) => isFact(name)))
  if (!areFacts(found)) throw new Error('a fact is not what its column holds')
  return found
}

function areFacts(found: Record<string, unknown>): found is Partial<ProductFacts> {
  return names.every((name) => !(name in found) || productFacts[name].has(found[name]))
}

/** The facts that a page shows as they are stored. */
export function pageFactsOf({ code, key_features, bulk_text }: Row<typeof pageFacts>) {
  return { code, key_features, bulk_text }
}
