import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const cookers: Family<'microwave' | 'gas-cooker'> = {
  microwave({ paint, variant, label }) {
    const panel =
      variant % 2 === 0
        ? repeat(9, (index) =>
            rect(
              860 + (index % 3) * 52,
              600 + Math.floor(index / 3) * 52,
              40,
              38,
              lighten(paint, 0.25),
              8,
            ),
          ) + rect(860, 790, 144, 50, '#47b86a', 10)
        : circle(930, 620, 54, steel()) +
          circle(930, 620, 40, lighten(paint, 0.2)) +
          stroke('M930 620V586', '#e2504a', 8) +
          circle(930, 770, 54, steel()) +
          circle(930, 770, 40, lighten(paint, 0.2)) +
          stroke('M930 770l24-24', '#e2504a', 8)
    const front =
      rect(150, 430, 900, 520, down(lighten(paint, 0.2), paint, darken(paint, 0.25)), 26) +
      rect(190, 470, 600, 430, '#15161e', 18) +
      rect(240, 520, 500, 330, glow(['#54422a', '#1d1a1a']), 40) +
      ellipse(490, 800, 190, 26, '#a8b3bd', 'opacity=".5"') +
      path('M200 480H560L330 890H200Z', '#ffffff', 'opacity=".08"') +
      rect(800, 480, 24, 410, steel(), 12) +
      rect(856, 480, 152, 70, '#0e1118', 8) +
      words('12:30', 932, 532, { size: 36, ink: '#7ff0ff', weight: 10 }) +
      panel +
      words(label, 490, 934, { size: 22, ink: inkOn(paint) })
    return boxed({ x: 150, y: 430, w: 900, h: 520, r: 26, depth: 260, color: paint }, front, [
      860,
      640,
      1.9,
      'controls',
    ])
  },

  'gas-cooker'({ paint, variant, label }) {
    return variant % 2 === 0 ? standingCooker(paint, label) : tableCooker(paint, label)
  },
}

function burner(x: number, y: number, r: number): string {
  return (
    ellipse(x, y, r, r * 0.34, '#1a1b22') +
    ellipse(x, y - 6, r * 0.5, r * 0.17, steel('#8d929e')) +
    stroke(
      `M${x - r} ${y - 14}H${x + r}M${x - r * 0.6} ${y - 14 - r * 0.28}L${x + r * 0.6} ${y - 14 + r * 0.28}`,
      '#2c2d36',
      10,
    )
  )
}

function standingCooker(paint: string, label: string) {
  const knobs = repeat(
    5,
    (index) =>
      circle(350 + index * 125, 450, 34, steel()) + circle(350 + index * 125, 450, 22, '#2a2b34'),
  )
  const front =
    path('M300 330H900L930 400H270Z', steel('#9aa0ab')) +
    burner(440, 352, 90) +
    burner(760, 352, 90) +
    rect(260, 396, 680, 600, down(lighten(paint, 0.15), paint, darken(paint, 0.3)), 16) +
    rect(260, 400, 680, 100, darken(paint, 0.25), 12) +
    knobs +
    rect(310, 560, 580, 350, '#14151c', 22) +
    rect(360, 620, 480, 240, glow(['#6a4526', '#221a18']), 14) +
    stroke('M370 740H830M370 790H830', '#6d6258', 6) +
    path('M330 570H610L440 900H330Z', '#ffffff', 'opacity=".09"') +
    rect(330, 534, 540, 22, steel(), 11) +
    words(label, 600, 960, { size: 30, ink: inkOn(paint) })
  return boxed({ x: 260, y: 396, w: 680, h: 600, r: 16, depth: 260, color: paint }, front, [
    500,
    470,
    2,
    'knobs',
  ])
}

function tableCooker(paint: string, label: string) {
  const knob = (x: number) =>
    circle(x, 850, 52, '#22232c') + rect(x - 9, 806, 18, 88, lighten(paint, 0.3), 9)
  const top =
    path('M250 560H950L1040 760H160Z', diagonal('#33353f', '#101117', '#2a2c35')) +
    path('M260 568H560L330 752H172Z', '#ffffff', 'opacity=".1"') +
    burner(390, 670, 140) +
    burner(810, 670, 140)
  const flames = repeat(12, (index) =>
    path(`M${276 + index * 20} 652q10-34 12-46q14 22 8 46Z`, '#4aa3ff', 'opacity=".85"'),
  )
  const front =
    top +
    flames +
    path(
      'M160 760H1040V900q0 30-30 30H190q-30 0-30-30Z',
      down(lighten(paint, 0.2), paint, darken(paint, 0.3)),
    ) +
    knob(330) +
    knob(870) +
    words(label, 600, 866, { size: 48, ink: inkOn(paint), within: 300 })
  return [
    { name: 'front', body: floor(600, 936, 980) + front },
    {
      name: 'angle',
      body: floor(600, 950, 900, 80) + group('matrix(.86 .09 -.06 1 130 -40)', front),
    },
    { name: 'burner', body: closeUp(front, 400, 690, 2.1) },
  ]
}
