import { darken, lighten, vivid } from '../color.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import { circle, diagonal, ellipse, repeat, stroke } from '../svg.ts'

/** Four rings of polished metal, each with a pattern of its own. */
export const bangles: Family<'bangles'> = {
  bangles({ paint }) {
    const metal = vivid(paint, 0.5)
    const shine = diagonal(
      lighten(metal, 0.75),
      metal,
      darken(metal, 0.3),
      lighten(metal, 0.5),
      darken(metal, 0.25),
    )
    const dark = darken(metal, 0.45)
    const cuts = ['.1 30', '16 16', '4 12', '.1 18']
    const ring = (x: number, y: number, index: number) =>
      ellipse(x + 8, y + 18, 196, 196, 'none', 'stroke="#1a1633" stroke-width="46" opacity=".1"') +
      circle(x, y, 190, 'none', `stroke="${dark}" stroke-width="50"`) +
      circle(x, y, 190, 'none', `stroke="${shine}" stroke-width="44"`) +
      circle(
        x,
        y,
        190,
        'none',
        `stroke="${dark}" stroke-width="${index % 2 === 0 ? 13 : 8}" stroke-linecap="round" stroke-dasharray="${cuts[index]}" opacity=".75"`,
      ) +
      circle(x, y, 206, 'none', `stroke="${lighten(metal, 0.65)}" stroke-width="5" opacity=".9"`) +
      glint(x - 134, y - 134, 40)
    const four = repeat(4, (index) =>
      ring(360 + (index % 2) * 480, 370 + Math.floor(index / 2) * 470, index),
    )
    const standing = (x: number) =>
      stroke(`M${x} 500a70 240 0 1 0 .1 0Z`, dark, 46) +
      stroke(`M${x} 500a70 240 0 1 0 .1 0Z`, shine, 40) +
      stroke(`M${x - 6} 492a76 248 0 0 0-70 240`, lighten(metal, 0.65), 6)
    return [
      { name: 'all four', body: four },
      {
        name: 'side by side',
        body: floor(600, 990, 960) + repeat(4, (index) => standing(270 + index * 220)),
      },
      { name: 'near', body: closeUp(four, 360, 370, 2) },
    ]
  },
}
