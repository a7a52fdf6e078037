import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { brushed, gold, round, steel } from '../solids.ts'
import { closeUp, type Family } from '../studio.ts'
import {
  across,
  circle,
  ellipse,
  faded,
  glow,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const watches: Family<'smart-watch' | 'wrist-watch'> = {
  'wrist-watch'({ paint, variant, label }) {
    const isMetal = variant % 2 === 0
    const case_ = variant % 3 === 0 ? gold : steel()
    const link = (index: number) =>
      rect(
        520 + Math.abs(index - 4) * 3,
        60 + index * 44,
        160 - Math.abs(index - 4) * 6,
        38,
        case_,
        10,
      ) + rect(566, 60 + index * 44, 68, 38, '#ffffff', 8, 'opacity=".35"')
    const strap = isMetal
      ? repeat(8, link) +
        group(
          'translate(0 660)',
          repeat(10, (index) => link(9 - index)),
        )
      : path('M520 70Q600 40 680 70L700 420H500Z', round(paint)) +
        path('M500 780H700L676 1130Q600 1160 524 1130Z', round(paint)) +
        repeat(5, (index) => ellipse(600, 900 + index * 44, 11, 9, darken(paint, 0.5)))
    const dial =
      circle(600, 600, 250, case_) +
      circle(600, 600, 222, darken(paint, 0.5)) +
      circle(600, 600, 208, glow([lighten(paint, 0.25), paint, darken(paint, 0.35)], 0.42, 0.38))
    const marks = repeat(12, (index) =>
      rect(
        592,
        408,
        16,
        index % 3 === 0 ? 56 : 34,
        '#f4f1e6',
        5,
        `transform="rotate(${index * 30} 600 600)"`,
      ),
    )
    const hands =
      stroke('M600 600L520 500', '#ffffff', 16) +
      stroke('M600 600L710 510', '#ffffff', 11) +
      stroke('M600 640L600 440', '#e2504a', 4) +
      circle(600, 600, 16, '#e8c96a')
    const minor =
      variant % 2 === 1
        ? circle(600, 700, 50, darken(paint, 0.4)) + stroke('M600 700V664', '#fff', 5)
        : rect(690, 574, 62, 46, '#f4f1e6', 6) + words('28', 721, 610, { size: 26, ink: '#22232c' })
    const watch =
      strap +
      rect(846, 560, 40, 80, case_, 12) +
      dial +
      marks +
      minor +
      words(label, 600, 530, { size: 30, ink: inkOn(paint), within: 150, weight: 11 }) +
      hands +
      path('M440 480Q520 400 640 400L480 700Q420 600 440 480Z', '#ffffff', 'opacity=".13"')
    return [
      { name: 'front', body: placed(600, 600, 0.94, 0, watch) },
      { name: 'angle', body: placed(600, 600, 0.86, 28, watch) },
      { name: 'dial', body: closeUp(watch, 600, 600, 1.9) },
    ]
  },

  'smart-watch'({ paint, variant }) {
    const watch = smartWatch(paint, variant)
    return [
      { name: 'front', body: watch },
      { name: 'angle', body: placed(600, 600, 0.9, 24, watch) },
      { name: 'face', body: closeUp(watch, 600, 600, 1.9) },
    ]
  },
}

function smartWatch(paint: string, variant: number): string {
  const isRound = variant % 2 === 1
  const strap = across(darken(paint, 0.35), lighten(paint, 0.15), darken(paint, 0.3))
  const holes = repeat(6, (index) => ellipse(600, 890 + index * 34, 11, 8, darken(paint, 0.5)))
  const band =
    path('M490 420C500 260 510 180 520 110Q600 84 680 110C690 180 700 260 710 420Z', strap) +
    path('M490 780C500 940 512 1040 524 1100Q600 1126 676 1100C688 1040 700 940 710 780Z', strap)
  const shell = isRound
    ? circle(600, 600, 216, brushed('#4a4c58')) + circle(600, 600, 196, '#0b0b12')
    : rect(410, 380, 380, 440, brushed('#5a5c68'), 108) + rect(424, 394, 352, 412, '#0b0b12', 98)
  const rings = ['#ff4f70', '#9be84f', '#37d5e6'].map((color, index) =>
    faded(
      0.95,
      circle(
        600,
        690,
        62 - index * 18,
        'none',
        `stroke="${color}" stroke-width="12" stroke-dasharray="${250 - index * 80} 400" stroke-linecap="round"`,
      ),
    ),
  )
  return (
    band +
    holes +
    rect(isRound ? 808 : 784, 560, 22, 70, '#8a8d99', 10) +
    shell +
    words('10:09', 600, 560, { size: 78, ink: '#ffffff', weight: 11 }) +
    stroke('M520 604h40M580 604h100', '#8a90a8', 12) +
    rings.join('') +
    path('M470 440Q520 400 620 398L480 640Z', '#ffffff', 'opacity=".08"')
  )
}
