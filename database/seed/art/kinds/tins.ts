import { darken, inkOn, lighten } from '../color.ts'
import { carton, tinViews } from '../packaging.ts'
import { printed } from '../print.ts'
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
import { boxed } from '../views.ts'

type Kind =
  | 'sardine-tin'
  | 'sardine-carton'
  | 'mackerel-tin'
  | 'tall-mackerel-tin'
  | 'tuna-tin'
  | 'corned-beef-tin'
  | 'sweet-corn-tin'
  | 'baked-beans-tin'
  | 'green-peas-tin'

export const tins: Family<Kind> = {
  'sardine-tin': (model) => flatTin(model, 'SARDINES'),
  'sardine-carton': (model) =>
    carton({ ...model, word: 'SARDINES' }, group('translate(0 170)', flatBody(model, 'SARDINES'))),
  'mackerel-tin': (model) =>
    tinViews({ ...model, word: 'MACKEREL', art: fish(600, 880) }, 260, 560),
  'tall-mackerel-tin': (model) =>
    tinViews({ ...model, word: 'MACKEREL', art: fish(600, 840) }, 200, 360),
  'tuna-tin': (model) => tinViews({ ...model, word: 'TUNA CHUNKS', art: fish(600, 895) }, 300, 640),

  'corned-beef-tin': ({ paint, label }) => {
    const front =
      path(
        'M400 420H800L850 960Q852 1000 810 1000H390Q348 1000 350 960Z',
        across('#9aa0ab', '#e6e9ee@24', '#c9ced6', '#8d929e'),
      ) +
      path(
        'M394 470H806L846 950H354Z',
        across(darken(paint, 0.25), lighten(paint, 0.22), paint, darken(paint, 0.25)),
      ) +
      path('M364 760H836L846 950H354Z', '#fffaf0', 'opacity=".93"') +
      printed(
        { label, word: 'CORNED BEEF' },
        { ink: inkOn(paint), within: 360, name: [600, 72], word: [680, 48] },
      ) +
      path('M500 860q0-60 110-60t100 70q-20 50-110 50t-100-60Z', '#a8443c') +
      repeat(9, (index) =>
        circle(
          530 + ((index * 47) % 150),
          830 + ((index * 29) % 70),
          9,
          index % 2 ? '#d98a7a' : '#7a2a24',
        ),
      ) +
      rect(806, 560, 26, 130, '#d9b34a', 10)
    return boxed({ x: 350, y: 420, w: 500, h: 580, r: 20, depth: 220, color: '#b9bfca' }, front, [
      600,
      640,
      1.7,
      'label',
    ]).flatMap((view) =>
      view.name === 'side' ? [{ name: 'sliced', body: floor(600, 960, 860) + slices }] : [view],
    )
  },

  'sweet-corn-tin': (model) => tinViews({ ...model, word: 'SWEET CORN', art: corn }, 220, 380),
  'baked-beans-tin': (model) =>
    tinViews({ ...model, word: 'BAKED BEANS', art: pulses('#d9813a', '#b9601f') }, 220, 380),
  'green-peas-tin': (model) =>
    tinViews({ ...model, word: 'GREEN PEAS', art: pulses('#6fb043', '#4a8a2a') }, 220, 380),
}

function fish(x: number, y: number): string {
  return (
    path(
      `M${x - 130} ${y}Q${x - 30} ${y - 70} ${x + 80} ${y - 6}L${x + 140} ${y - 46}V${y + 46}L${x + 80} ${y + 6}Q${x - 30} ${y + 70} ${x - 130} ${y}Z`,
      across('#3f6f9c', '#8fb4d4', '#c9dbe8', '#5f8fb8'),
    ) +
    circle(x - 88, y - 8, 8, '#ffffff') +
    circle(x - 88, y - 8, 4, '#1c1d26') +
    stroke(
      `M${x - 60} ${y - 34}q16 34 0 68M${x - 20} ${y - 30}q10 12 0 26M${x + 16} ${y - 22}q10 10 0 22`,
      '#2f5478',
      4,
    )
  )
}

/** A flat tin with round corners and a ring. */
function flatBody({ paint, label }: Model, word: string): string {
  return (
    rect(210, 520, 780, 330, '#8f96a3', 100) +
    path(
      'M210 620V700Q210 850 330 850H870Q990 850 990 700V620Z',
      across('#8d929e', '#e9ecf1@24', '#c2c7d1', '#858b97'),
    ) +
    rect(210, 480, 780, 320, across('#aeb4c0', '#eef0f4@30', '#cfd4dc', '#9aa0ab'), 100) +
    rect(240, 504, 720, 272, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.2)), 84) +
    printed(
      { label, word },
      { x: 520, ink: inkOn(paint), within: 380, name: [600, 82], word: [660, 38] },
    ) +
    group('translate(-60 -140)', fish(570, 860)) +
    ellipse(830, 640, 60, 46, 'none', 'stroke="#c9ced6" stroke-width="18"') +
    circle(762, 640, 14, '#9aa0ab')
  )
}

function flatTin(model: Model, word: string): View[] {
  const body = flatBody(model, word)
  const open =
    rect(210, 520, 780, 330, '#8f96a3', 100) +
    rect(210, 480, 780, 320, across('#aeb4c0', '#eef0f4@30', '#cfd4dc', '#9aa0ab'), 100) +
    rect(244, 508, 712, 264, '#d9a53a', 80) +
    repeat(4, (index) =>
      group(
        `translate(${(index % 2) * 16} ${index * 62})`,
        group('translate(-90 -620) scale(1.15 1)', fish(600, 1150)),
      ),
    ) +
    path(
      'M244 508H956L930 440Q600 380 270 440Z',
      across('#9aa0ab', '#e9ecf1', '#aeb4c0'),
      'opacity=".95"',
    )
  return [
    { name: 'front', body: floor(600, 850, 900) + body },
    { name: 'open', body: floor(600, 850, 900) + open },
    { name: 'label', body: closeUp(body, 540, 640, 1.7) },
  ]
}

const slices =
  ellipse(600, 880, 420, 100, '#ffffff') +
  ellipse(600, 868, 350, 76, '#e6e9ef') +
  repeat(4, (index) =>
    group(
      `translate(${index * 96} ${-index * 6})`,
      rect(350, 700, 150, 170, down('#c45a50', '#8f342c'), 18) +
        repeat(8, (at) =>
          circle(
            372 + ((at * 47) % 110),
            724 + ((at * 37) % 124),
            8,
            at % 2 ? '#e0a294' : '#7a2a24',
          ),
        ),
    ),
  )

const corn = repeat(22, (index) =>
  ellipse(
    490 + (index % 8) * 30 + (index > 7 && index < 16 ? 14 : 0),
    780 + Math.floor(index / 8) * 46,
    17,
    21,
    index % 3 === 0 ? '#f7d44a' : '#efbf2c',
    'stroke="#c9941a" stroke-width="3"',
  ),
)

function pulses(color: string, edge: string): string {
  return repeat(
    20,
    (index) =>
      circle(
        480 + (index % 7) * 40 + (Math.floor(index / 7) % 2) * 20,
        780 + Math.floor(index / 7) * 46,
        21,
        color,
        `stroke="${edge}" stroke-width="4"`,
      ) +
      circle(
        474 + (index % 7) * 40 + (Math.floor(index / 7) % 2) * 20,
        773 + Math.floor(index / 7) * 46,
        6,
        '#ffffff',
        'opacity=".5"',
      ),
  )
}
