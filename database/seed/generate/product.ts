import { type Dice, dice } from '../demo/random.ts'
import { makeName, pickColor } from './names.ts'
import { type GeneratedReview, makeReviews } from './reviews.ts'
import { generatedCode, type Template } from './templates.ts'

/** Kobo. */
interface Price {
  now: number
  before: number | null
}

interface GeneratedCombination extends Price {
  /** For each option the position of its value. */
  values: number[]
  stock: number
}

export interface GeneratedProduct {
  template: Template
  name: string
  slug: string
  code: string
  form: string
  price: Price
  weightGrams: number
  color: string | null
  description: string
  /** 0 to 1,000,000: a few products are very popular, the others hardly. */
  popularity: number
  ageDays: number
  /** Of a fixed product. */
  stock: number
  /** Empty for a fixed product. */
  combinations: GeneratedCombination[]
  reviews: GeneratedReview[]
}

/** Product number `id`: the same templates and number give the same product. */
export function makeProduct(id: number, groups: Template[][]): GeneratedProduct {
  const luck = dice(`product ${id}`)
  // The exponent makes the first categories the largest, about 1 to 30 as in a real mall.
  const group = at(groups, luck.roll() ** 1.6)
  const template = at(group, luck.roll())
  const brand = luck.chance(0.85) ? template.brand : at(group, luck.roll()).brand
  const color = template.color === null ? null : pickColor(luck)
  const name = makeName(template.pattern, brand.name, color, luck)
  const price = makePrice(template.amountKobo * Math.exp(0.45 * bell(luck)), luck)
  const popularity = Math.floor(1_000_000 * luck.roll() ** 4)
  const ageDays = Math.min(1_200, -250 * Math.log(1 - luck.roll()))
  return {
    template: { ...template, brand },
    name,
    slug: slugOf(name, id),
    code: generatedCode + String(id).padStart(7, '0'),
    form: template.form,
    price,
    weightGrams: Math.max(1, Math.round(template.weightGrams * (0.8 + 0.4 * luck.roll()))),
    color,
    description: `<p>${escapeText(name)}. ${escapeText(luck.pick(promises))}</p>`,
    popularity,
    ageDays,
    stock: makeStock(luck),
    combinations: luck.chance(0.6) ? makeCombinations(template, price, luck) : [],
    reviews: makeReviews(popularity, ageDays, luck),
  }
}

const promises = [
  'Checked by our own people before it leaves the warehouse, and easy to return if it is not right.',
  'The maker guarantees it for a year; keep the receipt that comes in the box.',
  'Ask our representatives for the price of ten or more.',
  'Made for daily use, and light on power.',
  'A good choice for the money, in the shop and on the road.',
]

/** At most 12, so that a few products with many choices don't outgrow all others. */
function makeCombinations(template: Template, price: Price, luck: Dice): GeneratedCombination[] {
  if (template.options.length === 0) return []
  let chosen: number[][] = [[]]
  for (const { values } of template.options) {
    chosen = chosen.flatMap((head) => values.map((_, position) => [...head, position]))
  }
  return chosen.slice(0, 12).map((values) => {
    const dearer = 1 + 0.08 * values.reduce((sum, position) => sum + position, 0)
    return {
      values,
      ...rounded(price.now * dearer, price.before && price.before * dearer),
      stock: makeStock(luck),
    }
  })
}

function makePrice(around: number, luck: Dice): Price {
  return rounded(around, luck.chance(0.45) ? null : around / (1 - luck.roll() ** 1.5 * 0.6))
}

function rounded(around: number, aroundBefore: number | null): Price {
  const now = round(around)
  const before = round(aroundBefore ?? 0)
  return { now, before: before > now ? before : null }
}

/** To prices that shops write: two leading digits and a half, in whole naira. */
function round(kobo: number): number {
  const naira = Math.max(100, kobo / 100)
  const step = 10 ** Math.floor(Math.log10(naira) - 1) / 2
  return Math.round(Math.round(naira / step) * step) * 100
}

function makeStock(luck: Dice): number {
  const fate = luck.roll()
  if (fate < 0.08) return 0
  return fate < 0.2 ? luck.between(1, 6) : luck.between(7, 300)
}

function slugOf(name: string, id: number): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return `${words.join('-').slice(0, 120)}-${id}`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The item at a share (0 up to 1) of the list. */
function at<T>(list: readonly T[], share: number): T {
  const item = list[Math.floor(share * list.length)]
  if (item === undefined) throw new RangeError('nothing to choose from')
  return item
}

/** Spread around 0 as a bell with a standard deviation of 1. */
function bell(luck: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - luck.roll())) * Math.cos(2 * Math.PI * luck.roll())
}
