import { boughtOften } from './demand.ts'
import { dice } from './random.ts'
import type { DemoProduct } from './shape.ts'

/** The best sellers, and the products after them: how many, and how many ratings each has at least and at most. */
const tiers = [
  { products: 80, fewest: 30, most: 400 },
  { products: 400, fewest: 5, most: 30 },
] as const

/**
 * Ratings of stars alone, 1 to 5, beside the reviews that are written: most shoppers of a mall rate with one press.
 * By the product's code; products that sell little have none.
 */
export function starRatings(products: readonly DemoProduct[]): Map<string, number[]> {
  const ranked = products.toSorted((a, b) => boughtOften(b) - boughtOften(a))
  let from = 0
  return new Map(
    tiers.flatMap(({ products: size, fewest, most }) => {
      const tier = ranked.slice(from, from + size)
      from += size
      return tier.map((product, place) => {
        const share = (1 - place / size) ** 2
        const total = Math.round(fewest + (most - fewest) * share)
        return [product.code, starsOf(product, total - product.reviews.length)] as const
      })
    }),
  )
}

/** About the mood of the written reviews, so that words and stars agree. */
function starsOf({ code, reviews }: DemoProduct, count: number): number[] {
  const luck = dice(`${code} stars`)
  const written = reviews.reduce((sum, { rating }) => sum + rating, 0)
  const mood = (written + 4.3 * 3) / (reviews.length + 3)
  const stars = [0, 0, 0, 0, 0]
  for (let left = count; left > 0; left--) {
    const rating = luck.chance(0.06)
      ? luck.between(1, 3)
      : Math.min(5, Math.max(1, Math.round(mood + 0.3 + (luck.roll() - 0.5) * 1.6)))
    stars[rating - 1] = (stars[rating - 1] ?? 0) + 1
  }
  return stars
}
