import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { across, circle, down, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind =
  | 'kettle'
  | 'steel-kettle'
  | 'toaster'
  | 'four-slice-toaster'
  | 'sandwich-maker'
  | 'four-slice-sandwich-maker'

export const kettles: Family<Kind> = {
  kettle: (model) => {
    const gauge =
      rect(520, 500, 50, 280, '#cfe6f7', 25, 'opacity=".85"') +
      rect(520, 620, 50, 160, '#7fc0ee', 25)
    return kettle(model, round(model.paint), gauge, inkOn(model.paint))
  },

  'steel-kettle': (model) => kettle(model, steel(), '', '#2a2c36'),

  toaster: (model) => toaster(model, 1),
  'four-slice-toaster': (model) => toaster(model, 2),

  'sandwich-maker': (model) => sandwichMaker(model, 2),
  'four-slice-sandwich-maker': (model) => sandwichMaker(model, 4),
}

function kettle({ paint, label }: Model, shell: string, gauge: string, ink: string): View[] {
  const body =
    path('M740 420C940 380 960 800 800 880L770 830C880 770 860 470 750 500Z', darken(paint, 0.55)) +
    lathe(
      [
        [330, 150],
        [420, 180],
        [880, 250],
        [900, 250],
      ],
      shell,
    ) +
    path(
      'M440 420L330 450C330 540 380 560 420 560Z',
      across(darken(paint, 0.35), lighten(paint, 0.2)),
    ) +
    lathe(
      [
        [270, 90],
        [320, 156],
        [346, 156],
      ],
      round(darken(paint, 0.2)),
    ) +
    circle(600, 258, 34, darken(paint, 0.55)) +
    gauge +
    words(label, 640, 820, { size: 44, ink, within: 260 })
  const base =
    lathe(
      [
        [920, 270],
        [950, 290],
        [1000, 290],
      ],
      round('#2b2c35'),
    ) + circle(600, 980, 12, '#4fb7e8')
  return stood(body + base, 560, [640, 420, 1.9, 'lid and handle'], 'boxed', label)
}

/** One or two pairs of slots. */
function toaster({ paint, label }: Model, pairs: 1 | 2): View[] {
  const [x, w] = pairs === 1 ? [190, 820] : [110, 980]
  const slice = (at: number, wide: number, up: number) =>
    rect(at, up, wide, 240, '#c98a45', 46) + rect(at + 16, up + 16, wide - 32, 220, '#e8bd7c', 38)
  const wide = pairs === 1 ? 300 : 200
  const places = pairs === 1 ? [240, 580] : [150, 370, 610, 830]
  const front =
    places.map((at) => slice(at, wide, 350)).join('') +
    rect(x, 500, w, 440, down(lighten(paint, 0.35), paint, darken(paint, 0.25)), 90) +
    places.map((at) => rect(at - 10, 496, wide + 20, 26, '#1a1a20', 13)).join('') +
    rect(x + 30, 930, w - 60, 40, '#22232c', 20) +
    repeat(pairs, (index) => {
      const at = x + w - 130 - index * (w - 200)
      return (
        rect(at, 600, 60, 190, darken(paint, 0.5), 30) +
        rect(at - 10, 640, 80, 50, steel(), 14) +
        circle(at + 30, 860, 34, steel())
      )
    }) +
    words(label, pairs === 1 ? 520 : 600, 760, { size: 76, ink: inkOn(paint), within: 460 })
  const box = { x, y: 500, w, h: 460, r: 80, depth: 210, color: paint }
  return boxed(box, front, [x + w - 190, 700, 1.8, 'lever'])
}

function sandwichMaker({ paint, label }: Model, slices: 2 | 4): View[] {
  const [x, w] = slices === 2 ? [260, 680] : [150, 900]
  const closed =
    path(
      `M${x} 800Q${x + 10} 620 ${x + 110} 600H${x + w - 110}Q${x + w - 10} 620 ${x + w} 800Z`,
      down(lighten(paint, 0.3), paint, darken(paint, 0.15)),
    ) +
    rect(x, 806, w, 130, down(lighten(paint, 0.1), darken(paint, 0.35)), 40) +
    rect(x + 6, 796, w - 12, 16, '#14151c', 8) +
    rect(510, 760, 180, 110, darken(paint, 0.5), 30) +
    rect(550, 796, 100, 40, steel(), 12) +
    circle(x + 120, 700, 16, '#e2504a') +
    circle(x + 170, 700, 16, '#47d17c') +
    words(label, 640, 700, { size: 60, ink: inkOn(paint), within: w * 0.4 }) +
    rect(x + 40, 930, 90, 34, '#22232c', 10) +
    rect(x + w - 130, 930, 90, 34, '#22232c', 10)
  const plate = (y: number, high: number) =>
    rect(x + 30, y, w - 60, high, '#2b2c35', 24) +
    repeat(slices, (index) => {
      const step = (w - 80) / slices
      const at = x + 40 + step * index
      return (
        rect(at + 6, y + 14, step - 12, high - 28, '#191a21', 18) +
        stroke(`M${at + 20} ${y + high - 26}L${at + step - 20} ${y + 26}`, '#3a3c48', 8)
      )
    })
  const bread = repeat(slices, (index) => {
    const step = (w - 80) / slices
    const at = x + 40 + step * index
    return (
      rect(at + 14, 690, step - 28, 120, '#c98a45', 24) +
      rect(at + 26, 700, step - 52, 96, '#e8bd7c', 18)
    )
  })
  const open =
    path(`M${x + 20} 300H${x + w - 20}L${x + w} 600H${x}Z`, paint) +
    plate(330, 240) +
    rect(x, 620, w, 60, darken(paint, 0.3), 16) +
    path(
      `M${x} 660H${x + w}V900q0 40-40 40H${x + 40}q-40 0-40-40Z`,
      down(paint, darken(paint, 0.35)),
    ) +
    plate(670, 190) +
    bread +
    rect(510, 880, 180, 60, darken(paint, 0.5), 20)
  return [
    { name: 'front', body: floor(600, 964, w * 1.2) + closed },
    { name: 'open', body: floor(600, 950, w * 1.2) + open },
    { name: 'lock and lights', body: closeUp(closed, 560, 760, 1.9) },
  ]
}
