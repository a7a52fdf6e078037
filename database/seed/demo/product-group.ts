import type { ArtKind } from './art-kinds.ts'
import { type BrandSlug, brandName, brandPaint } from './brands.ts'
import { topOf } from './categories.ts'
import { type Colour, colours } from './colours.ts'
import { descriptionOf, fillIn, keyFeatures } from './describe.ts'
import type { ProductGroup, ProductLine } from './group-shape.ts'
import { pricedBefore, priceTag } from './price.ts'
import { type Dice, dice } from './random.ts'
import { shareReviews } from './reviews.ts'
import { sellers } from './sellers.ts'
import type { DemoCombination, DemoProduct, Look } from './shape.ts'

interface Model {
  label: string
  prices: readonly (readonly [label: string, naira: number])[]
  kg: number
  art: ArtKind
  colours: readonly Colour[]
}

export function makeProducts(group: ProductGroup, lines: readonly ProductLine[]): DemoProduct[] {
  return lines.flatMap((line) => {
    const products = models(group, line).map((model) => product(group, line, model))
    shareReviews(line.code, products, dice(`${line.code} reviews`))
    for (const one of products.filter(({ code }) => code !== line.code)) {
      shareReviews(one.code, [one], dice(`${one.code} reviews`))
    }
    return products
  })
}

function models(group: ProductGroup, line: ProductLine): Model[] {
  const labelled: [string, number][] =
    typeof line.price === 'number' ? [['', line.price]] : Object.entries(line.price)
  const kg = line.kg?.[0] ?? group.kg
  const art = line.art?.[0] ?? group.art
  const byPrice = group.option
    ? [{ label: '', prices: labelled, kg, art }]
    : labelled.map(([label, naira], i) => ({
        label,
        prices: [[label, naira] as const],
        kg: line.kg?.[i] ?? kg,
        art: line.art?.[i] ?? art,
      }))
  const byColour =
    group.colourIsChoice || !line.colours ? [line.colours ?? []] : line.colours.map((one) => [one])
  return byPrice.flatMap((model) => byColour.map((paints) => ({ ...model, colours: paints })))
}

function product(group: ProductGroup, line: ProductLine, model: Model): DemoProduct {
  const [colour] = model.colours
  const isOneOfColours = !group.colourIsChoice && (line.colours?.length ?? 0) > 1
  const suffix = isOneOfColours && colour ? colours[colour] : undefined
  const code = [line.code, codePart(model.label), suffix?.[2]].filter(Boolean).join('-')
  const luck = dice(code)
  const lowest = Math.min(...model.prices.map(([, naira]) => naira))
  const discount = pricedBefore(luck, group.maxDiscount)
  const variations = choices(group, line, model, luck, discount)
  const form = line.form ?? group.form ?? 'Brand new'
  const onlyColour = model.colours.length === 1 && colour ? colours[colour][0] : null
  const name = fillIn(line.name, model.label) + (suffix ? `, ${suffix[0]}` : '')
  const features = keyFeatures(group, line, model.label, variations)
  const facts = {
    label: model.label,
    name,
    category: group.category,
    brand: brandName(line.brand),
    form,
    colour: onlyColour,
    kg: model.kg,
    box: group.box,
    features,
    choices: variations?.options ?? [],
  }
  const popularity = Math.round(luck.roll() ** 1.7 * 1000) / 1000
  const addedDaysAgo = luck.between(2, 420)
  return {
    name,
    category: group.category,
    brand: line.brand,
    code,
    form,
    ...priceTag(lowest, discount),
    stock: variations
      ? variations.combinations.reduce((sum, { stock }) => sum + stock, 0)
      : stockOf(luck),
    weight: model.kg,
    color: colour ? colours[colour][0] : null,
    art: { kind: model.art, ...plainLook(line.brand, colour) },
    keyFeatures: features,
    description: descriptionOf(group, line, facts, luck),
    bulkText: group.bulk ?? null,
    variations,
    popularity,
    addedDaysAgo,
    reviews: [],
    seller: luck.pick(
      sellers.filter(({ sells }) => sells.some((top) => top === topOf(group.category))),
    ).slug,
  }
}

/** Until it is seen beside its neighbours. */
function plainLook(brand: BrandSlug, colour: Colour | undefined): Look {
  const paint = colour ? colours[colour][1] : brandPaint(brand)
  return { paint, name: brandName(brand), maker: '', edition: '', size: '', scale: 1 }
}

/** 'Chicken Cubes x 400' → 'CHICUBX400': numbers whole, words by their beginning. */
function codePart(label: string): string {
  const words = label.match(/[\p{L}\d.]+/gu) ?? []
  return words
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 3)))
    .join('')
    .toUpperCase()
}

/** About 6 in 100 are sold out and 10 in 100 nearly so. */
function stockOf(luck: Dice): number {
  const fate = luck.roll()
  if (fate < 0.06) return 0
  return fate < 0.16 ? luck.between(1, 6) : luck.between(8, 120)
}

/** Null where there is nothing to choose. The dearest model is sometimes not made in the last colour. */
function choices(
  group: ProductGroup,
  line: ProductLine,
  model: Model,
  luck: Dice,
  discount: number,
) {
  const sizes = line.sizes
    ? line.sizes.map((size) => [size, model.prices[0]?.[1] ?? 0] as const)
    : model.prices
  const paints = group.colourIsChoice ? model.colours : []
  if (sizes.length < 2 && paints.length < 2) return null
  const options = [
    { name: group.option ?? 'Size', values: sizes.map(([label]) => label) },
    {
      name: 'Colour',
      values: paints.map((paint) => String(colours[paint][0])),
      paints: paints.map((paint) => String(colours[paint][1])),
    },
  ].filter(({ values }) => values.length > 1)
  const combinations: DemoCombination[] = sizes.flatMap(([label, naira]) =>
    (paints.length > 1 ? paints : [undefined]).map((paint) => ({
      values: [...(sizes.length > 1 ? [label] : []), ...(paint ? [colours[paint][0]] : [])],
      ...priceTag(naira, discount),
      stock: luck.chance(0.14) ? 0 : luck.between(2, 34),
    })),
  )
  const isIncomplete = sizes.length > 1 && paints.length > 1 && luck.chance(0.4)
  return { options, combinations: isIncomplete ? combinations.slice(0, -1) : combinations }
}
