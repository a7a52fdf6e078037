import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton, heap, pouch, sachet, strewn } from '../packaging.ts'
import { type Print, printed } from '../print.ts'
import { lathe, round } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'detergent'
  | 'detergent-sachets'
  | 'dish-liquid'
  | 'dish-liquid-jug'
  | 'laundry-soap'
  | 'bleach-bottle'
  | 'bleach-jug'
  | 'bleach-sachets'
  | 'toilet-cleaner'
  | 'antiseptic-bottle'
  | 'antiseptic-jug'
  | 'floor-cleaner'

export const cleaning: Family<Kind> = {
  detergent: (model) => {
    const { paint } = model
    const bubbles = repeat(14, (index) =>
      circle(
        390 + ((index * 97) % 430),
        690 + ((index * 61) % 240),
        16 + ((index * 7) % 34),
        '#ffffff',
        `opacity=".7" stroke="${lighten(paint, 0.5)}" stroke-width="4"`,
      ),
    )
    return pouch(
      { ...model, word: 'DETERGENT', art: bubbles },
      'powder',
      heap(
        '#ffffff',
        '#d5e0ee',
        strewn(70, (x, y, index) => circle(x, y, 7, index % 3 === 0 ? paint : '#ffffff')),
      ),
    )
  },

  'detergent-sachets': (model) =>
    carton(
      { ...model, word: 'DETERGENT' },
      group(
        'translate(600 1010) scale(2.4) translate(-75 -300)',
        sachet({ ...model, word: 'DETERGENT', art: suds(75, 210) }),
      ),
    ),

  'dish-liquid': ({ paint, label }) => {
    const body =
      path(
        'M440 470Q440 420 500 400L540 390V330H660V390L700 400Q760 420 760 470L740 640L770 780V950Q770 1006 710 1006H490Q430 1006 430 950V780L460 640Z',
        round(paint),
      ) +
      path(
        'M550 330V250Q550 230 570 230H580V180H620V230H630Q650 230 650 250V330Z',
        round('#f4f5f8'),
      ) +
      path(
        'M452 660Q600 620 748 660L766 780V920Q600 960 434 920V780Z',
        '#ffffff',
        'opacity=".93"',
      ) +
      words(label, 600, 750, { size: 66, ink: darken(paint, 0.55), within: 290, weight: 17 }) +
      words('DISH LIQUID', 600, 806, { size: 32, ink: darken(paint, 0.5), within: 280 }) +
      cleanPlate(600, 872)
    return stood(body, 360, [600, 780, 1.8, 'label'], 'shelved', label)
  },

  'dish-liquid-jug': (model) =>
    jug(model, model.paint, '#f4f5f8', 'DISH LIQUID', cleanPlate(590, 880)),

  'laundry-soap': ({ paint, label }) => {
    const bar = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        path('M0 30L40 0H400L360 30Z', lighten(paint, 0.45)),
        path('M360 30L400 0V90L360 124Z', darken(paint, 0.25)),
        rect(0, 30, 360, 94, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.12))),
        words(label, 180, 96, { size: 50, ink: inkOn(paint), within: 300, weight: 17 }),
      )
    const stack =
      bar(210, 880) + bar(590, 880) + bar(210, 760) + bar(590, 760) + bar(210, 640) + bar(590, 640)
    return [
      { name: 'six bars', body: floor(600, 1004, 960) + group('translate(0 -4)', stack) },
      {
        name: 'one of them',
        body: floor(600, 820, 860, 50) + group('translate(160 560) scale(2.1)', bar(0, 0)),
      },
      { name: 'near', body: closeUp(stack, 500, 820, 1.6) },
    ]
  },

  'bleach-bottle': (model) =>
    cleaner(model, lighten(model.paint, 0.15), '#f2b63d', 'BLEACH', whites),
  'bleach-jug': (model) =>
    jug(model, lighten(model.paint, 0.15), '#f2b63d', 'BLEACH', group('translate(-10 20)', whites)),
  'bleach-sachets': (model) => fortySachets({ ...model, word: 'BLEACH', art: smallWhites }),

  'toilet-cleaner': ({ paint, label }) => {
    const body =
      path(
        'M440 1000Q420 1000 420 970V620Q420 540 470 500Q520 460 520 400V330H640L650 400Q660 460 720 510Q780 560 780 640V970Q780 1000 750 1000Z',
        round(paint),
      ) +
      path('M520 340L470 240Q462 214 490 204L560 190Q590 190 604 214L640 340Z', round('#d1403a')) +
      rect(510, 322, 140, 40, round('#d1403a'), 12) +
      path('M430 640H770V930H430Z', '#ffffff', 'opacity=".93"') +
      printed(
        { label, word: 'TOILET CLEANER' },
        { ink: darken(paint, 0.2), within: 300, name: [740, 74], word: [796, 32] },
      ) +
      path('M520 836H680Q676 900 600 904T520 836Z', '#dfe6ee') +
      ellipse(600, 836, 84, 20, '#ffffff', 'stroke="#aab6c6" stroke-width="6"') +
      ellipse(600, 838, 56, 11, lighten(paint, 0.5))
    return stood(body, 370, [600, 760, 1.8, 'label'], 'shelved', label)
  },

  'antiseptic-bottle': ({ paint, label }) => {
    const brown = '#8a4a1c'
    const body =
      lathe(
        [
          [330, 90],
          [390, 100],
          [480, 190],
          [560, 196],
          [960, 196],
          [1004, 180],
        ],
        across('#4a2408', '#c07a3a@24', brown, '#3a1a06'),
      ) +
      rect(500, 230, 200, 110, round('#ffffff'), 16) +
      repeat(12, (index) => rect(510 + index * 16, 240, 5, 90, '#12102a', 2, 'opacity=".12"')) +
      path('M406 560H794V900H406Z', '#ffffff') +
      path('M406 560H794V730H406Z', paint) +
      words(label, 600, 672, { size: 80, ink: inkOn(paint), within: 340, weight: 17 }) +
      words('ANTISEPTIC', 600, 800, { size: 46, ink: darken(paint, 0.2), within: 330 }) +
      words('LIQUID', 600, 862, { size: 34, ink: darken(paint, 0.2), within: 330 })
    return stood(body, 400, [600, 700, 1.8, 'label'], 'shelved', label)
  },

  'antiseptic-jug': (model) => jug(model, '#8a4a1c', '#ffffff', 'ANTISEPTIC', capful),

  'floor-cleaner': (model) =>
    cleaner(
      model,
      lighten(model.paint, 0.3),
      '#ffffff',
      'FLOOR CLEANER',
      path('M470 900L600 850L730 900L600 950Z', '#dfe6ee') +
        path('M535 875L665 925M535 925L665 875', 'none', 'stroke="#aab6c6" stroke-width="5"') +
        path('M640 820l6 20 20 6-20 6-6 20-6-20-20-6 20-6Z', '#f2b63d'),
    ),
}

/** A bottle with a waist and a screw cap; `art` has room between 820 and 950. */
function cleaner(
  { paint, label }: Model,
  color: string,
  cap: string,
  word: string,
  art: string,
): View[] {
  const body =
    lathe(
      [
        [320, 80],
        [380, 90],
        [480, 180],
        [600, 196],
        [700, 184],
        [820, 190],
        [960, 196],
        [1004, 180],
      ],
      round(color),
    ) +
    rect(510, 210, 180, 116, round(cap), 18) +
    repeat(11, (index) => rect(520 + index * 15, 222, 5, 92, '#12102a', 2, 'opacity=".14"')) +
    path('M408 600H792V780H408Z', paint) +
    path('M408 780H792V960H408Z', '#ffffff', 'opacity=".93"') +
    printed({ label, word }, { ink: inkOn(paint), within: 330, name: [690, 76], word: [750, 36] }) +
    art
  return stood(body, 400, [600, 740, 1.8, 'label'], 'shelved', label)
}

/** Three to five litres, with a handle. */
function jug(
  { paint, label }: Model,
  color: string,
  cap: string,
  word: string,
  art: string,
): View[] {
  const body =
    path(
      'M350 440Q350 350 440 350H470V290H610V350H780Q860 360 860 450V960q0 44-44 44H394q-44 0-44-44Z',
      round(color),
    ) +
    path('M700 410h90v240h-90q-34 0-34-34V444q0-34 34-34Z', '#f3ead4') +
    path('M730 440h36v180h-36q-10 0-10-12V452q0-12 10-12Z', darken('#f3ead4', 0.06)) +
    rect(456, 214, 168, 90, round(cap), 14) +
    rect(380, 680, 430, 270, '#ffffff', 14, 'opacity=".94"') +
    rect(380, 680, 430, 110, paint, 14) +
    words(label, 595, 762, { size: 76, ink: inkOn(paint), within: 380, weight: 17 }) +
    words(word, 595, 836, { size: 42, ink: darken(paint, 0.3), within: 380 }) +
    art
  return stood(body, 520, [595, 780, 1.7, 'label'], 'shelved', label)
}

/** Four strips of ten, and the carton that they come in. */
function fortySachets(print: Print): View[] {
  const one = once('one', sachet(print))
  const strip = once(
    'strip',
    repeat(10, (index) => again('one', `translate(${index * 150} 0)`)) +
      stroke(
        repeat(9, (index) => `M${150 + index * 150} 6V294`),
        '#ffffff',
        4,
        'stroke-dasharray="3 14"',
      ),
  )
  const strips = repeat(4, (index) =>
    again('strip', `translate(${112 + (index % 2) * 30} ${208 + index * 198}) scale(.63)`),
  )
  const unit = group('translate(600 1010) scale(2.4) translate(-75 -300)', sachet(print))
  return [
    { name: 'forty sachets', body: one + strip + floor(600, 1000, 1040, 50) + strips },
    ...carton(print, unit).slice(0, 3),
  ]
}

function cleanPlate(x: number, y: number): string {
  return (
    ellipse(x, y, 70, 30, '#ffffff', 'stroke="#aab6c6" stroke-width="5"') +
    ellipse(x, y, 44, 17, 'none', 'stroke="#c6d0dc" stroke-width="4"') +
    path(`M${x + 64} ${y - 50}l6 18 18 6-18 6-6 18-6-18-18-6 18-6Z`, '#f2b63d')
  )
}

function suds(x: number, y: number): string {
  return repeat(7, (index) =>
    circle(
      x - 40 + ((index * 37) % 84),
      y - 20 + ((index * 23) % 56),
      8 + (index % 3) * 5,
      '#ffffff',
      'stroke="#a9c4e0" stroke-width="2"',
    ),
  )
}

/** A white shirt that shines. */
const whites =
  path(
    'M540 830L580 812Q600 826 620 812L660 830L690 880L660 894L648 876V946H552V876L540 894L510 880Z',
    '#ffffff',
    'stroke="#9fb2cc" stroke-width="6" stroke-linejoin="round"',
  ) + path('M696 816l6 18 18 6-18 6-6 18-6-18-18-6 18-6Z', '#f2b63d')

const smallWhites = group('translate(-90 -10) scale(.28)', whites)

const capful =
  path('M540 870h110l-10 60q-44 14-90 0Z', '#dfe6ee') + ellipse(595, 870, 56, 12, '#8a4a1c')
