import type { Dice } from './random.ts'
import { appliancesReviews } from './reviews/appliances.ts'
import { autoToolsReviews } from './reviews/auto-tools.ts'
import { babyKidsReviews } from './reviews/baby-kids.ts'
import { booksSchoolReviews } from './reviews/books-school.ts'
import { computingReviews } from './reviews/computing.ts'
import { corporateOrdersReviews } from './reviews/corporate-orders.ts'
import { gamingReviews } from './reviews/gaming.ts'
import { healthBeautyReviews } from './reviews/health-beauty.ts'
import { homeFurnitureReviews } from './reviews/home-furniture.ts'
import { kitchenReviews } from './reviews/kitchen.ts'
import { mensFashionReviews } from './reviews/mens-fashion.ts'
import { names } from './reviews/names.ts'
import { phoneAccessoriesReviews } from './reviews/phone-accessories.ts'
import { phonesReviews } from './reviews/phones.ts'
import { powerReviews } from './reviews/power.ts'
import { sportsTravelReviews } from './reviews/sports-travel.ts'
import { supermarketReviews } from './reviews/supermarket.ts'
import { tvAudioReviews } from './reviews/tv-audio.ts'
import { womensFashionReviews } from './reviews/womens-fashion.ts'
import type { DemoReview, Remark } from './shape.ts'

const remarks = readRemarks([
  appliancesReviews,
  autoToolsReviews,
  babyKidsReviews,
  booksSchoolReviews,
  computingReviews,
  corporateOrdersReviews,
  gamingReviews,
  healthBeautyReviews,
  homeFurnitureReviews,
  kitchenReviews,
  mensFashionReviews,
  phoneAccessoriesReviews,
  phonesReviews,
  powerReviews,
  sportsTravelReviews,
  supermarketReviews,
  tvAudioReviews,
  womensFashionReviews,
])

/** The codes of the product lines, and of single products, that somebody has written about. */
export const reviewedCodes = [...remarks.keys()]

/** Nobody has it in hand sooner after ordering. */
const deliveryDays = 4

/**
 * What is written under one code, shared out among products: each text goes to one product, in turns, that has
 * been sold long enough for it. No name stands twice under one product.
 */
export function shareReviews<Product extends { addedDaysAgo: number; reviews: DemoReview[] }>(
  code: string,
  products: readonly Product[],
  luck: Dice,
): void {
  for (const [i, remark] of (remarks.get(code) ?? []).entries()) {
    const turn = i % products.length
    const inTurn = [...products.slice(turn), ...products.slice(0, turn)]
    const soldFor = remark.ownedDays + deliveryDays
    const product = inTurn.find(({ addedDaysAgo }) => addedDaysAgo > soldFor)
    if (!product) continue
    const others = names.filter((name) => product.reviews.every(({ by }) => by !== name))
    product.reviews.push({
      ...remark,
      by: luck.chance(0.07) ? 'Anonymous' : luck.pick(others),
      daysAgo: luck.between(0, product.addedDaysAgo - soldFor - 1),
    })
  }
}

/**
 * Parses reviews from text, blocks between empty lines:
 *
 *     CODE of the product line, or of one of its products: a bestseller has a block of its own too
 *     stars days | caption | details
 *
 * `days` is how long the writer has had the thing. Throws with the row that it cannot parse.
 */
function readRemarks(texts: readonly string[]): Map<string, Remark[]> {
  const blocks = texts.flatMap((text) => text.trim().split(/\n\s*\n/)).filter(Boolean)
  return new Map(
    blocks.map((block) => {
      const [code = '', ...rows] = block.split('\n').map((row) => row.trim())
      return [code, rows.map(readRemark)] as const
    }),
  )
}

function readRemark(row: string): Remark {
  const [head = '', caption, details] = row.split('|').map((cell) => cell.trim())
  const [stars, days] = head.split(' ').map(Number)
  const rating = ([1, 2, 3, 4, 5] as const).find((one) => one === stars)
  if (!rating || days === undefined || !(days >= 0) || !caption || !details) {
    throw new Error(`review: ${row}`)
  }
  return { rating, ownedDays: days, caption, details }
}
