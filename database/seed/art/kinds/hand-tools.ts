import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  circle,
  down,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const handTools: Family<
  | 'tool-set'
  | 'large-tool-set'
  | 'hammer'
  | 'sledge-hammer'
  | 'adjustable-spanner'
  | 'pliers-set'
  | 'tape-measure'
> = {
  'tool-set': ({ paint, label }) => caseViews(paint, label, fewTools()),

  'large-tool-set': ({ paint, label }) => caseViews(paint, label, manyTools()),

  hammer({ paint, label }) {
    const claw =
      path('M560 210Q400 170 300 290Q420 270 500 320H560Z', steel()) +
      path('M550 190H660V340H550Z', steel('#8d929e')) +
      rect(650, 220, 120, 90, steel(), 6) +
      rect(760, 196, 80, 138, steel('#aeb4c0'), 16)
    return hammerViews(handle(paint, label, 76) + claw, 'head')
  },

  'sledge-hammer'({ paint, label }) {
    const head =
      path(
        'M330 180H430L470 210H730L770 180H870V360H770L730 330H470L430 360H330Z',
        steel('#6b6e7a'),
      ) +
      path('M330 180H430V360H330ZM770 180H870V360H770Z', steel('#aeb4c0')) +
      rect(560, 166, 84, 40, darken(paint, 0.3), 8)
    return hammerViews(handle(paint, label, 84) + head, 'head')
  },

  'adjustable-spanner'({ paint, label }) {
    const spanner =
      path('M548 500H652L644 580H556Z', steel()) +
      path(
        'M470 150L540 120L562 300H640V330Q720 330 730 400Q700 500 640 520H560Q470 480 450 380Q430 250 470 150Z',
        steel('#aeb4c0'),
      ) +
      path('M650 300V150L730 130L760 330Q700 350 640 330Z', steel('#8d929e')) +
      circle(604, 410, 44, '#6b6e7a') +
      repeat(6, (index) => stroke(`M${574 + index * 12} 378v64`, '#3a3b46', 5)) +
      rect(552, 540, 96, 480, round(paint), 44) +
      repeat(6, (index) =>
        stroke(`M566 ${610 + index * 34}h68`, darken(paint, 0.4), 9, 'opacity=".6"'),
      ) +
      circle(600, 980, 20, '#f3eee3') +
      group(
        'rotate(90 600 880)',
        words(label, 600, 892, { size: 36, ink: inkOn(paint), within: 130 }),
      )
    return hammerViews(spanner, 'jaw')
  },

  'pliers-set'({ paint, label }) {
    const pliers = (x: number, jaw: string) =>
      group(
        `translate(${x} 0)`,
        stroke('M580 520Q500 700 520 960M620 520Q700 700 680 960', darken(paint, 0.35), 66),
        stroke('M580 520Q500 700 520 960M620 520Q700 700 680 960', paint, 52),
        stroke('M516 700Q508 800 520 900M684 700Q692 800 680 900', lighten(paint, 0.4), 8),
        jaw,
        circle(600, 500, 44, steel()),
        circle(600, 500, 18, '#3a3b46'),
      )
    const teeth = (y: number) =>
      repeat(5, (index) => stroke(`M584 ${y + index * 24}h32`, '#3a3b46', 5))
    const broad =
      path('M540 520Q520 380 560 250H640Q680 380 660 520Z', steel()) +
      stroke('M600 256V480', '#3a3b46', 6) +
      teeth(280)
    const long =
      path('M546 520Q550 400 580 190H620Q650 400 654 520Z', steel()) +
      stroke('M600 200V480', '#3a3b46', 5) +
      teeth(330)
    const cutter =
      path('M530 520Q500 400 570 300L600 330L630 300Q700 400 670 520Z', steel()) +
      stroke('M600 330V480', '#3a3b46', 7)
    const all =
      pliers(-330, broad) +
      pliers(0, long) +
      pliers(330, cutter) +
      words(label, 600, 140, { size: 44, ink: '#6b6e7a', within: 240 })
    return [
      {
        name: 'all three',
        body: floor(600, 1006, 980) + group('translate(48 60) scale(.92)', all),
      },
      {
        name: 'long nose',
        body: floor(600, 900, 860, 50) + placed(620, 600, 1, 64, pliers(0, long)),
      },
      { name: 'jaws', body: closeUp(all, 400, 380, 2) },
    ]
  },

  'tape-measure'({ paint, label }) {
    const tape = (from: number) =>
      rect(from, 860, 1150 - from, 70, '#f2d23a', 4) +
      repeat(16, (index) =>
        stroke(`M${760 + index * 24} 860v${index % 5 ? 22 : 40}`, '#22232c', 4),
      ) +
      rect(1130, 850, 20, 110, steel(), 4)
    const body =
      path(
        'M200 930V520Q200 340 400 340H560Q740 360 740 560V930Z',
        down(lighten(paint, 0.3), paint, darken(paint, 0.3)),
      ) +
      path('M200 930V520Q200 340 400 340H450V930Z', '#22232c', 'opacity=".25"') +
      circle(470, 640, 190, '#22232c') +
      circle(470, 640, 170, lighten(paint, 0.25)) +
      words(label, 470, 630, { size: 64, ink: inkOn(lighten(paint, 0.25)), within: 280 }) +
      words('5 m', 470, 740, { size: 60, ink: inkOn(lighten(paint, 0.25)) }) +
      rect(560, 310, 110, 60, '#d1403a', 18) +
      rect(180, 920, 570, 40, '#22232c', 14)
    const all = tape(730) + body
    return [
      {
        name: 'drawn out',
        body: floor(600, 976, 1000) + group('translate(-40 130) scale(.88)', all),
      },
      { name: 'closed', body: floor(480, 976, 620) + group('translate(120 0)', body) },
      { name: 'tape', body: closeUp(all, 880, 880, 2.4) },
    ]
  },
}

function handle(paint: string, label: string, width: number): string {
  const x = 602 - width / 2
  return (
    rect(x, 260, width, 460, round(darken(paint, 0.25)), 10) +
    rect(x - 14, 640, width + 28, 380, round(paint), 40) +
    repeat(7, (index) =>
      stroke(`M${x + 2} ${700 + index * 40}h${width - 4}`, darken(paint, 0.4), 8, 'opacity=".5"'),
    ) +
    group('rotate(90 602 480)', words(label, 602, 494, { size: 34, ink: '#ffffff', within: 200 }))
  )
}

function hammerViews(body: string, near: string): View[] {
  return [
    { name: 'front', body: floor(600, 1030, 260, 30) + body },
    { name: 'lying', body: floor(600, 800, 900, 50) + placed(600, 620, 1, 64, body) },
    { name: near, body: closeUp(body, 600, 300, 2) },
  ]
}

/** The blow-moulded case, shut. */
export function closed(paint: string, label: string): View[] {
  const front =
    stroke('M440 440V380Q440 350 470 350H730Q760 350 760 380V440', '#22232c', 40) +
    rect(190, 430, 820, 540, down(lighten(paint, 0.25), paint, darken(paint, 0.3)), 50) +
    rect(250, 500, 700, 400, darken(paint, 0.14), 30) +
    mirrored(rect(340, 420, 90, 90, '#22232c', 14)) +
    words(label, 600, 740, { size: 110, ink: inkOn(paint), within: 560, weight: 16 })
  return boxed({ x: 190, y: 430, w: 820, h: 540, r: 40, depth: 200, color: paint }, front, [
    380,
    470,
    1.9,
    'latch',
  ])
}

function caseViews(paint: string, label: string, inside: string): View[] {
  const open =
    rect(190, 130, 820, 290, darken(paint, 0.15), 40) +
    rect(230, 165, 740, 225, darken(paint, 0.45), 24) +
    words(label, 600, 310, { size: 84, ink: '#ffffff', within: 420 }) +
    rect(190, 430, 820, 540, down(paint, darken(paint, 0.3)), 40) +
    rect(230, 470, 740, 460, '#2a2b34', 24) +
    inside
  return [
    { name: 'open', body: floor(600, 976, 940) + open },
    ...closed(paint, label).slice(0, 2),
    { name: 'inside', body: closeUp(open, 600, 700, 1.9) },
  ]
}

function driver(x: number, color: string): string {
  return rect(x, 520, 34, 150, round(color), 14) + rect(x + 11, 660, 12, 200, steel(), 3)
}

function spanner(x: number, size: number): string {
  return (
    stroke(`M${x} ${560 + size}V${880 - size}`, '#aeb3be', 22) +
    ellipse(x, 550 + size, 26, 26, 'none', 'stroke="#c9ced6" stroke-width="14"') +
    ellipse(x, 890 - size, 22, 22, 'none', 'stroke="#c9ced6" stroke-width="12"')
  )
}

function fewTools(): string {
  const hammer =
    rect(300, 560, 36, 330, round('#a8743f'), 14) + rect(262, 510, 130, 66, steel(), 10)
  const pliers =
    stroke('M460 640Q430 760 446 890M490 640Q520 760 504 890', '#d1403a', 26) +
    path('M450 650L464 520H486L500 650Z', steel())
  return (
    hammer +
    pliers +
    driver(560, '#d1403a') +
    driver(620, '#2f62b5') +
    spanner(720, 0) +
    spanner(790, 24) +
    rect(840, 540, 90, 110, '#f2b63d', 16) +
    stroke('M930 640h20', '#c9ced6', 8)
  )
}

function manyTools(): string {
  const sockets = repeat(
    16,
    (index) =>
      circle(620 + (index % 8) * 42, 520 + Math.floor(index / 8) * 50, 18, steel()) +
      circle(620 + (index % 8) * 42, 520 + Math.floor(index / 8) * 50, 9, '#15161d'),
  )
  const ratchet = rect(620, 630, 290, 30, steel(), 12) + circle(900, 645, 34, steel('#8d929e'))
  const bits = repeat(16, (index) => rect(620 + index * 20, 700, 10, 50, '#c9ced6', 3))
  const spanners = repeat(5, (index) =>
    group(`translate(0 ${60 - index * 0}) scale(1)`, spanner(650 + index * 62, 90 + index * 8)),
  )
  const hammer =
    rect(276, 560, 30, 340, round('#a8743f'), 14) + rect(246, 510, 110, 60, steel(), 10)
  const pliers =
    stroke('M400 640Q374 760 388 900M428 640Q454 760 440 900', '#d1403a', 24) +
    path('M392 650L404 520H424L436 650Z', steel())
  return (
    hammer +
    pliers +
    driver(480, '#d1403a') +
    driver(530, '#2f62b5') +
    sockets +
    ratchet +
    bits +
    spanners
  )
}
