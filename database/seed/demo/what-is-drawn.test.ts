import { expect, test } from 'vitest'
import { drawProduct } from '../art/art.ts'
import type { ArtKind } from './art-kinds.ts'
import { demoData } from './demo.ts'
import {
  babyKids,
  booksSchool,
  corporateOrders,
  healthBeauty,
  supermarket,
} from './test-daily-kinds.ts'
import { homeAppliances, homeFurniture, kitchen, powerSolar } from './test-home-kinds.ts'
import { autoTools, mensFashion, sportsTravel, womensFashion } from './test-outdoor-kinds.ts'
import { computing, gaming, phonesTablets, tvAudio } from './test-tech-kinds.ts'

/** What may be drawn for a product whose name fits; the first pattern of its department that fits counts. */
type Allowed = readonly (readonly [name: RegExp, ...kinds: ArtKind[]])[]

/** By top category. */
const allowed: Readonly<Record<string, Allowed>> = {
  'phones-tablets': phonesTablets,

  'tv-audio': tvAudio,

  computing,

  gaming,

  'home-appliances': homeAppliances,

  kitchen,

  'power-solar': powerSolar,

  supermarket,

  'mens-fashion': mensFashion,

  'womens-fashion': womensFashion,

  'health-beauty': healthBeauty,

  'baby-kids': babyKids,

  'home-furniture': homeFurniture,

  'books-school': booksSchool,

  'sports-travel': sportsTravel,

  'auto-tools': autoTools,

  'corporate-orders': corporateOrders,
}

test.each(Object.keys(allowed))('%s: every product shows what its name says', (department) => {
  const children = demoData.categories.find(({ slug }) => slug === department)?.children ?? []
  const products = demoData.products.filter(({ category }) =>
    children.some(({ slug }) => slug === category),
  )
  expect(products.length).toBeGreaterThan(0)
  const wrong = products.filter(({ name, art }) => {
    const [, ...kinds]: readonly [unknown, ...ArtKind[]] =
      allowed[department]?.find(([pattern]) => pattern.test(name)) ?? ([null] as const)
    return !kinds.includes(art.kind)
  })
  expect(wrong.map(({ name, art }) => `${name}: ${art.kind}`)).toEqual([])
})

test('no two products of a shelf have the same first picture', () => {
  const seen = new Map<string, string>()
  const alike = demoData.products.flatMap(({ name, category, art: { kind, ...look } }) => {
    const picture = category + drawProduct(kind, look)[0]?.svg
    const other = seen.get(picture)
    seen.set(picture, name)
    return other ? [`${other} = ${name}`] : []
  })
  expect(alike).toEqual([])
})

test('a pack carries its own name and colour, its maker small', () => {
  const looks = demoData.products.map(({ name, art }) => ({ product: name, ...art }))
  for (const [start, name, maker] of [
    ['Nestlé Milo', 'Milo', 'Nestlé'],
    ['Cadbury Oreo', 'Oreo', 'Cadbury'],
    ['Chivita Hollandia', 'Hollandia', 'Chivita'],
    ['Coca-Cola Eva', 'Eva', 'Coca-Cola'],
    ['Peak Full Cream', 'Peak', ''],
  ]) {
    const drawn = looks.filter(({ product }) => product.startsWith(`${start} `))
    expect(drawn.length, start).toBeGreaterThan(0)
    for (const pack of drawn.filter(({ product }) => !product.includes('Cereal'))) {
      expect(pack).toMatchObject({ name, maker })
    }
  }
  const men = looks.filter(({ product }) => /^Nivea Body Lotion/.test(product))
  expect(new Set(men.map(({ paint }) => paint)).size).toBe(men.length)
})

test('a larger one of its kind fills more of the picture', () => {
  const scaleOf = (name: string) => demoData.products.find((one) => one.name === name)?.art.scale
  const [small = 1, large = 0] = [
    scaleOf('Hisense 32-inch A4 Full HD Smart TV'),
    scaleOf('Hisense 65-inch A6 4K UHD Smart TV'),
  ]
  expect(small).toBeLessThan(large)
  expect(scaleOf('Gino Palm Oil 500 ml')).toBeLessThan(scaleOf('Gino Palm Oil 1 L') ?? 0)
})
