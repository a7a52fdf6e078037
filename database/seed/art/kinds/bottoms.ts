import { adire, ankara, denim, folds } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { sewn, worn } from './garments.ts'

const legs = 'M420 170H780L800 420L850 1040H650L606 520L594 520L550 1040H350L400 420Z'
const legCreases =
  'M450 470Q470 700 440 1030M750 470Q730 700 760 1030M560 420Q520 440 480 420M640 420Q680 440 720 420'

export const bottoms: Family<'trousers' | 'jeans' | 'head-tie' | 'cap'> = {
  trousers({ paint }) {
    const dark = darken(paint, 0.45)
    const crease = stroke('M490 260L452 1036M710 260L748 1036', lighten(paint, 0.25), 4)
    const band =
      rect(410, 170, 380, 48, darken(paint, 0.2)) +
      circle(600, 194, 12, lighten(paint, 0.5)) +
      repeat(4, (index) => rect(450 + index * 92, 160, 16, 66, dark, 4))
    return worn(
      {
        outline: legs,
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

  jeans({ paint, variant }) {
    const thread = '#d9a14a'
    const seam = (d: string) => stroke(d, thread, 4, 'stroke-dasharray="10 7"')
    const band =
      rect(410, 170, 380, 50, darken(paint, 0.16)) +
      seam('M412 180H788M412 212H788') +
      circle(600, 196, 13, steel('#c8a05a')) +
      repeat(4, (index) => rect(448 + index * 92, 160, 18, 70, darken(paint, 0.1), 3))
    const fade =
      ellipse(480, 640, 50, 180, lighten(paint, 0.6), 'opacity=".25"') +
      ellipse(720, 640, 50, 180, lighten(paint, 0.6), 'opacity=".25"')
    const torn =
      variant % 2 === 1
        ? repeat(4, (index) =>
            stroke(`M440 ${680 + index * 14}h70M700 ${760 + index * 14}h60`, '#eef2f8', 5),
          )
        : ''
    const pocket = (x: number) =>
      path(`M${x} 320h120v90l-60 40-60-40Z`, darken(paint, 0.08)) +
      seam(`M${x + 6} 326h108v80l-54 36-54-36Z`)
    return worn(
      {
        outline: legs,
        fabric: denim(paint),
        paint,
        creases: legCreases,
        front:
          fade +
          band +
          seam(
            'M608 222V430Q598 452 560 456M412 340Q480 330 490 222M788 340Q720 330 710 222M400 440L360 1030M800 440L840 1030',
          ) +
          torn,
        back: fade + band + seam('M600 222V520') + pocket(440) + pocket(640),
      },
      [600, 270, 2.1, 'button and seams'],
    )
  },

  'head-tie'({ paint, variant }) {
    const fabric =
      [paint, ankara(paint, variant), adire(darken(paint, 0.3), lighten(paint, 0.75), variant)][
        variant % 3
      ] ?? paint
    const fan =
      'M600 640C420 620 250 500 230 330C330 230 420 300 470 330C480 230 560 170 620 190C690 170 760 240 770 330C840 290 930 260 980 350C960 520 800 640 600 640Z'
    const band =
      'M330 640C420 540 780 540 870 640C880 760 850 820 830 850C700 760 500 760 370 850C350 820 320 760 330 640Z'
    const tie =
      sewn({
        outline: fan,
        fabric,
        paint,
        creases:
          'M600 640Q400 560 300 350M600 640Q500 480 480 340M600 640Q610 420 620 200M600 640Q700 480 760 340M600 640Q820 560 920 360',
      }) +
      sewn({
        outline: band,
        fabric,
        paint,
        creases: 'M340 700Q600 600 860 700M350 760Q600 660 850 760M400 640Q600 570 800 640',
      })
    const head = path(
      'M600 1060C450 1060 380 940 380 780H820C820 940 750 1060 600 1060Z',
      glow(['#8a5a3c', '#6b4029', '#4e2d1c'], 0.42, 0.3, 0.7),
    )
    const square =
      rect(250, 260, 700, 700, fabric) +
      folds('M250 490H950M250 730H950M480 260V960M720 260V960', 10)
    return [
      { name: 'tied', body: floor(600, 1064, 400, 40) + head + tie },
      { name: 'cloth', body: floor(600, 968, 840) + square },
      { name: 'fold', body: closeUp(tie, 620, 430, 1.9) },
    ]
  },

  cap({ paint, variant, label }) {
    return variant % 2 === 0 ? baseballCap(paint, label) : filaCap(paint, variant)
  },
}

function baseballCap(paint: string, label: string) {
  const crown = {
    outline: 'M300 700C290 420 430 290 600 290S910 420 900 700Q600 640 300 700Z',
    fabric: paint,
    paint,
    creases: 'M600 296V660M430 350Q390 500 400 680M770 350Q810 500 800 680',
  }
  const peak =
    path(
      'M300 690Q600 620 900 690C960 800 1000 850 940 880Q600 780 260 880C200 850 240 800 300 690Z',
      darken(paint, 0.18),
    ) +
    stroke(
      'M286 820Q600 740 914 820M300 770Q600 692 900 770',
      lighten(paint, 0.25),
      4,
      'stroke-dasharray="12 8"',
    )
  const front =
    sewn(crown, words(label, 600, 560, { size: 64, ink: inkOn(paint), within: 300 })) +
    ellipse(600, 292, 26, 12, darken(paint, 0.3)) +
    peak
  return [
    { name: 'front', body: floor(600, 880, 820) + front },
    {
      name: 'side',
      body:
        floor(620, 800, 860) +
        group('matrix(.86 0 0 1 -40 0)', sewn(crown)) +
        path(
          'M560 690Q700 640 790 676L1100 780Q1120 812 1070 816Q800 800 560 740Z',
          darken(paint, 0.18),
        ),
    },
    { name: 'stitching', body: closeUp(front, 600, 700, 2) },
  ]
}

function filaCap(paint: string, variant: number) {
  const fabric =
    variant % 4 === 1
      ? ankara(paint, variant)
      : adire(darken(paint, 0.3), lighten(paint, 0.7), variant)
  const shape = {
    outline:
      'M360 860L340 480C340 380 460 300 620 300Q760 300 860 420L880 520L850 560L842 860Q600 920 360 860Z',
    fabric,
    paint,
    creases: 'M420 420Q600 520 850 500M380 560Q600 640 840 590M500 340Q640 420 840 440',
  }
  const cap =
    sewn(shape) +
    ellipse(601, 862, 242, 34, darken(paint, 0.5)) +
    stroke('M360 858Q600 920 842 858', lighten(paint, 0.4), 10)
  return [
    { name: 'front', body: floor(600, 900, 700) + cap },
    {
      name: 'leaning',
      body:
        floor(600, 900, 700) + group('matrix(-1 0 0 1 1200 0)', group('rotate(-8 600 860)', cap)),
    },
    { name: 'cloth', body: closeUp(cap, 620, 520, 2) },
  ]
}
