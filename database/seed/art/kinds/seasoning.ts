import { darken, lighten } from '../color.ts'
import { carton, pouch, sachet, sachets, tinViews } from '../packaging.ts'
import { type Family, floor } from '../studio.ts'
import { across, circle, ellipse, group, path, repeat, stroke } from '../svg.ts'

type Kind =
  | 'seasoning-cubes'
  | 'seasoning-cubes-tin'
  | 'jollof-sachets'
  | 'curry-sachets'
  | 'thyme-sachets'
  | 'pepper-paste-sachets'
  | 'tomato-sachets'
  | 'tomato-tin'

export const seasoning: Family<Kind> = {
  'seasoning-cubes': (model) =>
    pouch(
      { ...model, word: 'SEASONING CUBES', art: cubes(model.paint) },
      'cubes',
      floor(600, 980, 900) + group('translate(-540 -720) scale(1.9)', cubes(model.paint)),
    ),

  'seasoning-cubes-tin': (model) => [
    ...tinViews(
      {
        ...model,
        word: 'SEASONING CUBES',
        art: group('translate(60 60) scale(.9)', cubes(model.paint)),
      },
      260,
      340,
    ),
    {
      name: 'cubes',
      body: floor(600, 980, 900) + group('translate(-540 -720) scale(1.9)', cubes(model.paint)),
    },
  ],

  'jollof-sachets': (model) => sachets({ ...model, word: 'JOLLOF SPICE', art: bowlOfRice }),
  'curry-sachets': (model) => sachets({ ...model, word: 'CURRY', art: pinch('#d99a1f') }),
  'thyme-sachets': (model) => sachets({ ...model, word: 'THYME', art: leaves }),

  'pepper-paste-sachets': (model) =>
    carton(
      { ...model, word: 'PEPPER AND ONION' },
      big(sachet({ ...model, word: 'PEPPER AND ONION', art: pepper })),
    ),

  'tomato-sachets': (model) =>
    carton(
      { ...model, word: 'TOMATO PASTE' },
      big(
        sachet({
          ...model,
          word: 'TOMATO PASTE',
          art: group('translate(-105 10) scale(.3)', tomatoes),
        }),
      ),
    ),

  'tomato-tin': (model) => [
    ...tinViews({ ...model, word: 'TOMATO PASTE', art: tomatoes }),
    {
      name: 'paste',
      body:
        floor(600, 960, 760) +
        ellipse(600, 880, 360, 90, '#ffffff') +
        ellipse(600, 868, 300, 66, '#e6e9ef') +
        path(
          'M400 860Q420 720 560 730T700 690 800 860Q600 930 400 860Z',
          across('#8f1f18', '#d8402c', '#c22f20', '#7a1812'),
        ) +
        stroke('M480 800Q540 750 620 770', '#f0795f', 12, 'opacity=".7"'),
    },
  ],
}

function big(one: string): string {
  return group('translate(600 1010) scale(2.4) translate(-75 -300)', one)
}

/** Wrapped cubes in a small heap, in the brand's colour and gold. */
function cubes(paint: string): string {
  const cube = (x: number, y: number, color: string) =>
    path(`M${x} ${y}l46-22 46 22-46 22Z`, lighten(color, 0.4)) +
    path(`M${x} ${y}l46 22v48l-46-22Z`, color) +
    path(`M${x + 92} ${y}l-46 22v48l46-22Z`, darken(color, 0.25)) +
    path(`M${x + 10} ${y + 24}l26 12v10l-26-12Z`, '#ffffff', 'opacity=".8"')
  const gold = '#e0ad35'
  return (
    cube(560, 720, gold) +
    cube(500, 786, paint) +
    cube(606, 786, gold) +
    cube(440, 852, gold) +
    cube(546, 852, paint) +
    cube(652, 852, paint)
  )
}

const bowlOfRice =
  path('M30 200Q75 160 120 200Z', '#e8833a') +
  repeat(8, (index) => ellipse(46 + index * 8, 192 - (index % 3) * 6, 5, 2, '#f6c08a')) +
  path('M26 200H124Q116 246 75 248T26 200Z', across('#2b6fc4', '#8fb8ea', '#1d4f92'))

function pinch(color: string): string {
  return (
    path('M28 248Q50 190 75 184T122 248Z', color) +
    repeat(12, (index) =>
      circle(44 + ((index * 29) % 62), 222 + ((index * 13) % 22), 2.4, darken(color, 0.25)),
    )
  )
}

const leaves = repeat(7, (index) =>
  ellipse(
    75 + (index % 2 === 0 ? -18 : 18),
    176 + index * 11,
    17,
    7,
    index % 2 === 0 ? '#3f8f4a' : '#5fae62',
    `transform="rotate(${index % 2 === 0 ? 30 : -30} 75 ${176 + index * 11})"`,
  ),
)

const pepper =
  path('M50 180q40-20 50 20t-20 60q-40-10-30-80Z', '#d1403a') +
  path('M62 178q4-20 18-22', 'none', 'stroke="#3f8f4a" stroke-width="7" stroke-linecap="round"') +
  circle(106, 232, 24, '#8a3a6a') +
  path('M92 232q14-20 28 0', 'none', 'stroke="#c98ab0" stroke-width="3"')

const tomatoes =
  circle(560, 830, 64, '#d1403a') +
  circle(660, 850, 50, '#dd6a60') +
  path('M560 770q10-40 50-46q-4 40-50 46Z', '#3f8f4a') +
  ellipse(536, 806, 14, 22, '#ffffff', 'opacity=".5"')
