import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { folded } from '#contract/office/folded.ts'
import { one } from '#server/platform/database/query.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { searchFor } from '../find.ts'
import { everything } from '../listing/filters.ts'
import { addProducts, idOf } from '../test-products.ts'
import { suggest } from './suggest.ts'

const { pool } = await testDatabase()
let ids: Map<string, number>

beforeAll(async () => {
  ids = await addProducts(pool)
})

/** What is looked for → what must come first, in this order. */
const expected: Record<string, Record<string, string[]>> = {
  'exact names and beginnings first': {
    'Apple iPhone 13 128GB': ['Apple iPhone 13 128GB'],
    'samsung galaxy': ['Samsung Galaxy A54 5G 128GB', 'Samsung Galaxy A14'],
    'iphone 13': ['Apple iPhone 13 128GB', 'Apple iPhone 13 Pro Max 256GB', 'Case for iPhone 13'],
  },
  'all words, in any order and anywhere': {
    'fan rechargeable': ['OX Rechargeable Fan 18 inch'],
    'oraimo power': ['Oraimo Traveler 20,000mAh Power Bank'],
    'apple tablets': ['Apple iPhone 13 128GB', 'Apple iPhone 13 Pro Max 256GB'],
  },
  'one or two typos': {
    samsng: ['Samsung Galaxy A54 5G 128GB'],
    'iphon 13': ['Apple iPhone 13 128GB'],
    'rechargable fan': ['OX Rechargeable Fan 18 inch'],
    hisence: ['Hisense 200L Chest Freezer'],
    'tekno spark': ['Tecno Spark 20 Pro'],
    genrator: ['Sumec Firman 3.5kVA Generator, SPG3000E2'],
    smasung: ['Samsung Galaxy A54 5G 128GB'],
  },
  'accents and tone marks, typed or not': {
    nestle: ['Nestlé Golden Morn 900g'],
    NESTLÉ: ['Nestlé Golden Morn 900g'],
    olayinka: ["Men's Kaftan, Ọláyínká cut"],
    'ọlayinka mens': ["Men's Kaftan, Ọláyínká cut"],
  },
  'one and many': {
    fans: ['OX Rechargeable Fan 18 inch'],
    'inverter battery': ['Mercury Inverter Batteries, pair'],
    generators: ['Sumec Firman 3.5kVA Generator, SPG3000E2'],
  },
  'forms and units, however they are written': {
    'woman gown': ["Women's Ankara Gown"],
    "women's gowns": ["Women's Ankara Gown"],
    'womens gown': ["Women's Ankara Gown"],
    'man kaftan': ["Men's Kaftan, Ọláyínká cut"],
    'men kaftans': ["Men's Kaftan, Ọláyínká cut"],
    'child tshirt': ["Children's T-shirt"],
    "children's t-shirts": ["Children's T-shirt"],
    'childrens t shirt': ["Children's T-shirt"],
    '43in tv': ['LG 43-inch Smart TV, 43UQ70'],
    '43 in tv': ['LG 43-inch Smart TV, 43UQ70'],
    '43" tv': ['LG 43-inch Smart TV, 43UQ70'],
    '43 inches': ['LG 43-inch Smart TV, 43UQ70'],
    '43-inch': ['LG 43-inch Smart TV, 43UQ70'],
    '200 litre freezer': ['Hisense 200L Chest Freezer'],
    '200ltr freezer': ['Hisense 200L Chest Freezer'],
    '900 grams golden morn': ['Nestlé Golden Morn 900g'],
    '12 watts bulb': ['Philips LED Bulb 12W'],
    usbc: ['USB-C Wi-Fi Adapter'],
    'usb c': ['USB-C Wi-Fi Adapter'],
    'usb-c': ['USB-C Wi-Fi Adapter'],
    'wifi adapter': ['USB-C Wi-Fi Adapter'],
    'wi fi adapter': ['USB-C Wi-Fi Adapter'],
    'a/c': ['LG Split Air Conditioner'],
    'A/C split': ['LG Split Air Conditioner'],
    'a.c': ['LG Split Air Conditioner'],
    ac: ['LG Split Air Conditioner'],
    'air-conditioner': ['LG Split Air Conditioner'],
    airconditioners: ['LG Split Air Conditioner'],
  },
  'words joined and cut': {
    'power bank': ['Oraimo Traveler 20,000mAh Power Bank', 'New Age Powerbank 30000 mAh'],
    powerbank: ['Oraimo Traveler 20,000mAh Power Bank', 'New Age Powerbank 30000 mAh'],
    '30000mah': ['New Age Powerbank 30000 mAh'],
    '20000mah': ['Oraimo Traveler 20,000mAh Power Bank'],
    '20000 mah': ['Oraimo Traveler 20,000mAh Power Bank'],
    iphone13: ['Apple iPhone 13 128GB'],
  },
  'model numbers': {
    a54: ['Samsung Galaxy A54 5G 128GB'],
    'sm-a546': ['Samsung Galaxy A54 5G 128GB'],
    sma546b: ['Samsung Galaxy A54 5G 128GB'],
    '13 pro': ['Apple iPhone 13 Pro Max 256GB'],
    '43uq70': ['LG 43-inch Smart TV, 43UQ70'],
    spg3000: ['Sumec Firman 3.5kVA Generator, SPG3000E2'],
  },
  'local words': {
    gen: ['Sumec Firman 3.5kVA Generator, SPG3000E2'],
    tokunbo: ['Apple iPhone 11 64GB'],
    'tokunbo iphone': ['Apple iPhone 11 64GB'],
    light: ['Philips LED Bulb 12W'],
    'deep freezer': ['Haier Thermocool Deep Freezer 219L', 'Hisense 200L Chest Freezer'],
    'senator wear': ["Men's Kaftan, Ọláyínká cut"],
    'canvas nike': ['Nike Air Sneakers, Red'],
  },
  'the thing itself before what goes with it': {
    'samsung phone': ['Samsung Galaxy A54 5G 128GB', 'Samsung Galaxy A14'],
    'phone case': ['Oraimo Phone Case for Samsung Galaxy A54, Clear', 'Case for iPhone 13'],
  },
  'most of the words, where none has all': {
    'samsung galaxy zzzz': ['Samsung Galaxy A54 5G 128GB'],
    'purple nike sneakers': ['Nike Air Sneakers, Red'],
  },
}

describe.each(Object.entries(expected))('%s', (_, cases) => {
  test.each(Object.entries(cases))('%s', async (term, names) => {
    const found = await searchFor(pool, term, everything)
    expect(found.ids.slice(0, names.length)).toEqual(names.map((name) => ids.get(name)))
  })
})

test.each([
  ['samsng galxy', 'samsung galaxy'],
  ['rechargable fan', 'rechargeable fan'],
  ['samsung galaxy', null],
  ['gen', null],
  ['qqqqqqqq', null],
])('%s: did you mean %s', async (term, meant) => {
  expect((await searchFor(pool, term, everything)).didYouMean).toBe(meant)
})

test.each(['iphone freezer', 'samsung lantern', 'nike generator'])(
  '%s: words that the catalogue has are not corrected',
  async (term) => {
    expect(await searchFor(pool, term, everything)).toMatchObject({
      didYouMean: null,
      isMissing: true,
    })
  },
)

test.each(['sufficient plumbing', 'mosquito killer', 'zobo drink'])(
  '%s: a correction that no product carries whole is none',
  async (term) => {
    expect((await searchFor(pool, term, everything)).didYouMean).toBe(null)
  },
)

test('brand and category narrow a search', async () => {
  const brand = await one(pool, idOf('brands'), ['Oraimo'])
  const cases = await one(pool, idOf('categories'), ['Phone Cases'])
  const narrow = { ...everything, scope: cases.id, brands: [brand.id] }
  expect((await searchFor(pool, 'galaxy', narrow)).ids).toEqual([
    ids.get('Oraimo Phone Case for Samsung Galaxy A54, Clear'),
  ])
})

test.each([
  ['sams', 'Samsung Galaxy A54 5G 128GB'],
  ['oraimo tra', 'Oraimo Traveler 20,000mAh Power Bank'],
  ['iphone 13 p', 'Apple iPhone 13 Pro Max 256GB'],
  ['samsng gal', 'Samsung Galaxy A54 5G 128GB'],
])('half-typed %s suggests %s', async (term, name) => {
  expect((await suggest(pool, term)).ids[0]).toBe(ids.get(name))
})

test('words are folded as PostgreSQL folds those of products', async () => {
  const parts = fc.constantFrom("'", ',', '1', '234', ' ', '-', 'A', 'z', '"', '/', '5kva')
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(parts).map((some) => some.join('')),
  )
  const inPostgres = async (text: string) => {
    const { rows } = await pool.query('SELECT search_fold($1) AS folded', [text])
    return rows[0].folded
  }
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(folded(text)).toBe(await inPostgres(text))
    }),
    { numRuns: 500 },
  )
  for (const text of ['Ẹ̀wà Agọ̀yìn', 'NESTLÉ', 'Łódź ß', 'ẹ̀wà'.normalize('NFD'), '½ ﬁ Ɗan', '١٢']) {
    expect(folded(text)).toBe(await inPostgres(text))
  }
})

test('any text is answered', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom("'", '\\', ':*', '|', '&', '<->', '!', '(', '\0', 'a', '1', ' '))
      .map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      await searchFor(pool, text, everything)
      await suggest(pool, text)
    }),
    { numRuns: 200 },
  )
})

test("a product's own name finds it first, in capitals and without accents too", async () => {
  for (const [name, id] of ids) {
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
    expect([name, (await searchFor(pool, name, everything)).ids[0]]).toEqual([name, id])
    expect([plain, (await searchFor(pool, plain, everything)).ids[0]]).toEqual([plain, id])
  }
})

test('a letter less in a longer word still finds the product', async () => {
  const names = [...ids.keys()].filter((name) => /[a-z]{6}/i.test(name))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.nat(), async (name, at) => {
      const words = name.split(' ').filter((word) => /^[a-z]{6,}$/i.test(word))
      const word = words[at % words.length] ?? ''
      const place = 1 + (at % (word.length - 2))
      const typo = word.slice(0, place) + word.slice(place + 1)
      const { ids: found } = await searchFor(pool, name.replace(word, typo), everything)
      expect(found).toContain(ids.get(name))
    }),
    { numRuns: 100 },
  )
})
