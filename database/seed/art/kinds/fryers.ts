import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, glass, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind =
  | 'air-fryer'
  | 'knob-air-fryer'
  | 'window-air-fryer'
  | 'dual-air-fryer'
  | 'air-fryer-oven'
  | 'rice-cooker'

export const fryers: Family<Kind> = {
  'air-fryer': (model) => fryer(model, screen(590, 418)),

  'knob-air-fryer': (model) =>
    fryer(
      model,
      circle(520, 380, 54, steel()) +
        circle(680, 380, 54, steel()) +
        stroke('M520 380V338M680 380l26-26', '#c43f3a', 9),
    ),

  'window-air-fryer': (model) =>
    fryer(
      model,
      screen(590, 418) +
        rect(440, 590, 320, 110, '#14151c', 24) +
        rect(456, 604, 288, 82, glow(['#8a5a26', '#33201a']), 16) +
        repeat(6, (index) => rect(470 + index * 44, 640, 34, 40, '#e8a52a', 8)),
    ),

  'dual-air-fryer'({ paint, label }) {
    const drawer = (x: number) =>
      rect(x, 560, 380, 390, darken(paint, 0.3), 40) +
      rect(x + 130, 640, 120, 60, steel(), 20) +
      rect(x + 145, 690, 90, 150, darken(paint, 0.55), 30)
    const front =
      rect(180, 260, 840, 730, round(paint), 90) +
      rect(300, 320, 600, 150, '#0f1118', 40) +
      words('180°', 440, 428, { size: 54, ink: '#ff9d5c', weight: 10 }) +
      words('160°', 750, 428, { size: 54, ink: '#ff9d5c', weight: 10 }) +
      drawer(210) +
      drawer(610) +
      words(label, 600, 535, { size: 44, ink: inkOn(paint), within: 360 })
    const box = { x: 180, y: 260, w: 840, h: 730, r: 90, depth: 260, color: paint }
    return [...boxed(box, front, [600, 400, 1.8, 'controls']), chips]
  },

  'air-fryer-oven'({ paint, label }) {
    const shelf = (y: number) =>
      stroke(`M330 ${y}H870`, '#8d929e', 8) +
      repeat(6, (index) => rect(350 + index * 88, y - 44, 70, 40, '#d99a3c', 16))
    const front =
      rect(250, 220, 700, 770, down(lighten(paint, 0.2), paint, darken(paint, 0.25)), 60) +
      rect(320, 260, 560, 120, '#0f1118', 30) +
      words('200°', 450, 346, { size: 50, ink: '#ff9d5c', weight: 10 }) +
      repeat(4, (index) => circle(640 + index * 60, 320, 20, '#5c6472')) +
      rect(300, 420, 600, 460, '#14151c', 26) +
      rect(324, 444, 552, 412, glow(['#7a4f24', '#2a1b16']), 16) +
      shelf(600) +
      shelf(760) +
      path('M310 430H620L400 870H310Z', '#ffffff', 'opacity=".08"') +
      rect(400, 894, 400, 26, steel(), 13) +
      words(label, 600, 972, { size: 40, ink: inkOn(paint), within: 320 })
    const box = { x: 250, y: 220, w: 700, h: 770, r: 60, depth: 280, color: paint }
    return boxed(box, front, [600, 620, 1.7, 'racks'])
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
      { name: 'with rice', body: floor(600, 985, 820) + open },
      { name: 'switch', body: closeUp(grips + pot + lid, 600, 720, 2) },
    ]
  },
}

function screen(x: number, y: number): string {
  return (
    rect(480, 330, 240, 120, '#0f1118', 26) +
    words('180°', x, y, { size: 54, ink: '#ff9d5c', weight: 10 })
  )
}

function fryer({ paint, label }: Model, controls: string): View[] {
  const body =
    path(
      'M340 960C290 700 330 260 420 220Q600 170 780 220C870 260 910 700 860 960q-4 44-50 44H390q-46 0-50-44Z',
      round(paint),
    ) +
    ellipse(600, 226, 150, 26, lighten(paint, 0.3), 'opacity=".5"') +
    path('M346 560H854Q872 760 850 930H350Q328 760 346 560Z', darken(paint, 0.3), 'opacity=".6"') +
    controls +
    rect(520, 700, 160, 60, steel(), 20) +
    rect(540, 740, 120, 120, darken(paint, 0.55), 30) +
    words(label, 600, 920, { size: 44, ink: inkOn(darken(paint, 0.3)), within: 320 })
  return [...stood(body, 560, [600, 400, 1.9, 'controls'], 'boxed', label), chips]
}

const chips: View = {
  name: 'basket with chips',
  body:
    floor(600, 1006, 700) +
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
    rect(860, 700, 200, 60, '#22232c', 30),
}
