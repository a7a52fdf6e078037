import { darken, lighten, mix } from './color.ts'
import { circle, ellipse, group, path, rect, repeat, stroke, tiled } from './svg.ts'

/** Patterns of cloth, as fills. */

const dyes = ['#e8a52a', '#d1403a', '#1f8f6a', '#e86f9a', '#2b4a9c'] as const

export function stripes(paint: string, other: string, width = 34): string {
  return tiled(width * 2, 10, rect(0, 0, width * 2, 10, paint) + rect(0, 0, width, 10, other))
}

export function checks(paint: string, other: string): string {
  const band = (more: string) => rect(0, 0, 30, 80, other, 0, `opacity=".55"${more}`)
  return tiled(
    80,
    80,
    rect(0, 0, 80, 80, paint) +
      band('') +
      band(' transform="rotate(-90 40 40)"') +
      stroke('M56 0V80M0 24H80', lighten(paint, 0.5), 3),
  )
}

export function denim(paint: string): string {
  return tiled(
    40,
    40,
    rect(0, 0, 40, 40, paint) +
      stroke('M0 10L10 0M0 20L20 0M0 30L30 0M0 40L40 0', darken(paint, 0.22), 2) +
      stroke('M10 40L40 10M20 40L40 20M30 40L40 30', darken(paint, 0.22), 2) +
      stroke('M0 4L4 0M0 24L24 0M10 34L34 10', lighten(paint, 0.22), 1.4),
  )
}

export function lace(paint: string): string {
  const petals = repeat(6, (index) =>
    ellipse(40, 24, 7, 13, lighten(paint, 0.55), `transform="rotate(${index * 60} 40 40)"`),
  )
  return tiled(
    80,
    80,
    rect(0, 0, 80, 80, paint) +
      petals +
      circle(40, 40, 6, darken(paint, 0.2)) +
      circle(0, 0, 8, lighten(paint, 0.45)) +
      circle(80, 80, 8, lighten(paint, 0.45)) +
      circle(80, 0, 8, lighten(paint, 0.45)) +
      circle(0, 80, 8, lighten(paint, 0.45)),
  )
}

/** Woven in narrow strips that are sewn together, with a metal thread. */
export function asoOke(paint: string, thread = '#e9c46a'): string {
  return tiled(
    96,
    60,
    rect(0, 0, 96, 60, paint) +
      rect(0, 0, 20, 60, darken(paint, 0.28)) +
      rect(34, 0, 8, 60, lighten(paint, 0.3)) +
      rect(74, 0, 8, 60, lighten(paint, 0.3)) +
      stroke('M58 4V22M58 34V52', thread, 7) +
      stroke('M0 0V60', darken(paint, 0.5), 3) +
      stroke('M0 10H96M0 30H96M0 50H96', lighten(paint, 0.5), 1.5, 'opacity=".4"'),
  )
}

/** A pattern woven in the colour of its ground. */
export function brocade(paint: string): string {
  const leaf = repeat(4, (index) =>
    ellipse(60, 34, 11, 22, lighten(paint, 0.16), `transform="rotate(${index * 90} 60 60)"`),
  )
  return tiled(
    120,
    120,
    rect(0, 0, 120, 120, paint) +
      leaf +
      circle(60, 60, 8, darken(paint, 0.16)) +
      path('M0 0h26L0 26ZM120 120H94l26-26ZM0 120V94l26 26ZM120 0v26L94 0Z', lighten(paint, 0.1)),
  )
}

/** Wax print: one of four motifs, in the paint and two dyes. */
export function ankara(paint: string, variant: number): string {
  const one = dyes[variant % dyes.length] ?? dyes[0]
  const two = mix(dyes[(variant + 2) % dyes.length] ?? dyes[1], '#ffffff', 0.2)
  const dark = darken(paint, 0.5)
  const motifs = [
    () =>
      tiled(
        150,
        150,
        rect(0, 0, 150, 150, paint) +
          [60, 44, 30, 15]
            .map((r, index) => circle(75, 75, r, [dark, one, '#fff7e6', two][index] ?? ''))
            .join('') +
          repeat(12, (index) => circle(75, 6, 7, one, `transform="rotate(${index * 30} 75 75)"`)) +
          [
            [0, 0],
            [150, 0],
            [0, 150],
            [150, 150],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 22, two) + circle(x, y, 10, dark))
            .join(''),
      ),
    () =>
      tiled(
        120,
        120,
        rect(0, 0, 120, 120, paint) +
          repeat(3, (index) =>
            path(
              `M0 ${40 * index + 20}l30-20 30 20 30-20 30 20v12l-30-20-30 20-30-20-30 20Z`,
              index === 1 ? two : one,
            ),
          ) +
          circle(30, 60, 6, dark) +
          circle(90, 60, 6, dark),
      ),
    () =>
      tiled(
        160,
        160,
        rect(0, 0, 160, 160, paint) +
          repeat(8, (index) =>
            ellipse(
              80,
              40,
              14,
              34,
              index % 2 === 0 ? one : two,
              `transform="rotate(${index * 45} 80 80)"`,
            ),
          ) +
          circle(80, 80, 16, dark) +
          circle(80, 80, 7, '#fff7e6') +
          path('M0 0L30 0L0 30ZM160 160L130 160L160 130ZM160 0V30L130 0ZM0 160V130L30 160Z', dark),
      ),
    () =>
      tiled(
        140,
        200,
        rect(0, 0, 140, 200, paint) +
          path('M70 10C110 40 120 100 70 190C20 100 30 40 70 10Z', one) +
          path('M70 40C92 60 96 110 70 160C44 110 48 60 70 40Z', dark) +
          stroke('M70 30V190M70 80l20-18M70 80L50 62M70 110l20-18M70 110L50 92', '#fff7e6', 4) +
          circle(0, 100, 18, two) +
          circle(140, 100, 18, two),
      ),
  ]
  return (motifs[variant % motifs.length] ?? motifs[0])?.() ?? paint
}

/** Indigo resist: circles, combs and birds left pale by wax or thread. */
export function adire(ground: string, pale: string, variant = 0): string {
  const soft = (body: string) =>
    `<g fill="none" stroke="${pale}" stroke-width="5" stroke-linecap="round">${body}</g>`
  const rings =
    soft(
      [46, 32, 18].map((r) => `<circle cx="60" cy="60" r="${r}" stroke-dasharray="9 7"/>`).join(''),
    ) + circle(60, 60, 6, pale)
  const comb = soft(
    '<path d="M150 24H230M150 24V96M166 24V96M182 24V96M198 24V96M214 24V96M230 24V96"/>',
  )
  const bird =
    path('M24 196q14-34 44-32 10-22 34-18-8 10-4 18 24 12 10 42-30 24-58 6l-30 20 12-30Z', pale) +
    circle(92, 160, 4, ground)
  const cross = soft('<path d="M150 150L230 230M230 150L150 230M190 146V234M146 190H234"/>')
  const parts = [rings, comb, bird, cross]
  const turn = variant % 4
  const cells = [...parts.slice(turn), ...parts.slice(0, turn)].join('')
  return tiled(
    250,
    250,
    rect(0, 0, 250, 250, ground) + cells,
    `rotate(${variant % 2 === 0 ? 0 : 45})`,
  )
}

/** Soft hollows and ridges over cloth, clipped by the caller. */
export function folds(d: string, width = 16): string {
  return (
    stroke(d, '#12102a', width, 'opacity=".1"') +
    group('translate(12 4)', stroke(d, '#ffffff', width * 0.6, 'opacity=".13"'))
  )
}

/** Wax print in a motif that goes with the colour. */
export function waxPrint(paint: string): string {
  return ankara(paint, Number.parseInt(paint.slice(1), 16) % 4)
}
