import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import type { Family, Model, View } from '../studio.ts'
import { circle, down, ellipse, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const printers: Family<
  'printer' | 'tank-printer' | 'feeder-tank-printer' | 'laser-printer' | 'laser-scanner-printer'
> = {
  printer: (model) => standing(model, scannerLid(model.paint), ''),

  'tank-printer': (model) => standing(model, scannerLid(model.paint), tanks()),

  'feeder-tank-printer': (model) => standing(model, feeder(model.paint), tanks()),

  'laser-printer': (model) => lasers(model, ''),

  'laser-scanner-printer': (model) =>
    lasers(
      model,
      rect(250, 424, 700, 30, darken(model.paint, 0.12), 12) +
        rect(240, 376, 720, 60, down(lighten(model.paint, 0.3), darken(model.paint, 0.15)), 22),
    ),
}

function standing({ paint, label }: Model, top: string, extra: string): View[] {
  const front =
    top +
    rect(240, 560, 720, 400, down(lighten(paint, 0.2), paint, darken(paint, 0.15)), 36) +
    rect(240, 590, 720, 12, darken(paint, 0.3), 0, 'opacity=".5"') +
    rect(300, 760, 600, 120, '#1c1d27', 14) +
    path('M340 800H860L900 930H300Z', down('#f5f6fa', '#d5dae6')) +
    stroke('M400 850H760M390 885H680', '#9fc0e4', 10) +
    (extra === '' ? panel(730, 636) : extra) +
    words(label, 300, 690, { size: 36, ink: inkOn(paint), align: 'left', within: 160 }) +
    ellipse(600, 962, 340, 6, '#12131c', 'opacity=".2"')
  return boxed({ x: 240, y: 560, w: 720, h: 400, r: 36, depth: 240, color: paint }, front, [
    640,
    700,
    1.7,
    'tray and front',
  ])
}

/** The lid over the scanner's glass, and the paper that waits behind it. */
function scannerLid(paint: string): string {
  return path('M380 400h440l16 130H364Z', down('#ffffff', '#e4e7ee')) + lid(paint)
}

/** The lid with a feeder on it: a stack of pages goes in at its back and comes out on its top. */
function feeder(paint: string): string {
  return (
    path('M500 400L560 270H870L850 400Z', darken(paint, 0.1)) +
    path('M530 400L584 290H840L824 400Z', down('#ffffff', '#dfe3ec')) +
    stroke('M600 330H790M590 360H780', '#b9c0cf', 8) +
    path(
      'M330 520V440Q330 384 390 384H810Q870 384 870 440V520Z',
      down(lighten(paint, 0.35), paint),
    ) +
    rect(390, 446, 420, 14, darken(paint, 0.55), 7) +
    rect(390, 476, 420, 6, lighten(paint, 0.4), 3) +
    lid(paint)
  )
}

function lid(paint: string): string {
  return (
    rect(250, 516, 700, 60, down(lighten(paint, 0.32), darken(paint, 0.12)), 24) +
    rect(270, 546, 660, 6, darken(paint, 0.35), 3)
  )
}

function panel(x: number, y: number): string {
  return (
    rect(x, y, 170, 76, '#12131c', 10) +
    rect(x + 12, y + 12, 92, 52, '#4fb7e8', 4) +
    circle(x + 138, y + 38, 14, '#47d17c')
  )
}

/** Four windows that show how much ink is left. */
function tanks(): string {
  const inks = ['#22232b', '#1aa6d8', '#d84a9a', '#f2c230']
  return (
    rect(620, 620, 300, 124, '#12131c', 14) +
    inks
      .map((ink, index) => {
        const x = 636 + index * 70
        const empty = 14 + index * 12
        return (
          rect(x, 632, 58, 100, '#e8ebf2', 8) + rect(x + 4, 636 + empty, 50, 92 - empty, ink, 6)
        )
      })
      .join('')
  )
}

/** A low box that prints with toner: paper comes out on top, more waits in a drawer. */
function lasers({ paint, label }: Model, scanner: string): View[] {
  const lifted = scanner === '' ? '' : rect(290, 440, 620, 80, '#22232c') + scanner
  const front =
    lifted +
    rect(260, 500, 680, 460, down(lighten(paint, 0.25), paint, darken(paint, 0.12)), 30) +
    path('M330 500H870L840 590H360Z', darken(paint, 0.45)) +
    path('M420 470H780L800 570H400Z', down('#ffffff', '#dfe3ec')) +
    stroke('M450 510H750M445 540H700', '#6b6f7c', 9) +
    panel(740, 616) +
    rect(260, 800, 680, 8, darken(paint, 0.35)) +
    rect(280, 826, 640, 108, darken(paint, 0.14), 16) +
    rect(520, 856, 160, 30, darken(paint, 0.45), 15) +
    repeat(5, (index) => stroke(`M300 ${640 + index * 22}H380`, darken(paint, 0.35), 8)) +
    words(label, 420, 700, { size: 44, ink: inkOn(paint), align: 'left', within: 220 })
  return boxed({ x: 260, y: 500, w: 680, h: 460, r: 30, depth: 260, color: paint }, front, [
    640,
    640,
    1.7,
    'paper and panel',
  ])
}
