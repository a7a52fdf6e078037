import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { type Family, floor, type View } from '../studio.ts'
import { across, circle, diagonal, down, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

/** What feeds a phone: power banks and plugs. */
export const gadgets: Family<
  | 'power-bank'
  | 'display-power-bank'
  | 'torch-power-bank'
  | 'power-station-bank'
  | 'charger'
  | 'charger-with-cable'
  | 'car-charger'
> = {
  'power-bank': ({ paint, label }) =>
    bank(
      paint,
      label,
      repeat(4, (index) =>
        circle(540 + index * 40, 250, 10, index < 3 ? '#7ff0b0' : darken(paint, 0.4)),
      ),
    ),

  'display-power-bank': ({ paint, label }) =>
    bank(
      paint,
      label,
      rect(450, 240, 300, 120, '#101018', 20) +
        words('87%', 600, 330, { size: 62, ink: '#69f0a6', weight: 11 }),
    ),

  'torch-power-bank': ({ paint, label }) =>
    bank(
      paint,
      label,
      rect(470, 226, 260, 92, '#d8dbe3', 46) +
        rect(480, 234, 240, 76, '#fff6d8', 38) +
        repeat(3, (index) => circle(536 + index * 64, 272, 20, '#ffe9a0')),
    ),

  'power-station-bank'({ paint, label }) {
    const body = rect(
      360,
      330,
      480,
      680,
      diagonal(lighten(paint, 0.28), paint, darken(paint, 0.3)),
      44,
    )
    const handle = path(
      'M430 340V250Q430 190 490 190H710Q770 190 770 250V340H720V264Q720 240 696 240H504Q480 240 480 264V340Z',
      down(lighten(paint, 0.3), darken(paint, 0.2)),
    )
    const front =
      handle +
      body +
      rect(400, 374, 190, 130, '#101018', 20) +
      words('92%', 495, 462, { size: 56, ink: '#69f0a6', weight: 11 }) +
      rect(630, 374, 170, 130, '#d8dbe3', 30) +
      rect(642, 386, 146, 106, '#fff6d8', 24) +
      words(label, 600, 680, { size: 76, ink: inkOn(paint), within: 360 }) +
      rect(400, 800, 400, 130, darken(paint, 0.35), 26) +
      repeat(4, (index) => port(420 + index * 94, 842, 78, index === 0))
    return boxed({ x: 360, y: 330, w: 480, h: 680, r: 44, depth: 260, color: paint }, front, [
      600,
      440,
      2,
      'display and torch',
    ])
  },

  charger: ({ paint, label }) => [
    ...plug(paint, label),
    { name: 'from above', body: floor(600, 900, 700) + fromAbove(paint) },
  ],

  'charger-with-cable'({ paint, label }) {
    const [front, side, near] = plug(paint, label)
    const cord =
      stroke('M600 800C600 1060 1010 1080 990 820S800 640 880 470', darken(paint, 0.12), 24) +
      stroke('M600 800C600 1060 1010 1080 990 820S800 640 880 470', lighten(paint, 0.3), 7) +
      rect(850, 360, 60, 120, lighten(paint, 0.06), 16) +
      rect(862, 306, 36, 60, steel(), 16)
    const all: View = {
      name: 'with its cable',
      body: floor(640, 1000, 860) + cord + (front?.body ?? ''),
    }
    return [all, ...[side, near].flatMap((view) => view ?? [])]
  },

  'car-charger'({ paint, label }) {
    const front =
      rect(
        486,
        190,
        228,
        130,
        across(darken(paint, 0.35), lighten(paint, 0.3), darken(paint, 0.4)),
        30,
      ) +
      port(508, 222, 84, true) +
      port(612, 222, 84, false) +
      rect(470, 300, 260, 60, across('#6b6f7c', '#e3e6ec', '#6b6f7c'), 20) +
      rect(480, 318, 240, 10, '#37d5e6', 5) +
      path(
        'M486 360H714L690 850H510Z',
        across(darken(paint, 0.3), lighten(paint, 0.22), paint, darken(paint, 0.35)),
      ) +
      rect(478, 600, 26, 120, steel(), 12) +
      rect(696, 600, 26, 120, steel(), 12) +
      path('M510 850H690L660 930Q600 960 540 930Z', across('#3c3f4a', '#7b808d', '#3c3f4a')) +
      rect(576, 936, 48, 50, steel('#b8a06a'), 14) +
      words(label, 600, 500, { size: 50, ink: inkOn(paint), within: 170 })
    return [
      { name: 'front', body: floor(600, 990, 420) + front },
      { name: 'in the dashboard', body: inDashboard(front) },
      ...boxed({ x: 486, y: 190, w: 228, h: 780, r: 30, depth: 120, color: paint }, front, [
        600,
        300,
        2.1,
        'two ports',
      ]).slice(1),
    ]
  },
}

function bank(paint: string, label: string, top: string): View[] {
  const front =
    rect(400, 190, 400, 810, diagonal(lighten(paint, 0.28), paint, darken(paint, 0.3)), 52) +
    top +
    words(label, 600, 640, { size: 60, ink: inkOn(paint), within: 320 }) +
    words('POWER BANK', 600, 900, { size: 32, ink: inkOn(paint), weight: 10 }) +
    repeat(
      2,
      (index) =>
        rect(470 + index * 140, 968, 120, 32, '#15151d', 6) +
        rect(486 + index * 140, 982, 88, 12, '#e8e8ee', 2),
    )
  return boxed({ x: 400, y: 190, w: 400, h: 810, r: 52, depth: 150, color: paint }, front, [
    600,
    300,
    2.2,
    'top',
  ])
}

/** A USB socket: the round one, or the wide one. */
function port(x: number, y: number, w: number, isRound: boolean): string {
  return isRound
    ? rect(x + w * 0.1, y, w * 0.8, 36, '#0d0d14', 18) +
        rect(x + w * 0.26, y + 14, w * 0.48, 8, '#c6cad6', 4)
    : rect(x, y, w, 44, '#0d0d14', 5) + rect(x + 8, y + 22, w - 16, 12, '#e8e8ee', 2)
}

/** A three-pin British plug with one socket. */
function plug(paint: string, label: string): View[] {
  const brass = steel('#b8a06a')
  const shade = across(darken(paint, 0.14), lighten(paint, 0.3), darken(paint, 0.14))
  const front =
    rect(470, 190, 44, 150, brass, 6) +
    rect(686, 190, 44, 150, brass, 6) +
    rect(578, 150, 44, 190, brass, 6) +
    rect(380, 330, 440, 520, shade, 60) +
    words(label, 600, 520, { size: 56, ink: inkOn(paint), within: 300 }) +
    rect(500, 730, 200, 52, '#1a1b24', 26) +
    rect(528, 751, 144, 10, '#c6cad6', 5)
  return boxed({ x: 380, y: 330, w: 440, h: 520, r: 60, depth: 180, color: paint }, front, [
    600,
    690,
    2,
    'socket',
  ])
}

function fromAbove(paint: string): string {
  const pin = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, steel('#b8a06a'), 8)
  return (
    rect(340, 360, 520, 520, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)), 120) +
    rect(380, 400, 440, 440, darken(paint, 0.06), 90) +
    pin(580, 450, 40, 130) +
    pin(430, 690, 110, 40) +
    pin(660, 690, 110, 40)
  )
}

function inDashboard(front: string): string {
  return (
    rect(-60, -60, 1320, 1320, down('#4a4c56', '#2a2b33')) +
    stroke('M-60 300H1260M-60 900H1260', '#1b1c22', 12) +
    circle(600, 640, 250, '#1b1c22') +
    circle(600, 640, 222, across('#6b6f7c', '#2a2b33', '#5a5d69')) +
    circle(600, 640, 180, '#101118') +
    `<g clip-path="«<clipPath><path d="M300 0H900V680A180 60 0 0 1 300 680Z"/></clipPath>»">${`<g transform="translate(0 210)">${front}</g>`}</g>`
  )
}
