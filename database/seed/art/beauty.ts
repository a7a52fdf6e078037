import { darken, inkOn, lighten } from './color.ts'
import { words } from './letters.ts'
import { gold, lathe, round, steel } from './solids.ts'
import { closeUp, type Family, floor, glint, type Model } from './studio.ts'
import {
  across,
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
} from './svg.ts'
import { boxed, stood } from './views.ts'

type Kind =
  | 'perfume'
  | 'cream-jar'
  | 'lotion-bottle'
  | 'soap-bar'
  | 'shampoo'
  | 'lipstick'
  | 'hair-clipper'
  | 'wig'
  | 'toothpaste'

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

  'hair-clipper'({ paint, variant, label }) {
    const body =
      path(
        'M480 420Q460 300 500 260H700Q740 300 720 420L690 900q-4 100-90 100t-90-100Z',
        across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.4)),
      ) +
      rect(490, 200, 220, 70, steel(), 10) +
      repeat(16, (index) => rect(494 + index * 13.5, 166, 8, 50, '#9aa0ab', 2)) +
      rect(560, 520, 80, 150, darken(paint, 0.55), 40) +
      rect(572, 540, 56, 60, '#e2504a', 28) +
      circle(600, 740, 12, '#47d17c') +
      words(label, 600, 860, { size: 34, ink: inkOn(paint), within: 150 })
    const comb = (x: number, n: number) =>
      group(
        `translate(${x} 0)`,
        rect(0, 820, 130, 60, '#2a2b34', 8),
        repeat(8, (index) => rect(4 + index * 16, 730 - n * 14, 8, 100 + n * 14, '#2a2b34', 4)),
        words(String(n * 3), 65, 866, { size: 28, ink: '#ffffff' }),
      )
    return [
      {
        name: 'with combs',
        body:
          floor(600, 1006, 700) +
          group('translate(-220 0)', body) +
          comb(640, 1) +
          comb(800, 2) +
          comb(960, 3) +
          floor(850, 884, 540, 30),
      },
      {
        name: 'lying',
        body:
          floor(620, 860, 860, 50) +
          placed(600, 640, 1.05, 62, body) +
          (variant % 2 === 0 ? '' : stroke('M260 820Q140 900 240 1000H700', '#22232c', 16)),
      },
      { name: 'blade', body: closeUp(body, 600, 300, 2.2) },
    ]
  },

  wig: (model) => wig(model),

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

function wig({ paint, variant }: Model) {
  const curls = variant % 2 === 1
  const long = variant % 3 !== 2
  const hair = long
    ? 'M600 170C380 170 300 330 310 560C320 760 240 900 270 1030Q420 1060 470 960Q430 760 440 560Q600 500 760 560Q770 760 730 960Q780 1060 930 1030C960 900 880 760 890 560C900 330 820 170 600 170Z'
    : 'M600 170C380 170 310 330 320 520C322 640 300 700 350 760Q440 780 450 660Q440 600 450 540Q600 480 750 540Q760 600 750 660Q760 780 850 760C900 700 878 640 880 520C890 330 820 170 600 170Z'
  const head = path(
    'M600 1010C560 1010 540 980 540 900Q440 820 440 600Q440 420 600 420T760 600Q760 820 660 900Q660 980 640 1010Z',
    across('#b98a6a', '#e7c3a4', '#c99877'),
  )
  const strand = (index: number) =>
    curls
      ? `M${350 + index * 12} ${440 + index * 20}q-40 60 0 120t-10 120 0 120`
      : `M${340 + index * 14} ${420 + index * 10}Q${300 + index * 16} 700 ${290 + index * 22} 1000`
  const strands =
    stroke(
      repeat(4, (index) => strand(index * 2)),
      lighten(paint, 0.22),
      7,
      'opacity=".6"',
    ) +
    stroke(
      repeat(4, (index) => strand(index * 2 + 1)),
      darken(paint, 0.35),
      7,
      'opacity=".6"',
    )
  const part = (index: number) =>
    `M600 180Q${460 - index * 26} ${240 + index * 12} ${430 - index * 12} ${420 + index * 24}`
  const crown = stroke(repeat(7, part), lighten(paint, 0.28), 6, 'opacity=".45"')
  const knobs =
    curls && long
      ? repeat(
          14,
          (index) =>
            circle(290 + (index % 2) * 80, 560 + Math.floor(index / 2) * 70, 62, paint) +
            circle(
              280 + (index % 2) * 80,
              548 + Math.floor(index / 2) * 70,
              30,
              lighten(paint, 0.18),
              'opacity=".6"',
            ),
        )
      : ''
  const front =
    floor(600, 1050, 560) +
    head +
    mirrored(knobs) +
    path(
      hair,
      across(
        darken(paint, 0.35),
        lighten(paint, 0.16),
        darken(paint, 0.1),
        lighten(paint, 0.1),
        darken(paint, 0.4),
      ),
    ) +
    mirrored(long ? strands : '', crown)
  return [
    { name: 'front', body: front },
    {
      name: 'back',
      body:
        floor(600, 1050, 560) +
        path(
          'M600 170C380 170 300 330 310 560C320 760 260 900 290 1030H910C940 900 880 760 890 560C900 330 820 170 600 170Z',
          across(darken(paint, 0.35), lighten(paint, 0.2), darken(paint, 0.1), darken(paint, 0.4)),
        ) +
        mirrored(
          repeat(9, (index) =>
            stroke(
              `M${600 - index * 8} 200Q${560 - index * 30} 600 ${580 - index * 34} 1020`,
              lighten(paint, 0.22),
              6,
              'opacity=".4"',
            ),
          ),
        ),
    },
    { name: 'hair', body: closeUp(front, 380, 640, 2) },
  ]
}
