import { darken, lighten } from './color.ts'
import { across, diagonal, down, ellipse, group, path, rect } from './svg.ts'

/** The shading of a round upright body lit from the left. */
export function round(color: string): string {
  return across(
    darken(color, 0.28),
    `${lighten(color, 0.12)}@14`,
    `${lighten(color, 0.42)}@27`,
    `${color}@48`,
    `${darken(color, 0.24)}@84`,
    darken(color, 0.38),
  )
}

/** Clear glass or thin plastic. */
export function glass(tint = '#dfe9f2'): string {
  return across(
    `${darken(tint, 0.25)}/.6`,
    `${tint}/.35@18`,
    '#ffffff/.75@27',
    `${tint}/.3@45`,
    `${darken(tint, 0.12)}/.35@80`,
    `${darken(tint, 0.3)}/.6`,
  )
}

export function steel(tone = '#c9ced6'): string {
  return across(
    darken(tone, 0.35),
    lighten(tone, 0.7),
    tone,
    darken(tone, 0.25),
    lighten(tone, 0.35),
    darken(tone, 0.4),
  )
}

/** Brushed metal or a glossy back, lit from the top left. */
export function brushed(paint: string): string {
  return diagonal(
    lighten(paint, 0.38),
    `${paint}@38`,
    `${lighten(paint, 0.16)}@62`,
    darken(paint, 0.3),
  )
}

export const gold = across('#8a6420', '#f6dc8d', '#d9a93c', '#a87a25', '#f1d27a', '#8a6420')

/** A body turned on a lathe about x: points of [y, half its width], from the top, joined softly. */
export function lathe(points: [y: number, half: number][], fill: string, x = 600): string {
  const right = soft(points.map(([y, half]) => [x + half, y]))
  const left = soft(points.map(([y, half]): [number, number] => [x - half, y]).reverse())
  const [first = [0, 0]] = points
  const [bottom, half] = points.at(-1) ?? first
  const base = `A${half} ${half * 0.16} 0 0 1 ${x - half} ${bottom}`
  return path(
    `M${x - first[1]} ${first[0]}H${x + first[1]}${joined(right)}${base}${joined(left)}Z`,
    fill,
  )
}

/** A straight round body, seen from a little above. */
export function drum(
  x: number,
  top: number,
  half: number,
  height: number,
  color: string,
  lid = lighten(color, 0.3),
) {
  const flat = half * 0.16
  const wall = `M${x - half} ${top}V${top + height}A${half} ${flat} 0 0 0 ${x + half} ${top + height}V${top}Z`
  return path(wall, round(color)) + ellipse(x, top, half, flat, lid)
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
  r?: number
  /** How far it goes back, as seen. */
  depth: number
  color: string
}

/** Turns a flat front about its upright axis and gives it sides: the nearest edge is on the right. */
export function turned(box: Box, front: string, shrink = 0.86): string {
  const { x, y, w, h, r = 0, depth, color } = box
  const lean = 0.11
  const back = { x: (depth * 0.94) / shrink, y: -depth * 0.34 - (lean * depth * 0.94) / shrink }
  const length = Math.hypot(back.x, back.y) || 1
  const edge = { x: (r * back.y) / length, y: (-r * back.x) / length }
  const near = `${x + w - r - edge.x} ${y + h - r - edge.y}`
  const far = `${x + r + edge.x} ${y + r + edge.y}`
  const go = `l${back.x} ${back.y}`
  const corner = `${x + r + edge.x + back.x} ${y + r + edge.y + back.y}`
  const shade = darken(color, 0.24)
  const hull =
    rect(x + back.x, y + back.y, w, h, shade, r) + path(`M${near}${go}L${corner}L${far}Z`, shade)
  const wall = path(
    `M${x + w} ${y + r}${go}v${h - 2 * r}l${-back.x} ${-back.y}Z`,
    across(darken(color, 0.36), darken(color, 0.16)),
  )
  const lid = path(
    `M${x + r} ${y}${go}h${w - 2 * r}l${-back.x} ${-back.y}Z`,
    down(lighten(color, 0.2), lighten(color, 0.45)),
  )
  const left = 600 - (shrink * w + depth * 0.94) / 2 - shrink * x
  const drop = -lean * (x + w) + depth * 0.1
  return group(`matrix(${shrink} ${lean} 0 1 ${left} ${drop})`, hull, wall, lid, front)
}

/** Joins points by curves that pass each one smoothly. */
function soft(points: [number, number][]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before[1] + y) / 2
      return `C${before[0]} ${middle} ${x} ${middle} ${x} ${y}`
    })
    .join('')
}

/** A curve as the continuation of another. */
function joined(curve: string): string {
  return curve.replace('M', 'L')
}
