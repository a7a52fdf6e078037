import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton } from '../packaging.ts'
import { printed } from '../print.ts'
import { glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  again,
  circle,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'
import { orange, pineapple } from './drinks.ts'

type Kind =
  | 'water-jug'
  | 'chapman-cans'
  | 'malt-cans'
  | 'malt-bottles'
  | 'juice-carton'
  | 'juice-case'
  | 'exotic-juice-carton'
  | 'exotic-juice-case'

export const cans: Family<Kind> = {
  'water-jug': ({ label }) => waterJug(label),

  'chapman-cans': () => tray(can('#c8283a', 'CHAPMAN', ''), 2),
  'malt-cans': ({ paint, label }) => tray(can(paint, label, 'MALT DRINK'), 3),
  'malt-bottles': ({ paint, label }) => crate(brown(paint, label)),

  'juice-carton': (model) => juiceBox(juice(model, 'FRUIT JUICE', orange + segment)),
  'juice-case': (model) =>
    carton({ ...model, word: 'FRUIT JUICE' }, juice(model, 'FRUIT JUICE', orange + segment)),
  'exotic-juice-carton': (model) => juiceBox(juice(model, 'EXOTIC FRUITS', exotic)),
  'exotic-juice-case': (model) =>
    carton({ ...model, word: 'EXOTIC FRUITS' }, juice(model, 'EXOTIC FRUITS', exotic)),
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
    again('one', `translate(${x} ${y}) scale(${size}) translate(-600 -1010)`)
  const row = (y: number, size: number) =>
    repeat(inRow, (index) => at(600 + (index - (inRow - 1) / 2) * 290 * size, y, size))
  const defined = once('one', one)
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
    printed(
      { label, word: 'MALT DRINK' },
      { ink: darken(paint, 0.2), within: 220, name: [786, 56], word: [830, 24] },
    )
  )
}

/** Bottles in an open carton. */
function crate(one: string): View[] {
  const at = (x: number, y: number, size: number) =>
    again('one', `translate(${x} ${y}) scale(${size}) translate(-600 -1010)`)
  const defined = once('one', one)
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

function juiceBox(front: string): View[] {
  return boxed({ x: 420, y: 300, w: 360, h: 700, depth: 220, color: '#f4e4c8' }, front, [
    600,
    520,
    1.8,
    'label',
  ])
}

const segment = path('M690 740q70-40 90 40-10 80-80 60-50-40-10-100Z', '#e8b23a')

/** Pineapple, mango and passion fruit. */
const exotic =
  group('translate(-330 -390) scale(1.55)', pineapple) +
  path('M640 812Q640 720 730 716T806 800Q800 880 726 886T640 812Z', '#e8702a') +
  path('M660 800Q668 740 730 736Q700 790 690 860Q664 840 660 800Z', '#f6b94a') +
  path('M734 714q8-30 44-26q-6 28-44 26Z', '#3f8f4a') +
  circle(690, 890, 52, '#6b2a5a') +
  circle(690, 890, 40, '#f6d06a') +
  repeat(6, (index) =>
    ellipse(690, 872, 5, 8, '#2a1a2e', `transform="rotate(${index * 60} 690 890)"`),
  )

function juice({ paint, label }: Model, word: string, fruit: string): string {
  return (
    rect(420, 300, 360, 700, across('#f3e3c6', '#fffaf0', '#eedcb8'), 6) +
    path('M420 300L450 240H750L780 300Z', down('#fffaf0', '#e3d2b0')) +
    circle(690, 272, 34, '#2f8f4a') +
    ellipse(690, 262, 34, 12, lighten('#2f8f4a', 0.4)) +
    path('M420 400H780V590Q600 650 420 590Z', paint) +
    printed({ label, word }, { ink: inkOn(paint), within: 310, name: [500, 80], word: [560, 32] }) +
    path('M420 880Q600 820 780 900V1000H420Z', '#f6b94a') +
    group('translate(-40 60)', fruit)
  )
}

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
