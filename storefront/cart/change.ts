import { type Kobo, kobo } from '#contract/kobo.ts'
import type { CartItem, LineKey, VariationEntry } from './lines.ts'

/** What goes into the cart: the product as its page or card shows it, and the chosen combination. */
export type Addition = Omit<CartItem, 'quantity' | 'total' | 'variation_info'> & {
  quantity: number
  variation: Pick<VariationEntry, 'id' | 'amount' | 'stock_count' | 'variations'> | null
}

/** What the server says of a line now: its price and how many are left. */
export interface CurrentPrice {
  key: LineKey
  amount: Kobo
  stock: number
}

/**
 * A new product, a new variation of a product that is there, or more of a line that is there.
 * A line never takes more than the stock.
 */
export function add(items: CartItem[], addition: Addition): CartItem[] {
  const there = items.find((item) => item.id === addition.id)
  if (!there) return [...items, withSums(enter(emptyItem(addition), addition))]
  return replace(items, addition.id, (item) => enter({ ...item, ...facts(addition) }, addition))
}

/** Removing the last variation removes the product. */
export function remove(items: CartItem[], { id, combo }: LineKey): CartItem[] {
  const item = items.find((other) => other.id === id)
  const left = item?.variation_info?.filter((entry) => entry.id !== combo)
  if (combo === undefined || !left?.length) return items.filter((other) => other !== item)
  return replace(items, id, (found) => ({ ...found, variation_info: left }))
}

/** One more: nothing happens at the stock limit. */
export function increase(items: CartItem[], key: LineKey): CartItem[] {
  return mapLine(items, key, ({ quantity, stock }) => ({
    quantity: quantity < stock ? quantity + 1 : quantity,
  }))
}

/** One less, never below 1; from above the stock straight down to it. */
export function decrease(items: CartItem[], key: LineKey): CartItem[] {
  return mapLine(items, key, ({ quantity, stock }) => ({
    quantity: Math.max(1, Math.min(quantity - 1, stock)),
  }))
}

/** As many as the server says are wanted, also where that is above the stock. */
export function setQuantity(items: CartItem[], key: LineKey, quantity: number): CartItem[] {
  return mapLine(items, key, () => ({ quantity }))
}

/** Puts today's prices and stock on the lines; quantities stay the shopper's own. */
export function reprice(items: CartItem[], prices: CurrentPrice[]): CartItem[] {
  return prices.reduce(
    (now, { key, amount, stock }) => mapLine(now, key, () => ({ amount, stock })),
    items,
  )
}

interface Figures {
  quantity: number
  amount: Kobo
  stock: number
}

function mapLine(
  items: CartItem[],
  { id, combo }: LineKey,
  change: (figures: Figures) => Partial<Figures>,
): CartItem[] {
  return replace(items, id, (item) => {
    if (item.variation_info === null) {
      const figures = { quantity: item.quantity, amount: item.price, stock: item.stock_count }
      const { quantity, amount, stock } = { ...figures, ...change(figures) }
      return { ...item, quantity, price: amount, stock_count: stock }
    }
    return {
      ...item,
      variation_info: item.variation_info.map((entry) => {
        if (entry.id !== combo) return entry
        const figures = { ...entry, stock: entry.stock_count }
        const { quantity, amount, stock } = { ...figures, ...change(figures) }
        return { ...entry, quantity, amount, stock_count: stock }
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

function enter(item: CartItem, { quantity, variation, stock_count }: Addition): CartItem {
  if (variation === null || item.variation_info === null) {
    return { ...item, quantity: within(item.quantity + quantity, stock_count) }
  }
  const there = item.variation_info.find((entry) => entry.id === variation.id)
  const wanted = within((there?.quantity ?? 0) + quantity, variation.stock_count)
  const entry = { ...variation, quantity: wanted, total: kobo(0) }
  const variation_info = there
    ? item.variation_info.map((other) => (other === there ? entry : other))
    : [...item.variation_info, entry]
  return { ...item, variation_info }
}

function within(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock))
}

/** Every total follows from amount and quantity, so it can never be stale. */
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
