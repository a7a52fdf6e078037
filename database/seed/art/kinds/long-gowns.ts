import { darken, lighten } from '../color.ts'
import type { Family } from '../studio.ts'
import { across, circle, ellipse, group, mirrored, path, repeat, stroke } from '../svg.ts'
import { neck, worn } from './garments.ts'

/** Narrow above and long below: what ends at the ankle has to look it. */
const maxi =
  'M530 96Q600 140 670 96L724 110L748 208L720 246Q704 290 710 330Q800 640 856 1076Q600 1106 344 1076Q400 640 490 330Q496 290 480 246L452 208L476 110Z'
const boubou =
  'M530 96Q600 140 670 96Q750 112 800 200L890 440Q880 550 800 610Q814 850 846 1076Q600 1108 354 1076Q386 850 400 610Q320 550 310 440L400 200Q450 112 530 96Z'
const abaya =
  'M550 160L600 174L650 160L720 186Q762 210 778 266L846 536L786 552L726 384Q798 700 850 1076Q600 1106 350 1076Q402 700 474 384L414 552L354 536L422 266Q438 210 480 186Z'
const hem = 1086

export const longGowns: Family<'pleated-dress' | 'boubou' | 'abaya'> = {
  'pleated-dress'({ paint }) {
    const pleats = repeat(15, (index) => {
      const [top, below] = [Math.round(497 + index * 14.7), Math.round(362 + index * 34)]
      return stroke(
        `M${top} 346L${below} 1084`,
        index % 2 ? lighten(paint, 0.3) : darken(paint, 0.35),
        7,
        'opacity=".65"',
      )
    })
    const waist =
      path('M486 318Q600 336 714 318V358Q600 378 486 358Z', darken(paint, 0.22)) +
      stroke(
        repeat(12, (index) => `M${498 + index * 18.5} 326v32`),
        darken(paint, 0.4),
        3,
      )
    const bodice = repeat(7, (index) =>
      stroke(
        `M${516 + index * 28} 170L${520 + index * 27} 318`,
        darken(paint, 0.25),
        4,
        'opacity=".6"',
      ),
    )
    return worn(
      {
        outline: maxi,
        fabric: paint,
        paint,
        creases: '',
        front: pleats + bodice + waist + smallNeck(paint, 62),
        back:
          pleats + waist + stroke('M600 112V318', darken(paint, 0.45), 5) + smallNeck(paint, 28),
      },
      [600, 420, 1.8, 'pleats'],
      hem,
    )
  },

  boubou({ paint }) {
    const stones =
      repeat(13, (index) => {
        const turn = (index * Math.PI) / 12
        const [x, y] = [600 - Math.cos(turn) * 112, 108 + Math.sin(turn) * 112]
        return circle(
          Math.round(x),
          Math.round(y),
          index % 2 ? 8 : 12,
          index % 2 ? '#ffffff' : '#e9c46a',
        )
      }) +
      repeat(6, (index) =>
        path(`M600 ${236 + index * 42}l13 16-13 16-13-16Z`, index % 2 ? '#ffffff' : '#e9c46a'),
      )
    const hems =
      stroke('M314 450Q326 548 400 604M886 450Q874 548 800 604', '#e9c46a', 11) +
      stroke('M358 1062Q600 1094 842 1062', '#e9c46a', 11)
    return worn(
      {
        outline: boubou,
        fabric: paint,
        paint,
        creases:
          'M470 180Q400 560 390 1070M730 180Q800 560 810 1070M540 360Q510 700 500 1080M660 360Q690 700 700 1080M400 260Q340 400 350 540M800 260Q860 400 850 540',
        front: smallNeck(paint, 66) + stones + hems,
        back: smallNeck(paint, 28) + hems,
      },
      [600, 260, 2, 'stoned neck'],
      hem,
    )
  },

  abaya({ paint }) {
    const edge = lighten(paint, 0.35)
    const cuffs =
      stroke('M366 492L426 508M834 492L774 508', edge, 6) +
      mirrored(repeat(4, (index) => stroke(`M${370 + index * 15} 534l5-28`, edge, 4)))
    const garment = {
      outline: abaya,
      fabric: paint,
      paint,
      creases:
        'M500 420Q480 760 430 1076M700 420Q720 760 770 1076M550 460Q530 780 520 1086M650 460Q670 780 680 1086',
      front: stroke('M600 330V1084', edge, 4, 'opacity=".5"') + cuffs,
      back: cuffs,
    }
    const behind =
      'M600 60C480 60 430 150 440 260Q400 380 350 470Q600 560 850 470Q800 380 760 260C770 150 720 60 600 60Z'
    const cloth = lighten(paint, 0.1)
    const hood =
      path(behind, cloth) +
      ellipse(600, 206, 108, 122, darken(paint, 0.45)) +
      ellipse(600, 214, 92, 112, across('#6f4630', '#b98460@42', '#8a5a3c@76', '#5f3b28')) +
      ellipse(600, 206, 108, 122, 'none', `stroke="${edge}" stroke-width="7"`) +
      path('M492 250Q560 380 720 350L880 560Q760 560 640 470Q480 440 400 380L450 300Z', cloth) +
      stroke(
        'M492 262Q570 400 730 366M430 350Q560 440 700 440L860 550M386 440Q420 470 470 476',
        edge,
        5,
        'opacity=".6"',
      )
    const shawl =
      path(behind, cloth) +
      stroke('M440 280Q600 380 760 280M390 400Q600 500 810 400', edge, 5, 'opacity=".6"')
    const veils: Record<string, string> = { front: hood, back: shawl }
    return worn(garment, [600, 620, 1.8, 'cloth'], hem).map(({ name, body }) => ({
      name,
      body: veils[name] ? body + group('translate(228 24) scale(.62)', veils[name]) : body,
    }))
  },
}

function smallNeck(paint: string, depth: number): string {
  return group('translate(180 -60) scale(.7)', neck(paint, depth, 104))
}
