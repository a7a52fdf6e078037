import { adire } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { pick } from '../pick.ts'
import { brushed, turned } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  circle,
  clipped,
  diagonal,
  down,
  faded,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { lens, plate } from './handsets.ts'

export const cases: Family<
  'phone-case' | 'clear-case' | 'magnetic-clear-case' | 'ring-case' | 'phone-pouch'
> = {
  'phone-case': ({ paint, label }) => opaque(paint, label, ''),

  'ring-case': ({ paint, label }) =>
    opaque(
      paint,
      label,
      clipped(
        rect(390, 190, 420, 820, '#000', 76),
        path(
          'M390 190h150l-150 210ZM810 190h-150l150 210ZM390 1010h150l-150-210ZM810 1010h-150l150-210Z',
          darken(paint, 0.45),
        ),
      ) +
        circle(600, 680, 118, darken(paint, 0.5)) +
        circle(600, 680, 92, 'none', `stroke="${brushed('#c9ced6')}" stroke-width="26"`) +
        circle(600, 680, 52, darken(paint, 0.3)) +
        rect(566, 560, 68, 30, '#9a9fab', 10),
    ),

  'clear-case': ({ label }) =>
    clear(words(label, 600, 900, { size: 46, ink: '#ffffff', within: 270 }), pick(phones, label)),

  'magnetic-clear-case': () =>
    clear(
      circle(600, 640, 116, 'none', 'stroke="#f4f5f7" stroke-width="30" opacity=".95"') +
        rect(584, 800, 32, 110, '#f4f5f7', 14, 'opacity=".95"'),
    ),

  'phone-pouch'({ paint }) {
    const cloth = adire(darken(paint, 0.15), lighten(paint, 0.62))
    const strap =
      stroke('M410 380C330 60 870 60 790 380', darken(paint, 0.35), 26) +
      stroke('M410 380C330 60 870 60 790 380', lighten(paint, 0.3), 3, 'stroke-dasharray="12 9"')
    const body =
      strap +
      rect(390, 340, 420, 670, cloth, 40) +
      rect(390, 340, 420, 670, diagonal('#ffffff/.25', '#ffffff/0', '#000000/.25'), 40) +
      rect(
        404,
        354,
        392,
        642,
        'none',
        30,
        `stroke="${lighten(paint, 0.55)}" stroke-width="5" stroke-dasharray="16 10"`,
      ) +
      rect(430, 640, 340, 330, cloth, 20) +
      rect(430, 640, 340, 330, '#000000', 20, 'opacity=".14"') +
      stroke('M436 648H764', lighten(paint, 0.6), 6) +
      circle(600, 430, 22, '#c99a34') +
      circle(594, 424, 8, '#fff3c4')
    return [
      { name: 'front', body: floor(600, 1014, 560) + body },
      {
        name: 'side',
        body:
          floor(600, 1012, 560) +
          turned({ x: 390, y: 340, w: 420, h: 670, r: 40, depth: 50, color: paint }, body, 0.74),
      },
      { name: 'cloth', body: closeUp(body, 600, 800, 2) },
    ]
  },
}

/** A shell in one colour with a hole for the cameras. */
function opaque(paint: string, label: string, extra: string): View[] {
  const window =
    rect(430, 232, 210, 220, darken(paint, 0.4), 56) + rect(440, 242, 190, 200, '#efe9dd', 48)
  const front =
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
    extra +
    window +
    words(label, 600, 930, { size: 34, ink: inkOn(paint), within: 260 })
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
}

/** See-through, on a phone so that it can be seen at all. */
const phones = ['#5b7fc4', '#4f8f7a', '#8a6fc0', '#c08a5b'] as const

function clear(extra: string, under: string = phones[0]): View[] {
  const phone =
    rect(404, 204, 392, 792, brushed(under), 60) +
    plate(440, 240, 190, 200, 50, under) +
    lens(494, 292, 38) +
    lens(576, 388, 38)
  const shell = (behind: string) =>
    rect(386, 186, 428, 828, '#cfdcea', 78, 'opacity=".6"') +
    behind +
    extra +
    rect(386, 186, 428, 828, diagonal('#ffffff/.5', '#ffffff/.06@40', '#ffffff/.3'), 78) +
    rect(391, 191, 418, 818, 'none', 74, 'stroke="#ffffff" stroke-width="8" opacity=".9"') +
    rect(386, 186, 428, 828, 'none', 78, 'stroke="#9fb0c4" stroke-width="3"') +
    corners() +
    rect(430, 230, 210, 220, 'none', 56, 'stroke="#ffffff" stroke-width="7" opacity=".9"') +
    path('M440 560Q460 300 640 220L470 860Z', '#ffffff', 'opacity=".16"')
  const empty = shell('')
  return [
    { name: 'on a phone', body: floor(600, 1016, 560) + shell(phone) },
    { name: 'empty', body: floor(600, 1016, 560) + faded(0.95, empty) },
    { name: 'corner', body: closeUp(shell(phone), 470, 300, 2.1) },
  ]
}

/** Air cushions where a phone lands. */
function corners(): string {
  const cushion = glow(['#ffffff/.2', '#c4d3e4/.8'])
  return repeat(4, (index) =>
    rect(index % 2 === 0 ? 384 : 768, index < 2 ? 184 : 968, 48, 48, cushion, 24),
  )
}
