import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Drawing, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
  tiled,
} from '../svg.ts'
import { boxed } from '../views.ts'
import { padBeside, pads } from './pads.ts'

/** One form for each maker's machine. */
export const consoles: Family<
  | 'game-console'
  | 'winged-console-disc'
  | 'winged-console-pro'
  | 'flat-console'
  | 'small-box-console'
  | 'tower-console'
  | 'hand-console'
  | 'hand-console-dock'
> = {
  'game-console': (model) => winged(model, '', 0),

  'winged-console-disc': (model) =>
    winged(
      model,
      path(
        'M742 480Q800 500 800 600V860Q800 950 742 970Z',
        across(lighten(model.paint, 0.2), darken(model.paint, 0.18)),
      ) + rect(762, 640, 8, 220, '#14141c', 4),
      0,
    ),

  'winged-console-pro': (model) => winged(model, '', 3),

  'flat-console'(model) {
    const { paint, label } = model
    const front =
      rect(210, 690, 780, 90, down(lighten(paint, 0.22), darken(paint, 0.1)), 26) +
      rect(210, 776, 780, 18, '#0d0d14') +
      rect(210, 790, 780, 80, down(paint, darken(paint, 0.4)), 26) +
      rect(300, 744, 300, 12, '#0d0d14', 6) +
      rect(250, 820, 60, 18, '#0d0d14', 4) +
      rect(330, 820, 60, 18, '#0d0d14', 4) +
      words(label, 890, 842, { size: 26, ink: inkOn(paint), within: 120 })
    return withPad(
      front,
      { x: 210, y: 690, w: 780, h: 180, r: 26, depth: 360, color: paint },
      [300, 780, 2, 'slot and sockets'],
      padBeside(pads['touch-bar-pad'], model),
      'translate(-80 40) scale(.94)',
    )
  },

  'small-box-console'(model) {
    const { paint, label } = model
    const front =
      rect(440, 270, 320, 720, across(lighten(paint, 0.3), paint, darken(paint, 0.16)), 24) +
      circle(600, 470, 132, '#1c1d27') +
      circle(600, 470, 126, dots()) +
      circle(720, 300, 13, '#ffffff', 'stroke="#8a8d99" stroke-width="4"') +
      rect(560, 930, 80, 16, '#0d0d14', 5) +
      words(label, 600, 800, { size: 30, ink: inkOn(paint), within: 200 })
    return withPad(
      front,
      { x: 440, y: 270, w: 320, h: 720, r: 24, depth: 150, color: paint },
      [600, 470, 2, 'vent'],
      padBeside(pads['crossed-pad'], model),
    )
  },

  'tower-console'(model) {
    const { paint, label } = model
    const front =
      path('M420 250L450 210H750L780 250Z', darken(paint, 0.4)) +
      repeat(5, (index) => ellipse(500 + index * 50, 230, 15, 9, '#4fae6a')) +
      rect(420, 246, 360, 750, across(lighten(paint, 0.18), paint, darken(paint, 0.25)), 14) +
      circle(470, 310, 22, lighten(paint, 0.5)) +
      rect(456, 620, 14, 260, '#0d0d14', 6) +
      circle(490, 940, 12, darken(paint, 0.5)) +
      rect(700, 926, 44, 20, '#0d0d14', 5) +
      words(label, 620, 800, { size: 32, ink: inkOn(paint), within: 220 })
    return withPad(
      front,
      { x: 420, y: 246, w: 360, h: 750, r: 14, depth: 330, color: paint },
      [560, 320, 2, 'top'],
      padBeside(pads['crossed-pad'], model),
    )
  },

  'hand-console': hand({ rims: ['#e5705c', '#37a5e6'], dock: '#2a2b34' }),
  'hand-console-dock': hand({ rims: null, dock: '#e6e7ea' }),
}

function winged(model: Model, drive: string, stripes: number): View[] {
  const { paint, label } = model
  const fins = repeat(stripes, (index) =>
    path(
      `M400 ${560 + index * 44}H528V${578 + index * 44}H400ZM632 ${560 + index * 44}H760V${578 + index * 44}H632Z`,
      '#14141c',
    ),
  )
  const front =
    drive +
    rect(516, 236, 128, 764, '#14141c', 18) +
    path(
      'M400 240Q400 190 440 196Q520 210 524 250V1000H440Q400 1000 400 960Z',
      across(lighten(paint, 0.35), paint, darken(paint, 0.15)),
    ) +
    path(
      'M760 240Q760 190 720 196Q640 210 636 250V1000H720Q760 1000 760 960Z',
      across(paint, lighten(paint, 0.3), darken(paint, 0.2)),
    ) +
    fins +
    rect(526, 260, 7, 600, '#3d8bff', 4) +
    rect(627, 260, 7, 600, '#3d8bff', 4) +
    rect(570, 820, 20, 12, '#8a8d99', 4) +
    rect(572, 860, 16, 40, '#3a3c48', 6) +
    words(label, 698, 960, { size: 22, ink: inkOn(paint), within: 100 })
  return withPad(
    group('translate(20 0)', front),
    { x: 420, y: 200, w: 360, h: 800, r: 30, depth: 320, color: paint },
    [580, 420, 2, 'light'],
    padBeside(pads['touch-plate-pad'], model),
  )
}

/** Alone beside its pad first, then turned and near. */
function withPad(
  front: string,
  box: Parameters<typeof boxed>[0],
  focus: Parameters<typeof boxed>[2],
  pad: string,
  move = 'translate(-190 0)',
): View[] {
  const [, ...rest] = boxed(box, front, focus)
  return [
    {
      name: 'with pad',
      body: floor(430, box.y + box.h + 4, box.w * 1.3, 60) + group(move, front) + pad,
    },
    { name: 'front', body: floor(600, box.y + box.h, box.w * 1.3, 60) + front },
    ...rest,
  ]
}

function dots(): string {
  return tiled(18, 18, rect(0, 0, 18, 18, '#1c1d27') + circle(9, 9, 5, '#3a3c48'))
}

/** The lights inside the grips, and the dock. */
interface HandConsole {
  rims: [left: string, right: string] | null
  dock: string
}

/** A screen between two grips: dark ones with coloured rims, or one in the paint and one to match it. */
function hand({ rims, dock }: HandConsole): Drawing {
  return ({ paint, label }) => {
    const match = inkOn(paint) === '#ffffff' ? '#2f62b5' : paint
    const grip = (x: number, color: string) =>
      rect(x, 410, 190, 430, across(lighten(color, 0.25), color, darken(color, 0.3)), 90)
    const machine =
      grip(120, rims ? '#2a2b34' : paint) +
      grip(890, rims ? '#2a2b34' : match) +
      (rims ? rect(262, 424, 22, 402, rims[0]) + rect(916, 424, 22, 402, rims[1]) : '') +
      rect(276, 404, 648, 442, '#1c1d27', 16) +
      rect(306, 434, 588, 382, down('#38a8e8', '#8fe0f0@55', '#5cc46a@56', '#2f8a48'), 8) +
      scene() +
      thumb(212, 520) +
      thumb(986, 680) +
      fourDots(212, 690) +
      fourDots(986, 530) +
      stroke('M250 450H276M924 450H950M937 437V463', '#c9ccd6', 7) +
      words(label, 600, 836, { size: 15, ink: '#8a8d99' })
    const front =
      floor(600, 1000, 700) +
      path(
        'M330 560H870V960Q870 1000 830 1000H370Q330 1000 330 960Z',
        across(darken(dock, 0.1), lighten(dock, 0.3), darken(dock, 0.25)),
      ) +
      words(label, 600, 800, { size: 44, ink: inkOn(dock), within: 300 })
    return [
      { name: 'in its grips', body: floor(600, 870, 900, 60) + machine },
      { name: 'in the dock', body: group('translate(0 -50) scale(1 .98)', machine) + front },
      { name: 'grip', body: group('translate(600 600) scale(2) translate(-260 -600)', machine) },
    ]
  }
}

function scene(): string {
  return (
    circle(780, 510, 46, '#fff3b0') +
    path('M306 720Q420 640 560 710T894 690V816H306Z', '#3fa65a') +
    repeat(3, (index) => rect(400 + index * 62, 590, 52, 52, '#d9923c', 8)) +
    circle(680, 690, 30, glow(['#fff0b0', '#f2b63d'], 0.4, 0.35)) +
    rect(660, 716, 40, 44, '#65408f', 10)
  )
}

function thumb(x: number, y: number): string {
  return circle(x, y, 46, '#14141c') + circle(x, y, 34, glow(['#6a6c78', '#22222b'], 0.4, 0.35))
}

function fourDots(x: number, y: number): string {
  return [
    [0, -40],
    [40, 0],
    [0, 40],
    [-40, 0],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 19, diagonal('#4a4b56', '#14141c')))
    .join('')
}
