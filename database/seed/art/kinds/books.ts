import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import { across, circle, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'book'
  | 'mathematics-book'
  | 'english-book'
  | 'schoolbook-set'
  | 'storybook'
  | 'counting-storybook'
  | 'night-storybook'
  | 'language-book'

export const books: Family<Kind> = {
  book: (model) => book(model, circle(600, 560, 130, '#f2b63d')),

  'mathematics-book': (model) => book(model, geometry(inkOn(model.paint)), 'MATHEMATICS'),

  'english-book': (model) =>
    book(
      model,
      rect(380, 440, 440, 400, lighten(model.paint, 0.8), 20) +
        words('Aa', 600, 660, { size: 180, ink: model.paint, weight: 13 }) +
        words('Bb Cc', 600, 790, { size: 80, ink: darken(model.paint, 0.2), weight: 12 }),
      'ENGLISH',
    ),

  'language-book': (model) =>
    book(
      model,
      path(
        'M390 450h260q30 0 30 30v110q0 30-30 30H500l-60 60v-60h-50q-30 0-30-30V480q0-30 30-30Z',
        '#f2b63d',
      ) +
        words('Ẹ káàárọ̀', 520, 556, { size: 44, ink: '#3a2203', within: 270 }) +
        path(
          'M560 660h250q30 0 30 30v100q0 30-30 30h-40v60l-60-60H560q-30 0-30-30V690q0-30 30-30Z',
          '#ffffff',
        ) +
        words('Ina kwana', 685, 760, { size: 44, ink: darken(model.paint, 0.2), within: 260 }),
      'LANGUAGES',
    ),

  storybook: (model) =>
    book(
      model,
      rect(370, 420, 460, 440, '#1f2a5c', 20) +
        circle(730, 520, 50, '#f6e3a0') +
        circle(750, 508, 44, '#1f2a5c') +
        repeat(7, (index) =>
          circle(420 + ((index * 89) % 380), 450 + ((index * 47) % 130), 6, '#f6e3a0'),
        ) +
        path('M370 740Q600 660 830 740V860H370Z', '#2f8f5a') +
        path('M480 800q0-110 120-110t120 110Z', '#8a5a30') +
        stroke('M520 790q30-70 80-80M600 700V800M680 790q-30-70-80-80M500 760H700', '#5a3418', 7) +
        ellipse(750, 780, 36, 28, '#a8c25a') +
        circle(762, 772, 5, '#1c1410') +
        ellipse(520, 810, 24, 14, '#a8c25a') +
        ellipse(680, 810, 24, 14, '#a8c25a'),
      'A STORY',
    ),

  'counting-storybook': (model) =>
    book(
      model,
      rect(370, 420, 460, 440, '#fde7b0', 20) +
        path('M390 560L430 460H770L810 560Z', '#d1403a') +
        path(
          'M458 560L480 460H530L520 560ZM600 560V460H560L562 560ZM680 560L670 460H720L742 560Z',
          '#ffffff',
        ) +
        rect(410, 700, 380, 130, '#8a5a30', 10) +
        stroke('M410 560V700M790 560V700', '#6b4a34', 12) +
        circle(470, 680, 30, '#d1403a') +
        circle(540, 680, 30, '#e8833a') +
        circle(610, 680, 30, '#2f8f5a') +
        circle(680, 680, 30, '#f2c230') +
        words('1 2 3 4', 600, 800, { size: 56, ink: '#fde7b0', weight: 17, within: 330 }),
      'A STORY',
    ),

  'night-storybook': (model) =>
    book(
      model,
      rect(370, 420, 460, 440, '#23264a', 20) +
        circle(600, 560, 120, '#f2c230', 'opacity=".25"') +
        path('M560 560a40 46 0 1 1 80 0q-2 24-18 40v24h-44v-24q-16-16-18-40Z', '#f6e3a0') +
        rect(578, 626, 44, 24, '#c9ced6', 6) +
        stroke('M600 420V512', '#c9ced6', 6) +
        path('M400 860V740L480 680L560 740V860ZM620 860V720L710 650L800 720V860Z', '#8a5a3c') +
        rect(460, 770, 40, 50, '#f6e3a0') +
        rect(650, 760, 44, 54, '#f6e3a0') +
        rect(730, 760, 44, 54, '#f6e3a0'),
      'A STORY',
    ),

  'schoolbook-set': ({ paint, label }) => {
    const spine = (index: number, color: string, word: string) =>
      group(
        `translate(0 ${-index * 150})`,
        rect(
          300,
          850,
          600,
          140,
          across(darken(color, 0.2), lighten(color, 0.2), color, darken(color, 0.25)),
          14,
        ) +
          rect(330, 850, 20, 140, lighten(color, 0.6)) +
          rect(850, 850, 20, 140, lighten(color, 0.6)) +
          words(word, 600, 944, { size: 52, ink: inkOn(color), within: 440, weight: 16 }),
      )
    const pile =
      spine(0, paint, 'SCIENCE') +
      spine(1, '#d1403a', 'MATHEMATICS') +
      spine(2, '#2f8f5a', 'ENGLISH') +
      spine(3, '#e07b2a', 'SOCIAL STUDIES') +
      words(label, 600, 350, { size: 64, ink: '#2a2740', within: 520 })
    const wrap =
      rect(292, 390, 616, 606, '#ffffff', 16, 'opacity=".12"') +
      stroke('M330 410L380 980M880 420L860 980', '#ffffff', 10, 'opacity=".5"')
    const cover = (x: number, color: string, turn: number) =>
      group(
        `translate(${x} 640) rotate(${turn})`,
        rect(
          -170,
          -260,
          340,
          520,
          across(darken(color, 0.35), `${color}@8`, `${lighten(color, 0.14)}@11`, color),
          8,
        ),
        words(label, 10, -150, { size: 40, ink: inkOn(color), within: 270 }),
        circle(10, 40, 84, lighten(color, 0.45)),
      )
    return [
      { name: 'four books', body: floor(600, 996, 760) + pile + wrap },
      {
        name: 'the covers',
        body:
          floor(600, 950, 1000) +
          cover(300, '#d1403a', -10) +
          cover(500, '#2f8f5a', -3) +
          cover(710, '#e07b2a', 3) +
          cover(910, paint, 10),
      },
      { name: 'open', body: floor(600, 920, 960) + open(paint) },
    ]
  },
}

/** A book with its title above the picture and its publisher below. */
export function book({ paint, label }: Model, art: string, title = ''): View[] {
  const ink = inkOn(paint)
  const cover =
    rect(
      340,
      190,
      520,
      790,
      across(
        darken(paint, 0.35),
        `${paint}@7`,
        `${lighten(paint, 0.14)}@10`,
        paint,
        darken(paint, 0.12),
      ),
      10,
    ) +
    art +
    words(title || label, 610, 320, { size: 64, ink, within: 420, weight: 16 }) +
    stroke('M480 372H740', ink, 5) +
    words(title ? label : '', 610, 930, { size: 34, ink, weight: 12, within: 360 })
  return [
    ...boxed({ x: 340, y: 190, w: 520, h: 790, r: 6, depth: 90, color: '#e9e1cd' }, cover, [
      600,
      360,
      1.9,
      'title',
    ]),
    { name: 'open', body: floor(600, 920, 960) + open(paint) },
  ]
}

function open(paint: string): string {
  return (
    path('M600 420Q440 340 200 380V860Q440 820 600 900Z', across('#f7f2e4', '#fffdf6', '#d9d1bd')) +
    path(
      'M600 420Q760 340 1000 380V860Q760 820 600 900Z',
      across('#d9d1bd', '#fffdf6', '#f3ecda'),
    ) +
    stroke(
      repeat(
        9,
        (index) => `M260 ${470 + index * 40}q140-20 290 36M650 ${506 + index * 40}q150-56 290-36`,
      ),
      '#8c8778',
      6,
      'opacity=".6"',
    ) +
    path(
      'M190 380V870Q430 830 600 912Q770 830 1010 870V380',
      'none',
      `stroke="${paint}" stroke-width="16" stroke-linejoin="round"`,
    )
  )
}

/** A triangle, a circle and an axis. */
function geometry(ink: string): string {
  return (
    stroke('M400 820H820M420 840V440', ink, 6) +
    path(
      'M450 800L640 480L790 800Z',
      'none',
      'stroke="#f2b63d" stroke-width="14" stroke-linejoin="round"',
    ) +
    circle(640, 690, 96, 'none', 'stroke="#ffffff" stroke-width="10"') +
    path(
      'M430 780Q560 760 620 600T810 460',
      'none',
      'stroke="#7ed9b0" stroke-width="10" stroke-linecap="round"',
    )
  )
}
