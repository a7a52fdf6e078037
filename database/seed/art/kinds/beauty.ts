import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { glass, gold, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, diagonal, ellipse, group, path, placed, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind = 'lipstick' | 'liquid-lipstick' | 'foundation' | 'loose-powder' | 'mascara'

export const beauty: Family<Kind> = {
  lipstick({ paint, label }) {
    const stick = (x: number, y: number) =>
      path(
        `M${x - 60} ${y + 250}V${y + 80}Q${x + 20} ${y - 60} ${x + 60} ${y}V${y + 250}Z`,
        across(darken(paint, 0.3), lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      rect(x - 74, y + 240, 148, 150, steel('#e8d9a6'), 8) +
      rect(x - 100, y + 380, 200, 330, gold, 14) +
      words(label, x, y + 560, { size: 30, ink: '#5a3d0c', within: 160 })
    const cap =
      rect(720, 560, 200, 440, gold, 14) + rect(720, 960, 200, 20, '#ffffff', 0, 'opacity=".3"')
    return [
      {
        name: 'open',
        body: floor(470, 1000, 360, 40) + floor(820, 1004, 360, 40) + stick(470, 290) + cap,
      },
      { name: 'shade', body: smear(paint) },
      { name: 'near', body: closeUp(stick(600, 290), 600, 460, 1.9) },
    ]
  },

  'liquid-lipstick': ({ paint, label }) => {
    const tube =
      rect(
        360,
        480,
        180,
        520,
        across(darken(paint, 0.35), lighten(paint, 0.4), paint, darken(paint, 0.35)),
        30,
      ) +
      rect(374, 500, 30, 480, '#ffffff', 14, 'opacity=".35"') +
      group(
        'translate(466 880) rotate(-90)',
        words(label, 0, 0, { size: 40, ink: inkOn(paint), within: 300, align: 'left' }),
      )
    const neck = rect(400, 430, 100, 56, round('#f4f5f8'), 8)
    const wand =
      rect(700, 560, 170, 440, round('#22232c'), 24) +
      rect(774, 330, 22, 240, '#dfe3ea', 8) +
      path(
        'M766 340Q760 230 800 190Q820 240 806 340Z',
        across(darken(paint, 0.2), lighten(paint, 0.25), paint),
      )
    const closed = tube + rect(356, 180, 188, 310, round('#22232c'), 24)
    return [
      {
        name: 'open',
        body: floor(450, 1004, 340, 40) + floor(786, 1004, 320, 40) + tube + neck + wand,
      },
      { name: 'closed', body: floor(600, 1004, 360, 40) + group('translate(150 0)', closed) },
      { name: 'shade', body: smear(paint) },
    ]
  },

  foundation: ({ paint, label }) => {
    const bottle =
      rect(
        440,
        440,
        320,
        560,
        across(darken(paint, 0.3), lighten(paint, 0.35), paint, darken(paint, 0.3)),
        44,
      ) +
      rect(440, 440, 320, 560, glass('#f3ece4'), 44) +
      rect(456, 470, 40, 500, '#ffffff', 18, 'opacity=".35"') +
      rect(520, 370, 160, 80, gold, 8) +
      printed(
        { label, word: 'FOUNDATION' },
        { ink: '#2a2226', within: 270, name: [740, 54], word: [800, 32] },
      )
    const cap = rect(500, 180, 200, 200, round('#22232c'), 18)
    return [
      { name: 'front', body: floor(600, 1008, 440) + bottle + cap },
      { name: 'shade', body: smear(paint) },
      ...stood(bottle + cap, 320, [600, 740, 1.9, 'label'], 'boxed', label).slice(1),
    ]
  },

  'loose-powder': ({ paint, label }) => {
    const pot =
      lathe(
        [
          [700, 290],
          [740, 310],
          [950, 300],
          [1000, 270],
        ],
        glass('#f0e6da'),
      ) +
      path(
        'M310 800Q600 850 890 800L882 950Q860 1000 600 1010T318 950Z',
        across(darken(paint, 0.2), lighten(paint, 0.3), paint, darken(paint, 0.25)),
      )
    const lid =
      lathe(
        [
          [540, 300],
          [560, 320],
          [700, 320],
        ],
        round('#22232c'),
      ) +
      ellipse(600, 542, 300, 46, '#3a3b46') +
      group(
        'translate(600 562) scale(1 .4)',
        words(label, 0, 0, { size: 92, ink: '#e9c46a', within: 360 }),
      )
    const text = words('LOOSE POWDER', 600, 900, { size: 44, ink: inkOn(paint), within: 360 })
    const puff =
      ellipse(860, 560, 170, 60, '#f6d9d2') +
      ellipse(860, 540, 170, 60, '#fdeee9') +
      path(
        'M800 540q60-30 120 0',
        'none',
        'stroke="#e79ab0" stroke-width="16" stroke-linecap="round"',
      )
    return [
      { name: 'front', body: floor(600, 1010, 780) + pot + lid + text },
      {
        name: 'open, with its puff',
        body:
          floor(600, 1010, 900) +
          group(
            'translate(-60 0)',
            pot,
            text,
            ellipse(600, 704, 290, 48, lighten(paint, 0.3)),
            ellipse(580, 700, 200, 28, lighten(paint, 0.5)),
          ) +
          group('translate(40 120)', puff),
      },
      { name: 'label', body: closeUp(pot + lid + text, 600, 760, 1.6) },
    ]
  },

  mascara: ({ paint, label }) => {
    const tube =
      rect(
        340,
        470,
        170,
        530,
        across(darken(paint, 0.4), lighten(paint, 0.35), paint, darken(paint, 0.4)),
        30,
      ) +
      stroke('M346 560H504M346 580H504', '#e9c46a', 6) +
      group(
        'translate(442 930) rotate(-90)',
        words(label, 0, 0, { size: 44, ink: '#e9c46a', within: 320, align: 'left' }),
      )
    const wand =
      rect(
        700,
        620,
        170,
        380,
        across(darken(paint, 0.4), lighten(paint, 0.35), paint, darken(paint, 0.4)),
        24,
      ) +
      rect(778, 420, 14, 210, '#8d929e', 6) +
      repeat(12, (index) =>
        stroke(
          `M${785 - 30 - (index % 6) * 3} ${210 + index * 18}H${785 + 30 + (index % 6) * 3}`,
          index % 2 === 0 ? '#15151c' : '#2f303a',
          9,
        ),
      ) +
      rect(781, 200, 8, 220, '#15151c', 4)
    const closed =
      tube +
      rect(
        336,
        170,
        178,
        310,
        across(darken(paint, 0.4), lighten(paint, 0.35), paint, darken(paint, 0.4)),
        24,
      )
    return [
      {
        name: 'open',
        body:
          floor(430, 1004, 340, 40) +
          floor(786, 1004, 320, 40) +
          tube +
          rect(386, 424, 78, 54, steel('#c9ced6'), 6) +
          wand,
      },
      { name: 'closed', body: floor(600, 1004, 360, 40) + group('translate(175 0)', closed) },
      { name: 'brush', body: placed(600, 600, 2.1, 20, group('translate(-185 280)', wand)) },
    ]
  },
}

/** The shade, spread with a finger. */
function smear(paint: string): string {
  return (
    path(
      'M240 640C400 520 620 560 760 500S1000 520 960 620 700 700 560 720 260 760 240 640Z',
      diagonal(lighten(paint, 0.2), paint, darken(paint, 0.1)),
    ) +
    path(
      'M300 640C460 570 640 590 860 540',
      'none',
      `stroke="${lighten(paint, 0.5)}" stroke-width="14" stroke-linecap="round" opacity=".6"`,
    )
  )
}
