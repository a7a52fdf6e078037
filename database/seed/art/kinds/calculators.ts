import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Family, floor } from '../studio.ts'
import { circle, down, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'scientific-calculator'
  | 'desk-calculator'
  | 'printing-calculator'
  | 'pocket-calculator'

export const calculators: Family<Kind> = {
  'scientific-calculator': ({ paint, label }) => {
    const ink = '#ffffff'
    const body = '#2f3440'
    const front =
      rect(380, 160, 440, 840, down(lighten(body, 0.25), body, darken(body, 0.3)), 44) +
      words(label, 420, 224, { size: 32, ink, align: 'left', within: 200 }) +
      rect(420, 250, 360, 150, '#c9d8c0', 12) +
      stroke('M450 300q40-40 70 0t70 0', '#22302a', 6) +
      words('2.718', 760, 384, { size: 50, ink: '#22302a', align: 'right', weight: 10 }) +
      circle(600, 460, 44, lighten(body, 0.35)) +
      circle(600, 460, 20, body) +
      rect(424, 430, 60, 40, lighten(paint, 0.3), 14) +
      rect(716, 430, 60, 40, '#e8833a', 14) +
      repeat(18, (index) =>
        rect(
          424 + (index % 6) * 60,
          530 + Math.floor(index / 6) * 56,
          48,
          36,
          lighten(body, 0.3),
          10,
        ),
      ) +
      repeat(20, (index) => {
        const [x, y] = [424 + (index % 5) * 73, 706 + Math.floor(index / 5) * 70]
        return rect(x, y, 60, 54, index % 5 > 2 && index < 5 ? '#e8833a' : '#e6e9ef', 14)
      }) +
      ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0']
        .map((sign, index) =>
          words(sign, 454 + (index % 3) * 73, 746 + Math.floor(index / 3) * 70, {
            size: 30,
            ink: '#22232c',
          }),
        )
        .join('')
    return boxed({ x: 380, y: 160, w: 440, h: 840, r: 44, depth: 60, color: body }, front, [
      600,
      330,
      1.9,
      'display',
    ])
  },

  'desk-calculator': ({ paint, label }) => {
    const front = keypad(paint, label, true)
    return boxed(
      { x: 260, y: 300, w: 680, h: 700, r: 40, depth: 90, color: lighten(paint, 0.2) },
      front,
      [600, 720, 1.7, 'keys'],
    )
  },

  'printing-calculator': ({ paint, label }) => {
    const paper =
      path('M420 330V140Q600 120 780 140V330Z', '#ffffff', 'stroke="#e3e0d6" stroke-width="4"') +
      stroke(
        repeat(4, (index) => `M600 ${176 + index * 34}H740`),
        '#8d929e',
        7,
      ) +
      stroke('M560 310H740', '#d1403a', 7)
    const roll = rect(380, 230, 440, 90, rolled('#3a3b46'), 30)
    const front = keypad(paint, label, false)
    const body = paper + roll + front
    return [
      { name: 'front', body: floor(600, 1006, 860) + body },
      { name: 'turned', body: floor(600, 1006, 780) + group('matrix(.86 .06 0 1 84 -36)', body) },
      {
        name: 'the strip',
        body: group('translate(600 600) scale(1.8) translate(-600 -300)', body),
      },
    ]
  },

  'pocket-calculator': ({ paint, label }) => {
    const keys = ['7', '8', '9', '/', '4', '5', '6', 'x', '1', '2', '3', '-', '0', '.', '%', '+']
    const front =
      rect(400, 380, 400, 620, down(lighten(paint, 0.2), paint, darken(paint, 0.25)), 36) +
      words(label, 436, 440, { size: 30, ink: inkOn(paint), align: 'left', within: 180 }) +
      rect(440, 464, 320, 110, '#c9d8c0', 10) +
      words('2450', 744, 552, { size: 58, ink: '#22302a', align: 'right', weight: 10 }) +
      keys
        .map((sign, index) => {
          const [x, y] = [440 + (index % 4) * 82, 606 + Math.floor(index / 4) * 92]
          const color = index % 4 === 3 ? '#e8833a' : lighten(paint, 0.45)
          return (
            rect(x, y, 68, 70, color, 14) +
            words(sign, x + 34, y + 48, { size: 30, ink: inkOn(color) })
          )
        })
        .join('')
    return boxed({ x: 400, y: 380, w: 400, h: 620, r: 36, depth: 44, color: paint }, front, [
      600,
      760,
      1.9,
      'keys',
    ])
  },
}

function keypad(paint: string, label: string, solar: boolean): string {
  const shell = lighten(paint, 0.2)
  const keys = ['7', '8', '9', '/', '4', '5', '6', 'x', '1', '2', '3', '-', '0', '00', '.', '+']
  return (
    rect(260, 300, 680, 700, down(lighten(shell, 0.3), shell, darken(shell, 0.2)), 40) +
    words(label, 310, 366, { size: 40, ink: inkOn(shell), align: 'left', within: 240 }) +
    (solar
      ? rect(720, 330, 170, 44, '#3a2a1c', 6) +
        stroke('M762 330V374M804 330V374M846 330V374', '#5a4636', 4)
      : '') +
    rect(310, 396, 580, 130, '#c9d8c0', 12) +
    words('128450', 870, 496, { size: 80, ink: '#22302a', align: 'right', weight: 10 }) +
    keys
      .map((sign, index) => {
        const [x, y] = [312 + (index % 4) * 148, 560 + Math.floor(index / 4) * 106]
        const color = index % 4 === 3 ? '#e8833a' : '#f4f5f8'
        return (
          rect(x, y, 128, 86, color, 18) +
          words(sign, x + 64, y + 60, { size: 42, ink: inkOn(color) })
        )
      })
      .join('')
  )
}

function rolled(color: string): string {
  return down(lighten(color, 0.4), color, darken(color, 0.3))
}
