import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, type View } from '../studio.ts'
import { circle, ellipse, glow, group, path, placed, rect, repeat, stroke } from '../svg.ts'

const lcd = '#b8c2ae'
const ink = '#22281f'

export const wristWatches: Family<
  | 'digital-watch'
  | 'steel-digital-watch'
  | 'world-time-watch'
  | 'shock-digital-watch'
  | 'shock-analogue-watch'
  | 'chronograph'
  | 'ladies-leather-watch'
  | 'ladies-steel-watch'
> = {
  'digital-watch': ({ paint, label }) =>
    watchViews(
      resin(paint, 150) +
        square(darken(paint, 0.15), lighten(paint, 0.3), label, paint) +
        face(600, '10:58'),
    ),

  'steel-digital-watch': ({ paint, label }) =>
    watchViews(
      bracelet(paint, 160) +
        square(metal(paint), lighten(paint, 0.4), label, '#1d1f26') +
        face(600, '10:58'),
    ),

  'world-time-watch'({ paint, label }) {
    const map =
      rect(612, 480, 130, 76, lcd, 8) +
      path('M626 500q20-14 36 0t10 24-26 14-20-38ZM690 496q30-10 40 10t-10 34-36-10 6-34Z', ink) +
      circle(510, 516, 44, lcd) +
      stroke('M510 516V484M510 516l22 12', ink, 6)
    return watchViews(
      resin(paint, 170) +
        rect(390, 400, 420, 400, darken(paint, 0.1), 70) +
        rect(420, 430, 360, 340, '#15161d', 40) +
        map +
        face(650, '10:58', 300) +
        words(label, 600, 466, { size: 26, ink: '#e9e9ec', within: 150 }) +
        knobs(),
    )
  },

  'shock-digital-watch'({ paint, label }) {
    const bumpers = [0, 90, 180, 270].map((turn) =>
      rect(540, 326, 120, 60, darken(paint, 0.22), 20, `transform="rotate(${turn} 600 600)"`),
    )
    return watchViews(
      resin(paint, 210) +
        bumpers.join('') +
        rect(356, 356, 488, 488, darken(paint, 0.05), 130) +
        rect(
          356,
          356,
          488,
          488,
          'none',
          130,
          `stroke="${lighten(paint, 0.3)}" stroke-width="6" opacity=".6"`,
        ) +
        rect(430, 440, 340, 320, '#15161d', 34) +
        words(label, 600, 494, { size: 34, ink: '#e9e9ec', within: 200 }) +
        face(590, '10:58') +
        knobs(),
    )
  },

  'shock-analogue-watch'({ paint, label }) {
    const octagon = 'M480 340H720L860 480V720L720 860H480L340 720V480Z'
    const marks = repeat(12, (index) =>
      rect(
        590,
        408,
        20,
        index % 3 ? 36 : 60,
        lighten(paint, 0.6),
        4,
        `transform="rotate(${index * 30} 600 600)"`,
      ),
    )
    return watchViews(
      resin(paint, 210) +
        path(octagon, darken(paint, 0.08), `stroke="${lighten(paint, 0.25)}" stroke-width="6"`) +
        circle(600, 600, 226, darken(paint, 0.35)) +
        marks +
        rect(630, 650, 130, 62, '#2c3128', 10) +
        words('10:58', 695, 696, { size: 32, ink: lcd }) +
        circle(500, 560, 50, darken(paint, 0.55)) +
        stroke('M500 560L526 534', '#e2504a', 6) +
        words(label, 600, 520, { size: 28, ink: '#ffffff', within: 130 }) +
        stroke('M600 600L520 500', '#ffffff', 24) +
        stroke('M600 600L730 520', '#ffffff', 18) +
        circle(600, 600, 18, '#c9ced6') +
        knobs(),
    )
  },

  chronograph({ paint, label }) {
    const dialPaint = inkOn(paint) === '#ffffff' ? paint : '#e9ebee'
    const hand = inkOn(dialPaint)
    const sub = (x: number, y: number, turn: number) =>
      circle(x, y, 58, darken(dialPaint, 0.16)) +
      circle(
        x,
        y,
        58,
        'none',
        `stroke="${darken(dialPaint, 0.5)}" stroke-width="4" stroke-dasharray="3 12"`,
      ) +
      stroke(
        `M${x} ${y}L${Math.round(x + Math.cos(turn) * 40)} ${Math.round(y + Math.sin(turn) * 40)}`,
        hand,
        6,
      )
    return watchViews(
      bracelet('#b9bec4', 190) +
        rect(846, 560, 44, 80, steel(), 12) +
        rect(800, 430, 60, 44, steel(), 10, 'transform="rotate(-34 830 452)"') +
        rect(800, 726, 60, 44, steel(), 10, 'transform="rotate(34 830 748)"') +
        dial(dialPaint, steel()) +
        circle(600, 600, 234, 'none', `stroke="#22242c" stroke-width="22"`) +
        circle(
          600,
          600,
          234,
          'none',
          `stroke="#e9e9ec" stroke-width="10" stroke-dasharray="2 22.5"`,
        ) +
        markers(hand) +
        sub(505, 600, 2.4) +
        sub(695, 600, 5.2) +
        sub(600, 700, 4.2) +
        words(label, 600, 512, { size: 26, ink: hand, within: 130 }) +
        hands(hand),
    )
  },

  'ladies-leather-watch': ({ paint, label }) =>
    watchViews(
      path('M534 110Q600 90 666 110L684 440H516Z', round('#5a3420')) +
        path('M516 760H684L664 1090Q600 1110 536 1090Z', round('#5a3420')) +
        stroke(
          'M546 140L530 430M654 140L670 430M530 770L548 1060M670 770L652 1060',
          '#8a5c3c',
          4,
          'stroke-dasharray="10 8"',
        ) +
        repeat(4, (index) => ellipse(600, 920 + index * 40, 9, 8, '#2c1a10')) +
        small(paint, label),
    ),

  'ladies-steel-watch': ({ paint, label }) =>
    watchViews(bracelet(paint, 110) + small(paint, label)),
}

function watchViews(watch: string): View[] {
  return [
    { name: 'front', body: placed(600, 600, 0.94, 0, watch) },
    { name: 'angle', body: placed(600, 600, 0.86, 28, watch) },
    { name: 'dial', body: closeUp(watch, 600, 600, 1.9) },
  ]
}

function metal(paint: string): string {
  return steel(paint)
}

function resin(paint: string, width: number): string {
  const x = 600 - width / 2
  const fill = round(paint)
  return (
    path(`M${x + 20} 70Q600 44 ${x + width - 20} 70L${x + width + 30} 420H${x - 30}Z`, fill) +
    path(`M${x - 30} 780H${x + width + 30}L${x + width - 20} 1130Q600 1156 ${x + 20} 1130Z`, fill) +
    repeat(5, (index) => ellipse(600, 900 + index * 44, 12, 9, darken(paint, 0.5))) +
    repeat(4, (index) =>
      stroke(`M${x + 14} ${150 + index * 60}h${width - 28}`, darken(paint, 0.3), 6),
    )
  )
}

function bracelet(paint: string, width: number): string {
  const link = (y: number) =>
    rect(600 - width / 2, y, width, 40, metal(paint), 10) +
    rect(600 - width / 5, y, (width * 2) / 5, 40, lighten(paint, 0.5), 8, 'opacity=".6"')
  return repeat(8, (index) => link(70 + index * 44)) + repeat(8, (index) => link(776 + index * 44))
}

function square(case_: string, edge: string, label: string, panel: string): string {
  return (
    rect(410, 410, 380, 380, case_, 60) +
    rect(410, 410, 380, 380, 'none', 60, `stroke="${edge}" stroke-width="6" opacity=".7"`) +
    rect(446, 446, 308, 308, darken(panel, 0.4), 26) +
    words(label, 600, 506, { size: 34, ink: '#e9e9ec', within: 200 }) +
    knobs()
  )
}

/** The display of a digital watch. */
function face(y: number, time: string, width = 270): string {
  return (
    rect(600 - width / 2, y - 56, width, 130, lcd, 12) +
    words('SU 28', 690, y - 22, { size: 24, ink, align: 'right', weight: 11 }) +
    words(time, 600, y + 54, { size: 62, ink, weight: 12, within: width - 50 })
  )
}

function knobs(): string {
  return (
    rect(380, 500, 24, 44, '#8d909c', 8) +
    rect(380, 660, 24, 44, '#8d909c', 8) +
    rect(796, 500, 24, 44, '#8d909c', 8) +
    rect(796, 660, 24, 44, '#8d909c', 8)
  )
}

function dial(paint: string, case_: string): string {
  return (
    circle(600, 600, 252, case_) +
    circle(600, 600, 210, glow([lighten(paint, 0.25), paint, darken(paint, 0.3)], 0.42, 0.38))
  )
}

function markers(color: string): string {
  return repeat(12, (index) =>
    rect(
      592,
      408,
      16,
      index % 3 === 0 ? 50 : 32,
      color,
      5,
      `transform="rotate(${index * 30} 600 600)"`,
    ),
  )
}

function hands(color: string): string {
  return (
    stroke('M600 600L520 500', color, 16) +
    stroke('M600 600L710 510', color, 11) +
    stroke('M600 640L600 440', '#e2504a', 4) +
    circle(600, 600, 14, '#c9ced6') +
    path('M440 480Q520 400 640 400L480 700Q420 600 440 480Z', '#ffffff', 'opacity=".13"')
  )
}

/** A small dial, plain and light. */
function small(paint: string, label: string): string {
  return group(
    'translate(600 600) scale(.78) translate(-600 -600)',
    rect(840, 572, 36, 56, metal(paint), 10) +
      circle(600, 600, 252, metal(paint)) +
      circle(600, 600, 206, glow(['#ffffff', '#f7f4ec', '#dcd6c8'], 0.42, 0.38)) +
      repeat(12, (index) =>
        circle(
          600,
          424,
          index % 3 ? 8 : 14,
          darken(paint, 0.2),
          `transform="rotate(${index * 30} 600 600)"`,
        ),
      ) +
      words(label, 600, 530, { size: 30, ink: '#3a3226', within: 140, weight: 11 }) +
      stroke('M600 600L534 520', '#3a3226', 13) +
      stroke('M600 600L690 530', '#3a3226', 9) +
      circle(600, 600, 12, paint),
  )
}
