import { expect, test } from 'vitest'
import { demoData } from './demo.ts'

/** Words of a description or a feature, and the names of the only products that may carry them. */
type Fits = readonly (readonly [words: RegExp, name: RegExp])[]

/** By top category. */
const fits: Readonly<Record<string, Fits>> = {
  supermarket: [
    [/derica/i, /Rice \d/],
    [/weevils/i, /Rice \d|Beans|Oats/],
    [/\bfry|frying/i, /Oil|Rice \d|Thyme|Jollof|Curry|Tomato|Paste|Peas|Corn|Flour/],
    [/\bkeg/i, / 25 L$/],
    [/\bswallow\b/i, /Semovita|Wheat Meal|Poundo Yam|Oats/],
    [/refill/i, /Refill|Bournvita|Milo|Milk Powder/],
    [/breast milk|a nurse/i, /Cerelac/],
    [/bleach/i, /Hypo|Palm Oil/],
    [/machine powder|hand powder/i, /Detergent|Powder/],
    [/ring pull|lid is blown up/i, /Titus|Devon King's (Corned|Sweet|Baked|Green)/],
    [/\bcubes?\b/i, /Cubes/],
    [/guest|pepper soup/i, /x \d+$|x 24/],
    [/cane basket/i, /Hamper/],
    [/\beba\b|soakaway|groundnuts/i, /Garri/],
    [/inner bag|cold milk/i, /Corn Flakes|Frosties|Pops|Krispies|Cereal|Golden Morn|Oats/],
    [/\bmop\b|tiles/i, /Floor Cleaner/],
  ],
  'health-beauty': [
    [/fluoride/i, /Colgate|Paste/],
    [/\bcuff\b/i, /Blood Pressure/],
    [/pulse points|two sprays/i, /Eau de Parfum/],
    [/\bball\b/i, /Roll-on/],
    [/under pressure/i, /Spray|Clean Comfort/],
    [/\bblades?\b/i, /Clipper|Trimmer|Shaver|OneBlade/],
    [/\bcombs\b/i, /Clipper/],
    [/bumps/i, /Trimmer|Shaver|OneBlade/],
    [/\bbar\b/i, /Soap|Bar/],
    [/\bfoundation\b|at the jaw/i, /Foundation/],
    [/\blashes\b|mascara/i, /Mascara/],
    [/\bscalp\b|coils/i, /Shampoo|Conditioner|Hair|Leave-in|Curl|Oil|Edge|Spray|Treatment/],
    [/food supplement/i, /Seven Seas/],
    [/batteries|battery/i, /Blood Pressure|Thermometer/],
    [/fever|hot drink/i, /Thermometer/],
    [/empty kit/i, /First Aid/],
  ],
  'baby-kids': [
    [/\bteats?\b/i, /Natural Bottle/],
    [/catches the pap|\bbib/i, /Bib/],
    [/harness/i, /Stroller|Buggy|High Chair/],
    [/chin must be free/i, /Carrier|Wrap/],
    [/\bstairs\b/i, /Walker/],
    [/squeak|oil the wheels/i, /Stroller|Buggy/],
    [/small parts/i, /LEGO|Hot Wheels|Barbie/],
    [/breast milk|formula/i, /Breast Pump|400 g$/],
    [/two sizes|newborn uses/i, /Molfix Diapers|Pampers|Huggies/],
    [/groundnut/i, /Wooden/],
    [/batteries/i, /^$/],
  ],
  'books-school': [
    [/exam hall|hologram/i, /Calculator/],
    [/solar/i, /MX-12B|DJ-120D/],
    [/\bzips?\b/i, /Bag|Backpack/],
    [/pencil case/i, /BIC|Set|Kids’/],
    [/curriculum|publisher/i, /Schools, Book/],
    [/sharpen/i, /Pencils|Crayons/],
    [/\bbiro/i, /Notebook|Book|Cristal|4-Colours/],
    [/\breams?\b/i, /Copy Paper/],
    [/tone marks|the marks are/i, /Yoruba, Hausa and Igbo/],
    [/compass/i, /Geometry/],
  ],
  'corporate-orders': [
    [/\bdates\b|ramadan|rajab/i, /Ramadan/],
    [/aso-oke is|gold thread|hand-woven/i, /Aso-oke/],
    [/\brice\b/i, /Welfare/],
  ],
}

/** What no page of the mall keeps, and talk of how the list is made. */
const never =
  /exchange|on request|delivered (on the day|to)|we deliver|free delivery|percent less|partners|next order|rider|before dispatch|tell us|give us|our technicians|shelf(?! and| of)|in your words|your (logo|company)/i

test.each(Object.keys(fits))('%s: words stand only where they fit', (department) => {
  const children = demoData.categories.find(({ slug }) => slug === department)?.children ?? []
  const products = demoData.products.filter(({ category }) =>
    children.some(({ slug }) => slug === category),
  )
  const wrong = products.flatMap(({ name, keyFeatures, description }) => {
    const text = [...keyFeatures, description].join(' ')
    const misplaced = (fits[department] ?? []).filter(
      ([words, names]) => words.test(text) && !names.test(name),
    )
    return [...misplaced.map(([words]) => words), never]
      .filter((words) => words.test(text))
      .map((words) => `${name}: ${words.exec(text)?.[0]}`)
  })
  expect(wrong).toEqual([])
  expect(products.filter(({ name }) => name.includes('  ')).map(({ name }) => name)).toEqual([])
})
