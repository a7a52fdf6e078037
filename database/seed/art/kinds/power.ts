import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  circle,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
  tiled,
} from '../svg.ts'
import { boxed } from '../views.ts'

type Kind = 'generator' | 'inverter' | 'solar-panel' | 'stabiliser' | 'extension-box'

export const power: Family<Kind> = {
  generator({ paint, variant, label }) {
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
      repeat(
        2,
        (index) =>
          circle(690 + index * 100, 660, 40, '#e9eaef') +
          repeat(3, (pin) =>
            circle(
              676 + index * 100 + (pin % 2) * 28,
              650 + Math.floor(pin / 2) * 24,
              6,
              '#15161d',
            ),
          ),
      ) +
      circle(690, 560, 34, '#ffffff') +
      stroke('M690 560l16-20', '#c43f3a', 5) +
      rect(750, 530, 60, 60, '#c43f3a', 8) +
      circle(860, 560, 24, '#47b86a') +
      rect(840, 620, 50, 80, '#3a3b46', 6)
    const motor = rect(600, 780, 330, 130, round('#7b808d'), 24)
    const wheels =
      variant % 2 === 1 ? circle(270, 960, 80, '#17181f') + circle(270, 960, 36, steel()) : ''
    const front =
      engine +
      motor +
      panel +
      tank +
      frame +
      words(label, 600, 380, { size: 64, ink: inkOn(paint), within: 480 }) +
      mirrored(rect(240, 940, 100, 50, '#17181f', 12)) +
      wheels
    return [
      { name: 'front', body: floor(600, 1000, 980) + front },
      {
        name: 'side',
        body:
          floor(600, 1000, 800) +
          group(
            'matrix(.78 .07 0 1 132 -46)',
            path('M1000 960V400l170-60V860Z', '#33353f') +
              path('M930 300l170-50v130l-170 60Z', darken(paint, 0.35)) +
              front,
          ),
      },
      { name: 'panel', body: closeUp(front, 760, 610, 2.1) },
    ]
  },

  inverter({ paint, variant, label }) {
    const front =
      rect(240, 330, 720, 640, down(lighten(paint, 0.25), paint, darken(paint, 0.25)), 46) +
      rect(330, 420, 540, 190, '#0f1320', 24) +
      words('220V', 470, 550, { size: 66, ink: '#7ff0ff', weight: 10 }) +
      words('50Hz', 700, 510, { size: 34, ink: '#7ff0ff', weight: 10 }) +
      rect(620, 530, 200, 40, '#1c2740', 8) +
      rect(624, 534, 140, 32, '#47d17c', 6) +
      repeat(
        3,
        (index) =>
          circle(460 + index * 140, 690, 30, darken(paint, 0.35)) +
          circle(
            460 + index * 140,
            684,
            22,
            ['#47d17c', '#f2c230', '#e2504a'][(index + variant) % 3] ?? '',
          ),
      ) +
      words(label, 600, 850, { size: 64, ink: inkOn(paint), within: 460 }) +
      repeat(5, (index) => stroke(`M${440 + index * 80} 900v40`, darken(paint, 0.45), 14)) +
      rect(280, 960, 100, 40, '#22232c', 8) +
      rect(820, 960, 100, 40, '#22232c', 8)
    return [
      ...boxed({ x: 240, y: 330, w: 720, h: 640, r: 46, depth: 220, color: paint }, front, [
        600,
        550,
        1.7,
        'display',
      ]),
    ]
  },

  'solar-panel'({ variant }) {
    const cells = tiled(
      84,
      84,
      rect(0, 0, 84, 84, '#c9d3e6') +
        rect(3, 3, 78, 78, variant % 2 === 0 ? '#1c2c66' : '#14151f') +
        stroke('M28 0V84M56 0V84', '#8fa3d8', 1.6),
    )
    const sheet =
      rect(330, 160, 540, 850, steel('#aeb4c0'), 8) +
      group('translate(348 177)', rect(0, 0, 504, 816, cells)) +
      path('M348 177H700L348 700Z', '#ffffff', 'opacity=".12"')
    return [
      { name: 'front', body: floor(600, 1012, 640) + sheet },
      {
        name: 'on its stand',
        body:
          floor(640, 980, 800, 80) +
          stroke('M700 480L900 980M420 960L900 980', '#7d8290', 22) +
          group('matrix(.86 .1 -.26 .8 290 120)', sheet),
      },
      { name: 'cells', body: closeUp(sheet, 520, 420, 2.2) },
      {
        name: 'on the roof',
        body:
          rect(-60, -60, 1320, 1320, down('#9fd0f2', '#f4ead6')) +
          circle(980, 220, 90, '#ffd36b') +
          path(
            'M-60 700L600 400L1260 700V1260H-60Z',
            tiled(80, 50, rect(0, 0, 80, 50, '#a5482f') + stroke('M0 50H80M0 0V50', '#7f3320', 6)),
          ) +
          repeat(3, (index) =>
            group(`matrix(.34 .02 -.12 .34 ${250 + index * 210} ${480 + (index % 2) * 20})`, sheet),
          ),
      },
    ]
  },

  stabiliser({ paint, variant, label }) {
    const front =
      rect(300, 300, 600, 690, down(lighten(paint, 0.25), paint, darken(paint, 0.2)), 36) +
      rect(360, 370, 480, 250, '#12141d', 20) +
      words(['220', '230', '220'][variant % 3] ?? '220', 600, 540, {
        size: 120,
        ink: '#ff6b5a',
        weight: 11,
        spacing: 44,
      }) +
      words('OUTPUT VOLTS', 600, 592, { size: 22, ink: '#c9ccd6', weight: 10 }) +
      circle(430, 740, 20, '#47d17c') +
      circle(500, 740, 20, '#f2c230') +
      circle(570, 740, 20, '#e2504a') +
      rect(700, 700, 120, 80, '#c43f3a', 12) +
      rect(704, 704, 112, 38, '#e56a60', 10) +
      words(label, 600, 880, { size: 58, ink: inkOn(paint), within: 440 }) +
      repeat(8, (index) =>
        stroke(`M${390 + index * 60} 930H${420 + index * 60}`, darken(paint, 0.45), 10),
      )
    return boxed({ x: 300, y: 300, w: 600, h: 690, r: 36, depth: 300, color: paint }, front, [
      600,
      520,
      1.8,
      'display',
    ])
  },

  'extension-box'({ paint, variant, label }) {
    const sockets = 3 + (variant % 3)
    const step = 780 / sockets
    const socket = (x: number) =>
      rect(x - 78, 470, 156, 190, darken(paint, 0.08), 20) +
      rect(x - 14, 500, 28, 50, '#15151d', 4) +
      rect(x - 54, 590, 40, 24, '#15151d', 4) +
      rect(x + 14, 590, 40, 24, '#15151d', 4)
    const box =
      rect(130, 430, 940, 270, down(lighten(paint, 0.3), paint, darken(paint, 0.2)), 36) +
      repeat(sockets, (index) => socket(160 + step * (index + 0.5))) +
      rect(960, 500, 70, 130, '#c43f3a', 12) +
      rect(966, 506, 58, 62, '#ea6a5f', 8) +
      words(label, 180, 690, { size: 18, ink: inkOn(paint), align: 'left', within: 160 })
    const cord =
      stroke('M130 565C20 565 40 820 240 820H700C900 820 860 960 700 950', '#22232c', 22) +
      placed(
        650,
        950,
        0.9,
        -90,
        rect(560, 560, 80, 110, '#22232c', 18) +
          repeat(3, (index) => rect(566 + index * 25, 510, 16, 54, steel('#c0a868'), 3)),
      )
    const all = cord + box
    return [
      { name: 'front', body: floor(600, 730, 980, 50) + all },
      {
        name: 'angle',
        body: floor(600, 790, 900, 50) + group('translate(0 20) rotate(-12 600 600)', all),
      },
      { name: 'sockets', body: closeUp(all, 420, 565, 2) },
    ]
  },
}
