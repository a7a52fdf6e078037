import { darken, inkOn } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round, steel } from '../solids.ts'
import { type Family, glint, type Model } from '../studio.ts'
import { ellipse, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

export const cylinders: Family<'gas-cylinder' | 'small-gas-cylinder' | 'camping-gas'> = {
  'gas-cylinder': (model) =>
    stood(body(model, 360, true), 540, [600, 360, 1.9, 'valve'], 'shelved', ''),

  'small-gas-cylinder': (model) =>
    stood(body(model, 520, true), 540, [600, 520, 1.9, 'valve'], 'shelved', ''),

  'camping-gas': (model) => {
    const flames = repeat(9, (index) =>
      path(`M${520 + index * 18} 384q8-30 10-44q12 20 6 44Z`, '#4aa3ff', 'opacity=".85"'),
    )
    const cooker =
      rect(570, 440, 60, 130, steel('#b8a06a'), 8) +
      stroke('M440 400L500 470H700L760 400M600 400V470', '#2c2d36', 20) +
      ellipse(600, 440, 110, 28, '#3a3b44') +
      ellipse(600, 426, 92, 22, steel('#8d929e')) +
      flames +
      rect(640, 490, 90, 22, '#c43f3a', 8)
    const all = body(model, 560, false) + cooker
    return stood(all, 540, [600, 440, 1.9, 'burner'], 'shelved', '')
  },
}

/** Its shoulder begins at `top`; with a collar, or bare for a burner. */
function body({ paint, label }: Model, top: number, hasCollar: boolean): string {
  const collar =
    path(
      `M440 ${top - 10}V${top - 150}H760V${top - 10}`,
      'none',
      `stroke="${darken(paint, 0.3)}" stroke-width="34"`,
    ) +
    rect(470, top - 130, 260, 20, darken(paint, 0.15), 8) +
    rect(570, top - 90, 60, 100, steel('#b8a06a'), 8) +
    rect(540, top - 100, 120, 34, '#c43f3a', 12)
  const tall = 900 - top
  return (
    (hasCollar ? collar : '') +
    lathe(
      [
        [top - 20, 60],
        [top + 20, 190],
        [top + 110, 260],
        [900, 260],
        [960, 210],
        [975, 200],
      ],
      round(paint),
    ) +
    path('M410 970H790V1004H410Z', round(darken(paint, 0.35))) +
    stroke('M342 890Q600 930 858 890', darken(paint, 0.25), 8) +
    words(label, 600, top + tall * 0.62, { size: 64, ink: inkOn(paint), within: 400 }) +
    words('LPG', 600, top + tall * 0.84, { size: 48, ink: inkOn(paint) }) +
    glint(470, top + 150, 70)
  )
}
