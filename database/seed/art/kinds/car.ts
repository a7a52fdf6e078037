import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const car: Family<'tyre' | 'car-stereo'> = {
  tyre({ variant, label }) {
    const rim = repeat(5 + (variant % 3), (index) =>
      path(
        'M580 590L560 420Q600 396 640 420L620 590Z',
        steel(),
        `transform="rotate(${(index * 360) / (5 + (variant % 3))} 600 600)"`,
      ),
    )
    const wheel =
      circle(600, 600, 410, glow(['#3a3b46@60', '#17181f@82', '#2a2b34@92', '#0f1016'])) +
      circle(600, 600, 404, 'none', 'stroke="#0b0c12" stroke-width="26" stroke-dasharray="24 10"') +
      circle(600, 600, 300, 'none', 'stroke="#4a4d58" stroke-width="4"') +
      circle(600, 600, 232, '#0f1016') +
      circle(600, 600, 226, 'none', `stroke="${steel()}" stroke-width="22"`) +
      rim +
      circle(600, 600, 60, steel()) +
      circle(600, 600, 36, '#22232c') +
      repeat(5, (index) =>
        circle(600, 552, 9, '#22232c', `transform="rotate(${index * 72 + 36} 600 600)"`),
      ) +
      words(label, 600, 308, { size: 40, ink: '#9aa0ab', within: 200 })
    const tread =
      rect(380, 190, 440, 820, diagonal('#2f313b', '#15161d', '#2a2b34'), 150) +
      stroke('M500 210V990M600 200V1000M700 210V990', '#0b0c12', 18) +
      repeat(18, (index) =>
        stroke(
          `M386 ${260 + index * 40}l100-30M520 ${250 + index * 40}l60 20M620 ${270 + index * 40}l60-20M714 ${230 + index * 40}l100 30`,
          '#0b0c12',
          9,
        ),
      )
    return [
      { name: 'with rim', body: floor(600, 1010, 640) + wheel },
      { name: 'tread', body: floor(600, 1010, 520) + tread },
      {
        name: 'angle',
        body:
          floor(640, 1010, 620) +
          group('translate(150 0)', ellipse(600, 600, 330, 408, '#101118')) +
          group('matrix(.76 0 0 1 100 0)', wheel),
      },
      { name: 'rim', body: closeUp(wheel, 600, 560, 2) },
    ]
  },

  'car-stereo'({ paint, variant, label }) {
    const screen = variant % 2 === 0
    const front = screen
      ? rect(180, 420, 840, 480, '#15161d', 24) +
        rect(240, 450, 740, 400, diagonal('#1a2a5c', '#3d1a5c', '#0f3d4f'), 10) +
        repeat(8, (index) =>
          rect(
            300 + (index % 4) * 165,
            500 + Math.floor(index / 4) * 170,
            120,
            120,
            [
              '#d1403a',
              '#2f8f5a',
              '#f2b63d',
              '#4fb7e8',
              '#8a3a8f',
              '#e86f9a',
              '#47d17c',
              '#2b6fc4',
            ][index] ?? '',
            30,
          ),
        ) +
        repeat(5, (index) => circle(210, 500 + index * 76, 14, '#5c5f6e')) +
        words(label, 600, 888, { size: 22, ink: '#c9ccd6' })
      : rect(160, 480, 880, 300, down(lighten(paint, 0.15), darken(paint, 0.3)), 20) +
        circle(290, 630, 100, steel()) +
        circle(290, 630, 76, darken(paint, 0.3)) +
        rect(430, 520, 440, 120, '#0e1424', 10) +
        words('FM 98.5', 650, 606, { size: 54, ink: '#4fb7ff', weight: 10 }) +
        repeat(
          6,
          (index) =>
            rect(430 + index * 76, 670, 60, 60, darken(paint, 0.45), 8) +
            words(String(index + 1), 460 + index * 76, 712, { size: 24, ink: '#4fb7ff' }),
        ) +
        rect(910, 530, 90, 26, '#0b0c12', 6) +
        circle(955, 640, 24, '#0b0c12') +
        words(label, 520, 512, { size: 18, ink: inkOn(paint), within: 160 })
    return boxed(
      screen
        ? { x: 180, y: 420, w: 840, h: 480, r: 20, depth: 170, color: '#3a3b46' }
        : { x: 160, y: 480, w: 880, h: 300, r: 16, depth: 260, color: '#5c5f6e' },
      front,
      screen ? [560, 600, 1.8, 'screen'] : [400, 620, 1.9, 'controls'],
    )
  },
}
