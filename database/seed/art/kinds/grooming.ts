import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { across, circle, ellipse, group, path, placed, rect, repeat, stroke } from '../svg.ts'

type Kind = 'hair-trimmer' | 'nose-trimmer' | 'foil-shaver' | 'stubble-shaver' | 'beard-trimmer'

export const grooming: Family<Kind> = {
  'hair-trimmer': ({ paint, label }) =>
    handled(
      label,
      handle(paint, label, 500, 700) +
        rect(520, 330, 160, 80, steel(), 10) +
        path('M430 330V250H770V330L700 350H500Z', steel('#d9b34a')) +
        repeat(22, (index) => rect(434 + index * 15.2, 214, 8, 44, '#9aa0ab', 2)),
      'blade',
      [600, 290],
    ),

  'nose-trimmer': ({ paint, label }) =>
    handled(
      label,
      handle(paint, label, 520, 680) +
        path('M556 410L574 250Q580 210 600 210T626 250L644 410Z', steel()) +
        stroke('M584 240V300M600 226V300M616 240V300', '#6d7380', 6) +
        stroke('M552 400H648', '#8d929e', 8),
      'tip',
      [600, 300],
    ),

  'foil-shaver': ({ paint, label }) =>
    handled(
      label,
      path(
        'M450 430Q440 400 470 390H730Q760 400 750 430L720 940Q716 1004 600 1004T480 940Z',
        across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.4)),
      ) +
        rect(460, 330, 280, 76, round('#3a3b46'), 16) +
        rect(476, 262, 118, 80, '#dfe3ea', 34) +
        rect(606, 262, 118, 80, '#dfe3ea', 34) +
        repeat(20, (index) =>
          circle(
            492 + (index % 5) * 22 + (index > 9 ? 130 : 0),
            284 + (Math.floor(index / 5) % 2) * 26,
            6,
            '#8d929e',
          ),
        ) +
        switchOn(paint) +
        words(label, 600, 880, { size: 40, ink: inkOn(paint), within: 190 }),
      'foils',
      [600, 310],
    ),

  'stubble-shaver': ({ paint, label }) =>
    handled(
      label,
      path(
        'M530 400H670L690 560L676 940Q670 1004 600 1004T524 940L510 560Z',
        across('#22232c', '#5a5c68@26', '#2f303a', '#17171d'),
      ) +
        path('M512 560L524 900Q600 930 676 900L688 560Q600 600 512 560Z', paint) +
        path('M470 330Q470 300 500 296H700Q730 300 730 330L690 410H510Z', round(paint)) +
        rect(456, 262, 288, 44, steel(), 8) +
        repeat(18, (index) => rect(464 + index * 15.4, 250, 8, 24, '#9aa0ab', 2)) +
        circle(600, 690, 34, '#22232c') +
        stroke('M600 674V692', '#47d17c', 7) +
        words(label, 600, 840, { size: 34, ink: inkOn(paint), within: 130 }),
      'blade',
      [600, 310],
    ),

  'beard-trimmer': ({ paint, label }) =>
    handled(
      label,
      handle(paint, label, 500, 700) +
        rect(510, 360, 180, 60, round('#3a3b46'), 10) +
        rect(516, 310, 168, 56, steel(), 8) +
        repeat(9, (index) =>
          path(
            `M${508 + index * 22} 320V180Q${516 + index * 22} 160 ${522 + index * 22} 182V320Z`,
            '#2a2b34',
          ),
        ) +
        rect(500, 316, 200, 30, '#2a2b34', 10),
      'comb',
      [600, 280],
    ),
}

function handle(paint: string, label: string, left: number, right: number): string {
  return (
    path(
      `M${left + 10} 410Q${left - 6} 470 ${left} 560L${left + 24} 940Q${left + 30} 1004 600 1004T${right - 24} 940L${right} 560Q${right + 6} 470 ${right - 10} 410Z`,
      across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.4)),
    ) +
    switchOn(paint) +
    words(label, 600, 880, { size: 34, ink: inkOn(paint), within: right - left - 70 })
  )
}

function switchOn(paint: string): string {
  return (
    rect(572, 540, 56, 120, darken(paint, 0.5), 28) +
    rect(580, 550, 40, 52, '#e2504a', 20) +
    circle(600, 730, 10, '#47d17c')
  )
}

/** Standing with its cable, lying, and near. */
function handled(label: string, body: string, name: string, [x, y]: [number, number]): View[] {
  const cable =
    stroke('M760 980C860 980 880 900 960 900S1040 960 980 990', '#2a2b34', 16) +
    rect(700, 966, 70, 30, '#3a3b46', 6) +
    ellipse(975, 992, 16, 10, '#3a3b46')
  return [
    {
      name: 'with its cable',
      body: floor(600, 1006, 460, 50) + floor(880, 1000, 400, 30) + cable + body,
    },
    { name: 'lying', body: floor(620, 860, 860, 50) + placed(600, 640, 1.05, 62, body) },
    { name, body: closeUp(body, x, y, 2.3) },
    ...(label === ''
      ? []
      : [
          {
            name: 'from the side',
            body: floor(600, 1006, 300, 40) + group('matrix(.62 0 0 1 228 0)', body),
          },
        ]),
  ]
}
