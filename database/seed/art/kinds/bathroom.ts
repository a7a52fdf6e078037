import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind =
  | 'soap-bar'
  | 'three-soap-bars'
  | 'four-soap-bars'
  | 'twelve-soap-bars'
  | 'black-soap'
  | 'toothpaste'
  | 'toothbrushes'
  | 'dental-floss'
  | 'electric-toothbrush'
  | 'mouthwash'

export const bathroom: Family<Kind> = {
  'soap-bar': (model) => [
    ...boxed(
      { x: 220, y: 480, w: 760, h: 440, r: 30, depth: 230, color: model.paint },
      soapBox(model),
      [600, 620, 1.7, 'label'],
    ),
    { name: 'the bar', body: soap(model.paint, model.label) },
  ],
  'three-soap-bars': (model) => soapBars(model, [1, 1, 1]),
  'four-soap-bars': (model) => soapBars(model, [2, 2]),
  'twelve-soap-bars': (model) => soapBars(model, [3, 3, 3, 3]),

  'black-soap': (model) => {
    const bar =
      path('M280 700L380 600H900L960 680V860L880 960H340L280 880Z', '#2b1d14') +
      path('M280 700L380 600H900L960 680L850 770H340Z', diagonal('#6b4a34', '#3f2a1c', '#4d3524')) +
      path('M340 770H850L880 960H340L280 880V700Z', down('#4a3222', '#24170f')) +
      path('M850 770L960 680V860L880 960Z', '#1c110a') +
      repeat(26, (index) =>
        circle(
          340 + ((index * 97) % 520),
          640 + ((index * 61) % 290),
          4 + (index % 3) * 2,
          index % 2 ? '#7a5a40' : '#160d07',
          'opacity=".7"',
        ),
      )
    const wrapper =
      rect(220, 480, 760, 440, diagonal('#3f2f25', '#2b211c', '#1c1511'), 24) +
      rect(260, 520, 680, 360, 'none', 12, 'stroke="#c99f6b" stroke-width="8"') +
      words(model.label, 600, 680, { size: 96, ink: '#f4e3c1', within: 580 }) +
      words('AFRICAN BLACK SOAP', 600, 770, { size: 44, ink: '#c99f6b', within: 560 })
    return [
      { name: 'the bar', body: floor(610, 965, 800) + bar },
      ...boxed({ x: 220, y: 480, w: 760, h: 440, r: 20, depth: 220, color: '#3a2a20' }, wrapper, [
        600,
        690,
        1.6,
        'label',
      ]),
    ]
  },

  toothpaste: ({ paint, label }) => {
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
      words(label, 540, 610, { size: 92, ink: inkOn(paint), within: 560 }) +
      words('TOOTHPASTE', 540, 676, { size: 36, ink: inkOn(paint), within: 500 })
    return [
      { name: 'tube', body: floor(600, 810, 980, 40) + tube },
      {
        name: 'on a brush',
        body:
          floor(600, 940, 900, 30) +
          group('translate(0 -90)', tube) +
          group(
            'translate(0 20)',
            lying(paint),
            path('M840 830q40-50 80-20t90-20-10 44Z', '#e6fbf4'),
          ),
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

  toothbrushes: ({ paint, label }) => {
    const brush = (x: number, color: string) =>
      group(
        `translate(${x} 0)`,
        path(
          'M-24 1000Q-34 900-22 760T-14 480H14Q16 640 24 760T26 1000Q0 1016-24 1000Z',
          round(color),
        ),
        rect(-10, 330, 20, 170, round(color), 8),
        rect(-34, 210, 68, 150, '#f7f8fb', 26),
        repeat(15, (index) =>
          rect(
            -28 + (index % 3) * 20,
            222 + Math.floor(index / 3) * 26,
            16,
            20,
            index % 2 === 0 ? lighten(color, 0.35) : '#ffffff',
            5,
            'stroke="#c6d0dc" stroke-width="2"',
          ),
        ),
        rect(-10, 700, 20, 200, '#ffffff', 10, 'opacity=".4"'),
      )
    const three = brush(420, paint) + brush(600, '#2f8f5a') + brush(780, '#d1403a')
    const card =
      rect(300, 160, 600, 850, diagonal('#ffffff', '#eef2f8'), 20) +
      path('M300 880H900V990Q900 1010 880 1010H320Q300 1010 300 990Z', paint) +
      words(label, 600, 966, { size: 66, ink: inkOn(paint), within: 460 })
    return [
      { name: 'three brushes', body: floor(600, 1014, 700) + three },
      {
        name: 'in the pack',
        body:
          floor(600, 1014, 760) +
          card +
          group('translate(60 20) scale(.9 .82)', three) +
          rect(320, 180, 560, 690, '#ffffff', 16, 'opacity=".18"'),
      },
      { name: 'bristles', body: closeUp(three, 600, 300, 2.2) },
    ]
  },

  'dental-floss': ({ paint, label }) => {
    const box =
      rect(340, 420, 520, 580, across('#d9dfe8', '#ffffff@26', '#f1f4f8', '#c6cfdb'), 90) +
      path('M340 620H860V850H340Z', paint) +
      words(label, 600, 730, { size: 86, ink: inkOn(paint), within: 420, weight: 16 }) +
      words('DENTAL FLOSS', 600, 800, { size: 42, ink: inkOn(paint), within: 420 })
    const lid =
      path('M340 510Q340 420 430 420H770Q860 420 860 510V540H340Z', '#e9eef4') +
      stroke('M342 540H858', '#c6d0dc', 6)
    const open =
      box +
      path(
        'M350 430L300 250Q290 210 340 206H640Q690 206 700 250L720 420Z',
        '#dfe6ee',
        'stroke="#c6d0dc" stroke-width="5"',
      ) +
      rect(560, 430, 80, 40, steel('#c9ced6'), 8) +
      path(
        'M600 440C700 380 760 300 900 330S1020 480 960 560',
        'none',
        'stroke="#ffffff" stroke-width="12"',
      ) +
      path(
        'M600 440C700 380 760 300 900 330S1020 480 960 560',
        'none',
        'stroke="#a9c4d8" stroke-width="5"',
      )
    return [
      { name: 'front', body: floor(600, 1006, 640) + box + lid },
      { name: 'open', body: floor(600, 1006, 640) + open },
      { name: 'label', body: closeUp(box + lid, 600, 730, 1.8) },
    ]
  },

  'electric-toothbrush': ({ paint, label }) => {
    const handle =
      path(
        'M510 560Q500 500 550 486H650Q700 500 690 560L704 940Q700 996 600 996T496 940Z',
        round(paint),
      ) +
      rect(586, 330, 28, 170, round('#f4f5f8'), 10) +
      circle(600, 270, 66, '#f4f5f8') +
      circle(600, 270, 50, '#dce9f6') +
      repeat(9, (index) =>
        circle(
          600 + Math.round(Math.cos(index * 0.7) * (index === 0 ? 0 : 32)),
          270 + Math.round(Math.sin(index * 0.7) * (index === 0 ? 0 : 32)),
          11,
          index % 2 === 0 ? '#6fa3d8' : '#ffffff',
        ),
      ) +
      rect(560, 600, 80, 120, darken(paint, 0.25), 40) +
      circle(600, 640, 24, lighten(paint, 0.4)) +
      circle(600, 760, 8, '#47d17c') +
      words(label, 600, 880, { size: 34, ink: inkOn(paint), within: 130 })
    const dock =
      path(
        'M440 960Q440 930 480 930H720Q760 930 760 960V1000Q600 1024 440 1000Z',
        round('#e9ecf1'),
      ) +
      path(
        'M760 990C900 990 940 900 1040 930',
        'none',
        'stroke="#c9ced8" stroke-width="16" stroke-linecap="round"',
      )
    return [
      {
        name: 'on its charger',
        body: floor(600, 1008, 520) + dock + group('translate(0 -40)', handle),
      },
      { name: 'brush head', body: closeUp(handle, 600, 320, 2.4) },
      {
        name: 'turned',
        body: floor(600, 860, 860, 40) + group('translate(20 40) rotate(68 600 600)', handle),
      },
    ]
  },

  mouthwash: ({ paint, label }) => {
    const liquid = '#3fa7c9'
    const body =
      lathe(
        [
          [350, 90],
          [410, 110],
          [500, 200],
          [900, 210],
          [960, 206],
          [1004, 190],
        ],
        across(darken(liquid, 0.3), `${lighten(liquid, 0.6)}@24`, liquid, darken(liquid, 0.35)),
      ) +
      rect(490, 210, 220, 150, round(paint), 20) +
      repeat(13, (index) => rect(502 + index * 16, 224, 6, 122, '#12102a', 3, 'opacity=".14"')) +
      path('M396 580H804V880H396Z', '#ffffff', 'opacity=".95"') +
      path('M396 580H804V720H396Z', paint) +
      words(label, 600, 676, { size: 76, ink: inkOn(paint), within: 350, weight: 17 }) +
      words('MOUTHWASH', 600, 800, { size: 48, ink: darken(liquid, 0.45), within: 340 }) +
      stroke('M520 840q40 26 80 0t80 0', liquid, 8)
    return stood(body, 420, [600, 720, 1.8, 'label'], 'shelved', label)
  },
}

function lying(paint: string): string {
  return (
    rect(180, 900, 640, 34, down(lighten(paint, 0.3), darken(paint, 0.1)), 17) +
    rect(820, 898, 200, 38, '#ffffff', 10) +
    repeat(12, (index) =>
      rect(836 + index * 14, 846, 10, 56, index % 3 === 0 ? paint : '#ffffff', 3),
    )
  )
}

function soapBox({ paint, label }: Model): string {
  return (
    rect(220, 480, 760, 440, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.2)), 60) +
    path('M220 740Q600 640 980 780V860q0 60-60 60H280q-60 0-60-60Z', '#ffffff', 'opacity=".85"') +
    words(label, 600, 630, { size: 90, ink: inkOn(paint), within: 560 }) +
    words('SOAP', 600, 870, { size: 44, ink: darken(paint, 0.4) })
  )
}

function soap(paint: string, label: string): string {
  return (
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
    words(label, 600, 760, { size: 74, ink: darken(paint, 0.2), within: 400 }) +
    repeat(9, (index) =>
      circle(
        250 + ((index * 173) % 700),
        540 - ((index * 67) % 200),
        18 + ((index * 13) % 34),
        '#ffffff',
        `opacity=".75" stroke="${lighten(paint, 0.4)}" stroke-width="3"`,
      ),
    )
  )
}

/** Packed bars in rows, under one band. */
function soapBars(model: Model, rows: number[]): View[] {
  const { paint, label } = model
  const widest = Math.max(...rows)
  const size = Math.min(0.5, 1.26 / widest, 1.9 / rows.length / 1.1)
  const one = `<defs><g id="one">${group('translate(-600 -920)', soapBox(model))}</g></defs>`
  const stack = rows
    .map((count, row) =>
      repeat(
        count,
        (index) =>
          `<use href="#one" transform="translate(${Math.round(600 + (index - (count - 1) / 2) * 770 * size)} ${Math.round(1000 - row * 446 * size)}) scale(${size.toFixed(3)})"/>`,
      ),
    )
    .join('')
  const height = rows.length * 446 * size
  const width = widest * 770 * size
  const band =
    rect(
      Math.round(600 - width / 2 - 6),
      Math.round(1000 - height),
      Math.round(width + 12),
      Math.round(height),
      '#ffffff',
      10,
      'opacity=".12"',
    ) +
    stroke(
      `M${Math.round(620 - width / 2)} ${Math.round(1010 - height)}L${Math.round(640 - width / 2)} 980`,
      '#ffffff',
      8,
      'opacity=".5"',
    )
  return [
    { name: 'the pack', body: floor(600, 1004, width * 1.25) + one + stack + band },
    { name: 'one of them', body: floor(600, 924, 900, 60) + soapBox(model) },
    { name: 'the bar', body: soap(paint, label) },
  ]
}
