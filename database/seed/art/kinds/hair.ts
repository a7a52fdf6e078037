import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, group, path, placed, rect, repeat } from '../svg.ts'

export const hair: Family<'hair-clipper'> = {
  'hair-clipper'({ paint, label }) {
    const body =
      path(
        'M480 420Q460 300 500 260H700Q740 300 720 420L690 900q-4 100-90 100t-90-100Z',
        across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.4)),
      ) +
      rect(490, 200, 220, 70, steel(), 10) +
      repeat(16, (index) => rect(494 + index * 13.5, 166, 8, 50, '#9aa0ab', 2)) +
      rect(560, 520, 80, 150, darken(paint, 0.55), 40) +
      rect(572, 540, 56, 60, '#e2504a', 28) +
      circle(600, 740, 12, '#47d17c') +
      words(label, 600, 860, { size: 34, ink: inkOn(paint), within: 150 })
    const comb = (x: number, n: number) =>
      group(
        `translate(${x} 0)`,
        rect(0, 820, 130, 60, '#2a2b34', 8),
        repeat(8, (index) => rect(4 + index * 16, 730 - n * 14, 8, 100 + n * 14, '#2a2b34', 4)),
        words(String(n * 3), 65, 866, { size: 28, ink: '#ffffff' }),
      )
    return [
      {
        name: 'with combs',
        body:
          floor(600, 1006, 700) +
          group('translate(-220 0)', body) +
          comb(640, 1) +
          comb(800, 2) +
          comb(960, 3) +
          floor(850, 884, 540, 30),
      },
      {
        name: 'lying',
        body: floor(620, 860, 860, 50) + placed(600, 640, 1.05, 62, body),
      },
      { name: 'blade', body: closeUp(body, 600, 300, 2.2) },
    ]
  },
}
