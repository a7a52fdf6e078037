import { ankara } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { diagonal, down, glow, group, path, rect, stroke } from '../svg.ts'

type Kind =
  | 'pillow'
  | 'contour-pillow'
  | 'nursing-pillow'
  | 'throw-pillows-of-2'
  | 'throw-pillows-of-4'

const shade = glow(['#ffffff/.5', '#ffffff/0@60', '#12102a/.3'], 0.42, 0.36, 0.62)

export const pillows: Family<Kind> = {
  pillow({ paint, label }) {
    const one = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        path('M-330-160Q0-230 330-160Q400 0 330 160Q0 230-330 160Q-400 0-330-160Z', paint),
        path('M-330-160Q0-230 330-160Q400 0 330 160Q0 230-330 160Q-400 0-330-160Z', shade),
        stroke(
          'M-310-140l70 60M310-140l-70 60M-310 140l70-60M310 140l-70-60',
          darken(paint, 0.35),
          7,
          'opacity=".35"',
        ),
      )
    const single =
      one(600, 660, 0) + words(label, 830, 790, { size: 26, ink: darken(paint, 0.5), within: 120 })
    return [
      { name: 'front', body: floor(600, 870, 900) + single },
      { name: 'angle', body: floor(600, 880, 860) + one(600, 680, -8) },
      { name: 'corner', body: closeUp(single, 360, 560, 2) },
    ]
  },

  'contour-pillow'({ paint, label }) {
    const wave =
      'M180 720C180 560 320 540 420 600C520 650 620 640 720 580C840 510 1020 540 1020 700V800Q1020 840 980 840H220Q180 840 180 800Z'
    const top =
      'M180 720C180 560 320 540 420 600C520 650 620 640 720 580C840 510 1020 540 1020 700L940 560C860 420 720 440 620 500C540 540 460 530 400 490C320 450 220 480 200 600Z'
    const one =
      path(top, lighten(paint, 0.5)) +
      path(top, diagonal('#ffffff/.4', '#12102a/.12')) +
      path(wave, down(lighten(paint, 0.3), paint, darken(paint, 0.22))) +
      stroke('M184 800H1016', darken(paint, 0.25), 6, 'opacity=".5"') +
      words(label, 860, 790, { size: 34, ink: darken(paint, 0.5), within: 200 })
    return [
      { name: 'front', body: floor(600, 846, 960) + one },
      { name: 'angle', body: floor(600, 860, 880) + group('matrix(.88 .08 0 1 70 -50)', one) },
      { name: 'wave', body: closeUp(one, 420, 620, 1.8) },
    ]
  },

  'nursing-pillow'({ paint, label }) {
    const ring =
      'M600 300C860 300 1000 480 1000 680C1000 860 900 940 810 920C720 900 720 800 740 700C750 610 700 540 600 540S450 610 460 700C480 800 480 900 390 920C300 940 200 860 200 680C200 480 340 300 600 300Z'
    const one =
      path(ring, paint) +
      path(ring, glow(['#ffffff/.55', '#ffffff/0@55', '#12102a/.28'], 0.45, 0.25, 0.75)) +
      stroke(
        'M260 700C260 520 380 380 600 380S940 520 940 700',
        darken(paint, 0.3),
        6,
        'opacity=".35"',
      ) +
      words(label, 600, 480, { size: 34, ink: darken(paint, 0.5), within: 220 })
    return [
      { name: 'front', body: floor(600, 940, 880) + one },
      {
        name: 'angle',
        body: floor(600, 900, 820) + group('matrix(.92 .06 -.08 .72 100 200)', one),
      },
      { name: 'cover', body: closeUp(one, 420, 520, 2) },
    ]
  },

  'throw-pillows-of-2': ({ paint }) =>
    throwPillows(paint, [
      [380, 700, -8],
      [830, 720, 6],
    ]),

  'throw-pillows-of-4': ({ paint }) =>
    throwPillows(paint, [
      [370, 480, -7],
      [830, 490, 6],
      [400, 860, 5],
      [820, 870, -6],
    ]),
}

/** Each at its middle, turned: ankara in front, plain behind. */
function throwPillows(paint: string, places: [number, number, number][]): View[] {
  const size = places.length === 2 ? 1 : 0.8
  const fabric = ankara(paint, 2)
  const shape = 'M-200-200Q0-170 200-200Q170 0 200 200Q0 170-200 200Q-170 0-200-200Z'
  const one = (x: number, y: number, turn: number, scale: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      path(shape, fabric),
      path(shape, shade),
      stroke(shape, darken(paint, 0.45), 6, 'opacity=".5"'),
    )
  const all = places.map(
    ([x, y, turn]) => floor(x, y + 200 * size, 420 * size, 40) + one(x, y, turn, size),
  )
  const back =
    group('translate(600 640) scale(1.7)', path(shape, paint), path(shape, shade)) +
    rect(300, 900, 600, 8, darken(paint, 0.45), 4) +
    rect(560, 890, 30, 28, '#c9a24a', 8)
  return [
    { name: `pack of ${places.length}`, body: all.join('') },
    { name: 'one of them', body: floor(600, 980, 760) + one(600, 640, 0, 1.7) },
    { name: 'back with its zip', body: floor(600, 980, 760) + back },
  ]
}
