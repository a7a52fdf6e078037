import { isPale, lighten, mix } from './color.ts'
import { words } from './lettering.ts'
import { turned } from './solids.ts'
import { circle, down, ellipse, finish, glow, group, rect, stroke } from './svg.ts'

/** What a kind's drawing gets to work with. */
export interface Model {
  /** The main colour, `#rrggbb`, fit for shading. */
  paint: string
  /** The trade name to set on the thing, and its edition after a line break; may be empty. */
  label: string
  maker?: string
  size?: string
}

/** A view of it: a body drawn on 1200 by 1200, standing on the floor near y 1010. */
export interface View {
  name: string
  body: string
}

export type Drawing = (model: Model) => View[]
export type Family<Kind extends string> = Record<Kind, Drawing>

export const side = 1200
const paper = '#f8f4ec'
/** Behind white goods, which turn grey on paper. */
const shade = '#d3d8df'

export function groundFor(paint: string): string {
  return mix(isPale(paint) ? shade : paper, paint, 0.05)
}

/** Sets a body before the soft studio ground that all products share. */
export function photograph(body: string, paint: string, scale = 1): string {
  const ground = groundFor(paint)
  const light = glow([lighten(ground, 0.75), ground, mix(ground, paint, 0.06)], 0.5, 0.42, 0.75)
  return finish(
    side,
    side,
    rect(0, 0, side, side, light) +
      group(
        `translate(600 600) scale(1.1) translate(0 250) scale(${scale}) translate(-600 -850)`,
        body,
      ),
  )
}

/** The shadow of a thing that stands on the floor. */
export function floor(x: number, y: number, width: number, height = 60): string {
  const dark = glow(['#1a1633/.42', '#1a1633/.2@45', '#1a1633/0'])
  return ellipse(x, y, width / 2, height / 2, dark)
}

/** A part of another view, seen near. */
export function closeUp(body: string, x: number, y: number, zoom: number): string {
  return group(`translate(600 600) scale(${zoom}) translate(${-x} ${-y})`, body)
}

/** In a row with others of its kind, on the shelf of a shop. */
export function onShelf(body: string, width: number): string {
  const step = Math.max(230, width * 0.56)
  const copy = (index: number) =>
    `<use href="#it" transform="translate(${600 + index * step} 850) scale(.5) translate(-600 -1010)"/>`
  const rows = [-2, -1, 1, 2].map(copy).join('')
  const one = group('translate(600 850) scale(.5) translate(-600 -1010)', `<g id="it">${body}</g>`)
  const board =
    rect(-60, 850, 1320, 50, down('#c79a63', '#9a6b3c')) +
    rect(-60, 900, 1320, 40, down('#1a1633/.25', '#1a1633/0'))
  return rect(-60, -60, 1320, 910, down('#efe6d5', '#e2d5bd')) + board + rows + one
}

/** Before the carton that it comes in. */
export function withCarton(body: string, label: string): string {
  const box = { x: 520, y: 400, w: 480, h: 560, depth: 230, color: '#c99f6b' }
  const front =
    rect(520, 400, 480, 560, '#c99f6b') +
    rect(730, 400, 60, 560, '#d9b584') +
    words(label, 760, 560, { size: 56, ink: '#6b4a26', within: 380 }) +
    stroke('M900 850v70M880 872l20-22 20 22M830 850v70M810 872l20-22 20 22', '#6b4a26', 8)
  return (
    floor(700, 960, 900, 90) +
    group('translate(210 -10) scale(.86)', turned(box, front)) +
    group('translate(400 1010) scale(.74) translate(-600 -1010)', body)
  )
}

/** A round spot of light on something glossy. */
export function glint(x: number, y: number, r: number): string {
  return circle(x, y, r, glow(['#ffffff/.85', '#ffffff/0']))
}
