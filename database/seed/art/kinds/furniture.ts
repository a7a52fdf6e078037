import { adire } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

type Kind =
  | 'sofa'
  | 'two-seater-sofa'
  | 'corner-sofa'
  | 'sofa-set-of-5-seats'
  | 'sofa-set-of-7-seats'
  | 'sofa-bed'
  | 'bed'
  | 'storage-bed'

export const furniture: Family<Kind> = {
  sofa: ({ paint }) => {
    const front = seats(paint, 3, 'cloth') + throwPillows(350, 850)
    return turnable(front, 1000, 990, [400, 600, 1.9, 'cushion'], roomed(front))
  },

  'two-seater-sofa': ({ paint }) => {
    const all = seats(paint, 2, 'cloth') + throwPillows(430, 770)
    return turnable(all, 820, 990, [470, 600, 1.9, 'cushion'], roomed(all))
  },

  'corner-sofa'({ paint }) {
    const soft = across(darken(paint, 0.12), lighten(paint, 0.2), darken(paint, 0.18))
    const back = rect(110, 330, 980, 300, darken(paint, 0.25), 50)
    const cushions = repeat(3, (index) => rect(130 + index * 240, 370, 228, 230, soft, 40))
    const seatRow = rect(
      110,
      580,
      720,
      150,
      down(lighten(paint, 0.35), paint, darken(paint, 0.2)),
      40,
    )
    const chaise =
      rect(860, 370, 210, 240, soft, 40) +
      path(
        'M830 590H1080Q1110 590 1110 630V890Q1110 930 1070 930H850Q810 930 810 890V620Q810 590 830 590Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.28)),
      ) +
      stroke('M840 640H1080', lighten(paint, 0.5), 5, 'opacity=".6"')
    const front =
      back +
      cushions +
      seatRow +
      repeat(2, (index) =>
        stroke(`M${350 + index * 240} 590V720`, darken(paint, 0.35), 6, 'opacity=".6"'),
      ) +
      rect(110, 720, 720, 120, down(darken(paint, 0.05), darken(paint, 0.4)), 16) +
      rect(
        70,
        480,
        110,
        370,
        across(darken(paint, 0.3), lighten(paint, 0.2), darken(paint, 0.1)),
        50,
      ) +
      chaise +
      rect(100, 845, 50, 60, '#5a3820', 8) +
      rect(1020, 925, 50, 50, '#5a3820', 8) +
      rect(840, 925, 50, 50, '#5a3820', 8) +
      throwPillows(260, 960)
    return turnable(front, 1040, 975, [300, 560, 1.9, 'cushion'], roomed(front))
  },

  'sofa-set-of-5-seats': ({ paint }) =>
    sofaSet(paint, [
      [3, 600, 660, 0.7],
      [1, 290, 980, 0.72],
      [1, 910, 980, 0.72],
    ]),

  'sofa-set-of-7-seats': ({ paint }) =>
    sofaSet(paint, [
      [3, 360, 610, 0.56],
      [2, 890, 610, 0.56],
      [1, 330, 960, 0.66],
      [1, 870, 960, 0.66],
    ]),

  'sofa-bed'({ paint }) {
    const folded = seats(paint, 2, 'cloth') + stroke('M232 850H968', darken(paint, 0.5), 6)
    const soft = down(lighten(paint, 0.3), paint, darken(paint, 0.2))
    const open =
      rect(
        220,
        360,
        760,
        260,
        across(darken(paint, 0.2), lighten(paint, 0.15), darken(paint, 0.2)),
        50,
      ) +
      path('M210 590H990L1070 850H130Z', '#f4f0e8') +
      path('M210 590H990L1000 630H198Z', soft) +
      stroke('M170 724H1030', darken(paint, 0.3), 5, 'opacity=".35"') +
      path('M130 850H1070V920Q1070 940 1050 940H150Q130 940 130 920Z', soft) +
      mirrored(
        rect(250, 520, 270, 120, '#ffffff', 50) +
          rect(250, 520, 270, 120, down('#12102a/0', '#12102a/.16'), 50),
      ) +
      mirrored(rect(170, 935, 50, 50, '#3a2414', 6))
    const both =
      group('translate(-30 -30) scale(.58)', floor(600, 990, 860, 60) + folded) +
      group('translate(270 250) scale(.74)', floor(600, 985, 1020, 60) + open)
    return [
      { name: 'as a sofa and as a bed', body: both },
      { name: 'as a sofa', body: floor(600, 990, 860, 60) + folded },
      { name: 'as a bed', body: floor(600, 985, 1020, 60) + open },
      {
        name: 'angle',
        body: floor(600, 990, 760, 80) + group('matrix(.82 .07 0 1 108 -42)', folded),
      },
      { name: 'cushion', body: closeUp(folded, 440, 600, 1.9) },
    ]
  },

  bed: ({ paint }) => {
    const front = bed(paint) + mirrored(rect(170, 980, 60, 40, darken(paint, 0.5), 6))
    return turnable(front, 980, 1020, [440, 560, 1.8, 'pillows'], front)
  },

  'storage-bed': ({ paint }) => {
    const drawer = (x: number) =>
      rect(x, 910, 420, 96, grain(paint), 8) +
      rect(x, 910, 420, 96, 'none', 8, `stroke="${darken(paint, 0.4)}" stroke-width="5"`) +
      rect(x + 150, 946, 120, 20, '#c9ced6', 10)
    const front =
      bed(paint) + rect(150, 896, 900, 124, darken(paint, 0.2), 10) + drawer(170) + drawer(610)
    const open =
      front +
      path('M160 1004H600L640 1090H120Z', '#3a2a1c') +
      path('M180 1004H580L604 1060H156Z', '#e8dcc6') +
      rect(120, 1076, 520, 70, grain(paint), 8) +
      rect(320, 1100, 120, 18, '#c9ced6', 9)
    return [
      { name: 'front', body: floor(600, 1022, 1060, 60) + front },
      {
        name: 'drawer open',
        body: group('translate(60 -20) scale(.9)', floor(600, 1022, 1060, 60) + open),
      },
      { name: 'pillows', body: closeUp(front, 440, 560, 1.8) },
    ]
  },
}

/** Head board and sides in the paint, made up in white and indigo. */
function bed(paint: string): string {
  const wood = grain(paint)
  return (
    rect(200, 250, 800, 420, wood, 30) +
    rect(
      240,
      290,
      720,
      340,
      'none',
      20,
      `stroke="${darken(paint, 0.25)}" stroke-width="7" opacity=".6"`,
    ) +
    mirrored(
      rect(270, 470, 290, 150, '#ffffff', 60) +
        rect(270, 470, 290, 150, down('#12102a/0', '#12102a/.18'), 60),
    ) +
    path('M230 580H970L1040 860H160Z', '#f7f4ee') +
    path('M222 640Q600 600 978 640L1040 860H160Z', '#3b4f9c') +
    path('M222 640Q600 600 978 640L982 690Q600 650 216 690Z', '#ffffff', 'opacity=".75"') +
    path('M160 860H1040V950H160Z', '#3b4f9c') +
    rect(160, 860, 880, 90, down('#12102a/.1', '#12102a/.4')) +
    rect(150, 930, 900, 60, wood, 10)
  )
}

/** A sofa of one to three seats, on the floor at 985. */
function seats(paint: string, count: 1 | 2 | 3, cover: 'cloth' | 'leatherette'): string {
  const half = { 1: 270, 2: 380, 3: 470 }[count]
  const [left, inner] = [600 - half, half * 2 - 240]
  const step = inner / count
  const gloss =
    cover === 'cloth'
      ? [darken(paint, 0.12), lighten(paint, 0.2), darken(paint, 0.18)]
      : [darken(paint, 0.2), lighten(paint, 0.45), `${paint}@45`, darken(paint, 0.3)]
  const cushion = (index: number) => {
    const x = left + 124 + index * step
    const tufts = (at: number) => circle(at, 560, 9, darken(paint, 0.45))
    return (
      rect(x, 420, step - 8, 260, across(...gloss), 44) +
      (cover === 'leatherette' ? tufts(x + step * 0.3) + tufts(x + step * 0.66) : '') +
      rect(x, 660, step - 8, 150, down(lighten(paint, 0.35), paint, darken(paint, 0.25)), 40) +
      stroke(`M${x + 24} 690H${x + step - 34}`, lighten(paint, 0.45), 5, 'opacity=".7"')
    )
  }
  return (
    rect(left + 80, 380, half * 2 - 160, 460, darken(paint, 0.3), 50) +
    repeat(count, cushion) +
    rect(left + 90, 790, half * 2 - 180, 120, down(darken(paint, 0.05), darken(paint, 0.4)), 20) +
    mirrored(
      rect(
        left,
        520,
        140,
        380,
        across(darken(paint, 0.3), lighten(paint, 0.22), darken(paint, 0.1)),
        60,
      ) + path(`M${left + 100} 905h70l-16 80h-30Z`, '#5a3820'),
    )
  )
}

function sofaSet(paint: string, pieces: [1 | 2 | 3, number, number, number][]): View[] {
  const set = pieces
    .map(([count, x, bottom, scale]) =>
      group(
        `translate(${x} ${bottom}) scale(${scale}) translate(-600 -985)`,
        floor(600, 988, count * 300 + 340) + seats(paint, count, 'leatherette'),
      ),
    )
    .join('')
  const one = seats(paint, 3, 'leatherette')
  return [
    { name: 'the set', body: set },
    { name: 'three-seater', body: floor(600, 990, 1060, 60) + one },
    { name: 'leatherette', body: closeUp(one, 400, 600, 1.9) },
  ]
}

function throwPillows(x: number, other: number): string {
  const one = (at: number, turn: number, fabric: string) =>
    group(
      `rotate(${turn} ${at} 590)`,
      rect(at - 85, 505, 170, 170, fabric, 34) +
        rect(at - 85, 505, 170, 170, diagonal('#ffffff/.2', '#12102a/.25'), 34),
    )
  return one(x, -12, adire('#23226b', '#f1e9d8', 0)) + one(other, 12, '#f2b63d')
}

/** Planks lit from above. */
export function grain(paint: string): string {
  return down(
    lighten(paint, 0.18),
    `${paint}@30`,
    `${darken(paint, 0.1)}@31`,
    `${lighten(paint, 0.06)}@64`,
    `${darken(paint, 0.12)}@65`,
    darken(paint, 0.2),
  )
}

/** In a room: wall, skirting and floor boards. */
function roomed(body: string): string {
  return (
    rect(-60, -60, 1320, 880, down('#e7dcc6', '#efe6d4')) +
    rect(-60, 800, 1320, 30, '#fbf7ee') +
    rect(-60, 830, 1320, 430, down('#b98a5a', '#94683e')) +
    rect(760, 120, 220, 180, '#fbf7ee', 6) +
    circle(870, 210, 56, '#f2b63d') +
    ellipse(600, 990, 560, 70, '#23226b', 'opacity=".8"') +
    group('translate(60 60) scale(.9)', body)
  )
}

export function turnable(
  body: string,
  width: number,
  bottom: number,
  [x, y, zoom, name]: [number, number, number, string],
  setting: string,
): View[] {
  const angle = floor(600, bottom, width * 0.86, 80) + group(`matrix(.82 .07 0 1 108 -42)`, body)
  const views = [
    { name: 'front', body: floor(600, bottom, width * 1.08, 60) + body },
    { name: 'angle', body: angle },
    { name, body: closeUp(body, x, y, zoom) },
  ]
  return setting === body ? views : [...views, { name: 'in a room', body: setting }]
}
