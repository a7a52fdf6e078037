import { expect, test } from 'vitest'
import { demoData } from './demo.ts'

/** Words of a description or a feature, and the names of the only products that may carry them. */
type Fits = readonly (readonly [words: RegExp, name: RegExp])[]

/** By top category. */
const fits: Readonly<Record<string, Fits>> = {
  'mens-fashion': [
    [/sokoto/i, /Sokoto|Agbada/],
    [/head, one finger above the ears/i, /Cap|Fila/],
    [
      /polish (on|once)|never polished|leather wants/i,
      /Oxford Lace-up|Loafer|Derby|Brogue|School Shoe|Palm|Desert Boot/,
    ],
    [/suede is/i, /Desert Boot/],
    [/kilomet/i, /Running|Nitro/],
    [/waist in inches/i, /Jeans|Chinos|Trousers/],
    [/wash jeans/i, /Jeans/],
    [/polarised/i, /Aviator|Wayfarer/],
    [/take it off to swim/i, /F-91W|A158W|AE-1200/],
    [/swim and dive/i, /G-Shock/],
    [/laces/i, /Lace-up|Derby|Brogue/],
  ],
  'womens-fashion': [
    [/\bheel(s|ed)?\b(?! and toe)/i, /Pump|Stiletto|Court Shoe/],
    [/wax print|takes out the wax/i, /Wax/],
    [/coral/i, /Coral/],
    [/braids/i, /Braiding Hair/],
    [/wig cap|adjustable band and combs/i, /Wig|Frontal/],
    [/\bgele\b/i, /gele/i],
    [/laptop/i, /Tote/],
    [/bust of/i, /Dress|Peplum|Ankara Gown/],
    [/earrings/i, /Set/],
    [/stones are|stoned/i, /Boubou/],
  ],
  'sports-travel': [
    [/iron\./i, /Dumbbell/],
    [/pressure or a bad knee/i, /Treadmill|Exercise Bike/],
    [/screws and key|safety key/i, /Treadmill|Exercise Bike/],
    [/valve|needle/i, /Football|Basketball|Volleyball|Ball Pump/],
    [/excess costs/i, /Suitcase/],
    [/charger|laptop/i, /Backpack/],
    [/saddle/i, /Bike|Bicycle/],
    [/training wheels/i, /Kids’ Bicycle/],
    [/latex palm|before the match/i, /Gloves/],
  ],
  'auto-tools': [
    [/clamps|wrong poles|red first/i, /Jump|Circular Saw/],
    [/poles?\b/i, /Jump|Battery/],
    [/frame around a stereo|auto electrician/i, /Car Stereo/],
    [/\bhose\b/i, /Inflator|Washer/],
    [/brushes/i, /Impact Drill|Grinder/],
    [/hammer setting|masonry/i, /Impact Drill/],
    [/nozzle/i, /Vacuum/],
    [/memory card/i, /Dash Camera/],
    [/manual names the grade/i, /Engine Oil/],
    [/\bSDS\b/, /Rotary Hammer/],
    [/\bdisc\b/i, /Grinder/],
    [/carpenter/i, /Saw/],
    [/pumps?\b/i, /Washer|Inflator/],
  ],
}

/** What no page of the mall keeps, and talk of how the list is made. */
const never =
  /exchange|on request|delivered on the day|partners|next order|rider|before dispatch|tell us|give us|our technicians|shelf(?! and| of)|in your words/i

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
