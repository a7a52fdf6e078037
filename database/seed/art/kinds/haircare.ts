import { darken, inkOn, lighten } from '../color.ts'
import { bottle, tub } from '../flasks.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { lathe, round } from '../solids.ts'
import { type Family, floor, glint } from '../studio.ts'
import { across, circle, group, path, rect, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'shampoo'
  | 'conditioner'
  | 'curl-activator'
  | 'leave-in-cream'
  | 'hair-mask'
  | 'hair-oil'
  | 'edge-control'
  | 'hair-spray'

export const haircare: Family<Kind> = {
  shampoo: ({ paint, label }) => {
    const second = lighten(paint, 0.55)
    const body =
      lathe(
        [
          [340, 120],
          [380, 200],
          [560, 230],
          [800, 200],
          [1000, 210],
        ],
        round(paint),
      ) +
      rect(480, 200, 240, 150, round(second), 30) +
      path('M420 560Q600 500 780 560V820Q600 880 420 820Z', second) +
      printed(
        { label, word: 'SHAMPOO' },
        { ink: darken(paint, 0.5), within: 320, name: [680, 62], word: [740, 34] },
      ) +
      stroke('M540 790q60 40 120 0', darken(paint, 0.3), 8)
    return stood(body, 440, [600, 680, 1.9, 'label'], 'shelved', label)
  },

  /** It stands on its cap. */
  conditioner: ({ paint, label }) => {
    const second = lighten(paint, 0.55)
    const body =
      path(
        'M400 240Q600 190 800 240L770 860H430Z',
        across(darken(paint, 0.28), lighten(paint, 0.3), paint, darken(paint, 0.3)),
      ) +
      rect(440, 850, 320, 152, round(second), 22) +
      stroke('M446 884H754', darken(second, 0.25), 5) +
      path('M424 420Q600 370 776 420L764 680Q600 730 436 680Z', second) +
      printed(
        { label, word: 'CONDITIONER' },
        { ink: darken(paint, 0.5), within: 310, name: [540, 62], word: [600, 34] },
      ) +
      curl(600, 770, inkOn(paint))
    return stood(body, 400, [600, 540, 1.9, 'label'], 'shelved', label)
  },

  'curl-activator': (model) =>
    bottle(
      { ...model, word: 'CURL ACTIVATOR', art: curl(600, 830, darken(model.paint, 0.2)) },
      'flip',
      darken(model.paint, 0.3),
    ),

  'leave-in-cream': (model) =>
    tub({ ...model, word: 'LEAVE-IN CREAM', art: curl(600, 890, inkOn(model.paint)) }, '#fffaf0'),
  'hair-mask': (model) =>
    tub({ ...model, word: 'HAIR TREATMENT', art: curl(600, 890, inkOn(model.paint)) }, '#fdf1dc'),
  'edge-control': (model) => tub({ ...model, word: 'EDGE CONTROL' }, '#e9d9b0'),

  'hair-oil': ({ paint, label }) => {
    const amber = '#a8641c'
    const dropper =
      path('M570 250Q560 130 600 126T630 250Z', round('#2a2b34')) +
      rect(536, 244, 128, 110, round('#d9a93c'), 10) +
      rect(590, 350, 20, 420, '#ffffff', 10, 'opacity=".35"')
    const body =
      lathe(
        [
          [350, 80],
          [420, 100],
          [500, 190],
          [560, 196],
          [960, 196],
          [1004, 180],
        ],
        across('#5a2c08', '#dca05a@24', amber, '#4a2206'),
      ) +
      dropper +
      rect(416, 600, 368, 280, '#fff8e8', 8) +
      rect(416, 600, 368, 30, paint, 8) +
      words(label, 600, 720, { size: 60, ink: '#3a2a1c', within: 320 }) +
      words('HAIR OIL', 600, 786, { size: 40, ink: darken(paint, 0.2), within: 300 }) +
      path('M600 806q26 34 0 52q-26-18 0-52Z', '#e0a52a') +
      glint(470, 540, 40)
    return stood(body, 400, [600, 720, 1.8, 'label'], 'shelved', label)
  },

  'hair-spray': ({ paint, label }) => {
    const trigger =
      path('M470 200H700Q730 200 730 240V290H560V330H520V290Q470 290 470 250Z', round('#2a2b34')) +
      path('M500 290Q430 330 440 420L470 424Q476 350 530 320Z', '#2a2b34') +
      rect(430, 214, 50, 44, '#4a4b56', 6)
    const body =
      lathe(
        [
          [400, 90],
          [470, 130],
          [560, 200],
          [960, 206],
          [1004, 190],
        ],
        round(paint),
      ) +
      rect(520, 326, 160, 90, round('#2a2b34'), 12) +
      trigger +
      path('M402 600H798V890Q600 920 402 890Z', '#ffffff', 'opacity=".93"') +
      words(label, 600, 710, { size: 58, ink: '#3a2a1c', within: 330 }) +
      words('DETANGLING SPRAY', 600, 770, { size: 34, ink: '#5a4a3a', within: 330 }) +
      curl(600, 830, paint)
    return [
      ...stood(body, 420, [600, 740, 1.8, 'label'], 'shelved', label),
      {
        name: 'in use',
        body:
          floor(640, 1010, 480) +
          group('translate(60 0)', body) +
          circle(400, 240, 8, '#9fc4e6') +
          circle(350, 210, 7, '#9fc4e6') +
          circle(360, 270, 9, '#9fc4e6') +
          circle(300, 240, 8, '#9fc4e6') +
          circle(260, 200, 6, '#9fc4e6') +
          circle(270, 290, 7, '#9fc4e6'),
      },
    ]
  },
}

/** Three coils of hair. */
function curl(x: number, y: number, color: string): string {
  const coil = (at: number) => `M${at} ${y - 34}q30 4 26 22t-26 20q-22-2-18-18t24-8`
  return stroke(coil(x - 60) + coil(x) + coil(x + 60), color, 7)
}
