import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { brushed } from '../solids.ts'
import { closeUp, type Family } from '../studio.ts'
import { across, circle, ellipse, faded, path, placed, rect, repeat, stroke } from '../svg.ts'

export const watches: Family<'smart-watch'> = {
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
