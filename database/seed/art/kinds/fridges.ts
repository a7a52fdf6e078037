import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import { across, circle, down, path, rect, repeat } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'refrigerator'
  | 'single-door-fridge'
  | 'bottom-freezer-fridge'
  | 'side-by-side-fridge'
  | 'bar-fridge'

type Place = [x: number, y: number, w: number, h: number]

export const fridges: Family<Kind> = {
  refrigerator(model) {
    const doors = door(model, [376, 176, 448, 270]) + door(model, [376, 456, 448, 530])
    const handles = handle(model, 396, 330, 100) + handle(model, 396, 480, 180)
    const closed = door(model, [470, 170, 420, 240])
    return fridge(
      model,
      [370, 170, 460, 836],
      doors + handles,
      closed + inside(model.paint, 410, 590),
    )
  },

  'single-door-fridge'(model) {
    const front = door(model, [386, 306, 428, 680]) + handle(model, 406, 420, 150)
    return fridge(model, [380, 300, 440, 706], front, inside(model.paint, 300, 700, 'ice box'))
  },

  'bottom-freezer-fridge'(model) {
    const doors = door(model, [376, 176, 448, 540]) + door(model, [376, 726, 448, 260])
    const handles = handle(model, 396, 520, 170) + handle(model, 396, 750, 100)
    const closed = door(model, [470, 740, 420, 260])
    return fridge(
      model,
      [370, 170, 460, 836],
      doors + handles,
      inside(model.paint, 170, 570) + closed,
    )
  },

  'side-by-side-fridge'(model) {
    const water =
      rect(366, 380, 150, 210, '#14151d', 12) +
      rect(386, 400, 110, 44, '#3f8fd6', 6) +
      rect(396, 470, 90, 100, '#2a2c36', 8) +
      rect(430, 470, 22, 40, steel(), 6)
    const doors =
      door(model, [296, 176, 290, 810]) +
      door(model, [596, 176, 308, 810]) +
      handle(model, 556, 400, 300) +
      handle(model, 610, 400, 300)
    const closed = door(model, [210, 170, 250, 830]) + handle(model, 424, 400, 300)
    return fridge(
      model,
      [290, 170, 620, 836],
      doors + water,
      closed + inside(model.paint, 170, 830, 'right'),
    )
  },

  'bar-fridge'(model) {
    const lock = circle(395, 720, 15, '#2a2c36') + circle(395, 720, 7, '#c9a24a')
    const front = door(model, [366, 506, 468, 480]) + handle(model, 386, 560, 110) + lock
    return fridge(model, [360, 500, 480, 506], front, inside(model.paint, 520, 480, 'ice box'))
  },
}

function fridge({ paint, label }: Model, [x, y, w, h]: Place, doors: string, open: string): View[] {
  const front =
    rect(x, y, w, h - 6, darken(paint, 0.45), 20) +
    doors +
    words(label, x + w - 70, y + 56, {
      size: 26,
      ink: inkOn(paint),
      align: 'right',
      within: 170,
    }) +
    rect(x + 20, y + h - 18, w - 40, 18, '#22232c')
  return [
    ...boxed({ x, y, w, h, r: 16, depth: 330, color: paint }, front, [
      x + 130,
      y + Math.min(250, h / 2),
      1.9,
      'door and handle',
    ]),
    { name: 'open', body: floor(600, 1006, 760) + open },
  ]
}

function door({ paint }: Model, [x, y, w, h]: Place): string {
  const sheen = across(darken(paint, 0.16), lighten(paint, 0.4), `${paint}@60`, darken(paint, 0.22))
  return rect(x, y, w, h, sheen, 16)
}

function handle({ paint }: Model, x: number, y: number, h: number): string {
  return (
    rect(x, y, 18, h, steel(), 9) +
    rect(x + 20, y + 6, 6, h - 12, darken(paint, 0.5), 3, 'opacity=".3"')
  )
}

const foods = ['#e2504a', '#f2c230', '#47b86a', '#e8833a', '#8f5ac7']

/** An open compartment with shelves and a drawer; its door stands on the left, or behind on the right. */
function inside(paint: string, y: number, h: number, form: 'ice box' | 'left' | 'right' = 'left') {
  const top = form === 'ice box' ? 130 : 40
  const boards = Math.max(1, Math.round((h - top - 210) / 170))
  const step = (h - top - 190) / boards
  const shelf = (row: number) => {
    const at = y + top + step * (row + 1)
    const high = Math.min(70, step - 60)
    const food = repeat(4, (index) => {
      const tall = high + ((index + row) % 2) * 24
      return rect(520 + index * 86, at - tall, 52, tall, foods[(index + row) % 5] ?? '', 12)
    })
    return food + rect(490, at, 380, 10, '#9fc3dd')
  }
  const iceBox =
    rect(500, y + 34, 360, 96, down('#f4f9fd', '#c3d8e8'), 10) +
    rect(560, y + 70, 240, 12, '#8fb2cc', 6)
  const bottom = y + h
  const leaf =
    form === 'right'
      ? path(
          `M890 ${y}L1060 ${y + 60}V${bottom + 24}L890 ${bottom}Z`,
          across('#e6edf2', lighten(paint, 0.4)),
        )
      : path(
          `M470 ${y}L240 ${y + h * 0.08}V${bottom + 24}L470 ${bottom}Z`,
          across(lighten(paint, 0.5), '#e6edf2'),
        ) +
        repeat(Math.max(1, Math.round(h / 280)), (index) => {
          const at = y + 200 + index * 200
          return path(`M262 ${at}L450 ${at - 28}v64L262 ${at + 74}Z`, '#c6d8e6')
        })
  return (
    rect(470, y, 420, h, paint, 18) +
    rect(490, y + 24, 380, h - 44, down('#ffffff', '#dfeaf2'), 10) +
    repeat(boards, shelf) +
    (form === 'ice box' ? iceBox : '') +
    rect(500, bottom - 170, 360, 140, '#d6e7f3', 12) +
    circle(590, bottom - 84, 42, '#47b86a') +
    circle(690, bottom - 80, 38, '#e2504a') +
    circle(780, bottom - 84, 42, '#f2c230') +
    leaf
  )
}
