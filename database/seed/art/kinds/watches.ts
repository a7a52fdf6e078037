import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { pick } from '../pick.ts'
import { brushed, steel } from '../solids.ts'
import { closeUp, type Drawing, type Family } from '../studio.ts'
import { across, circle, ellipse, faded, path, placed, rect, repeat, stroke } from '../svg.ts'

export const watches: Family<
  | 'smart-watch'
  | 'crown-smart-watch'
  | 'round-smart-watch'
  | 'rugged-smart-watch'
  | 'fitness-band'
  | 'wide-fitness-band'
> = {
  'smart-watch': worn((paint, label) =>
    square(paint, rect(784, 560, 22, 70, '#8a8d99', 10), label),
  ),

  'crown-smart-watch': worn((paint, label) =>
    square(
      paint,
      rect(782, 500, 34, 74, steel(), 12) +
        stroke('M792 510h14M792 524h14M792 538h14M792 552h14', '#5a5d69', 4) +
        rect(784, 630, 10, 96, '#8a8d99', 5),
      label,
    ),
  ),

  'round-smart-watch': worn(
    (paint) =>
      rect(800, 520, 26, 56, '#8a8d99', 10) +
      rect(800, 624, 26, 56, '#8a8d99', 10) +
      rect(396, 396, 408, 408, brushed(darken(paint, 0.1)), 150) +
      circle(600, 600, 200, brushed('#5a5c68')) +
      circle(600, 600, 184, '#0b0b12') +
      face(690),
  ),

  'rugged-smart-watch': worn(
    (paint) =>
      repeat(2, (index) => rect(800, 510 + index * 110, 36, 70, darken(paint, 0.35), 10)) +
      path('M480 380H720L820 480V720L720 820H480L380 720V480Z', brushed(darken(paint, 0.12))) +
      circle(600, 600, 212, darken(paint, 0.5)) +
      repeat(12, (index) =>
        rect(596, 396, 8, 24, '#f4f1e6', 3, `transform="rotate(${index * 30} 600 600)"`),
      ) +
      repeat(4, (index) =>
        circle(index % 2 === 0 ? 440 : 760, index < 2 ? 440 : 760, 15, '#8a8d99'),
      ) +
      circle(600, 600, 176, '#0b0b12') +
      face(690) +
      rect(372, 550, 22, 100, '#fff6d8', 8),
  ),

  'fitness-band': worn(
    () =>
      rect(510, 340, 180, 520, brushed('#4a4c58'), 90) +
      rect(522, 352, 156, 496, '#0b0b12', 78) +
      words('10', 600, 520, { size: 76, ink: '#ffffff', weight: 12 }) +
      words('09', 600, 620, { size: 76, ink: '#ffffff', weight: 12 }) +
      stroke('M560 660H640', '#8a90a8', 12) +
      rings(740, 50),
    90,
  ),

  'wide-fitness-band': worn(
    () =>
      rect(478, 350, 244, 500, brushed('#5a5c68'), 64) +
      rect(490, 362, 220, 476, '#0b0b12', 54) +
      words('10:09', 600, 500, { size: 56, ink: '#ffffff', weight: 12 }) +
      stroke('M540 546h40M600 546h60', '#8a90a8', 11) +
      rings(690, 70) +
      stroke('M550 800H650', '#3a3c48', 10),
    118,
  ),
}

/** On its strap, `half` wide at the case; the strap is in the colour of the watch. */
function worn(watchCase: (paint: string, label: string) => string, half = 110): Drawing {
  return ({ paint, label }) => {
    const strap = across(darken(paint, 0.35), lighten(paint, 0.15), darken(paint, 0.3))
    const end = half * 0.73
    const left = 600 - half
    const right = 600 + half
    const watch =
      path(
        `M${left} 420C${left + 10} 260 ${600 - end - 10} 180 ${600 - end} 110Q600 84 ${600 + end} 110C${600 + end + 10} 180 ${right - 10} 260 ${right} 420Z`,
        strap,
      ) +
      path(
        `M${left} 780C${left + 10} 940 ${600 - end - 8} 1040 ${600 - end + 4} 1100Q600 1126 ${600 + end - 4} 1100C${600 + end + 8} 1040 ${right - 10} 940 ${right} 780Z`,
        strap,
      ) +
      repeat(6, (index) => ellipse(600, 900 + index * 34, 11, 8, darken(paint, 0.5))) +
      watchCase(paint, label) +
      path('M470 440Q520 400 620 398L480 640Z', '#ffffff', 'opacity=".08"')
    return [
      { name: 'front', body: watch },
      { name: 'angle', body: placed(600, 600, 0.9, 24, watch) },
      { name: 'face', body: closeUp(watch, 600, 600, 1.9) },
    ]
  }
}

function square(paint: string, buttons: string, label: string): string {
  return (
    buttons +
    rect(410, 380, 380, 440, brushed(darken(paint, 0.05)), 108) +
    rect(424, 394, 352, 412, '#0b0b12', 98) +
    pick(dials, label)(label) +
    words(label, 600, 446, { size: 20, ink: '#c9ccd6', within: 190 })
  )
}

/** One maker's watch shows the time otherwise than another's. */
const dials: readonly ((label: string) => string)[] = [
  () => face(690),
  (label) =>
    circle(600, 620, 128, 'none', `stroke="${pick(accents, label)}" stroke-width="10"`) +
    repeat(12, (index) =>
      rect(597, 506, 6, 18, '#ffffff', 3, `transform="rotate(${index * 30} 600 620)"`),
    ) +
    stroke('M600 620L546 562', '#ffffff', 12) +
    stroke('M600 620L672 584', '#ffffff', 8) +
    circle(600, 620, 10, pick(accents, label)),
  (label) =>
    words('10', 560, 640, { size: 128, ink: '#ffffff', weight: 12 }) +
    words('09', 650, 760, { size: 96, ink: pick(accents, label), weight: 12 }) +
    stroke('M690 560h46M690 590h30', '#8a90a8', 10),
]
const accents = ['#ff4f70', '#9be84f', '#37d5e6', '#ffb020', '#b48cff'] as const

function face(y: number): string {
  return (
    words('10:09', 600, 560, { size: 78, ink: '#ffffff', weight: 11 }) +
    stroke('M520 604h40M580 604h100', '#8a90a8', 12) +
    rings(y, 62)
  )
}

function rings(y: number, r: number): string {
  return ['#ff4f70', '#9be84f', '#37d5e6']
    .map((color, index) =>
      faded(
        0.95,
        circle(
          600,
          y,
          r - index * 18,
          'none',
          `stroke="${color}" stroke-width="12" stroke-dasharray="${r * 4 - index * 80} 400" stroke-linecap="round"`,
        ),
      ),
    )
    .join('')
}
