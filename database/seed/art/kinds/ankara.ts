import { adire, brocade, lace, waxPrint } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  circle,
  clipped,
  down,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
  tiled,
} from '../svg.ts'
import { neck, outfit, sewn, worn } from './garments.ts'

const trumpet =
  'M500 190Q600 262 700 190L780 214Q840 250 860 380L960 560Q900 640 810 620L770 420Q746 470 756 530Q850 780 910 1040Q600 1096 290 1040Q350 780 444 530Q454 470 430 420L390 620Q300 640 240 560L340 380Q360 250 420 214Z'
const peplum =
  'M500 200Q600 262 700 200L790 226Q850 280 880 440L796 466L764 390Q742 450 752 500Q820 600 850 700Q600 770 350 700Q380 600 448 500Q458 450 436 390L404 466L320 440Q350 280 410 226Z'
const skirt = 'M440 620H760Q816 780 776 940L806 1160Q600 1190 394 1160L424 940Q384 780 440 620Z'
const blouse =
  'M500 214Q600 280 700 214L800 244L980 420Q1010 470 990 540L930 690L830 650L830 560Q832 660 838 740Q600 780 362 740Q368 660 370 560L370 650L270 690L210 540Q190 470 220 420L400 244Z'
const wrapper = 'M380 660H820L864 1160Q600 1190 336 1160Z'

export const ankaraWear: Family<'ankara-dress' | 'peplum-and-skirt' | 'iro-and-buba'> = {
  'ankara-dress'({ paint }) {
    const trim = darken(paint, 0.5)
    const waist = path('M440 500Q600 535 760 500V546Q600 581 440 546Z', trim)
    const hems = stroke('M246 556Q300 630 388 612M954 556Q900 630 812 612', trim, 12)
    return worn(
      {
        outline: trumpet,
        fabric: waxPrint(paint),
        paint,
        creases:
          'M520 560Q470 800 400 1050M600 560V1070M680 560Q730 800 800 1050M400 300Q380 420 330 590M800 300Q820 420 870 590',
        front: neck(trim, 64, 104) + waist + hems + mirrored(stroke('M448 640L474 720', trim, 8)),
        back: neck(trim, 30, 104) + stroke('M600 220V500', trim, 7) + waist + hems,
      },
      [600, 420, 2, 'print'],
    )
  },

  'peplum-and-skirt'({ paint }) {
    const trim = darken(paint, 0.5)
    const fabric = waxPrint(paint)
    const waist = path('M446 484Q600 516 754 484V520Q600 552 446 520Z', trim)
    const flounce = stroke('M354 696Q600 764 846 696', trim, 10)
    return outfit(
      {
        outline: peplum,
        fabric,
        paint,
        creases:
          'M490 560Q460 640 430 720M560 570Q550 660 540 740M640 570Q650 660 660 740M710 560Q740 640 770 720',
        front: neck(trim, 58, 104) + waist + flounce,
        back: neck(trim, 26, 104) + stroke('M600 226V490', trim, 7) + waist + flounce,
      },
      {
        outline: skirt,
        fabric,
        paint,
        creases: 'M480 760Q470 900 450 1040M720 760Q730 900 750 1040',
        front: rect(330, 690, 540, 66, '#12102a', 0, 'opacity=".3"'),
        back: path('M588 1010L600 980L612 1010L618 1190H582Z', trim),
      },
      [600, 520, 1.9, 'waist'],
    )
  },

  'iro-and-buba'({ paint }) {
    const fabric = brocade(paint)
    const thread = '#e9c46a'
    const ipele =
      path(
        'M700 236L830 262Q800 420 830 560L846 900L716 912L706 560Q680 400 700 236Z',
        darken(paint, 0.2),
      ) +
      stroke('M702 240Q682 400 708 560L718 908M828 264Q800 420 828 560L844 900', thread, 6) +
      repeat(7, (index) => stroke(`M${722 + index * 19} 910v34`, thread, 5))
    const views = outfit(
      {
        outline: blouse,
        fabric,
        paint,
        creases:
          'M450 560Q460 660 440 740M750 560Q740 660 760 740M380 320Q340 480 330 640M820 320Q860 480 870 640',
        front:
          neck(darken(paint, 0.3), 50, 96) + stroke('M228 560L326 652M972 560L874 652', thread, 9),
        back: neck(darken(paint, 0.3), 26, 96),
      },
      {
        outline: wrapper,
        fabric,
        paint: darken(paint, 0.08),
        creases: 'M470 760Q460 940 440 1170M560 780Q560 960 550 1176M690 760Q720 940 760 1170',
        front:
          stroke('M500 740Q520 940 470 1176', darken(paint, 0.5), 8) +
          rect(340, 730, 520, 60, '#12102a', 0, 'opacity=".28"'),
      },
      [600, 400, 1.9, 'neck and cloth'],
    )
    return views.map(({ name, body }) =>
      name === 'front'
        ? { name, body: body + group('translate(600 190) scale(.88) translate(-600 -190)', ipele) }
        : { name, body },
    )
  },
}

export const fabrics: Family<
  'wax-print-cloth' | 'wax-print-cloth-12-yards' | 'java-print-cloth' | 'adire-cloth' | 'lace-cloth'
> = {
  'wax-print-cloth': ({ paint, label }) => yards(waxPrint(paint), paint, label, 4),

  'wax-print-cloth-12-yards': ({ paint, label }) => yards(waxPrint(paint), paint, label, 8),

  'java-print-cloth': ({ paint, label }) => yards(javaPrint(paint), paint, label, 4),

  'adire-cloth': ({ paint, label }) =>
    yards(adire(darken(paint, 0.3), lighten(paint, 0.78), 0), paint, label, 3),

  'lace-cloth': ({ paint, label }) => yards(lace(paint), paint, label, 3),
}

/** Small flowers on a vine, finer than wax. */
function javaPrint(paint: string): string {
  const flower = (x: number, y: number, color: string) =>
    repeat(5, (index) => {
      const turn = (index * Math.PI * 2) / 5
      return circle(
        Math.round(x + Math.cos(turn) * 11),
        Math.round(y + Math.sin(turn) * 11),
        8,
        color,
      )
    }) + circle(x, y, 5, '#fff7e6')
  return tiled(
    110,
    110,
    rect(0, 0, 110, 110, paint) +
      stroke('M0 30Q28 0 55 30T110 30M0 85Q28 55 55 85T110 85', lighten(paint, 0.45), 4) +
      flower(28, 30, '#e8a52a') +
      flower(82, 85, '#e86f9a') +
      circle(82, 30, 6, darken(paint, 0.5)) +
      circle(28, 85, 6, darken(paint, 0.5)),
  )
}

/** Uncut cloth: folded on itself with its end laid open, as it lies on the counter; spread; near. */
function yards(fabric: string, paint: string, label: string, layers: number): View[] {
  const dark = darken(paint, 0.5)
  const thick = layers > 4 ? 58 : 84
  const top = 940 - layers * thick
  const end = top + Math.min(250, layers * thick - 60)
  const layer = (index: number) => {
    const y = 940 - (index + 1) * thick
    return (
      rect(170, y, 860, thick + 8, fabric, thick / 2) +
      rect(170, y, 860, thick + 8, down('#ffffff/.25', '#12102a/0@40', '#12102a/.4'), thick / 2)
    )
  }
  const lid = `M200 ${top + 28}L310 ${top - 240}H890L1000 ${top + 28}Q600 ${top + 50} 200 ${top + 28}Z`
  const hanging = `M560 ${top - 240}H830L950 ${top + 28}L930 ${end}Q790 ${end + 30} 660 ${end}Z`
  const edge = words(label, 796, end - 12, { size: 34, ink: '#fff7e6', within: 200, weight: 12 })
  const stack =
    repeat(layers, layer) +
    path(lid, fabric) +
    path(lid, down('#ffffff/.28', '#12102a/.1')) +
    path(hanging, fabric) +
    path(hanging, down('#ffffff/.4', '#ffffff/.12')) +
    clipped(path(hanging, '#000'), rect(600, end - 46, 400, 48, dark), edge) +
    stroke(
      `M600 ${top - 210}L660 ${top + 300}M910 ${top + 24}L890 ${top + 300}`,
      dark,
      4,
      'opacity=".5"',
    )
  const spread =
    sewn({
      outline: 'M150 190Q600 150 1050 190L1080 1000Q600 1050 120 1000Z',
      fabric,
      paint,
      creases: 'M330 180Q360 600 310 1010M560 170Q590 600 560 1020M820 180Q800 600 850 1010',
    }) +
    clipped(
      path('M150 190Q600 150 1050 190L1080 1000Q600 1050 120 1000Z', '#000'),
      rect(100, 960, 1000, 100, dark),
      repeat(3, (index) =>
        words(label, 300 + index * 300, 1010, {
          size: 34,
          ink: '#fff7e6',
          within: 200,
          weight: 12,
        }),
      ),
    )
  return [
    { name: 'folded', body: floor(600, 952, 960, 70) + group('translate(0 20)', stack) },
    { name: 'spread', body: floor(600, 1030, 1000, 40) + spread },
    { name: 'pattern', body: closeUp(spread, 600, 560, 2) },
  ]
}
