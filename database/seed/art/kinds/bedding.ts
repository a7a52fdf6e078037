import { adire } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { foldedCloth } from './garments.ts'

type Kind =
  | 'mattress'
  | 'spring-mattress'
  | 'cot-mattress'
  | 'bedsheet'
  | 'adire-bedsheet'
  | 'duvet-set'
  | 'mattress-protector'

export const bedding: Family<Kind> = {
  mattress: (model) =>
    mattress(
      model,
      180,
      repeat(4, (index) => layer(index, model.paint)),
    ),

  'spring-mattress': (model) =>
    mattress(
      model,
      230,
      layer(0, model.paint) +
        layer(1, model.paint) +
        rect(260, 700, 680, 180, '#f4f4f4', 16) +
        repeat(9, (coil) =>
          repeat(4, (turn) =>
            ellipse(
              304 + coil * 74,
              726 + turn * 42,
              28,
              14,
              'none',
              'stroke="#8d929e" stroke-width="8"',
            ),
          ),
        ),
    ),

  'cot-mattress'({ paint, label }) {
    const pad =
      path('M330 500H870L960 760H240Z', diagonal('#ffffff', '#e9f1f6')) +
      repeat(15, (index) => {
        const [row, column] = [Math.floor(index / 5), index % 5]
        return circle(370 + column * 115 - row * 6, 550 + row * 78, 20, lighten(paint, 0.4))
      }) +
      path(
        'M240 760H960V850Q960 870 940 870H260Q240 870 240 850Z',
        down(lighten(paint, 0.3), paint),
      ) +
      stroke('M240 764H960', '#ffffff', 10) +
      words(label, 600, 836, { size: 44, ink: inkOn(paint), within: 360 })
    const cot =
      rect(200, 760, 800, 40, '#c79a63', 10) +
      pad +
      mirrored(rect(170, 340, 44, 660, '#b3834d', 14)) +
      rect(180, 360, 840, 40, '#c79a63', 14) +
      rect(180, 880, 840, 44, '#c79a63', 14) +
      repeat(11, (index) => rect(236 + index * 70, 390, 22, 500, '#d3aa76', 8, 'opacity=".55"'))
    return [
      { name: 'angle', body: floor(600, 874, 820, 50) + pad },
      { name: 'in a cot', body: floor(600, 1004, 980) + cot },
      { name: 'cover', body: closeUp(pad, 520, 620, 2) },
    ]
  },

  bedsheet: ({ paint }) => sheets(paint, paint),

  'adire-bedsheet': ({ paint }) =>
    sheets(adire(darken(paint, 0.25), lighten(paint, 0.75), 0), paint),

  'duvet-set'({ paint }) {
    const puff =
      path(
        'M150 640Q600 560 1050 640L1110 920Q1110 990 1040 980Q600 1020 160 980Q90 990 90 920Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.25)),
      ) +
      repeat(5, (index) =>
        stroke(
          `M${270 + index * 165} 620Q${250 + index * 175} 800 ${230 + index * 185} 980`,
          darken(paint, 0.35),
          7,
          'opacity=".4"',
        ),
      ) +
      stroke(
        'M126 760Q600 690 1074 760M108 870Q600 810 1092 870',
        darken(paint, 0.35),
        7,
        'opacity=".4"',
      ) +
      path('M150 640Q600 560 1050 640L1064 700Q600 620 136 700Z', lighten(paint, 0.65))
    const made =
      path('M220 430H980L1060 700H140Z', lighten(paint, 0.7)) + pillows(lighten(paint, 0.1)) + puff
    return [
      { name: 'on the bed', body: floor(600, 985, 1080) + made },
      { name: 'folded', body: foldedCloth(paint, paint, 3) },
      { name: 'quilting', body: closeUp(made, 600, 820, 2) },
    ]
  },

  'mattress-protector'({ paint, label }) {
    const fitted =
      path('M240 420H960L1090 760H110Z', diagonal('#ffffff', lighten(paint, 0.6), '#e3e8ee')) +
      repeat(7, (index) =>
        stroke(
          `M${260 + index * 114} 424L${140 + index * 154} 756`,
          darken(paint, 0.12),
          4,
          'opacity=".5"',
        ),
      ) +
      repeat(4, (index) =>
        stroke(
          `M${214 - index * 28} ${490 + index * 72}H${986 + index * 28}`,
          darken(paint, 0.12),
          4,
          'opacity=".5"',
        ),
      ) +
      path('M110 760H1090V880Q1090 900 1070 900H130Q110 900 110 880Z', down('#f4f6f8', '#cfd6de')) +
      stroke('M130 896Q260 876 390 896T650 896T910 896T1070 896', '#9aa6b4', 8)
    const drops = repeat(5, (index) =>
      path(`M${420 + index * 90} ${540 + (index % 2) * 50}q24 34 0 50q-24-16 0-50Z`, '#5aa9e0'),
    )
    const pack = foldedCloth('#f4f6f8', '#c3ccd6', 3)
    return [
      { name: 'on the mattress', body: floor(600, 904, 1060, 60) + fitted },
      { name: 'water stays on top', body: floor(600, 904, 1060, 60) + fitted + drops },
      {
        name: 'folded',
        body: pack + words(label, 600, 850, { size: 40, ink: '#5c6472', within: 300 }),
      },
    ]
  },
}

function layer(index: number, paint: string): string {
  return rect(
    260,
    480 + index * 110,
    680,
    104,
    [lighten(paint, 0.6), '#f7e3b0', '#f4f4f4', '#e8c98a'][index] ?? '',
    16,
  )
}

function mattress({ paint, label }: Model, high: number, layers: string): View[] {
  const quilt =
    repeat(5, (index) =>
      stroke(
        `M${260 + index * 110} 480L${140 + index * 190} 720`,
        darken(paint, 0.3),
        4,
        'opacity=".3"',
      ),
    ) +
    repeat(3, (index) =>
      stroke(
        `M${220 - index * 32} ${540 + index * 60}H${870 + index * 70}`,
        darken(paint, 0.3),
        4,
        'opacity=".3"',
      ),
    )
  const bed =
    path('M250 480H800L1080 720H120Z', diagonal(lighten(paint, 0.7), lighten(paint, 0.45))) +
    quilt +
    path(
      `M120 720H1080V${720 + high}q0 20-20 20H140q-20 0-20-20Z`,
      down(lighten(paint, 0.15), paint, darken(paint, 0.2)),
    ) +
    stroke(`M120 724H1080M124 ${734 + high}H1076`, '#ffffff', 10) +
    words(label, 600, 740 + high / 2, { size: 56, ink: inkOn(paint), within: 500 })
  return [
    { name: 'angle', body: floor(600, 750 + high, 1040, 60) + bed },
    { name: 'layers', body: floor(600, 930, 820) + layers },
    { name: 'quilting', body: closeUp(bed, 500, 640, 2) },
  ]
}

function pillows(fabric: string): string {
  const shape = 'M240 330Q400 290 570 330Q590 400 570 470Q400 510 240 470Q220 400 240 330Z'
  return mirrored(
    path(shape, fabric) + path(shape, glow(['#ffffff/.4', '#12102a/.22'], 0.4, 0.3, 0.7)),
  )
}

function sheets(fabric: string, paint: string): View[] {
  const made =
    path('M220 430H980L1090 960H110Z', fabric) +
    path('M220 430H980L1090 960H110Z', down('#ffffff/.25', '#12102a/.2')) +
    pillows(fabric) +
    path(
      'M190 560Q600 520 1010 560L1022 620Q600 580 178 620Z',
      lighten(paint, 0.7),
      'opacity=".85"',
    ) +
    stroke(
      'M300 640Q420 760 380 950M840 640Q760 800 830 950',
      darken(paint, 0.4),
      10,
      'opacity=".12"',
    )
  return [
    { name: 'on the bed', body: floor(600, 970, 1060) + made },
    { name: 'folded', body: foldedCloth(fabric, paint, 3) },
    { name: 'cloth', body: closeUp(made, 600, 760, 2.1) },
  ]
}
