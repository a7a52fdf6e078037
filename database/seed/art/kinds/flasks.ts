import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import { circle, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'flask'
  | 'pump-flask'
  | 'food-flask-set-of-3'
  | 'food-flask-set-of-4'
  | 'lunch-box'
  | 'water-bottle'
  | 'travel-mug'

export const flasks: Family<Kind> = {
  flask({ paint, label }) {
    const cup = lathe(
      [
        [170, 120],
        [190, 142],
        [370, 150],
        [384, 140],
      ],
      steel(),
    )
    const body =
      lathe(
        [
          [380, 132],
          [420, 172],
          [470, 190],
          [960, 190],
          [1000, 180],
        ],
        round(paint),
      ) +
      rect(410, 500, 380, 16, '#ffffff', 0, 'opacity=".3"') +
      rect(410, 880, 380, 16, '#ffffff', 0, 'opacity=".3"') +
      stroke('M786 520C900 540 900 780 790 800', darken(paint, 0.35), 30)
    const name = words(label, 600, 760, { size: 46, ink: inkOn(paint), within: 280 })
    return stood(body + cup + name, 420, [600, 340, 1.9, 'cup'], 'boxed', label)
  },

  'pump-flask'({ paint, label }) {
    const top =
      path('M430 330Q430 220 560 216H740Q800 220 800 290V340H430Z', round(darken(paint, 0.3))) +
      path('M450 250L330 280Q320 330 350 350L450 330Z', darken(paint, 0.4)) +
      ellipse(610, 214, 110, 26, lighten(paint, 0.1)) +
      stroke('M420 300C420 90 800 90 800 300', darken(paint, 0.45), 26)
    const body =
      lathe(
        [
          [330, 196],
          [380, 216],
          [940, 216],
          [1000, 196],
        ],
        round(paint),
      ) +
      rect(384, 420, 432, 16, '#ffffff', 0, 'opacity=".3"') +
      rect(384, 900, 432, 16, '#ffffff', 0, 'opacity=".3"') +
      rect(374, 976, 452, 30, darken(paint, 0.35), 14) +
      words(label, 600, 700, { size: 52, ink: inkOn(paint), within: 300 })
    return stood(top + body, 480, [560, 280, 1.9, 'pump and spout'], 'boxed', label)
  },

  'food-flask-set-of-3': (model) =>
    foodFlasks(model, [
      [380, 800, 0.8],
      [850, 800, 0.6],
      [640, 990, 0.46],
    ]),

  'food-flask-set-of-4': (model) =>
    foodFlasks(model, [
      [360, 720, 0.74],
      [830, 720, 0.6],
      [500, 960, 0.48],
      [840, 960, 0.38],
    ]),

  'lunch-box'({ paint, label }) {
    const body =
      drum(600, 470, 260, 480, paint, '#8d929e') +
      stroke('M340 640A260 42 0 0 0 860 640', darken(paint, 0.35), 10) +
      stroke('M340 800A260 42 0 0 0 860 800', darken(paint, 0.35), 10) +
      words(label, 600, 770, { size: 52, ink: inkOn(paint), within: 300 })
    const lid =
      path('M336 470Q350 350 600 346T864 470A264 42 0 0 1 336 470Z', round(darken(paint, 0.15))) +
      stroke('M380 420C380 180 820 180 820 420', darken(paint, 0.45), 30) +
      rect(316, 440, 50, 130, steel(), 14) +
      rect(834, 440, 50, 130, steel(), 14)
    const box = (x: number, y: number, food: string) =>
      drum(x, y, 210, 120, '#c9ced6', '#aeb4bf') +
      ellipse(x, y + 2, 186, 26, food) +
      repeat(6, (index) =>
        ellipse(x - 120 + index * 48, y - 4 + (index % 2) * 12, 18, 8, lighten(food, 0.25)),
      )
    const open = box(330, 820, '#d2692a') + box(860, 820, '#2f7a48') + box(600, 930, '#f4efe2')
    return [
      { name: 'front', body: floor(600, 996, 640) + body + lid },
      { name: 'three bowls inside', body: floor(600, 1040, 1040, 70) + open },
      { name: 'lock', body: closeUp(body + lid, 400, 500, 2) },
    ]
  },

  'water-bottle'({ paint, label }) {
    const body =
      lathe(
        [
          [340, 90],
          [370, 130],
          [430, 150],
          [970, 150],
          [1004, 136],
        ],
        round(paint),
      ) +
      rect(452, 940, 296, 40, darken(paint, 0.3)) +
      words(label, 600, 720, { size: 50, ink: inkOn(paint), within: 230 })
    const cap =
      lathe(
        [
          [230, 92],
          [260, 100],
          [346, 100],
        ],
        round('#2b2c35'),
      ) + stroke('M510 240C510 120 690 120 690 240', '#2b2c35', 26)
    return stood(body + cap, 320, [600, 320, 1.9, 'cap'], 'shelved', label)
  },

  'travel-mug'({ paint, label }) {
    const body =
      lathe(
        [
          [420, 190],
          [460, 190],
          [960, 140],
          [1004, 132],
        ],
        round(paint),
      ) +
      stroke('M776 520C920 530 900 780 756 800', darken(paint, 0.3), 40) +
      words(label, 600, 740, { size: 48, ink: inkOn(paint), within: 230 })
    const lid =
      lathe(
        [
          [360, 150],
          [380, 196],
          [430, 200],
        ],
        round('#2b2c35'),
      ) +
      ellipse(600, 362, 150, 26, '#3d3f4a') +
      rect(560, 340, 90, 30, '#565966', 12)
    const steam = repeat(2, (index) =>
      stroke(`M${560 + index * 80} 310q-26-46 4-86t0-70`, '#c9d3dc', 14, 'opacity=".8"'),
    )
    return [
      { name: 'front', body: floor(620, 1010, 440) + body + lid },
      { name: 'with tea', body: floor(620, 1010, 440) + steam + body + lid },
      { name: 'lid', body: closeUp(body + lid, 600, 420, 1.9) },
    ]
  },
}

function foodFlasks(model: Model, places: [number, number, number][]): View[] {
  const { paint, label } = model
  const one = floor(600, 968, 720) + foodFlask(paint)
  const set = places
    .map(([x, bottom, scale], index) =>
      group(
        `translate(${x} ${bottom}) scale(${scale}) translate(-600 -960)`,
        index === 0 ? `<g id="f">${one}</g>` : '<use href="#f"/>',
      ),
    )
    .join('')
  const named = one + words(label, 600, 830, { size: 50, ink: inkOn(paint), within: 300 })
  const open =
    drum(600, 660, 280, 270, paint, '#aeb4bf') +
    ellipse(600, 662, 250, 36, '#d2692a') +
    repeat(12, (index) =>
      ellipse(390 + ((index * 83) % 420), 652 + ((index * 13) % 22), 20, 9, '#f0a04a'),
    )
  return [
    { name: 'the set', body: set },
    { name: 'one of them', body: named },
    { name: 'open', body: floor(600, 990, 760) + open },
  ]
}

/** On the floor at 960, about 620 wide. */
function foodFlask(paint: string): string {
  return (
    drum(600, 660, 280, 270, paint, '#8d929e') +
    path('M306 660Q330 500 600 494T894 660A294 48 0 0 1 306 660Z', round(lighten(paint, 0.18))) +
    path('M540 440H660L680 506H520Z', round(darken(paint, 0.3))) +
    stroke('M310 740h-50v90h60M890 740h50v90h-60', darken(paint, 0.35), 22) +
    stroke('M322 760A280 44 0 0 0 878 760', '#ffffff', 6, 'opacity=".35"') +
    circle(600, 470, 12, steel())
  )
}
