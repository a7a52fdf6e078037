import { asoOke, folds } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, clipped, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { sewn } from './garments.ts'

/** A bust of a display: neck and shoulders under a face without features. */
const head =
  path(
    'M520 900H680V1010Q700 1070 840 1090V1110H360V1090Q500 1070 520 1010Z',
    across('#4e2d1c', '#7a4c32', '#4e2d1c'),
  ) +
  path(
    'M396 700H804C812 860 740 1016 600 1016C460 1016 388 860 396 700Z',
    glow(['#8a5a3c', '#6b4029', '#4e2d1c'], 0.42, 0.3, 0.7),
  )
const stand =
  path('M560 860H640L660 1010H540Z', across('#8a6238', '#d0a36c', '#7a5530')) +
  ellipse(600, 1012, 170, 26, '#6b4a2c')

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
      'M322 690C400 560 800 560 878 690C892 770 880 820 858 856C730 740 470 740 342 856C320 820 308 770 322 690Z'
    const tie =
      repeat(4, (index) => layer(index, fabric, paint)) +
      sewn({
        outline: band,
        fabric,
        paint,
        creases: 'M336 740Q600 590 864 740M346 800Q600 660 854 800M400 660Q600 580 800 660',
      })
    const cloth =
      rect(150, 420, 900, 430, fabric) +
      clipped(
        rect(150, 420, 900, 430, '#000'),
        folds('M150 560H1050M150 700H1050M400 420V850M760 420V850', 10),
      ) +
      repeat(30, (index) => stroke(`M${160 + index * 30} 850v34`, lighten(paint, 0.3), 5))
    return [
      { name: 'tied', body: floor(600, 1112, 420, 40) + head + tie },
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
      { name: 'on a stand', body: floor(600, 1024, 420, 40) + stand + gele },
      { name: 'inner band', body: floor(600, 950, 800) + inner },
      { name: 'pleats', body: closeUp(gele, 620, 430, 1.9) },
    ]
  },
}

/** One fold of a gele, from the wide one at the back to the small one over the brow: each a fan of pleats. */
function layer(index: number, fabric: string, paint: string): string {
  const pleats = repeat(
    7,
    (pleat) => `M600 760L${170 + pleat * 143} ${pleat % 6 === 0 ? 420 : 190}`,
  )
  return group(
    `translate(${index * 50 + 50} ${index * 46 + 30}) rotate(${index * 3 - 5} 600 700) scale(${0.92 - index * 0.1})`,
    sewn({
      outline:
        'M330 740C150 660 90 420 190 260C250 330 280 350 310 350C340 210 450 110 600 90C750 110 860 210 890 350C920 350 950 330 1010 260C1110 420 1050 660 870 740Q600 620 330 740Z',
      fabric,
      paint,
      creases: pleats,
    }),
  )
}
