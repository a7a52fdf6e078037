import { adire, ankara, folds, lace } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { gold } from '../solids.ts'
import type { Family } from '../studio.ts'
import { ellipse, mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { buttons, neck, worn } from './garments.ts'

const gown =
  'M500 190Q600 270 700 190L770 214Q800 300 770 400Q740 470 760 530Q860 780 920 1040Q600 1100 280 1040Q340 780 440 530Q460 470 430 400Q400 300 430 214Z'
const gownCreases =
  'M520 560Q470 800 400 1050M600 560V1070M680 560Q730 800 800 1050M470 250Q480 340 470 400'
const fitted =
  'M496 186Q600 262 704 186L800 230Q880 300 900 430L800 470L776 400Q750 480 762 540Q800 640 760 800Q790 930 860 1040Q600 1090 340 1040Q410 930 440 800Q400 640 438 540Q450 480 424 400L400 470L300 430Q320 300 400 230Z'
const robe =
  'M510 180Q600 220 690 180Q800 210 1000 330Q1090 400 1100 620L1080 980Q1000 1000 930 980L900 960Q760 1060 600 1060T300 960L270 980Q200 1000 120 980L100 620Q110 400 200 330Q400 210 510 180Z'
const tunic =
  'M520 190L600 216L680 190L800 240Q870 280 890 370L980 840L880 862L816 560Q824 800 850 1050Q600 1080 350 1050Q376 800 384 560L320 862L220 840L310 370Q330 280 400 240Z'

export const gowns: Family<'dress' | 'ankara-dress' | 'agbada' | 'kaftan'> = {
  dress({ paint, variant }) {
    const fabric = variant % 3 === 2 ? lace(paint) : paint
    const belt =
      path('M440 520Q600 550 760 520V566Q600 596 440 566Z', darken(paint, 0.4)) +
      rect(570, 528, 60, 54, gold, 8)
    const frill = stroke(
      'M290 1010Q600 1070 910 1010',
      lighten(paint, 0.35),
      16,
      'stroke-dasharray="2 26"',
    )
    return worn(
      {
        outline: gown,
        fabric,
        paint,
        creases: gownCreases,
        front: neck(paint, 66, 104) + (variant % 2 === 0 ? belt : '') + frill,
        back: neck(paint, 30, 104) + stroke('M600 230V560', darken(paint, 0.45), 6) + frill,
      },
      [600, 360, 2, 'neck and waist'],
    )
  },

  'ankara-dress'({ paint, variant }) {
    const fabric =
      variant % 5 === 4
        ? adire(darken(paint, 0.3), lighten(paint, 0.75), variant)
        : ankara(paint, variant)
    const shape = variant % 2 === 0 ? gown : fitted
    const trim = darken(paint, 0.5)
    const waist = path('M438 510Q600 545 762 510V560Q600 595 438 560Z', trim)
    return worn(
      {
        outline: shape,
        fabric,
        paint,
        creases: gownCreases,
        front: neck(trim, 64, 104) + waist,
        back: neck(trim, 30, 104) + stroke('M600 220V540', trim, 7),
      },
      [600, 420, 2, 'print'],
    )
  },

  agbada({ paint, variant }) {
    const thread = variant % 2 === 0 ? '#e9c46a' : lighten(paint, 0.65)
    const lozenge = (y: number) =>
      stroke(`M600 ${y}l54 60-54 60-54-60ZM600 ${y + 30}l26 30-26 30-26-30Z`, thread, 7)
    const knots =
      repeat(3, (index) => lozenge(300 + index * 136)) +
      mirrored(stroke('M520 330V650M538 350V640', thread, 5, 'stroke-dasharray="3 14"'))
    const yoke =
      path(
        'M520 200Q600 240 680 200L720 400L690 700Q600 770 510 700L480 400Z',
        darken(paint, 0.12),
      ) +
      stroke('M520 200L480 400L510 700Q600 770 690 700L720 400L680 200', thread, 9) +
      knots +
      repeat(4, (index) => stroke(`M560 ${650 + index * 18}q40 24 80 0`, thread, 6))
    const drape =
      folds(
        'M380 270Q340 600 390 1020M820 270Q860 600 810 1020M250 340Q180 640 240 990M950 340Q1020 640 960 990',
        22,
      ) +
      stroke(
        'M300 960Q340 700 330 420M900 960Q860 700 870 420',
        darken(paint, 0.5),
        6,
        'opacity=".5"',
      )
    return worn(
      {
        outline: robe,
        fabric: paint,
        paint,
        creases: 'M460 760Q440 900 460 1050M740 760Q760 900 740 1050M600 780V1050',
        front: drape + yoke + neck(paint, 34, 84),
        back: drape + neck(paint, 18, 84),
      },
      [600, 460, 2, 'embroidery'],
    )
  },

  kaftan({ paint, variant }) {
    const thread = variant % 2 === 0 ? lighten(paint, 0.6) : '#e9c46a'
    const placket =
      rect(566, 216, 68, 380, darken(paint, 0.14), 8) +
      stroke('M566 216V590q34 30 68 0V216', thread, 6) +
      repeat(7, (index) => stroke(`M578 ${280 + index * 44}q22 20 44 0`, thread, 5)) +
      buttons(600, 262, 540, 5, '#f4efe2')
    const collar =
      path('M520 186Q600 160 680 186L672 222Q600 246 528 222Z', darken(paint, 0.2)) +
      ellipse(600, 190, 76, 18, darken(paint, 0.5))
    const slits = stroke('M372 860V1050M828 860V1050', darken(paint, 0.45), 6)
    const pocket = mirrored(stroke('M440 700L470 800', thread, 6))
    return worn(
      {
        outline: tunic,
        fabric: paint,
        paint,
        creases:
          'M440 620Q470 820 440 1040M760 620Q730 820 760 1040M330 420Q360 560 330 800M870 420Q840 560 870 800',
        front:
          placket + collar + slits + pocket + stroke('M236 800L330 822M964 800L870 822', thread, 8),
        back: collar + slits + stroke('M420 320Q600 370 780 320', darken(paint, 0.4), 5),
      },
      [600, 380, 2.1, 'placket'],
    )
  },
}
