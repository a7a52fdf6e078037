import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { foldingBox, heap, sachets, standingPouch, strewn, tinViews } from '../packaging.ts'
import { printed } from '../print.ts'
import { glass, lathe, round } from '../solids.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import { across, circle, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind =
  | 'cocoa-tin'
  | 'cocoa-jar'
  | 'cocoa-refill'
  | 'cocoa-sachets'
  | 'coffee-jar'
  | 'coffee-sticks'
  | 'cereal-box'
  | 'chocolate-cereal-box'
  | 'puffed-rice-box'
  | 'cereal-refill'
  | 'oats-pack'
  | 'baby-cereal-tin'

const cocoa = '#5a3420'

export const breakfast: Family<Kind> = {
  'cocoa-tin': (model) =>
    tinViews({ ...model, word: 'COCOA DRINK', art: cup(600, 760, cocoa) }, 235, 340),

  'cocoa-jar': (model) => plasticJar(model, 'COCOA DRINK', cup(600, 790, cocoa)),

  'cocoa-refill': (model) =>
    standingPouch(
      { ...model, word: 'COCOA DRINK', art: cup(600, 740, cocoa) },
      'powder',
      heap(
        '#9a6a44',
        '#4e2c18',
        strewn(40, (x, y) => circle(x, y, 6, '#3a2012')),
      ),
    ),

  'cocoa-sachets': (model) =>
    sachets({
      ...model,
      word: 'COCOA DRINK',
      art: group('translate(-75 10) scale(.25)', cup(600, 740, cocoa)),
    }),

  'coffee-jar': ({ paint, label }) => {
    const body =
      lathe(
        [
          [420, 170],
          [500, 200],
          [700, 190],
          [960, 205],
          [1000, 190],
        ],
        across('#2a150c', '#7a4a2c@24', '#4a2a18', '#1c0d07'),
      ) +
      lathe(
        [
          [420, 170],
          [500, 200],
          [700, 190],
          [960, 205],
          [1000, 190],
        ],
        glass('#f3e6da'),
      ) +
      rect(420, 290, 360, 150, round('#22232c'), 20) +
      repeat(14, (index) => rect(432 + index * 25, 304, 7, 122, '#ffffff', 3, 'opacity=".12"')) +
      path('M412 620H788V880H412Z', paint) +
      printed(
        { label, word: 'INSTANT COFFEE' },
        { ink: inkOn(paint), within: 330, name: [730, 72], word: [790, 30] },
      ) +
      bean(560, 836) +
      bean(630, 840)
    return stood(body, 410, [600, 740, 1.8, 'label'], 'shelved', label)
  },

  'coffee-sticks': ({ paint, label }) => {
    const front =
      rect(330, 440, 540, 560, across(darken(paint, 0.1), lighten(paint, 0.15), paint), 6) +
      printed(
        { label, word: '3 IN 1 COFFEE' },
        { ink: inkOn(paint), within: 450, name: [600, 96], word: [680, 44] },
      ) +
      group('translate(0 60)', cup(600, 760, '#a9784f'))
    const stick = (x: number, turn: number) =>
      group(
        `translate(${x} 1000) rotate(${turn})`,
        rect(-32, -360, 64, 360, across(darken(paint, 0.2), lighten(paint, 0.4), paint), 6) +
          rect(-32, -360, 64, 22, lighten(paint, 0.6)) +
          rect(-32, -22, 64, 22, lighten(paint, 0.6)) +
          group(
            'rotate(-90) translate(180 14)',
            words(label, 0, 0, { size: 34, ink: inkOn(paint), within: 200 }),
          ),
      )
    const [, turnedBox, near] = boxed(
      { x: 330, y: 440, w: 540, h: 560, depth: 220, color: paint },
      front,
      [600, 620, 1.8, 'label'],
    )
    return [
      {
        name: 'box and sticks',
        body:
          floor(600, 1006, 900) + group('translate(-90 0)', front) + stick(850, 4) + stick(940, 12),
      },
      ...(turnedBox && near ? [turnedBox, near] : []),
    ]
  },

  'cereal-box': (model) => cereal(model, flakes('#e8b04a', '#f6cf7c')),
  'chocolate-cereal-box': (model) => cereal(model, flakes('#5a3420', '#7a4a2c')),
  'puffed-rice-box': (model) => cereal(model, flakes('#f0d9a6', '#fbeecb')),

  'cereal-refill': (model) =>
    standingPouch(
      {
        ...model,
        word: 'CEREAL',
        art: group('translate(60 -20) scale(.9)', bowl(flakes('#e0b25a', '#f3d38c'))),
      },
      'a bowl of it',
      floor(600, 960, 900) +
        group('translate(-300 -420) scale(1.5)', bowl(flakes('#e0b25a', '#f3d38c'))),
    ),

  'oats-pack': (model) =>
    standingPouch(
      {
        ...model,
        word: 'OATS',
        art: group('translate(60 -20) scale(.9)', bowl(flakes('#e3cfa2', '#f4e7c6'))),
      },
      'oats',
      heap(
        '#f4e9cf',
        '#d3ba86',
        strewn(36, (x, y, index) => oat(x, y, index * 31)),
      ),
    ),

  'baby-cereal-tin': (model) =>
    tinViews(
      {
        ...model,
        word: 'BABY CEREAL',
        art: group('translate(150 230) scale(.75)', bowl(porridge)),
      },
      235,
      380,
    ),
}

/** A plastic jar with a wide screw lid and a label; `art` has room below 700. */
function plasticJar({ paint, label }: Model, word: string, art: string): View[] {
  const body =
    lathe(
      [
        [440, 200],
        [490, 225],
        [960, 225],
        [1000, 210],
      ],
      round(paint),
    ) +
    rect(390, 300, 420, 150, round('#e8b23a'), 24) +
    repeat(17, (index) => rect(404 + index * 24, 316, 8, 120, '#12102a', 4, 'opacity=".16"')) +
    printed({ label, word }, { ink: inkOn(paint), within: 390, name: [610, 82], word: [680, 34] }) +
    art
  return stood(body, 450, [600, 660, 1.7, 'label'], 'shelved', label)
}

function cup(x: number, y: number, drink: string): string {
  return group(
    `translate(${x - 600} ${y - 800})`,
    path('M510 800h180l-20 120q-70 24-140 0Z', across('#d6d9e2', '#ffffff', '#eceef3', '#bfc5d0')),
    stroke('M684 824q56 4 36 50t-50 20', '#e9ebf0', 13),
    ellipse(600, 800, 90, 18, '#ffffff'),
    ellipse(600, 802, 76, 13, drink),
    stroke('M576 776q-14-26 6-46M624 776q-14-26 6-46', '#ffffff', 8, 'opacity=".8"'),
  )
}

function bean(x: number, y: number): string {
  return (
    ellipse(x, y, 30, 20, '#4a2a18', `transform="rotate(-20 ${x} ${y})"`) +
    stroke(`M${x - 24} ${y + 6}q24-16 48-12`, '#c9a27a', 4)
  )
}

function cereal(model: Model, inside: string): View[] {
  const box = foldingBox(
    { ...model, word: 'BREAKFAST CEREAL', art: group('translate(0 20)', bowl(inside)) },
    340,
    520,
    200,
    200,
  )
  return [
    ...box,
    {
      name: 'a bowl of it',
      body: floor(600, 960, 900) + group('translate(-300 -420) scale(1.5)', bowl(inside)),
    },
  ]
}

/** What is in a bowl whose rim is at 770. */
function flakes(color: string, light: string): string {
  return repeat(22, (index) => {
    const x = 450 + ((index * 71) % 300)
    const y = 748 + ((index * 13) % 30)
    return ellipse(
      x,
      y,
      22,
      13,
      index % 2 === 0 ? color : light,
      `transform="rotate(${(index * 41) % 180} ${x} ${y})"`,
    )
  })
}

const porridge =
  ellipse(600, 770, 176, 32, '#f3e2b6') +
  stroke('M500 772q50-20 90 0t90-4', '#e3cb92', 8) +
  group('rotate(-32 740 740)', rect(720, 560, 26, 200, '#c9ced6', 12))

function bowl(inside: string): string {
  return (
    ellipse(600, 770, 200, 44, '#ffffff') +
    ellipse(600, 772, 182, 36, '#fdf8ec') +
    inside +
    path(
      'M400 770A200 44 0 0 0 800 770C790 880 720 930 600 930S410 880 400 770Z',
      across('#2b6fc4', '#8fb8ea', '#3f7fd0', '#1d4f92'),
    ) +
    path('M430 830Q600 900 770 830', 'none', 'stroke="#fff" stroke-width="6" opacity=".4"')
  )
}

function oat(x: number, y: number, turn: number): string {
  return ellipse(
    x,
    y,
    15,
    9,
    '#e6d3a6',
    `transform="rotate(${turn % 180} ${x} ${y})" stroke="#c2a76c" stroke-width="2"`,
  )
}
