import { type Kobo, kobo } from '#contract/kobo.ts'
import type { CartItem, LineKey, VariationEntry } from '../state/cart-lines.ts'

/** What is added to the cart: the product from its page or card, and the chosen combination. */
export type Addition = Omit<CartItem, 'quantity' | 'total' | 'variation_info'> & {
  quantity: number
  variation: Pick<VariationEntry, 'id' | 'amount' | 'stock_count' | 'variations' | 'src'> | null
}

/** The server's current price and stock of a line. */
export interface CurrentPrice {
  key: LineKey
  amount: Kobo
  stock: number
  /** Only where it is no longer sold. */
  isSold?: false
}

/**
 * Adds a product, a variation of a product in the cart, or more units of a line. A line never takes
 * more than the stock.
 */
export function add(items: CartItem[], addition: Addition): CartItem[] {
  const existing = items.find((item) => item.id === addition.id)
  if (!existing) return [...items, withSums(addUnits(emptyItem(addition), addition))]
  return replace(items, addition.id, (item) => addUnits({ ...item, ...facts(addition) }, addition))
}

/** Removes a line; with its last variation the product. */
export function remove(items: CartItem[], { id, combo }: LineKey): CartItem[] {
  const item = items.find((other) => other.id === id)
  const left = item?.variation_info?.filter((entry) => entry.id !== combo)
  if (combo === undefined || !left?.length) return items.filter((other) => other !== item)
  return replace(items, id, (found) => ({ ...found, variation_info: left }))
}

/** One unit more, up to the stock. */
export function increase(items: CartItem[], key: LineKey): CartItem[] {
  return mapLine(items, key, ({ quantity, stock }) => ({
    quantity: quantity < stock ? quantity + 1 : quantity,
  }))
}

/** One unit less, at least 1; from above the stock straight down to the stock. */
export function decrease(items: CartItem[], key: LineKey): CartItem[] {
  return mapLine(items, key, ({ quantity, stock }) => ({
    quantity: Math.max(1, Math.min(quantity - 1, stock)),
  }))
}

/** Sets the server's quantity, also above the stock. */
export function setQuantity(items: CartItem[], key: LineKey, quantity: number): CartItem[] {
  return mapLine(items, key, () => ({ quantity }))
}

/** Puts current prices and stock on the lines; the shopper's quantities stay. */
export function reprice(items: CartItem[], prices: CurrentPrice[]): CartItem[] {
  return prices.reduce(
    (now, { key, amount, stock, isSold }) => mapLine(now, key, () => ({ amount, stock, isSold })),
    items,
  )
}

interface Figures {
  quantity: number
  amount: Kobo
  stock: number
  isSold?: false | undefined
}

function mapLine(
  items: CartItem[],
  { id, combo }: LineKey,
  change: (figures: Figures) => Partial<Figures>,
): CartItem[] {
  return replace(items, id, (item) => {
    if (item.variation_info === null) {
      const figures = { quantity: item.quantity, amount: item.price, stock: item.stock_count }
      const { quantity, amount, stock, isSold } = { ...figures, ...change(figures) }
      return { ...item, quantity, price: amount, stock_count: stock, is_sold: isSold }
    }
    return {
      ...item,
      variation_info: item.variation_info.map((entry) => {
        if (entry.id !== combo) return entry
        const figures = { ...entry, stock: entry.stock_count }
        const { quantity, amount, stock, isSold } = { ...figures, ...change(figures) }
        return { ...entry, quantity, amount, stock_count: stock, is_sold: isSold }
      }),
    }
  })
}

function replace(items: CartItem[], id: number, change: (item: CartItem) => CartItem): CartItem[] {
  return items.map((item) => (item.id === id ? withSums(change(item)) : item))
}

function facts({ quantity: _, variation: __, ...rest }: Addition) {
  return rest
}

function emptyItem(addition: Addition): CartItem {
  const variation_info = addition.variation ? [] : null
  return { ...facts(addition), variation_info, quantity: 0, total: kobo(0) }
}

function addUnits(item: CartItem, { quantity, variation, stock_count }: Addition): CartItem {
  if (variation === null || item.variation_info === null) {
    return { ...item, quantity: withinStock(item.quantity + quantity, stock_count) }
  }
  const existing = item.variation_info.find((entry) => entry.id === variation.id)
  const newQuantity = withinStock((existing?.quantity ?? 0) + quantity, variation.stock_count)
  const entry = { ...variation, quantity: newQuantity, total: kobo(0) }
  const variation_info = existing
    ? item.variation_info.map((other) => (other === existing ? entry : other))
    : [...item.variation_info, entry]
  return { ...item, variation_info }
}

function withinStock(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock))
}

/** Derives every total from amount and quantity, so that none is ever stale. */
export function withSums(item: CartItem): CartItem {
  if (item.variation_info === null) return { ...item, total: kobo(item.price * item.quantity) }
  const entries = item.variation_info.map((entry) => ({
    ...entry,
    total: kobo(entry.amount * entry.quantity),
  }))
  return {
    ...item,
    variation_info: entries,
    quantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    total: kobo(entries.reduce((sum, entry) => sum + entry.total, 0)),
  }
}
