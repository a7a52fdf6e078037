import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { brushed, turned } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { across, diagonal, ellipse, group, path, placed, rect } from '../svg.ts'
import { leaning, lens, screen } from './handsets.ts'

/** Phones with keys, and tablets. */
export const slates: Family<'feature-phone' | 'tablet' | 'tablet-with-pen'> = {
  'feature-phone'({ paint, label }) {
    const glassy = diagonal('#9fc7e8', '#e4f3ff', '#7fb0d8')
    const body =
      rect(
        440,
        190,
        320,
        820,
        across(darken(paint, 0.3), lighten(paint, 0.2), paint, darken(paint, 0.3)),
        58,
      ) +
      rect(462, 240, 276, 320, '#15151f', 22) +
      rect(482, 264, 236, 260, glassy, 6) +
      words('12:45', 600, 400, { size: 64, ink: '#1d2f4a', weight: 12, within: 190 }) +
      words(label, 600, 222, { size: 22, ink: inkOn(paint), within: 150 }) +
      keypad(paint)
    return [
      { name: 'front', body: floor(600, 1012, 480) + body },
      {
        name: 'angle',
        body:
          floor(600, 1010, 560) +
          turned({ x: 440, y: 190, w: 320, h: 820, r: 58, depth: 90, color: paint }, body),
      },
      { name: 'keys', body: closeUp(body, 600, 760, 2.2) },
    ]
  },

  tablet: (model) => slab(model, ''),

  'tablet-with-pen': (model) =>
    slab(
      model,
      placed(
        1010,
        560,
        1,
        8,
        rect(586, 300, 28, 560, across('#d9dce3', '#ffffff', '#b5b9c4'), 12) +
          path('M586 856h28l-10 44h-8Z', '#3a3c48') +
          rect(590, 640, 20, 70, '#aeb3bf', 8),
      ),
    ),
}

function slab(model: Model, pen: string): View[] {
  const frame = { x: 230, y: 290, w: 740, h: 560, r: 40 }
  const front = screen(frame, model, 'tablet', 30)
  const back =
    rect(230, 290, 740, 560, brushed(model.paint), 40) +
    lens(310, 365, 30) +
    words(model.label, 600, 595, { size: 44, ink: inkOn(model.paint), within: 300 })
  const shift = pen === '' ? 0 : -70
  return [
    {
      name: 'front',
      body: floor(600, 850, 860) + group(`translate(${shift} 0)`, front) + pen,
    },
    { name: 'angle', body: leaning(front, model, frame) },
    { name: 'back', body: floor(600, 850, 820) + back },
  ]
}

function keypad(paint: string): string {
  const key = lighten(paint, 0.28)
  const signs = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '0', '-']
  const pad = signs.map((sign, index) => {
    const x = 478 + (index % 3) * 86
    const y = 730 + Math.floor(index / 3) * 62
    return rect(x, y, 72, 46, key, 14) + words(sign, x + 36, y + 34, { size: 22, ink: inkOn(key) })
  })
  return (
    ellipse(600, 640, 62, 50, darken(paint, 0.35)) +
    ellipse(600, 640, 34, 27, key) +
    rect(478, 614, 50, 22, '#2fa36b', 10) +
    rect(672, 614, 50, 22, '#d3473f', 10) +
    pad.join('')
  )
}
