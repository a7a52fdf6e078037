import { darken, inkOn, lighten, mix } from '../color.ts'
import { words } from '../lettering.ts'
import { glass, lathe, round } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import { across, circle, group, path, rect, repeat } from '../svg.ts'
import { stood } from '../views.ts'

export const bottles: Family<'cooking-oil' | 'drink-bottle' | 'engine-oil' | 'supplement-bottle'> =
  {
    'cooking-oil'({ paint, variant, label }) {
      const oil = variant % 3 === 2 ? '#c4401e' : '#f0b429'
      const big = variant % 2 === 1
      const bottle = big
        ? path(
            'M380 330Q380 260 450 260H560V210H660V260H760Q830 260 830 340V960q0 44-44 44H424q-44 0-44-44Z',
            across(darken(oil, 0.25), lighten(oil, 0.4), oil, darken(oil, 0.3)),
          ) +
          path('M700 320h80v230h-80q-30 0-30-30V350q0-30 30-30Z', '#f3ead4') +
          rect(550, 170, 120, 60, round('#d1403a'), 12)
        : lathe(
            [
              [240, 60],
              [330, 70],
              [460, 180],
              [540, 190],
              [760, 176],
              [960, 190],
              [1004, 180],
            ],
            across(`${darken(oil, 0.3)}`, `${lighten(oil, 0.5)}@24`, oil, `${darken(oil, 0.35)}`),
          ) + rect(530, 190, 140, 70, round('#d1403a'), 14)
      const tag =
        path('M412 600H788V860H412Z', paint) +
        path('M412 600H788V640H412ZM412 820H788V860H412Z', lighten(paint, 0.5)) +
        words(label, 600, 730, { size: 60, ink: inkOn(paint), within: 330 }) +
        words('VEGETABLE OIL', 600, 786, { size: 26, ink: inkOn(paint), weight: 11 })
      return stood(bottle + tag, 440, [600, 700, 1.8, 'label'], 'shelved', label)
    },

    'drink-bottle'({ paint, variant, label }) {
      const clear = variant % 2 === 1
      const body = lathe(
        [
          [250, 56],
          [340, 60],
          [470, 150],
          [560, 160],
          [640, 146],
          [760, 156],
          [960, 160],
          [1004, 140],
        ],
        clear
          ? glass('#cfe6f7')
          : across(darken(paint, 0.4), `${lighten(paint, 0.4)}@24`, paint, darken(paint, 0.45)),
      )
      const bottle =
        body +
        (clear ? rect(446, 560, 308, 430, '#a9d8f4', 30, 'opacity=".35"') : '') +
        rect(536, 190, 128, 76, round(clear ? '#2a63c4' : '#d1403a'), 12) +
        path('M446 590H754V800H446Z', clear ? paint : '#ffffff', 'opacity=".95"') +
        words(label, 600, 716, {
          size: 64,
          ink: clear ? inkOn(paint) : darken(paint, 0.25),
          within: 280,
        }) +
        repeat(10, (index) =>
          circle(
            480 + ((index * 71) % 240),
            840 + ((index * 37) % 130),
            7,
            '#ffffff',
            'opacity=".5"',
          ),
        )
      return stood(bottle, 320, [600, 660, 1.9, 'label'], 'shelved', label)
    },

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

    'supplement-bottle'({ paint, variant, label }) {
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
          round(variant % 2 === 0 ? '#f4f5f7' : '#8a4a1c'),
        ) +
        rect(410, 270, 380, 170, round(variant % 2 === 0 ? paint : '#f4f5f7'), 20) +
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
