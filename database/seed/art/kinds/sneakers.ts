import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import type { Family } from '../studio.ts'
import { circle, down, ellipse, path, rect, repeat, stroke } from '../svg.ts'
import { sewn } from './garments.ts'
import { shod, soleOf } from './shoes.ts'

const court =
  'M196 800C180 690 190 590 236 530Q290 500 350 530Q420 590 520 530L600 460Q650 440 690 480C760 580 880 620 1000 660Q1076 700 1068 800Z'
const runner =
  'M180 780C176 660 190 560 240 490Q268 470 300 500Q400 590 520 520L600 440Q660 420 700 470C770 570 900 620 1030 680Q1096 720 1080 790Z'

export const sneakers: Family<'sneaker' | 'running-shoe' | 'indoor-sneaker' | 'air-sneaker'> = {
  sneaker({ paint, label }) {
    const panel = darken(paint, 0.1)
    const parts =
      path('M196 800C186 700 190 600 236 530L330 530Q380 660 350 800Z', panel) +
      path('M880 620Q1076 680 1068 800H840Q830 690 880 620Z', panel) +
      stroke(
        'M330 530Q380 660 350 800M880 620Q830 690 840 800M430 580Q560 700 850 720',
        darken(paint, 0.35),
        4,
      ) +
      repeat(9, (index) =>
        circle(930 + (index % 3) * 32, 690 + Math.floor(index / 3) * 22, 5, darken(paint, 0.5)),
      )
    const sole =
      path(
        'M176 786H1074q24 40 4 88-14 26-56 26H240q-72 0-80-52Z',
        down('#ffffff', '#eef0f3', '#c9ccd4'),
      ) +
      stroke('M186 806H1064', '#b9bcc6', 4, 'stroke-dasharray="10 8"') +
      stroke('M176 866H1080', '#aeb3be', 5)
    const shoe =
      tongue(paint) + upper(court, paint, parts) + laces(paint) + sole + mark(label, paint)
    return shod(shoe, [640, 620, 1.9, 'laces'], soleOf('#d9dbe1', '#eef0f3', 10))
  },

  'running-shoe'({ paint, label }) {
    const trim = lighten(paint, 0.45)
    const mesh = repeat(6, (index) =>
      stroke(`M${560 + index * 70} ${560 + index * 24}l-60 180`, trim, 4, 'stroke-dasharray="3 9"'),
    )
    const parts =
      mesh +
      path('M180 780C176 660 190 560 240 490L330 540Q370 660 420 780Z', darken(paint, 0.18)) +
      stroke('M420 780Q560 700 660 560', trim, 18) +
      stroke('M500 780Q620 720 730 590', trim, 12) +
      path('M960 646Q1090 700 1080 790H930Q920 700 960 646Z', darken(paint, 0.22))
    const foam =
      path(
        'M150 770Q400 800 620 780T1086 780q26 30-2 70-120 50-300 46H260q-110-10-120-70Z',
        down('#ffffff', '#eef0f3', '#c6cad3'),
      ) +
      stroke('M170 832Q420 870 700 846T1070 836', paint, 10) +
      path('M176 884Q500 930 1040 880L1000 916Q560 940 220 914Z', '#2a2b33') +
      repeat(14, (index) => rect(240 + index * 56, 900, 30, 20, '#15151c', 4))
    const loop = stroke('M246 500Q220 440 250 430', darken(paint, 0.3), 14)
    const shoe =
      loop + tongue(paint) + upper(runner, paint, parts) + laces(paint) + foam + mark(label, paint)
    return shod(shoe, [640, 640, 1.9, 'mesh'], soleOf('#2a2b33', paint, 9))
  },

  'indoor-sneaker'({ paint, label }) {
    const contrast = inkOn(paint) === '#ffffff' ? '#f1efe8' : '#22232c'
    const suede = inkOn(paint) === '#ffffff' ? darken(paint, 0.2) : '#b9b3a6'
    const parts =
      path('M840 612Q1076 670 1068 800H800Q900 740 840 612Z', suede) +
      stroke('M840 612Q900 740 800 800', darken(suede, 0.35), 4, 'stroke-dasharray="8 6"') +
      path('M196 800C184 700 190 620 222 560L300 560Q330 690 300 800Z', contrast) +
      stroke('M420 800L560 600M500 800L630 610', contrast, 26)
    const gum =
      path('M176 790H1072q20 30 2 68-16 20-56 20H236q-66 0-76-40Z', down('#d3a25e', '#a97434')) +
      stroke('M184 812H1066', '#8a5c26', 4, 'stroke-dasharray="6 8"')
    const shoe =
      tongue(paint) +
      upper(court, paint, parts) +
      laces(paint) +
      gum +
      words(label, 268, 690, { size: 22, ink: inkOn(contrast), within: 80 })
    return shod(shoe, [860, 680, 1.8, 'suede toe'], soleOf('#a97434', '#c99550', 12))
  },

  'air-sneaker'({ paint, label }) {
    const panel = darken(paint, 0.14)
    const parts =
      path('M180 780C176 660 190 560 240 490L330 540Q420 640 420 780Z', panel) +
      stroke('M420 720Q640 700 760 590M430 760Q680 750 860 640', lighten(paint, 0.5), 14) +
      path('M930 632Q1096 700 1080 790H880Q880 700 930 632Z', panel)
    const sole =
      path(
        'M150 776H1086q24 36 0 76-20 40-70 40H250q-96-4-110-60Z',
        down('#ffffff', '#eef0f3', '#c9ccd4'),
      ) +
      rect(204, 806, 260, 56, '#12263f', 28) +
      repeat(4, (index) => ellipse(246 + index * 58, 834, 22, 22, '#8fd0f2', 'opacity=".75"')) +
      path('M190 888H1030l-30 26H230Z', '#2a2b33')
    const shoe =
      tongue(paint) + upper(runner, paint, parts) + laces(paint) + sole + mark(label, paint)
    return shod(shoe, [340, 800, 2, 'air in the heel'], soleOf('#2a2b33', '#e6e7ea', 9))
  },
}

function upper(outline: string, paint: string, parts: string): string {
  return sewn({ outline, fabric: paint, paint, creases: '' }, parts)
}

function tongue(paint: string): string {
  return path('M520 530L596 380Q664 368 690 470L560 590Z', darken(paint, 0.15))
}

function laces(paint: string): string {
  const color = inkOn(paint) === '#ffffff' ? '#f4f4f4' : '#fbfbf8'
  return repeat(5, (index) => {
    const line = `M${560 + index * 46} ${484 + index * 32}l72-30`
    return stroke(line, darken(paint, 0.4), 20) + stroke(line, color, 14)
  })
}

function mark(label: string, paint: string): string {
  return words(label, 274, 650, { size: 24, ink: inkOn(paint), within: 96 })
}
