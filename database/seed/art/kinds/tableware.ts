import { darken, lighten } from '../color.ts'
import { lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'

type Kind = 'plate-set' | 'flat-and-deep-plates' | 'wooden-tray' | 'wooden-bowl' | 'mortar-set'

export const tableware: Family<Kind> = {
  'plate-set'({ paint }) {
    const six =
      floor(430, 700, 640, 60) +
      group('translate(-20 20) scale(.72)', stack(paint, 5)) +
      group('translate(170 60)', painted(600, 640, 310, paint))
    return [
      { name: 'six plates', body: six },
      { name: 'one of them', body: painted(600, 600, 420, paint) },
      { name: 'rim', body: closeUp(painted(600, 610, 420, paint), 880, 400, 2.2) },
    ]
  },

  'flat-and-deep-plates'({ paint }) {
    const both =
      floor(350, 660, 520, 50) +
      floor(850, 670, 520, 50) +
      group('translate(-30 80) scale(.6)', stack(paint, 6)) +
      group('translate(490 80) scale(.6)', bowls(paint, 6)) +
      group('translate(180 330) scale(.7)', painted(600, 640, 290, paint))
    return [
      { name: 'flat and deep', body: both },
      { name: 'flat plate', body: painted(600, 600, 420, paint) },
      { name: 'deep plates', body: floor(600, 990, 760) + bowls(paint, 6) },
    ]
  },

  'wooden-tray'({ paint }) {
    const tray = (scale: string) =>
      group(
        scale,
        path('M180 420H1020L1120 820Q1124 860 1080 860H120Q76 860 80 820Z', darken(paint, 0.3)) +
          path('M200 400H1000L1096 790Q1100 826 1060 826H140Q100 826 104 790Z', planks(paint)) +
          path('M246 440H954L1036 770H164Z', darken(paint, 0.16)) +
          path('M256 452H944L1022 760H178Z', planks(paint)) +
          repeat(5, (index) =>
            stroke(
              `M${230 - index * 10} ${510 + index * 50}Q600 ${490 + index * 60} ${970 + index * 10} ${512 + index * 50}`,
              darken(paint, 0.3),
              4,
              'opacity=".5"',
            ),
          ) +
          path('M520 408H680L690 436H510Z', '#2a1b12') +
          path('M500 800H700L704 822H496Z', '#2a1b12'),
      )
    return wooden(tray('translate(0 0)'), tray, 980, 864)
  },

  'wooden-bowl'({ paint }) {
    const body = (scale: string) =>
      group(
        scale,
        path('M200 520C210 800 400 960 600 960S990 800 1000 520Z', round(paint)) +
          ellipse(600, 520, 400, 84, darken(paint, 0.2)) +
          ellipse(600, 526, 372, 70, darken(paint, 0.4)) +
          ellipse(600, 546, 330, 46, darken(paint, 0.28)) +
          repeat(3, (index) =>
            stroke(
              `M${250 + index * 50} ${660 + index * 90}Q600 ${740 + index * 90} ${950 - index * 50} ${660 + index * 90}`,
              darken(paint, 0.3),
              5,
              'opacity=".5"',
            ),
          ),
      )
    return wooden(body('translate(0 0)'), body, 560, 956)
  },

  'mortar-set'({ paint }) {
    const body = (scale: string) =>
      group(
        scale,
        lathe(
          [
            [470, 250],
            [520, 262],
            [760, 200],
            [840, 110],
            [890, 120],
            [960, 210],
            [1000, 214],
          ],
          round(paint),
        ) +
          ellipse(600, 470, 250, 50, darken(paint, 0.15)) +
          ellipse(600, 476, 218, 38, darken(paint, 0.5)) +
          group(
            'rotate(24 640 470)',
            lathe(
              [
                [110, 40],
                [150, 50],
                [300, 34],
                [420, 50],
                [500, 56],
              ],
              round(lighten(paint, 0.12)),
              640,
            ),
          ) +
          path('M382 480A218 38 0 0 0 818 480L800 560H400Z', round(paint)) +
          stroke('M346 530Q600 600 854 530M372 650Q600 710 828 650', darken(paint, 0.35), 8),
      )
    return wooden(body('translate(0 0)'), body, 500, 1010)
  },
}

/** Lying flat, seen from above, with a comb along the rim. */
function painted(x: number, y: number, r: number, paint: string): string {
  const ink = darken(paint, 0.3)
  const comb = `stroke="${ink}" stroke-width="${Math.round(r * 0.16)}" stroke-dasharray="9 13"`
  return (
    ellipse(x + 14, y + 24, r, r, '#1a1633', 'opacity=".1"') +
    circle(x, y, r, diagonal(lighten(paint, 0.82), lighten(paint, 0.7), lighten(paint, 0.5))) +
    circle(x, y, r * 0.84, 'none', comb) +
    circle(x, y, r * 0.95, 'none', `stroke="${ink}" stroke-width="10"`) +
    circle(x, y, r * 0.72, 'none', `stroke="${ink}" stroke-width="5"`) +
    circle(
      x,
      y,
      r * 0.62,
      glow([lighten(paint, 0.9), lighten(paint, 0.78), lighten(paint, 0.6)], 0.45, 0.45),
    )
  )
}

/** Flat plates, one on the other, on the floor near 960. */
function stack(paint: string, count: number): string {
  const plate = (index: number) => {
    const y = 930 - index * 34
    return (
      ellipse(600, y, 360, 66, darken(paint, 0.12)) +
      ellipse(600, y - 8, 356, 60, lighten(paint, 0.8)) +
      ellipse(
        600,
        y - 8,
        320,
        50,
        'none',
        `stroke="${darken(paint, 0.3)}" stroke-width="22" stroke-dasharray="8 12"`,
      )
    )
  }
  return repeat(count, plate) + ellipse(600, 936 - count * 34, 220, 32, lighten(paint, 0.6))
}

function bowls(paint: string, count: number): string {
  const one = (index: number) => {
    const y = 900 - index * 44
    return (
      path(
        `M270 ${y - 60}Q300 ${y + 70} 460 ${y + 80}H740Q900 ${y + 70} 930 ${y - 60}Z`,
        round(lighten(paint, 0.7)),
      ) +
      ellipse(600, y - 60, 330, 56, darken(paint, 0.3)) +
      ellipse(600, y - 58, 310, 48, lighten(paint, 0.8))
    )
  }
  return repeat(count, one) + ellipse(600, 886 - count * 44, 230, 30, lighten(paint, 0.6))
}

function wooden(
  front: string,
  drawn: (scale: string) => string,
  width: number,
  bottom: number,
): View[] {
  return [
    { name: 'front', body: floor(600, bottom, width * 1.1) + front },
    {
      name: 'on a table',
      body:
        rect(-60, 560, 1320, 700, down('#a5623f', '#6f3a26')) +
        repeat(4, (index) =>
          stroke(`M-60 ${640 + index * 130}H1260`, '#5f2f1f', 4, 'opacity=".4"'),
        ) +
        floor(600, bottom * 0.85 + 32, width, 60) +
        drawn('translate(90 30) scale(.85)'),
    },
    { name: 'grain', body: closeUp(front, 420, 620, 2.1) },
  ]
}

function planks(paint: string): string {
  return diagonal(
    lighten(paint, 0.22),
    `${paint}@30`,
    `${darken(paint, 0.1)}@31`,
    `${lighten(paint, 0.08)}@64`,
    `${darken(paint, 0.12)}@65`,
    darken(paint, 0.2),
  )
}
