import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { sewn } from './garments.ts'

const low =
  'M205 800C188 720 196 620 232 560Q330 596 450 570L600 520C700 610 850 650 990 680Q1086 715 1076 800Z'
const ankle =
  'M205 800C190 660 200 500 222 420Q340 452 470 420Q500 500 600 520C720 600 850 650 990 680Q1086 715 1076 800Z'

export const shoes: Family<
  'leather-shoe' | 'derby-shoe' | 'brogue' | 'loafer' | 'school-shoe' | 'desert-boot'
> = {
  'leather-shoe'({ paint, label }) {
    const dark = darken(paint, 0.5)
    const front =
      stroke('M452 572Q560 660 690 690Q770 720 756 800', dark, 5) +
      stroke('M600 522Q560 600 640 676', dark, 5) +
      stroke('M886 660Q846 730 876 800', dark, 5) +
      stroke('M898 662Q858 730 888 800', lighten(paint, 0.3), 3, 'stroke-dasharray="4 9"')
    return dress(paint, label, front + laces(paint, 4) + shine(), 'leather')
  },

  'derby-shoe'({ paint, label }) {
    const dark = darken(paint, 0.5)
    const flap =
      path('M430 574L606 520L770 634Q720 726 610 716Q500 690 430 574Z', darken(paint, 0.14)) +
      stroke('M430 574Q500 690 610 716Q720 726 770 634', dark, 5) +
      stroke(
        'M446 586Q510 676 612 700Q704 708 748 636',
        lighten(paint, 0.3),
        3,
        'stroke-dasharray="9 7"',
      )
    const cap = stroke('M886 660Q846 730 876 800M902 664Q862 730 892 800', dark, 5)
    return dress(paint, label, flap + cap + laces(paint, 3) + shine(), 'lacing')
  },

  brogue({ paint, label }) {
    const dark = darken(paint, 0.6)
    const holes = (d: string) => stroke(d, dark, 11, 'stroke-dasharray=".1 20"')
    const wing = 'M1076 716Q960 690 880 650Q860 730 760 730Q640 760 560 800'
    const heel = 'M330 590Q340 720 260 800'
    const front =
      path(`${wing}H1076Z`, darken(paint, 0.16)) +
      stroke(`${wing}M452 572Q520 650 640 660M330 590Q340 720 260 800`, dark, 5) +
      group('translate(0 16)', holes(wing)) +
      group('translate(-18 0)', holes(heel)) +
      holes('M470 600Q530 668 650 684') +
      holes('M960 716q20-24 40 0t-40 30')
    return dress(paint, label, front + laces(paint, 4), 'punched leather')
  },

  loafer({ paint, label }) {
    const dark = darken(paint, 0.5)
    const saddle =
      path('M520 560L640 540L800 650Q760 720 690 730Q560 690 520 560Z', darken(paint, 0.2)) +
      stroke('M520 560Q560 690 690 730Q760 720 800 650', dark, 5) +
      stroke('M620 620L716 664', darken(paint, 0.75), 22)
    const apron =
      stroke('M480 570Q560 740 760 740Q930 740 1000 690', dark, 5) +
      stroke(
        'M486 590Q570 756 764 756Q940 756 1014 702',
        lighten(paint, 0.3),
        3,
        'stroke-dasharray="9 8"',
      )
    return dress(paint, label, apron + saddle + shine(), 'saddle')
  },

  'school-shoe'({ paint, label }) {
    const dark = darken(paint, 0.6)
    const flap =
      path('M430 574L606 520L750 620Q700 700 610 690Q500 670 430 574Z', lighten(paint, 0.07)) +
      stroke('M430 574Q500 670 610 690Q700 700 750 620M860 650Q830 720 850 800', dark, 5)
    const upper = leather(low, paint, flap + laces(paint, 3) + shine())
    const sole =
      path('M186 790H1082q22 50-6 96H196Q176 840 186 790Z', down('#2a2b33', '#101016')) +
      repeat(21, (index) => rect(206 + index * 42, 866, 26, 26, '#1c1d25', 5)) +
      stroke('M196 808H1072', '#5a5c68', 5, 'stroke-dasharray="12 8"')
    const shoe = opening(paint) + upper + sole + mark(label, paint)
    return shod(shoe, [640, 640, 1.9, 'toe and laces'], soleOf('#1c1d25', '#2a2b33', 10))
  },

  'desert-boot'({ paint, label }) {
    const dark = darken(paint, 0.5)
    const front =
      path(
        'M400 430L470 420Q500 500 610 524L700 590Q640 690 540 680Q440 600 400 430Z',
        darken(paint, 0.1),
      ) +
      stroke('M400 430Q440 600 540 680Q640 690 700 590', dark, 5) +
      repeat(
        2,
        (index) =>
          stroke(`M${500 + index * 60} ${506 + index * 44}l64-20`, darken(paint, 0.65), 23) +
          stroke(`M${500 + index * 60} ${506 + index * 44}l64-20`, laceColor(paint), 13) +
          circle(498 + index * 60, 510 + index * 44, 14, darken(paint, 0.6)) +
          circle(498 + index * 60, 510 + index * 44, 7, '#c9b06a'),
      ) +
      stroke('M540 480Q470 400 444 446T532 490Q560 400 596 420T540 490', laceColor(paint), 11) +
      stroke('M532 490Q500 540 466 548M542 490Q550 540 530 580', laceColor(paint), 9) +
      stroke('M252 460Q262 640 238 790', dark, 4, 'opacity=".6"')
    const upper = sewn(
      {
        outline: ankle,
        fabric: diagonal(lighten(paint, 0.14), paint, darken(paint, 0.12)),
        paint,
        creases: 'M640 560Q640 640 720 680',
      },
      front,
    )
    const crepe =
      path('M190 790H1078q26 40-4 84H206Q172 840 190 790Z', down('#e8d3a6', '#c4a26a')) +
      stroke('M206 830H1070M210 852H1066', '#a98850', 4, 'stroke-dasharray="18 10"')
    const shoe = ellipse(346, 428, 122, 20, dark) + upper + crepe + mark(label, paint)
    return shod(shoe, [600, 560, 1.9, 'eyelets'], soleOf('#c4a26a', '#dcc28e', 8))
  },
}

/** A low shoe of smooth leather on a leather sole with a heel. */
function dress(paint: string, label: string, front: string, near: string): View[] {
  const sole =
    path('M190 796H1078q18 22-10 38H470L456 884H204Z', down(darken(paint, 0.6), '#15151c')) +
    stroke('M206 806H1066', lighten(paint, 0.3), 3, 'stroke-dasharray="8 8" opacity=".7"')
  const shoe = opening(paint) + leather(low, paint, front) + sole + mark(label, paint)
  return shod(shoe, [680, 640, 1.9, near], soleOf(darken(paint, 0.5), '#6b4a30', 0))
}

function leather(outline: string, paint: string, front: string): string {
  const fabric = diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2))
  return sewn({ outline, fabric, paint, creases: '' }, front)
}

function opening(paint: string): string {
  return ellipse(342, 566, 112, 22, darken(paint, 0.62))
}

/** Lighter than the leather, or on pale leather darker: on black they have to be seen. */
function laceColor(paint: string): string {
  return inkOn(paint) === '#ffffff' ? mix(paint, '#d9d2c6', 0.55) : darken(paint, 0.5)
}

function laces(paint: string, count: number): string {
  const color = laceColor(paint)
  const rows = repeat(count, (index) => `M${548 + index * 42} ${572 + index * 32}l66-20`)
  return (
    stroke(rows, darken(paint, 0.65), 21) +
    stroke(rows, color, 12) +
    stroke('M584 544Q520 480 500 524T580 552Q600 470 636 488T584 552', color, 10) +
    stroke('M580 552Q560 600 530 612M588 552Q600 590 590 620', color, 8)
  )
}

function shine(): string {
  return path('M900 690Q990 700 1044 740Q980 726 890 722Z', '#ffffff', 'opacity=".45"')
}

function mark(label: string, paint: string): string {
  return words(label, 310, 700, { size: 24, ink: inkOn(paint), within: 120 })
}

/** Pair, side, near and sole of a shoe that stands on 900 to 930; the pair is seen from the front and above. */
export function shod(
  shoe: string,
  [x, y, zoom, name]: [number, number, number, string],
  sole: string,
): View[] {
  const one = floor(600, 920, 980) + shoe
  const another = '<use href="#it" transform="matrix(.74 .03 -.04 .78 300 70)"/>'
  return [
    {
      name: 'pair',
      body: another + group('matrix(.84 .03 -.05 .9 30 180)', `<g id="it">${one}</g>`),
    },
    { name: 'side', body: one },
    { name, body: closeUp(shoe, x, y, zoom) },
    { name: 'sole', body: sole },
  ]
}

export function soleOf(color: string, inside: string, bars: number): string {
  const outline =
    'M600 140C760 140 800 330 770 500C750 600 760 660 780 780C800 960 720 1060 600 1060S400 960 420 780C440 660 450 600 430 500C400 330 440 140 600 140Z'
  const grip = repeat(bars, (index) =>
    stroke(`M460 ${250 + index * (760 / Math.max(1, bars))}q140 50 280 0`, darken(inside, 0.3), 20),
  )
  const smaller = 'transform="translate(60 60) scale(.9)"'
  return (
    floor(600, 1060, 420, 30) +
    path(outline, color) +
    path(outline, inside, smaller) +
    path(outline, across('#ffffff/.25', '#12102a/.2'), smaller) +
    grip
  )
}
