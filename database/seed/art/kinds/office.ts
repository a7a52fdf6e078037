import { stripes } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { steel } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import { across, circle, diagonal, down, mirrored, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'
import { grain, turnable } from './furniture.ts'

type Kind =
  | 'office-chair'
  | 'headrest-chair'
  | 'executive-chair'
  | 'visitor-chair'
  | 'airport-chairs'
  | 'desk'
  | 'drawer-desk'
  | 'standing-desk'

export const office: Family<Kind> = {
  'office-chair': ({ paint }) => {
    const chair = foot + meshBack(paint, 240) + swivelArms + swivelSeat(paint)
    return turnable(chair, 640, 1036, [600, 480, 1.8, 'mesh'], chair)
  },

  'headrest-chair': ({ paint }) => {
    const head =
      rect(585, 200, 30, 90, '#3a3b46', 8) +
      rect(480, 120, 240, 100, stripes(paint, darken(paint, 0.3), 10), 44) +
      rect(480, 120, 240, 100, 'none', 44, 'stroke="#2a2b34" stroke-width="12"')
    const chair = foot + head + meshBack(paint, 260) + swivelArms + swivelSeat(paint)
    return turnable(chair, 640, 1036, [600, 300, 1.8, 'head rest'], chair)
  },

  'executive-chair': ({ paint }) => {
    const shine = across(
      darken(paint, 0.25),
      lighten(paint, 0.35),
      `${paint}@50`,
      darken(paint, 0.3),
    )
    const back =
      rect(400, 130, 400, 500, shine, 90) +
      repeat(4, (index) =>
        stroke(
          `M430 ${220 + index * 100}Q600 ${250 + index * 100} 770 ${220 + index * 100}`,
          darken(paint, 0.4),
          8,
          'opacity=".6"',
        ),
      ) +
      rect(450, 150, 300, 100, darken(paint, 0.12), 50, 'opacity=".5"')
    const arms = mirrored(
      stroke('M390 700V560', '#8d929e', 26) + rect(320, 520, 130, 60, darken(paint, 0.2), 28),
    )
    const chair = foot + back + arms + swivelSeat(paint)
    return turnable(chair, 640, 1036, [600, 360, 1.8, 'leatherette'], chair)
  },

  'visitor-chair': ({ paint }) => {
    const frame = mirrored(
      stroke('M400 640V960H360M400 700L420 960', steel('#aeb4bf'), 30) +
        stroke('M410 660V520H360V560', '#5c5f6e', 24) +
        rect(330, 505, 110, 36, '#22232c', 18),
    )
    const chair =
      stroke('M430 640V300M770 640V300', '#8d929e', 28) +
      frame +
      rect(410, 250, 380, 290, down(lighten(paint, 0.2), darken(paint, 0.25)), 50) +
      path(
        'M380 620H820L850 720Q850 750 820 750H380Q350 750 350 720Z',
        down(lighten(paint, 0.25), darken(paint, 0.3)),
      )
    return turnable(chair, 620, 975, [600, 640, 1.8, 'seat'], chair)
  },

  'airport-chairs': ({ paint }) => {
    const seat = (x: number) =>
      rect(x, 330, 300, 270, down(lighten(paint, 0.25), darken(paint, 0.2)), 34) +
      repeat(12, (index) =>
        circle(x + 60 + (index % 4) * 60, 400 + Math.floor(index / 4) * 60, 9, darken(paint, 0.5)),
      ) +
      path(
        `M${x - 6} 600H${x + 306}L${x + 320} 710Q${x + 320} 730 ${x + 300} 730H${x}Q${x - 20} 730 ${x - 20} 710Z`,
        down(lighten(paint, 0.3), darken(paint, 0.25)),
      )
    const arm = (x: number) =>
      stroke(`M${x} 740V570`, '#8d929e', 26) + rect(x - 22, 540, 44, 40, '#c9ced6', 16)
    const row =
      rect(90, 736, 1020, 44, steel(), 10) +
      seat(120) +
      seat(450) +
      seat(780) +
      arm(100) +
      arm(435) +
      arm(765) +
      arm(1100) +
      mirrored(
        rect(280, 776, 36, 170, steel('#aeb4bf'), 8) +
          path('M180 960L280 920H320L420 960V984H180Z', '#8d929e'),
      )
    return turnable(row, 1040, 985, [600, 560, 1.7, 'seat'], row)
  },

  desk: ({ paint }) => {
    const front =
      top(paint, 150, 900, 430) +
      mirrored(stroke('M220 490L190 980M300 490L330 980M205 760H312', '#3a3d48', 26)) +
      rect(230, 560, 740, 24, '#3a3d48', 8)
    return turnable(
      front,
      900,
      990,
      [600, 490, 1.9, 'hole for cables'],
      floor(600, 990, 970) + screen(430) + front,
    )
  },

  'drawer-desk': ({ paint }) => {
    const drawer = (index: number) =>
      rect(770, 560 + index * 130, 230, 116, grain(paint), 6) +
      rect(
        770,
        560 + index * 130,
        230,
        116,
        'none',
        6,
        `stroke="${darken(paint, 0.4)}" stroke-width="4"`,
      ) +
      rect(840, 606 + index * 130, 90, 16, steel(), 8)
    const front =
      top(paint, 150, 900, 470) +
      rect(190, 530, 50, 450, grain(paint), 4) +
      rect(750, 534, 270, 446, darken(paint, 0.3), 4) +
      repeat(3, drawer)
    return [
      ...boxed({ x: 150, y: 470, w: 900, h: 510, r: 4, depth: 200, color: paint }, front, [
        880,
        620,
        1.9,
        'drawers',
      ]),
      { name: 'in use', body: floor(600, 984, 980) + screen(470) + front },
    ]
  },

  'standing-desk': ({ paint }) => {
    const leg = (x: number) =>
      rect(x - 34, 520, 68, 240, '#2c2e38', 8) +
      rect(x - 24, 740, 48, 230, steel('#aeb4bf'), 6) +
      path(
        `M${x - 90} 996Q${x - 90} 960 ${x - 40} 958H${x + 40}Q${x + 90} 960 ${x + 90} 996Z`,
        '#2c2e38',
      )
    const front = (high: number) =>
      leg(330) +
      leg(870) +
      rect(330, 540 - high, 540, 40, '#2c2e38', 6) +
      top(paint, 150, 900, 470 - high) +
      rect(880, 528 - high, 120, 36, '#17181f', 8) +
      circle(915, 546 - high, 9, '#47d17c') +
      circle(950, 546 - high, 9, '#e9eaef')
    const raised =
      rect(296, 330, 68, 440, '#2c2e38', 8) + rect(836, 330, 68, 440, '#2c2e38', 8) + front(180)
    return [
      { name: 'raised', body: floor(600, 1000, 940) + raised },
      { name: 'lowered', body: floor(600, 1000, 940) + front(0) },
      { name: 'in use', body: floor(600, 1000, 940) + screen(290) + raised },
    ]
  },
}

const foot =
  mirrored(
    stroke('M600 900L400 960M600 900L520 990', '#3a3b46', 26) +
      circle(400, 980, 30, '#1c1d26') +
      circle(520, 1010, 30, '#1c1d26'),
  ) +
  circle(600, 1000, 28, '#1c1d26') +
  rect(580, 720, 40, 190, steel(), 8) +
  rect(570, 580, 60, 90, '#3a3b46', 10)

const swivelArms = mirrored(
  stroke('M400 700V560', '#3a3b46', 24) + rect(340, 530, 110, 40, '#22232c', 20),
)

function swivelSeat(paint: string): string {
  return path(
    'M380 640H820Q860 700 820 740H380Q340 700 380 640Z',
    down(lighten(paint, 0.2), darken(paint, 0.35)),
  )
}

function meshBack(paint: string, y: number): string {
  const h = 630 - y
  return (
    rect(410, y, 380, h, stripes(lighten(paint, 0.12), darken(paint, 0.3), 9), 80) +
    rect(410, y, 380, h, 'none', 80, `stroke="${darken(paint, 0.45)}" stroke-width="22"`) +
    rect(470, y + h * 0.58, 260, 60, darken(paint, 0.4), 30)
  )
}

function top(paint: string, x: number, w: number, y: number): string {
  return (
    rect(x, y, w, 60, grain(paint), 8) +
    rect(x, y + 50, w, 14, darken(paint, 0.4)) +
    rect(x + w * 0.46, y + 6, 70, 16, '#22232c', 8)
  )
}

function screen(y: number): string {
  return (
    rect(420, y - 240, 340, 200, '#17171f', 10) +
    rect(432, y - 228, 316, 168, diagonal('#2b4a9c', '#6fb7e8'), 4) +
    rect(564, y - 44, 52, 44, '#5c5f6e') +
    rect(250, y - 22, 110, 22, '#2f8f5a') +
    rect(260, y - 44, 96, 22, '#d1403a')
  )
}
