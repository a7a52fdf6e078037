import { darken, lighten } from '../color.ts'
import { gold } from '../solids.ts'
import type { Family } from '../studio.ts'
import { across, circle, diagonal, down, path, rect, repeat, stroke } from '../svg.ts'
import { sewn } from './garments.ts'
import { shod, soleOf } from './shoes.ts'

const high =
  'M200 640C180 560 200 480 240 440Q320 500 400 560C560 680 760 760 920 770Q1040 780 1090 850Q1090 880 1040 880H860Q640 860 480 740Q360 650 250 660Z'
const middle =
  'M200 720C184 640 200 580 236 550Q330 600 430 640C580 700 740 740 900 760Q1040 780 1090 850Q1090 884 1040 884H860Q640 880 480 800Q360 740 250 750Z'

export const heels: Family<
  'heel' | 'block-heel' | 'court-shoe' | 'ballerina' | 'wedge-sandal' | 'sandal'
> = {
  heel({ paint }) {
    const strap =
      stroke('M236 470Q330 340 476 420', paint, 24) +
      circle(300, 404, 20, gold) +
      stroke('M476 420Q500 440 470 560', paint, 18)
    const spike =
      path(
        'M204 640L330 690Q290 800 280 960H236Q240 800 204 640Z',
        across(darken(paint, 0.35), lighten(paint, 0.1), darken(paint, 0.4)),
      ) +
      thinSole(
        'M230 650Q360 640 480 740Q640 850 860 874H1050q30 0 40 30H830Q620 890 470 776Q350 690 250 690Z',
        paint,
      )
    return shod(
      spike + pump(high, paint) + strap,
      [360, 520, 2, 'ankle strap'],
      soleOf('#b0332e', '#d8a27a', 0),
    )
  },

  'block-heel'({ paint }) {
    const block =
      path(
        'M202 700L380 760L372 950H216Z',
        across(darken(paint, 0.3), lighten(paint, 0.16), darken(paint, 0.35)),
      ) +
      rect(216, 930, 156, 24, '#22232c', 4) +
      thinSole(
        'M230 740Q360 740 480 806Q640 866 860 876H1050q30 0 40 34H830Q620 904 470 836Q350 780 250 780Z',
        paint,
      )
    return shod(block + pump(middle, paint), [300, 780, 2, 'heel'], soleOf('#3a2f2c', '#d8a27a', 0))
  },

  'court-shoe'({ paint }) {
    const kitten =
      path(
        'M206 740L340 780Q312 860 316 950H252Q250 850 206 740Z',
        across(darken(paint, 0.35), lighten(paint, 0.12), darken(paint, 0.4)),
      ) +
      thinSole(
        'M230 740Q360 740 480 806Q640 866 860 876H1050q30 0 40 34H830Q620 904 470 836Q350 780 250 780Z',
        paint,
      )
    const seam = stroke('M640 712Q600 780 640 852', darken(paint, 0.45), 4)
    return shod(
      kitten + pump(middle, paint, seam),
      [860, 800, 2, 'toe'],
      soleOf('#3a2f2c', '#b98a6a', 4),
    )
  },

  ballerina({ paint }) {
    const outline =
      'M196 860C180 770 190 700 226 670Q320 760 480 780C640 800 720 740 800 720Q1010 730 1086 820Q1100 870 1060 880H230Z'
    const bow =
      path(
        'M880 726L800 680Q780 720 800 760ZM880 726L960 690Q980 730 956 764Z',
        darken(paint, 0.18),
      ) + circle(880, 728, 20, darken(paint, 0.3))
    const edge = stroke('M226 674Q320 764 480 784C640 804 720 744 800 724', darken(paint, 0.35), 14)
    const inside = path('M226 670Q400 640 800 720Q700 800 480 780Q320 760 226 670Z', '#e4c9a8')
    const sole = path('M200 866H1076q10 24-20 34H220q-24-10-20-34Z', '#4a3428')
    const body = sewn({
      outline,
      fabric: diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)),
      paint,
      creases: '',
    })
    return shod(
      inside + body + edge + bow + sole,
      [880, 740, 2, 'bow'],
      soleOf('#4a3428', '#d8b48a', 0),
    )
  },

  'wedge-sandal'({ paint }) {
    const wedge =
      path(
        'M190 640Q360 640 560 760Q760 850 1080 850q20 40-20 60H240Q180 780 190 640Z',
        down('#d8b17a', '#b0834a'),
      ) +
      repeat(8, (index) =>
        stroke(
          `M${230 + index * 6} ${690 + index * 27}Q600 ${810 + index * 14} ${700 + index * 50} ${870 + index * 5}`,
          '#8f6838',
          3,
          'stroke-dasharray="9 12" opacity=".6"',
        ),
      ) +
      path(
        'M196 640Q360 620 560 740Q760 830 1080 836v18Q760 858 556 770Q360 660 192 662Z',
        '#f0ddbf',
      ) +
      path('M232 906H1062l-8 20H240Z', '#3a2a1c')
    const strap = (d: string) =>
      stroke(d, darken(paint, 0.35), 62) +
      stroke(d, paint, 52) +
      stroke(d, lighten(paint, 0.3), 4, 'stroke-dasharray="10 8"')
    const straps = strap('M720 810Q790 650 930 800') + strap('M800 820Q900 680 1010 820')
    const anklet =
      stroke('M216 640Q196 480 250 440', darken(paint, 0.2), 34) +
      stroke('M236 470Q340 390 440 470Q470 560 440 660', paint, 28) +
      rect(330, 404, 52, 46, gold, 8) +
      rect(342, 416, 28, 22, paint, 3)
    return shod(
      wedge + straps + anklet,
      [340, 520, 1.9, 'ankle strap'],
      soleOf('#3a2a1c', '#c79a6b', 8),
    )
  },

  sandal({ paint }) {
    const bed =
      path(
        'M170 830Q160 776 260 776Q520 800 700 826Q900 836 1060 806Q1100 812 1096 846Q1080 880 1000 884H250Q176 884 170 830Z',
        down('#c79a6b', '#8a6138'),
      ) +
      path(
        'M168 834Q170 926 260 926H1000Q1096 918 1098 834Q1060 868 960 872H270Q190 872 168 834Z',
        '#2c2722',
      )
    const fabric = diagonal(lighten(paint, 0.25), paint, darken(paint, 0.25))
    const edge = `stroke="${darken(paint, 0.45)}" stroke-width="5"`
    const band = (d: string, stitches: string) =>
      path(d, fabric, edge) + stroke(stitches, lighten(paint, 0.4), 4, 'stroke-dasharray="10 8"')
    const straps =
      band(
        'M730 836L790 660Q870 616 950 670L1020 826Q880 846 730 836Z',
        'M748 822L800 674Q870 634 938 682L1000 814',
      ) +
      band(
        'M470 816L545 560Q610 520 690 570L690 834Q580 834 470 816Z',
        'M492 806L560 572Q612 538 674 580V820',
      ) +
      band(
        'M186 800Q176 640 214 500H300Q330 660 340 806Q260 806 186 800Z',
        'M202 786Q196 640 226 516H288Q314 660 324 790',
      ) +
      band(
        'M206 540L222 468Q420 430 640 540L606 620Q430 530 290 556Z',
        'M226 536L236 482Q420 448 618 546',
      )
    const tab =
      path('M390 462Q480 474 560 510L540 578Q460 546 380 540Z', darken(paint, 0.4)) +
      stroke(
        'M404 480Q480 490 544 520M400 502Q470 512 536 540M398 522Q466 532 530 558',
        lighten(paint, 0.2),
        4,
        'stroke-dasharray="4 6"',
      )
    return shod(bed + straps + tab, [440, 580, 1.9, 'strap'], soleOf('#2c2722', '#c79a6b', 8))
  },
}

function pump(outline: string, paint: string, seam = ''): string {
  const shine =
    path('M900 800Q1000 806 1050 846Q960 826 880 826Z', '#ffffff', 'opacity=".5"') +
    path('M240 560Q360 640 480 690Q360 660 230 610Z', '#ffffff', 'opacity=".18"')
  const fabric = diagonal(lighten(paint, 0.35), paint, darken(paint, 0.25))
  return sewn({ outline, fabric, paint, creases: '' }, shine + seam)
}

function thinSole(d: string, paint: string): string {
  return path(d, darken(paint, 0.6))
}
