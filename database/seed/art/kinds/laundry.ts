import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const laundry: Family<'washing-machine' | 'top-loader' | 'twin-tub'> = {
  'washing-machine'({ paint, label }) {
    const glassDoor =
      circle(600, 670, 226, steel()) +
      circle(600, 670, 196, darken(paint, 0.6)) +
      circle(600, 670, 176, glow(['#6e93c4', '#22304f@70', '#131a30'], 0.42, 0.38)) +
      clipped(
        circle(600, 670, 170, '#000'),
        path('M430 720q60-60 130 0t120-10t120 20V860H430Z', '#b9d7f0', 'opacity=".55"'),
        circle(540, 760, 60, '#e2504a', 'opacity=".7"'),
        circle(660, 780, 70, '#f2c230', 'opacity=".7"'),
      ) +
      path('M470 560Q540 500 640 510L500 690Q450 640 470 560Z', '#ffffff', 'opacity=".22"') +
      rect(790, 640, 40, 70, steel(), 12)
    const shell = across(lighten(paint, 0.25), lighten(paint, 0.1), darken(paint, 0.12))
    const front =
      rect(280, 200, 640, 800, shell, 28) +
      rect(280, 220, 640, 130, darken(paint, 0.06), 20) +
      rect(620, 250, 150, 70, '#10131c', 10) +
      words('0:45', 695, 305, { size: 38, ink: '#7ff0ff', weight: 10 }) +
      circle(850, 285, 40, steel()) +
      circle(850, 285, 28, lighten(paint, 0.4)) +
      rect(310, 250, 160, 70, darken(paint, 0.12), 8) +
      words(label, 390, 298, { size: 30, ink: inkOn(darken(paint, 0.12)), within: 130 }) +
      glassDoor +
      rect(320, 986, 560, 20, '#2a2b35')
    return boxed({ x: 280, y: 200, w: 640, h: 800, r: 24, depth: 300, color: paint }, front, [
      600,
      670,
      1.8,
      'door',
    ])
  },

  'top-loader'(model) {
    const { paint } = model
    const glassLid =
      path('M330 300H870L906 404H294Z', darken(paint, 0.25)) +
      path('M364 312H836L864 392H336Z', diagonal('#3b4a5c', '#141b27', '#2b3848')) +
      path('M370 316H560L500 388H344Z', '#ffffff', 'opacity=".16"') +
      rect(560, 392, 80, 12, steel(), 6)
    const openLid =
      path('M330 60H870L890 270H310Z', down(lighten(paint, 0.25), darken(paint, 0.2))) +
      path('M372 84H828L842 246H358Z', diagonal('#3b4a5c/.8', '#141b27/.8')) +
      path('M310 300H890L930 410H270Z', darken(paint, 0.3)) +
      ellipse(600, 356, 230, 48, steel()) +
      ellipse(600, 360, 208, 40, '#1d222c') +
      ellipse(600, 372, 160, 26, '#8d929e') +
      ellipse(540, 368, 70, 20, '#e2504a') +
      ellipse(650, 372, 60, 16, '#f4efe2')
    const closed = topBody(model) + glassLid
    return [
      { name: 'front', body: floor(600, 1004, 820) + closed },
      { name: 'open', body: floor(600, 1004, 820) + topBody(model) + openLid },
      { name: 'controls', body: closeUp(closed, 600, 300, 1.9) },
    ]
  },

  'twin-tub'(model) {
    const lids =
      path('M262 330H640L632 424H230Z', '#4f7fb0', 'opacity=".75"') +
      path('M290 340H440L400 414H262Z', '#ffffff', 'opacity=".25"') +
      path('M664 330H938L970 424H660Z', '#4f7fb0', 'opacity=".75"') +
      path('M690 340H780L770 414H684Z', '#ffffff', 'opacity=".25"')
    const tubs =
      path('M262 330H640L632 424H230Z', '#dfe7ee') +
      path('M280 346H624L618 424H256Z', '#8fc4e6') +
      ellipse(380, 392, 70, 20, '#e2504a') +
      ellipse(500, 396, 80, 18, '#f4efe2') +
      path('M664 330H938L970 424H660Z', '#dfe7ee') +
      ellipse(808, 380, 112, 34, '#9aa6b4') +
      ellipse(808, 386, 92, 26, '#2f3844') +
      path('M262 330L250 150H560L640 330Z', '#4f7fb0', 'opacity=".5"') +
      path('M664 330L700 160H920L938 330Z', '#4f7fb0', 'opacity=".5"')
    const closed = twinBody(model) + lids
    return [
      { name: 'front', body: floor(600, 1000, 960) + closed },
      { name: 'open', body: floor(600, 1000, 960) + twinBody(model) + tubs },
      {
        name: 'angle',
        body: floor(600, 1006, 860, 80) + group('matrix(.84 .07 -.04 1 140 -40)', closed),
      },
      { name: 'knobs', body: closeUp(closed, 600, 300, 1.8) },
    ]
  },
}

function topBody({ paint, label }: Model): string {
  return (
    rect(310, 170, 580, 130, down(darken(paint, 0.45), darken(paint, 0.65)), 24) +
    rect(540, 200, 140, 66, '#10131c', 10) +
    words('0:45', 610, 252, { size: 36, ink: '#7ff0ff', weight: 10 }) +
    circle(790, 234, 40, steel()) +
    circle(790, 234, 26, '#2a2b35') +
    words(label, 350, 246, { size: 30, ink: '#ffffff', align: 'left', within: 160 }) +
    path('M310 290H890L930 410H270Z', lighten(paint, 0.3)) +
    rect(270, 406, 660, 590, across(lighten(paint, 0.28), paint, darken(paint, 0.16)), 18) +
    rect(320, 470, 560, 470, 'none', 20, `stroke="${darken(paint, 0.15)}" stroke-width="5"`) +
    rect(300, 986, 600, 20, '#2a2b35')
  )
}

function twinBody({ paint, label }: Model): string {
  const knob = (x: number) =>
    circle(x, 274, 38, steel()) +
    circle(x, 274, 26, lighten(paint, 0.35)) +
    stroke(`M${x} 274V252`, '#c43f3a', 6)
  const band = darken(paint, 0.35)
  return (
    rect(230, 216, 740, 120, down(lighten(paint, 0.1), band), 22) +
    knob(690) +
    knob(790) +
    knob(890) +
    words(label, 270, 296, { size: 44, ink: inkOn(band), align: 'left', within: 300 }) +
    path('M250 320H950L1000 434H200Z', lighten(paint, 0.4)) +
    rect(200, 430, 800, 560, down(lighten(paint, 0.25), paint, darken(paint, 0.14)), 22) +
    rect(240, 480, 400, 460, 'none', 24, `stroke="${darken(paint, 0.16)}" stroke-width="6"`) +
    rect(670, 480, 290, 460, 'none', 24, `stroke="${darken(paint, 0.16)}" stroke-width="6"`) +
    repeat(3, (index) => stroke(`M280 ${840 + index * 30}H600`, darken(paint, 0.12), 8)) +
    circle(815, 710, 80, darken(paint, 0.06)) +
    rect(230, 980, 60, 26, '#2a2b35', 6) +
    rect(910, 980, 60, 26, '#2a2b35', 6)
  )
}
