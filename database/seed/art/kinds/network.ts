import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const network: Family<'router' | 'sim-router' | 'pocket-router' | 'mesh-routers'> = {
  router({ paint, label }) {
    const masts = repeat(4, (index) =>
      rect(316 + index * 180, 330, 28, 480, across('#2a2b33', '#5a5d69', '#2a2b33'), 14),
    )
    const shell = rect(
      230,
      760,
      740,
      190,
      down(lighten(paint, 0.25), paint, darken(paint, 0.25)),
      46,
    )
    const lights = repeat(6, (index) =>
      circle(420 + index * 72, 880, 9, index < 4 ? '#4fe08a' : '#8a8d99'),
    )
    const front = masts + shell + lights + words(label, 600, 834, { size: 34, ink: inkOn(paint) })
    return boxed({ x: 230, y: 760, w: 740, h: 190, r: 46, depth: 200, color: paint }, front, [
      560,
      820,
      2.1,
      'lights',
    ])
  },

  'sim-router'({ paint, label }) {
    const front =
      rect(
        430,
        270,
        340,
        690,
        across(darken(paint, 0.16), lighten(paint, 0.35), paint, darken(paint, 0.2)),
        60,
      ) +
      rect(430, 900, 340, 60, darken(paint, 0.2), 28) +
      words(label, 600, 470, { size: 62, ink: inkOn(paint), within: 260 }) +
      [560, 630, 700]
        .map((y, index) => circle(600, y, 11, index < 2 ? '#2fa36b' : '#3b78d8'))
        .join('') +
      [28, 56, 84]
        .map((r) =>
          stroke(
            `M${600 - r} ${812 - r * 0.4}Q600 ${812 - r * 1.2} ${600 + r} ${812 - r * 0.4}`,
            darken(paint, 0.45),
            10,
          ),
        )
        .join('') +
      circle(600, 816, 10, darken(paint, 0.45))
    return boxed({ x: 430, y: 270, w: 340, h: 690, r: 60, depth: 190, color: paint }, front, [
      600,
      620,
      2,
      'lights',
    ])
  },

  'pocket-router'({ paint, label }) {
    const bars = repeat(4, (index) =>
      rect(556 + index * 28, 598 - index * 18, 18, 22 + index * 18, '#7ff0b0', 3),
    )
    const front =
      rect(350, 470, 500, 400, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.22)), 90) +
      rect(460, 530, 280, 160, '#0f1018', 26) +
      bars +
      rect(690, 560, 30, 16, '#ffffff', 3) +
      words('4G', 510, 622, { size: 40, ink: '#ffffff', weight: 12 }) +
      words(label, 600, 800, { size: 56, ink: inkOn(paint), within: 300 }) +
      circle(790, 670, 20, darken(paint, 0.25))
    return boxed({ x: 350, y: 470, w: 500, h: 400, r: 90, depth: 70, color: paint }, front, [
      600,
      620,
      2.1,
      'display',
    ])
  },

  'mesh-routers'({ paint, label }) {
    const one = (x: number, y: number, scale: number) =>
      floor(x, y + 6, 330 * scale, 44) +
      group(
        `translate(${x} ${y}) scale(${scale})`,
        path(
          'M-130-380V-20Q-130 0 0 0T130-20V-380Z',
          across(darken(paint, 0.22), lighten(paint, 0.4), paint, darken(paint, 0.28)),
        ) +
          ellipse(0, -380, 130, 30, lighten(paint, 0.5)) +
          ellipse(0, -380, 96, 20, darken(paint, 0.08)) +
          circle(0, -60, 8, '#4fe08a') +
          words(label, 0, -190, { size: 32, ink: inkOn(paint), within: 170 }),
      )
    const near = one(600, 960, 1.5)
    return [
      { name: 'three', body: one(310, 860, 1) + one(890, 860, 1) + one(600, 960, 1.12) },
      { name: 'one of them', body: near },
      {
        name: 'on a side table',
        body:
          rect(-60, -60, 1320, 1320, down('#efe6d5', '#e2d5bd')) +
          rect(180, 800, 840, 50, down('#b98a55', '#8a5d38'), 10) +
          rect(230, 850, 40, 420, '#7a5230') +
          rect(930, 850, 40, 420, '#7a5230') +
          one(460, 800, 1.1) +
          rect(700, 770, 240, 30, '#2f6f5a', 4) +
          rect(716, 742, 210, 28, '#c4573a', 4),
      },
    ]
  },
}
