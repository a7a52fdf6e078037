import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton } from '../packaging.ts'
import { type Family, floor, type Model } from '../studio.ts'
import { circle, diagonal, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'notebook'
  | 'drawing-book'
  | 'paper-ream'
  | 'paper-carton'
  | 'school-bag-set'
  | 'bag-with-pencil-case'

export const stationery: Family<Kind> = {
  notebook({ paint, label }) {
    const cover =
      rect(350, 200, 510, 790, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.2)), 24) +
      rect(770, 200, 30, 790, darken(paint, 0.45)) +
      rect(460, 330, 280, 150, '#fffaf0', 10) +
      words(label, 600, 410, { size: 44, ink: '#2a2740', within: 230 }) +
      stroke('M500 446H700', '#c9c2b0', 5)
    return [
      ...boxed({ x: 350, y: 200, w: 510, h: 790, r: 20, depth: 60, color: '#efe8d6' }, cover, [
        600,
        420,
        2,
        'label',
      ]),
      { name: 'open page', body: floor(600, 996, 660) + ruled('#bcd0e6') },
    ]
  },

  'drawing-book': ({ paint, label }) => {
    const cover =
      rect(180, 330, 860, 620, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15)), 12) +
      rect(260, 420, 700, 380, '#fffdf6', 8) +
      circle(820, 520, 52, '#f2c230') +
      path('M270 790L450 540L590 720L690 600L950 790Z', '#7ab648') +
      path('M270 790L450 540L500 604L400 700Z', '#5a9a38') +
      words(label, 600, 390, { size: 44, ink: inkOn(paint), within: 400 }) +
      words('DRAWING BOOK', 600, 890, { size: 62, ink: inkOn(paint), within: 600 })
    const rings = repeat(18, (index) => stroke(`M${222 + index * 46} 346v-40`, '#8d929e', 9))
    const inside =
      rect(180, 330, 860, 620, '#fffdf6', 8, 'stroke="#e6e0d0" stroke-width="4"') +
      stroke('M330 780Q420 560 520 700T760 640M600 500q60-80 120 0t-60 90-60-90', '#5c5f6e', 7) +
      group(
        'rotate(34 860 700)',
        rect(845, 500, 30, 300, '#e8b23a', 6),
        path('M845 800h30l-15 54Z', '#f0d2a0'),
      )
    return [
      { name: 'front', body: floor(600, 956, 980) + cover + rings },
      { name: 'a page', body: floor(600, 956, 980) + inside + rings },
      {
        name: 'turned',
        body: floor(600, 956, 900) + group('matrix(.86 .07 0 .98 84 -20)', cover + rings),
      },
    ]
  },

  'paper-ream': (model) => {
    const front = ream(model)
    const sheets = repeat(12, (index) =>
      path(
        `M250 ${900 - index * 12}L400 ${780 - index * 12}H1000L880 ${900 - index * 12}Z`,
        '#ffffff',
        'stroke="#dfe3ea" stroke-width="3"',
      ),
    )
    return [
      ...boxed({ x: 340, y: 250, w: 520, h: 740, depth: 170, color: model.paint }, front, [
        600,
        480,
        1.8,
        'label',
      ]),
      { name: 'sheets', body: floor(620, 920, 900, 60) + sheets },
    ]
  },

  'paper-carton': (model) =>
    carton({ ...model, word: 'COPY PAPER A4' }, group('translate(0 20)', ream(model))),

  'school-bag-set': (model) => {
    const { paint } = model
    const lunch =
      rect(120, 740, 250, 260, diagonal(lighten(paint, 0.45), lighten(paint, 0.2)), 30) +
      stroke('M180 740V700Q180 680 200 680H290Q310 680 310 700V740', darken(paint, 0.2), 20) +
      stroke('M120 810H370', darken(paint, 0.25), 8) +
      star(245, 900, 50, '#f2c230')
    const pencils =
      rect(800, 880, 310, 120, diagonal(lighten(paint, 0.4), paint), 50) +
      stroke('M830 916H1080', darken(paint, 0.35), 8) +
      rect(1066, 906, 34, 20, '#f2c230', 6) +
      star(950, 956, 30, '#f2c230')
    const bag = satchel(model)
    return [
      { name: 'three pieces', body: floor(600, 1006, 1060) + bag + lunch + pencils },
      { name: 'bag', body: floor(600, 1006, 620) + bag },
      {
        name: 'lunch box and pencil case',
        body:
          floor(600, 960, 1000) +
          group('translate(-40 -760) scale(1.7)', lunch) +
          group('translate(-720 -740) scale(1.7)', pencils),
      },
    ]
  },

  'bag-with-pencil-case': (model) => {
    const { paint } = model
    const bag = satchel(model)
    const pencils =
      stroke('M770 760Q840 780 850 860', darken(paint, 0.4), 12) +
      rect(780, 850, 310, 120, diagonal(lighten(paint, 0.4), paint, darken(paint, 0.15)), 40) +
      stroke('M810 884H1060', darken(paint, 0.4), 8) +
      rect(1046, 874, 34, 20, '#c9ced6', 6)
    return [
      {
        name: 'with its pencil case',
        body: floor(620, 1006, 960) + group('translate(-40 0)', bag) + pencils,
      },
      { name: 'bag', body: floor(600, 1006, 620) + bag },
      {
        name: 'pencil case',
        body: floor(600, 840, 900, 50) + group('translate(-1280 -1110) scale(2)', pencils),
      },
    ]
  },
}

export function ruled(line: string): string {
  return (
    rect(350, 200, 510, 790, '#fffdf6', 12) +
    stroke(
      repeat(15, (index) => `M380 ${300 + index * 44}H830`),
      line,
      3,
    ) +
    stroke('M450 210V980', '#e8a0a0', 3) +
    group(
      'rotate(34 760 760)',
      rect(745, 520, 30, 380, '#2b3a8c', 14) + path('M745 900h30l-15 50Z', '#d9b36a'),
    )
  )
}

function ream({ paint, label }: Model): string {
  return (
    rect(340, 250, 520, 740, diagonal('#ffffff', '#f1f4f8', '#dfe5ec'), 6) +
    path('M340 250H860V520Q600 620 340 520Z', paint) +
    words(label, 600, 430, { size: 130, ink: inkOn(paint), within: 380, weight: 17 }) +
    words('COPY PAPER', 600, 720, { size: 60, ink: darken(paint, 0.2), within: 420 }) +
    words('A4', 600, 860, { size: 110, ink: darken(paint, 0.2), weight: 15 })
  )
}

/** A child's bag in one colour. */
function satchel({ paint, label }: Model): string {
  return (
    stroke('M540 330V260Q540 220 600 220T660 260V330', darken(paint, 0.35), 26) +
    path(
      'M400 460Q400 310 600 310T800 460L830 940Q830 1000 760 1000H440Q370 1000 370 940Z',
      diagonal(lighten(paint, 0.3), paint, darken(paint, 0.25)),
    ) +
    path('M410 560H790', 'none', `stroke="${darken(paint, 0.35)}" stroke-width="10"`) +
    path(
      'M420 690Q420 660 450 660H750Q780 660 780 690L796 930Q796 970 750 970H450Q404 970 404 930Z',
      lighten(paint, 0.18),
    ) +
    stroke('M430 720H770', darken(paint, 0.35), 9) +
    rect(742, 708, 40, 26, '#f2c230', 8) +
    words(label, 600, 500, { size: 56, ink: inkOn(paint), within: 260 }) +
    star(600, 840, 56, lighten(paint, 0.6))
  )
}

function star(x: number, y: number, r: number, color: string): string {
  const points = repeat(10, (index) => {
    const turn = (index * Math.PI) / 5 - Math.PI / 2
    const far = index % 2 === 0 ? r : r * 0.45
    return `${index === 0 ? 'M' : 'L'}${Math.round(x + Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far)}`
  })
  return path(`${points}Z`, color)
}
