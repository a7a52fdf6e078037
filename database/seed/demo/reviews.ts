import type { Dice } from './random.ts'
import { anythingTalk } from './reviews/anything.ts'
import { careTalk } from './reviews/care.ts'
import { foodTalk } from './reviews/food.ts'
import { gadgetTalk } from './reviews/gadgets.ts'
import { homeTalk } from './reviews/home.ts'
import { names } from './reviews/names.ts'
import { delivered, grumbles } from './reviews/service.ts'
import { wearTalk } from './reviews/wear.ts'
import type { DemoReview, Remark } from './shape.ts'

const talk = { ...gadgetTalk, ...homeTalk, ...foodTalk, ...wearTalk, ...careTalk }
export type Talk = keyof typeof talk

/** How many of a hundred reviews give 1, 2, 3, 4 and 5 stars. */
const weights = { 1: 5, 2: 6, 3: 11, 4: 32, 5: 46 } as const

/** None for six products in ten, else 1 to 14, more for popular products. */
export function writeReviews(
  about: Talk,
  luck: Dice,
  popularity: number,
  addedDaysAgo: number,
): DemoReview[] {
  if (!luck.chance(0.28 + popularity * 0.36)) return []
  const count = Math.min(14, 1 + Math.floor(luck.roll() ** 1.5 * 9 + popularity * 6))
  const said: readonly Remark[] = [...talk[about], ...anythingTalk]
  return shuffled(said, luck)
    .slice(0, count)
    .map(([rating, caption, details]) => ({
      rating,
      caption,
      details: luck.chance(0.4) ? `${details} ${luck.pick(closing(rating))}` : details,
      by: luck.chance(0.07) ? 'Anonymous' : luck.pick(names),
      daysAgo: luck.between(0, addedDaysAgo - 1),
    }))
}

/** Shuffled so that each rating comes first as often as its weight. */
function shuffled(remarks: readonly Remark[], luck: Dice): Remark[] {
  const left = [...remarks]
  const order: Remark[] = []
  while (left.length > 0) {
    const tickets = left.flatMap((remark, i) =>
      Array.from({ length: Math.ceil(weights[remark[0]] / share(left, remark[0])) }, () => i),
    )
    order.push(...left.splice(luck.pick(tickets), 1))
  }
  return order
}

function share(remarks: readonly Remark[], rating: number): number {
  return remarks.filter(([other]) => other === rating).length
}

function closing(rating: number): readonly string[] {
  return rating >= 4 ? delivered : grumbles
}
