import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { turned } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind = 'air-conditioner' | 'portable-air-conditioner' | 'floor-air-conditioner'

export const air: Family<Kind> = {
  'air-conditioner'({ paint, label }) {
    const unit = (y: number) =>
      rect(120, y, 960, 290, down(lighten(paint, 0.5), paint, darken(paint, 0.16)), 40) +
      path(`M140 ${y + 220}H1060L1030 ${y + 282}H170Z`, darken(paint, 0.5)) +
      rect(150, y + 226, 900, 30, lighten(paint, 0.3), 14) +
      repeat(9, (index) => stroke(`M${250 + index * 88} ${y + 262}v18`, lighten(paint, 0.3), 8)) +
      words('18', 980, y + 150, { size: 48, ink: '#4fb7e8', weight: 9 }) +
      words(label, 190, y + 120, { size: 38, ink: inkOn(paint), align: 'left', within: 240 }) +
      stroke(`M130 ${y + 190}H1070`, darken(paint, 0.2), 4)
    const cold = repeat(3, (index) =>
      stroke(`M${360 + index * 220} 680q-40 80 10 150t-10 150`, '#8cc8ee', 14, 'opacity=".55"'),
    )
    const box = { x: 120, y: 430, w: 960, h: 290, r: 40, depth: 150, color: paint }
    return [
      {
        name: 'indoor and outdoor unit',
        body: unit(220) + floor(490, 1000, 640) + outdoorUnit + remote(830),
      },
      { name: 'cooling', body: unit(330) + cold },
      { name: 'side', body: group('translate(0 30)', turned(box, unit(430), 0.76)) },
      { name: 'display', body: closeUp(unit(420), 860, 580, 2) },
    ]
  },

  'portable-air-conditioner'({ paint, label }) {
    const front =
      rect(380, 250, 440, 720, down(lighten(paint, 0.4), paint, darken(paint, 0.12)), 60) +
      rect(410, 280, 380, 70, '#14151d', 30) +
      words('18', 500, 332, { size: 44, ink: '#7ff0ff', weight: 10 }) +
      repeat(3, (index) => circle(620 + index * 60, 315, 16, '#5c6472')) +
      rect(420, 400, 360, 150, darken(paint, 0.5), 20) +
      repeat(4, (index) => rect(430, 414 + index * 34, 340, 18, lighten(paint, 0.2), 9)) +
      words(label, 600, 660, { size: 50, ink: inkOn(paint), within: 300 }) +
      repeat(6, (index) => stroke(`M460 ${760 + index * 28}H740`, darken(paint, 0.22), 9)) +
      wheel(440) +
      wheel(760)
    const hose =
      stroke('M780 470C960 440 1000 300 1010 150', '#c4cad3', 110) +
      stroke('M780 470C960 440 1000 300 1010 150', '#9aa2ad', 110, 'stroke-dasharray="10 26"') +
      rect(930, 60, 170, 110, '#e9edf1', 12) +
      rect(950, 84, 130, 62, '#9aa2ad', 8)
    return [
      { name: 'with its hose', body: floor(600, 1004, 640) + hose + front },
      ...boxed({ x: 380, y: 250, w: 440, h: 740, r: 60, depth: 260, color: paint }, front, [
        600,
        400,
        1.9,
        'controls',
      ]),
    ]
  },

  'floor-air-conditioner'({ paint, label }) {
    const tower =
      rect(200, 120, 340, 870, down(lighten(paint, 0.45), paint, darken(paint, 0.12)), 24) +
      rect(230, 160, 280, 270, darken(paint, 0.55), 12) +
      repeat(7, (index) => rect(238, 172 + index * 36, 264, 18, lighten(paint, 0.25), 9)) +
      stroke('M370 172V420', darken(paint, 0.3), 6) +
      rect(280, 470, 180, 80, '#14151d', 12) +
      words('18', 370, 530, { size: 44, ink: '#7ff0ff', weight: 10 }) +
      words(label, 370, 630, { size: 38, ink: inkOn(paint), within: 220 }) +
      rect(230, 700, 280, 250, darken(paint, 0.08), 10) +
      repeat(8, (index) => stroke(`M254 ${730 + index * 27}H486`, darken(paint, 0.3), 9)) +
      rect(210, 984, 320, 18, '#22232c')
    const side = group('translate(230 0)', tower)
    const cold = repeat(3, (index) =>
      stroke(
        `M${800 + index * 60} ${200 + index * 80}q70-40 140 0t140 0`,
        '#8cc8ee',
        14,
        'opacity=".6"',
      ),
    )
    return [
      {
        name: 'indoor and outdoor unit',
        body:
          floor(370, 1000, 520) +
          floor(860, 1000, 560) +
          tower +
          group('translate(470 300) scale(.7)', outdoorUnit),
      },
      { name: 'indoor unit', body: floor(600, 1000, 500) + side },
      { name: 'cooling', body: floor(600, 1000, 500) + side + cold },
      { name: 'outlet and display', body: closeUp(side, 600, 420, 1.8) },
    ]
  },
}

const outdoorUnit =
  rect(210, 600, 560, 400, diagonal('#f4f4f2', '#cfd2d6'), 20) +
  circle(450, 800, 170, '#2b2d36') +
  repeat(5, (index) =>
    circle(450, 800, 160 - index * 32, 'none', 'stroke="#8d929e" stroke-width="6"'),
  ) +
  stroke('M290 800H610M450 640V960', '#8d929e', 6) +
  repeat(8, (index) => stroke(`M660 ${650 + index * 40}H740`, '#9a9fab', 10))

function remote(x: number): string {
  return (
    rect(x, 720, 120, 280, '#dfe3e8', 24) +
    rect(x + 20, 745, 80, 80, '#a9d4c5', 8) +
    words('18', x + 60, 800, { size: 34, ink: '#21433a' }) +
    circle(x + 60, 870, 18, '#e2504a') +
    circle(x + 60, 930, 14, '#8d929e')
  )
}

function wheel(x: number): string {
  return (
    rect(x - 26, 956, 52, 24, '#3a3b46', 8) +
    ellipse(x, 986, 24, 20, '#17181f') +
    path(`M${x - 8} 984h16v6h-16Z`, '#8d929e')
  )
}
