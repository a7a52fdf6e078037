import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  circle,
  diagonal,
  ellipse,
  glow,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

export const tableware: Family<'pot' | 'plate-set' | 'flask' | 'gas-cylinder'> = {
  pot({ paint, variant, label }) {
    const pot = (y: number, half: number, height: number) =>
      mirrored(
        stroke(`M${604 - half} ${y + 60}h-70q-20 0-20 30v20q0 30 20 30h60`, darken(paint, 0.5), 24),
      ) +
      drum(600, y, half, height, paint, '#2b2c35') +
      path(
        `M${600 - half} ${y}C${600 - half} ${y - 100} ${600 + half} ${y - 100} ${600 + half} ${y}A${half} ${half * 0.16} 0 0 1 ${600 - half} ${y}Z`,
        variant % 2 === 0
          ? round(lighten(paint, 0.15))
          : glow(['#ffffff/.9', '#b9cfe0/.7'], 0.4, 0.3, 0.8),
      ) +
      ellipse(600, y - 84, 44, 14, darken(paint, 0.4)) +
      rect(572, y - 124, 56, 44, round(darken(paint, 0.5)), 16)
    const one =
      pot(500, 330, 410) + words(label, 600, 740, { size: 56, ink: inkOn(paint), within: 300 })
    const set =
      group('translate(-240 330) scale(.72)', pot(420, 330, 500)) +
      group('translate(350 420) scale(.62)', pot(500, 310, 380)) +
      group('translate(330 640) scale(.36)', pot(540, 330, 400))
    return [
      { name: 'front', body: floor(600, 960, 860) + one },
      { name: 'set', body: floor(600, 960, 1000) + group('translate(120 0)', set) },
      { name: 'lid', body: closeUp(one, 640, 460, 1.9) },
    ]
  },

  'plate-set'({ paint, variant }) {
    const plate = (x: number, y: number, r: number) =>
      circle(x, y, r, diagonal('#ffffff', '#f0ede6', '#d5d0c5')) +
      circle(
        x,
        y,
        r * 0.94,
        'none',
        `stroke="${paint}" stroke-width="${r * 0.07}"${variant % 2 === 1 ? ' stroke-dasharray="30 14"' : ''}`,
      ) +
      circle(x, y, r * 0.66, glow(['#ffffff', '#f2efe8', '#dedace'], 0.45, 0.45)) +
      circle(x, y, r * 0.66, 'none', `stroke="${lighten(paint, 0.5)}" stroke-width="3"`)
    const stack =
      repeat(
        6,
        (index) =>
          ellipse(
            600,
            930 - index * 36,
            340,
            70,
            index % 2 === 0 ? '#f6f3ec' : lighten(paint, 0.3),
          ) + ellipse(600, 922 - index * 36, 336, 64, '#ffffff'),
      ) +
      ellipse(600, 742, 220, 36, '#eae5da') +
      lathe(
        [
          [520, 170],
          [560, 165],
          [660, 100],
          [720, 80],
        ],
        round('#f4f1ea'),
      ) +
      ellipse(600, 520, 170, 30, darken(paint, 0.1)) +
      ellipse(600, 522, 152, 24, '#e9e4d8')
    const fork =
      rect(88, 560, 30, 420, steel(), 15) +
      repeat(4, (index) => rect(70 + index * 18, 330, 10, 180, steel(), 5)) +
      path('M68 490H136Q134 570 102 590Q70 570 68 490Z', '#c4c9d2')
    return [
      {
        name: 'table setting',
        body:
          ellipse(600, 640, 460, 440, '#1a1633', 'opacity=".06"') +
          plate(600, 610, 400) +
          plate(600, 600, 260) +
          fork +
          group('translate(1000 0)', rect(88, 330, 34, 650, steel(), 17)),
      },
      { name: 'stacked', body: floor(600, 990, 860) + stack },
      { name: 'rim', body: closeUp(plate(600, 610, 400), 860, 400, 2.2) },
    ]
  },

  flask({ paint, variant, label }) {
    const body =
      variant % 2 === 0
        ? lathe(
            [
              [380, 130],
              [420, 170],
              [470, 190],
              [960, 190],
              [1000, 180],
            ],
            round(paint),
          ) +
          lathe(
            [
              [200, 120],
              [220, 140],
              [380, 146],
              [390, 130],
            ],
            steel(),
          ) +
          rect(410, 800, 380, 30, '#ffffff', 0, 'opacity=".25"')
        : lathe(
            [
              [330, 120],
              [420, 210],
              [520, 220],
              [940, 220],
              [1000, 200],
            ],
            round(paint),
          ) +
          lathe(
            [
              [210, 110],
              [240, 150],
              [340, 150],
            ],
            round(darken(paint, 0.3)),
          ) +
          path('M450 300L360 330L440 400Z', darken(paint, 0.35)) +
          stroke('M800 420C960 430 960 800 810 830', darken(paint, 0.45), 44)
    const flower =
      repeat(5, (index) =>
        ellipse(
          600,
          640,
          30,
          64,
          lighten(paint, 0.5),
          `transform="rotate(${index * 72} 600 690)" opacity=".9"`,
        ),
      ) + circle(600, 690, 26, '#f2b63d')
    return stood(
      body +
        (variant % 3 === 1 ? flower : '') +
        words(label, 600, 900, { size: 46, ink: inkOn(paint), within: 280 }),
      420,
      [600, 400, 1.9, 'lid'],
      'boxed',
      label,
    )
  },

  'gas-cylinder'({ paint, variant, label }) {
    const tall = variant % 2 === 0
    const top = tall ? 360 : 480
    const ring =
      path(
        `M440 ${top - 20}V${top - 150}H760V${top - 20}`,
        'none',
        `stroke="${darken(paint, 0.3)}" stroke-width="34"`,
      ) + rect(470, top - 130, 260, 20, darken(paint, 0.15), 8)
    const valve =
      rect(570, top - 90, 60, 90, steel('#b8a06a'), 8) +
      rect(540, top - 100, 120, 34, '#c43f3a', 12)
    const body =
      ring +
      valve +
      lathe(
        [
          [top - 20, 60],
          [top + 20, 190],
          [top + 110, 260],
          [900, 260],
          [960, 210],
          [975, 200],
        ],
        round(paint),
      ) +
      path('M410 970H790V1004H410Z', round(darken(paint, 0.35))) +
      stroke(`M342 890Q600 930 858 890`, darken(paint, 0.25), 8) +
      words(label, 600, 720, { size: 72, ink: inkOn(paint), within: 400 }) +
      words('LPG', 600, 820, { size: 54, ink: inkOn(paint) }) +
      glint(470, top + 150, 70)
    return stood(body, 540, [600, top, 1.9, 'valve'], 'boxed', label)
  },
}
