import { darken, inkOn, lighten } from './color.ts'
import { words } from './letters.ts'
import { turned } from './solids.ts'
import { closeUp, floor, type Model, type View } from './studio.ts'
import { rect } from './svg.ts'

/** A plain packet: what a kind without a drawing of its own comes in. */
export function packet({ paint, label }: Model): View[] {
  const front =
    rect(340, 300, 520, 700, paint, 18) +
    rect(340, 300, 520, 700, lighten(paint, 0.4), 18, 'opacity=".25"') +
    words(label.toUpperCase(), 600, 560, { size: 90, ink: inkOn(paint), within: 400 })
  const angle = turned(
    { x: 340, y: 300, w: 520, h: 700, depth: 220, color: darken(paint, 0.05) },
    front,
  )
  return [
    { name: 'front', body: floor(600, 1000, 700) + front },
    { name: 'angle', body: floor(600, 1010, 800, 90) + angle },
    { name: 'close', body: closeUp(front, 600, 560, 1.9) },
  ]
}
