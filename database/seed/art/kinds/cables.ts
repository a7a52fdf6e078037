import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Drawing, type Family, floor } from '../studio.ts'
import { circle, diagonal, group, placed, rect, repeat, stroke } from '../svg.ts'

type Plug = 'usb-a' | 'usb-c' | 'micro-usb' | 'lightning'

export const cables: Family<
  | 'cable'
  | 'micro-usb-cable'
  | 'lightning-cable'
  | 'usb-c-to-c-cable'
  | 'usb-c-to-lightning-cable'
  | 'three-head-cable'
> = {
  cable: cable('usb-a', 'usb-c'),
  'micro-usb-cable': cable('usb-a', 'micro-usb'),
  'lightning-cable': cable('usb-a', 'lightning'),
  'usb-c-to-c-cable': cable('usb-c', 'usb-c'),
  'usb-c-to-lightning-cable': cable('usb-c', 'lightning'),

  'three-head-cable'({ paint }) {
    const head = (x: number, turn: number, plug: Plug) =>
      placed(x, 600, 1.9, turn, tip(plug, paint)) + stroke(`M${x} 760V1260`, paint, 50)
    const all =
      coil(paint, 470, 240) +
      stroke('M600 700V780', paint, 30) +
      rect(556, 760, 88, 120, darken(paint, 0.45), 24) +
      stroke('M580 870C560 930 420 880 400 960', paint, 22) +
      stroke('M600 880V960', paint, 22) +
      stroke('M620 870C640 930 780 880 800 960', paint, 22) +
      placed(600, 260, 0.9, 0, tip('usb-a', paint))
    const heads =
      placed(390, 1010, 0.62, 180, tip('usb-c', paint)) +
      placed(600, 1020, 0.62, 180, tip('lightning', paint)) +
      placed(810, 1010, 0.62, 180, tip('micro-usb', paint))
    return [
      { name: 'coiled', body: floor(600, 1080, 640, 40) + all + heads },
      {
        name: 'three heads',
        body: head(330, 0, 'usb-c') + head(600, 0, 'lightning') + head(870, 0, 'micro-usb'),
      },
      { name: 'ends', body: closeUp(all + heads, 600, 960, 1.9) },
    ]
  },
}

function cable(from: Plug, to: Plug): Drawing {
  return ({ paint, label }) => {
    const all =
      coil(paint, 560, 300, label) +
      stroke('M350 740Q370 850 392 900', paint, 26) +
      stroke('M850 740Q830 850 808 900', paint, 26) +
      placed(400, 910, 0.95, 190, tip(from, paint)) +
      placed(800, 910, 0.95, 170, tip(to, paint))
    return [
      { name: 'coiled', body: floor(600, 1050, 640, 40) + all },
      {
        name: 'plugs',
        body:
          placed(400, 640, 2, 0, tip(from, paint)) +
          placed(820, 640, 2, 0, tip(to, paint)) +
          stroke('M400 780V1260M820 780V1260', paint, 56),
      },
      { name: 'plugged in', body: pluggedIn(paint) },
    ]
  }
}

function coil(paint: string, y: number, r: number, label = ''): string {
  const turns = repeat(4, (index) =>
    circle(
      600,
      y,
      r - index * 34,
      'none',
      `stroke="${index % 2 === 0 ? paint : darken(paint, 0.18)}" stroke-width="26"`,
    ),
  )
  return (
    turns +
    circle(
      600,
      y,
      r,
      'none',
      `stroke="${lighten(paint, 0.4)}" stroke-width="26" stroke-dasharray="5 9" opacity=".5"`,
    ) +
    rect(560, y - r - 70, 80, 200, '#2c2d36', 16) +
    stroke(`M576 ${y - r - 36}H624M576 ${y - r + 96}H624`, '#50525f', 6) +
    group(
      `translate(596 ${y - r + 30}) rotate(90)`,
      words(label, 0, 0, { size: 24, ink: '#ffffff', within: 116 }),
    )
  )
}

/** A plug that points up, its cord leaving below; about 600,600. */
function tip(plug: Plug, paint: string): string {
  const shell =
    rect(556, 580, 88, 150, darken(paint, 0.45), 20) +
    rect(580, 726, 40, 50, darken(paint, 0.6), 12) +
    repeat(3, (index) => rect(576, 738 + index * 12, 48, 5, darken(paint, 0.3), 2))
  switch (plug) {
    case 'usb-a':
      return (
        rect(554, 470, 92, 114, steel(), 5) +
        rect(570, 494, 22, 26, '#3a3d49', 2) +
        rect(608, 494, 22, 26, '#3a3d49', 2) +
        shell
      )
    case 'usb-c':
      return rect(566, 516, 68, 70, steel(), 26) + rect(580, 522, 40, 8, '#2a2b34', 4) + shell
    case 'micro-usb':
      return (
        `<path d="M570 586V520L580 510H620L630 520V586Z" fill="${steel()}"/>` +
        rect(582, 534, 10, 18, '#3a3d49', 2) +
        rect(608, 534, 10, 18, '#3a3d49', 2) +
        shell
      )
    case 'lightning':
      return (
        rect(576, 510, 48, 76, across(), 14) +
        repeat(6, (index) => rect(581 + index * 6.6, 522, 4, 30, '#c9a24a', 1)) +
        shell
      )
  }
}

function across(): string {
  return diagonal('#f7f8fa', '#c6cad3')
}

function pluggedIn(paint: string): string {
  return (
    floor(600, 1000, 500) +
    rect(440, 150, 320, 620, '#17171f', 44) +
    rect(456, 166, 288, 588, diagonal('#5142c9', '#f0627e'), 32) +
    words('63%', 600, 470, { size: 84, ink: '#ffffff', weight: 10 }) +
    rect(580, 770, 40, 30, steel()) +
    rect(560, 790, 80, 120, darken(paint, 0.45), 16) +
    stroke('M600 905C600 1060 760 960 900 1010', paint, 26)
  )
}
