import { expect, test } from 'vitest'
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
