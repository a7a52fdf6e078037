import { adire } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const stationery: Family<'book' | 'notebook' | 'pen-set' | 'calculator'> = {
  book({ paint, variant, label }) {
    const art =
      [
        circle(600, 520, 120, '#f2b63d') +
          path('M380 700q110-150 220 0t220 0V840H380Z', lighten(paint, 0.35)),
        rect(380, 420, 440, 330, adire(darken(paint, 0.3), lighten(paint, 0.7), 0)),
        repeat(5, (index) =>
          rect(
            400 + index * 84,
            720 - index * 60,
            60,
            100 + index * 60,
            lighten(paint, 0.2 + index * 0.12),
            6,
          ),
        ),
      ][variant % 3] ?? ''
    const cover =
      rect(
        340,
        190,
        520,
        790,
        across(
          darken(paint, 0.35),
          `${paint}@7`,
          `${lighten(paint, 0.14)}@10`,
          paint,
          darken(paint, 0.12),
        ),
        10,
      ) +
      art +
      words(label, 610, 330, { size: 64, ink: inkOn(paint), within: 420 }) +
      stroke('M480 380H740', inkOn(paint), 5) +
      words('A NIGERIAN EDITION', 610, 920, { size: 26, ink: inkOn(paint), weight: 11 })
    const open =
      path(
        'M600 420Q440 340 200 380V860Q440 820 600 900Z',
        across('#f7f2e4', '#fffdf6', '#d9d1bd'),
      ) +
      path(
        'M600 420Q760 340 1000 380V860Q760 820 600 900Z',
        across('#d9d1bd', '#fffdf6', '#f3ecda'),
      ) +
      repeat(9, (index) =>
        stroke(
          `M260 ${470 + index * 40}q140-20 290 36M650 ${506 + index * 40}q150-56 290-36`,
          '#8c8778',
          6,
          'opacity=".6"',
        ),
      ) +
      path(
        'M190 380V870Q430 830 600 912Q770 830 1010 870V380',
        'none',
        `stroke="${paint}" stroke-width="16" stroke-linejoin="round"`,
      )
    return [
      ...boxed({ x: 340, y: 190, w: 520, h: 790, r: 6, depth: 90, color: '#e9e1cd' }, cover, [
        600,
        360,
        1.9,
        'title',
      ]),
      { name: 'open', body: floor(600, 920, 960) + open },
    ]
  },

  notebook({ paint, variant, label }) {
    const cover =
      rect(350, 200, 510, 790, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.2)), 24) +
      (variant % 2 === 0
        ? rect(770, 200, 30, 790, darken(paint, 0.45))
        : repeat(
            16,
            (index) =>
              circle(378, 240 + index * 48, 12, '#f3eee3') +
              stroke(`M378 ${240 + index * 48}q-50-30-50 0t50 4`, '#8d929e', 8),
          )) +
      rect(460, 330, 280, 150, '#fffaf0', 10) +
      words(label, 600, 410, { size: 44, ink: '#2a2740', within: 230 }) +
      stroke('M500 446H700', '#c9c2b0', 5)
    const page =
      rect(350, 200, 510, 790, '#fffdf6', 12) +
      repeat(15, (index) => stroke(`M380 ${300 + index * 44}H830`, '#bcd0e6', 3)) +
      stroke('M450 210V980', '#e8a0a0', 3) +
      words('To buy: yam, oil,', 640, 340, { size: 36, ink: '#2b3a8c', weight: 7 }) +
      words('pepper, onions', 620, 384, { size: 36, ink: '#2b3a8c', weight: 7 }) +
      group(
        'rotate(34 760 760)',
        rect(745, 520, 30, 380, '#2b3a8c', 14) + path('M745 900h30l-15 50Z', '#d9b36a'),
      )
    return [
      ...boxed({ x: 350, y: 200, w: 510, h: 790, r: 20, depth: 60, color: '#efe8d6' }, cover, [
        600,
        420,
        2,
        'label',
      ]),
      { name: 'open page', body: floor(600, 996, 660) + page },
    ]
  },

  'pen-set'({ paint, variant, label }) {
    const inks =
      variant % 2 === 0
        ? ['#2b4a9c', '#22232c', '#d1403a', '#2f8f5a']
        : ['#f2c230', '#ff7aa8', '#4fb7e8', '#7ed957']
    const pen = (x: number, color: string) =>
      rect(x, 250, 56, 200, color, 10) +
      rect(x + 40, 260, 14, 190, darken(color, 0.35), 6) +
      rect(x + 2, 440, 52, 460, across('#dfe6ee', '#ffffff', '#b9c4d0'), 6) +
      rect(x + 20, 450, 16, 440, color, 0, 'opacity=".8"') +
      path(`M${x + 4} 896h48l-18 74h-12Z`, steel('#d9c48a')) +
      rect(x + 8, 236, 40, 20, darken(color, 0.2), 6)
    const all = inks.map((color, index) => pen(340 + index * 150, color)).join('')
    const pouch =
      path(
        'M260 560H940L910 1000Q600 1020 290 1000Z',
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)),
      ) +
      stroke('M262 580H938', darken(paint, 0.45), 10) +
      words(label, 600, 820, { size: 72, ink: inkOn(paint), within: 460 })
    return [
      { name: 'set', body: floor(600, 976, 760, 40) + all },
      {
        name: 'in the pouch',
        body: floor(600, 1014, 820) + group('translate(0 -60)', all) + pouch,
      },
      {
        name: 'tip',
        body:
          placed(
            600,
            520,
            2,
            40,
            inks
              .slice(0, 1)
              .map((color) => group('translate(230 -240)', pen(342, color)))
              .join(''),
          ) + stroke('M250 990q120-80 220 0t220-30', inks[0] ?? '', 12),
      },
    ]
  },

  calculator({ paint, variant, label }) {
    const keys = ['7', '8', '9', '/', '4', '5', '6', 'x', '1', '2', '3', '-', '0', '.', '%', '+']
    const front =
      rect(380, 190, 440, 810, down(lighten(paint, 0.2), paint, darken(paint, 0.25)), 40) +
      words(label, 420, 258, { size: 34, ink: inkOn(paint), align: 'left', within: 200 }) +
      (variant % 2 === 0 ? rect(660, 226, 120, 40, '#3a2a1c', 6) : '') +
      rect(420, 290, 360, 130, '#c9d8c0', 12) +
      words('2450', 760, 390, { size: 70, ink: '#22302a', align: 'right', weight: 10 }) +
      keys
        .map((sign, index) => {
          const [x, y] = [424 + (index % 4) * 92, 470 + Math.floor(index / 4) * 126]
          const color = index % 4 === 3 ? '#e8833a' : lighten(paint, 0.45)
          return (
            rect(x, y, 76, 92, color, 16) +
            words(sign, x + 38, y + 62, { size: 36, ink: inkOn(color) })
          )
        })
        .join('')
    return boxed({ x: 380, y: 190, w: 440, h: 810, r: 40, depth: 70, color: paint }, front, [
      600,
      640,
      1.8,
      'keys',
    ])
  },
}
