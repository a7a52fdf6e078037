import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

export const baby: Family<
  'feeding-bottle' | 'baby-carrier' | 'stroller' | 'toy-car' | 'doll' | 'building-blocks'
> = {
  'feeding-bottle'({ paint, variant, label }) {
    const teat = path(
      'M560 250Q560 170 600 170T640 250Q650 310 700 340H500Q550 310 560 250Z',
      across('#e0c9a0', '#fbeed2', '#d8bd8e'),
    )
    const body =
      teat +
      rect(470, 336, 260, 80, round(paint), 16) +
      lathe(
        [
          [416, 130],
          [480, 180],
          [700, 150],
          [940, 180],
          [1000, 160],
        ],
        glass('#eaf3fa'),
      ) +
      path(
        'M430 640H770Q750 700 780 940Q780 990 740 1010H460Q420 990 420 940Q450 700 430 640Z',
        '#ffffff',
        'opacity=".85"',
      ) +
      repeat(7, (index) =>
        stroke(`M480 ${520 + index * 64}h${index % 2 === 0 ? 80 : 46}`, darken(paint, 0.2), 6),
      ) +
      words(label, 640, 720, { size: 36, ink: darken(paint, 0.2), within: 170 }) +
      circle(650, 850, 50, paint, 'opacity=".8"') +
      circle(634, 842, 7, '#ffffff') +
      circle(666, 842, 7, '#ffffff')
    const grips =
      variant % 2 === 1 ? mirrored(stroke('M440 560C320 560 320 780 440 790', paint, 34)) : ''
    return stood(grips + body, 400, [600, 320, 2, 'teat'], 'boxed', label)
  },

  'baby-carrier'({ paint, variant }) {
    const straps = mirrored(
      stroke('M470 330C360 160 260 300 330 560', darken(paint, 0.25), 74) +
        rect(286, 470, 80, 50, '#22232c', 10),
    )
    const waist =
      rect(210, 780, 780, 110, down(lighten(paint, 0.1), darken(paint, 0.3)), 54) +
      rect(880, 800, 80, 70, '#22232c', 12)
    const panel =
      path(
        'M440 340Q600 290 760 340L800 800Q600 900 400 800Z',
        diagonal(lighten(paint, 0.25), paint, darken(paint, 0.25)),
      ) +
      path('M470 470Q600 430 730 470L750 700Q600 760 450 700Z', darken(paint, 0.12)) +
      stroke(
        'M470 470Q600 430 730 470L750 700Q600 760 450 700Z',
        lighten(paint, 0.4),
        5,
        'stroke-dasharray="14 10"',
      ) +
      (variant % 2 === 0
        ? circle(600, 590, 60, '#f2c230')
        : path('M540 560q60-60 60 20q0-80 60-20 0 60-60 110-60-50-60-110Z', '#ff8fa8'))
    const body = straps + waist + panel
    const child =
      circle(600, 300, 110, '#7a4a2c') +
      path('M494 280Q520 180 600 184T706 280Q650 230 600 232T494 280Z', '#1c1410') +
      circle(566, 310, 9, '#1c1410') +
      circle(634, 310, 9, '#1c1410') +
      stroke('M574 350q26 22 52 0', '#1c1410', 8)
    return [
      { name: 'front', body: floor(600, 930, 760) + body },
      {
        name: 'with a child',
        body: floor(600, 960, 760) + mirrored(ellipse(420, 860, 60, 90, '#7a4a2c')) + child + body,
      },
      { name: 'buckle', body: closeUp(body, 860, 800, 2.2) },
    ]
  },

  stroller({ paint, variant }) {
    const wheel = (x: number, r: number) =>
      circle(x, 930, r, '#22232c') +
      circle(x, 930, r * 0.66, '#e9eaee') +
      repeat(6, (index) =>
        stroke(
          `M${x} ${930 - r * 0.6}V930`,
          '#8d929e',
          6,
          `transform="rotate(${index * 60} ${x} 930)"`,
        ),
      ) +
      circle(x, 930, 12, '#5c5f6e')
    const frame =
      stroke('M250 330L780 920M420 930L820 560M300 360L210 350', '#5c5f6e', 26) +
      stroke('M250 330L210 340', '#22232c', 40)
    const seat = path(
      'M430 560Q470 760 600 800L900 780Q950 780 940 730L930 700L640 680Q560 640 540 520Z',
      down(paint, darken(paint, 0.3)),
    )
    const hood =
      path(
        'M430 560C400 330 560 190 780 230Q880 260 900 360L540 520Z',
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.25)),
      ) +
      stroke('M540 520L600 222M540 520L760 226', darken(paint, 0.35), 8) +
      (variant % 2 === 1
        ? repeat(5, (index) =>
            circle(500 + index * 74, 400 - (index % 2) * 70, 16, '#ffffff', 'opacity=".7"'),
          )
        : '')
    const body =
      wheel(820, 80) +
      frame +
      seat +
      hood +
      wheel(420, 96) +
      rect(520, 830, 240, 70, darken(paint, 0.4), 20)
    return [
      { name: 'side', body: floor(620, 1026, 760) + body },
      { name: 'other side', body: floor(580, 1026, 760) + group('matrix(-1 0 0 1 1200 0)', body) },
      { name: 'hood', body: closeUp(body, 660, 400, 1.9) },
    ]
  },

  'toy-car'({ paint, variant }) {
    const truck = variant % 2 === 1
    const wheel = (x: number) =>
      circle(x, 850, 110, '#1c1d26') +
      circle(x, 850, 60, steel('#e8c96a')) +
      circle(x, 850, 22, '#8a6420')
    const shape = truck
      ? 'M160 840V480H640V360H860L980 560L1050 600V840Z'
      : 'M130 820Q120 660 260 620L360 600Q460 430 620 430H720Q830 440 900 600L1020 640Q1090 680 1070 820Z'
    const window = truck
      ? path('M680 410H840L920 560H680Z', '#bfe0f5')
      : path('M420 590Q490 480 600 480H610V590ZM650 480H720Q790 490 830 590H650Z', '#bfe0f5')
    const body =
      path(shape, down(lighten(paint, 0.35), paint, darken(paint, 0.3))) +
      window +
      (truck
        ? rect(190, 510, 420, 260, '#f2c230', 16) +
          stroke('M290 510V770M400 510V770M510 510V770', '#c98f1a', 8)
        : path('M130 740H1076L1072 780H130Z', '#ffffff', 'opacity=".85"') +
          words('7', 600, 730, { size: 80, ink: '#ffffff', weight: 20 })) +
      ellipse(1040, 700, 24, 34, '#fff2b0') +
      glint(440, 640, 60) +
      wheel(330) +
      wheel(870)
    return [
      { name: 'side', body: floor(600, 966, 1000) + body },
      {
        name: 'facing left',
        body: floor(600, 966, 1000) + group('matrix(-.9 .06 0 .96 1140 0)', body),
      },
      { name: 'wheel', body: closeUp(body, 860, 800, 2.1) },
    ]
  },

  doll({ paint, variant }) {
    const skin = '#7a4a2c'
    const hair =
      variant % 2 === 0
        ? mirrored(circle(430, 280, 96, '#1c1410')) +
          path('M440 380Q430 210 600 200T760 380Q680 290 600 290T440 380Z', '#1c1410')
        : path(
            'M420 520Q380 200 600 190T780 520Q800 560 740 560L740 360Q600 260 460 360V560Q400 560 420 520Z',
            '#1c1410',
          ) +
          repeat(6, (index) =>
            circle(430 + (index % 2) * 336, 420 + Math.floor(index / 2) * 60, 14, paint),
          )
    const face =
      circle(600, 370, 160, skin) +
      mirrored(
        ellipse(540, 370, 18, 24, '#1c1410') +
          circle(546, 362, 7, '#ffffff') +
          circle(500, 420, 24, '#c9604a', 'opacity=".5"'),
      ) +
      stroke('M560 440q40 34 80 0', '#4e1f18', 10)
    const dress =
      path(
        'M520 520H680L800 860Q600 910 400 860Z',
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.25)),
      ) +
      repeat(12, (index) =>
        circle(
          480 + (index % 4) * 80,
          640 + Math.floor(index / 4) * 80,
          16,
          ['#f2c230', '#ffffff'][index % 2] ?? '',
        ),
      ) +
      path('M404 840Q600 890 796 840L800 866Q600 916 400 866Z', '#f2c230')
    const limbs = mirrored(
      stroke('M530 560Q420 640 380 740', skin, 50) +
        stroke('M540 860V960', skin, 54) +
        ellipse(530, 990, 54, 28, darken(paint, 0.4)),
    )
    const body =
      limbs + dress + face + hair + mirrored(path('M440 220l-50-30v60ZM440 220l50-30v60Z', paint))
    return [
      { name: 'front', body: floor(600, 1016, 480) + body },
      { name: 'turned', body: floor(600, 1016, 420) + group('matrix(.84 .04 0 1 96 -20)', body) },
      { name: 'face', body: closeUp(body, 600, 370, 2) },
    ]
  },

  'building-blocks'({ paint, variant }) {
    const colors = [paint, '#f2c230', '#d1403a', '#2f8f5a', '#2b6fc4']
    const brick = (x: number, y: number, studs: number, color: string) => {
      const w = studs * 90
      return (
        repeat(studs, (index) => rect(x + 18 + index * 90, y - 26, 54, 30, round(color), 6)) +
        rect(x, y, w, 100, down(lighten(color, 0.25), color, darken(color, 0.2)), 8) +
        path(`M${x + w} ${y + 4}l46-30v100l-46 22Z`, darken(color, 0.35))
      )
    }
    const pick = (index: number) => colors[(index + variant) % colors.length] ?? paint
    const wall =
      brick(280, 900, 4, pick(0)) +
      brick(660, 900, 2, pick(1)) +
      brick(330, 790, 3, pick(2)) +
      brick(620, 790, 2, pick(3)) +
      brick(420, 680, 4, pick(4)) +
      brick(480, 570, 2, pick(1)) +
      brick(660, 570, 1, pick(0)) +
      brick(520, 460, 2, pick(2))
    const loose =
      placed(470, 760, 1, -14, brick(510, 560, 2, pick(3))) +
      placed(800, 800, 1, 10, brick(555, 560, 1, pick(2))) +
      placed(620, 960, 1, 4, brick(465, 560, 3, pick(0)))
    return [
      { name: 'built up', body: floor(600, 1010, 860) + wall },
      {
        name: 'house',
        body:
          floor(600, 1010, 760) +
          repeat(4, (index) => brick(330, 900 - index * 110, 5, pick(index))) +
          path('M280 560L560 330L850 560Z', pick(2)) +
          path('M850 560l40-30L600 310l-40 20Z', darken(pick(2), 0.3)) +
          rect(520, 800, 130, 200, '#fff7e6', 6),
      },
      { name: 'pieces', body: floor(600, 1040, 900, 50) + loose },
    ]
  },
}
