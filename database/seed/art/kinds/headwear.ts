import { asoOke, folds } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, clipped, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { sewn } from './garments.ts'
import { head } from './mannequin.ts'

export const headwear: Family<'hula-cap' | 'fila-cap' | 'head-tie' | 'auto-gele'> = {
  'hula-cap'({ paint }) {
    const outline = 'M330 860L350 430Q360 350 600 340T850 430L870 860Q600 940 330 860Z'
    const threads = [lighten(paint, 0.72), '#e8a52a', darken(paint, 0.5)]
    const band = (y: number, color: string) =>
      stroke(`M330 ${y}${repeat(9, () => 'l30-44 30 44')}`, color, 11)
    const needlework =
      repeat(4, (index) => band(560 + index * 76, threads[index % 3] ?? '#ffffff')) +
      stroke('M340 480Q600 540 860 480M336 840Q600 912 864 840', threads[0] ?? '#ffffff', 12) +
      repeat(7, (index) =>
        ellipse(390 + index * 70, 820 + (3 - Math.abs(index - 3)) * 16, 14, 14, '#e8a52a'),
      )
    const cap =
      sewn({ outline, fabric: paint, paint, creases: '' }, needlework) +
      ellipse(600, 424, 250, 78, darken(paint, 0.14)) +
      ellipse(600, 424, 250, 78, 'none', `stroke="${threads[0]}" stroke-width="10"`) +
      ellipse(
        600,
        424,
        150,
        44,
        'none',
        `stroke="#e8a52a" stroke-width="9" stroke-dasharray="16 12"`,
      )
    const top =
      ellipse(600, 620, 380, 360, paint) +
      ellipse(
        600,
        620,
        380,
        360,
        glow(['#ffffff/.3', '#ffffff/0@50', '#12102a/.35'], 0.4, 0.35, 0.7),
      ) +
      repeat(5, (index) =>
        ellipse(
          600,
          620,
          350 - index * 68,
          332 - index * 64,
          'none',
          `stroke="${threads[index % 3]}" stroke-width="12" stroke-dasharray="${index % 2 ? '8 16' : '40 14'}"`,
        ),
      )
    return [
      { name: 'front', body: floor(600, 900, 720) + cap },
      { name: 'top', body: floor(600, 960, 820) + top },
      { name: 'needlework', body: closeUp(cap, 600, 640, 2) },
    ]
  },

  'fila-cap'({ paint }) {
    const fabric = asoOke(paint)
    const shape = {
      outline:
        'M350 880L330 520C330 420 400 340 520 320Q640 240 800 330Q950 420 960 560Q900 600 850 590L860 880Q600 940 350 880Z',
      fabric,
      paint,
      creases: 'M400 460Q600 520 940 560M520 330Q700 420 850 590',
    }
    const flop =
      path('M520 320Q640 240 800 330Q950 420 960 560Q900 610 840 590Q700 560 520 320Z', fabric) +
      path(
        'M520 320Q640 240 800 330Q950 420 960 560Q900 610 840 590Q700 560 520 320Z',
        '#12102a',
        'opacity=".18"',
      ) +
      stroke('M520 320Q700 560 850 592', darken(paint, 0.55), 7)
    const cap =
      sewn(shape) +
      flop +
      stroke('M352 860Q600 922 858 860', darken(paint, 0.4), 14, 'opacity=".6"')
    return [
      { name: 'front', body: floor(600, 914, 700) + cap },
      {
        name: 'from the other side',
        body: floor(600, 914, 700) + group('matrix(-1 0 0 1 1200 0)', cap),
      },
      { name: 'weave', body: closeUp(cap, 600, 680, 2.1) },
    ]
  },

  'head-tie'({ paint }) {
    const fabric = asoOke(paint, lighten(paint, 0.8))
    const band =
      'M336 650C420 540 780 540 864 650C884 730 876 786 850 830C740 700 460 700 350 830C324 786 316 730 336 650Z'
    const tie =
      repeat(geleFolds.length, (index) => layer(index, fabric, paint)) +
      sewn({
        outline: band,
        fabric,
        paint,
        creases: 'M336 706Q600 560 864 706M344 766Q600 620 856 766M400 630Q600 550 800 630',
      })
    const cloth =
      rect(150, 420, 900, 430, fabric) +
      clipped(
        rect(150, 420, 900, 430, '#000'),
        folds('M150 560H1050M150 700H1050M400 420V850M760 420V850', 10),
      ) +
      repeat(30, (index) => stroke(`M${160 + index * 30} 850v34`, lighten(paint, 0.3), 5))
    return [
      {
        name: 'tied',
        body: floor(600, 1066, 520, 40) + dressed(tie),
      },
      { name: 'cloth', body: floor(600, 890, 940) + cloth },
      { name: 'fold', body: closeUp(tie, 620, 430, 1.9) },
    ]
  },

  'auto-gele'({ paint }) {
    const light = lighten(paint, 0.35)
    const pleat = (index: number) => {
      const turn = -66 + index * 22
      return group(
        `rotate(${turn} 600 700)`,
        path(
          `M600 700L530 ${250 - (3 - Math.abs(index - 3)) * 26}Q600 ${190 - (3 - Math.abs(index - 3)) * 26} 670 ${250 - (3 - Math.abs(index - 3)) * 26}Z`,
          across(darken(paint, 0.3), light, paint, darken(paint, 0.35)),
        ),
      )
    }
    const rosette =
      repeat(3, (index) =>
        ellipse(
          440,
          640,
          120 - index * 36,
          104 - index * 32,
          index % 2 ? light : darken(paint, 0.2),
        ),
      ) + ellipse(440, 640, 20, 18, light)
    const band = sewn({
      outline:
        'M330 700C420 600 780 600 870 700C880 800 860 850 838 880C720 800 480 800 362 880C340 850 320 800 330 700Z',
      fabric: paint,
      paint,
      creases: 'M340 750Q600 650 860 750M350 810Q600 710 850 810M400 690Q600 620 800 690',
    })
    const gele = repeat(3, (i) => pleat(i) + pleat(6 - i)) + pleat(3) + band + rosette
    const inner =
      ellipse(600, 640, 360, 300, darken(paint, 0.15)) +
      ellipse(600, 640, 270, 216, darken(paint, 0.6)) +
      ellipse(600, 640, 300, 244, 'none', `stroke="#22232c" stroke-width="34"`) +
      ellipse(
        600,
        640,
        300,
        244,
        'none',
        `stroke="#ffffff" stroke-width="4" stroke-dasharray="12 10" opacity=".5"`,
      )
    return [
      {
        name: 'on a mannequin',
        body: floor(600, 1066, 520, 40) + dressed(gele),
      },
      { name: 'inner band', body: floor(600, 950, 800) + inner },
      { name: 'pleats', body: closeUp(gele, 620, 430, 1.9) },
    ]
  },
}

/** On the mannequin, whole in the picture. */
function dressed(tie: string): string {
  const worn = group('translate(600 470) scale(.76) translate(-600 -720)', tie)
  return group('translate(600 1060) scale(.84) translate(-600 -1060)', head, worn)
}

/** The folds of a gele, from the wide fan at the back to the low one over the brow: outline and pleats. */
const geleFolds: readonly (readonly [outline: string, pleats: string])[] = [
  [
    'M330 700C150 620 70 400 190 230C330 60 640 30 830 130C1040 240 1120 520 890 700Q620 560 330 700Z',
    'M600 760L130 420M600 760L230 220M600 760L380 110M600 760L560 70M600 760L740 90M600 760L900 190M600 760L1020 330M600 760L1060 500',
  ],
  [
    'M344 720C210 640 200 460 330 360C500 240 760 250 890 370C1010 480 990 640 880 716Q620 590 344 720Z',
    'M560 780L240 500M560 780L340 370M560 780L480 300M560 780L640 280M560 780L790 310M560 780L920 420M560 780L970 560',
  ],
  [
    'M340 740C290 640 350 540 480 500C640 450 820 500 880 620Q900 680 876 740Q600 610 340 740Z',
    'M330 700Q560 520 880 640M350 640Q580 470 860 590M420 560Q600 450 800 540',
  ],
]

function layer(index: number, fabric: string, paint: string): string {
  const [outline = '', pleats = ''] = geleFolds[index] ?? []
  return sewn({ outline, fabric, paint, creases: pleats })
}
