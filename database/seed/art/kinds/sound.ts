import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { type Drawing, type Family, floor, glint } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

/** What is worn on the ears. */
export const sound: Family<
  | 'earbuds'
  | 'open-earbuds'
  | 'stemless-earbuds'
  | 'headphones'
  | 'on-ear-headphones'
  | 'cable-headset'
  | 'gaming-headset'
  | 'console-headset'
> = {
  earbuds: inCase({ stem: true, tip: true }),
  'open-earbuds': inCase({ stem: true, tip: false }),
  'stemless-earbuds': inCase({ stem: false, tip: true }),

  headphones: overHead({ cup: [92, 190], extra: () => circle(270, 820, 8, '#4fe08a') }),

  'on-ear-headphones': overHead({ cup: [66, 128], extra: () => circle(286, 780, 7, '#4fe08a') }),

  'cable-headset': overHead({
    cup: [58, 112],
    extra: () =>
      stroke('M300 800Q320 960 520 950', '#2a2b33', 15) +
      rect(510, 918, 96, 62, '#2a2b33', 30) +
      stroke('M560 934V964M580 934V964', '#5a5d69', 5) +
      stroke('M330 830C340 1000 420 1030 600 1010S860 990 960 1030', '#2a2b33', 12) +
      rect(950, 1008, 70, 46, '#2a2b33', 10),
  }),

  'gaming-headset': overHead({
    cup: [104, 196],
    extra: (paint) =>
      stroke('M270 860Q300 980 480 960', darken(paint, 0.5), 22) +
      rect(470, 926, 104, 64, '#1c1d27', 30) +
      ellipse(520, 958, 30, 18, '#3a3c48') +
      stroke('M224 610Q196 720 224 830M976 610Q1004 720 976 830', '#37d5e6', 12),
  }),

  'console-headset': overHead({
    cup: [110, 200],
    extra: (paint) =>
      mirrored(
        path(
          'M262 470Q168 560 172 740Q176 900 262 950Q306 900 296 760Q262 620 300 500Z',
          diagonal(lighten(paint, 0.6), darken(paint, 0.06)),
        ) + stroke('M262 470Q168 560 172 740Q176 900 262 950', darken(paint, 0.25), 5),
      ) + repeat(3, (index) => rect(208, 800 + index * 30, 14, 20, '#8a8d99', 4)),
  }),
}

/** Two buds in their open case, the case shut, and the buds alone. */
function inCase(form: { stem: boolean; tip: boolean }): Drawing {
  return ({ paint, label }) => {
    const one = bud(paint, form)
    const shell = diagonal(lighten(paint, 0.4), paint, darken(paint, 0.25))
    const opened =
      rect(350, 600, 500, 330, darken(paint, 0.55), 120) +
      path(
        'M350 700q0-240 110-300h280q110 60 110 300Z',
        diagonal(darken(paint, 0.1), darken(paint, 0.4)),
      ) +
      mirrored(group('translate(-18 30)', bud(paint, { ...form, tip: false }))) +
      path('M350 720H850V800q0 160-160 160H510q-160 0-160-160Z', shell) +
      circle(600, 756, 8, '#4fe08a') +
      words(label, 600, 846, { size: 40, ink: inkOn(paint), within: 250 })
    const shut =
      rect(350, 480, 500, 440, shell, 180) +
      stroke('M352 660H848', darken(paint, 0.4), 6) +
      circle(600, 720, 8, '#4fe08a') +
      words(label, 600, 820, { size: 40, ink: inkOn(paint), within: 240 }) +
      stroke('M430 560q60-60 170-62', '#ffffff', 14, 'opacity=".5"')
    const buds =
      floor(470, 960, 260, 40) +
      floor(730, 960, 260, 40) +
      mirrored(group('translate(-210 120) scale(1.25)', one))
    return [
      { name: 'open case with buds', body: floor(600, 962, 900) + small(opened, one) },
      { name: 'open case', body: floor(600, 962, 620) + opened },
      { name: 'case', body: floor(600, 925, 620) + shut },
      { name: 'earbuds', body: buds },
    ]
  }
}

/** The case with one more pair before it, so that its form can be told. */
function small(opened: string, one: string): string {
  return (
    group('translate(-60 -20) scale(.98)', opened) +
    group('translate(560 420) scale(.78)', one) +
    group('matrix(-.78 0 0 .78 1310 480)', one)
  )
}

function bud(paint: string, { stem, tip }: { stem: boolean; tip: boolean }): string {
  const shell = diagonal(lighten(paint, 0.45), paint, darken(paint, 0.3))
  const stalk = stem
    ? rect(478, 470, 56, 220, across(lighten(paint, 0.3), darken(paint, 0.2)), 28) +
      rect(486, 672, 40, 10, darken(paint, 0.5), 5)
    : ellipse(506, 540, 70, 62, shell)
  const end = tip
    ? ellipse(570, 508, 50, 62, darken(paint, 0.6), 'transform="rotate(-20 570 508)"') +
      ellipse(584, 504, 22, 34, darken(paint, 0.3), 'transform="rotate(-20 584 504)"')
    : ellipse(554, 492, 22, 38, darken(paint, 0.5), 'transform="rotate(-20 554 492)"')
  return (
    stalk +
    ellipse(500, 480, 84, 92, shell) +
    end +
    ellipse(470, 440, 18, 26, '#ffffff', 'opacity=".55" transform="rotate(24 470 440)"')
  )
}

/** A band over the head with two cups of this half width and half height; `extra` hangs before them. */
function overHead({
  cup: [rx, ry],
  extra,
}: {
  cup: [rx: number, ry: number]
  extra: (paint: string) => string
}): Drawing {
  return ({ paint, label }) => {
    const cup = (x: number) =>
      ellipse(x, 720, rx, ry, across(darken(paint, 0.5), darken(paint, 0.2), darken(paint, 0.55))) +
      ellipse(
        x + (x < 600 ? -rx * 0.37 : rx * 0.37),
        720,
        rx * 0.91,
        ry * 0.9,
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      )
    const band =
      stroke('M300 700C260 60 940 60 900 700', darken(paint, 0.35), ry > 150 ? 64 : 44) +
      stroke('M300 690C270 90 930 90 900 690', lighten(paint, 0.12), ry > 150 ? 34 : 22) +
      stroke('M420 290Q600 150 780 290', darken(paint, 0.55), 30)
    const arms = mirrored(rect(276, 520, 46, 130, across('#6b6f7c', '#d8dbe3', '#6b6f7c'), 16))
    const body =
      band +
      arms +
      cup(330) +
      cup(870) +
      extra(paint) +
      words(label, 600, 238, { size: 26, ink: '#ffffff', within: 160 })
    const flat =
      ellipse(600, 620, rx * 3, ry * 1.56, darken(paint, 0.45)) +
      ellipse(
        600,
        610,
        rx * 2.8,
        ry * 1.45,
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)),
      ) +
      circle(600, 610, 130, darken(paint, 0.12)) +
      words(label, 600, 640, { size: 44, ink: inkOn(paint), within: 220 }) +
      glint(520, 490, 100)
    return [
      { name: 'front', body: floor(600, 960, 720) + body },
      { name: 'angle', body: floor(600, 960, 560) + group('matrix(.78 .1 0 1 132 -70)', body) },
      { name: 'ear cup', body: flat },
    ]
  }
}
