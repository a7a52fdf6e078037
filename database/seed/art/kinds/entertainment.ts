import { darken, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { pick } from '../pick.ts'
import { steel, turned } from '../solids.ts'
import { closeUp, type Drawing, type Family, floor } from '../studio.ts'
import { circle, clipped, down, group, mirrored, path, rect } from '../svg.ts'

export const entertainment: Family<'television' | 'pedestal-television'> = {
  television: television(mirrored(path('M300 852h40l-40 96h-70l10-14Z', steel('#8b909c')))),

  'pedestal-television': television(
    path('M540 840H660L680 930H520Z', steel('#5a5d69')) +
      path('M360 930H840Q870 930 880 952H320Q330 930 360 930Z', steel('#6b6f7c')),
  ),
}

function television(feet: string): Drawing {
  return ({ paint, label }) => {
    const set =
      rect(110, 290, 980, 566, '#101017', 12) +
      picture(120, 300, 960, 534, paint, label) +
      words(label, 600, 852, { size: 13, ink: '#c9ccd6' })
    return [
      { name: 'front', body: floor(600, 950, 940, 40) + feet + set },
      {
        name: 'side',
        body:
          floor(600, 930, 860) +
          feet +
          turned({ x: 110, y: 290, w: 980, h: 566, r: 12, depth: 54, color: '#2a2b34' }, set, 0.72),
      },
      { name: 'corner and foot', body: closeUp(feet + set, 330, 740, 2.1) },
      {
        name: 'on the wall',
        body:
          rect(-60, -60, 1320, 1320, down('#e5dccb', '#d8ccb5')) +
          group('translate(90 10) scale(.85)', set) +
          rect(240, 880, 720, 130, down('#8a5d38', '#6b4526'), 10) +
          rect(560, 900, 8, 90, '#4e3119'),
      },
    ]
  }
}

/** A landscape on a screen; each brand has its own. */
export function picture(
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  label: string,
): string {
  const [sky, sun, land] = pick(
    [
      ['#2b2f86', '#ffb84d', '#e2603f'],
      ['#0f6f8f', '#ffe08a', '#1aa38a'],
      ['#5a2a86', '#ff8fb3', '#3d4fd1'],
      ['#123a5c', '#9be3ff', '#2d8fd6'],
    ] as const,
    label,
  )
  return clipped(
    rect(x, y, w, h, '#000', 8),
    rect(x, y, w, h, down(sky, mix(sky, sun, 0.55), sun)),
    circle(x + w * 0.68, y + h * 0.52, h * 0.2, lighten(sun, 0.45)),
    path(
      `M${x} ${y + h * 0.7}q${w * 0.2}-${h * 0.3} ${w * 0.42}-${h * 0.06}t${w * 0.58}-${h * 0.1}V${y + h}H${x}Z`,
      mix(land, paint, 0.15),
    ),
    path(
      `M${x} ${y + h * 0.88}q${w * 0.3}-${h * 0.24} ${w * 0.55}-${h * 0.04}t${w * 0.45}-${h * 0.1}V${y + h}H${x}Z`,
      darken(land, 0.4),
    ),
    path(`M${x + w * 0.5} ${y}H${x + w}V${y + h * 0.7}Z`, '#ffffff', 'opacity=".07"'),
  )
}
