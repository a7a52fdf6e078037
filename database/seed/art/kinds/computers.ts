import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { turned } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  faded,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const computers: Family<'laptop' | 'desktop' | 'monitor' | 'printer' | 'router'> = {
  laptop({ paint, variant, label }) {
    const lid =
      rect(270, 290, 660, 440, darken(paint, 0.5), 22) + picture(288, 308, 624, 400, paint, variant)
    const open = lid + keyboardDeck(paint, label)
    const shut =
      rect(240, 330, 720, 480, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)), 30) +
      words(label, 600, 590, { size: 56, ink: inkOn(paint), within: 300 })
    return [
      { name: 'open', body: floor(600, 902, 960, 70) + open },
      {
        name: 'side',
        body: floor(600, 890, 900, 80) + group('matrix(.86 .08 -.04 1 100 -30)', open),
      },
      { name: 'lid', body: floor(600, 820, 860, 60) + shut },
      { name: 'keys', body: closeUp(open, 520, 800, 2.4) },
    ]
  },

  desktop({ paint, variant, label }) {
    const tower =
      rect(420, 230, 320, 780, across(lighten(paint, 0.12), paint, darken(paint, 0.2)), 18) +
      towerFront(paint, variant, label)
    return boxed(
      { x: 420, y: 230, w: 320, h: 780, r: 18, depth: 380, color: paint },
      group('translate(20 0)', tower),
      [590, 420, 2, 'front panel'],
    )
  },

  monitor({ paint, variant, label }) {
    const stand =
      path('M560 790h80l24 170h-128Z', across('#3c3f4a', '#7b808d', '#3c3f4a')) +
      path('M430 960h340q30 0 34 34H396q4-34 34-34Z', down('#8a8f9b', '#4b4e59'))
    const panel =
      rect(190, 280, 820, 510, '#17171f', 20) +
      picture(206, 296, 788, 452, paint, variant) +
      words(label, 600, 778, { size: 18, ink: '#c9ccd6' })
    return [
      { name: 'front', body: floor(600, 1000, 620) + stand + panel },
      {
        name: 'side',
        body:
          floor(600, 1000, 560) +
          stand +
          group(
            'translate(0 -10)',
            turned(
              { x: 190, y: 280, w: 820, h: 510, r: 20, depth: 70, color: '#33353f' },
              panel,
              0.74,
            ),
          ),
      },
      { name: 'corner', body: closeUp(stand + panel, 760, 640, 2) },
    ]
  },

  printer({ paint, variant, label }) {
    const front = printerFront(paint, variant, label)
    return boxed({ x: 240, y: 560, w: 720, h: 400, r: 36, depth: 240, color: paint }, front, [
      640,
      700,
      1.7,
      'tray and panel',
    ])
  },

  router({ paint, variant, label }) {
    const masts = repeat(2 + (variant % 3), (index) => {
      const x = 330 + index * (540 / (1 + (variant % 3)))
      return rect(x - 14, 330, 28, 480, across('#2a2b33', '#5a5d69', '#2a2b33'), 14)
    })
    const shell = rect(
      230,
      760,
      740,
      190,
      down(lighten(paint, 0.25), paint, darken(paint, 0.25)),
      46,
    )
    const lights = repeat(6, (index) =>
      circle(420 + index * 72, 880, 9, index < 4 ? '#4fe08a' : '#8a8d99'),
    )
    const front = masts + shell + lights + words(label, 600, 834, { size: 34, ink: inkOn(paint) })
    return boxed({ x: 230, y: 760, w: 740, h: 190, r: 46, depth: 200, color: paint }, front, [
      560,
      820,
      2.1,
      'lights',
    ])
  },
}

/** A landscape on a screen; its mood depends on the variant. */
export function picture(
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  variant: number,
): string {
  const [sky = '', sun = '', land = ''] =
    [
      ['#2b2f86', '#ffb84d', '#e2603f'],
      ['#0f6f8f', '#ffe08a', '#1aa38a'],
      ['#5a2a86', '#ff8fb3', '#3d4fd1'],
      ['#123a5c', '#9be3ff', '#2d8fd6'],
    ][variant % 4] ?? []
  return clipped(
    rect(x, y, w, h, '#000', 8),
    rect(x, y, w, h, down(sky, mix(sky, sun, 0.55), sun)),
    circle(x + w * 0.68, y + h * 0.52, h * 0.2, lighten(sun, 0.45)),
    path(
      `M${x} ${y + h * 0.7}q${w * 0.2}-${h * 0.3} ${w * 0.42}-${h * 0.06}t${w * 0.58}-${h * 0.1}V${y + h}H${x}Z`,
      mix(land, paint, 0.15),
    ),
    path(
      `M${x} ${y + h * 0.88}q${w * 0.3}-${h * 0.24} ${w * 0.55}-${h * 0.04}t${w * 0.45}-${h * 0.1}V${y + h}H${x}Z`,
      darken(land, 0.4),
    ),
    path(`M${x + w * 0.5} ${y}H${x + w}V${y + h * 0.7}Z`, '#ffffff', 'opacity=".07"'),
  )
}

function keyboardDeck(paint: string, label: string): string {
  const row = (index: number) => {
    const inset = 300 - index * 14
    const width = 1200 - 2 * inset
    const keys = `${width / 15 - 14} 14`
    return path(
      `M${inset} ${762 + index * 27}H${inset + width}`,
      'none',
      `stroke="${darken(paint, 0.65)}" stroke-width="19" stroke-dasharray="${keys}"`,
    )
  }
  return (
    words(label, 600, 724, { size: 14, ink: '#d5d8e2' }) +
    path('M262 730H938L1050 890H150Z', down(lighten(paint, 0.18), paint)) +
    path(
      'M150 890H1050q-4 20-40 20H190q-36 0-40-20Z',
      down(darken(paint, 0.1), darken(paint, 0.4)),
    ) +
    repeat(4, row) +
    path('M515 866h170l6 20H509Z', lighten(paint, 0.28)) +
    path('M540 890h120q-6 10-18 10h-84q-12 0-18-10Z', darken(paint, 0.25))
  )
}

function towerFront(paint: string, variant: number, label: string): string {
  const glow = ['#37d5e6', '#ff5a8a', '#9be84f'][variant % 3] ?? '#37d5e6'
  const vents = repeat(9, (index) => stroke(`M470 ${640 + index * 34}H690`, darken(paint, 0.5), 14))
  return (
    rect(450, 280, 260, 70, darken(paint, 0.35), 8) +
    rect(470, 308, 130, 10, darken(paint, 0.6), 5) +
    circle(580, 440, 34, darken(paint, 0.3)) +
    circle(580, 440, 24, lighten(paint, 0.2)) +
    faded(0.9, circle(580, 440, 34, 'none', `stroke="${glow}" stroke-width="6"`)) +
    repeat(3, (index) => rect(510 + index * 54, 510, 36, 16, '#0f1018', 4)) +
    vents +
    words(label, 580, 598, { size: 30, ink: inkOn(paint), within: 180 })
  )
}

function printerFront(paint: string, variant: number, label: string): string {
  const inks = variant % 2 === 1 ? ['#1aa6d8', '#d84a9a', '#f2c230', '#22232b'] : []
  return (
    path('M360 400h480l20 190H340Z', down('#ffffff', '#e4e7ee')) +
    stroke('M400 450H800M396 490H700', '#c3c9d8', 8) +
    rect(240, 560, 720, 400, down(lighten(paint, 0.2), paint, darken(paint, 0.15)), 36) +
    rect(240, 590, 720, 12, darken(paint, 0.3), 0, 'opacity=".5"') +
    rect(300, 760, 600, 120, '#1c1d27', 14) +
    path('M340 800H860L900 930H300Z', down('#f5f6fa', '#d5dae6')) +
    rect(720, 636, 180, 76, '#12131c', 10) +
    rect(732, 648, 100, 52, '#4fb7e8', 4) +
    circle(868, 674, 14, '#47d17c') +
    inks.map((ink, index) => rect(470 + index * 50, 650, 34, 60, ink, 6)).join('') +
    words(label, 300, 690, { size: 36, ink: inkOn(paint), align: 'left', within: 160 }) +
    ellipse(600, 962, 340, 6, '#12131c', 'opacity=".2"')
  )
}
