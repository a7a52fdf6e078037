import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { foldingBox, pouch } from '../packaging.ts'
import { printed } from '../print.ts'
import { glass, lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  once,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'chocolate-bar'
  | 'sweets-bag'
  | 'toffees-bag'
  | 'wafer-bars'
  | 'chocolate-beans'
  | 'chocolate-spread'

export const sweets: Family<Kind> = {
  'chocolate-bar': ({ paint, label }) => {
    const wrapper =
      rect(240, 440, 720, 380, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.2)), 10) +
      rect(200, 440, 44, 380, '#d9c27a') +
      rect(956, 440, 44, 380, '#d9c27a') +
      stroke('M214 440V820M230 440V820M970 440V820M986 440V820', '#a88a3a', 3) +
      words(label, 600, 610, { size: 120, ink: '#ffffff', within: 620, weight: 17, slant: 8 }) +
      words('MILK CHOCOLATE', 600, 700, { size: 44, ink: '#f3dfa6', within: 560 })
    const squares = repeat(12, (index) => {
      const [x, y] = [240 + (index % 6) * 124, 460 + Math.floor(index / 6) * 180]
      return (
        rect(x, y, 116, 172, '#4a2614', 8) +
        rect(x + 10, y + 8, 96, 148, down('#8a5330', '#6b3c20'), 8) +
        rect(x + 24, y + 26, 68, 110, '#7a482a', 6)
      )
    })
    const open =
      group('translate(0 0)', squares) +
      path('M230 440H560L600 820H230Z', paint) +
      path('M560 440l60 60-40 70 50 80-40 80 50 90H600Z', '#d9c27a')
    return [
      { name: 'front', body: floor(600, 836, 900, 40) + wrapper },
      { name: 'open', body: floor(600, 836, 900, 40) + open },
      { name: 'label', body: closeUp(wrapper, 600, 620, 1.6) },
    ]
  },

  'sweets-bag': (model) =>
    pouch(
      { ...model, word: 'SWEETS', art: wrappedSweets('#22232c', '#d1403a', 8) },
      'sweets',
      floor(600, 960, 900) +
        group('translate(-480 -620) scale(1.8)', wrappedSweets('#22232c', '#d1403a', 8)),
    ),

  'toffees-bag': (model) =>
    pouch(
      { ...model, word: 'TOFFEES', art: wrappedSweets('#e0a52a', '#6b3c20', 8) },
      'toffees',
      floor(600, 960, 900) +
        group('translate(-480 -620) scale(1.8)', wrappedSweets('#e0a52a', '#6b3c20', 8)),
    ),

  'wafer-bars': (model) => {
    const bar = (x: number, y: number) =>
      rect(x, y, 300, 84, down('#8a5330', '#5a3018'), 14) +
      stroke(`M${x + 16} ${y + 22}H${x + 284}`, '#b0764a', 8) +
      stroke(`M${x + 2} ${y + 42}H${x + 298}`, '#3f2010', 4)
    return display(
      { ...model, word: 'WAFER BARS' },
      group('translate(0 40)', bar(450, 760), bar(450, 860)),
      floor(600, 900, 760) + group('translate(-540 -740) scale(1.9)', bar(450, 740), bar(450, 830)),
    )
  },

  'chocolate-beans': (model) => {
    const { paint, label } = model
    const colors = ['#d1403a', '#f2b63d', '#2f8f5a', '#2b6fc4', '#e86f9a', '#8a5330', '#e07b2a']
    const beans = repeat(18, (index) => {
      const [x, y] = [300 + ((index * 113) % 620), 900 + ((index * 47) % 90)]
      const color = colors[index % 7] ?? paint
      return (
        ellipse(x, y, 40, 24, round(color)) +
        ellipse(x - 10, y - 8, 14, 6, '#ffffff', 'opacity=".6"')
      )
    })
    const tube = (x: number) =>
      rect(x - 70, 300, 140, 700, round(paint), 12) +
      rect(x - 74, 280, 148, 60, round('#f2b63d'), 10) +
      group(
        `translate(${x + 26} 680) rotate(-90)`,
        words(label, 0, 0, { size: 66, ink: inkOn(paint), within: 420, weight: 17 }),
      ) +
      repeat(4, (index) =>
        circle(x - 30 + (index % 2) * 60, 930 - index * 16, 15, colors[index] ?? ''),
      )
    return [
      {
        name: 'tubes',
        body:
          floor(600, 1006, 1000) +
          once('one', tube(600)) +
          repeat(6, (index) => again('one', `translate(${index * 152 - 350} -60)`)) +
          repeat(6, (index) => again('one', `translate(${index * 152 - 380} 0)`)),
      },
      {
        name: 'chocolate beans',
        body: floor(620, 1000, 900) + placed(600, 720, 1, 74, tube(600)) + beans,
      },
      { name: 'label', body: closeUp(tube(600), 600, 560, 1.9) },
    ]
  },

  'chocolate-spread': ({ paint, label }) => {
    const body =
      lathe(
        [
          [470, 190],
          [530, 240],
          [960, 240],
          [1000, 220],
        ],
        across('#2a150c', '#8a5330@24', '#5a3018', '#2a150c'),
      ) +
      lathe(
        [
          [470, 190],
          [530, 240],
          [960, 240],
          [1000, 220],
        ],
        glass('#f3e6da'),
      ) +
      rect(400, 340, 400, 150, round('#f4f5f8'), 22) +
      repeat(16, (index) => rect(414 + index * 24, 356, 8, 118, '#12102a', 4, 'opacity=".12"')) +
      path('M370 590Q600 560 830 590V900Q600 930 370 900Z', paint) +
      printed(
        { label, word: 'CHOCOLATE SPREAD' },
        { ink: inkOn(paint), within: 400, name: [700, 74], word: [760, 34] },
      ) +
      path('M470 830q60-40 130 0t130-8v50H470Z', '#6b3c20') +
      circle(520, 810, 26, '#c98f4a') +
      circle(566, 820, 22, '#b57a38')
    return stood(body, 480, [600, 720, 1.7, 'label'], 'shelved', label)
  },
}

function wrappedSweets(color: string, ends: string, count: number): string {
  return repeat(count, (index) => {
    const [x, y] = [420 + (index % 4) * 120, 770 + Math.floor(index / 4) * 110]
    return group(
      `translate(${x} ${y}) rotate(${((index * 47) % 70) - 35})`,
      path('M-34 0L-66-26V26ZM34 0L66-26V26Z', ends),
      ellipse(0, 0, 40, 27, round(color)),
      stroke('M-14-22Q-4 0-14 22M14-22Q24 0 14 22', ends, 9),
      ellipse(-12, -10, 10, 5, '#ffffff', 'opacity=".6"'),
    )
  })
}

/** A box of singly wrapped pieces, and what is inside. */
export function display(print: Model & { word: string }, art: string, inside: string): View[] {
  const views = foldingBox({ ...print, art }, 250, 700, 420, 260)
  return [...views, { name: 'one of them', body: inside }]
}
