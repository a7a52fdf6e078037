import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, ellipse, glow, group, mirrored, path, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'pot'
  | 'frying-pan'
  | 'pot-set-of-5'
  | 'pot-set-of-7'
  | 'pot-set-of-10'
  | 'pot-set-of-12'
  | 'saucepan-set-of-3'
  | 'saucepan-set-of-5'
  | 'party-pot'
  | 'pressure-pot'

/** Where a piece of a set stands: its middle, its floor, its size. */
type Place = [x: number, bottom: number, scale: number]

export const pots: Family<Kind> = {
  pot({ paint, label }) {
    const one =
      pot(paint, round(lighten(paint, 0.15))) +
      words(label, 600, 740, { size: 56, ink: inkOn(paint), within: 300 })
    return [
      { name: 'front', body: floor(600, 960, 860) + one },
      { name: 'angle', body: floor(600, 970, 800) + group('rotate(-4 600 700)', one) },
      { name: 'lid', body: closeUp(one, 640, 460, 1.9) },
    ]
  },

  'frying-pan'({ paint, label }) {
    const above =
      path('M860 560L1110 500Q1150 520 1130 560L880 650Z', darken(paint, 0.35)) +
      circle(1090, 534, 12, '#f8f4ec') +
      circle(540, 620, 390, round(paint)) +
      circle(540, 620, 350, '#24262e') +
      circle(540, 620, 330, glow(['#4a4d58', '#2b2d36', '#1c1d24'], 0.4, 0.35, 0.7)) +
      circle(540, 620, 70, '#c43f3a') +
      circle(540, 620, 52, 'none', 'stroke="#8f2622" stroke-width="8"')
    const side =
      rect(760, 660, 380, 46, darken(paint, 0.4), 23) +
      path('M140 640H800L720 800Q710 820 680 820H260Q230 820 220 800Z', round(paint)) +
      ellipse(470, 640, 330, 52, '#24262e') +
      ellipse(470, 646, 300, 40, '#3a3c46') +
      words(label, 470, 760, { size: 52, ink: inkOn(paint), within: 260 })
    return [
      { name: 'from above', body: ellipse(560, 660, 430, 400, '#1a1633', 'opacity=".1"') + above },
      { name: 'side', body: floor(520, 826, 760) + side },
      { name: 'middle', body: closeUp(above, 540, 620, 1.9) },
    ]
  },

  'pot-set-of-5': (model) =>
    potSet(
      model,
      [
        [400, 800, 0.66],
        [850, 820, 0.52],
      ],
      [[560, 980, 0.56]],
    ),

  'pot-set-of-7': (model) =>
    potSet(
      model,
      [
        [360, 740, 0.6],
        [800, 750, 0.52],
        [890, 960, 0.4],
      ],
      [[430, 980, 0.54]],
    ),

  'pot-set-of-10': (model) =>
    potSet(
      model,
      [
        [310, 640, 0.54],
        [720, 620, 0.5],
        [940, 800, 0.38],
        [560, 810, 0.36],
      ],
      [
        [330, 980, 0.5],
        [800, 1000, 0.4],
      ],
    ),

  'pot-set-of-12': (model) =>
    potSet(
      model,
      [
        [300, 600, 0.52],
        [680, 590, 0.48],
        [960, 680, 0.36],
        [560, 790, 0.36],
        [860, 850, 0.3],
      ],
      [
        [300, 990, 0.48],
        [790, 1020, 0.42],
      ],
    ),

  'saucepan-set-of-3': (model) => saucepanSet(model, []),
  'saucepan-set-of-5': (model) => saucepanSet(model, [0, 1]),

  'party-pot'({ paint, label }) {
    const body =
      drum(600, 420, 400, 500, paint, '#8d929e') +
      repeat(4, (index) =>
        stroke(
          `M202 ${560 + index * 100}A400 64 0 0 0 998 ${560 + index * 100}`,
          '#ffffff',
          5,
          'opacity=".25"',
        ),
      ) +
      mirrored(
        stroke('M204 560h-70q-30 0-30 40v60q0 40 30 40h70', darken(paint, 0.3), 26) +
          circle(226, 566, 14, darken(paint, 0.45)) +
          circle(226, 694, 14, darken(paint, 0.45)),
      )
    const lid =
      ellipse(600, 410, 424, 74, darken(paint, 0.2)) +
      ellipse(600, 398, 424, 72, round(lighten(paint, 0.2))) +
      stroke('M530 378C530 300 670 300 670 378', darken(paint, 0.35), 24)
    const open =
      ellipse(600, 424, 386, 60, '#6d7380') +
      ellipse(600, 440, 366, 50, '#d2692a') +
      repeat(40, (index) =>
        ellipse(
          270 + ((index * 97) % 660),
          416 + ((index * 31) % 50),
          14,
          7,
          ['#f0a04a', '#e8833a', '#c9551f'][index % 3] ?? '',
        ),
      )
    const name = words(label, 600, 830, { size: 52, ink: darken(paint, 0.5), within: 360 })
    return [
      { name: 'front', body: floor(600, 990, 1060) + body + lid + name },
      { name: 'with jollof', body: floor(600, 990, 1060) + body + open + name },
      { name: 'handle', body: closeUp(body + lid, 260, 600, 2) },
    ]
  },

  'pressure-pot'({ paint, label }) {
    const handle = (y: number) => rect(900, y, 240, 52, '#22232c', 26)
    const body =
      handle(600) +
      rect(150, 600, 130, 60, '#22232c', 24) +
      drum(600, 540, 320, 380, paint, '#8d929e') +
      words(label, 600, 790, { size: 60, ink: inkOn(paint), within: 320 })
    const lid =
      path(
        'M264 540C280 440 440 410 600 410S920 440 936 540A336 54 0 0 1 264 540Z',
        round(lighten(paint, 0.2)),
      ) +
      path('M560 420H980Q1140 430 1140 480Q1140 520 1080 516H700Z', '#22232c') +
      rect(560, 340, 80, 80, steel(), 16) +
      rect(580, 300, 40, 50, '#c43f3a', 12) +
      circle(450, 450, 22, '#2a2b34') +
      circle(450, 446, 10, '#c43f3a')
    const open =
      ellipse(600, 540, 308, 48, '#6d7380') +
      ellipse(600, 552, 286, 38, '#7a4a28') +
      repeat(18, (index) =>
        ellipse(370 + ((index * 83) % 460), 540 + ((index * 17) % 26), 22, 11, '#a3683c'),
      )
    return [
      { name: 'front', body: floor(600, 990, 900) + body + lid },
      { name: 'open', body: floor(600, 990, 900) + body + open },
      { name: 'valves', body: closeUp(body + lid, 560, 420, 1.9) },
    ]
  },
}

/** On the floor at 960, about 860 wide. */
function pot(paint: string, lid: string): string {
  return (
    mirrored(stroke('M274 560h-70q-20 0-20 30v20q0 30 20 30h60', darken(paint, 0.5), 24)) +
    drum(600, 500, 330, 410, paint, '#2b2c35') +
    path('M270 500C270 400 930 400 930 500A330 53 0 0 1 270 500Z', lid) +
    ellipse(600, 416, 44, 14, darken(paint, 0.4)) +
    rect(572, 376, 56, 44, round(darken(paint, 0.5)), 16)
  )
}

const glassLid = glow(['#ffffff/.9', '#b9cfe0/.7'], 0.4, 0.3, 0.8)

function pan(paint: string): string {
  return (
    rect(880, 800, 340, 44, '#22232c', 22) +
    path('M270 790H930L880 930Q876 950 850 950H350Q324 950 320 930Z', round(paint)) +
    ellipse(600, 790, 330, 52, '#24262e') +
    ellipse(600, 796, 300, 40, '#3a3c46')
  )
}

/** Pots with their lids, and pans: what is drawn is as many pieces as the set has. */
function potSet({ paint, label }: Model, potsAt: Place[], pansAt: Place[]): View[] {
  const one = pot(paint, glassLid)
  const at = ([x, bottom, scale]: Place, piece: string, foot: number) =>
    group(`translate(${x} ${bottom}) scale(${scale}) translate(-600 ${-foot})`, piece)
  const standing = floor(600, 962, 860) + one
  const use = (place: Place) => at(place, '<use href="#p"/>', 960)
  const set =
    at(potsAt[0] ?? [600, 900, 0.6], `<g id="p">${standing}</g>`, 960) +
    potsAt.slice(1).map(use).join('') +
    pansAt.map((place) => at(place, floor(600, 952, 700) + pan(paint), 950)).join('')
  const named = one + words(label, 600, 740, { size: 56, ink: inkOn(paint), within: 300 })
  return [
    { name: 'all pieces', body: set },
    { name: 'one of them', body: floor(600, 960, 860) + named },
    { name: 'glass lid', body: closeUp(named, 640, 460, 1.9) },
  ]
}

function saucepanSet({ paint, label }: Model, lids: number[]): View[] {
  const saucepan = (hasLid: boolean) =>
    floor(600, 930, 760) +
    rect(880, 590, 420, 40, darken(paint, 0.35), 20) +
    circle(1270, 610, 12, '#f8f4ec') +
    drum(600, 560, 300, 360, paint, '#8d929e') +
    (hasLid
      ? path('M300 560C300 470 900 470 900 560A300 48 0 0 1 300 560Z', glassLid) +
        rect(572, 440, 56, 50, darken(paint, 0.45), 16)
      : ellipse(600, 566, 280, 42, '#6d7380')) +
    stroke('M306 880A300 48 0 0 0 894 880', darken(paint, 0.25), 10)
  const places: Place[] = [
    [360, 720, 0.64],
    [620, 860, 0.54],
    [400, 990, 0.44],
  ]
  const set = places
    .map(([x, bottom, scale], index) =>
      group(
        `translate(${x} ${bottom}) scale(${scale}) translate(-600 -920)`,
        saucepan(lids.includes(index)),
      ),
    )
    .join('')
  const one =
    saucepan(lids.length > 0) + words(label, 600, 780, { size: 56, ink: inkOn(paint), within: 280 })
  return [
    { name: 'all pieces', body: set },
    { name: 'one of them', body: group('translate(-90 0) scale(.92)', one) },
    { name: 'handle', body: closeUp(one, 860, 620, 1.9) },
  ]
}
