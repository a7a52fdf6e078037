import type { ArtKind } from './art-kinds.ts'
import type { BrandSlug } from './brands.ts'
import type { CategorySlug } from './categories.ts'
import type { Colour } from './colours.ts'

/** What the product lines of one sub-category, or of a part of it, have in common. */
export interface ProductGroup {
  category: CategorySlug
  art: ArtKind
  /** Kilograms, packed, where a line does not say. */
  kg: number
  /** The steepest discount that a shopper would believe, in percent. */
  maxDiscount: number
  /** The prices' labels are values of this option; without it each label is a product of its own. */
  option?: string
  /** Colours are values of the option Colour; without it each colour is a product of its own. */
  colourIsChoice?: true
  form?: string
  features: readonly string[]
  /** What an honest shop assistant would add. */
  advice: readonly string[]
  box: readonly string[]
  bulk?: string
}

/** A product line: makes one product, several products, or one with variations. */
export interface ProductLine {
  brand: BrandSlug
  /** `{}` is replaced by the price's label, here, in the note and in the features. */
  name: string
  code: string
  /** Naira, or naira by label ('43-inch', '128GB + 8GB', '10 kg'). */
  price: number | Record<string, number>
  note: string
  features: readonly string[]
  /** What is drawn: one for each price, or one for all. */
  art?: readonly ArtKind[]
  colours?: readonly Colour[]
  /** Sizes that all cost the same. */
  sizes?: readonly string[]
  /** Kilograms, packed; one for each price, or one for all. */
  kg?: readonly number[]
  form?: string
}
