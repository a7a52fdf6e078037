import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind = 'blender' | 'kettle' | 'iron' | 'air-fryer' | 'toaster' | 'rice-cooker' | 'yam-pounder'

export const kitchen: Family<Kind> = {
  blender({ paint, variant, label }) {
    const jar =
      path('M430 260H770L730 690H470Z', glass()) +
      path(
        'M455 480H745L728 690H472Z',
        ['#e8833a', '#7fb04a', '#c94a6a'][variant % 3] ?? '',
        'opacity=".75"',
      ) +
      ellipse(600, 480, 145, 16, '#ffffff', 'opacity=".35"') +
      stroke('M768 320C900 330 890 560 742 570', '#b9c6d2', 26, 'opacity=".8"') +
      repeat(5, (index) =>
        stroke(
          `M480 ${400 + index * 55}h${index % 2 === 0 ? 60 : 36}`,
          '#ffffff',
          6,
          'opacity=".9"',
        ),
      )
    const lid =
      rect(420, 210, 360, 56, round(darken(paint, 0.3)), 16) +
      rect(530, 170, 140, 50, round(darken(paint, 0.4)), 14)
    const base =
      path('M450 690H750L810 980q4 24-30 24H420q-34 0-30-24Z', round(paint)) +
      circle(600, 860, 66, steel()) +
      circle(600, 860, 48, darken(paint, 0.4)) +
      stroke('M600 860V822', '#ffffff', 10) +
      words(label, 600, 770, { size: 38, ink: inkOn(paint), within: 240 })
    return stood(jar + lid + base, 440, [600, 820, 2, 'knob'], 'boxed', label)
  },

  kettle({ paint, variant, label }) {
    const body =
      path(
        'M740 420C940 380 960 800 800 880L770 830C880 770 860 470 750 500Z',
        darken(paint, 0.55),
      ) +
      lathe(
        [
          [330, 150],
          [420, 180],
          [880, 250],
          [900, 250],
        ],
        round(paint),
      ) +
      path(
        'M440 420L330 450C330 540 380 560 420 560Z',
        across(darken(paint, 0.35), lighten(paint, 0.2)),
      ) +
      lathe(
        [
          [270, 90],
          [320, 156],
          [346, 156],
        ],
        round(darken(paint, 0.2)),
      ) +
      circle(600, 258, 34, darken(paint, 0.55)) +
      (variant % 2 === 0
        ? rect(520, 500, 50, 280, '#cfe6f7', 25, 'opacity=".85"') +
          rect(520, 620, 50, 160, '#7fc0ee', 25)
        : '') +
      words(label, 640, 820, { size: 44, ink: inkOn(paint), within: 260 })
    const base =
      lathe(
        [
          [920, 270],
          [950, 290],
          [1000, 290],
        ],
        round('#2b2c35'),
      ) + circle(600, 980, 12, '#4fb7e8')
    return stood(body + base, 560, [640, 420, 1.9, 'lid and handle'], 'boxed', label)
  },

  iron({ paint, variant, label }) {
    const body =
      path(
        'M180 860C240 640 420 500 700 500H960q50 0 60 60L1040 860Z',
        diagonal(lighten(paint, 0.4), paint, darken(paint, 0.3)),
      ) +
      path(
        'M430 560C480 440 620 380 780 380H930q70 0 80 70l20 110H900l-30-70H760C640 490 560 520 520 580Z',
        darken(paint, 0.55),
      ) +
      path('M140 930C150 890 170 870 190 856H1044q16 40 6 74Z', steel()) +
      circle(880, 700, 70, darken(paint, 0.4)) +
      circle(880, 700, 48, lighten(paint, 0.4)) +
      stroke('M880 700l24-30', '#c43f3a', 9) +
      (variant % 2 === 0
        ? path('M300 780C350 680 420 630 540 610L520 760Z', '#bfe0f5', 'opacity=".85"')
        : '') +
      words(label, 640, 800, { size: 52, ink: inkOn(paint), within: 260 })
    const cord = stroke('M1010 460C1120 420 1120 640 1090 760S1130 960 1060 1000', '#22232c', 22)
    const sole =
      path(
        'M600 180C760 300 840 560 830 900q0 60-60 60H430q-60 0-60-60C360 560 440 300 600 180Z',
        steel(),
      ) +
      repeat(14, (index) =>
        circle(
          600 + (index % 2 === 0 ? -1 : 1) * (30 + index * 11),
          340 + index * 34,
          12,
          '#4a4d58',
        ),
      )
    return [
      { name: 'side', body: floor(600, 940, 980) + cord + body },
      { name: 'sole plate', body: floor(600, 980, 560) + sole },
      { name: 'dial', body: closeUp(body, 800, 700, 2) },
    ]
  },

  'air-fryer'({ paint, variant, label }) {
    const screen =
      variant % 2 === 0
        ? rect(480, 330, 240, 120, '#0f1118', 26) +
          words('180°', 590, 418, { size: 54, ink: '#ff9d5c', weight: 10 })
        : circle(520, 380, 54, steel()) +
          circle(680, 380, 54, steel()) +
          stroke('M520 380V338M680 380l26-26', '#c43f3a', 9)
    const body =
      path(
        'M340 960C290 700 330 260 420 220Q600 170 780 220C870 260 910 700 860 960q-4 44-50 44H390q-46 0-50-44Z',
        round(paint),
      ) +
      ellipse(600, 226, 150, 26, lighten(paint, 0.3), 'opacity=".5"') +
      screen +
      path(
        'M346 560H854Q872 760 850 930H350Q328 760 346 560Z',
        darken(paint, 0.3),
        'opacity=".6"',
      ) +
      rect(520, 640, 160, 70, steel(), 20) +
      rect(540, 690, 120, 150, darken(paint, 0.55), 30) +
      words(label, 600, 920, { size: 44, ink: inkOn(darken(paint, 0.3)), within: 320 })
    const basket =
      path('M300 620H900L840 960q-6 40-50 40H410q-44 0-50-40Z', diagonal('#4a4d58', '#22232c')) +
      ellipse(600, 620, 300, 70, '#15161d') +
      repeat(16, (index) =>
        rect(
          370 + (index % 8) * 56,
          590 + (index % 3) * 22,
          76,
          24,
          ['#f2c230', '#e8a52a', '#f6d35e'][index % 3] ?? '',
          8,
          `transform="rotate(${((index * 37) % 60) - 30} ${400 + (index % 8) * 56} 600)"`,
        ),
      ) +
      rect(860, 700, 200, 60, '#22232c', 30)
    return [
      ...stood(body, 560, [600, 400, 1.9, 'controls'], 'boxed', label),
      { name: 'basket with chips', body: floor(600, 1006, 700) + basket },
    ]
  },

  toaster({ paint, label }) {
    const toast = (x: number) =>
      rect(x, 350, 280, 240, '#c98a45', 50) + rect(x + 18, 366, 244, 220, '#e8bd7c', 40)
    const front =
      toast(300) +
      toast(620) +
      rect(190, 500, 820, 440, down(lighten(paint, 0.35), paint, darken(paint, 0.25)), 90) +
      rect(250, 496, 330, 26, '#1a1a20', 13) +
      rect(620, 496, 330, 26, '#1a1a20', 13) +
      rect(220, 930, 760, 40, '#22232c', 20) +
      rect(880, 600, 60, 190, darken(paint, 0.5), 30) +
      rect(870, 640, 80, 50, steel(), 14) +
      circle(880, 860, 34, steel()) +
      words(label, 520, 760, { size: 76, ink: inkOn(paint), within: 460 })
    return boxed({ x: 190, y: 500, w: 820, h: 460, r: 80, depth: 210, color: paint }, front, [
      820,
      700,
      1.8,
      'lever',
    ])
  },

  'rice-cooker'({ paint, label }) {
    const pot =
      drum(600, 500, 330, 420, paint, darken(paint, 0.2)) +
      rect(480, 640, 240, 210, lighten(paint, 0.5), 24) +
      words('COOK', 600, 710, { size: 30, ink: '#c43f3a' }) +
      words('WARM', 600, 770, { size: 30, ink: '#5c5f6e' }) +
      rect(560, 790, 80, 44, '#22232c', 12) +
      words(label, 600, 610, { size: 44, ink: inkOn(paint), within: 300 })
    const lid =
      path(
        'M260 500C260 330 420 290 600 290S940 330 940 500A340 54 0 0 1 260 500Z',
        glass('#c9dcea'),
      ) +
      ellipse(600, 300, 60, 20, darken(paint, 0.5)) +
      rect(570, 240, 60, 60, round(darken(paint, 0.4)), 18) +
      stroke('M262 506A340 54 0 0 0 938 506', '#8d929e', 16)
    const grips =
      rect(210, 600, 70, 110, darken(paint, 0.5), 24) +
      rect(920, 600, 70, 110, darken(paint, 0.5), 24)
    const open =
      grips +
      pot +
      ellipse(600, 500, 320, 50, '#2b2c35') +
      repeat(26, (index) =>
        ellipse(
          360 + ((index * 83) % 480),
          478 + ((index * 29) % 40),
          30,
          15,
          index % 3 === 0 ? '#ffffff' : '#f3efe2',
        ),
      )
    return [
      { name: 'front', body: floor(600, 985, 820) + grips + pot + lid },
      {
        name: 'with rice',
        body: floor(600, 985, 820) + open + stroke('M700 470Q860 250 900 180', '#d9a93c', 26),
      },
      { name: 'switch', body: closeUp(grips + pot + lid, 600, 720, 2) },
    ]
  },

  'yam-pounder'({ paint, variant, label }) {
    const bowl =
      lathe(
        [
          [260, 260],
          [300, 270],
          [560, 200],
          [600, 170],
        ],
        variant % 2 === 0 ? steel() : glass(),
      ) +
      ellipse(600, 260, 262, 44, '#8d929e') +
      ellipse(600, 262, 240, 36, '#3a3b46') +
      path('M400 262q30-80 110-70t110-16 100 40 76 46Z', '#fbf6ea') +
      ellipse(560, 220, 60, 14, '#ffffff')
    const base =
      path('M380 610H820L870 950q6 54-50 54H380q-56 0-50-54Z', round(paint)) +
      circle(600, 800, 84, steel()) +
      circle(600, 800, 60, darken(paint, 0.45)) +
      stroke('M600 800V752', '#ffffff', 12) +
      words(label, 600, 700, { size: 48, ink: inkOn(paint), within: 340 }) +
      words('POUNDER', 600, 960, { size: 28, ink: inkOn(paint), weight: 10 }) +
      circle(740, 800, 14, '#47d17c')
    const mound =
      ellipse(600, 900, 380, 76, '#ece7de') +
      ellipse(600, 880, 330, 58, '#d8d1c4') +
      path(
        'M340 880C330 600 480 520 600 520S870 600 860 880A260 50 0 0 1 340 880Z',
        glow(['#ffffff', '#f6efdf', '#dccfb2'], 0.4, 0.32, 0.7),
      )
    return [
      ...stood(bowl + base, 540, [600, 800, 1.9, 'knob'], 'boxed', label),
      { name: 'pounded yam', body: floor(600, 960, 860) + mound },
    ]
  },
}
