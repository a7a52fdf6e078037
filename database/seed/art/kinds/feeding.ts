import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { glass, lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  ellipse,
  group,
  mirrored,
  once,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'feeding-bottle'
  | 'two-feeding-bottles'
  | 'breast-pump'
  | 'electric-breast-pump'
  | 'bottle-warmer'
  | 'silicone-bib'
  | 'training-cup'
  | 'teether'

export const feeding: Family<Kind> = {
  'feeding-bottle': (model) =>
    stood(bottle(model), 400, [600, 320, 2, 'teat'], 'boxed', model.label),

  'two-feeding-bottles': (model) => {
    const one = bottle(model)
    const two =
      once('one', one) + again('one', 'translate(-190 0)') + again('one', 'translate(190 0)')
    return [
      { name: 'two bottles', body: floor(600, 1010, 900) + two },
      { name: 'teat', body: closeUp(one, 600, 320, 2) },
      { name: 'one of them', body: floor(600, 1010, 520) + one },
    ]
  },

  'breast-pump': (model) => {
    const lever = path(
      'M640 420Q760 380 830 470T850 700L810 706Q800 560 760 500T640 480Z',
      round(model.paint),
    )
    return pump(model, lever + circle(650, 440, 40, round(model.paint)))
  },

  'electric-breast-pump': (model) => {
    const { paint, label } = model
    const motor =
      path(
        'M640 420C760 360 880 420 900 640',
        'none',
        'stroke="#dfe6ee" stroke-width="18" stroke-linecap="round"',
      ) +
      rect(800, 700, 260, 300, round('#f4f5f8'), 70) +
      circle(930, 800, 56, lighten(paint, 0.5)) +
      circle(930, 800, 40, '#ffffff') +
      stroke('M930 778V800', paint, 8) +
      rect(880, 890, 100, 34, '#22302a', 10) +
      words('4', 930, 914, { size: 20, ink: '#8ff0b0' }) +
      words(label, 930, 966, { size: 28, ink: paint, within: 180 })
    return pump(model, motor)
  },

  'bottle-warmer': (model) => {
    const { paint, label } = model
    const body =
      lathe(
        [
          [520, 230],
          [560, 250],
          [900, 270],
          [1000, 250],
        ],
        round('#f4f5f8'),
      ) +
      ellipse(600, 520, 230, 36, '#dfe3ea') +
      ellipse(600, 522, 190, 26, '#aeb6c4') +
      circle(600, 850, 76, '#e6e9ef') +
      circle(600, 850, 56, round(lighten(paint, 0.3))) +
      stroke('M600 850L630 816', '#ffffff', 9) +
      circle(760, 780, 10, '#e2504a') +
      words(label, 600, 730, { size: 46, ink: paint, within: 300 })
    const inIt = group('translate(150 -150) scale(.75 .75)', bottle(model))
    return [
      { name: 'with a bottle', body: floor(600, 1008, 760) + inIt + body },
      { name: 'empty', body: floor(600, 1008, 760) + body },
      { name: 'dial', body: closeUp(body, 600, 840, 2.1) },
    ]
  },

  'silicone-bib': ({ paint }) => {
    const bib = (color: string) =>
      path(
        'M420 330Q300 420 300 640V820Q300 980 600 990T900 820V640Q900 420 780 330L740 250Q720 210 690 240Q700 440 600 450T510 240Q480 210 460 250Z',
        diagonal(lighten(color, 0.35), color, darken(color, 0.12)),
      ) +
      path('M318 780Q600 860 882 780Q900 980 600 996T318 780Z', lighten(color, 0.25)) +
      path(
        'M326 790Q600 866 874 790',
        'none',
        `stroke="${darken(color, 0.2)}" stroke-width="12" stroke-linecap="round"`,
      ) +
      repeat(4, (index) => circle(700 + index * 0, 300 + index * 26, 7, darken(color, 0.25))) +
      circle(540, 620, 14, darken(color, 0.3)) +
      circle(660, 620, 14, darken(color, 0.3)) +
      stroke('M550 680Q600 720 650 680', darken(color, 0.3), 10)
    return [
      {
        name: 'two bibs',
        body:
          floor(600, 1006, 900) +
          group('translate(-160 60) scale(.94)', bib(lighten(paint, 0.35))) +
          group('translate(200 60) scale(.94)', bib(paint)),
      },
      { name: 'one of them', body: floor(600, 1000, 700) + bib(paint) },
      { name: 'pocket', body: closeUp(bib(paint), 600, 860, 2) },
    ]
  },

  'training-cup': ({ paint, label }) => {
    const body =
      mirrored(stroke('M420 600C280 600 270 860 430 860', darken(paint, 0.1), 44)) +
      lathe(
        [
          [480, 200],
          [540, 196],
          [960, 170],
          [1000, 160],
        ],
        round(lighten(paint, 0.35)),
      ) +
      path(
        'M390 490Q390 410 480 400L540 390V320Q540 280 600 280T660 320V390L720 400Q810 410 810 490Z',
        round(paint),
      ) +
      stroke('M568 300H632', darken(paint, 0.3), 8) +
      circle(600, 720, 80, '#ffffff', 'opacity=".85"') +
      circle(574, 706, 9, '#2a2740') +
      circle(626, 706, 9, '#2a2740') +
      stroke('M570 744q30 26 60 0', '#2a2740', 7) +
      words(label, 600, 880, { size: 40, ink: darken(paint, 0.5), within: 220 })
    return stood(body, 520, [600, 400, 1.9, 'spout'], 'shelved', label)
  },

  teether: ({ paint }) => {
    const ring = (x: number, y: number, color: string, petals: number) =>
      group(
        `translate(${x} ${y})`,
        repeat(petals, (index) =>
          circle(
            Math.round(Math.cos((index * 2 * Math.PI) / petals) * 120),
            Math.round(Math.sin((index * 2 * Math.PI) / petals) * 120),
            62,
            round(color),
          ),
        ),
        circle(0, 0, 128, 'none', `stroke="${color}" stroke-width="70"`),
        circle(
          0,
          0,
          150,
          'none',
          `stroke="${lighten(color, 0.5)}" stroke-width="8" stroke-dasharray="4 26" stroke-linecap="round"`,
        ),
      )
    const lying = floor(404, 668, 380, 70) + floor(814, 686, 380, 70) + floor(604, 990, 380, 70)
    const all =
      ring(390, 480, paint, 6) +
      ring(800, 500, lighten(paint, 0.28), 5) +
      ring(590, 800, darken(paint, 0.14), 8)
    return [
      { name: 'three teethers', body: lying + all },
      {
        name: 'one of them',
        body: floor(600, 900, 560) + placed(600, 620, 1.5, 0, ring(600, 600, paint, 6)),
      },
      { name: 'near', body: closeUp(all, 420, 520, 2) },
    ]
  },
}

function bottle({ paint, label }: Model): string {
  const teat = path(
    'M560 250Q560 170 600 170T640 250Q650 310 700 340H500Q550 310 560 250Z',
    across('#e0c9a0', '#fbeed2', '#d8bd8e'),
  )
  return (
    teat +
    rect(470, 336, 260, 80, round(paint), 16) +
    lathe(
      [
        [416, 130],
        [480, 180],
        [700, 150],
        [940, 180],
        [1000, 160],
      ],
      glass('#eaf3fa'),
    ) +
    path(
      'M430 640H770Q750 700 780 940Q780 990 740 1010H460Q420 990 420 940Q450 700 430 640Z',
      '#ffffff',
      'opacity=".85"',
    ) +
    stroke(
      repeat(7, (index) => `M480 ${520 + index * 64}h${index % 2 === 0 ? 80 : 46}`),
      darken(paint, 0.2),
      6,
    ) +
    words(label, 640, 720, { size: 36, ink: darken(paint, 0.2), within: 170 }) +
    circle(650, 850, 50, paint, 'opacity=".8"') +
    circle(634, 842, 7, '#ffffff') +
    circle(666, 842, 7, '#ffffff')
  )
}

/** The funnel and the bottle of a pump; `drive` is the lever or the motor. */
function pump(model: Model, drive: string): View[] {
  const { paint, label } = model
  const body =
    lathe(
      [
        [600, 130],
        [660, 150],
        [960, 150],
        [1000, 136],
      ],
      glass('#eaf3fa'),
      520,
    ) +
    path('M378 800Q520 820 662 800V960Q640 1000 520 1006T378 960Z', '#ffffff', 'opacity=".9"') +
    stroke(
      repeat(4, (index) => `M400 ${720 + index * 60}h50`),
      darken(paint, 0.2),
      6,
    ) +
    rect(410, 540, 220, 70, round(paint), 16) +
    path('M440 550V470Q440 440 480 430L600 400H680V500L620 550Z', round('#f4f5f8')) +
    path(
      'M460 440L280 300Q230 280 210 330L190 420Q190 480 250 490L440 500Z',
      across('#dfe6ee', '#ffffff', '#eef2f7'),
    ) +
    ellipse(236, 390, 60, 116, '#f7dfe0', 'transform="rotate(14 236 390)"') +
    ellipse(246, 392, 24, 50, '#e6c3c4', 'transform="rotate(14 246 392)"') +
    drive
  const name = words(label, 540, 900, { size: 40, ink: darken(paint, 0.2), within: 200 })
  return [
    { name: 'front', body: floor(600, 1006, 860) + group('translate(40 0)', body, name) },
    { name: 'other side', body: floor(600, 1006, 860) + group('matrix(-1 0 0 1 1160 0)', body) },
    { name: 'funnel', body: closeUp(body, 330, 430, 2) },
  ]
}
