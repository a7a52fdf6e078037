import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
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
import { boxed } from '../views.ts'

type Kind =
  | 'generator'
  | 'wheeled-generator'
  | 'dual-fuel-generator'
  | 'inverter-generator'
  | 'silent-generator'

export const generators: Family<Kind> = {
  generator: (model) => views(openFrame(model) + feet),

  'wheeled-generator': (model) => {
    const wheel = circle(280, 950, 84, '#17181f') + circle(280, 950, 40, steel())
    const bar =
      stroke('M980 500L1080 420V330', '#24252e', 26) + rect(1050, 300, 60, 40, '#17181f', 14)
    return views(bar + openFrame(model) + wheel + rect(870, 940, 90, 50, '#17181f', 12))
  },

  'dual-fuel-generator': (model) => {
    const hose =
      stroke('M330 860C200 1060 60 980 90 820', '#e07b2a', 20) +
      circle(90, 800, 40, '#c43f3a') +
      rect(72, 730, 36, 50, steel('#b8a06a'), 6)
    return views(openFrame(model) + feet + hose)
  },

  'inverter-generator'({ paint, label }) {
    const front =
      path('M400 330C400 170 800 170 800 330H720C720 260 480 260 480 330Z', darken(paint, 0.35)) +
      rect(210, 310, 780, 650, down(lighten(paint, 0.22), paint, darken(paint, 0.28)), 120) +
      rect(300, 400, 600, 210, darken(paint, 0.55), 40) +
      outlet(420) +
      outlet(560) +
      rect(660, 440, 90, 120, '#c43f3a', 14) +
      circle(830, 470, 30, '#47b86a') +
      circle(830, 550, 22, '#f2c230') +
      words(label, 600, 720, { size: 66, ink: inkOn(paint), within: 460 }) +
      repeat(6, (index) => stroke(`M330 ${790 + index * 22}H620`, darken(paint, 0.45), 10)) +
      circle(800, 830, 66, '#22232c') +
      rect(760, 814, 80, 30, '#f4f5f8', 14) +
      rect(270, 950, 110, 46, '#17181f', 14) +
      rect(820, 950, 110, 46, '#17181f', 14)
    const box = { x: 210, y: 310, w: 780, h: 650, r: 120, depth: 260, color: paint }
    return boxed(box, front, [600, 500, 1.8, 'panel'])
  },

  'silent-generator'({ paint, label }) {
    const leaf = (x: number, w: number) =>
      rect(x, 380, w, 480, 'none', 14, `stroke="${darken(paint, 0.35)}" stroke-width="7"`) +
      rect(x + w - 50, 590, 26, 70, '#22232c', 8)
    const front =
      rect(130, 300, 940, 620, down(lighten(paint, 0.2), paint, darken(paint, 0.2)), 34) +
      rect(130, 300, 940, 60, darken(paint, 0.3), 24) +
      leaf(170, 270) +
      leaf(460, 270) +
      repeat(9, (index) => rect(200, 430 + index * 38, 210, 18, darken(paint, 0.5), 9)) +
      rect(780, 400, 240, 200, '#1b1c25', 16) +
      rect(800, 420, 110, 70, '#a9d4c5', 8) +
      words('50Hz', 855, 470, { size: 28, ink: '#21433a' }) +
      circle(965, 455, 32, '#c43f3a') +
      repeat(3, (index) =>
        circle(820 + index * 60, 550, 18, ['#47b86a', '#f2c230', '#e9eaef'][index] ?? ''),
      ) +
      outlet(840, 700) +
      outlet(960, 700) +
      words(label, 570, 560, { size: 54, ink: inkOn(paint), within: 170 }) +
      rect(150, 900, 900, 50, '#22232c', 8) +
      circle(260, 970, 40, '#17181f') +
      circle(940, 970, 40, '#17181f') +
      rect(560, 250, 80, 56, '#2a2b34', 10)
    const box = { x: 130, y: 300, w: 940, h: 640, r: 34, depth: 300, color: paint }
    return boxed(box, front, [900, 520, 1.9, 'panel'])
  },
}

const feet = mirrored(rect(240, 940, 100, 50, '#17181f', 12))

function outlet(x: number, y = 500): string {
  return (
    circle(x, y, 44, '#e9eaef') +
    rect(x - 5, y - 28, 10, 20, '#15161d', 3) +
    rect(x - 26, y + 4, 18, 10, '#15161d', 3) +
    rect(x + 8, y + 4, 18, 10, '#15161d', 3)
  )
}

function views(front: string): View[] {
  const side = path('M1000 960V400l170-60V860Z', '#33353f') + front
  return [
    { name: 'front', body: floor(600, 1000, 980) + front },
    { name: 'side', body: floor(600, 1000, 800) + group('matrix(.78 .07 0 1 132 -46)', side) },
    { name: 'panel', body: closeUp(front, 760, 610, 2.1) },
  ]
}

/** Tank above, engine left, panel right, in a frame of pipe. */
function openFrame({ paint, label }: Model): string {
  const frame =
    stroke('M200 960V420q0-60 60-60H940q60 0 60 60V960M190 930H1010', '#24252e', 34) +
    stroke('M204 600V430q0-60 60-64', '#5c5f6e', 8)
  const tank =
    path(
      'M270 390q0-110 70-120H860q70 10 70 120v60H270Z',
      down(lighten(paint, 0.4), paint, darken(paint, 0.3)),
    ) +
    ellipse(600, 268, 70, 22, '#22232c') +
    rect(545, 236, 110, 34, round('#3a3b46'), 8)
  const engine =
    rect(280, 520, 300, 330, diagonal('#5d616e', '#2c2e38'), 20) +
    repeat(7, (index) => stroke(`M300 ${560 + index * 34}H440`, '#15161d', 14)) +
    circle(500, 690, 90, round('#8b909c')) +
    circle(500, 690, 56, '#22232c') +
    rect(300, 820, 90, 60, '#c43f3a', 10)
  const panel =
    rect(620, 500, 300, 250, '#1b1c25', 18) +
    outlet(690, 660) +
    outlet(790, 660) +
    circle(690, 560, 34, '#ffffff') +
    stroke('M690 560l16-20', '#c43f3a', 5) +
    rect(750, 530, 60, 60, '#c43f3a', 8) +
    circle(860, 560, 24, '#47b86a') +
    rect(840, 620, 50, 80, '#3a3b46', 6)
  return (
    engine +
    rect(600, 780, 330, 130, round('#7b808d'), 24) +
    panel +
    tank +
    frame +
    words(label, 600, 432, { size: 44, ink: inkOn(paint), within: 480 })
  )
}
