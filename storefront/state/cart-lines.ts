import type { Kobo } from '#contract/kobo.ts'
import type { ProductCard } from '#contract/shop/product.ts'

export type ProductImage = ProductCard['images'][number]

/** One chosen combination of a product with variations (storefront specification, section 3). */
export interface VariationEntry {
  /** The combination's id: `combo_id`. */
  id: number
  amount: Kobo
  quantity: number
  total: Kobo
  stock_count: number
  /** The chosen option names. */
  variations: string[]
  /** The picture of what was chosen; none: the product's. */
  src: ProductImage[]
  /** Only where it is no longer sold. */
  is_sold?: false
}

/** One product in the cart. With variations, `quantity` and `total` are the sums over them. */
export interface CartItem {
  id: number
  p_slug: string
  name: string
  color: string | null
  quantity: number
  src: ProductImage[]
  brand: string
  price: Kobo
  total: Kobo
  description: string
  variation_info: VariationEntry[] | null
  stock_count: number
  /** Kilograms. */
  weight: number
  /** Only where it is no longer sold. */
  is_sold?: false
}

/** The key of a line: a product, or one combination of it. */
export interface LineKey {
  id: number
  combo?: number
}

/** A line of the cart: a fixed product (no variation) or a combination. */
export interface Line {
  key: LineKey
  item: CartItem
  variation: VariationEntry | null
  /** Of the chosen combination, where it has one. */
  picture: ProductImage | undefined
  amount: Kobo
  quantity: number
  total: Kobo
  stock: number
  isSold: boolean
}

/** One line per product, or per variation where variations exist. The header's badge counts lines. */
export function linesOf(items: CartItem[]): Line[] {
  return items.flatMap((item) =>
    item.variation_info === null ? [fixedLine(item)] : variationLines(item, item.variation_info),
  )
}

function fixedLine(item: CartItem): Line {
  const { id, price, quantity, total, stock_count } = item
  const line = { key: { id }, item, variation: null, picture: item.src[0] }
  return {
    ...line,
    amount: price,
    quantity,
    total,
    stock: stock_count,
    isSold: item.is_sold !== false,
  }
}

function variationLines(item: CartItem, entries: VariationEntry[]): Line[] {
  return entries.map((variation) => ({
    key: { id: item.id, combo: variation.id },
    item,
    variation,
    picture: variation.src[0] ?? item.src[0],
    amount: variation.amount,
    quantity: variation.quantity,
    total: variation.total,
    stock: variation.stock_count,
    isSold: variation.is_sold !== false,
  }))
}

/** `12` for a product, `12/34` for a combination of it. */
export type LineText = `${number}` | `${number}/${number}`

/** A line's key as text, for maps and React. */
export function keyText({ id, combo }: LineKey): LineText {
  return combo === undefined ? `${id}` : `${id}/${combo}`
}

/** The inverse of `keyText`; null for any other text. */
export function readKey(text: string): LineKey | null {
  const [, id, combo] = /^(\d{1,9})(?:\/(\d{1,9}))?$/.exec(text) ?? []
  if (id === undefined) return null
  return combo === undefined ? { id: Number(id) } : { id: Number(id), combo: Number(combo) }
}
