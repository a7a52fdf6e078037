import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Drawing, type Family, floor, type Model } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  glow,
  group,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { mesh } from './speakers.ts'

export const homeTheatre: Family<
  | 'soundbar'
  | 'soundbar-alone'
  | 'soundbar-with-rear-speakers'
  | 'home-theatre-two'
  | 'home-theatre-three'
  | 'home-theatre-five'
> = {
  soundbar(model) {
    const sub = group('translate(250 20)', bassBox(model))
    const all = floor(850, 804, 420, 40) + sub + floor(600, 934, 1060, 50) + bar(model.paint)
    return [{ name: 'with subwoofer', body: all }, ...barViews(model.paint)]
  },

  'soundbar-alone': ({ paint }) => [
    {
      name: 'with its remote control',
      body:
        floor(600, 674, 1060, 50) +
        group('translate(0 -260)', bar(paint)) +
        floor(600, 966, 480, 40) +
        placed(
          600,
          880,
          1,
          -84,
          rect(546, 420, 108, 360, diagonal('#4a4c56', '#1c1d27'), 40) +
            circle(600, 480, 26, '#d1403a') +
            circle(600, 580, 40, '#6b6f7c') +
            repeat(3, (index) => rect(572, 650 + index * 36, 56, 20, '#8a8d99', 10)),
        ),
    },
    ...barViews(paint),
  ],

  'soundbar-with-rear-speakers'(model) {
    const rear = (x: number) =>
      floor(x, 816, 220, 30) +
      rect(x - 12, 560, 24, 230, across('#3a3c48', '#6b6f7c', '#3a3c48')) +
      rect(x - 70, 786, 140, 24, '#2a2b34', 12) +
      satellite(x, 300, 1.15, model.paint)
    return [
      {
        name: 'all parts',
        body:
          rear(240) +
          rear(960) +
          floor(600, 804, 420, 40) +
          group('translate(0 20)', bassBox(model)) +
          floor(600, 934, 1060, 50) +
          bar(model.paint),
      },
      { name: 'rear speakers', body: rear(440) + rear(760) },
      ...barViews(model.paint).slice(1),
    ]
  },

  'home-theatre-two': satellites(2),
  'home-theatre-three': satellites(3),
  'home-theatre-five': satellites(5),
}

function barViews(paint: string) {
  const one = bar(paint)
  return [
    { name: 'bar', body: floor(600, 670, 1000, 50) + closeUp(one, 600, 875, 1.12) },
    { name: 'display', body: closeUp(one, 600, 875, 3.2) },
  ]
}

function bar(paint: string): string {
  return (
    rect(130, 820, 940, 110, down(lighten(paint, 0.25), paint, darken(paint, 0.4)), 40) +
    rect(150, 836, 900, 78, mesh(paint), 30) +
    rect(540, 852, 120, 44, '#0d0d14', 12) +
    words('VOL 24', 600, 884, { size: 20, ink: '#7ff0ff' })
  )
}

/** 300 by 360, on the floor at 780. */
function bassBox({ paint, label }: Model): string {
  return (
    rect(
      450,
      420,
      300,
      360,
      across(darken(paint, 0.1), lighten(paint, 0.12), darken(paint, 0.3)),
      20,
    ) +
    circle(600, 600, 108, '#15151d') +
    circle(600, 600, 96, glow(['#3a3b46', '#1b1b24'])) +
    circle(600, 600, 40, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
    words(label, 600, 754, { size: 24, ink: inkOn(paint), within: 200 })
  )
}

/** A small upright speaker, 150 by 230 at scale 1, its top at `y`. */
function satellite(x: number, y: number, scale: number, paint: string): string {
  const w = 150 * scale
  const h = 230 * scale
  return (
    rect(
      x - w / 2,
      y,
      w,
      h,
      across(darken(paint, 0.15), lighten(paint, 0.14), darken(paint, 0.3)),
      16,
    ) +
    rect(x - w / 2 + 10, y + 10, w - 20, h - 20, mesh(paint), 12) +
    circle(x, y + h * 0.3, w * 0.2, '#15151d') +
    circle(x, y + h * 0.66, w * 0.32, '#15151d') +
    circle(x, y + h * 0.66, w * 0.26, glow(['#5a5c68', '#1d1d26'], 0.4, 0.35))
  )
}

/** A bass box with knobs and display, and so many small speakers around it. */
function satellites(count: number): Drawing {
  return ({ paint, label }) => {
    const box =
      rect(
        400,
        420,
        400,
        570,
        across(darken(paint, 0.1), lighten(paint, 0.12), darken(paint, 0.3)),
        20,
      ) +
      rect(430, 450, 340, 70, '#0d0d14', 10) +
      words('BT 88.5', 600, 500, { size: 34, ink: '#ff8a6a', weight: 11 }) +
      repeat(3, (index) =>
        circle(490 + index * 110, 572, 32, across('#6b6f7c', '#e3e6ec', '#6b6f7c')),
      ) +
      repeat(3, (index) => stroke(`M${490 + index * 110} 566V546`, '#2a2b34', 6)) +
      circle(600, 760, 136, '#15151d') +
      circle(600, 760, 120, glow(['#3a3b46', '#1b1b24'])) +
      circle(600, 760, 50, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      words(label, 600, 962, { size: 34, ink: inkOn(paint), within: 300 })
    const places = count === 5 ? [165, 1035, 300, 900] : [290, 910]
    const small = places
      .map(
        (x, index) =>
          floor(x, count === 5 && index < 2 ? 954 : 994, 200, 30) +
          satellite(x, count === 5 && index < 2 ? 700 : 730, 1.1, paint),
      )
      .join('')
    const middle =
      count % 2 === 1
        ? rect(
            470,
            300,
            260,
            114,
            across(darken(paint, 0.15), lighten(paint, 0.14), darken(paint, 0.3)),
            16,
          ) +
          rect(480, 310, 240, 94, mesh(paint), 12) +
          circle(535, 357, 34, '#15151d') +
          circle(665, 357, 34, '#15151d')
        : ''
    return [
      { name: 'all parts', body: floor(600, 994, 560) + box + middle + small },
      { name: 'bass box', body: floor(600, 994, 560) + box },
      { name: 'controls', body: closeUp(box, 600, 520, 2.4) },
    ]
  }
}
