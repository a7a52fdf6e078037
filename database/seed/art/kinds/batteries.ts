import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, down, group, path, placed, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'battery'
  | 'gel-battery'
  | 'agm-battery'
  | 'lithium-battery'
  | 'car-battery'
  | 'jump-starter'

export const batteries: Family<Kind> = {
  battery: (model) => batteryBlock(model.paint, model.label, 'TUBULAR', true),
  'gel-battery': (model) => batteryBlock(model.paint, model.label, 'GEL', false),
  'agm-battery': (model) => batteryBlock(model.paint, model.label, 'DEEP CYCLE', false),
  'car-battery': (model) => batteryBlock(model.paint, model.label, 'CAR BATTERY', false),

  'lithium-battery'({ paint, label }) {
    const front =
      rect(330, 170, 540, 800, down('#fbfbf9', '#e6e8eb', '#cfd3d8'), 40) +
      rect(330, 170, 540, 110, paint, 36) +
      rect(330, 240, 540, 40, paint) +
      words(label, 600, 252, { size: 56, ink: inkOn(paint), within: 420 }) +
      rect(450, 340, 300, 170, '#0f1320', 20) +
      words('87%', 600, 456, { size: 80, ink: '#69f0a6', weight: 10 }) +
      repeat(5, (index) =>
        rect(450 + index * 62, 550, 52, 22, index < 4 ? '#47d17c' : '#c3c8cf', 6),
      ) +
      words('LITHIUM', 600, 690, { size: 52, ink: '#3a3f4a' }) +
      circle(600, 790, 40, '#d9dde3') +
      circle(600, 790, 26, '#47b86a') +
      rect(370, 880, 70, 46, '#c43f3a', 10) +
      rect(470, 880, 70, 46, '#22232c', 10) +
      rect(640, 884, 180, 38, '#c3c8cf', 8) +
      rect(400, 964, 100, 34, '#22232c', 8) +
      rect(700, 964, 100, 34, '#22232c', 8)
    const box = { x: 330, y: 170, w: 540, h: 810, r: 40, depth: 180, color: '#e2e5e8' }
    return boxed(box, front, [600, 430, 1.8, 'display'])
  },

  'jump-starter'({ paint, label }) {
    const clamp = (x: number, color: string, turn: number) =>
      placed(
        x,
        860,
        0.62,
        turn,
        path('M540 500q60-60 120 0l40 240q-100 60-200 0Z', color) +
          path('M520 740h160l20 130q-100 40-200 0Z', steel()) +
          repeat(5, (index) => rect(520 + index * 34, 850, 20, 40, '#8d929e', 4)),
      )
    const unit =
      rect(340, 230, 520, 360, down(lighten(paint, 0.2), paint, darken(paint, 0.3)), 50) +
      rect(370, 260, 200, 130, '#0f1320', 16) +
      words('99%', 470, 350, { size: 58, ink: '#69f0a6', weight: 10 }) +
      rect(640, 280, 170, 90, '#fff7dd', 40) +
      rect(652, 290, 146, 70, '#ffe9a8', 34) +
      words(label, 600, 500, { size: 60, ink: inkOn(paint), within: 380 }) +
      rect(470, 570, 260, 40, '#2a63c4', 10)
    const leads =
      stroke('M540 600C520 720 380 660 360 780', '#c43f3a', 26) +
      stroke('M660 600C680 720 820 660 840 780', '#22232c', 26)
    const all = leads + unit + clamp(350, '#d1403a', 8) + clamp(850, '#2a2b34', -8)
    return [
      { name: 'with clamps', body: floor(600, 990, 820) + all },
      {
        name: 'unit',
        body:
          floor(600, 830, 700) +
          group('translate(-180 -120) scale(1.3)', group('translate(0 130)', unit)),
      },
      { name: 'display', body: closeUp(unit, 520, 380, 2.3) },
    ]
  },
}

/** A block of lead with two poles; with caps where water is added. */
function batteryBlock(paint: string, label: string, rating: string, hasCaps: boolean) {
  const pole = (x: number, color: string) =>
    rect(x - 34, 330, 68, 60, color, 10) + rect(x - 20, 290, 40, 50, steel('#a7a190'), 6)
  const caps = hasCaps
    ? repeat(6, (index) => rect(420 + index * 62, 350, 40, 34, '#e8c63a', 8))
    : ''
  const isCar = rating === 'CAR BATTERY'
  const front =
    pole(330, '#d1403a') +
    pole(870, '#2a2b34') +
    caps +
    rect(220, 376, 760, 80, darken(paint, 0.4), 16) +
    rect(240, 440, 720, 540, down(lighten(paint, 0.15), paint, darken(paint, 0.25)), 14) +
    repeat(isCar ? 0 : 7, (index) => rect(290 + index * 100, 850, 24, 130, darken(paint, 0.2), 6)) +
    rect(310, 500, 580, 320, across('#f4f4f6', '#ffffff', '#e3e5ea'), 16) +
    rect(310, 500, 580, 90, darken(paint, 0.3), 16) +
    words(rating, 600, 565, { size: 44, ink: inkOn(darken(paint, 0.3)), within: 520 }) +
    words(label, 600, 720, { size: 92, ink: '#221e3d', within: 500 }) +
    path('M600 750l-24 34h20l-8 28l32-40h-22l10-22Z', '#f2a530')
  return boxed({ x: 220, y: 380, w: 760, h: 600, r: 14, depth: 280, color: paint }, front, [
    600,
    640,
    1.8,
    'label',
  ])
}
