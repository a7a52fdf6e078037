import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import {
  again,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

type Kind = 'soap-bar' | 'three-soap-bars' | 'four-soap-bars' | 'twelve-soap-bars' | 'black-soap'

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
  const one = once('one', group('translate(-600 -920)', soapBox(model)))
  const stack = rows
    .map((count, row) =>
      repeat(count, (index) =>
        again(
          'one',
          `translate(${Math.round(600 + (index - (count - 1) / 2) * 770 * size)} ${Math.round(1000 - row * 446 * size)}) scale(${size.toFixed(3)})`,
        ),
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
