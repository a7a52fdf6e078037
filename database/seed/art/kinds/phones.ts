import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { brushed, turned } from '../solids.ts'
import { closeUp, type Family, floor, glint, type Model } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  ellipse,
  glow,
  group,
  path,
  rect,
  repeat,
} from '../svg.ts'

export const phones: Family<'phone' | 'feature-phone' | 'tablet'> = {
  phone(model) {
    const back = phoneBack(model)
    const front = handset(390, 190, 420, 820, 62, model, 'phone')
    return [
      {
        name: 'front and back',
        body: floor(600, 1014, 860, 70) + at(-165, 0, back) + at(135, 0, front),
      },
      { name: 'back', body: floor(600, 1012, 560) + back },
      { name: 'screen', body: leaning(front, model, { x: 390, y: 190, w: 420, h: 820, r: 62 }) },
      { name: 'cameras', body: closeUp(back, 530, 400, 2.1) },
    ]
  },

  'feature-phone'({ paint, variant, label }) {
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
      words('12:45', 600, 400, { size: 64, ink: '#1d2f4a', weight: 12 }) +
      words(label, 600, 222, { size: 22, ink: inkOn(paint), within: 150 }) +
      keypad(paint, variant)
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

  tablet(model) {
    const front = handset(230, 260, 740, 560, 40, model, 'tablet')
    const back =
      rect(230, 260, 740, 560, brushed(model.paint), 40) +
      lens(310, 335, 30) +
      words(model.label, 600, 565, { size: 44, ink: inkOn(model.paint), within: 300 })
    return [
      { name: 'front', body: floor(600, 850, 820) + group('translate(0 30)', front) },
      { name: 'angle', body: leaning(front, model, { x: 230, y: 260, w: 740, h: 560, r: 40 }) },
      { name: 'back', body: floor(600, 850, 820) + group('translate(0 30)', back) },
    ]
  },
}

interface Frame {
  x: number
  y: number
  w: number
  h: number
  r: number
}

function at(x: number, y: number, body: string) {
  return group(`translate(${x} ${y})`, body)
}

function leaning(front: string, { paint }: Model, frame: Frame): string {
  const bottom = frame.y + frame.h + 8
  return (
    floor(600, bottom, 700, 70) +
    turned({ ...frame, depth: 34, color: darken(paint, 0.25) }, front, 0.74)
  )
}

/** Glass front with a wallpaper of its own. */
function handset(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  { paint, variant }: Model,
  kind: 'phone' | 'tablet',
) {
  const warm = ['#ff9d5c', '#7a5cff', '#19b5a5', '#f0527a'][variant % 4] ?? '#ff9d5c'
  const edge = kind === 'phone' ? 14 : 30
  const screen = rect(
    x + edge,
    y + edge,
    w - 2 * edge,
    h - 2 * edge,
    diagonal(mix(paint, '#20205f', 0.5), mix(paint, warm, 0.6), warm),
    r - 12,
  )
  const hills =
    path(
      `M${x} ${y + h * 0.78}q${w * 0.3}-${h * 0.2} ${w * 0.6}-40t${w * 0.4}-60V${y + h}H${x}Z`,
      '#ffffff',
      'opacity=".16"',
    ) + circle(x + w * 0.7, y + h * 0.36, w * 0.2, '#ffffff', 'opacity=".2"')
  const clock = words('9:41', x + w / 2, y + h * 0.26, {
    size: kind === 'phone' ? 76 : 66,
    ink: '#ffffff',
    weight: 9,
  })
  const icons = repeat(4, (index) =>
    rect(x + w / 2 - 150 + index * 80, y + h - 112, 60, 60, '#ffffff', 16, 'opacity=".82"'),
  )
  const hole =
    kind === 'phone'
      ? circle(x + w / 2, y + 46, 12, '#0c0c14')
      : circle(x + w / 2, y + 15, 6, '#2c2c3a')
  return (
    rect(x, y, w, h, across(darken(paint, 0.2), lighten(paint, 0.4), darken(paint, 0.3)), r) +
    rect(x + 5, y + 5, w - 10, h - 10, '#0c0c14', r - 4) +
    clipped(
      rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge, '#000', r - 12),
      screen,
      hills,
      path(`M${x + w * 0.55} ${y}H${x + w}V${y + h * 0.6}Z`, '#ffffff', 'opacity=".09"'),
    ) +
    clock +
    icons +
    hole
  )
}

function phoneBack({ paint, variant, label }: Model): string {
  const islands = [squareIsland, roundIsland, stripIsland, cornerIsland]
  const island = islands[variant % islands.length] ?? squareIsland
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
    island(paint) +
    words(label, 440, 930, { size: 38, ink: inkOn(paint), within: 210, align: 'left', weight: 12 })
  )
}

function squareIsland(paint: string) {
  return (
    plate(430, 228, 220, 220, 54, paint) +
    lens(490, 290, 42) +
    lens(490, 388, 42) +
    lens(590, 338, 42) +
    flash(596, 262)
  )
}

function roundIsland(paint: string) {
  const places = [
    [-58, -50],
    [58, -50],
    [-58, 58],
    [58, 58],
  ] as const
  return (
    circle(600, 370, 150, across(darken(paint, 0.3), lighten(paint, 0.45), darken(paint, 0.25))) +
    circle(600, 370, 138, darken(paint, 0.5)) +
    places.map(([x, y]) => lens(600 + x, 370 + y, 44)).join('') +
    flash(600, 372)
  )
}

function stripIsland(paint: string) {
  return (
    plate(390, 270, 420, 120, 0, paint) + lens(480, 330, 42) + lens(590, 330, 42) + flash(690, 330)
  )
}

function cornerIsland(paint: string) {
  return (
    [0, 1, 2]
      .map(
        (index) =>
          circle(490, 285 + index * 125, 58, lighten(paint, 0.3)) +
          lens(490, 285 + index * 125, 50),
      )
      .join('') + flash(590, 285)
  )
}

function plate(x: number, y: number, w: number, h: number, r: number, paint: string) {
  return (
    rect(x, y + 6, w, h, darken(paint, 0.5), r, 'opacity=".35"') +
    rect(x, y, w, h, diagonal(lighten(paint, 0.25), darken(paint, 0.22)), r)
  )
}

function lens(x: number, y: number, r: number) {
  return (
    circle(x, y, r, diagonal('#8b8f9c', '#2a2c38')) +
    circle(x, y, r * 0.84, '#0b0b14') +
    circle(x, y, r * 0.5, glow(['#3d4f9c', '#141a3a'], 0.4, 0.35)) +
    glint(x - r * 0.24, y - r * 0.28, r * 0.26)
  )
}

function flash(x: number, y: number) {
  return circle(x, y, 14, '#fff4d6') + circle(x, y, 7, '#ffd98a')
}

function keypad(paint: string, variant: number): string {
  const key = lighten(paint, variant % 2 === 0 ? 0.28 : 0.12)
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
