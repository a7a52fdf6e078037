import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton, foldingBox } from '../packaging.ts'
import { printed } from '../print.ts'
import { drum } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { circle, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'
import { display } from './sweets.ts'

type Kind =
  | 'sausage-roll-carton'
  | 'sandwich-biscuits'
  | 'cookies-box'
  | 'crisps-tube'
  | 'cereal-bars'

export const biscuits: Family<Kind> = {
  'sausage-roll-carton': (model) => carton({ ...model, word: 'SAUSAGE ROLLS' }, roll(model)),

  'sandwich-biscuits': ({ paint, label }) => {
    const pack =
      rect(220, 560, 760, 260, down(lighten(paint, 0.35), paint, darken(paint, 0.3)), 60) +
      path('M220 560l-50 20v220l50 20ZM980 560l50 20v220l-50 20Z', darken(paint, 0.15)) +
      stroke('M186 586V796M204 574V808M996 574V808M1014 586V796', lighten(paint, 0.2), 4) +
      printed(
        { label, word: 'SANDWICH BISCUITS' },
        { x: 440, ink: inkOn(paint), within: 360, name: [690, 76], word: [750, 28] },
      ) +
      group('translate(220 110) scale(.85)', biscuit(600, 680))
    return [
      { name: 'front', body: floor(600, 826, 960, 40) + pack },
      {
        name: 'biscuits',
        body:
          floor(600, 900, 860, 60) +
          biscuit(440, 800) +
          biscuit(760, 810) +
          group('translate(0 -60)', biscuit(600, 760)),
      },
      { name: 'label', body: closeUp(pack, 480, 690, 1.8) },
    ]
  },

  'cookies-box': (model) =>
    display(
      { ...model, word: 'COOKIES' },
      cookie(520, 840, 70) + cookie(670, 860, 62),
      floor(600, 950, 860) + cookie(420, 800, 150) + cookie(780, 810, 140) + cookie(600, 720, 150),
    ),

  'crisps-tube': ({ paint, label }) => {
    const crisp = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path('M-90 0Q0-90 90 0Q0 40-90 0Z', '#f2c860', 'stroke="#cf9a32" stroke-width="5"'),
        path(
          'M-60-8Q0-52 60-8',
          'none',
          'stroke="#fbe5a6" stroke-width="8" stroke-linecap="round"',
        ),
      )
    const body =
      drum(600, 280, 150, 720, paint, '#e9ebf0') +
      path('M444 250A156 25 0 0 0 756 250V310A156 25 0 0 1 444 310Z', '#ffffff', 'opacity=".75"') +
      ellipse(600, 250, 156, 25, '#f4f6fa', 'opacity=".9"') +
      path('M450 980A150 24 0 0 0 750 980V1000A150 24 0 0 1 450 1000Z', '#c9ced6') +
      printed(
        { label, word: 'CRISPS' },
        { ink: inkOn(paint), within: 260, name: [560, 64], word: [630, 44] },
      ) +
      crisp(560, 800, -18) +
      crisp(640, 850, 12) +
      crisp(590, 910, -6)
    return [
      ...stood(body, 300, [600, 600, 1.8, 'label'], 'shelved', label),
      {
        name: 'crisps',
        body:
          floor(620, 960, 900) +
          repeat(9, (index) =>
            group(
              'scale(1.5) translate(-190 -290)',
              crisp(470 + (index % 5) * 70, 880 - Math.floor(index / 5) * 60, -30 + index * 14),
            ),
          ),
      },
    ]
  },

  'cereal-bars': (model) => {
    const bar =
      rect(330, 780, 540, 130, '#f0d9a6', 20) +
      repeat(30, (index) =>
        ellipse(
          350 + ((index * 71) % 500),
          800 + ((index * 37) % 90),
          22,
          14,
          index % 2 === 0 ? '#fbeecb' : '#e0bf7c',
        ),
      ) +
      rect(330, 890, 540, 26, '#f7f1e4', 12)
    return [
      ...foldingBox(
        { ...model, word: 'CEREAL BARS', art: group('translate(150 250) scale(.75)', bar) },
        270,
        660,
        420,
        230,
      ),
      { name: 'one of them', body: floor(600, 926, 760) + group('translate(0 0)', bar) },
    ]
  },
}

function roll({ paint, label }: Model): string {
  return (
    rect(330, 780, 540, 200, down(lighten(paint, 0.3), paint, darken(paint, 0.25)), 30) +
    path('M330 780l-36 16v168l36 16ZM870 780l36 16v168l-36 16Z', lighten(paint, 0.2)) +
    rect(470, 820, 260, 120, '#e0a85a', 60) +
    stroke('M510 830L490 930M570 826L550 936M630 826L610 936M690 830L670 930', '#b9772e', 8) +
    words(label, 600, 812, { size: 34, ink: inkOn(paint), within: 300, weight: 17 })
  )
}

function biscuit(x: number, y: number): string {
  const disc = (at: number) =>
    ellipse(x, at + 26, 150, 62, '#1d1512') +
    ellipse(x, at, 150, 62, '#33261f') +
    ellipse(x, at, 128, 50, 'none', 'stroke="#4d3b31" stroke-width="8" stroke-dasharray="16 10"') +
    ellipse(x, at, 84, 32, '#3f3028')
  return disc(y + 66) + ellipse(x, y + 52, 144, 58, '#fbf4e4') + disc(y)
}

function cookie(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.12, r, r * 0.9, '#a8682e') +
    ellipse(x, y, r, r * 0.88, '#d99a4e') +
    repeat(7, (index) =>
      circle(
        Math.round(x + Math.sin(index * 2.4) * r * (0.2 + index * 0.09)),
        Math.round(y + Math.cos(index * 2.4) * r * (0.18 + index * 0.08)),
        r * 0.13,
        '#4a2614',
      ),
    )
  )
}
