import type { CartEntry } from '#contract/cart.ts'
import { kobo, toKobo } from '#contract/kobo.ts'
import type { CartItem, VariationEntry } from '../state/cart-lines.ts'
import { withSums } from './change.ts'

/** The server's cart in the form of the local one. Quantities stay, also above the stock. */
export function itemsOf(entries: CartEntry[]): CartItem[] {
  const items = new Map<number, CartItem>()
  for (const entry of entries) {
    const { id } = entry.product
    const variation = variationOf(entry)
    const existing = items.get(id)
    if (!existing) items.set(id, { ...itemOf(entry), variation_info: variation && [variation] })
    else if (variation) existing.variation_info?.push(variation)
  }
  return [...items.values()].map(withSums)
}

function itemOf({ product, images, quantity }: CartEntry): CartItem {
  const { id, p_slug, name, color, brand, amount, in_stock, stock_count, weight } = product
  return {
    id,
    p_slug,
    name,
    color,
    quantity,
    weight,
    src: images.slice(0, 1),
    brand: brand.name,
    price: toKobo(amount),
    total: kobo(0),
    description: '',
    variation_info: null,
    stock_count: in_stock ? stock_count : 0,
  }
}

function variationOf({ variation, quantity }: CartEntry): VariationEntry | null {
  if (!variation) return null
  return {
    id: variation.combo_id,
    amount: toKobo(variation.amount),
    quantity,
    total: kobo(0),
    stock_count: variation.in_stock ? variation.quantity : 0,
    variations: variation.variations,
  }
}
