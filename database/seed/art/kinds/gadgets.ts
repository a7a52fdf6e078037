import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel, turned } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const gadgets: Family<'flash-drive' | 'power-bank' | 'charger' | 'cable' | 'phone-case'> = {
  'flash-drive'({ paint, label }) {
    const plug =
      rect(500, 180, 200, 220, steel(), 8) +
      rect(540, 230, 44, 44, '#3a3d49', 4) +
      rect(616, 230, 44, 44, '#3a3d49', 4)
    const stick =
      rect(450, 380, 300, 600, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)), 54) +
      rect(490, 430, 220, 30, darken(paint, 0.3), 15, 'opacity=".5"')
    const text =
      words(label, 600, 660, { size: 54, ink: inkOn(paint), within: 240 }) +
      words('USB', 600, 760, { size: 40, ink: inkOn(paint), weight: 10 })
    const hole =
      circle(600, 910, 34, '#f3eee4') +
      circle(600, 910, 34, 'none', `stroke="${darken(paint, 0.4)}" stroke-width="6"`)
    const body = plug + stick + text + hole
    return [
      { name: 'front', body: floor(600, 990, 420) + body },
      { name: 'lying', body: floor(620, 860, 800, 60) + placed(600, 620, 0.92, 66, body) },
      { name: 'plug', body: closeUp(body, 600, 400, 1.9) },
    ]
  },

  'power-bank'({ paint, label }) {
    const front =
      rect(400, 190, 400, 810, diagonal(lighten(paint, 0.28), paint, darken(paint, 0.3)), 52) +
      rect(450, 240, 300, 120, '#101018', 20) +
      words('87%', 600, 330, { size: 62, ink: '#69f0a6', weight: 11 }) +
      words(label, 600, 640, { size: 60, ink: inkOn(paint), within: 320 }) +
      words('POWER BANK', 600, 900, { size: 32, ink: inkOn(paint), weight: 10 }) +
      repeat(
        2,
        (index) =>
          rect(470 + index * 140, 968, 120, 32, '#15151d', 6) +
          rect(486 + index * 140, 982, 88, 12, '#e8e8ee', 2),
      )
    return boxed({ x: 400, y: 190, w: 400, h: 810, r: 52, depth: 150, color: paint }, front, [
      600,
      330,
      2,
      'display',
    ])
  },

  charger({ paint, variant, label }) {
    const block = rect(
      380,
      330,
      440,
      520,
      across(darken(paint, 0.14), lighten(paint, 0.3), darken(paint, 0.14)),
      60,
    )
    const pins =
      rect(470, 190, 44, 150, steel('#b8a06a'), 6) +
      rect(686, 190, 44, 150, steel('#b8a06a'), 6) +
      rect(578, 150, 44, 190, steel('#b8a06a'), 6)
    const ports = repeat(
      1 + (variant % 3),
      (index) =>
        rect(470, 740 - index * 70, 260, 44, '#1a1b24', index === 0 ? 22 : 6) +
        rect(490, 758 - index * 70, 220, 10, '#c6cad6', 3),
    )
    const front =
      pins +
      block +
      words(label, 600, 450, { size: 56, ink: inkOn(paint), within: 300 }) +
      words('FAST CHARGE', 600, 520, {
        size: 36,
        ink: inkOn(paint),
        weight: 10,
      }) +
      ports
    return [
      ...boxed({ x: 380, y: 330, w: 440, h: 520, r: 60, depth: 180, color: paint }, front, [
        600,
        690,
        2,
        'ports',
      ]),
      {
        name: 'with cable',
        body:
          floor(600, 900, 700) +
          stroke('M600 820C600 1100 980 1060 950 800S760 600 860 420', lighten(paint, 0.1), 20) +
          front,
      },
    ]
  },

  cable({ paint, variant }) {
    const coil = repeat(4, (index) =>
      circle(
        600,
        620,
        300 - index * 34,
        'none',
        `stroke="${index % 2 === 0 ? paint : darken(paint, 0.18)}" stroke-width="26"`,
      ),
    )
    const weave = circle(
      600,
      620,
      300,
      'none',
      `stroke="${lighten(paint, 0.4)}" stroke-width="26" stroke-dasharray="5 9" opacity=".5"`,
    )
    const tie =
      rect(560, 250, 80, 200, '#2c2d36', 16) + stroke('M576 300H624M576 400H624', '#50525f', 6)
    const usb = (x: number, turn: number, isWide: boolean) =>
      placed(
        x,
        900,
        0.9,
        turn,
        rect(562, 560, 76, 150, darken(paint, 0.45), 16) +
          (isWide ? rect(566, 470, 68, 92, steel(), 6) : rect(578, 500, 44, 62, steel(), 20)),
      )
    const all =
      coil +
      weave +
      tie +
      stroke('M360 800Q380 900 400 960', paint, 26) +
      stroke('M840 800Q820 900 800 960', paint, 26) +
      usb(410, 170, variant % 2 === 0) +
      usb(790, 190, false)
    return [
      { name: 'coiled', body: floor(600, 1010, 640, 40) + all },
      { name: 'plugs', body: closeUp(all, 600, 920, 2) },
      {
        name: 'plugged in',
        body:
          floor(600, 1000, 500) +
          rect(440, 150, 320, 620, '#17171f', 44) +
          rect(456, 166, 288, 588, diagonal('#5142c9', '#f0627e'), 32) +
          words('63%', 600, 470, { size: 84, ink: '#ffffff', weight: 10 }) +
          rect(580, 770, 40, 30, steel()) +
          rect(560, 790, 80, 120, darken(paint, 0.45), 16) +
          stroke('M600 905C600 1060 760 960 900 1010', paint, 26),
      },
    ]
  },

  'phone-case'({ paint, variant, label }) {
    const dots =
      variant % 2 === 1
        ? repeat(12, (index) =>
            circle(
              470 + (index % 3) * 130,
              560 + Math.floor(index / 3) * 110,
              26,
              lighten(paint, 0.35),
              'opacity=".6"',
            ),
          )
        : ''
    const shell =
      rect(390, 190, 420, 820, diagonal(lighten(paint, 0.32), paint, darken(paint, 0.28)), 76) +
      rect(
        402,
        202,
        396,
        796,
        'none',
        66,
        `stroke="${darken(paint, 0.35)}" stroke-width="6" opacity=".6"`,
      ) +
      dots
    const window =
      rect(430, 232, 210, 220, darken(paint, 0.4), 56) + rect(440, 242, 190, 200, '#efe9dd', 48)
    const front =
      shell + window + words(label, 600, 930, { size: 34, ink: inkOn(paint), within: 260 })
    return [
      { name: 'back', body: floor(600, 1012, 560) + front },
      {
        name: 'side',
        body:
          floor(600, 1012, 560) +
          turned({ x: 390, y: 190, w: 420, h: 820, r: 76, depth: 44, color: paint }, front, 0.72),
      },
      {
        name: 'inside',
        body:
          floor(600, 1012, 560) +
          rect(390, 190, 420, 820, paint, 76) +
          rect(414, 214, 372, 772, down(darken(paint, 0.45), darken(paint, 0.25)), 56) +
          group('matrix(-1 0 0 1 1200 0)', window) +
          path('M414 270q0-56 56-56h120L414 600Z', '#ffffff', 'opacity=".08"'),
      },
    ]
  },
}
