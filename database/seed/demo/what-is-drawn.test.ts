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

/** What may be drawn for a product whose name fits; the first pattern of its department that fits counts. */
type Allowed = readonly (readonly [name: RegExp, ...kinds: ArtKind[]])[]

/** By top category. */
const allowed: Readonly<Record<string, Allowed>> = {
  'phones-tablets': [],

  'tv-audio': [],

  computing: [],

  gaming: [],

  'home-appliances': [],

  kitchen: [],

  'power-solar': [],

  supermarket,

  'mens-fashion': [],

  'womens-fashion': [],

  'health-beauty': healthBeauty,

  'baby-kids': babyKids,

  'home-furniture': [],

  'books-school': booksSchool,

  'sports-travel': [],

  'auto-tools': [],

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
