import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Kobo, kobo } from '#contract/kobo.ts'
import { type CartItem, keyText, linesOf } from '../state/cart-lines.ts'
import { readItems } from '../state/read-cart.ts'
import { type Addition, add, decrease, increase, remove, reprice } from './change.ts'
import { canCheckOut, stockMessage, totalsOf } from './rules.ts'

function addition(facts: Partial<Addition> = {}): Addition {
  return {
    id: 1,
    p_slug: 'binatone-fan',
    name: 'Binatone fan',
    color: null,
    quantity: 1,
    src: [],
    brand: 'Binatone',
    price: kobo(1_850_050),
    description: '',
    stock_count: 5,
    weight: 3.5,
    variation: null,
    ...facts,
  }
}

function shoe(size: string, combo: number, quantity = 1, stock = 5, amount = 2_000_000): Addition {
  const variation = {
    id: combo,
    amount: kobo(amount),
    stock_count: stock,
    variations: [size],
    src: [],
  }
  return addition({ id: 2, quantity, variation })
}

describe('the cart', () => {
  test('adds a product, then more of it, up to the stock', () => {
    const once = add([], addition({ quantity: 2 }))
    expect(linesOf(once)).toMatchObject([{ quantity: 2, total: 3_700_100, stock: 5 }])
    expect(linesOf(add(once, addition({ quantity: 9 })))).toMatchObject([{ quantity: 5 }])
  })

  test('adds a new variation to a product that is there', () => {
    const items = add(add([], shoe('41', 10)), shoe('42', 11, 2))
    expect(items).toHaveLength(1)
    expect(linesOf(items).map(({ key }) => keyText(key))).toEqual(['2/10', '2/11'])
    expect(items[0]).toMatchObject({ quantity: 3, total: 6_000_000 })
  })

  test('loses the product with its last variation', () => {
    const items = add(add([], shoe('41', 10)), shoe('42', 11))
    const one = remove(items, { id: 2, combo: 10 })
    expect(linesOf(one).map(({ key }) => key.combo)).toEqual([11])
    expect(remove(one, { id: 2, combo: 11 })).toEqual([])
  })

  test('steps up to the stock and never below 1', () => {
    const items = add([], addition({ stock_count: 2 }))
    const two = increase(increase(items, { id: 1 }), { id: 1 })
    expect(linesOf(two)).toMatchObject([{ quantity: 2 }])
    expect(linesOf(decrease(decrease(two, { id: 1 }), { id: 1 }))).toMatchObject([{ quantity: 1 }])
  })

  test('takes new prices and stock and leaves the quantities', () => {
    const items = add(add([], addition({ quantity: 3 })), shoe('41', 10, 2))
    const now = reprice(items, [
      { key: { id: 1 }, amount: kobo(1_000_001), stock: 2 },
      { key: { id: 2, combo: 10 }, amount: kobo(500), stock: 0 },
      { key: { id: 3 }, amount: kobo(1), stock: 1 },
    ])
    expect(linesOf(now)).toMatchObject([
      { quantity: 3, amount: 1_000_001, total: 3_000_003, stock: 2 },
      { quantity: 2, amount: 500, total: 1000, stock: 0 },
    ])
    expect(linesOf(now).map(stockMessage)).toEqual(['2 unit(s) left', 'Out of Stock'])
    expect(canCheckOut(now)).toBe(false)
  })

  test('steps from above the stock straight down to it', () => {
    const items = add([], addition({ quantity: 5 }))
    const short = reprice(items, [{ key: { id: 1 }, amount: kobo(100), stock: 2 }])
    expect(linesOf(decrease(short, { id: 1 }))).toMatchObject([{ quantity: 2, total: 200 }])
    expect(linesOf(increase(short, { id: 1 }))).toMatchObject([{ quantity: 5 }])
  })

  test('may be checked out when there is something and nothing is short', () => {
    expect(canCheckOut([])).toBe(false)
    expect(canCheckOut(add([], addition()))).toBe(true)
  })

  test('comes to the subtotal plus shipping minus the coupon', () => {
    const items = add([], addition({ price: kobo(999), quantity: 3 }))
    expect(totalsOf(items, kobo(150_000), kobo(449))).toEqual({
      subtotal: 2997,
      shipping: 150_000,
      discount: 449,
      total: 152_548,
    })
  })
})

const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map(kobo)
const stock = fc.integer({ min: 0, max: 8 })
const key = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ id: fc.integer({ min: 3, max: 4 }), combo: fc.integer({ min: 1, max: 3 }) }),
)
const step = fc.oneof(
  fc.record({
    verb: fc.constant('add'),
    key,
    amount,
    stock,
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ verb: fc.constantFrom('remove', 'increase', 'decrease'), key, amount, stock }),
  fc.record({ verb: fc.constant('reprice'), key, amount, stock }),
)

interface Step {
  verb: string
  key: { id: number; combo?: number }
  amount: Kobo
  stock: number
  quantity?: number
}

function take(items: CartItem[], { verb, key, amount, stock, quantity = 1 }: Step): CartItem[] {
  if (verb === 'remove') return remove(items, key)
  if (verb === 'increase') return increase(items, key)
  if (verb === 'decrease') return decrease(items, key)
  if (verb === 'reprice') return reprice(items, [{ key, amount, stock }])
  const variation =
    key.combo === undefined
      ? null
      : { id: key.combo, amount, stock_count: stock, variations: ['a'], src: [] }
  const facts = { id: key.id, quantity, price: amount, stock_count: stock, variation }
  return add(items, addition(facts))
}

describe('after any steps', () => {
  const walk = fc.array(step, { maxLength: 30 }).map((steps) => steps.reduce(take, []))

  test('every sum follows from its parts, in whole kobo', () => {
    fc.assert(
      fc.property(walk, (items) => {
        const lines = linesOf(items)
        for (const { total, amount, quantity } of lines) expect(total).toBe(amount * quantity)
        const sum = lines.reduce((all, { total }) => all + total, 0)
        expect(totalsOf(items, kobo(0), kobo(0)).total).toBe(sum)
        expect(Number.isSafeInteger(sum)).toBe(true)
      }),
    )
  })

  test('no line is there twice, is empty, or belongs to nothing', () => {
    fc.assert(
      fc.property(walk, (items) => {
        const keys = linesOf(items).map(({ key }) => keyText(key))
        expect(new Set(keys).size).toBe(keys.length)
        expect(linesOf(items).every(({ quantity }) => quantity >= 1)).toBe(true)
        expect(items.every((item) => item.variation_info?.length !== 0)).toBe(true)
      }),
    )
  })

  test('storage gives back what was put in', () => {
    fc.assert(
      fc.property(walk, (items) => {
        expect(readItems(JSON.parse(JSON.stringify(items)))).toEqual(items)
      }),
    )
  })
})

test('whatever is in storage, what is read is a cart', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('id', 'price', 'quantity', 'variation_info', 'src'),
      (rubbish, field) => {
        const broken = { ...add([], addition())[0], [field]: rubbish }
        for (const item of readItems([broken, rubbish])) {
          expect(linesOf([item]).every(({ total, quantity }) => total >= 0 && quantity >= 1)).toBe(
            true,
          )
        }
        expect(readItems(rubbish)).toBeInstanceOf(Array)
      },
    ),
  )
})
