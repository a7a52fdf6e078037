import { expect, test } from 'vitest'
import { artKinds } from './art-kinds.ts'
import { demoData } from './demo.ts'
import { reviewedCodes } from './reviews.ts'
import { bannerPlaces, type DemoProduct, representativeKinds } from './shape.ts'
import { starRatings } from './star-ratings.ts'

const { categories, brands, sellers, products } = demoData
const children = categories.flatMap(({ children }) => children)
const fixed = products.filter(({ variations }) => variations === null)
const isVaried = products.filter(({ variations }) => variations !== null)

function repeated(words: string[]): string[] {
  return words.filter((word, i) => words.indexOf(word) !== i)
}

function discountOf({ price, previousPrice }: DemoProduct): number {
  return previousPrice === null ? 0 : Math.floor(((previousPrice - price) * 100) / previousPrice)
}

/** What is priced: the product, or each of its combinations. */
function currentPrices({ variations, price, previousPrice }: DemoProduct) {
  return variations?.combinations ?? [{ price, previousPrice }]
}

test('there is enough of everything', () => {
  expect(categories.filter(({ isVisible }) => isVisible).length).toBeGreaterThanOrEqual(14)
  expect(children.filter(({ isVisible }) => !isVisible).length).toBeGreaterThanOrEqual(2)
  expect(brands.length).toBeGreaterThanOrEqual(80)
  expect(products.length).toBeGreaterThanOrEqual(1200)
  const categoryCounts = children.map(
    ({ slug }) => products.filter(({ category }) => category === slug).length,
  )
  expect(Math.min(...categoryCounts)).toBeGreaterThanOrEqual(6)
})

test('names, slugs and codes are unique', () => {
  expect(repeated([...categories, ...children].map(({ slug }) => slug))).toEqual([])
  expect(repeated(brands.map(({ slug }) => slug))).toEqual([])
  expect(repeated(brands.map(({ name }) => name))).toEqual([])
  expect(repeated(sellers.map(({ slug }) => slug))).toEqual([])
  expect(repeated(products.map(({ name }) => name))).toEqual([])
  expect(repeated(products.map(({ code }) => code))).toEqual([])
  expect(products.filter(({ code }) => !/^[A-Z0-9.]+(-[A-Z0-9.]+)+$/.test(code))).toEqual([])
})

test('ranks run from 1 without a gap', () => {
  const popular = categories.flatMap(({ popularRank }) => popularRank ?? [])
  const best = brands.flatMap(({ bestRank }) => bestRank ?? [])
  for (const ranks of [popular, best]) {
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, i) => i + 1))
  }
})

test('every product has a known category, and every category, brand and seller has a product', () => {
  const known = (list: { slug: string }[]) => list.map(({ slug }) => slug).sort()
  const used = (slugOf: (product: DemoProduct) => string) =>
    [...new Set(products.map(slugOf))].sort()
  expect(used(({ category }) => category)).toEqual(known(children))
  expect(used(({ brand }) => brand)).toEqual(known(brands))
  expect(used(({ seller }) => seller)).toEqual(known(sellers))
})

test('what is drawn can be drawn', () => {
  const drawn = [
    ...[...categories, ...children, ...demoData.banners, ...demoData.menus].map(({ art }) => art),
    ...products.map(({ art }) => art.kind),
  ]
  expect(drawn.filter((kind) => !artKinds.includes(kind))).toEqual([])
  const paints = products.map(({ art }) => art.paint)
  const inks = brands.flatMap(({ ink, background }) => [ink, background])
  expect([...paints, ...inks].filter((paint) => !/^#[0-9a-f]{6}$/.test(paint))).toEqual([])
})

test('prices are whole naira above nothing, and what was dearer really was', () => {
  for (const product of products) {
    for (const { price, previousPrice } of currentPrices(product)) {
      expect(Number.isInteger(price) && price > 0, product.name).toBe(true)
      if (previousPrice !== null) expect(previousPrice, product.name).toBeGreaterThan(price)
    }
    expect(product.price).toBe(Math.min(...currentPrices(product).map(({ price }) => price)))
  }
})

test('25 to 30 % is reduced, and every discount filter finds some', () => {
  const reduced = products.filter((product) => discountOf(product) > 0).length / products.length
  expect(reduced).toBeGreaterThan(0.25)
  expect(reduced).toBeLessThan(0.3)
  for (const percent of [10, 20, 30, 40]) {
    const found = products.filter((product) => discountOf(product) >= percent)
    expect(found.length, `${percent} %`).toBeGreaterThanOrEqual(20)
  }
})

test('some is sold out, some is nearly so, most is there', () => {
  const share = (holds: (stock: number) => boolean) =>
    fixed.filter(({ stock }) => holds(stock)).length / fixed.length
  expect(share((stock) => stock === 0)).toBeGreaterThan(0.04)
  expect(share((stock) => stock === 0)).toBeLessThan(0.09)
  expect(share((stock) => stock > 0 && stock < 7)).toBeGreaterThan(0.07)
  expect(fixed.filter(({ stock }) => stock >= 15).length).toBeGreaterThanOrEqual(30)
  const choosable = isVaried.filter(
    ({ variations }) => (variations?.combinations.filter(({ stock }) => stock > 0).length ?? 0) > 1,
  )
  expect(choosable.length).toBeGreaterThanOrEqual(10)
})

test('combinations take one value of each option, each at most once', () => {
  for (const { name, stock, variations } of isVaried) {
    const { options = [], combinations = [] } = variations ?? {}
    expect(combinations.length, name).toBeGreaterThan(1)
    for (const { values } of combinations) {
      expect(values.length, name).toBe(options.length)
      for (const [i, option] of options.entries()) expect(option.values).toContain(values[i])
    }
    expect(repeated(combinations.map(({ values }) => values.join(' / '))), name).toEqual([])
    expect(stock).toBe(combinations.reduce((sum, one) => sum + one.stock, 0))
  }
  const all = isVaried.flatMap(({ variations }) => variations ?? [])
  expect(all.some(({ combinations }) => combinations.some(({ stock }) => stock === 0))).toBe(true)
  const possible = (options: { values: string[] }[]) =>
    options.reduce((product, { values }) => product * values.length, 1)
  expect(all.some((one) => one.combinations.length < possible(one.options))).toBe(true)
})

test('texts are finished: features, descriptions, nothing left to fill in', () => {
  for (const { name, keyFeatures, description, weight } of products) {
    expect(keyFeatures.length, name).toBeGreaterThanOrEqual(4)
    expect(keyFeatures.length, name).toBeLessThanOrEqual(7)
    expect(repeated(keyFeatures), name).toEqual([])
    expect(description.match(/<(p|ul)>/g)?.length, name).toBeGreaterThanOrEqual(2)
    expect(weight, name).toBeGreaterThan(0)
    expect([name, ...keyFeatures, description].join()).not.toMatch(/[{}]|undefined|null|lorem/i)
  }
})

test('specifications: 8 to 15 named rows, each once, with what the filters read', () => {
  for (const { name, description } of products) {
    const rows = [...description.matchAll(/<tr><th scope="row">(.+?)<\/th><td>(.+?)<\/td><\/tr>/g)]
    expect(rows.length, name).toBeGreaterThanOrEqual(8)
    expect(rows.length, name).toBeLessThanOrEqual(15)
    expect(repeated(rows.map(([, row = '']) => row)), name).toEqual([])
  }
  const rowsOf = (product: string) => products.find(({ name }) => name === product)?.description
  expect(rowsOf('Hisense 43-inch A4 Full HD Smart TV')).toMatch(/Screen size<\/th><td>43 inch</)
})

test('no feature leaves open which of the line has it', () => {
  const hedge =
    /on the (larger|smaller|bigger|\S+ models)|\bor (more|less|better|hard jar)\b|as named|on the \d+|\d to \d+ W$/
  const open = products.flatMap(({ name, keyFeatures }) =>
    keyFeatures.filter((feature) => hedge.test(feature)).map((feature) => `${name}: ${feature}`),
  )
  expect(open).toEqual([])
})

test('reviews: on about two thirds of the products, mostly content, each text once', () => {
  const reviewed = products.filter(({ reviews }) => reviews.length > 0)
  expect(reviewed.length / products.length).toBeGreaterThan(0.6)
  expect(reviewed.length / products.length).toBeLessThan(0.75)
  const reviews = products.flatMap((product) => product.reviews)
  expect(repeated(reviews.map(({ details }) => details))).toEqual([])
  const ratings = reviews.map(({ rating }) => rating)
  const content = ratings.filter((rating) => rating >= 4).length / ratings.length
  expect(content).toBeGreaterThan(0.65)
  expect(content).toBeLessThan(0.9)
  expect(new Set(ratings).size).toBe(5)
})

test('best sellers have 30 to 400 ratings, the next 400 products 5 to 30, most of stars alone', () => {
  const stars = starRatings(products)
  const sumOf = (list: number[]) => list.reduce((sum, count) => sum + count, 0)
  const counts = products
    .map(({ code, reviews }) => reviews.length + sumOf(stars.get(code) ?? []))
    .toSorted((a, b) => b - a)
  expect(counts[0]).toBeLessThanOrEqual(400)
  expect(counts[79]).toBeGreaterThanOrEqual(30)
  expect(counts[479]).toBeGreaterThanOrEqual(5)
  expect(sumOf(counts)).toBeLessThan(25_000)
  const all = [0, 1, 2, 3, 4].map((at) => sumOf([...stars.values()].map((one) => one[at] ?? 0)))
  expect((all[4] ?? 0) + (all[3] ?? 0)).toBeGreaterThan(sumOf(all) * 0.65)
  expect(Math.min(...all)).toBeGreaterThan(0)
})

test('bestsellers of several departments have pages of reviews, with and without variations', () => {
  const read = products.filter(({ reviews }) => reviews.length > 10)
  expect(new Set(read.map(({ category }) => category)).size).toBeGreaterThanOrEqual(10)
  expect(read.filter(({ variations }) => variations !== null).length).toBeGreaterThanOrEqual(3)
  expect(read.filter(({ variations }) => variations === null).length).toBeGreaterThanOrEqual(3)
  expect(read.filter(({ reviews }) => reviews.length > 20).length).toBeGreaterThanOrEqual(2)
})

test('reviews are of product lines that exist, and nobody writes before having had the thing', () => {
  const codes = products.map(({ code }) => code)
  const isSold = (line: string) =>
    codes.some((code) => code === line || code.startsWith(`${line}-`))
  expect(reviewedCodes.filter((line) => !isSold(line))).toEqual([])
  for (const { name, reviews, addedDaysAgo } of products) {
    for (const { daysAgo, ownedDays } of reviews) {
      expect(daysAgo + ownedDays, name).toBeLessThan(addedDaysAgo)
    }
  }
})

test('every banner place and every kind of representative is filled', () => {
  expect(new Set(demoData.banners.map(({ place }) => place))).toEqual(new Set(bannerPlaces))
  expect(new Set(demoData.representatives.map(({ kind }) => kind))).toEqual(
    new Set(representativeKinds),
  )
  const slugs = [...categories, ...children].map(({ slug }) => slug)
  for (const { category } of demoData.banners) expect(slugs).toContain(category)
  for (const { phone } of demoData.representatives) expect(phone).toMatch(/^\+2347000000\d{3}$/)
})
