import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { hash, pick } from '../pick.ts'
import { brushed, turned } from '../solids.ts'
import { closeUp, floor, glint, type Model, type View } from '../studio.ts'
import { across, circle, clipped, diagonal, glow, group, path, rect, repeat } from '../svg.ts'

/** What interrupts the screen above: a round hole, a wide notch, or a pill of its own. */
export type Face = 'hole' | 'notch' | 'island'

interface Frame {
  x: number
  y: number
  w: number
  h: number
  r: number
}

const body: Frame = { x: 390, y: 190, w: 420, h: 820, r: 62 }

/** Both sides, the back, the screen, and the cameras near. `cameras` draws on the back at 390,190. */
export function handset(model: Model, face: Face, cameras: string): View[] {
  const back = phoneBack(model, cameras)
  const front = screen(body, model, face)
  return [
    {
      name: 'front and back',
      body:
        floor(600, 1014, 900, 70) +
        group('translate(-190 0)', back) +
        group('translate(180 0)', front),
    },
    { name: 'back', body: floor(600, 1012, 560) + back },
    { name: 'screen', body: leaning(front, model, body) },
    { name: 'cameras', body: closeUp(back, 560, 400, 1.9) },
  ]
}

export function leaning(front: string, { paint }: Model, frame: Frame): string {
  const bottom = frame.y + frame.h + 8
  return (
    floor(600, bottom, 700, 70) +
    turned({ ...frame, depth: 34, color: darken(paint, 0.25) }, front, 0.74)
  )
}

/** Glass front with the brand's wallpaper; the edge is that of a phone, or wider. */
export function screen(
  { x, y, w, h, r }: Frame,
  { paint, label }: Model,
  face: Face | 'tablet',
  edge = 14,
): string {
  const inner = (fill: string) =>
    rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge, fill, r - Math.min(12, edge))
  const clock = words('9:41', x + w / 2, y + h * 0.26, {
    size: face === 'tablet' ? 66 : 76,
    ink: '#ffffff',
    weight: 9,
  })
  const icons = repeat(4, (index) =>
    rect(x + w / 2 - 150 + index * 80, y + h - 112, 60, 60, '#ffffff', 16, 'opacity=".82"'),
  )
  return (
    rect(x, y, w, h, across(darken(paint, 0.2), lighten(paint, 0.4), darken(paint, 0.3)), r) +
    rect(x + 5, y + 5, w - 10, h - 10, '#0c0c14', r - 4) +
    wallpaper(x, y, w, h, paint, label, inner) +
    clock +
    icons +
    sensor(face, x + w / 2, y)
  )
}

const screens = [
  '#ff9d5c',
  '#7a5cff',
  '#19b5a5',
  '#f0527a',
  '#2f8fe0',
  '#e8b02c',
  '#4aa84f',
  '#c04fc0',
] as const

export function wallpaper(
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  label: string,
  inner: (fill: string) => string,
): string {
  const warm = pick(screens, label)
  const lower = pick(['#ffffff', '#20205f', warm], `${label} land`)
  const sun = 0.2 + (hash(`${label} sun`) % 6) / 10
  return clipped(
    inner('#000'),
    inner(diagonal(mix(paint, '#20205f', 0.5), mix(paint, warm, 0.6), warm)),
    path(
      `M${x} ${y + h * 0.78}q${w * 0.3}-${h * 0.2} ${w * 0.6}-40t${w * 0.4}-60V${y + h}H${x}Z`,
      lower,
      'opacity=".3"',
    ),
    circle(x + w * sun, y + h * (0.3 + sun / 4), w * (0.12 + sun / 5), '#ffffff', 'opacity=".2"'),
    path(`M${x + w * 0.55} ${y}H${x + w}V${y + h * 0.6}Z`, '#ffffff', 'opacity=".09"'),
  )
}

function sensor(face: Face | 'tablet', x: number, y: number): string {
  switch (face) {
    case 'hole':
      return circle(x, y + 46, 12, '#0c0c14')
    case 'island':
      return rect(x - 58, y + 34, 116, 34, '#0c0c14', 17) + circle(x + 38, y + 51, 8, '#20243e')
    case 'notch':
      return (
        path(
          `M${x - 120} ${y + 10}h240q-18 2-18 20q0 34-34 34H${x - 68}q-34 0-34-34q0-18-18-20Z`,
          '#0c0c14',
        ) + rect(x - 34, y + 26, 68, 8, '#2c2c3a', 4)
      )
    case 'tablet':
      return circle(x, y + 15, 6, '#2c2c3a')
  }
}

function phoneBack({ paint, label }: Model, cameras: string): string {
  return (
    rect(390, 190, 420, 820, brushed(paint), 62) +
    rect(
      393,
      193,
      414,
      814,
      'none',
      60,
      `stroke="${lighten(paint, 0.5)}" stroke-width="4" opacity=".7"`,
    ) +
    path('M640 190h108q62 0 62 62v520Z', '#ffffff', 'opacity=".1"') +
    rect(806, 380, 8, 90, darken(paint, 0.4), 4) +
    rect(806, 500, 8, 60, darken(paint, 0.4), 4) +
    cameras +
    words(label, 440, 930, { size: 38, ink: inkOn(paint), within: 210, align: 'left', weight: 12 })
  )
}

/** The raised ground that lenses stand on. */
export function plate(x: number, y: number, w: number, h: number, r: number, paint: string) {
  return (
    rect(x, y + 6, w, h, darken(paint, 0.5), r, 'opacity=".35"') +
    rect(x, y, w, h, diagonal(lighten(paint, 0.25), darken(paint, 0.22)), r)
  )
}

export function lens(x: number, y: number, r = 42) {
  return (
    circle(x, y, r, diagonal('#8b8f9c', '#2a2c38')) +
    circle(x, y, r * 0.84, '#0b0b14') +
    circle(x, y, r * 0.5, glow(['#3d4f9c', '#141a3a'], 0.4, 0.35)) +
    glint(x - r * 0.24, y - r * 0.28, r * 0.26)
  )
}

/** A lens in a ring of its own, without a plate. */
export function ring(x: number, y: number, r: number, paint: string) {
  return circle(x, y, r * 1.16, lighten(paint, 0.3)) + lens(x, y, r)
}

export function flash(x: number, y: number) {
  return circle(x, y, 14, '#fff4d6') + circle(x, y, 7, '#ffd98a')
}
