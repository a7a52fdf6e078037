import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton } from '../packs.ts'
import { glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { across, circle, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'cola-pack'
  | 'big-cola-pack'
  | 'orange-drink-pack'
  | 'pineapple-drink-pack'
  | 'lemon-drink-pack'
  | 'water-pack'
  | 'water-jug'
  | 'chapman-cans'
  | 'malt-cans'
  | 'malt-bottles'
  | 'juice-carton'
  | 'juice-case'

interface Drink {
  liquid: string
  cap: string
  band: string
  word: string
  art?: string
}

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
  'water-jug': ({ label }) => waterJug(label),

  'chapman-cans': () => tray(can('#c8283a', 'CHAPMAN', ''), 2),
  'malt-cans': ({ paint, label }) => tray(can(paint, label, 'MALT DRINK'), 3),
  'malt-bottles': ({ paint, label }) => crate(brown(paint, label)),

  'juice-carton': (model) =>
    boxed({ x: 420, y: 300, w: 360, h: 700, depth: 220, color: '#f4e4c8' }, juice(model), [
      600,
      520,
      1.8,
      'label',
    ]),
  'juice-case': (model) => carton({ ...model, word: 'FRUIT JUICE' }, juice(model)),
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
    `<use href="#one" transform="translate(${x} ${y}) scale(${scale}) translate(-600 -1010)"/>`
  const defined = `<defs><g id="one">${bottle}</g></defs>`
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

/** A can on the floor at 1010, 280 wide. */
function can(paint: string, label: string, word: string): string {
  return (
    path('M470 470L490 430H710L730 470Z', steel('#c9ced6')) +
    ellipse(600, 430, 110, 18, '#dfe3ea') +
    ellipse(600, 430, 90, 13, '#b9bfca') +
    ellipse(600, 428, 34, 6, '#8f96a3') +
    path(
      'M460 480Q460 468 474 466H726Q740 468 740 480V960L716 1004Q600 1024 484 1004L460 960Z',
      round(paint),
    ) +
    path('M460 690Q600 750 740 640V760Q600 870 460 810Z', '#ffffff', 'opacity=".9"') +
    words(label, 600, 630, { size: 62, ink: inkOn(paint), within: 250, weight: 18 }) +
    words(word, 600, 890, { size: 30, ink: inkOn(paint), within: 230 })
  )
}

/** Cans on a tray of board under film. */
function tray(one: string, rows: 2 | 3): View[] {
  const inRow = 6
  const at = (x: number, y: number, size: number) =>
    `<use href="#one" transform="translate(${x} ${y}) scale(${size}) translate(-600 -1010)"/>`
  const row = (y: number, size: number) =>
    repeat(inRow, (index) => at(600 + (index - (inRow - 1) / 2) * 290 * size, y, size))
  const defined = `<defs><g id="one">${one}</g></defs>`
  const pack =
    defined +
    (rows === 3 ? row(800, 0.48) : '') +
    row(880, 0.51) +
    row(962, 0.54) +
    path('M120 880H1080L1066 1006H134Z', down('#d9b584', '#b98c54')) +
    path('M120 880H1080V900H122Z', '#e6c99c') +
    rect(124, 520, 952, 380, '#ffffff', 20, 'opacity=".12"') +
    stroke('M170 560L220 860M960 560Q1030 700 1000 860', '#ffffff', 12, 'opacity=".45"')
  return [
    { name: 'the tray', body: floor(600, 1006, 1040) + pack },
    { name: 'one of them', body: floor(600, 1012, 400) + one },
    {
      name: 'three',
      body:
        floor(600, 1010, 940) +
        defined +
        at(330, 1000, 0.94) +
        at(870, 1000, 0.94) +
        at(600, 1010, 1),
    },
  ]
}

/** A brown glass bottle with a crown cork. */
function brown(paint: string, label: string): string {
  return (
    lathe(
      [
        [240, 44],
        [440, 56],
        [560, 140],
        [700, 150],
        [960, 150],
        [1004, 138],
      ],
      across('#2a1408', '#9a5a26@24', '#5a2c10', '#210e05'),
    ) +
    rect(548, 206, 104, 46, steel('#d9b34a'), 8) +
    path('M548 300H652V400H548Z', round(paint)) +
    path('M452 660H748V900H452Z', round(paint)) +
    ellipse(600, 780, 130, 92, '#fff3d6') +
    words(label, 600, 786, { size: 56, ink: darken(paint, 0.2), within: 220, weight: 17 }) +
    words('MALT DRINK', 600, 830, { size: 24, ink: darken(paint, 0.2), within: 180 })
  )
}

/** Bottles in an open carton. */
function crate(one: string): View[] {
  const at = (x: number, y: number, size: number) =>
    `<use href="#one" transform="translate(${x} ${y}) scale(${size}) translate(-600 -1010)"/>`
  const defined = `<defs><g id="one">${one}</g></defs>`
  const row = (y: number, size: number) =>
    repeat(6, (index) => at(600 + (index - 2.5) * 250 * size, y, size))
  const box =
    defined +
    row(820, 0.52) +
    row(890, 0.55) +
    row(960, 0.58) +
    path('M150 700H1050L1036 1006H164Z', down('#d9b584', '#b98c54')) +
    path('M150 700H1050V726H152Z', '#e6c99c') +
    rect(500, 790, 200, 60, '#8a6238', 30)
  return [
    { name: 'the carton', body: floor(600, 1006, 1000) + box },
    { name: 'one of them', body: floor(600, 1012, 400) + one },
    { name: 'label', body: closeUp(one, 600, 760, 2) },
  ]
}

function juice({ paint, label }: Model): string {
  return (
    rect(420, 300, 360, 700, across('#f3e3c6', '#fffaf0', '#eedcb8'), 6) +
    path('M420 300L450 240H750L780 300Z', down('#fffaf0', '#e3d2b0')) +
    circle(690, 272, 34, '#2f8f4a') +
    ellipse(690, 262, 34, 12, lighten('#2f8f4a', 0.4)) +
    path('M420 400H780V590Q600 650 420 590Z', paint) +
    words(label, 600, 500, { size: 80, ink: inkOn(paint), within: 310, weight: 17 }) +
    words('FRUIT JUICE', 600, 560, { size: 32, ink: inkOn(paint), within: 300 }) +
    path('M420 880Q600 820 780 900V1000H420Z', '#f6b94a') +
    group('translate(-40 60)', orange) +
    path('M650 800q70-40 90 40-10 80-80 60-50-40-10-100Z', '#e8b23a')
  )
}

const orange =
  circle(600, 728, 62, '#f08a1c') +
  circle(600, 728, 50, '#f9a94a') +
  stroke('M600 680V776M552 728H648M566 694L634 762M634 694L566 762', '#fff0d6', 5) +
  path('M600 668q14-34 52-30q-10 34-52 30Z', '#3f8f4a')
const pineapple =
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

/** The big bottle of a dispenser. */
function waterJug(label: string): View[] {
  const body =
    lathe(
      [
        [250, 56],
        [320, 60],
        [430, 240],
        [500, 270],
        [560, 256],
        [620, 270],
        [800, 262],
        [960, 270],
        [1004, 240],
      ],
      across('#4a8fc8', '#d6edfb@24', '#a6d4f2', '#4f93ca'),
    ) +
    lathe(
      [
        [430, 240],
        [500, 270],
        [1004, 240],
      ],
      glass('#cfe6f7'),
    ) +
    rect(530, 190, 140, 76, round('#2a63c4'), 14) +
    stroke('M336 560Q600 610 864 560M340 800Q600 850 860 800', '#3f86c0', 8, 'opacity=".6"') +
    path('M360 620Q600 660 840 620V780Q600 820 360 780Z', '#ffffff', 'opacity=".94"') +
    words(label, 600, 720, { size: 80, ink: '#1d4f92', within: 400, weight: 16 }) +
    words('DRINKING WATER', 600, 772, { size: 30, ink: '#2a63c4', within: 380 })
  return [
    { name: 'front', body: floor(600, 1010, 760) + body },
    { name: 'label', body: closeUp(body, 600, 700, 1.8) },
    {
      name: 'two',
      body:
        floor(600, 1006, 1060) +
        group('translate(-100 150) scale(.85)', body) +
        group('translate(330 150) scale(.85)', body),
    },
  ]
}
