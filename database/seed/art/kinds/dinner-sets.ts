import { darken, lighten } from '../color.ts'
import { round } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { again, circle, diagonal, ellipse, group, once, path, repeat, stroke } from '../svg.ts'

/** Plates, bowls and mugs, glazed all over in one colour: as many as the set has pieces. */
export const dinnerSets: Family<'dinner-set-of-16' | 'dinner-set-of-24' | 'dinner-set-of-47'> = {
  'dinner-set-of-16': ({ paint }) =>
    views(
      paint,
      floor(380, 860, 640, 50) +
        floor(860, 970, 560, 50) +
        pile('plate', 4, 380, 840, 0.92, 30) +
        pile('small', 4, 380, 710, 0.92, 26) +
        pile('bowl', 4, 380, 560, 0.8, 44) +
        row('mug', 2, 750, 740, 210, 1) +
        row('mug', 2, 740, 960, 220, 1.06),
    ),

  'dinner-set-of-24': ({ paint }) =>
    views(
      paint,
      floor(320, 890, 560, 50) +
        floor(800, 590, 560, 40) +
        floor(800, 980, 620, 60) +
        pile('plate', 6, 320, 860, 0.82, 28) +
        pile('small', 6, 320, 690, 0.82, 24) +
        pile('bowl', 3, 690, 540, 0.7, 46) +
        pile('bowl', 3, 970, 540, 0.7, 46) +
        row('mug', 3, 640, 760, 186, 0.86) +
        row('mug', 3, 630, 970, 192, 0.9),
    ),

  'dinner-set-of-47': ({ paint }) =>
    views(
      paint,
      floor(600, 470, 1020, 50) +
        floor(600, 742, 1040, 50) +
        floor(600, 1000, 1040, 60) +
        pile('plate', 10, 250, 460, 0.58, 19) +
        pile('small', 10, 250, 262, 0.58, 16) +
        again('oval', 'translate(594 480)') +
        again('tureen', 'translate(594 462) scale(.86)') +
        pile('bowl', 5, 872, 438, 0.5, 30) +
        pile('bowl', 5, 1046, 438, 0.5, 30) +
        row('mug', 5, 140, 730, 156, 0.7) +
        again('teapot', 'translate(990 742) scale(.72)') +
        row('mug', 5, 130, 990, 160, 0.74) +
        again('sugar', 'translate(926 1000) scale(.54)') +
        again('jug', 'translate(1060 1000) scale(.56)'),
      laid(paint),
    ),
}

/** A piece so many times, one on the other, its lowest on the floor at y. */
function pile(piece: string, count: number, x: number, y: number, size: number, step: number) {
  return repeat(count, (index) =>
    again(piece, `translate(${x} ${y - index * step}) scale(${size})`),
  )
}

function row(piece: string, count: number, x: number, y: number, step: number, size: number) {
  return repeat(count, (index) =>
    again(piece, `translate(${x + index * step} ${y}) scale(${size})`),
  )
}

/** Each piece about x 0, on the floor at y 0. */
function pieces(paint: string): string {
  const plate = (half: number) =>
    ellipse(0, 0, half, half * 0.19, darken(paint, 0.32)) +
    ellipse(0, -10, half, half * 0.18, round(lighten(paint, 0.08))) +
    ellipse(0, -9, half * 0.7, half * 0.11, darken(paint, 0.1))
  const bowl =
    path('M-180-90Q-160 26-60 34H60Q160 26 180-90Z', round(paint)) +
    ellipse(0, -90, 180, 34, lighten(paint, 0.25)) +
    ellipse(0, -86, 164, 26, darken(paint, 0.25))
  const mug =
    stroke('M74-140q70 0 70 55t-70 55', darken(paint, 0.15), 22) +
    path('M-80-180V-10q0 24 30 28H50q30-4 30-28V-180Z', round(paint)) +
    ellipse(0, -180, 80, 20, lighten(paint, 0.25)) +
    ellipse(0, -177, 68, 14, darken(paint, 0.35))
  return (
    once('plate', plate(290)) + once('small', plate(205)) + once('bowl', bowl) + once('mug', mug)
  )
}

/** What only the large set has: dish, tureen and teapot with their lids, milk jug and sugar bowl. */
function laid(paint: string): string {
  const fill = round(paint)
  const rim = lighten(paint, 0.25)
  const dark = darken(paint, 0.2)
  const lid = (half: number, top: number) =>
    path(`M${-half} ${top}Q${-half * 0.8} ${top - 90} 0 ${top - 94}T${half} ${top}Z`, round(rim)) +
    ellipse(0, top - 98, half * 0.16, 16, dark)
  const tureen =
    stroke('M-160-120q-60 4-52 52t70 22M160-120q60 4 52 52t-70 22', dark, 18) +
    path('M-164-150Q-156-20-60 0H60Q156-20 164-150Z', fill) +
    lid(166, -150)
  const teapot =
    stroke('M104-150q100-10 90 70t-110 50', dark, 20) +
    path('M-110-60Q-180-90-190-170l40-10Q-150-130-104-130Z', dark) +
    path('M-90-190Q-150-20-70 0H70Q150-20 90-190Z', fill) +
    lid(92, -188)
  const jug =
    stroke('M70-150q90-10 80 60t-100 40', dark, 20) +
    path('M-100-200Q-50-120-80-60Q-90 0-60 0H60Q100-10 80-80T90-200Z', fill) +
    ellipse(0, -200, 95, 20, rim)
  return (
    once('tureen', tureen) +
    once('teapot', teapot) +
    once('jug', jug) +
    once(
      'sugar',
      path('M-100-130Q-100 0-50 0H50Q100 0 100-130Z', fill) +
        ellipse(0, -130, 100, 22, rim) +
        ellipse(0, -127, 86, 15, '#fffdf6'),
    ) +
    once(
      'oval',
      ellipse(0, -4, 200, 40, darken(paint, 0.3)) +
        ellipse(0, -14, 200, 38, round(lighten(paint, 0.1))) +
        ellipse(0, -12, 146, 24, darken(paint, 0.1)),
    )
  )
}

function views(paint: string, set: string, more = ''): View[] {
  const all = pieces(paint) + more
  const setting =
    circle(600, 620, 420, darken(paint, 0.2)) +
    circle(600, 612, 420, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.12))) +
    circle(600, 612, 290, diagonal(darken(paint, 0.12), lighten(paint, 0.12))) +
    circle(600, 612, 230, darken(paint, 0.2)) +
    circle(600, 604, 230, diagonal(lighten(paint, 0.35), paint, darken(paint, 0.1))) +
    circle(600, 604, 180, diagonal(darken(paint, 0.2), lighten(paint, 0.1)))
  return [
    { name: 'the set', body: all + group('translate(30 30) scale(.95)', set) },
    {
      name: 'plate and bowl',
      body: ellipse(616, 650, 430, 420, '#1a1633', 'opacity=".12"') + setting,
    },
    { name: 'near', body: all + closeUp(set, 860, 800, 1.7) },
  ]
}
