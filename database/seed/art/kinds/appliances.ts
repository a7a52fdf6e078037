import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel, turned } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

type Kind = 'refrigerator' | 'freezer' | 'washing-machine' | 'air-conditioner' | 'water-dispenser'

export const appliances: Family<Kind> = {
  refrigerator({ paint, variant, label }) {
    const sheen = across(
      darken(paint, 0.16),
      lighten(paint, 0.4),
      `${paint}@60`,
      darken(paint, 0.22),
    )
    const shell = rect(370, 170, 460, 830, darken(paint, 0.45), 20)
    const door = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, sheen, 16)
    const handle = (x: number, y: number, h: number) =>
      rect(x, y, 18, h, steel(), 9) +
      rect(x + 20, y + 6, 6, h - 12, darken(paint, 0.5), 3, 'opacity=".3"')
    const layouts = [
      () =>
        door(376, 176, 448, 270) +
        door(376, 456, 448, 530) +
        handle(396, 330, 100) +
        handle(396, 480, 180),
      () =>
        door(376, 176, 220, 810) +
        door(604, 176, 220, 810) +
        handle(566, 420, 260) +
        handle(614, 420, 260) +
        rect(420, 380, 120, 170, '#14151d', 10) +
        rect(440, 400, 80, 40, '#3f8fd6', 4),
      () =>
        door(376, 176, 448, 540) +
        door(376, 726, 448, 260) +
        handle(396, 420, 240) +
        handle(396, 750, 120),
    ]
    const front =
      shell +
      (layouts[variant % 3]?.() ?? '') +
      words(label, 760, 226, { size: 24, ink: inkOn(paint), align: 'right', within: 140 }) +
      rect(390, 988, 420, 18, '#22232c')
    return [
      ...boxed({ x: 370, y: 170, w: 460, h: 836, r: 16, depth: 330, color: paint }, front, [
        500,
        420,
        1.9,
        'door and handle',
      ]),
      { name: 'open', body: floor(600, 1006, 760) + fridgeInside(paint) },
    ]
  },

  freezer({ paint, variant, label }) {
    const isTall = variant % 2 === 1
    const front = isTall
      ? rect(390, 180, 420, 820, across(lighten(paint, 0.3), paint, darken(paint, 0.18)), 18) +
        rect(424, 300, 20, 300, steel(), 10) +
        words(label, 620, 250, { size: 40, ink: inkOn(paint), within: 300 }) +
        snowflake(620, 780, 60, darken(paint, 0.4))
      : rect(180, 420, 840, 560, down(lighten(paint, 0.25), paint, darken(paint, 0.14)), 24) +
        rect(170, 400, 860, 90, down(lighten(paint, 0.5), darken(paint, 0.1)), 24) +
        rect(520, 470, 160, 34, steel(), 12) +
        words(label, 260, 600, { size: 48, ink: inkOn(paint), align: 'left', within: 260 }) +
        snowflake(910, 590, 44, darken(paint, 0.45)) +
        repeat(5, (index) => stroke(`M780 ${830 + index * 24}H940`, darken(paint, 0.35), 10)) +
        circle(300, 890, 30, '#22232c') +
        circle(380, 890, 10, '#47d17c')
    const box = isTall
      ? { x: 390, y: 180, w: 420, h: 820, r: 18, depth: 320, color: paint }
      : { x: 170, y: 400, w: 860, h: 580, r: 18, depth: 260, color: paint }
    return boxed(box, front, isTall ? [560, 380, 1.9, 'handle'] : [480, 520, 1.8, 'lid and badge'])
  },

  'washing-machine'({ paint, variant, label }) {
    const isTop = variant % 2 === 1
    const glassDoor =
      circle(600, 670, 226, steel()) +
      circle(600, 670, 196, darken(paint, 0.6)) +
      circle(600, 670, 176, glow(['#6e93c4', '#22304f@70', '#131a30'], 0.42, 0.38)) +
      clipped(
        circle(600, 670, 170, '#000'),
        path('M430 720q60-60 130 0t120-10t120 20V860H430Z', '#b9d7f0', 'opacity=".55"'),
        circle(540, 760, 60, '#e2504a', 'opacity=".7"'),
        circle(660, 780, 70, '#f2c230', 'opacity=".7"'),
      ) +
      path('M470 560Q540 500 640 510L500 690Q450 640 470 560Z', '#ffffff', 'opacity=".22"') +
      rect(790, 640, 40, 70, steel(), 12)
    const tub =
      rect(300, 380, 600, 600, 'none', 20, `stroke="${darken(paint, 0.2)}" stroke-width="6"`) +
      repeat(3, (index) => stroke(`M340 ${560 + index * 130}H860`, darken(paint, 0.12), 8))
    const front =
      rect(
        280,
        200,
        640,
        800,
        across(lighten(paint, 0.25), lighten(paint, 0.1), darken(paint, 0.12)),
        28,
      ) +
      rect(280, 220, 640, 130, darken(paint, isTop ? 0.6 : 0.06), 20) +
      rect(620, 250, 150, 70, '#10131c', 10) +
      words('0:45', 695, 305, { size: 38, ink: '#7ff0ff', weight: 10 }) +
      circle(850, 285, 40, steel()) +
      circle(850, 285, 28, lighten(paint, 0.4)) +
      rect(310, 250, 160, 70, darken(paint, 0.12), 8) +
      words(label, 390, 298, { size: 30, ink: inkOn(darken(paint, 0.12)), within: 130 }) +
      (isTop ? tub : glassDoor) +
      rect(320, 986, 560, 20, '#2a2b35')
    return boxed(
      { x: 280, y: 200, w: 640, h: 800, r: 24, depth: 300, color: paint },
      front,
      isTop ? [640, 300, 1.9, 'controls'] : [600, 670, 1.8, 'door'],
    )
  },

  'air-conditioner'({ paint, label }) {
    const unit = (y: number) =>
      rect(120, y, 960, 290, down(lighten(paint, 0.5), paint, darken(paint, 0.16)), 40) +
      path(`M140 ${y + 220}H1060L1030 ${y + 282}H170Z`, darken(paint, 0.5)) +
      rect(150, y + 226, 900, 30, lighten(paint, 0.3), 14) +
      repeat(9, (index) => stroke(`M${250 + index * 88} ${y + 262}v18`, lighten(paint, 0.3), 8)) +
      words('18', 980, y + 150, { size: 48, ink: '#4fb7e8', weight: 9 }) +
      words(label, 190, y + 120, { size: 38, ink: inkOn(paint), align: 'left', within: 240 }) +
      stroke(`M130 ${y + 190}H1070`, darken(paint, 0.2), 4)
    const outdoor =
      rect(210, 600, 560, 400, diagonal('#f4f4f2', '#cfd2d6'), 20) +
      circle(450, 800, 170, '#2b2d36') +
      repeat(5, (index) =>
        circle(450, 800, 160 - index * 32, 'none', 'stroke="#8d929e" stroke-width="6"'),
      ) +
      stroke('M290 800H610M450 640V960', '#8d929e', 6) +
      repeat(8, (index) => stroke(`M660 ${650 + index * 40}H740`, '#9a9fab', 10))
    const air = repeat(3, (index) =>
      stroke(`M${360 + index * 220} 680q-40 80 10 150t-10 150`, '#8cc8ee', 14, 'opacity=".55"'),
    )
    return [
      {
        name: 'indoor and outdoor unit',
        body:
          unit(220) +
          floor(490, 1000, 640) +
          outdoor +
          rect(830, 720, 120, 280, '#f6f6f4', 24) +
          rect(850, 745, 80, 80, '#a9d4c5', 8) +
          words('18', 890, 800, { size: 34, ink: '#21433a' }) +
          circle(890, 870, 18, '#e2504a') +
          circle(890, 930, 14, '#8d929e'),
      },
      { name: 'cooling', body: unit(330) + air },
      {
        name: 'side',
        body: group(
          'translate(0 30)',
          turned(
            { x: 120, y: 430, w: 960, h: 290, r: 40, depth: 150, color: paint },
            unit(430),
            0.76,
          ),
        ),
      },
      { name: 'display', body: closeUp(unit(420), 860, 580, 2) },
    ]
  },

  'water-dispenser'({ paint, label }) {
    const bottle =
      path(
        'M470 420C430 400 420 380 420 350V200q0-50 50-50H730q50 0 50 50V350q0 30-50 70Z',
        across('#5aa9e0/.75', '#cfeafc/.8', '#8fcaf2/.7', '#3c86c4/.8'),
      ) + repeat(3, (index) => stroke(`M424 ${210 + index * 56}H776`, '#ffffff', 6, 'opacity=".5"'))
    const front =
      bottle +
      rect(440, 410, 320, 30, darken(paint, 0.3), 10) +
      rect(410, 430, 380, 570, across(lighten(paint, 0.35), paint, darken(paint, 0.22)), 24) +
      rect(440, 500, 320, 240, darken(paint, 0.6), 16) +
      rect(490, 500, 44, 90, '#d8453f', 8) +
      rect(580, 500, 44, 90, '#e8e8ec', 8) +
      rect(668, 500, 44, 90, '#3f8fd6', 8) +
      rect(470, 716, 260, 24, '#8d929e', 8) +
      rect(440, 770, 320, 200, darken(paint, 0.08), 12) +
      rect(730, 820, 12, 90, steel(), 6) +
      words(label, 600, 482, { size: 30, ink: inkOn(paint), within: 240 })
    return boxed({ x: 410, y: 430, w: 380, h: 570, r: 24, depth: 300, color: paint }, front, [
      600,
      620,
      2,
      'taps',
    ])
  },
}

function fridgeInside(paint: string): string {
  const foods = ['#e2504a', '#f2c230', '#47b86a', '#e8833a', '#8f5ac7']
  const shelf = (y: number, shift: number) =>
    repeat(4, (index) =>
      rect(
        520 + index * 86,
        y - 70 - ((index + shift) % 2) * 24,
        52,
        70 + ((index + shift) % 2) * 24,
        foods[(index + shift) % 5] ?? '',
        12,
      ),
    ) + rect(490, y, 380, 10, '#9fc3dd')
  return (
    rect(470, 170, 420, 830, paint, 18) +
    rect(490, 195, 380, 780, down('#ffffff', '#dfeaf2'), 10) +
    shelf(370, 0) +
    shelf(540, 2) +
    shelf(710, 1) +
    rect(500, 780, 360, 170, '#d6e7f3', 12) +
    circle(590, 880, 44, '#47b86a') +
    circle(690, 886, 40, '#e2504a') +
    circle(780, 882, 44, '#f2c230') +
    path('M470 170L240 240V1030L470 1000Z', across(lighten(paint, 0.5), '#e6edf2')) +
    repeat(3, (index) =>
      path(
        `M262 ${400 + index * 200}L450 ${372 + index * 190}v70L262 ${480 + index * 200}Z`,
        '#c6d8e6',
      ),
    )
  )
}

function snowflake(x: number, y: number, r: number, color: string): string {
  return repeat(3, (index) =>
    group(
      `rotate(${index * 60} ${x} ${y})`,
      stroke(
        `M${x} ${y - r}v${2 * r}M${x - r * 0.25} ${y - r * 0.8}l${r * 0.25} ${r * 0.25}l${r * 0.25}-${r * 0.25}`,
        color,
        7,
      ),
    ),
  )
}
