import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, diagonal, group, path, placed, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'box-of-biros'
  | 'biros'
  | 'four-colour-pens'
  | 'pencils'
  | 'whiteboard-markers'
  | 'correction-tape'
  | 'geometry-set'

export const writing: Family<Kind> = {
  'box-of-biros': (model) => {
    const { paint, label } = model
    const ink = '#2b4a9c'
    const tops = repeat(13, (index) => rect(296 + index * 48, 380, 36, 180, round(ink), 12))
    const front =
      rect(270, 520, 660, 480, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.15)), 6) +
      words(label, 600, 700, { size: 150, ink: inkOn(paint), within: 480, weight: 18 }) +
      words('BLUE BALLPOINTS', 600, 810, { size: 52, ink, within: 540 }) +
      stroke('M360 900q120-70 220 0t260-20', ink, 10)
    return [
      { name: 'box, open', body: floor(600, 1006, 860) + tops + front },
      ...boxed({ x: 270, y: 520, w: 660, h: 480, depth: 200, color: paint }, front, [
        600,
        740,
        1.6,
        'label',
      ]).slice(1, 2),
      {
        name: 'one of them',
        body: floor(600, 700, 900, 30) + placed(600, 600, 1.3, 78, biro(600, ink)),
      },
      { name: 'tip', body: tip(ink) },
    ]
  },

  biros: () => {
    const inks = ['#2b4a9c', '#22232c', '#d1403a', '#2f8f5a']
    const all = repeat(10, (index) => biro(240 + index * 80, inks[index % 4] ?? ''))
    return [
      { name: 'ten pens', body: floor(600, 980, 960, 40) + all },
      {
        name: 'four inks',
        body: repeat(4, (index) =>
          stroke(`M220 ${420 + index * 120}q120-80 240 0t240 0 240-10`, inks[index] ?? '', 12),
        ),
      },
      { name: 'tip', body: tip('#2b4a9c') },
    ]
  },

  'four-colour-pens': () => {
    const pen = (x: number) =>
      rect(x - 50, 430, 100, 440, across('#8fc4ec', '#e3f2fd@26', '#a9d3f2', '#6fa9d8'), 40) +
      path(`M${x - 46} 850H${x + 46}L${x + 14} 950H${x - 14}Z`, round('#ffffff')) +
      path(`M${x - 10} 948h20l-6 44h-8Z`, steel('#d9c48a')) +
      rect(x - 48, 300, 96, 150, round('#ffffff'), 20) +
      circle(x, 286, 30, round('#ffffff')) +
      repeat(4, (index) =>
        rect(
          x - 44 + index * 24,
          330,
          16,
          index === 0 ? 96 : 60,
          ['#2b4a9c', '#22232c', '#d1403a', '#2f8f5a'][index] ?? '',
          6,
        ),
      )
    const three = pen(380) + pen(600) + pen(820)
    return [
      { name: 'three pens', body: floor(600, 1000, 760, 40) + three },
      { name: 'the four colours', body: closeUp(three, 600, 380, 2.4) },
      { name: 'one of them', body: floor(600, 760, 860, 40) + placed(600, 620, 1.2, 76, pen(600)) },
    ]
  },

  pencils: ({ paint, label }) => {
    const all = repeat(12, (index) => pencil(226 + index * 68, '#e8b23a', '#2a2b34', '#e79aa4'))
    const box =
      rect(250, 430, 700, 570, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.15)), 8) +
      printed(
        { label, word: 'HB PENCILS' },
        { ink: inkOn(paint), within: 480, name: [640, 140], word: [750, 60] },
      )
    return [
      { name: 'twelve pencils', body: floor(600, 990, 960, 40) + all },
      {
        name: 'in the box',
        body: floor(600, 1004, 860) + group('translate(96 -60) scale(.84 .9)', all) + box,
      },
      { name: 'tips', body: closeUp(all, 600, 300, 2.1) },
    ]
  },

  'whiteboard-markers': ({ label }) => {
    const marker = (x: number, color: string) =>
      rect(x - 62, 200, 124, 250, round(color), 24) +
      rect(x - 58, 440, 116, 500, across('#dfe3ea', '#ffffff@26', '#f1f3f7', '#c2c7d1'), 14) +
      rect(x - 58, 930, 116, 70, round(color), 20) +
      rect(x + 30, 210, 14, 230, darken(color, 0.3), 6) +
      group(
        `translate(${x + 22} 760) rotate(-90)`,
        words(label, 0, 0, { size: 60, ink: color, within: 280, weight: 18 }),
      )
    const four =
      marker(330, '#22232c') +
      marker(510, '#2b4a9c') +
      marker(690, '#d1403a') +
      marker(870, '#2f8f5a')
    const board =
      rect(180, 260, 840, 560, '#ffffff', 14, 'stroke="#aeb4c0" stroke-width="22"') +
      stroke('M260 400q80-70 160 0t160 0', '#2b4a9c', 22) +
      stroke('M640 440L720 360L800 440L880 360', '#d1403a', 22) +
      stroke('M260 560H560', '#22232c', 22) +
      stroke('M640 560q120 60 240-20', '#2f8f5a', 22) +
      circle(380, 690, 60, 'none', 'stroke="#2b4a9c" stroke-width="22"')
    return [
      { name: 'four markers', body: floor(600, 1004, 860) + four },
      { name: 'on a board', body: floor(600, 850, 960, 40) + board },
      { name: 'caps', body: closeUp(four, 600, 400, 1.9) },
    ]
  },

  'correction-tape': ({ paint, label }) => {
    const roller = (color: string) =>
      path(
        'M300 560Q300 380 500 380Q700 380 740 540L960 660Q990 690 960 720L900 740Q760 760 640 760H480Q300 760 300 560Z',
        across(darken(color, 0.2), lighten(color, 0.35), color, darken(color, 0.2)),
      ) +
      circle(500, 570, 130, lighten(color, 0.65), 'opacity=".85"') +
      circle(500, 570, 104, '#ffffff') +
      circle(500, 570, 44, '#dfe3ea') +
      circle(720, 650, 52, lighten(color, 0.65), 'opacity=".85"') +
      circle(720, 650, 24, '#dfe3ea') +
      path('M930 690L1010 726L980 746L900 738Z', '#f4f5f8') +
      words(label, 480, 740, { size: 36, ink: inkOn(color), within: 220 })
    const strip = rect(120, 950, 640, 44, '#ffffff', 4, 'stroke="#dfe3ea" stroke-width="3"')
    return [
      {
        name: 'two of them',
        body:
          floor(600, 960, 960) +
          group('translate(-40 -170) scale(.9)', roller(paint)) +
          group('translate(160 190) scale(.9)', roller('#3fa7c9')),
      },
      {
        name: 'in use',
        body:
          rect(0, 900, 1200, 400, '#fbf8ef') +
          strip +
          group('translate(-130 250) rotate(6 600 600)', roller(paint)),
      },
      { name: 'near', body: closeUp(roller(paint), 560, 590, 1.9) },
    ]
  },

  'geometry-set': ({ paint, label }) => {
    const clear = '#bfe0f5'
    const square =
      path('M240 700L240 330L620 700Z', clear, 'opacity=".75" stroke="#6fa3c9" stroke-width="6"') +
      path('M290 650V450L490 650Z', '#ffffff', 'opacity=".8" stroke="#6fa3c9" stroke-width="4"') +
      stroke(
        repeat(14, (index) => `M${262 + index * 24} 700v${index % 2 ? -14 : -24}`),
        '#2f5f86',
        3,
      )
    const protractor =
      path(
        'M560 640A220 220 0 0 1 1000 640Z',
        clear,
        'opacity=".75" stroke="#6fa3c9" stroke-width="6"',
      ) +
      path(
        'M650 620A130 130 0 0 1 910 620Z',
        '#ffffff',
        'opacity=".8" stroke="#6fa3c9" stroke-width="4"',
      ) +
      stroke(
        repeat(13, (index) => {
          const turn = (index * Math.PI) / 12
          return `M${Math.round(780 - Math.cos(turn) * 218)} ${Math.round(640 - Math.sin(turn) * 218)}L${Math.round(780 - Math.cos(turn) * 194)} ${Math.round(640 - Math.sin(turn) * 194)}`
        }),
        '#2f5f86',
        3,
      )
    const ruler =
      rect(200, 730, 800, 74, clear, 4, 'opacity=".8" stroke="#6fa3c9" stroke-width="5"') +
      stroke(
        repeat(31, (index) => `M${218 + index * 25} 730v${index % 5 === 0 ? 34 : 20}`),
        '#2f5f86',
        3,
      )
    const compass =
      stroke('M760 250L700 470M760 250L840 470', '#9aa0ab', 18) +
      circle(760, 240, 26, steel()) +
      rect(752, 180, 16, 50, steel(), 6) +
      path('M690 462l18 6-16 50Z', '#5c5f6e') +
      rect(826, 440, 24, 70, '#e8b23a', 6) +
      path('M828 510h20l-10 30Z', '#2a2b34')
    const tin =
      rect(170, 820, 860, 180, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.2)), 24) +
      words(label, 420, 936, { size: 84, ink: inkOn(paint), within: 300, weight: 18 }) +
      words('GEOMETRY SET', 790, 928, { size: 46, ink: inkOn(paint), within: 400 })
    const all = square + protractor + ruler + compass
    return [
      { name: 'with its tin', body: floor(600, 1004, 980) + all + tin },
      { name: 'what is in it', body: floor(600, 830, 940) + all },
      { name: 'near', body: closeUp(all, 700, 560, 1.8) },
    ]
  },
}

function biro(x: number, color: string): string {
  return (
    rect(x - 28, 250, 56, 200, round(color), 14) +
    rect(x + 12, 260, 12, 190, darken(color, 0.35), 6) +
    rect(x - 24, 440, 48, 460, across('#dfe6ee', '#ffffff', '#b9c4d0'), 6) +
    rect(x - 7, 450, 14, 440, color, 0, 'opacity=".8"') +
    path(`M${x - 22} 896h44l-16 74h-12Z`, steel('#d9c48a'))
  )
}

function tip(color: string): string {
  return (
    placed(600, 520, 2, 40, group('translate(0 -240)', biro(600, color))) +
    stroke('M250 990q120-80 220 0t220-30', color, 12)
  )
}

/** A pencil with its tip at the top. */
function pencil(x: number, color: string, lead: string, end: string): string {
  const half = 28
  return (
    path(`M${x - half} 330L${x} 210L${x + half} 330Z`, '#f0d2a0') +
    path(`M${x - half * 0.33} 250L${x} 210L${x + half * 0.33} 250Z`, lead) +
    rect(
      x - half,
      326,
      half * 2,
      560,
      across(darken(color, 0.25), lighten(color, 0.25), color, darken(color, 0.25)),
    ) +
    rect(x - half, 880, half * 2, 46, steel('#c9ced6')) +
    rect(x - half, 924, half * 2, 56, round(end), 8)
  )
}
