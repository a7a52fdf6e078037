import { darken, inkOn, lighten } from './color.ts'
import { type Print, printed, smallPrint } from './print.ts'
import { lathe, round, steel } from './solids.ts'
import { closeUp, floor, type View } from './studio.ts'
import { across, down, ellipse, group, path, rect, repeat, stroke } from './svg.ts'
import { stood } from './views.ts'

/** Bottles, tubes and tubs of the bathroom, standing on the floor at 1010. */

export type Closure = 'flip' | 'pump' | 'screw'

/** A bottle with soft shoulders and a pale label; `art` has room between 780 and 890. */
export function bottle(
  print: Print,
  closure: Closure,
  cap = '#f4f5f8',
  body = round(print.paint),
): View[] {
  const { label, art = '' } = print
  const shape =
    closureOf(closure, cap) +
    lathe(
      [
        [390, 110],
        [430, 185],
        [520, 212],
        [960, 212],
        [1000, 192],
      ],
      body,
    ) +
    path('M408 560H792V900Q600 930 408 900Z', '#ffffff', 'opacity=".93"') +
    printed(print, { ink: '#2a3a6a', within: 340, name: [670, 66], word: [724, 34] }) +
    art +
    smallPrint(print, 430, 898, 340, '#2a3a6a')
  return stood(shape, 430, [600, 720, 1.9, 'label'], 'shelved', label)
}

function closureOf(closure: Closure, cap: string): string {
  if (closure === 'pump') {
    return (
      rect(575, 250, 50, 90, steel('#dfe3ea')) +
      path('M470 190H660q20 0 20 20v50H520q-6-40-50-40Z', cap) +
      rect(520, 330, 160, 70, round(cap), 12)
    )
  }
  if (closure === 'screw') {
    return (
      rect(510, 270, 180, 130, round(cap), 14) +
      repeat(11, (index) => rect(520 + index * 15, 282, 5, 106, '#12102a', 2, 'opacity=".14"'))
    )
  }
  return rect(490, 280, 220, 124, round(cap), 26) + stroke('M492 350H708', darken(cap, 0.25), 4)
}

/** A tube that stands on its cap; `art` has room between 640 and 780. */
export function tube(print: Print, cap = '#f4f5f8'): View[] {
  const { paint, art = '' } = print
  const shape = 'M400 230H800L730 860H470Z'
  const ink = inkOn(paint)
  const body =
    rect(478, 850, 244, 150, round(cap), 18) +
    stroke('M482 880H718', darken(cap, 0.2), 5) +
    path(shape, across(darken(paint, 0.28), lighten(paint, 0.3), paint, darken(paint, 0.3))) +
    rect(394, 210, 412, 50, down(lighten(paint, 0.35), paint), 6) +
    stroke('M400 224H800M400 238H800', darken(paint, 0.2), 3) +
    printed(print, { ink, within: 300, name: [440, 72], word: [500, 34] }) +
    art +
    smallPrint(print, 478, 838, 244, ink)
  const lying =
    floor(600, 800, 900, 50) + group('translate(0 150) rotate(-78 600 600) scale(.95)', body)
  return [
    { name: 'front', body: floor(600, 1004, 420) + body },
    { name: 'lying', body: lying },
    { name: 'label', body: closeUp(body, 600, 470, 1.9) },
  ]
}

/** A wide tub with a lid; `art` has room between 840 and 930. */
export function tub(print: Print, inside: string, glass = ''): View[] {
  const { paint, art = '' } = print
  const ink = inkOn(paint)
  const pot =
    lathe(
      [
        [570, 280],
        [620, 300],
        [960, 292],
        [1000, 262],
      ],
      glass || round(paint),
    ) +
    printed(print, { ink, within: 420, name: [750, 84], word: [812, 36] }) +
    art +
    smallPrint(print, 400, 966, 400, ink)
  const lid =
    lathe(
      [
        [440, 290],
        [460, 306],
        [570, 306],
      ],
      round(darken(paint, 0.18)),
    ) + ellipse(600, 442, 290, 42, lighten(paint, 0.25))
  const open =
    pot +
    ellipse(600, 574, 282, 46, '#fffaf2') +
    path('M390 570q80-56 160-20t150-30 110 50A282 46 0 0 1 390 570Z', inside) +
    stroke('M450 566q60-26 120-8', '#ffffff', 10, 'opacity=".6"')
  return [
    { name: 'front', body: floor(600, 1010, 800) + pot + lid },
    {
      name: 'open',
      body:
        floor(600, 1010, 800) +
        open +
        group('translate(330 250) rotate(24 600 700) scale(.66)', lid),
    },
    { name: 'label', body: closeUp(pot + lid, 600, 760, 1.9) },
  ]
}
