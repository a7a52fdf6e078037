import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { drum, gold, lathe, round } from '../solids.ts'
import { type Family, floor, glint, type Model, type View } from '../studio.ts'
import { across, circle, diagonal, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'perfume'
  | 'round-perfume'
  | 'tall-perfume'
  | 'perfume-oil'
  | 'roll-on'
  | 'deodorant-spray'
  | 'body-spray'

export const scents: Family<Kind> = {
  perfume: (model) =>
    flacon(
      model,
      rect(
        380,
        440,
        440,
        560,
        diagonal(
          `${lighten(model.paint, 0.6)}/.9`,
          `${model.paint}/.75`,
          `${darken(model.paint, 0.2)}/.9`,
        ),
        40,
      ) +
        rect(420, 560, 360, 400, model.paint, 24, 'opacity=".55"') +
        rect(400, 460, 60, 520, '#ffffff', 24, 'opacity=".35"'),
      rect(520, 200, 160, 170, round('#22232c'), 14),
    ),

  'round-perfume': (model) =>
    flacon(
      model,
      lathe(
        [
          [440, 70],
          [520, 200],
          [740, 260],
          [940, 200],
          [1000, 150],
        ],
        across('#8a3a56/.95', '#f9d3de/.9@26', '#d9809c/.9', '#7a2c46/.97'),
      ),
      rect(520, 200, 160, 170, gold, 80),
    ),

  'tall-perfume': (model) =>
    flacon(
      model,
      rect(440, 440, 320, 560, across('#3a240c', '#d9a45a@24', '#8a5418', '#2e1a06'), 60) +
        rect(460, 470, 40, 500, '#ffffff', 20, 'opacity=".3"') +
        stroke('M440 640H760M440 900H760', '#e9c46a', 8),
      path('M520 370L540 200H660L680 370Z', gold),
    ),

  'perfume-oil': ({ paint, label }) => {
    const vial =
      rect(470, 440, 260, 560, across('#5a3408', '#f0c26a@26', '#c98a2a', '#4a2a06'), 60) +
      rect(486, 470, 40, 500, '#ffffff', 20, 'opacity=".35"') +
      rect(470, 620, 260, 250, darken(paint, 0.1)) +
      stroke('M470 640H730M470 850H730', '#e9c46a', 6) +
      printed(
        { label, word: 'PERFUME OIL' },
        { ink: '#f4e1b0', within: 220, name: [740, 54], word: [800, 28] },
      )
    const cap = rect(490, 220, 220, 230, gold, 18)
    const ball =
      rect(520, 400, 160, 60, round('#22232c'), 10) +
      ellipse(600, 396, 56, 30, '#e9ecf1') +
      circle(582, 384, 10, '#ffffff')
    return [
      { name: 'front', body: floor(600, 1006, 360) + vial + cap },
      {
        name: 'open',
        body: floor(600, 1006, 640) + vial + ball + group('translate(270 556)', cap),
      },
      ...stood(vial + cap, 260, [600, 740, 1.9, 'label'], 'boxed', label).slice(1),
    ]
  },

  'roll-on': ({ paint, label }) => {
    const bottle =
      path('M470 420Q430 560 440 720T470 1004H730Q770 860 760 720T730 420Z', round('#f6f7fa')) +
      path('M438 640Q600 600 762 640L756 860Q600 900 444 860Z', paint) +
      words(label, 600, 740, { size: 62, ink: inkOn(paint), within: 270, weight: 16 }) +
      words('ROLL-ON', 600, 806, { size: 36, ink: inkOn(paint), within: 260 })
    const cap =
      path('M470 420V270Q470 200 600 196T730 270V420Z', round(paint)) +
      stroke('M474 400H726', lighten(paint, 0.3), 5)
    const ball =
      rect(480, 380, 240, 56, round('#e6e9ef'), 12) +
      path('M500 384A100 96 0 0 1 700 384Z', across('#c9ced8', '#ffffff@30', '#e9ecf1', '#b9bfca'))
    return [
      { name: 'front', body: floor(600, 1008, 440) + bottle + cap },
      {
        name: 'open',
        body:
          floor(600, 1008, 800) +
          group('translate(-100 0)', bottle + ball) +
          group('translate(260 586)', cap),
      },
      ...stood(bottle + cap, 330, [600, 740, 1.9, 'label'], 'shelved', label).slice(1),
    ]
  },

  'deodorant-spray': (model) => can(model, 'DEODORANT SPRAY'),
  'body-spray': (model) => can(model, 'BODY SPRAY'),
}

function flacon({ label }: Model, glass: string, top: string): View[] {
  const tag =
    rect(470, 700, 260, 150, '#fffaf0', 6, 'opacity=".94"') +
    words(label, 600, 776, { size: 44, ink: '#2a2740', within: 220 }) +
    words('EAU DE PARFUM', 600, 820, { size: 18, ink: '#6c6880', weight: 12 })
  const neck = rect(540, 360, 120, 90, gold, 6)
  return stood(
    glass + neck + top + tag + glint(480, 560, 44),
    440,
    [600, 480, 1.8, 'cap'],
    'boxed',
    label,
  )
}

function can({ paint, label }: Model, word: string): View[] {
  const ink = inkOn(paint)
  const mist = repeat(12, (index) =>
    circle(
      360 - ((index * 37) % 200),
      250 + ((index * 53) % 120) - 60,
      6 + (index % 3) * 3,
      '#b9d3ea',
      'opacity=".8"',
    ),
  )
  const body =
    drum(600, 420, 130, 580, paint) +
    path(
      'M470 420Q470 370 520 360H680Q730 370 730 420A130 21 0 0 1 470 420Z',
      across('#9aa0ab', '#eef0f4@28', '#c9ced6', '#858b97'),
    ) +
    path('M470 560Q600 500 730 620V700Q600 600 470 660Z', lighten(paint, 0.45), 'opacity=".8"') +
    words(label, 600, 800, { size: 60, ink, within: 220, weight: 17 }) +
    words(word, 600, 860, { size: 28, ink, within: 220 })
  const cap = rect(510, 200, 180, 170, round(darken(paint, 0.3)), 40)
  const nozzle = rect(556, 290, 88, 80, round('#f4f5f8'), 16) + rect(548, 316, 20, 20, '#22232c', 4)
  return [
    { name: 'front', body: floor(600, 1012, 380) + body + cap },
    {
      name: 'in use',
      body:
        floor(640, 1012, 380) +
        group('translate(60 0)', body + nozzle) +
        group('translate(140 60)', mist),
    },
    ...stood(body + cap, 270, [600, 780, 1.9, 'label'], 'shelved', label).slice(1),
  ]
}
