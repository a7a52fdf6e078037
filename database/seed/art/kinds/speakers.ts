import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
  tiled,
} from '../svg.ts'
import { boxed } from '../views.ts'

/** Speakers with Bluetooth, to carry. */
export const speakers: Family<
  | 'speaker'
  | 'pocket-speaker'
  | 'lamp-speaker'
  | 'wide-speaker'
  | 'boombox'
  | 'carry-speaker'
  | 'party-speaker'
> = {
  speaker({ paint, label }) {
    const body =
      stroke('M262 540Q200 420 150 470T214 600', darken(paint, 0.4), 20) + tube(paint, label)
    return lyingViews(body)
  },

  boombox({ paint, label }) {
    const handle =
      stroke('M300 540Q320 300 600 296T900 540', darken(paint, 0.35), 54) +
      stroke('M304 520Q330 312 600 304T896 520', lighten(paint, 0.25), 14)
    return lyingViews(
      handle +
        group('translate(600 690) scale(1.06 1.14) translate(-600 -670)', tube(paint, label)) +
        mirrored(
          circle(352, 690, 70, '#15151d') + circle(352, 690, 58, glow(['#4a4b56', '#1d1d26'])),
        ),
    )
  },

  'wide-speaker'({ paint, label }) {
    const front =
      rect(190, 540, 820, 360, mesh(paint), 60) +
      rect(190, 540, 820, 360, down('#ffffff/.25', '#ffffff/0@40', '#000000/.4'), 60) +
      rect(190, 540, 820, 360, 'none', 60, `stroke="${lighten(paint, 0.35)}" stroke-width="10"`) +
      rect(520, 570, 160, 24, darken(paint, 0.55), 12) +
      words(label, 600, 830, { size: 50, ink: '#ffffff', within: 300 })
    return boxed({ x: 190, y: 540, w: 820, h: 360, r: 60, depth: 190, color: paint }, front, [
      600,
      720,
      1.9,
      'mesh',
    ])
  },

  'pocket-speaker'({ paint, label }) {
    const front =
      stroke('M770 480Q850 390 880 470T800 560', darken(paint, 0.4), 24) +
      rect(370, 440, 460, 420, mesh(paint), 90) +
      rect(370, 440, 460, 420, diagonal('#ffffff/.3', '#ffffff/0@45', '#000000/.4'), 90) +
      rect(370, 440, 460, 420, 'none', 90, `stroke="${lighten(paint, 0.2)}" stroke-width="8"`) +
      rect(440, 640, 320, 110, darken(paint, 0.55), 26) +
      words(label, 600, 722, { size: 52, ink: '#ffffff', within: 260 })
    return boxed({ x: 370, y: 440, w: 460, h: 420, r: 90, depth: 150, color: paint }, front, [
      600,
      640,
      1.8,
      'mesh',
    ])
  },

  'lamp-speaker'({ paint, label }) {
    const front =
      rect(390, 420, 420, 470, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.3)), 60) +
      circle(600, 620, 178, 'none', 'stroke="#ff9d5c" stroke-width="26"') +
      circle(600, 620, 178, 'none', 'stroke="#ffe0b8" stroke-width="8"') +
      circle(600, 620, 150, mesh(paint)) +
      circle(600, 620, 58, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      words(label, 600, 868, { size: 36, ink: inkOn(paint), within: 260 })
    return boxed({ x: 390, y: 420, w: 420, h: 470, r: 60, depth: 240, color: paint }, front, [
      600,
      600,
      1.7,
      'ring of light',
    ])
  },

  'carry-speaker'({ paint, label }) {
    const front =
      stroke('M400 470Q420 270 600 270T800 470', darken(paint, 0.4), 26) +
      rect(
        340,
        440,
        520,
        480,
        across(darken(paint, 0.2), lighten(paint, 0.1), darken(paint, 0.25)),
        40,
      ) +
      rect(368, 470, 464, 340, mesh(paint), 24) +
      circle(600, 640, 150, '#15151d') +
      circle(600, 640, 132, glow(['#3a3b46', '#1d1d26'])) +
      circle(600, 640, 58, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      repeat(4, (index) => circle(410 + index * 58, 866, 18, darken(paint, 0.55))) +
      words(label, 740, 884, { size: 40, ink: inkOn(paint), within: 180 })
    return boxed({ x: 340, y: 440, w: 520, h: 480, r: 40, depth: 210, color: paint }, front, [
      600,
      640,
      1.7,
      'cone',
    ])
  },

  'party-speaker'({ paint, label }) {
    const light = ['#ff4f70', '#f2b63d', '#37d5e6']
    const front =
      stroke('M470 260V180Q470 150 500 150H700Q730 150 730 180V260', darken(paint, 0.3), 40) +
      rect(
        370,
        240,
        460,
        760,
        across(darken(paint, 0.2), lighten(paint, 0.1), darken(paint, 0.25)),
        70,
      ) +
      rect(400, 330, 400, 630, mesh(paint), 60) +
      circle(600, 430, 66, '#15151d') +
      circle(600, 430, 54, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      light
        .map((color, index) =>
          circle(600, 710, 196 - index * 12, 'none', `stroke="${color}" stroke-width="13"`),
        )
        .join('') +
      circle(600, 710, 158, '#15151d') +
      circle(600, 710, 140, glow(['#3a3b46', '#1d1d26'])) +
      circle(600, 710, 58, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      words(label, 600, 304, { size: 42, ink: inkOn(paint), within: 300 })
    return boxed({ x: 370, y: 240, w: 460, h: 760, r: 70, depth: 300, color: paint }, front, [
      600,
      680,
      1.8,
      'cone and lights',
    ])
  },
}

function lyingViews(body: string): View[] {
  return [
    { name: 'front', body: floor(600, 866, 860) + body },
    { name: 'side', body: floor(600, 866, 700) + group('matrix(.8 .07 0 1 120 -40)', body) },
    { name: 'end', body: closeUp(body, 300, 660, 2) },
  ]
}

/** Fine cloth or punched metal before a loudspeaker. */
export function mesh(paint: string): string {
  return tiled(
    12,
    12,
    rect(0, 0, 12, 12, darken(paint, 0.3)) + circle(6, 6, 3.4, darken(paint, 0.65)),
  )
}

/** A tube that lies, a cone in each end. */
function tube(paint: string, label: string): string {
  return (
    rect(200, 480, 800, 380, mesh(paint), 190) +
    rect(200, 480, 800, 380, down('#ffffff/.35', '#ffffff/0@40', '#000000/.5'), 190) +
    mirrored(
      ellipse(246, 670, 66, 176, across(darken(paint, 0.5), lighten(paint, 0.2))) +
        ellipse(236, 670, 44, 126, '#20212b'),
    ) +
    rect(440, 620, 320, 100, darken(paint, 0.55), 22) +
    words(label, 600, 692, { size: 46, ink: '#ffffff', within: 250 }) +
    path('M420 486H780V506H420Z', round(darken(paint, 0.2)))
  )
}
