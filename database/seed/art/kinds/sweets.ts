import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton, foldingBox, pouch } from '../packs.ts'
import { drum, glass, lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'sausage-roll-carton'
  | 'chocolate-bar'
  | 'sweets-bag'
  | 'toffees-bag'
  | 'sandwich-biscuits'
  | 'wafer-bars'
  | 'chocolate-beans'
  | 'chocolate-spread'
  | 'cookies-box'
  | 'crisps-tube'
  | 'cereal-bars'

export const sweets: Family<Kind> = {
  'sausage-roll-carton': (model) => carton({ ...model, word: 'SAUSAGE ROLLS' }, roll(model)),

  'chocolate-bar': ({ paint, label }) => {
    const wrapper =
      rect(240, 440, 720, 380, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.2)), 10) +
      rect(200, 440, 44, 380, '#d9c27a') +
      rect(956, 440, 44, 380, '#d9c27a') +
      stroke('M214 440V820M230 440V820M970 440V820M986 440V820', '#a88a3a', 3) +
      words(label, 600, 610, { size: 120, ink: '#ffffff', within: 620, weight: 17, slant: 8 }) +
      words('MILK CHOCOLATE', 600, 700, { size: 44, ink: '#f3dfa6', within: 560 })
    const squares = repeat(12, (index) => {
      const [x, y] = [240 + (index % 6) * 124, 460 + Math.floor(index / 6) * 180]
      return (
        rect(x, y, 116, 172, '#4a2614', 8) +
        rect(x + 10, y + 8, 96, 148, down('#8a5330', '#6b3c20'), 8) +
        rect(x + 24, y + 26, 68, 110, '#7a482a', 6)
      )
    })
    const open =
      group('translate(0 0)', squares) +
      path('M230 440H560L600 820H230Z', paint) +
      path('M560 440l60 60-40 70 50 80-40 80 50 90H600Z', '#d9c27a')
    return [
      { name: 'front', body: floor(600, 836, 900, 40) + wrapper },
      { name: 'open', body: floor(600, 836, 900, 40) + open },
      { name: 'label', body: closeUp(wrapper, 600, 620, 1.6) },
    ]
  },

  'sweets-bag': (model) =>
    pouch(
      { ...model, word: 'SWEETS', art: wrappedSweets('#22232c', '#d1403a', 8) },
      'sweets',
      floor(600, 960, 900) +
        group('translate(-480 -620) scale(1.8)', wrappedSweets('#22232c', '#d1403a', 8)),
    ),

  'toffees-bag': (model) =>
    pouch(
      { ...model, word: 'TOFFEES', art: wrappedSweets('#e0a52a', '#6b3c20', 8) },
      'toffees',
      floor(600, 960, 900) +
        group('translate(-480 -620) scale(1.8)', wrappedSweets('#e0a52a', '#6b3c20', 8)),
    ),

  'sandwich-biscuits': ({ paint, label }) => {
    const pack =
      rect(220, 560, 760, 260, down(lighten(paint, 0.35), paint, darken(paint, 0.3)), 60) +
      path('M220 560l-50 20v220l50 20ZM980 560l50 20v220l-50 20Z', darken(paint, 0.15)) +
      stroke('M186 586V796M204 574V808M996 574V808M1014 586V796', lighten(paint, 0.2), 4) +
      words(label, 440, 690, { size: 76, ink: inkOn(paint), within: 360, weight: 17 }) +
      words('SANDWICH BISCUITS', 440, 750, { size: 28, ink: inkOn(paint), within: 370 }) +
      group('translate(220 110) scale(.85)', biscuit(600, 680))
    return [
      { name: 'front', body: floor(600, 826, 960, 40) + pack },
      {
        name: 'biscuits',
        body:
          floor(600, 900, 860, 60) +
          biscuit(440, 800) +
          biscuit(760, 810) +
          group('translate(0 -60)', biscuit(600, 760)),
      },
      { name: 'label', body: closeUp(pack, 480, 690, 1.8) },
    ]
  },

  'wafer-bars': (model) => {
    const bar = (x: number, y: number) =>
      rect(x, y, 300, 84, down('#8a5330', '#5a3018'), 14) +
      stroke(`M${x + 16} ${y + 22}H${x + 284}`, '#b0764a', 8) +
      stroke(`M${x + 2} ${y + 42}H${x + 298}`, '#3f2010', 4)
    return display(
      { ...model, word: 'WAFER BARS' },
      group('translate(0 40)', bar(450, 760), bar(450, 860)),
      floor(600, 900, 760) + group('translate(-540 -740) scale(1.9)', bar(450, 740), bar(450, 830)),
    )
  },

  'chocolate-beans': (model) => {
    const { paint, label } = model
    const colors = ['#d1403a', '#f2b63d', '#2f8f5a', '#2b6fc4', '#e86f9a', '#8a5330', '#e07b2a']
    const beans = repeat(18, (index) => {
      const [x, y] = [300 + ((index * 113) % 620), 900 + ((index * 47) % 90)]
      const color = colors[index % 7] ?? paint
      return (
        ellipse(x, y, 40, 24, round(color)) +
        ellipse(x - 10, y - 8, 14, 6, '#ffffff', 'opacity=".6"')
      )
    })
    const tube = (x: number) =>
      rect(x - 70, 300, 140, 700, round(paint), 12) +
      rect(x - 74, 280, 148, 60, round('#f2b63d'), 10) +
      group(
        `translate(${x + 26} 680) rotate(-90)`,
        words(label, 0, 0, { size: 66, ink: inkOn(paint), within: 420, weight: 17 }),
      ) +
      repeat(4, (index) =>
        circle(x - 30 + (index % 2) * 60, 930 - index * 16, 15, colors[index] ?? ''),
      )
    return [
      {
        name: 'tubes',
        body: floor(600, 1006, 1000) + repeat(6, (index) => tube(220 + index * 152)),
      },
      {
        name: 'chocolate beans',
        body: floor(620, 1000, 900) + placed(600, 720, 1, 74, tube(600)) + beans,
      },
      { name: 'label', body: closeUp(tube(600), 600, 560, 1.9) },
    ]
  },

  'chocolate-spread': ({ paint, label }) => {
    const body =
      lathe(
        [
          [470, 190],
          [530, 240],
          [960, 240],
          [1000, 220],
        ],
        across('#2a150c', '#8a5330@24', '#5a3018', '#2a150c'),
      ) +
      lathe(
        [
          [470, 190],
          [530, 240],
          [960, 240],
          [1000, 220],
        ],
        glass('#f3e6da'),
      ) +
      rect(400, 340, 400, 150, round('#f4f5f8'), 22) +
      repeat(16, (index) => rect(414 + index * 24, 356, 8, 118, '#12102a', 4, 'opacity=".12"')) +
      path('M370 590Q600 560 830 590V900Q600 930 370 900Z', paint) +
      words(label, 600, 700, { size: 74, ink: inkOn(paint), within: 400 }) +
      words('CHOCOLATE SPREAD', 600, 760, { size: 34, ink: inkOn(paint), within: 380 }) +
      path('M470 830q60-40 130 0t130-8v50H470Z', '#6b3c20') +
      circle(520, 810, 26, '#c98f4a') +
      circle(566, 820, 22, '#b57a38')
    return stood(body, 480, [600, 720, 1.7, 'label'], 'shelved', label)
  },

  'cookies-box': (model) =>
    display(
      { ...model, word: 'COOKIES' },
      cookie(520, 840, 70) + cookie(670, 860, 62),
      floor(600, 950, 860) + cookie(420, 800, 150) + cookie(780, 810, 140) + cookie(600, 720, 150),
    ),

  'crisps-tube': ({ paint, label }) => {
    const crisp = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path('M-90 0Q0-90 90 0Q0 40-90 0Z', '#f2c860', 'stroke="#cf9a32" stroke-width="5"'),
        path(
          'M-60-8Q0-52 60-8',
          'none',
          'stroke="#fbe5a6" stroke-width="8" stroke-linecap="round"',
        ),
      )
    const body =
      drum(600, 280, 150, 720, paint, '#e9ebf0') +
      path('M444 250A156 25 0 0 0 756 250V310A156 25 0 0 1 444 310Z', '#ffffff', 'opacity=".75"') +
      ellipse(600, 250, 156, 25, '#f4f6fa', 'opacity=".9"') +
      path('M450 980A150 24 0 0 0 750 980V1000A150 24 0 0 1 450 1000Z', '#c9ced6') +
      words(label, 600, 560, { size: 64, ink: inkOn(paint), within: 260, weight: 17 }) +
      words('CRISPS', 600, 630, { size: 44, ink: inkOn(paint), within: 240 }) +
      crisp(560, 800, -18) +
      crisp(640, 850, 12) +
      crisp(590, 910, -6)
    return [
      ...stood(body, 300, [600, 600, 1.8, 'label'], 'shelved', label),
      {
        name: 'crisps',
        body:
          floor(620, 960, 900) +
          repeat(9, (index) =>
            group(
              'scale(1.5) translate(-190 -290)',
              crisp(470 + (index % 5) * 70, 880 - Math.floor(index / 5) * 60, -30 + index * 14),
            ),
          ),
      },
    ]
  },

  'cereal-bars': (model) => {
    const bar =
      rect(330, 780, 540, 130, '#f0d9a6', 20) +
      repeat(30, (index) =>
        ellipse(
          350 + ((index * 71) % 500),
          800 + ((index * 37) % 90),
          22,
          14,
          index % 2 === 0 ? '#fbeecb' : '#e0bf7c',
        ),
      ) +
      rect(330, 890, 540, 26, '#f7f1e4', 12)
    return [
      ...foldingBox(
        { ...model, word: 'CEREAL BARS', art: group('translate(150 250) scale(.75)', bar) },
        270,
        660,
        420,
        230,
      ),
      { name: 'one of them', body: floor(600, 926, 760) + group('translate(0 0)', bar) },
    ]
  },
}

function roll({ paint, label }: Model): string {
  return (
    rect(330, 780, 540, 200, down(lighten(paint, 0.3), paint, darken(paint, 0.25)), 30) +
    path('M330 780l-36 16v168l36 16ZM870 780l36 16v168l-36 16Z', lighten(paint, 0.2)) +
    rect(470, 820, 260, 120, '#e0a85a', 60) +
    stroke('M510 830L490 930M570 826L550 936M630 826L610 936M690 830L670 930', '#b9772e', 8) +
    words(label, 600, 812, { size: 34, ink: inkOn(paint), within: 300, weight: 17 })
  )
}

function wrappedSweets(color: string, ends: string, count: number): string {
  return repeat(count, (index) => {
    const [x, y] = [420 + (index % 4) * 120, 770 + Math.floor(index / 4) * 110]
    return group(
      `translate(${x} ${y}) rotate(${((index * 47) % 70) - 35})`,
      path('M-34 0L-66-26V26ZM34 0L66-26V26Z', ends),
      ellipse(0, 0, 40, 27, round(color)),
      stroke('M-14-22Q-4 0-14 22M14-22Q24 0 14 22', ends, 9),
      ellipse(-12, -10, 10, 5, '#ffffff', 'opacity=".6"'),
    )
  })
}

function biscuit(x: number, y: number): string {
  const disc = (at: number) =>
    ellipse(x, at + 26, 150, 62, '#1d1512') +
    ellipse(x, at, 150, 62, '#33261f') +
    ellipse(x, at, 128, 50, 'none', 'stroke="#4d3b31" stroke-width="8" stroke-dasharray="16 10"') +
    ellipse(x, at, 84, 32, '#3f3028')
  return disc(y + 66) + ellipse(x, y + 52, 144, 58, '#fbf4e4') + disc(y)
}

function cookie(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.12, r, r * 0.9, '#a8682e') +
    ellipse(x, y, r, r * 0.88, '#d99a4e') +
    repeat(7, (index) =>
      circle(
        Math.round(x + Math.sin(index * 2.4) * r * (0.2 + index * 0.09)),
        Math.round(y + Math.cos(index * 2.4) * r * (0.18 + index * 0.08)),
        r * 0.13,
        '#4a2614',
      ),
    )
  )
}

/** A box of singly wrapped pieces, and what is inside. */
function display(print: Model & { word: string }, art: string, inside: string): View[] {
  const views = foldingBox({ ...print, art }, 250, 700, 420, 260)
  return [...views, { name: 'one of them', body: inside }]
}
