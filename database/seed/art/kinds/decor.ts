import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
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
import { grain } from './furniture.ts'

type Kind = 'curtain' | 'sheer-curtain' | 'rug' | 'wall-clock' | 'wooden-clock' | 'frameless-clock'

export const decor: Family<Kind> = {
  curtain: ({ paint }) => {
    const pleats = repeat(5, (index) =>
      stroke(
        `M${226 + index * 70} 226Q${230 + index * 44} 560 ${214 + index * 34} 1010`,
        darken(paint, 0.5),
        16,
        'opacity=".22"',
      ),
    )
    const half =
      path('M190 220H560Q520 500 380 700Q330 800 350 1010H190Z', paint) +
      pleats +
      path('M190 700Q300 740 384 690L370 730Q290 780 190 740Z', '#e9c46a')
    const drawn =
      rect(190, 220, 820, 790, paint) +
      repeat(14, (index) => rect(200 + index * 58, 220, 22, 790, '#12102a', 11, 'opacity=".14"')) +
      repeat(14, (index) => rect(226 + index * 58, 220, 14, 790, '#ffffff', 7, 'opacity=".16"')) +
      rod
    return [
      { name: 'open', body: garden + mirrored(half) + rod },
      { name: 'closed', body: drawn },
      { name: 'cloth', body: closeUp(drawn, 500, 500, 2) },
    ]
  },

  'sheer-curtain': ({ paint }) => {
    const veil = (x: number, w: number) =>
      rect(x, 220, w, 790, lighten(paint, 0.35), 0, 'opacity=".55"') +
      repeat(Math.round(w / 46), (index) =>
        rect(x + 8 + index * 46, 220, 16, 790, '#ffffff', 8, 'opacity=".35"'),
      ) +
      repeat(Math.round(w / 46), (index) =>
        rect(x + 28 + index * 46, 220, 8, 790, darken(paint, 0.3), 4, 'opacity=".18"'),
      ) +
      rect(x, 980, w, 30, lighten(paint, 0.2), 0, 'opacity=".6"')
    const drawn = garden + veil(190, 405) + veil(605, 405) + rod
    return [
      { name: 'closed', body: drawn },
      { name: 'half open', body: garden + veil(190, 250) + veil(760, 250) + rod },
      { name: 'cloth', body: closeUp(drawn, 480, 560, 2) },
    ]
  },

  rug({ paint }) {
    const second = '#f1e9d8'
    const flat =
      rect(300, 180, 600, 840, paint, 6) +
      rect(330, 210, 540, 780, 'none', 0, `stroke="${second}" stroke-width="14"`) +
      rect(366, 246, 468, 708, darken(paint, 0.25)) +
      repeat(
        3,
        (index) =>
          path(`M600 ${290 + index * 210}l150 105-150 105-150-105Z`, second) +
          path(`M600 ${330 + index * 210}l94 65-94 65-94-65Z`, paint) +
          circle(600, 395 + index * 210, 24, second),
      ) +
      repeat(30, (index) =>
        stroke(`M${310 + index * 20} 180v-26M${310 + index * 20} 1020v26`, second, 6),
      )
    return [
      { name: 'from above', body: floor(600, 1030, 700, 30) + flat },
      {
        name: 'on the floor',
        body:
          rect(-60, 300, 1320, 960, down('#c79a63', '#9a6b3c')) +
          rect(-60, -60, 1320, 360, '#efe6d4') +
          group('matrix(.9 0 -.34 .52 264 400)', flat),
      },
      { name: 'pile', body: closeUp(flat, 600, 420, 2.2) },
    ]
  },

  'wall-clock': ({ paint, label }) => {
    const frame =
      circle(600, 600, 400, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.4))) +
      circle(600, 600, 340, '#fffdf6') +
      circle(600, 600, 336, 'none', 'stroke="#12102a" stroke-opacity=".08" stroke-width="14"')
    const clock = frame + numbers(270, '#2a2740', 50) + named(label) + hands('#2a2740') + pane
    return clockViews(clock, circle(600, 600, 400, darken(paint, 0.45)))
  },

  'wooden-clock': ({ paint, label }) => {
    const frame =
      circle(600, 600, 390, grain(paint)) +
      circle(600, 600, 390, 'none', `stroke="${darken(paint, 0.35)}" stroke-width="26"`) +
      repeat(6, (index) =>
        stroke(
          `M${280 + (index % 2) * 30} ${380 + index * 90}Q600 ${350 + index * 96} ${920 - (index % 2) * 30} ${384 + index * 90}`,
          darken(paint, 0.3),
          5,
          'opacity=".4"',
        ),
      )
    const clock = frame + numbers(290, '#2a1b12', 54) + named(label, '#2a1b12') + hands('#2a1b12')
    return clockViews(clock, circle(600, 600, 390, darken(paint, 0.5)))
  },

  'frameless-clock': ({ paint }) => {
    const wall = rect(-60, -60, 1320, 1320, down('#efe8da', '#e2d8c4'))
    const face = (x: number) =>
      group(
        `translate(${x} 0)`,
        numbers(380, paint, 84),
        circle(600, 600, 60, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3))),
        stroke('M600 600L440 460', paint, 28),
        stroke('M600 600L820 420', paint, 18),
        circle(600, 600, 26, darken(paint, 0.3)),
      )
    const shelf = rect(260, 1060, 680, 200, '#8a5a34', 20) + rect(200, 1040, 800, 40, '#a8743f', 12)
    return [
      { name: 'on the wall', body: wall + face(0) },
      {
        name: 'over a sideboard',
        body: wall + group('translate(120 60) scale(.8)', face(0)) + shelf,
      },
      { name: 'hands', body: wall + closeUp(face(0), 600, 540, 2) },
    ]
  },
}

const rod =
  rect(140, 190, 920, 26, gold, 13) +
  mirrored(
    circle(140, 203, 34, '#d9a93c') +
      repeat(7, (index) =>
        circle(210 + index * 54, 210, 18, 'none', 'stroke="#c99a34" stroke-width="8"'),
      ),
  )

const garden =
  rect(330, 240, 540, 640, down('#9fd0f2', '#e9f5fb')) +
  path('M330 760q140-90 280-20t260-40V880H330Z', '#7fb56a') +
  stroke('M600 240V880M330 540H870', '#ffffff', 16) +
  rect(330, 240, 540, 640, 'none', 0, 'stroke="#ffffff" stroke-width="24"')

const pane = path('M380 420Q500 300 680 310L420 640Q350 530 380 420Z', '#ffffff', 'opacity=".3"')

function numbers(r: number, ink: string, size: number): string {
  return repeat(12, (index) => {
    const turn = ((index + 1) * Math.PI) / 6
    const [x, y] = [600 + Math.sin(turn) * r, 600 + size / 2 - Math.cos(turn) * r]
    return words(String(index + 1), Math.round(x), Math.round(y), { size, ink })
  })
}

function named(label: string, ink = '#6c6880'): string {
  return words(label, 600, 770, { size: 30, ink, within: 200 })
}

function hands(ink: string): string {
  return (
    stroke('M600 600L480 490', ink, 26) +
    stroke('M600 600L780 460', ink, 16) +
    stroke('M600 680V370', '#d1403a', 6) +
    circle(600, 600, 22, ink)
  )
}

function clockViews(clock: string, behind: string): View[] {
  return [
    { name: 'front', body: ellipse(620, 640, 400, 380, '#1a1633', 'opacity=".1"') + clock },
    {
      name: 'angle',
      body: group('matrix(.8 .08 0 1 130 -48)', group('translate(-46 6)', behind) + clock),
    },
    { name: 'hands', body: closeUp(clock, 600, 560, 2) },
  ]
}
