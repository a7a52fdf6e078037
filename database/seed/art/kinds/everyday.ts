import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { foldingBox, pouch } from '../packaging.ts'
import { printed, smallPrint } from '../print.ts'
import { lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
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
import { stood } from '../views.ts'

type Kind =
  | 'toilet-rolls'
  | 'sanitary-pads'
  | 'honey-jar'
  | 'tablets-box'
  | 'computer-mouse'
  | 'keyboard'
  | 'boxer-shorts'
  | 'umbrella'
  | 'padlock'

/** Household goods that run out, and small things for desk, door and rain. */
export const everyday: Family<Kind> = {
  'toilet-rolls': (model) => {
    const wrap =
      rect(330, 300, 540, 700, diagonal(lighten(model.paint, 0.6), lighten(model.paint, 0.2)), 46) +
      repeat(6, (index) => roll(465 + (index % 2) * 270, 400 + Math.floor(index / 2) * 190)) +
      rect(330, 620, 540, 190, model.paint, 0, 'opacity=".94"') +
      printed(
        { ...model, word: 'TOILET TISSUE' },
        { ink: inkOn(model.paint), within: 430, name: [720, 92], word: [780, 36] },
      ) +
      smallPrint(model, 380, 970, 440, '#221e3d') +
      path('M350 320Q340 640 360 960L392 960Q372 640 386 320Z', '#ffffff', 'opacity=".45"')
    const one = group('translate(600 720) scale(2.2) translate(-600 -600)', roll(600, 600))
    return [
      { name: 'pack', body: floor(600, 1004, 700) + wrap },
      { name: 'one of them', body: floor(600, 980, 560) + one },
      { name: 'label', body: closeUp(wrap, 600, 720, 1.8) },
    ]
  },

  'sanitary-pads': (model) =>
    pouch(
      { ...model, word: 'SANITARY PADS', art: pad(600, 780, 0.42) },
      'one of them',
      floor(600, 960, 560) + pad(600, 600, 1),
    ),

  'honey-jar': (model) => {
    const shape: [number, number][] = [
      [400, 170],
      [450, 215],
      [960, 215],
      [1000, 195],
    ]
    const jar =
      lathe(shape, across('#6b3206', '#e8a224@24', '#c9760f@55', '#7a3c08')) +
      rect(420, 280, 360, 130, round('#e8c04a'), 22) +
      rect(400, 560, 400, 320, '#fff8e2', 10) +
      printed(
        { ...model, word: 'PURE HONEY' },
        { ink: '#5a2c08', within: 340, name: [660, 68], word: [720, 46] },
      ) +
      repeat(5, (index) => cell(500 + index * 50, 790 + (index % 2) * 28)) +
      smallPrint(model, 420, 868, 360, '#5a2c08') +
      glint(470, 500, 60)
    return stood(jar, 430, [600, 700, 1.8, 'label'], 'shelved', model.label)
  },

  'tablets-box': (model) => [
    ...foldingBox({ ...model, word: 'PARACETAMOL' }, 300, 600, 560, 160),
    { name: 'blister', body: floor(600, 900, 760) + blister(model.paint) },
  ],

  'computer-mouse'({ paint, label }) {
    const body =
      path(
        'M600 250C760 250 800 400 800 640S740 1000 600 1000S400 880 400 640S440 250 600 250Z',
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.35)),
      ) +
      stroke('M600 250V560M404 560Q600 620 796 560', darken(paint, 0.5), 5) +
      rect(576, 340, 48, 130, darken(paint, 0.55), 24) +
      repeat(5, (index) => rect(580, 356 + index * 22, 40, 8, lighten(paint, 0.3), 4)) +
      words(label, 600, 830, { size: 44, ink: inkOn(paint), within: 250 }) +
      glint(480, 420, 90)
    const turned = group('translate(600 640) rotate(-24) scale(.92) translate(-600 -640)', body)
    return [
      { name: 'top', body: floor(600, 1000, 560) + turned },
      { name: 'straight', body: floor(600, 1004, 500) + body },
      { name: 'wheel', body: closeUp(body, 600, 440, 2.1) },
    ]
  },

  keyboard({ paint, label }) {
    const key = lighten(paint, 0.22)
    const rows = [15, 14, 14, 13, 12].map((count, row) =>
      repeat(count, (index) =>
        rect(
          Math.round(168 + (index * 864) / count),
          600 + row * 52,
          Math.round(864 / count) - 9,
          42,
          key,
          8,
        ),
      ),
    )
    const board =
      rect(140, 560, 920, 360, diagonal(lighten(paint, 0.2), darken(paint, 0.2)), 30) +
      rows.join('') +
      rect(420, 860, 360, 40, key, 8) +
      words(label, 170, 590, { size: 24, ink: inkOn(paint), within: 260, align: 'left' })
    const lying = group('matrix(1 0 -.16 .82 116 130)', board)
    return [
      { name: 'from above', body: floor(600, 900, 1040, 90) + lying },
      { name: 'straight', body: board },
      { name: 'keys', body: closeUp(board, 400, 720, 2.2) },
    ]
  },

  'boxer-shorts'({ paint, label }) {
    const shorts =
      path(
        'M330 330H870L950 900H660L600 640L540 900H250Z',
        diagonal(lighten(paint, 0.16), paint, darken(paint, 0.25)),
      ) +
      stroke(
        'M600 400V640M420 420Q400 640 340 880M780 420Q800 640 860 880',
        darken(paint, 0.35),
        5,
        'opacity=".6"',
      ) +
      path('M560 400Q540 560 600 640Q660 560 640 400Z', darken(paint, 0.12)) +
      stroke('M262 868H548M652 868H938', lighten(paint, 0.3), 4, 'stroke-dasharray="10 8"') +
      path('M330 320H870V404H330Z', down(darken(paint, 0.4), darken(paint, 0.55))) +
      words(label.split('\n')[0] ?? '', 600, 380, { size: 50, ink: '#ffffff', within: 420 })
    const small = (x: number, y: number) =>
      group(`translate(${x} ${y}) scale(.56) translate(-600 -620)`, shorts)
    return [
      {
        name: 'pack of three',
        body:
          small(420, 420) +
          small(780, 470) +
          floor(600, 980, 640) +
          group('translate(600 740) scale(.7) translate(-600 -620)', shorts),
      },
      { name: 'front', body: floor(600, 930, 720) + shorts },
      { name: 'waistband', body: closeUp(shorts, 600, 400, 2) },
    ]
  },

  umbrella({ paint, label }) {
    const panel = (from: number, to: number, fill: string) =>
      path(
        `M600 240Q${from} 330 ${from} 640Q${(from + to) / 2} 570 ${to} 640Q${to} 330 600 240Z`,
        fill,
      )
    const edges = [160, 336, 512, 688, 864, 1040]
    const panels = edges
      .slice(0, -1)
      .map((from, index) =>
        panel(
          from,
          edges[index + 1] ?? from,
          index % 2 ? darken(paint, 0.18) : lighten(paint, 0.12),
        ),
      )
    const open =
      rect(592, 560, 16, 420, steel()) +
      stroke('M600 960V990Q600 1040 550 1040T500 990', '#3a2a1c', 30) +
      rect(594, 206, 12, 50, '#3a3c48', 5) +
      panels.join('') +
      words(label, 600, 470, { size: 46, ink: inkOn(paint), within: 160 })
    const shut =
      path(
        'M560 260L640 260L670 860H530Z',
        across(darken(paint, 0.3), lighten(paint, 0.25), darken(paint, 0.25)),
      ) +
      stroke('M572 280L556 850M600 280V850M628 280L644 850', darken(paint, 0.4), 5) +
      rect(528, 620, 144, 36, darken(paint, 0.45), 10) +
      rect(592, 860, 16, 80, steel()) +
      stroke('M600 930V960Q600 1010 556 1010', '#3a2a1c', 30) +
      rect(594, 210, 12, 56, '#3a3c48', 5)
    return [
      { name: 'open', body: floor(600, 1060, 300, 30) + open },
      { name: 'closed', body: floor(600, 1030, 300, 30) + shut },
      { name: 'canopy', body: closeUp(open, 600, 430, 1.8) },
    ]
  },

  padlock({ paint, label }) {
    const lock =
      stroke('M450 560V430Q450 270 600 270T750 430V560', '#6b6f7c', 84) +
      stroke('M450 560V430Q450 270 600 270T750 430V560', '#c9ced6', 60) +
      stroke('M436 540V430Q440 262 600 256', '#ffffff', 12, 'opacity=".8"') +
      rect(360, 540, 480, 440, across('#7a5a18', '#f0d588@24', paint, '#8a6420'), 46) +
      rect(360, 540, 480, 440, down('#ffffff/.3', '#ffffff/0@30', '#12102a/.25'), 46) +
      words(label, 600, 660, { size: 58, ink: '#3a2a08', within: 380 }) +
      circle(600, 800, 62, '#c9a24a') +
      circle(600, 790, 22, '#22232c') +
      path('M590 796H610L618 846H582Z', '#22232c')
    const key = (x: number, turn: number) =>
      group(
        `translate(${x} 1000) rotate(${turn})`,
        circle(0, 0, 52, 'none', 'stroke="#c9ced6" stroke-width="26"') +
          rect(40, -12, 190, 24, '#c9ced6', 6) +
          path('M170 12h50v34h-14v-16h-10v22h-14v-22h-12Z', '#c9ced6'),
      )
    return [
      {
        name: 'with its keys',
        body: floor(560, 984, 680) + group('translate(-70 0)', lock) + key(850, -8) + key(880, 24),
      },
      { name: 'front', body: floor(600, 984, 640) + lock },
      { name: 'keyhole', body: closeUp(lock, 600, 790, 2.2) },
    ]
  },
}

function roll(x: number, y: number): string {
  return (
    path(
      `M${x - 110} ${y - 60}V${y + 70}A110 34 0 0 0 ${x + 110} ${y + 70}V${y - 60}Z`,
      across('#dfe3ea', '#ffffff@30', '#f4f5f8@60', '#c9ced6'),
    ) +
    ellipse(x, y - 60, 110, 34, '#ffffff', 'stroke="#d5d9e0" stroke-width="3"') +
    ellipse(x, y - 60, 70, 21, 'none', 'stroke="#e2e5ea" stroke-width="4"') +
    ellipse(x, y - 60, 36, 12, '#b98f5e') +
    ellipse(x, y - 57, 28, 8, '#6b4a26')
  )
}

function pad(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale}) translate(-600 -600)`,
    path(
      'M600 200Q740 210 720 420Q700 520 820 540Q900 600 820 660Q700 680 720 780Q740 990 600 1000Q460 990 480 780Q500 680 380 660Q300 600 380 540Q500 520 480 420Q460 210 600 200Z',
      diagonal('#ffffff', '#e6ebf4'),
    ),
    path(
      'M600 270Q680 280 664 440Q650 600 664 760Q680 920 600 930Q520 920 536 760Q550 600 536 440Q520 280 600 270Z',
      '#d8e4f6',
    ),
    stroke('M600 320V880M560 420Q600 460 640 420M560 780Q600 740 640 780', '#a9c0e4', 7),
  )
}

function cell(x: number, y: number): string {
  return path(
    `M${x - 24} ${y}l12-21h24l12 21-12 21h-24Z`,
    '#e8a224',
    'stroke="#b86f10" stroke-width="4"',
  )
}

function blister(paint: string): string {
  return (
    rect(300, 420, 600, 440, diagonal('#eef0f4', '#b9bec8'), 20) +
    repeat(12, (index) => {
      const [x, y] = [380 + (index % 4) * 147, 510 + Math.floor(index / 4) * 130]
      return (
        circle(x, y, 48, '#ffffff', 'opacity=".6"') +
        circle(x, y, 38, '#ffffff') +
        stroke(`M${x - 24} ${y}h48`, lighten(paint, 0.6), 4)
      )
    })
  )
}
