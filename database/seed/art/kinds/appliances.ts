import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel, turned } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { across, group, path, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'water-dispenser'
  | 'two-tap-water-dispenser'
  | 'bottom-load-water-dispenser'
  | 'table-water-dispenser'

export const appliances: Family<Kind> = {
  'water-dispenser': (model) => dispenser(model, { top: 430, taps: 3 }),
  'two-tap-water-dispenser': (model) => dispenser(model, { top: 430, taps: 2 }),
  'bottom-load-water-dispenser': (model) => dispenser(model, { top: 230, taps: 3, isBelow: true }),
  'table-water-dispenser': (model) => dispenser(model, { top: 560, taps: 3, isShort: true }),
}

interface Form {
  top: number
  taps: 2 | 3
  /** The bottle stands in the cabinet below. */
  isBelow?: boolean
  /** For a table: without a cabinet. */
  isShort?: boolean
}

function dispenser({ paint, label }: Model, { top, taps, isBelow, isShort }: Form): View[] {
  const tapAt = taps === 3 ? [490, 580, 668] : [520, 640]
  const tapInks = taps === 3 ? ['#d8453f', '#e8e8ec', '#3f8fd6'] : ['#d8453f', '#3f8fd6']
  const cabinet = top + 340
  const door =
    rect(440, cabinet, 320, 970 - cabinet, darken(paint, 0.08), 12) +
    rect(730, cabinet + 40, 12, 110, steel(), 6)
  const through = isBelow
    ? rect(500, cabinet + 60, 190, 300, '#8fcaf2', 40, 'opacity=".8"') +
      repeat(3, (index) =>
        stroke(`M506 ${cabinet + 130 + index * 60}H684`, '#ffffff', 6, 'opacity=".6"'),
      )
    : ''
  const body =
    rect(410, top, 380, 1000 - top, across(lighten(paint, 0.35), paint, darken(paint, 0.22)), 24) +
    rect(440, top + 70, 320, 240, darken(paint, 0.6), 16) +
    tapAt.map((x, index) => rect(x, top + 70, 44, 90, tapInks[index] ?? '', 8)).join('') +
    rect(470, top + 286, 260, 24, '#8d929e', 8) +
    (isShort ? '' : door + through) +
    words(label, 600, top + 52, { size: 30, ink: inkOn(paint), within: 240 })
  const front =
    body + (isBelow ? rect(430, top - 14, 340, 24, darken(paint, 0.35), 10) : bottle(top))
  const box = { x: 410, y: top, w: 380, h: 1000 - top, r: 24, depth: 300, color: paint }
  const side =
    floor(600, 1006, 740, 90) +
    turned(box, body) +
    (isBelow ? '' : group('translate(0 -40)', bottle(top)))
  const size = isBelow ? 0.92 : 1
  return [
    { name: 'front', body: floor(600, 1000, 500) + front },
    { name: 'side', body: group(`translate(600 1000) scale(${size}) translate(-600 -1000)`, side) },
    { name: 'taps', body: closeUp(front, 600, top + 190, 2) },
  ]
}

function bottle(top: number): string {
  const water = across('#5aa9e0/.75', '#cfeafc/.8', '#8fcaf2/.7', '#3c86c4/.8')
  return (
    path(
      `M470 ${top - 10}C430 ${top - 30} 420 ${top - 50} 420 ${top - 80}V${top - 230}q0-50 50-50H730q50 0 50 50V${top - 80}q0 30-50 70Z`,
      water,
    ) +
    repeat(3, (index) =>
      stroke(`M424 ${top - 220 + index * 56}H776`, '#ffffff', 6, 'opacity=".5"'),
    ) +
    rect(440, top - 20, 320, 30, '#3a4a5c', 10, 'opacity=".5"')
  )
}
