import { folds } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { closeUp, floor, type View } from '../studio.ts'
import { across, clipped, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'

export interface Garment {
  /** Its outline as worn by nobody. */
  outline: string
  /** A colour or a pattern. */
  fabric: string
  paint: string
  /** Where the cloth breaks. */
  creases: string
  /** What the front has and the back has not; and the other way about. */
  front?: string
  back?: string
}

/** The cloth with its shading, seams not included. */
export function sewn({ outline, fabric, paint, creases }: Garment, details = ''): string {
  const shape = path(outline, '#000')
  const light = across(
    '#12102a/.26',
    '#12102a/0@18',
    '#ffffff/.2@38',
    '#12102a/0@58',
    '#12102a/.28',
  )
  return (
    path(outline, fabric) +
    clipped(
      shape,
      rect(0, 0, 1200, 1200, down('#ffffff/.1', '#12102a/.14')),
      path(outline, light),
      folds(creases),
      details,
    ) +
    path(outline, 'none', `stroke="${darken(paint, 0.4)}" stroke-width="4" opacity=".55"`)
  )
}

/** Front, back, near, and folded. */
export function worn(
  garment: Garment,
  [x, y, zoom, name]: [number, number, number, string],
  hem = 1050,
): View[] {
  const front = sewn(garment, garment.front)
  return [
    { name: 'front', body: hung(front, hem) },
    { name: 'back', body: hung(sewn(garment, garment.back), hem) },
    { name, body: closeUp(front, x, y, zoom) },
    { name: 'folded', body: foldedCloth(garment.fabric, garment.paint) },
  ]
}

/** What is worn together: the upper piece hangs over the lower one, which ends near y 1165. */
export function outfit(
  upper: Garment,
  lower: Garment,
  [x, y, zoom, name]: [number, number, number, string],
): View[] {
  const front = sewn(lower, lower.front) + sewn(upper, upper.front)
  return [
    { name: 'front', body: hung(tall(front)) },
    { name: 'back', body: hung(tall(sewn(lower, lower.back) + sewn(upper, upper.back))) },
    { name, body: closeUp(front, x, y, zoom) },
    { name: 'folded', body: foldedCloth(upper.fabric, upper.paint, 2) },
  ]
}

/** A stack of the same cloth, folded. */
export function foldedCloth(fabric: string, paint: string, layers = 3): string {
  const layer = (index: number) => {
    const y = 880 - index * 110
    const shape = rect(290, y, 620, 120, fabric, 44)
    return (
      shape +
      rect(290, y, 620, 120, down('#ffffff/.28', '#12102a/.05@45', '#12102a/.34'), 44) +
      stroke(`M330 ${y + 62}H880q24 0 24-20`, darken(paint, 0.45), 5, 'opacity=".5"')
    )
  }
  const top = 880 - layers * 110 + 112
  const lid = `M300 ${top + 30}L390 ${top - 190}H810L900 ${top + 30}Q600 ${top + 70} 300 ${top + 30}Z`
  return (
    floor(600, 1000, 860) +
    repeat(layers, layer) +
    path(lid, fabric) +
    path(lid, down('#ffffff/.25', '#12102a/.12'))
  )
}

/** The hollow of a neck opening, seen past the front edge. */
export function neck(paint: string, depth: number, half = 96): string {
  return (
    ellipse(600, 236, half, depth, darken(paint, 0.45)) +
    ellipse(600, 236, half, depth, 'none', `stroke="${lighten(paint, 0.18)}" stroke-width="14"`)
  )
}

export function buttons(x: number, from: number, to: number, count: number, color: string): string {
  return repeat(count, (index) =>
    ellipse(
      x,
      from + ((to - from) * index) / (count - 1),
      10,
      10,
      color,
      'stroke="#12102a" stroke-opacity=".4" stroke-width="3"',
    ),
  )
}

/** From 190 to 1165, made to end at 1050. */
function tall(body: string): string {
  return group('translate(600 190) scale(.88) translate(-600 -190)', body)
}

function hung(body: string, hem = 1050): string {
  return floor(600, hem, 620, 40) + body
}
