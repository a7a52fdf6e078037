import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { across, again, circle, ellipse, once, path, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'cola-pack'
  | 'big-cola-pack'
  | 'orange-drink-pack'
  | 'pineapple-drink-pack'
  | 'lemon-drink-pack'
  | 'water-pack'

export const drinks: Family<Kind> = {
  'cola-pack': ({ paint, label }) =>
    wrapped(plastic({ liquid: '#3a160e', cap: paint, band: paint, word: label })),
  'big-cola-pack': ({ paint, label }) =>
    wrapped(plastic({ liquid: '#3a160e', cap: paint, band: paint, word: label }), 3),
  'orange-drink-pack': () =>
    wrapped(
      plastic({ liquid: '#f08a1c', cap: '#2f7a48', band: '#fff3dc', word: 'ORANGE', art: orange }),
    ),
  'pineapple-drink-pack': () =>
    wrapped(
      plastic({
        liquid: '#f4c93a',
        cap: '#2f7a48',
        band: '#2f7a48',
        word: 'PINEAPPLE',
        art: pineapple,
      }),
    ),
  'lemon-drink-pack': () =>
    wrapped(
      plastic({
        liquid: '#bfe3cf',
        cap: '#1f8f4e',
        band: '#1f8f4e',
        word: 'LEMON LIME',
        art: lemon,
      }),
    ),
  'water-pack': () =>
    wrapped(
      plastic({ liquid: '#bfe2f6', cap: '#2a63c4', band: '#2a63c4', word: 'WATER', art: drop }),
    ),
}

interface Drink {
  liquid: string
  cap: string
  band: string
  word: string
  art?: string
}

/** A plastic bottle on the floor at 1010, 300 wide. */
function plastic({ liquid, cap, band, word, art = '' }: Drink): string {
  return (
    lathe(
      [
        [260, 52],
        [340, 56],
        [480, 140],
        [570, 150],
        [650, 136],
        [770, 146],
        [960, 150],
        [1004, 130],
      ],
      across(darken(liquid, 0.4), `${lighten(liquid, 0.5)}@24`, liquid, darken(liquid, 0.35)),
    ) +
    path('M548 268H652Q660 340 690 380H510Q540 340 548 268Z', '#ffffff', 'opacity=".35"') +
    rect(540, 190, 120, 76, round(cap), 12) +
    path('M456 570H744V800H456Z', round(band)) +
    words(word, 600, art ? 646 : 706, {
      size: art ? 46 : 62,
      ink: inkOn(band),
      within: 236,
      weight: 17,
    }) +
    art +
    circle(520, 880, 7, '#ffffff', 'opacity=".5"') +
    circle(640, 930, 7, '#ffffff', 'opacity=".5"') +
    circle(690, 860, 6, '#ffffff', 'opacity=".5"')
  )
}

/** Bottles in clear film: so many in a row, and rows behind one another. */
function wrapped(bottle: string, inRow: 3 | 4 = 4): View[] {
  const size = 2.9 / inRow
  const rows = inRow - 1
  const at = (x: number, y: number, scale: number) =>
    again('one', `translate(${x} ${y}) scale(${scale}) translate(-600 -1010)`)
  const defined = once('one', bottle)
  const row = (behind: number) =>
    repeat(inRow, (index) =>
      at(
        Math.round(600 + (index - (inRow - 1) / 2) * 305 * size + behind * 24),
        1004 - behind * 56,
        size * (1 - behind * 0.03),
      ),
    )
  const top = 1004 - 820 * size - (rows - 1) * 40
  const half = (305 * size * inRow) / 2
  const film =
    path(
      `M${600 - half - 14} 1004V${top + 150}Q${600 - half} ${top} ${600 - half + 130} ${top - 6}H${600 + half}Q${600 + half + 70} ${top + 10} ${600 + half + 44} 960L${600 + half + 14} 1004Z`,
      across('#ffffff/.3', '#ffffff/.04@16', '#ffffff/.14@50', '#ffffff/.03@82', '#1a1633/.14'),
    ) +
    stroke(
      `M${640 - half} ${top + 170}L${660 - half} 960M${560 + half} ${top + 130}Q${600 + half} 800 ${570 + half} 960`,
      '#ffffff',
      9,
      'opacity=".5"',
    )
  const pack = defined + repeat(rows, (index) => row(rows - 1 - index)) + film
  return [
    { name: 'the pack', body: floor(610, 1006, half * 2 + 160) + pack },
    { name: 'one of them', body: floor(600, 1010, 420) + bottle },
    { name: 'label', body: closeUp(bottle, 600, 680, 2) },
    {
      name: 'three',
      body:
        floor(600, 1010, 1000) +
        defined +
        at(300, 1000, 0.96) +
        at(900, 1000, 0.96) +
        at(600, 1010, 1),
    },
  ]
}

export const orange =
  circle(600, 728, 62, '#f08a1c') +
  circle(600, 728, 50, '#f9a94a') +
  stroke('M600 680V776M552 728H648M566 694L634 762M634 694L566 762', '#fff0d6', 5) +
  path('M600 668q14-34 52-30q-10 34-52 30Z', '#3f8f4a')

export const pineapple =
  ellipse(600, 742, 40, 54, '#e8a52a') +
  stroke('M566 720L630 780M566 752L612 794M634 720L570 780M634 752L588 794', '#a8701a', 4) +
  path('M600 694q-34-20-26-44q18 4 24 22q0-30 8-34q10 8 6 34q8-18 24-20q4 26-36 42Z', '#3f8f4a')

const lemon =
  path('M546 730Q560 680 610 680T668 722Q660 780 604 782T546 730Z', '#f4e04a') +
  circle(650, 760, 34, '#8ccf4a') +
  circle(650, 760, 26, '#c9ec8a')

const drop =
  path('M600 670Q660 740 600 784Q540 740 600 670Z', '#ffffff', 'opacity=".95"') +
  path('M586 730q-6 24 12 36', 'none', 'stroke="#8fc2ec" stroke-width="6" stroke-linecap="round"')
