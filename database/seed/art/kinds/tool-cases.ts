import { darken } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { again, circle, down, group, once, path, rect, repeat, stroke } from '../svg.ts'
import { closed } from './hand-tools.ts'

/** Sets in a case: what is drawn is as many pieces as the set has. */
export const toolCases: Family<'bit-set' | 'large-bit-set' | 'three-tier-tool-set'> = {
  'bit-set': (model) => {
    const { paint, label } = model
    const open =
      rect(190, 120, 820, 270, darken(paint, 0.2), 30) +
      rect(230, 150, 740, 210, darken(paint, 0.45), 20) +
      words(label, 600, 290, { size: 80, ink: '#ffffff', within: 420 }) +
      rect(190, 400, 820, 560, down(paint, darken(paint, 0.3)), 30) +
      rect(230, 440, 740, 480, '#2a2b34', 20) +
      driver(paint) +
      bit() +
      row(12, 280, 690, 57) +
      row(12, 280, 810, 57)
    return setViews(model, open)
  },

  'large-bit-set': (model) => {
    const { paint, label } = model
    const open =
      rect(80, 80, 1040, 420, darken(paint, 0.2), 36) +
      rect(118, 114, 964, 352, '#2a2b34', 22) +
      words(label, 600, 226, { size: 70, ink: '#ffffff', within: 420 }) +
      bit() +
      row(15, 146, 330, 62) +
      rect(80, 510, 1040, 500, down(paint, darken(paint, 0.3)), 36) +
      rect(118, 548, 964, 424, '#2a2b34', 22) +
      group('translate(-30 100)', driver(paint)) +
      row(15, 146, 760, 62) +
      row(15, 146, 866, 62)
    return setViews(model, open)
  },

  'three-tier-tool-set': (model) => {
    const open = group('translate(36 46) scale(.94)', tiers(model))
    return [
      { name: 'open', body: floor(600, 1030, 1100, 70) + open },
      ...closed(model.paint, model.label).slice(0, 1),
      { name: 'sockets', body: closeUp(open, 600, 380, 2) },
      { name: 'spanners and drivers', body: closeUp(open, 500, 640, 2) },
    ]
  },
}

function setViews({ paint, label }: Model, open: string): View[] {
  return [
    { name: 'open', body: floor(600, 990, 1000) + open },
    ...closed(paint, label).slice(0, 1),
    { name: 'bits', body: closeUp(open, 600, 790, 2) },
  ]
}

/** For `row`: a bit upright in its holder. */
function bit(): string {
  return once(
    'bit',
    rect(0, 0, 22, 66, steel(), 5) +
      path('M4 0l7-24 7 24Z', '#8d919e') +
      rect(-8, 44, 38, 30, '#4a4c59', 4),
  )
}

function row(count: number, x: number, y: number, step: number): string {
  return repeat(count, (index) => again('bit', `translate(${x + index * step} ${y})`))
}

function driver(paint: string): string {
  return (
    rect(300, 470, 330, 90, round(paint), 40) +
    repeat(5, (index) => stroke(`M${340 + index * 44} 478v74`, darken(paint, 0.4), 8)) +
    rect(620, 490, 60, 50, '#5c5f6e', 8) +
    rect(680, 504, 220, 22, steel(), 6)
  )
}

/** A lid and three trays that draw apart: 48 bits, 40 sockets, 14 spanners, 8 drivers and 7 others. */
function tiers({ paint, label }: Model): string {
  const socket =
    once('socket', circle(0, 0, 19, steel()) + circle(0, 0, 9, '#15161d')) +
    once(
      'sockets',
      repeat(20, (index) => again('socket', `translate(${index * 45.5} 0)`)),
    )
  const tip = once(
    'tips',
    stroke(
      repeat(24, (index) => `M${index * 38 + 4} 0V22`),
      '#c9ced6',
      9,
    ),
  )
  const spanner = once(
    'spanner',
    stroke('M0 30V140', '#aeb3be', 14) +
      circle(0, 20, 17, 'none', 'stroke="#c9ced6" stroke-width="10"') +
      stroke('M-14 160V146L0 138L14 146V160', '#c9ced6', 9),
  )
  const tray = (y: number, h: number, inset: number) =>
    rect(60 + inset, y, 1080 - inset * 2, h, down(paint, darken(paint, 0.35)), 22) +
    rect(84 + inset, y + 18, 1032 - inset * 2, h - 42, '#2a2b34', 14)
  const grips = (from: number) => repeat(4, (index) => `M${from + index * 48} 572V640`)
  const screwdrivers =
    stroke(
      repeat(8, (index) => `M${660 + index * 48} 640V740`),
      '#c9ced6',
      9,
    ) +
    stroke(grips(660), '#c43f3a', 28) +
    stroke(grips(852), '#3f78d6', 28)
  const lid =
    rect(100, 50, 1000, 210, darken(paint, 0.2), 30) +
    rect(130, 76, 940, 160, darken(paint, 0.45), 18) +
    words(label, 600, 140, { size: 54, ink: '#ffffff', within: 420 }) +
    again('tips', 'translate(150 172)') +
    again('tips', 'translate(150 218)')
  const links = stroke('M110 250L84 960M1090 250L1116 960', '#8d929e', 16)
  const first =
    tray(280, 210, 40) +
    again('sockets', 'translate(168 344) scale(1 .9)') +
    again('sockets', 'translate(168 412) scale(1 1.2)')
  const second =
    tray(510, 270, 20) +
    repeat(14, (index) => again('spanner', `translate(${144 + index * 34} ${566}) scale(1 1.1)`)) +
    screwdrivers
  const plier = (x: number, color: string) =>
    stroke(`M${x} 930L${x + 110} 900M${x} 890L${x + 110} 922`, color, 20) +
    path(`M${x + 96} 886L${x + 190} 902V920L${x + 96} 936Z`, steel())
  const third =
    tray(800, 220, 0) +
    rect(120, 892, 230, 28, round('#a8743f'), 12) +
    rect(340, 850, 60, 110, steel(), 10) +
    plier(430, '#c43f3a') +
    plier(650, '#2f62b5') +
    plier(870, '#2f8f5a') +
    rect(120, 838, 190, 22, steel(), 10) +
    circle(306, 849, 24, steel('#8d929e')) +
    rect(430, 840, 250, 20, steel(), 8) +
    rect(710, 840, 340, 20, steel(), 8)
  return socket + tip + spanner + links + third + second + first + lid
}
