import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import { across, down, group, path, rect, repeat, stroke } from '../svg.ts'
import { ruled } from './stationery.ts'

/** Books that are sold as a bundle, under a band that says how many. */
export const bundles: Family<'twelve-exercise-books' | 'ten-exercise-books' | 'graph-books'> = {
  'twelve-exercise-books': (model) => exerciseBooks(model, 12, 44),
  'ten-exercise-books': (model) => exerciseBooks(model, 10, 54),

  'graph-books'({ paint, label }) {
    const plot =
      path('M440 880Q560 860 620 640T830 330', 'none', 'stroke="#d1403a" stroke-width="9"') +
      stroke('M403 900H840M436 930V260', '#22302a', 6)
    const page = rect(350, 200, 510, 790, '#fffdf6', 12) + squares('#bfe0d0') + plot
    const cover = bookCover(
      paint,
      words(label, 615, 940, { size: 44, ink: inkOn(paint), within: 360 }),
      'GRAPH BOOK',
      rect(440, 580, 350, 290, '#fffdf6', 8) +
        stroke(
          repeat(7, (index) => `M${484 + index * 44} 584V866`) +
            repeat(6, (index) => `M444 ${618 + index * 42}H786`),
          '#9fd0ba',
          4,
        ) +
        stroke('M470 840Q600 820 650 720T770 610', '#d1403a', 10),
    )
    return [
      { name: 'five books', body: bundle(paint, cover, 5, 60) },
      { name: 'cover', body: floor(600, 996, 660) + cover },
      { name: 'page', body: floor(600, 996, 660) + page },
    ]
  },
}

function exerciseBooks({ paint, label, size }: Model, count: number, thick: number): View[] {
  const ink = inkOn(paint)
  const cover = bookCover(
    paint,
    words(label, 615, 900, { size: 50, ink, within: 360 }),
    'EXERCISE BOOK',
    path('M535 640H695V720Q695 790 615 816Q535 790 535 720Z', lighten(paint, 0.35)) +
      path(
        'M560 690Q590 676 615 692Q640 676 670 690V752Q640 738 615 754Q590 738 560 752Z',
        '#fffaf0',
      ) +
      stroke('M615 694V752', paint, 5),
  )
  return [
    { name: `${count} books`, body: bundle(paint, cover, count, thick, size) },
    { name: 'cover', body: floor(600, 996, 660) + cover },
    { name: 'open page', body: floor(600, 996, 660) + ruled('#bcd0e6') },
  ]
}

function bookCover(paint: string, name: string, word: string, art: string): string {
  return (
    rect(350, 200, 510, 790, across(darken(paint, 0.2), `${lighten(paint, 0.12)}@12`, paint), 10) +
    rect(350, 200, 26, 790, darken(paint, 0.3)) +
    rect(440, 300, 350, 230, '#fffaf0', 10) +
    words(word, 615, 366, { size: 36, ink: '#2a2740', within: 310 }) +
    stroke('M470 430H760M470 490H760', '#c9c2b0', 5) +
    name +
    art
  )
}

/** The pile lies with its lower edge to the front; every book can be counted. */
function bundle(paint: string, cover: string, count: number, thick: number, leaves = '') {
  const high = count * thick
  const top = 1000 - high
  const book = (index: number) => {
    const y = top + index * thick
    return (
      path(`M980 ${y}l110-250v${thick}l-110 250Z`, darken(paint, 0.4)) +
      path(`M980 ${y + 12}l110-250v${thick - 24}l-110 250Z`, '#d9d0ba') +
      rect(170, y, 810, thick, darken(paint, 0.12), 5) +
      rect(182, y + 12, 798, thick - 24, down('#fffaf0', '#e3dac4'), 3)
    )
  }
  const lid = group(
    `matrix(1.588 0 -.139 .3165 ${308 - 1.588 * 350} ${top - 250 - 0.3165 * 200})`,
    cover,
  )
  const strap = (x: number) =>
    path(`M${x + 110} ${top - 250}h56l-110 250h-56Z`, '#f7efdd') +
    rect(x, top, 56, high, down('#fffaf0', '#e9dfc8'))
  const sign = rect(466, top + high / 2 - 76, 276, 152, '#f2b63d', 16)
  return (
    floor(630, 1000, 1040, 80) +
    repeat(count, book) +
    lid +
    strap(226) +
    strap(880) +
    sign +
    words(`x ${count}`, 604, top + high / 2 + 18, { size: 80, ink: '#2a2740' }) +
    words(leaves, 604, top + high / 2 + 60, { size: 34, ink: '#2a2740', within: 250 })
  )
}

function squares(line: string): string {
  return stroke(
    repeat(15, (index) => `M${370 + index * 33} 220V970`) +
      repeat(23, (index) => `M360 ${230 + index * 33}H850`),
    line,
    3,
  )
}
