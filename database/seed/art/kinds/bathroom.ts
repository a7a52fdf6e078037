import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round, steel } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import { circle, diagonal, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

export const bathroom: Family<'soap-bar' | 'shampoo' | 'toothpaste'> = {
  'soap-bar'({ paint, label }) {
    const front =
      rect(220, 480, 760, 440, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.2)), 60) +
      path('M220 740Q600 640 980 780V860q0 60-60 60H280q-60 0-60-60Z', '#ffffff', 'opacity=".85"') +
      words(label, 600, 630, { size: 90, ink: inkOn(paint), within: 560 }) +
      words('SOAP', 600, 870, {
        size: 44,
        ink: darken(paint, 0.4),
      })
    const bar =
      ellipse(600, 900, 420, 80, '#1a1633', 'opacity=".12"') +
      rect(
        260,
        560,
        680,
        340,
        down(lighten(paint, 0.65), lighten(paint, 0.35), lighten(paint, 0.1)),
        150,
      ) +
      rect(340, 620, 520, 200, 'none', 96, `stroke="${lighten(paint, 0.75)}" stroke-width="10"`) +
      words(label, 600, 760, { size: 74, ink: paint, within: 400 }) +
      repeat(9, (index) =>
        circle(
          250 + ((index * 173) % 700),
          540 - ((index * 67) % 200),
          18 + ((index * 13) % 34),
          '#ffffff',
          `opacity=".75" stroke="${lighten(paint, 0.4)}" stroke-width="3"`,
        ),
      )
    return [
      ...boxed({ x: 220, y: 480, w: 760, h: 440, r: 30, depth: 230, color: paint }, front, [
        600,
        620,
        1.7,
        'label',
      ]),
      { name: 'the bar', body: bar },
    ]
  },

  shampoo({ paint, variant, label }) {
    const second = lighten(paint, 0.55)
    const body =
      lathe(
        [
          [340, 120],
          [380, 200],
          [560, 230],
          [800, 200],
          [1000, 210],
        ],
        round(paint),
      ) +
      rect(480, 200, 240, 150, round(variant % 2 === 0 ? second : darken(paint, 0.4)), 30) +
      path('M420 560Q600 500 780 560V820Q600 880 420 820Z', second) +
      words(label, 600, 680, { size: 62, ink: darken(paint, 0.5), within: 320 }) +
      words('SHAMPOO', 600, 740, { size: 30, ink: darken(paint, 0.4), weight: 11 }) +
      stroke('M540 790q60 40 120 0', darken(paint, 0.3), 8)
    return stood(body, 440, [600, 680, 1.9, 'label'], 'shelved', label)
  },

  toothpaste({ paint, label }) {
    const tube =
      path(
        'M170 470L200 450L960 520V720L200 790L170 770Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.25)),
      ) +
      rect(160, 440, 46, 360, lighten(paint, 0.5), 6) +
      repeat(12, (index) => stroke(`M168 ${460 + index * 29}h30`, darken(paint, 0.2), 4)) +
      path('M955 530H1000V710H955Z', steel('#eef0f4')) +
      rect(995, 540, 90, 160, round('#ffffff'), 16) +
      path('M205 735L950 690V716L205 780Z', '#ffffff', 'opacity=".85"') +
      words(label, 540, 620, { size: 92, ink: inkOn(paint), within: 560 }) +
      words('TOOTHPASTE', 540, 682, {
        size: 34,
        ink: inkOn(paint),
        within: 500,
      })
    const brush =
      rect(180, 900, 640, 34, down(lighten(paint, 0.3), darken(paint, 0.1)), 17) +
      rect(820, 898, 200, 38, '#ffffff', 10) +
      repeat(12, (index) =>
        rect(836 + index * 14, 846, 10, 56, index % 3 === 0 ? paint : '#ffffff', 3),
      ) +
      path('M840 850q40-50 80-20t90-20-10 44Z', '#e6fbf4')
    return [
      { name: 'tube', body: floor(600, 810, 980, 40) + tube },
      {
        name: 'with brush',
        body: floor(600, 940, 900, 30) + group('translate(0 -90)', tube) + brush,
      },
      ...boxed(
        { x: 160, y: 560, w: 880, h: 240, depth: 190, color: paint },
        rect(160, 560, 880, 240, diagonal(lighten(paint, 0.25), paint), 6) +
          path('M160 770Q600 720 1040 770V800H160Z', '#ffffff', 'opacity=".85"') +
          words(label, 560, 704, { size: 84, ink: inkOn(paint), within: 560 }),
        [600, 680, 1.5, 'box'],
      ).slice(1, 2),
    ]
  },
}
