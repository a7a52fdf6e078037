import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { across, circle, group, mirrored, path, placed, rect, repeat, stroke } from '../svg.ts'

export const hair: Family<'hair-clipper' | 'wig'> = {
  'hair-clipper'({ paint, label }) {
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
        body: floor(620, 860, 860, 50) + placed(600, 640, 1.05, 62, body),
      },
      { name: 'blade', body: closeUp(body, 600, 300, 2.2) },
    ]
  },

  wig: (model) => wig(model),
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
