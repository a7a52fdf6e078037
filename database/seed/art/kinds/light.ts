import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { circle, down, ellipse, glow, group, path, rect, repeat, stroke, tiled } from '../svg.ts'
import { stood } from '../views.ts'

type Kind = 'light-bulb' | 'rechargeable-bulb' | 'floodlight' | 'tube-light' | 'solar-street-light'

/** Fixed lamps. */
export const light: Family<Kind> = {
  'light-bulb': (model) => {
    const text =
      words(model.label, 600, 760, { size: 36, ink: '#4a4d5c', within: 180 }) +
      words('LED', 600, 806, { size: 24, ink: '#4a4d5c', weight: 10 })
    return stood(bulb(0) + text, 300, [600, 760, 2, 'cap'], 'boxed', model.label)
  },

  'rechargeable-bulb': ({ label }: Model) => {
    const text =
      words(label, 600, 740, { size: 36, ink: '#4a4d5c', within: 200 }) +
      path('M612 762l-34 40h24l-10 32 40-46h-26l12-26Z', '#f2a530')
    const hook =
      stroke('M600 1020v-70q0-30 30-30t30 30q0 34-36 34', '#8d929e', 12) +
      circle(600, 900, 26, '#d9dde3')
    const hung = group('rotate(180 600 600)', bulb(30), hook) + group('translate(0 -290)', text)
    return [
      { name: 'front', body: floor(600, 1010, 400, 50) + bulb(30) + text },
      { name: 'hung on its hook', body: stroke('M-60 150H1260', '#8d7f68', 14) + hung },
      { name: 'battery in the neck', body: closeUp(bulb(30) + text, 600, 760, 2) },
    ]
  },

  floodlight({ label }) {
    const front =
      rect(260, 330, 680, 520, down('#4a4e5a', '#2b2d36'), 30) +
      rect(310, 380, 580, 420, glow(['#ffffff', '#f4f8ff', '#cfd8e4'], 0.5, 0.45, 0.7), 16) +
      repeat(24, (index) => {
        const [x, y] = [360 + (index % 6) * 96, 430 + Math.floor(index / 6) * 104]
        return rect(x - 18, y - 18, 36, 36, '#fff6c9', 6) + circle(x, y, 9, '#f2c230')
      }) +
      words(label, 600, 838, { size: 26, ink: '#c9ccd6', within: 200 })
    const bracket =
      stroke('M230 590V920Q230 950 260 950H940Q970 950 970 920V590', '#3a3d48', 34) +
      circle(240, 590, 34, steel()) +
      circle(960, 590, 34, steel()) +
      circle(600, 950, 16, '#17181f')
    const all = bracket + front
    const night =
      rect(-60, -60, 1320, 1320, '#191735') +
      circle(600, 590, 620, glow(['#f4f8ff/.75', '#f4f8ff/0'])) +
      all
    return [
      { name: 'front', body: floor(600, 980, 820) + all },
      {
        name: 'turned',
        body:
          floor(600, 990, 700) +
          group('matrix(.8 .08 0 1 130 -44)', rect(300, 350, 700, 500, '#17181f', 30) + all),
      },
      { name: 'at night', body: night },
    ]
  },

  'tube-light'({ label }) {
    const tube = (y: number) =>
      rect(60, y - 60, 1080, 34, down('#f4f5f7', '#c9ced6'), 8) +
      rect(60, y - 60, 40, 120, '#dfe3e8', 10) +
      rect(1100, y - 60, 40, 120, '#dfe3e8', 10) +
      rect(100, y, 1000, 52, down('#ffffff', '#f4faff', '#d5e0ea'), 26) +
      rect(96, y - 2, 50, 56, steel(), 12) +
      rect(1054, y - 2, 50, 56, steel(), 12) +
      words(label, 600, y - 32, { size: 18, ink: '#4a4d5c', within: 160 })
    const wall = rect(-60, -60, 1320, 1320, down('#efe8da', '#e2d8c4'))
    return [
      {
        name: 'on the wall',
        body: wall + ellipse(600, 640, 640, 330, glow(['#ffffff/.95', '#ffffff/0'])) + tube(560),
      },
      {
        name: 'at night',
        body:
          rect(-60, -60, 1320, 1320, '#191735') +
          ellipse(600, 620, 700, 520, glow(['#eef6ff/.8', '#eef6ff/0'])) +
          tube(560),
      },
      { name: 'end cap', body: wall + closeUp(tube(600), 240, 600, 2.2) },
    ]
  },

  'solar-street-light'({ paint }) {
    const cells = tiled(60, 60, rect(0, 0, 60, 60, '#39405c') + rect(2, 2, 56, 56, '#151a38'))
    const head =
      path('M250 330L900 230L960 330L310 450Z', darken(paint, 0.2)) +
      path('M290 336L880 246L922 322L332 428Z', cells) +
      path('M310 450L960 330V390L330 512Z', darken(paint, 0.4)) +
      path('M350 470L900 366V384L362 500Z', '#fff3c4') +
      circle(880, 424, 26, '#f4f5f8') +
      circle(880, 424, 14, '#8d929e')
    const pole =
      rect(130, 120, 70, 1000, steel('#8d929e'), 12) + stroke('M190 420L330 400', '#5c5f6e', 40)
    const sky =
      rect(-60, -60, 1320, 1320, down('#191735', '#3a3566')) +
      path('M340 500L-60 1260H1260L920 380Z', glow(['#fff3c4/.5', '#fff3c4/.04'], 0.5, 0.1, 0.9)) +
      rect(-60, 1060, 1320, 200, '#14122b')
    return [
      {
        name: 'on its pole',
        body: rect(-60, -60, 1320, 1320, down('#bfe0f5', '#f4ead6')) + pole + head,
      },
      { name: 'at night', body: sky + pole + head },
      { name: 'panel', body: closeUp(head, 610, 350, 1.7) },
    ]
  },
}

/** With its screw cap below; `more` makes the neck thicker, for a battery. */
function bulb(more: number): string {
  const warm = '#fff6d8'
  const globe = path(
    `M600 190C735 190 830 285 830 415C830 560 ${736 + more} 590 ${720 + more} 690H${480 - more}C${464 - more} 590 370 560 370 415C370 285 465 190 600 190Z`,
    glow(['#ffffff', warm, darken(warm, 0.18)], 0.42, 0.36, 0.62),
  )
  const neck = lathe(
    [
      [660, 132 + more],
      [800, 108 + more],
      [830, 92],
    ],
    round(lighten('#e4e8ee', 0.3)),
  )
  return (
    circle(600, 440, 400, glow([`${warm}/.95`, `${warm}/0`])) +
    globe +
    neck +
    rect(520, 830, 160, 130, steel('#b9bec8'), 14) +
    repeat(4, (index) => stroke(`M514 ${852 + index * 30}L686 ${842 + index * 30}`, '#7a7f8b', 9)) +
    path('M550 960h100l-24 44h-52Z', '#2b2c35')
  )
}
