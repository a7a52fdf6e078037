import type { Dice } from '../demo/random.ts'

export interface GeneratedReview {
  rating: number
  caption: string
  details: string
  displayName: string
  isAnonymous: boolean
  ageDays: number
}

const words: Record<number, readonly (readonly [caption: string, details: string])[]> = {
  1: [
    ['Not what I ordered', 'Another model was in the box. I sent it back.'],
    ['Stopped after a week', 'It worked for six days. Still waiting to hear about the guarantee.'],
  ],
  2: [
    ['Too small', 'The picture makes it look bigger. Check the sizes before you buy.'],
    ['Delivery took long', 'The thing itself is fair, but it came nine days late.'],
  ],
  3: [
    ['It is okay', 'Does what it says, nothing more.'],
    ['Fair for the price', 'I have had better, and paid more for it.'],
  ],
  4: [
    ['Good one', 'Strong and well packed. One star less for the thin manual.'],
    ['Works well', 'Two months now and no complaint.'],
    ['Nice', 'Looks like the picture. My sister wants one too.'],
  ],
  5: [
    ['Very good', 'Original, sealed, and it came the next day.'],
    ['I love it', 'Better than I thought. I will buy another for my mother.'],
    ['Value for money', 'Compared it with the one at the market: same thing, cheaper here.'],
    ['Correct product', 'Everything as described. Thank you.'],
  ],
}
const buyers = [
  'Amaka',
  'Tunde',
  'Zainab',
  'Emeka',
  'Ngozi',
  'Yusuf',
  'Kemi',
  'Efe',
  'Halima',
  'Bayo',
]

/** Three in ten products have some; popular ones have more. */
export function makeReviews(popularity: number, ageDays: number, luck: Dice): GeneratedReview[] {
  if (!luck.chance(0.3)) return []
  const max = 2 + Math.floor((popularity / 1_000_000) * 12)
  // Buyers of one product agree more with each other than with those of the next.
  const mood = luck.roll()
  return Array.from({ length: luck.between(1, max) }, () => {
    const rating = Math.max(1, Math.min(5, Math.ceil((0.35 + 0.4 * mood + 0.4 * luck.roll()) * 5)))
    const [caption, details] = luck.pick(words[rating] ?? [])
    return {
      rating,
      caption,
      details,
      displayName: luck.pick(buyers),
      isAnonymous: luck.chance(0.15),
      ageDays: ageDays * luck.roll(),
    }
  })
}
