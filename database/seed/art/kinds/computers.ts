import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { turned } from '../solids.ts'
import { closeUp, type Drawing, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  faded,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'
import { picture } from './entertainment.ts'

export const computers: Family<
  | 'laptop'
  | 'red-dot-laptop'
  | 'gaming-laptop'
  | 'notch-laptop'
  | 'desktop'
  | 'mini-desktop'
  | 'all-in-one'
  | 'chin-all-in-one'
  | 'monitor'
  | 'gaming-monitor'
  | 'curved-gaming-monitor'
> = {
  laptop: laptop(''),

  'red-dot-laptop': laptop(
    circle(600, 800, 7, '#d1403a') +
      path('M500 858h200l2 10H498Z', '#2a2b34') +
      stroke('M512 863h40M648 863h40', '#d1403a', 3),
  ),

  'gaming-laptop': laptop(
    ['#ff4f70', '#f2b63d', '#4fe08a', '#37d5e6']
      .map((color, index) => {
        const x = 260 + index * 180
        return faded(0.38, path(`M${x} 756H${x + 170}L${x + 168} 852H${x}Z`, color))
      })
      .join('') + stroke('M262 733H938', '#d1403a', 5),
  ),

  'notch-laptop': laptop(path('M552 300h96v14q0 12-12 12h-72q-12 0-12-12Z', '#0c0c14')),

  desktop({ paint, label }) {
    const front = tower(paint, label)
    return [
      { name: 'with keyboard and mouse', body: floor(600, 1000, 900, 60) + withKeyboard(front) },
      ...boxed(
        { x: 420, y: 230, w: 320, h: 780, r: 18, depth: 380, color: paint },
        group('translate(20 0)', front),
        [590, 420, 2, 'front panel'],
      ),
    ]
  },

  'mini-desktop'({ paint, label }) {
    const front =
      rect(525, 480, 150, 480, across(lighten(paint, 0.14), paint, darken(paint, 0.25)), 14) +
      repeat(8, (index) => stroke(`M548 ${760 + index * 22}H652`, darken(paint, 0.5), 9)) +
      circle(600, 530, 20, darken(paint, 0.4)) +
      circle(600, 530, 20, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".8"') +
      rect(580, 580, 40, 15, '#e8e8ee', 3) +
      rect(580, 612, 40, 15, '#e8e8ee', 3) +
      circle(600, 654, 10, '#0f1018') +
      words(label, 600, 728, { size: 34, ink: inkOn(paint), within: 112 })
    const [one, ...rest] = boxed(
      { x: 525, y: 480, w: 150, h: 480, r: 14, depth: 420, color: paint },
      front,
      [600, 600, 2.3, 'front panel'],
    )
    return [...rest.slice(0, 1), ...[one].flatMap((view) => view ?? []), ...rest.slice(1)]
  },

  'all-in-one'({ paint, label }) {
    const foot =
      path(
        'M540 780h120l30 190H510Z',
        across(darken(paint, 0.3), lighten(paint, 0.3), darken(paint, 0.35)),
      ) +
      path('M420 960h360q30 0 34 34H386q4-34 34-34Z', down(lighten(paint, 0.3), darken(paint, 0.2)))
    const panel =
      rect(556, 236, 88, 46, '#22232c', 10) +
      circle(600, 260, 9, '#3d4f9c') +
      rect(190, 270, 820, 550, darken(paint, 0.35), 20) +
      rect(196, 276, 808, 538, '#17171f', 16) +
      picture(206, 286, 788, 448, paint, label) +
      rect(196, 744, 808, 70, down(lighten(paint, 0.2), paint), 10) +
      words(label, 600, 792, { size: 28, ink: inkOn(paint) })
    return screenViews(foot, panel, darken(paint, 0.1))
  },

  'chin-all-in-one'({ paint, label }) {
    const foot =
      path('M510 800h180l26 150H484Z', across('#9aa0ab', '#eceef2', '#9aa0ab')) +
      path('M440 950h320q20 0 24 30H416q4-30 24-30Z', down('#eceef2', '#aeb3bf'))
    const panel =
      rect(190, 230, 820, 610, lighten(paint, 0.1), 26) +
      rect(190, 230, 820, 500, '#f3f4f6', 26) +
      picture(214, 254, 772, 446, paint, label) +
      rect(190, 716, 820, 124, down(lighten(paint, 0.35), paint), 26)
    return screenViews(foot, panel, paint)
  },

  monitor({ paint, label }) {
    const foot =
      path(
        'M560 790h80l24 170h-128Z',
        across(darken(paint, 0.25), lighten(paint, 0.35), darken(paint, 0.25)),
      ) +
      path('M430 960h340q30 0 34 34H396q4-34 34-34Z', down(lighten(paint, 0.3), darken(paint, 0.2)))
    const panel =
      rect(188, 278, 824, 520, darken(paint, 0.3), 20) +
      rect(190, 280, 820, 514, paint, 18) +
      picture(206, 296, 788, 452, paint, label) +
      words(label, 600, 782, { size: 20, ink: inkOn(paint) })
    return screenViews(foot, panel, darken(paint, 0.1))
  },

  'gaming-monitor': (model) => gamingMonitor(model, 0),
  'curved-gaming-monitor': (model) => gamingMonitor(model, 50),
}

/** `bend`: how far the middle of the screen lies behind its sides. */
function gamingMonitor({ paint, label }: Model, bend: number): View[] {
  const outline = (by: number) =>
    `M${150 + by} ${300 + by}Q600 ${300 + by + bend} ${1050 - by} ${300 + by}V${776 - by}Q600 ${776 - by + bend} ${150 + by} ${776 - by}Z`
  const foot =
    rect(566, 760, 68, 180, across('#22232c', '#5a5d69', '#22232c')) +
    stroke('M600 940L400 990M600 940L800 990', '#2a2b34', 30) +
    ellipse(600, 830, 60, 16, 'none', 'stroke="#37d5e6" stroke-width="8"')
  const panel =
    path(outline(0), darken(paint, 0.4)) +
    clipped(path(outline(12), '#000'), picture(160, 306, 880, 520, paint, label)) +
    stroke(`M156 776Q600 ${776 + bend} 1044 776`, '#d1403a', 5, 'opacity=".8"')
  return screenViews(foot, panel, darken(paint, 0.2), {
    x: 150,
    y: 300 + bend / 2,
    w: 900,
    h: 470,
    r: 0,
  })
}

function screenViews(
  foot: string,
  panel: string,
  color: string,
  box = { x: 190, y: 280, w: 820, h: 510, r: 20 },
): View[] {
  return [
    { name: 'front', body: floor(600, 1000, 620) + foot + panel },
    {
      name: 'side',
      body:
        floor(600, 1000, 560) +
        foot +
        group('translate(0 -10)', turned({ ...box, depth: 70, color }, panel, 0.74)),
    },
    { name: 'corner', body: closeUp(foot + panel, 760, 640, 2) },
  ]
}

/** Open, from the side, shut and near; `extra` lies on the open one. */
function laptop(extra: string): Drawing {
  return ({ paint, label }) => {
    const open =
      rect(270, 290, 660, 440, darken(paint, 0.5), 22) +
      picture(288, 308, 624, 400, paint, label) +
      keyboardDeck(paint, label) +
      extra
    const shut =
      rect(240, 330, 720, 480, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)), 30) +
      words(label, 600, 590, { size: 56, ink: inkOn(paint), within: 300 })
    return [
      { name: 'open', body: floor(600, 902, 960, 70) + open },
      {
        name: 'side',
        body: floor(600, 890, 900, 80) + group('matrix(.86 .08 -.04 1 100 -30)', open),
      },
      { name: 'lid', body: floor(600, 820, 860, 60) + shut },
      { name: 'keys', body: closeUp(open, 520, 800, 2.4) },
    ]
  }
}

function keyboardDeck(paint: string, label: string): string {
  const row = (index: number) => {
    const inset = 300 - index * 14
    const width = 1200 - 2 * inset
    const keys = `${width / 15 - 14} 14`
    return path(
      `M${inset} ${762 + index * 27}H${inset + width}`,
      'none',
      `stroke="${darken(paint, 0.65)}" stroke-width="19" stroke-dasharray="${keys}"`,
    )
  }
  return (
    words(label, 600, 724, { size: 14, ink: '#d5d8e2' }) +
    path('M262 730H938L1050 890H150Z', down(lighten(paint, 0.18), paint)) +
    path(
      'M150 890H1050q-4 20-40 20H190q-36 0-40-20Z',
      down(darken(paint, 0.1), darken(paint, 0.4)),
    ) +
    repeat(4, row) +
    path('M515 866h170l6 20H509Z', lighten(paint, 0.28)) +
    path('M540 890h120q-6 10-18 10h-84q-12 0-18-10Z', darken(paint, 0.25))
  )
}

function tower(paint: string, label: string): string {
  const vents = repeat(9, (index) => stroke(`M450 ${640 + index * 34}H670`, darken(paint, 0.5), 14))
  return (
    rect(400, 230, 320, 780, across(lighten(paint, 0.12), paint, darken(paint, 0.2)), 18) +
    rect(430, 280, 260, 70, darken(paint, 0.35), 8) +
    rect(450, 308, 130, 10, darken(paint, 0.6), 5) +
    circle(560, 440, 34, darken(paint, 0.3)) +
    circle(560, 440, 24, lighten(paint, 0.2)) +
    circle(560, 440, 34, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".7"') +
    repeat(3, (index) => rect(490 + index * 54, 510, 36, 16, '#0f1018', 4)) +
    vents +
    words(label, 560, 598, { size: 30, ink: inkOn(paint), within: 180 })
  )
}

function withKeyboard(front: string): string {
  const keys = repeat(4, (index) =>
    path(
      `M${200 - index * 12} ${938 + index * 22}H${740 + index * 14}`,
      'none',
      'stroke="#5a5d69" stroke-width="15" stroke-dasharray="28 9"',
    ),
  )
  return (
    group('translate(230 -40) scale(.93)', front) +
    path('M190 920H750L800 1030H140Z', down('#3c3f4a', '#22232c')) +
    keys +
    ellipse(890, 1000, 44, 30, down('#4a4d58', '#1c1d27')) +
    stroke('M890 972V994', '#8a8d99', 5)
  )
}
