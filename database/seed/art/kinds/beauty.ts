import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import { across, diagonal, ellipse, group, path, rect } from '../svg.ts'
import { stood } from '../views.ts'

type Kind = 'perfume' | 'cream-jar' | 'lotion-bottle' | 'lipstick'

export const beauty: Family<Kind> = {
  perfume({ paint, variant, label }) {
    const flacons = [
      () =>
        rect(
          380,
          440,
          440,
          560,
          diagonal(`${lighten(paint, 0.6)}/.9`, `${paint}/.75`, `${darken(paint, 0.2)}/.9`),
          40,
        ) +
        rect(420, 560, 360, 400, paint, 24, 'opacity=".55"') +
        rect(400, 460, 60, 520, '#ffffff', 24, 'opacity=".35"'),
      () =>
        lathe(
          [
            [440, 70],
            [520, 200],
            [740, 260],
            [940, 200],
            [1000, 150],
          ],
          across(
            `${darken(paint, 0.3)}/.9`,
            `${lighten(paint, 0.6)}/.85@26`,
            `${paint}/.8`,
            `${darken(paint, 0.4)}/.95`,
          ),
        ),
      () =>
        rect(
          450,
          440,
          300,
          560,
          across(
            `${darken(paint, 0.4)}`,
            `${lighten(paint, 0.5)}@24`,
            paint,
            `${darken(paint, 0.4)}`,
          ),
          150,
        ),
    ]
    const cap =
      rect(540, 360, 120, 90, gold, 6) +
      rect(
        520,
        200,
        160,
        170,
        variant % 2 === 0 ? round('#22232c') : gold,
        variant % 3 === 1 ? 80 : 14,
      )
    const tag =
      rect(470, 700, 260, 150, '#fffaf0', 6, 'opacity=".94"') +
      words(label, 600, 776, { size: 44, ink: '#2a2740', within: 220 }) +
      words('EAU DE PARFUM', 600, 820, { size: 16, ink: '#6c6880', weight: 11 })
    return stood(
      (flacons[variant % 3]?.() ?? '') + cap + tag + glint(470, 560, 50),
      440,
      [600, 480, 1.8, 'cap'],
      'boxed',
      label,
    )
  },

  'cream-jar'({ paint, variant, label }) {
    const jar = lathe(
      [
        [600, 290],
        [640, 320],
        [960, 310],
        [1000, 270],
      ],
      variant % 2 === 0 ? round(lighten(paint, 0.5)) : round(paint),
    )
    const lid =
      lathe(
        [
          [470, 300],
          [490, 316],
          [600, 316],
        ],
        round(darken(paint, 0.15)),
      ) + ellipse(600, 472, 300, 44, lighten(paint, 0.3))
    const ink = variant % 2 === 0 ? darken(paint, 0.4) : inkOn(paint)
    const text =
      words(label, 600, 800, { size: 78, ink, within: 440 }) +
      words('FACE & BODY CREAM', 600, 870, { size: 24, ink, weight: 11 })
    const open =
      jar +
      ellipse(600, 604, 292, 48, '#fffaf2') +
      path('M380 600q80-60 170-20t160-30 110 50A292 48 0 0 1 380 600Z', '#ffffff') +
      text
    return [
      { name: 'front', body: floor(600, 1010, 820) + jar + lid + text },
      {
        name: 'open',
        body:
          floor(600, 1010, 820) +
          open +
          group(
            'translate(330 250) rotate(24 600 700) scale(.66)',
            lathe(
              [
                [470, 300],
                [490, 316],
                [600, 316],
              ],
              round(darken(paint, 0.15)),
            ) + ellipse(600, 472, 300, 44, lighten(paint, 0.3)),
          ),
      },
      { name: 'label', body: closeUp(jar + lid + text, 600, 780, 1.9) },
    ]
  },

  'lotion-bottle'({ paint, variant, label }) {
    const pump =
      variant % 2 === 0
        ? rect(575, 250, 50, 90, steel('#dfe3ea')) +
          path('M470 190H660q20 0 20 20v50H520q-6-40-50-40Z', '#f4f5f8') +
          rect(520, 330, 160, 70, round('#f4f5f8'), 12)
        : rect(500, 250, 200, 150, round(darken(paint, 0.25)), 24)
    const body = lathe(
      [
        [390, 110],
        [430, 190],
        [520, 220],
        [960, 220],
        [1000, 200],
      ],
      round(paint),
    )
    const tag =
      path('M400 560H800V900Q600 930 400 900Z', '#ffffff', 'opacity=".92"') +
      words(label, 600, 680, { size: 66, ink: '#2a3a6a', within: 340 }) +
      words('BODY LOTION', 600, 740, { size: 28, ink: '#5a6484', weight: 11 }) +
      path('M600 770q50 60 0 100q-50-40 0-100Z', lighten(paint, 0.2))
    return stood(pump + body + tag, 440, [600, 720, 1.9, 'label'], 'shelved', label)
  },

  lipstick({ paint, variant, label }) {
    const case_ = variant % 2 === 0 ? gold : round('#22232c')
    const stick = (x: number, y: number) =>
      path(
        `M${x - 60} ${y + 250}V${y + 80}Q${x + 20} ${y - 60} ${x + 60} ${y}V${y + 250}Z`,
        across(darken(paint, 0.3), lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      rect(x - 74, y + 240, 148, 150, steel('#e8d9a6'), 8) +
      rect(x - 100, y + 380, 200, 330, case_, 14) +
      words(label, x, y + 560, {
        size: 30,
        ink: variant % 2 === 0 ? '#5a3d0c' : '#e9c46a',
        within: 160,
      })
    const cap =
      rect(720, 560, 200, 440, case_, 14) + rect(720, 960, 200, 20, '#ffffff', 0, 'opacity=".3"')
    const smear =
      path(
        'M240 640C400 520 620 560 760 500S1000 520 960 620 700 700 560 720 260 760 240 640Z',
        diagonal(lighten(paint, 0.2), paint, darken(paint, 0.1)),
      ) +
      path(
        'M300 640C460 570 640 590 860 540',
        'none',
        `stroke="${lighten(paint, 0.5)}" stroke-width="14" stroke-linecap="round" opacity=".6"`,
      )
    return [
      {
        name: 'open',
        body: floor(470, 1000, 360, 40) + floor(820, 1004, 360, 40) + stick(470, 290) + cap,
      },
      { name: 'shade', body: smear },
      { name: 'near', body: closeUp(stick(600, 290), 600, 460, 1.9) },
    ]
  },
}
