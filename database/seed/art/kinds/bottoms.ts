import { denim } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import type { Family } from '../studio.ts'
import { circle, ellipse, mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { worn } from './garments.ts'

const straight = 'M420 170H780L800 420L850 1040H650L606 520L594 520L550 1040H350L400 420Z'
const tapered =
  'M420 170H780L808 420L800 700L786 1040H660L606 520L594 520L540 1040H414L400 700L392 420Z'
const legCreases =
  'M450 470Q470 700 440 1030M750 470Q730 700 760 1030M560 420Q520 440 480 420M640 420Q680 440 720 420'

export const bottoms: Family<
  'trousers' | 'chinos' | 'jeans' | 'slim-jeans' | 'track-pants' | 'joggers'
> = {
  trousers({ paint }) {
    const dark = darken(paint, 0.45)
    const crease = stroke('M490 260L452 1036M710 260L748 1036', lighten(paint, 0.25), 4)
    const band =
      rect(410, 170, 380, 48, darken(paint, 0.2)) +
      rect(570, 178, 74, 32, darken(paint, 0.3), 4) +
      repeat(4, (index) => rect(450 + index * 92, 160, 16, 66, dark, 4))
    return worn(
      {
        outline: straight,
        fabric: paint,
        paint,
        creases: legCreases,
        front:
          crease +
          band +
          stroke('M600 220V420Q590 440 560 440M410 330L470 220M790 330L730 220', dark, 5),
        back: crease + band + stroke('M600 220V520M450 330h90M660 330h90', dark, 6),
      },
      [600, 260, 2.1, 'waist'],
    )
  },

  chinos({ paint }) {
    const dark = darken(paint, 0.4)
    const band =
      rect(410, 170, 380, 48, darken(paint, 0.12)) +
      circle(600, 194, 13, '#6b4a2c') +
      repeat(4, (index) => rect(450 + index * 92, 160, 16, 66, dark, 4))
    const stitch = stroke('M402 400L356 1030M798 400L844 1030', dark, 3, 'stroke-dasharray="12 8"')
    return worn(
      {
        outline: straight,
        fabric: paint,
        paint,
        creases: legCreases,
        front:
          stitch +
          band +
          stroke('M600 220V420Q590 440 560 440M404 380L480 220M796 380L720 220', dark, 6),
        back:
          stitch +
          band +
          stroke('M600 220V520M450 330h96M654 330h96M450 342h96M654 342h96', dark, 4) +
          circle(498, 360, 9, '#6b4a2c') +
          circle(702, 360, 9, '#6b4a2c'),
      },
      [600, 270, 2.1, 'waist and pockets'],
    )
  },

  jeans: ({ paint }) => jeans(paint, straight),

  'slim-jeans': ({ paint }) => jeans(paint, tapered),

  'track-pants'({ paint, label }) {
    const trim = inkOn(paint) === '#ffffff' ? '#f4f4f4' : '#22232c'
    const sides = stroke('M412 220L406 700L428 1036M788 220L794 700L772 1036', trim, 12)
    const zips = mirrored(stroke('M440 900L446 1036', '#c9ced6', 8, 'stroke-dasharray="6 5"'))
    return worn(
      {
        outline: tapered,
        fabric: paint,
        paint,
        creases: legCreases,
        front:
          sides +
          zips +
          waistband(paint) +
          mirrored(stroke('M424 400L470 250', darken(paint, 0.5), 7)) +
          words(label, 700, 470, { size: 30, ink: trim, within: 110 }),
        back:
          sides + zips + waistband(paint, false) + stroke('M600 230V520', darken(paint, 0.45), 5),
      },
      [600, 270, 2, 'waist'],
    )
  },

  joggers({ paint, label }) {
    const rib = (x: number) =>
      path(`M${x} 960h150l-14 90H${x + 14}Z`, darken(paint, 0.2)) +
      repeat(7, (index) => stroke(`M${x + 18 + index * 19} 964v80`, darken(paint, 0.4), 4))
    const pocket = mirrored(stroke('M412 400Q450 350 470 240', darken(paint, 0.45), 7))
    return worn(
      {
        outline:
          'M420 170H780L820 440L810 740L790 970L776 1050H674L640 960L606 540H594L560 960L526 1050H424L410 970L390 740L380 440Z',
        fabric: paint,
        paint,
        creases: `${legCreases}M430 900Q470 930 540 900M770 900Q730 930 660 900`,
        front:
          rib(404) +
          rib(646) +
          waistband(paint) +
          pocket +
          words(label, 480, 480, { size: 30, ink: inkOn(paint), within: 110 }),
        back:
          rib(404) +
          rib(646) +
          waistband(paint, false) +
          stroke('M600 230V530M660 320h100', darken(paint, 0.45), 5),
      },
      [600, 270, 2, 'waist'],
    )
  },
}

/** Elastic, with its cord in front. */
function waistband(paint: string, cord = true): string {
  return (
    rect(410, 170, 380, 60, darken(paint, 0.18)) +
    repeat(18, (index) => stroke(`M${424 + index * 21} 176v48`, darken(paint, 0.36), 4)) +
    (cord
      ? stroke('M580 216Q566 280 560 350M620 216Q634 280 640 350', '#e9e9ec', 9) +
        stroke('M560 336v16M640 336v16', '#8d909c', 12)
      : '')
  )
}

function jeans(paint: string, outline: string) {
  const thread = '#d9a14a'
  const seam = (d: string) => stroke(d, thread, 4, 'stroke-dasharray="10 7"')
  const band =
    rect(410, 170, 380, 50, darken(paint, 0.16)) +
    seam('M412 180H788M412 212H788') +
    circle(600, 196, 13, steel('#c8a05a')) +
    repeat(4, (index) => rect(448 + index * 92, 160, 18, 70, darken(paint, 0.1), 3))
  const fade = mirrored(ellipse(480, 640, 50, 180, lighten(paint, 0.6), 'opacity=".25"'))
  const pocket = (x: number) =>
    path(`M${x} 320h120v90l-60 40-60-40Z`, darken(paint, 0.08)) +
    seam(`M${x + 6} 326h108v80l-54 36-54-36Z`)
  const leg =
    outline === straight
      ? 'M400 440L360 1030M800 440L840 1030'
      : 'M400 440L424 1030M800 440L776 1030'
  return worn(
    {
      outline,
      fabric: denim(paint),
      paint,
      creases: legCreases,
      front:
        fade +
        band +
        seam(`M608 222V430Q598 452 560 456M412 340Q480 330 490 222M788 340Q720 330 710 222${leg}`),
      back: fade + band + seam('M600 222V520') + pocket(440) + pocket(640),
    },
    [600, 270, 2.1, 'button and seams'],
  )
}
