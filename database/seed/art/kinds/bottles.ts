import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { lathe, round } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import { across, group, path, rect, repeat } from '../svg.ts'
import { stood } from '../views.ts'

export const bottles: Family<'engine-oil' | 'supplement-bottle'> = {
  'engine-oil'({ paint, label }) {
    const front =
      path(
        'M350 420Q350 330 440 330H500V260H620V330H780Q860 340 860 430V960q0 44-44 44H394q-44 0-44-44Z',
        across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.35)),
      ) +
      path('M700 400h90v250h-90q-30 0-30-30V430q0-30 30-30Z', '#f3ead4') +
      rect(490, 200, 140, 80, round('#22232c'), 10) +
      rect(390, 680, 430, 270, '#15151c', 16) +
      words(label, 605, 790, { size: 78, ink: '#ffffff', within: 370 }) +
      words('MOTOR OIL', 605, 890, {
        size: 60,
        ink: '#f2b63d',
        within: 370,
      }) +
      path('M470 500q60 90 0 130q-60-40 0-130Z', '#f2b63d')
    return stood(front, 520, [600, 800, 1.8, 'label'], 'boxed', label)
  },

  'supplement-bottle'({ paint, label }) {
    const pills = repeat(7, (index) =>
      group(
        `translate(${270 + index * 96} ${930 + ((index * 31) % 50)}) rotate(${index * 47})`,
        rect(-36, -16, 36, 32, paint, 16),
        rect(-18, -16, 54, 32, mix(paint, '#ffffff', 0.75), 16),
      ),
    )
    const bottle =
      lathe(
        [
          [430, 170],
          [480, 220],
          [960, 220],
          [1000, 200],
        ],
        round('#f4f5f7'),
      ) +
      rect(410, 270, 380, 170, round(paint), 20) +
      repeat(16, (index) => rect(420 + index * 23, 284, 7, 142, '#12102a', 3, 'opacity=".16"')) +
      path('M380 560H820V880H380Z', paint) +
      words(label, 600, 680, { size: 70, ink: inkOn(paint), within: 380 }) +
      words('FOOD SUPPLEMENT', 600, 760, {
        size: 38,
        ink: inkOn(paint),
        within: 380,
      }) +
      words('CAPSULES', 600, 840, { size: 24, ink: inkOn(paint), weight: 11 })
    return [
      ...stood(bottle, 440, [600, 720, 1.8, 'label'], 'shelved', label),
      {
        name: 'capsules',
        body: floor(600, 990, 860) + group('translate(0 -60) scale(1)', bottle) + pills,
      },
    ]
  },
}
