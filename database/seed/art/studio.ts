import { lighten, mix } from './color.ts'
import { circle, ellipse, finish, glow, group, rect } from './svg.ts'

/** What a kind's drawing gets to work with. */
export interface Model {
  /** The main colour, `#rrggbb`, fit for shading. */
  paint: string
  /** 0 and up; picks among the small differences of a kind. */
  variant: number
  /** The brand's name to set on the thing; may be empty. */
  label: string
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

export function groundFor(paint: string): string {
  return mix(paper, paint, 0.05)
}

/** Sets a body before the soft studio ground that all products share. */
export function photograph(body: string, paint: string): string {
  const ground = groundFor(paint)
  const light = glow([lighten(ground, 0.75), ground, mix(ground, paint, 0.06)], 0.5, 0.42, 0.75)
  return finish(
    side,
    side,
    rect(0, 0, side, side, light) +
      group('translate(600 600) scale(1.1) translate(-600 -600)', body),
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

/** Two of it, one a step behind. */
export function pair(body: string, apart = 190, scale = 0.8): string {
  const one = (x: number, y: number, size: number) =>
    group(`translate(${x} ${y}) scale(${size}) translate(-600 -1010)`, body)
  return one(600 + apart, 950, scale * 0.94) + one(600 - apart * 0.85, 1010, scale)
}

/** A round spot of light on something glossy. */
export function glint(x: number, y: number, r: number): string {
  return circle(x, y, r, glow(['#ffffff/.85', '#ffffff/0']))
}
