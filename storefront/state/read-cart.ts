import { isRecord, isText, isWhole, listOf } from '#client/guards.ts'
import { kobo } from '#contract/kobo.ts'
import type { CartItem, ProductImage, VariationEntry } from './cart-lines.ts'

/** The stored items of the cart. Invalid ones are left out, sums are computed again. */
export function readItems(stored: unknown): CartItem[] {
  const items = listOf(stored, readItem)
  return items.filter((item, at) => items.findIndex((other) => other.id === item.id) === at)
}

function readItem(stored: unknown): CartItem | null {
  if (!isRecord(stored)) return null
  const { id, p_slug, name, brand, price, stock_count } = stored
  if (!isWhole(id, 1) || !isText(p_slug) || !isText(name)) return null
  if (!isWhole(price) || !isWhole(stock_count)) return null
  const entries =
    stored.variation_info === null ? null : listOf(stored.variation_info, readVariation)
  if (entries?.length === 0) return null
  const quantity = entries ? sum(entries.map((entry) => entry.quantity)) : stored.quantity
  if (!isWhole(quantity, 1)) return null
  return {
    id,
    p_slug,
    name,
    color: isText(stored.color) ? stored.color : null,
    quantity,
    src: listOf(stored.src, readPicture),
    brand: isText(brand) ? brand : '',
    price: kobo(price),
    total: kobo(entries ? sum(entries.map((entry) => entry.total)) : price * quantity),
    description: isText(stored.description) ? stored.description : '',
    variation_info: entries,
    stock_count,
    weight: typeof stored.weight === 'number' ? stored.weight : 0,
    ...(stored.is_sold === false && { is_sold: false }),
  }
}

function readVariation(stored: unknown): VariationEntry | null {
  if (!isRecord(stored)) return null
  const { id, amount, quantity, stock_count, variations } = stored
  if (!isWhole(id, 1) || !isWhole(amount) || !isWhole(quantity, 1) || !isWhole(stock_count)) {
    return null
  }
  const names = listOf(variations, (entry) => (isText(entry) ? entry : null))
  return {
    id,
    amount: kobo(amount),
    quantity,
    total: kobo(amount * quantity),
    stock_count,
    variations: names,
    src: listOf(stored.src, readPicture),
    ...(stored.is_sold === false && { is_sold: false }),
  }
}

/** The name of `placeholder_color` in entries of earlier releases, which have the same version. */
const earlierNameOfColor = 'ground'

export function readPicture(stored: unknown): ProductImage | null {
  if (!isRecord(stored)) return null
  const { id, image_url, width, height, alt } = stored
  const placeholder_color = stored.placeholder_color ?? stored[earlierNameOfColor]
  if (!isWhole(id) || !isText(image_url) || !isWhole(width, 1) || !isWhole(height, 1)) return null
  if (!isText(placeholder_color) || !isText(alt)) return null
  return { id, image_url, width, height, placeholder_color, alt }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
