import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const smallGym: Family<
  'yoga-mat' | 'training-mat' | 'resistance-bands' | 'ab-roller' | 'skipping-rope'
> = {
  'ab-roller'({ paint, label }) {
    const wheel = (x: number) =>
      ellipse(x, 620, 130, 300, '#15161d') +
      ellipse(x, 620, 112, 270, darken(paint, 0.1)) +
      ellipse(x, 620, 60, 150, '#22232c') +
      ellipse(
        x,
        620,
        130,
        300,
        'none',
        'stroke="#3a3b46" stroke-width="14" stroke-dasharray="16 10"',
      )
    const handle =
      rect(60, 580, 360, 80, round('#2a2b34'), 40) +
      repeat(8, (index) => stroke(`M${100 + index * 30} 586v68`, '#15161d', 7))
    const roller =
      rect(300, 600, 600, 40, steel(), 16) +
      mirrored(handle) +
      wheel(660) +
      wheel(560) +
      words(label, 560, 480, { size: 30, ink: inkOn(darken(paint, 0.1)), within: 130 })
    return [
      { name: 'front', body: floor(600, 900, 840) + group('translate(72 70) scale(.88)', roller) },
      {
        name: 'turned',
        body:
          floor(600, 900, 760) +
          group('translate(120 90) scale(.8)', group('rotate(-16 600 620)', roller)),
      },
      { name: 'handle', body: closeUp(roller, 260, 620, 2.2) },
    ]
  },

  'skipping-rope'({ paint, label }) {
    const handle = (x: number, turn: number) =>
      placed(
        x,
        330,
        1,
        turn,
        rect(566, 420, 68, 320, round('#2a2b34'), 30) +
          rect(566, 470, 68, 60, paint) +
          repeat(6, (index) => stroke(`M574 ${560 + index * 26}h52`, '#15161d', 7)) +
          rect(588, 730, 24, 50, steel(), 8) +
          group(
            'rotate(90 600 500)',
            words(label, 600, 512, { size: 26, ink: inkOn(paint), within: 56 }),
          ),
      )
    const rope =
      stroke(
        'M330 500C280 780 420 960 600 960S930 900 900 760S640 560 520 700S520 930 700 900S940 640 870 500',
        '#15161d',
        22,
      ) +
      stroke(
        'M330 500C280 780 420 960 600 960S930 900 900 760S640 560 520 700S520 930 700 900S940 640 870 500',
        lighten(paint, 0.35),
        5,
        'stroke-dasharray="2 14"',
      )
    const all = rope + handle(330, 8) + handle(870, -8)
    return [
      { name: 'whole', body: floor(600, 980, 820) + all },
      {
        name: 'rolled',
        body:
          floor(600, 940, 700) +
          repeat(5, (index) =>
            ellipse(
              600,
              640 + index * 12,
              300 - index * 10,
              250 - index * 12,
              'none',
              `stroke="${index % 2 ? '#2a2b34' : '#15161d'}" stroke-width="22"`,
            ),
          ) +
          handle(520, 30) +
          handle(700, -24),
      },
      { name: 'handle', body: closeUp(all, 330, 380, 2.4) },
    ]
  },

  'yoga-mat'({ paint }) {
    const straps =
      rect(420, 636, 40, 268, darken(paint, 0.5), 6) +
      rect(740, 636, 40, 268, darken(paint, 0.5), 6) +
      stroke('M440 640Q600 420 760 640', darken(paint, 0.5), 24)
    const circleMark =
      circle(600, 640, 130, 'none', `stroke="${lighten(paint, 0.5)}" stroke-width="10"`) +
      stroke('M600 540V740M500 640H700', lighten(paint, 0.5), 10)
    return matViews(rolledMat(paint, 12) + straps, flatMat(paint, 24, circleMark))
  },

  'training-mat'({ paint, label }) {
    const ribs = repeat(9, (index) =>
      stroke(`M${322 - index * 22} ${400 + index * 60}H${878 + index * 22}`, darken(paint, 0.2), 7),
    )
    const strap =
      rect(570, 630, 60, 280, '#22232c', 6) +
      words(label, 800, 790, { size: 50, ink: inkOn(paint), within: 200 })
    return matViews(rolledMat(paint, 26) + strap, flatMat(paint, 46, ribs))
  },

  'resistance-bands'({ paint }) {
    const shades = [lighten(paint, 0.5), paint, darken(paint, 0.4)]
    const band = (index: number) => {
      const [color, width] = [shades[index] ?? paint, 40 + index * 26]
      const [x, y] = [330 + index * 270, 640]
      return (
        ellipse(
          x,
          y,
          150,
          300,
          'none',
          `stroke="${darken(color, 0.25)}" stroke-width="${width + 10}"`,
        ) +
        ellipse(x - 8, y - 6, 150, 300, 'none', `stroke="${color}" stroke-width="${width}"`) +
        ellipse(
          x - 14,
          y - 10,
          150,
          300,
          'none',
          `stroke="${lighten(color, 0.4)}" stroke-width="5" opacity=".8"`,
        )
      )
    }
    const all = repeat(3, band)
    const stretched = repeat(3, (index) => {
      const color = shades[index] ?? paint
      const y = 380 + index * 190
      return (
        rect(110, y, 980, 90 + index * 14, color, 50) +
        rect(150, y + 24, 900, 34 + index * 12, '#e9e4da', 24) +
        stroke(`M150 ${y + 10}H1050`, lighten(color, 0.4), 5)
      )
    })
    return [
      { name: 'all three', body: floor(600, 966, 960) + all },
      { name: 'light, middle, strong', body: floor(600, 900, 1000, 40) + stretched },
      { name: 'near', body: closeUp(all, 600, 380, 2.1) },
    ]
  },
}

function rolledMat(paint: string, thick: number): string {
  return (
    rect(260, 640, 700, 260, down(lighten(paint, 0.3), paint, darken(paint, 0.4)), 20) +
    ellipse(960, 770, 60, 130, darken(paint, 0.15)) +
    repeat(4, (index) =>
      ellipse(
        960,
        770,
        48 - index * 12,
        106 - index * 26,
        'none',
        `stroke="${lighten(paint, 0.35)}" stroke-width="${thick / 4 + 2}"`,
      ),
    )
  )
}

function flatMat(paint: string, thick: number, marks: string): string {
  const top = 'M330 360H870L1080 920H120Z'
  return (
    path(`M120 920H1080V${920 + thick}H120Z`, darken(paint, 0.45)) +
    path(top, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15))) +
    clipped(path(top, '#000'), marks)
  )
}

function matViews(roll: string, flat: string) {
  return [
    { name: 'rolled', body: floor(610, 910, 900) + roll },
    { name: 'unrolled', body: floor(600, 950, 1040, 50) + flat },
    { name: 'end', body: closeUp(roll, 920, 770, 2.2) },
  ]
}
