import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, group, path, rect, stroke } from '../svg.ts'

/** For what has no drawing: a card in the brand's colour with the brand's name, and no object. */
export const neutral: Family<'neutral-tile'> = {
  'neutral-tile'({ paint, label }) {
    const ink = inkOn(paint)
    const dots = (inset: number) =>
      rect(
        200 + inset,
        260 + inset,
        800 - 2 * inset,
        680 - 2 * inset,
        'none',
        60 - inset / 2,
        `stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 26" opacity=".35"`,
      )
    const card =
      rect(200, 260, 800, 680, diagonal(lighten(paint, 0.14), paint, darken(paint, 0.2)), 60) +
      dots(36) +
      words(label, 600, 640, { size: 130, ink, within: 600 }) +
      stroke('M520 720H680', ink, 10, 'opacity=".5"') +
      path('M200 320q0-60 60-60H780L420 940H260q-60 0-60-60Z', '#ffffff', 'opacity=".06"')
    const standing = group(
      'matrix(.84 .07 0 1 110 -42)',
      rect(226, 266, 800, 680, darken(paint, 0.42), 60) + card,
    )
    return [
      { name: 'brand', body: floor(600, 990, 900, 60) + card },
      { name: 'brand, turned', body: floor(620, 1000, 800, 70) + standing },
      {
        name: 'brand in a circle',
        body:
          circle(600, 600, 400, diagonal(lighten(paint, 0.14), paint, darken(paint, 0.2))) +
          circle(
            600,
            600,
            356,
            'none',
            `stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 26" opacity=".35"`,
          ) +
          closeUp(words(label, 600, 645, { size: 130, ink, within: 600 }), 600, 600, 1),
      },
    ]
  },
}
