import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { down, group, mirrored, path, placed, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const tools: Family<'drill' | 'toolbox' | 'hammer'> = {
  drill({ paint, variant, label }) {
    const cordless = variant % 2 === 0
    const body =
      rect(90, 424, 170, 26, steel(), 6) +
      path('M250 380H330V494H250Z', steel('#5c5f6e')) +
      path('M320 360L430 340V530L320 510Z', '#2a2b34') +
      path(
        'M420 320H840Q920 320 920 420T840 540H420Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      path('M640 520H860L930 880H700Z', down(paint, darken(paint, 0.35))) +
      path('M650 540L700 860H760L716 540Z', '#22232c', 'opacity=".7"') +
      path('M600 540h70l10 90q-60 20-80-20Z', '#22232c') +
      repeat(5, (index) => stroke(`M${800 + index * 20} 380V470`, darken(paint, 0.45), 8)) +
      words(label, 600, 460, { size: 60, ink: inkOn(paint), within: 300 }) +
      (cordless
        ? path('M640 870H980Q1000 870 1000 890V980H640Z', '#22232c') +
          rect(660, 930, 320, 20, paint, 6)
        : stroke('M850 870Q880 1000 1020 990T1160 1050', '#22232c', 24))
    const bits = repeat(
      7,
      (index) =>
        rect(
          240 + index * 110,
          560 - index * 26,
          26 + index * 4,
          330 + index * 26,
          steel(index % 2 === 0 ? '#c9b06a' : '#8d929e'),
          8,
        ) + rect(232 + index * 110, 880, 44 + index * 4, 60, '#2a2b34', 6),
    )
    return [
      { name: 'side', body: floor(740, 1000, 640) + body },
      {
        name: 'with bits',
        body: floor(600, 950, 980) + bits + group('translate(340 60) scale(.5)', body),
      },
      { name: 'chuck', body: closeUp(body, 400, 430, 2.1) },
    ]
  },

  toolbox({ paint, variant, label }) {
    const tray =
      variant % 2 === 1
        ? rect(240, 640, 720, 130, darken(paint, 0.2), 8) +
          repeat(4, (index) => rect(270 + index * 172, 660, 150, 90, lighten(paint, 0.3), 8))
        : ''
    const front =
      stroke('M420 420V330Q420 300 450 300H750Q780 300 780 330V420', '#22232c', 40) +
      rect(180, 400, 840, 180, down(lighten(paint, 0.3), paint), 30) +
      rect(180, 570, 840, 390, down(paint, darken(paint, 0.3)), 16) +
      rect(180, 560, 840, 22, darken(paint, 0.5)) +
      mirrored(rect(320, 530, 100, 120, steel('#e8c96a'), 10)) +
      tray +
      words(label, 600, 860, { size: 90, ink: inkOn(paint), within: 520 })
    const open =
      rect(180, 600, 840, 360, down(paint, darken(paint, 0.3)), 16) +
      path('M180 600L220 380H980L1020 600Z', darken(paint, 0.55)) +
      placed(
        330,
        470,
        0.5,
        -20,
        rect(560, 300, 80, 400, '#d1403a', 20) + rect(585, 100, 30, 220, steel()),
      ) +
      placed(
        480,
        460,
        0.5,
        10,
        rect(570, 300, 60, 420, '#f2b63d', 20) + rect(585, 120, 30, 200, steel()),
      ) +
      placed(
        640,
        450,
        0.56,
        -6,
        stroke('M600 700V330', '#8d929e', 60) +
          path('M520 180q80-80 160 0l-40 100-40-50-40 50Z', steel()),
      ) +
      placed(
        820,
        470,
        0.56,
        14,
        rect(570, 300, 60, 420, '#8a5a34', 14) + rect(460, 230, 280, 90, steel(), 12),
      ) +
      rect(180, 600, 840, 30, lighten(paint, 0.3)) +
      words(label, 600, 820, { size: 90, ink: inkOn(paint), within: 520 })
    return [
      ...boxed({ x: 180, y: 400, w: 840, h: 560, r: 16, depth: 220, color: paint }, front, [
        400,
        580,
        1.9,
        'latch',
      ]),
      { name: 'open', body: floor(600, 966, 980) + open },
    ]
  },

  hammer({ paint, variant, label }) {
    const claw =
      variant % 2 === 0
        ? path('M560 210Q400 170 300 290Q420 270 500 320H560Z', steel())
        : rect(360, 210, 200, 110, steel(), 10)
    const grip = variant % 3 === 1 ? round('#a8743f') : round(paint)
    const body =
      rect(564, 260, 76, 460, variant % 3 === 1 ? round('#a8743f') : steel(), 10) +
      claw +
      path('M550 190H660V340H550Z', steel('#8d929e')) +
      rect(650, 220, 120, 90, steel(), 6) +
      rect(760, 196, 80, 138, steel('#aeb4c0'), 16) +
      rect(550, 640, 104, 380, grip, 40) +
      repeat(7, (index) =>
        stroke(`M566 ${700 + index * 40}H638`, darken(paint, 0.4), 8, 'opacity=".5"'),
      ) +
      group(
        'rotate(90 602 860)',
        words(label, 602, 874, { size: 32, ink: inkOn(paint), within: 200 }),
      )
    return [
      { name: 'front', body: floor(600, 1024, 260, 30) + body },
      { name: 'lying', body: floor(600, 800, 900, 50) + placed(600, 620, 1, 64, body) },
      { name: 'head', body: closeUp(body, 600, 290, 2) },
    ]
  },
}
