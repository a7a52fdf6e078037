import { cleanDescription } from '../product/description.ts'

/** What a product is, beside its price, stock, variations and pictures. */
export interface ProductFacts {
  /** In the address of its page: unique, small letters, digits and hyphens, not only digits. */
  slug: string
  /** The seller's, unique. */
  code: string
  name: string
  /** A sub-category; null: a draft that has none yet. */
  categoryId: number | null
  brandId: number
  sellerId: number
  /** 'Brand new', 'Refurbished' … */
  form: string
  /** Null: a draft whose weight nobody knows yet. */
  weightGrams: number | null
  color: string | null
  keyFeatures: string[]
  /** HTML; what `cleanDescription` does not allow is left out. */
  description: string
  bulkText: string | null
  /** 0 to 1,000,000: its place in lists that are not sorted otherwise. */
  popularity: number
}

/** In the order in which the statements of this folder take them. */
export function factValues(facts: ProductFacts): unknown[] {
  return [
    facts.slug,
    facts.code,
    facts.name,
    facts.categoryId,
    facts.brandId,
    facts.sellerId,
    facts.form,
    facts.weightGrams,
    facts.color,
    facts.keyFeatures.join('\n'),
    cleanDescription(facts.description),
    facts.bulkText,
    facts.popularity,
  ]
}
