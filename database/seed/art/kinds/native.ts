import { adire, ankara, asoOke, brocade, folds } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import type { Family, View } from '../studio.ts'
import { circle, ellipse, mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { buttons, type Garment, neck, outfit, worn } from './garments.ts'

const tunic =
  'M520 190L600 216L680 190L800 240Q870 280 890 370L975 800L885 822L816 540Q824 700 836 880Q600 912 364 880Q376 700 384 540L315 822L225 800L310 370Q330 280 400 240Z'
const tunicCreases =
  'M440 560Q470 720 440 880M760 560Q730 720 760 880M330 420Q360 560 330 790M870 420Q840 560 870 790'
const buba =
  'M500 214Q600 262 700 214L800 244L1010 400Q1060 440 1050 520L1020 700L900 690L880 560L830 540Q834 720 842 860Q600 890 358 860Q366 720 370 540L320 560L300 690L180 700L150 520Q140 440 190 400L400 244Z'
const gownRobe =
  'M510 180Q600 220 690 180Q800 210 1000 330Q1090 400 1100 620L1080 900Q1000 920 930 900L900 880Q760 975 600 975T300 880L270 900Q200 920 120 900L100 620Q110 400 200 330Q400 210 510 180Z'
const long =
  'M520 160L600 186L680 160L790 204Q850 240 868 320L955 740L872 760L802 500Q820 800 850 1050Q600 1080 350 1050Q380 800 398 500L328 760L245 740L332 320Q350 240 410 204Z'
const dashiki =
  'M490 214L600 380L710 214L820 236L1060 470L930 610L836 530V940Q600 970 364 940V530L270 610L140 470L380 236Z'

function legs(fabric: string, paint: string, wide = false): Garment {
  const hem = wide ? 30 : 0
  return {
    outline: `M390 760H810L${800 + hem} 1165H${640 - hem / 2}L606 900H594L${560 + hem / 2} 1165H${400 - hem}Z`,
    fabric,
    paint: darken(paint, 0.1),
    creases: 'M470 880L460 1160M730 880L740 1160',
    front: rect(380, 860, 440, 60, '#12102a', 0, 'opacity=".28"'),
  }
}

function collar(paint: string): string {
  return (
    path('M520 186Q600 160 680 186L672 222Q600 246 528 222Z', darken(paint, 0.2)) +
    ellipse(600, 190, 76, 18, darken(paint, 0.5))
  )
}

function back(paint: string): string {
  return collar(paint) + stroke('M420 320Q600 370 780 320', darken(paint, 0.4), 5)
}

export const native: Family<
  | 'senator-kaftan'
  | 'kaftan'
  | 'agbada'
  | 'aso-oke-agbada'
  | 'dashiki'
  | 'adire-buba-and-sokoto'
  | 'jalabiya'
> = {
  'senator-kaftan'({ paint }) {
    const placket =
      rect(572, 222, 56, 330, darken(paint, 0.1), 6) +
      stroke('M572 222V552H628V222', darken(paint, 0.4), 4)
    const pockets = mirrored(stroke('M424 640L436 760', darken(paint, 0.45), 6))
    const chest = stroke('M668 400H760', lighten(paint, 0.45), 10)
    return outfit(
      {
        outline: tunic,
        fabric: paint,
        paint,
        creases: tunicCreases,
        front: placket + collar(paint) + pockets + chest,
        back: back(paint),
      },
      legs(paint, paint),
      [600, 330, 2.1, 'collar and placket'],
    )
  },

  kaftan({ paint }) {
    const thread = inkOn(paint) === '#ffffff' ? '#e9c46a' : darken(paint, 0.45)
    const panel =
      path('M520 216Q600 250 680 216L706 470Q600 560 494 470Z', darken(paint, 0.12)) +
      stroke('M520 216L494 470Q600 560 706 470L680 216', thread, 8) +
      repeat(3, (index) => stroke(`M600 ${290 + index * 76}l38 38-38 38-38-38Z`, thread, 6)) +
      mirrored(stroke('M540 260L522 450', thread, 6, 'stroke-dasharray="2 14"'))
    const cuffs =
      stroke('M244 760L326 780M956 760L874 780', thread, 16) +
      stroke('M252 716L334 736M948 716L866 736', thread, 6, 'stroke-dasharray="2 14"')
    return outfit(
      {
        outline: tunic,
        fabric: paint,
        paint,
        creases: tunicCreases,
        front: panel + collar(paint) + cuffs,
        back: back(paint) + cuffs,
      },
      legs(paint, paint),
      [600, 380, 2.1, 'embroidery'],
    )
  },

  agbada: ({ paint }) => agbada(paint, brocade(paint)),

  'aso-oke-agbada': ({ paint }) => agbada(paint, asoOke(paint)),

  dashiki({ paint }) {
    const thread = '#fff3d6'
    const chevron = (index: number) =>
      `M${478 - index * 22} ${246 + index * 8}L600 ${430 + index * 42}L${722 + index * 22} ${246 + index * 8}`
    const yoke =
      path(
        'M470 230L600 420L730 230L770 250L720 560L600 700L480 560L430 250Z',
        darken(paint, 0.45),
      ) +
      repeat(4, (index) => stroke(chevron(index), index % 2 ? '#e8a52a' : thread, 10)) +
      stroke('M600 580V680M570 600l30 30 30-30', thread, 8)
    const pockets = mirrored(
      rect(410, 720, 140, 150, darken(paint, 0.4), 8) +
        stroke('M420 744H540M420 760l20-12 20 12 20-12 20 12 20-12 20 12', thread, 6),
    )
    const hems =
      stroke('M154 476L272 596M1046 476L928 596', thread, 10) +
      stroke('M366 920Q600 950 834 920', thread, 10, 'stroke-dasharray="20 16"')
    return worn(
      {
        outline: dashiki,
        fabric: ankara(paint, 1),
        paint,
        creases: 'M440 560Q460 760 430 930M760 560Q740 760 770 930M560 720Q580 860 560 940',
        front: yoke + pockets + hems,
        back: path('M490 214Q600 290 710 214L690 300Q600 350 510 300Z', darken(paint, 0.45)) + hems,
      },
      [600, 420, 1.9, 'yoke'],
    )
  },

  'adire-buba-and-sokoto'({ paint }) {
    const fabric = adire(darken(paint, 0.25), lighten(paint, 0.78), 0)
    const slit =
      stroke('M600 250V420', darken(paint, 0.6), 10) +
      stroke('M576 250V430H624V250', lighten(paint, 0.7), 5)
    return outfit(
      {
        outline: buba,
        fabric,
        paint,
        creases:
          'M450 560Q470 720 440 860M750 560Q730 720 760 860M380 300Q350 420 380 540M820 300Q850 420 820 540',
        front: slit + neck(darken(paint, 0.3), 40, 92),
        back: neck(darken(paint, 0.3), 20, 92),
      },
      legs(fabric, paint, true),
      [600, 400, 1.9, 'adire'],
    )
  },

  jalabiya({ paint }) {
    const seam = darken(paint, 0.35)
    const placket =
      stroke('M572 206V500Q600 530 628 500V206', seam, 5) +
      buttons(600, 260, 460, 4, lighten(paint, 0.6)) +
      path('M520 156Q600 130 680 156L672 192Q600 216 528 192Z', darken(paint, 0.16)) +
      ellipse(600, 160, 76, 18, darken(paint, 0.5))
    return worn(
      {
        outline: long,
        fabric: paint,
        paint,
        creases:
          'M470 520Q470 800 430 1060M730 520Q730 800 770 1060M600 560V1060M300 500Q320 640 300 740M900 500Q880 640 900 740',
        front: placket + mirrored(stroke('M412 640L420 780', seam, 5)),
        back:
          stroke('M420 280Q600 330 780 280', seam, 5) +
          path('M520 156Q600 130 680 156L672 192Q600 216 528 192Z', darken(paint, 0.16)),
      },
      [600, 330, 2.1, 'collar'],
    )
  },
}

function agbada(paint: string, fabric: string): View[] {
  const thread = inkOn(paint) === '#ffffff' ? '#e9c46a' : darken(paint, 0.42)
  const lozenge = (y: number) =>
    stroke(`M600 ${y}l54 60-54 60-54-60ZM600 ${y + 30}l26 30-26 30-26-30Z`, thread, 7)
  const yoke =
    path('M520 200Q600 240 680 200L720 400L690 660Q600 730 510 660L480 400Z', darken(paint, 0.16)) +
    stroke('M520 200L480 400L510 660Q600 730 690 660L720 400L680 200', thread, 9) +
    repeat(3, (index) => lozenge(280 + index * 126)) +
    mirrored(stroke('M520 330V610M538 350V600', thread, 5, 'stroke-dasharray="3 14"')) +
    circle(800, 560, 60, 'none', `stroke="${thread}" stroke-width="7"`) +
    circle(800, 560, 36, 'none', `stroke="${thread}" stroke-width="6" stroke-dasharray="4 10"`)
  const drape =
    folds(
      'M380 270Q340 560 390 930M820 270Q860 560 810 930M250 340Q180 600 240 900M950 340Q1020 600 960 900',
      22,
    ) +
    stroke(
      'M300 880Q340 640 330 420M900 880Q860 640 870 420',
      darken(paint, 0.5),
      6,
      'opacity=".5"',
    )
  const robe: Garment = {
    outline: gownRobe,
    fabric,
    paint,
    creases: 'M460 720Q440 840 460 970M740 720Q760 840 740 970M600 740V970',
    front: drape + yoke + neck(paint, 34, 84),
    back: drape + neck(paint, 18, 84),
  }
  return outfit(robe, legs(fabric, paint), [600, 440, 2, 'embroidery'])
}
