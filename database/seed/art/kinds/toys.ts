import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'toy-cars'
  | 'toy-car-collection'
  | 'race-track'
  | 'stacking-rings'
  | 'toy-phone'
  | 'shape-sorter'

export const toys: Family<Kind> = {
  'toy-cars': () => {
    const cars =
      smallCar(330, 470, '#d1403a') +
      smallCar(800, 470, '#2b6fc4') +
      smallCar(330, 720, '#f2c230') +
      smallCar(800, 720, '#2f8f5a') +
      smallCar(570, 940, '#e07b2a')
    return [
      { name: 'five cars', body: floor(600, 990, 900, 50) + cars },
      {
        name: 'one of them',
        body:
          floor(600, 880, 960) +
          group('translate(-1000 -860) scale(2.2)', smallCar(730, 740, '#d1403a')),
      },
      { name: 'near', body: closeUp(cars, 330, 500, 2.1) },
    ]
  },

  'toy-car-collection': ({ paint, label }) => {
    const tray =
      rainbow
        .slice(0, 5)
        .map((color, index) => once(`car${index}`, smallCar(200, 200, color)))
        .join('') +
      repeat(20, (index) =>
        again(
          `car${(index * 3) % 5}`,
          `translate(${220 + (index % 4) * 190} ${250 + Math.floor(index / 4) * 145}) scale(.42)`,
        ),
      )
    const box =
      rect(180, 180, 840, 830, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.2)), 16) +
      rect(210, 300, 780, 690, '#23304a', 10) +
      group('translate(0 50)', tray) +
      rect(210, 300, 780, 690, '#ffffff', 10, 'opacity=".08"') +
      words(label, 420, 262, { size: 60, ink: '#ffffff', within: 380, weight: 17 }) +
      words('20 CARS', 840, 262, { size: 56, ink: '#f2c230', within: 260 })
    return [
      { name: 'twenty cars', body: floor(600, 1014, 940) + box },
      {
        name: 'one of them',
        body:
          floor(600, 880, 960) +
          group('translate(-1000 -860) scale(2.2)', smallCar(730, 740, '#2b6fc4')),
      },
      { name: 'near', body: closeUp(box, 500, 600, 2) },
    ]
  },

  'race-track': () => {
    const track =
      path('M120 960H480C560 960 560 900 560 860', 'none', 'stroke="#2b6fc4" stroke-width="60"') +
      circle(600, 620, 300, 'none', 'stroke="#e07b2a" stroke-width="64"') +
      circle(600, 620, 334, 'none', 'stroke="#b9571a" stroke-width="10"') +
      circle(600, 620, 266, 'none', 'stroke="#f6a95a" stroke-width="8"') +
      path('M640 920H1080', 'none', 'stroke="#2b6fc4" stroke-width="60" stroke-linecap="round"') +
      rect(560, 900, 90, 60, '#22232c', 10) +
      rect(860, 820, 120, 90, '#d1403a', 12) +
      words('GO', 920, 886, { size: 46, ink: '#ffffff', weight: 18 })
    const car = group('translate(390 80) rotate(0) scale(.5)', smallCar(420, 460, '#d1403a'))
    const second = group('translate(60 590) scale(.55)', smallCar(260, 540, '#2f8f5a'))
    const body = track + group('rotate(180 600 330)', car) + second
    return [
      { name: 'loop', body: floor(600, 1000, 1060) + body },
      { name: 'turned', body: floor(600, 1000, 960) + group('matrix(.84 .06 0 .96 96 0)', body) },
      { name: 'car in the loop', body: closeUp(body, 600, 360, 2.1) },
    ]
  },

  'stacking-rings': () => {
    const ring = (y: number, half: number, color: string) =>
      path(
        `M${600 - half} ${y}Q${600 - half} ${y - 50} 600 ${y - 50}T${600 + half} ${y}Q${600 + half} ${y + 50} 600 ${y + 50}T${600 - half} ${y}Z`,
        round(color),
      ) + ellipse(600, y - 26, half * 0.62, 18, lighten(color, 0.35), 'opacity=".7"')
    const body =
      rect(576, 240, 48, 700, round('#f2e3c0'), 24) +
      rect(330, 930, 540, 76, round('#f4f5f8'), 38) +
      ring(890, 250, '#8a5ac0') +
      ring(790, 226, '#2b6fc4') +
      ring(690, 200, '#2f8f5a') +
      ring(590, 174, '#f2c230') +
      ring(490, 150, '#f2a23a') +
      ring(394, 124, '#d1403a') +
      circle(600, 290, 62, round('#d1403a')) +
      circle(580, 280, 9, '#1c1410') +
      circle(620, 280, 9, '#1c1410') +
      stroke('M580 306q20 16 40 0', '#1c1410', 6)
    const laid = (x: number, y: number, color: string, r: number) =>
      ellipse(x, y, r, r * 0.5, color) +
      ellipse(x, y - 10, r, r * 0.5, lighten(color, 0.2)) +
      ellipse(x, y - 10, r * 0.4, r * 0.18, darken(color, 0.3))
    return [
      { name: 'stacked', body: floor(600, 1008, 760) + body },
      {
        name: 'rings',
        body:
          floor(600, 960, 980) +
          laid(380, 700, '#d1403a', 130) +
          laid(760, 680, '#f2c230', 170) +
          laid(480, 880, '#2b6fc4', 210) +
          laid(880, 860, '#2f8f5a', 150),
      },
      { name: 'head', body: closeUp(body, 600, 360, 2) },
    ]
  },

  'toy-phone': ({ paint }) => {
    const phone =
      rect(390, 190, 420, 810, diagonal(lighten(paint, 0.4), paint, darken(paint, 0.15)), 120) +
      rect(440, 260, 320, 250, '#fff3d6', 50) +
      circle(530, 370, 20, '#1c1410') +
      circle(670, 370, 20, '#1c1410') +
      stroke('M530 430q70 50 140 0', '#1c1410', 12) +
      repeat(9, (index) => {
        const [x, y] = [490 + (index % 3) * 110, 600 + Math.floor(index / 3) * 110]
        return (
          circle(x, y, 44, round(rainbow[index % 6] ?? paint)) +
          words(String(index + 1), x, y + 18, { size: 38, ink: '#ffffff', weight: 18 })
        )
      }) +
      rect(500, 900, 200, 56, '#ffffff', 28, 'opacity=".8"') +
      repeat(5, (index) => circle(536 + index * 32, 928, 8, darken(paint, 0.3)))
    return [
      { name: 'front', body: floor(600, 1006, 560) + phone },
      ...boxed({ x: 390, y: 190, w: 420, h: 810, r: 110, depth: 150, color: paint }, phone, [
        600,
        700,
        1.8,
        'keys',
      ]).slice(1),
    ]
  },

  'shape-sorter': ({ paint }) => {
    const front =
      rect(330, 420, 540, 580, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.15)), 40) +
      circle(470, 570, 70, darken(paint, 0.55)) +
      rect(650, 500, 140, 140, darken(paint, 0.55), 14) +
      path('M470 720l84 150H386Z', darken(paint, 0.55)) +
      path('M720 716l26 54 60 8-44 42 11 60-53-29-53 29 11-60-44-42 60-8Z', darken(paint, 0.55))
    const pieces =
      circle(210, 930, 66, round('#f2c230')) +
      rect(890, 880, 124, 124, round('#2b6fc4'), 14) +
      path('M1060 870l70 130H990Z', round('#2f8f5a'))
    const side = boxed({ x: 330, y: 420, w: 540, h: 580, r: 40, depth: 320, color: paint }, front, [
      600,
      700,
      1.8,
      'holes',
    ])
    return [
      {
        name: 'with its shapes',
        body:
          floor(600, 1008, 1080) + front + rect(380, 380, 440, 50, round('#f4f5f8'), 20) + pieces,
      },
      ...side.slice(1),
    ]
  },
}

const rainbow = ['#d1403a', '#f2a23a', '#f2c230', '#2f8f5a', '#2b6fc4', '#8a5ac0'] as const

/** A small die-cast car, 400 wide, whose wheels stand on y. */
function smallCar(x: number, y: number, color: string): string {
  return group(
    `translate(${x} ${y})`,
    path(
      'M-200-30Q-200-90-130-96L-90-100Q-50-160 30-160Q100-156 140-100Q200-90 204-40L200-20H-196Z',
      down(lighten(color, 0.4), color, darken(color, 0.3)),
    ),
    path('M-60-104Q-30-142 20-142V-104ZM40-142Q90-138 112-104H40Z', '#cfe6f5'),
    stroke('M-180-56H190', '#ffffff', 7, 'opacity=".7"'),
    glint(-110, -70, 30),
    circle(-110, -24, 44, '#1c1d26'),
    circle(-110, -24, 24, across('#8d929e', '#f4f5f8', '#aeb4c0')),
    circle(116, -24, 44, '#1c1d26'),
    circle(116, -24, 24, across('#8d929e', '#f4f5f8', '#aeb4c0')),
  )
}
