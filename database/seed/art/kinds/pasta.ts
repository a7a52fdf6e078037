import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton, pouch } from '../packaging.ts'
import type { Print } from '../print.ts'
import { closeUp, type Family, floor, type Model, onShelf } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

type Kind = 'noodles' | 'noodles-carton' | 'spaghetti' | 'pasta-carton' | 'macaroni'

export const pasta: Family<Kind> = {
  noodles: (model) => noodles(model),

  'noodles-carton': (model) => {
    const [pack] = noodles(model)
    return carton(
      { ...model, word: 'INSTANT NOODLES', art: group('translate(0 -20) scale(1 .9)', '') },
      pack?.body ?? '',
    )
  },

  spaghetti: (model) => {
    const pack = spaghetti({ ...model, word: 'SPAGHETTI' })
    return [
      { name: 'front', body: floor(600, 1004, 420) + pack },
      { name: 'lying with a plate of it', body: floor(600, 980, 1000) + plate() },
      { name: 'label', body: closeUp(pack, 600, 600, 1.7) },
      { name: 'on the shelf', body: onShelf(pack, 330) },
    ]
  },

  'pasta-carton': (model) =>
    carton({ ...model, word: 'PASTA' }, spaghetti({ ...model, word: 'PASTA' })),

  macaroni: (model) => {
    const elbows =
      elbowShape +
      repeat(16, (index) =>
        elbow(410 + ((index * 97) % 380), 720 + ((index * 53) % 210), index * 47, 1),
      )
    return pouch(
      { ...model, word: 'MACARONI', art: elbows },
      'macaroni',
      floor(600, 980, 940) +
        elbowShape +
        repeat(34, (index) =>
          elbow(
            600 + Math.sin(index * 2.4) * (60 + index * 9),
            940 - (index < 12 ? 120 : index < 22 ? 60 : 0) - ((index * 31) % 40),
            index * 53,
            1.9,
          ),
        ),
    )
  },
}

function noodles(model: Model) {
  return pouch(
    { ...model, word: 'INSTANT NOODLES', art: group('translate(0 10) scale(1 .9)', bowl()) },
    'a bowl of it',
    floor(600, 960, 900) + group('translate(-300 -420) scale(1.5)', bowl()),
  )
}

/** A tall clear pack: one sees what is in it. */
function spaghetti({ paint, label, word }: Print): string {
  const ink = inkOn(paint)
  return (
    rect(450, 180, 300, 820, across('#d8a94e', '#f7dd97@25', '#edc76e@60', '#b98632'), 14) +
    stroke(
      repeat(14, (index) => `M${466 + index * 20} 210V980`),
      '#b07d28',
      3,
      'opacity=".5"',
    ) +
    rect(450, 180, 300, 40, lighten(paint, 0.25)) +
    rect(450, 960, 300, 40, lighten(paint, 0.25)) +
    stroke('M456 192H744M456 208H744M456 972H744M456 988H744', darken(paint, 0.2), 3) +
    path('M450 380Q600 330 750 380V800Q600 850 450 800Z', diagonal(lighten(paint, 0.2), paint)) +
    words(label, 600, 560, { size: 76, ink, within: 260, weight: 17 }) +
    words(word, 600, 640, { size: 40, ink, within: 260 }) +
    group('translate(300 360) scale(.5)', ellipse(600, 780, 200, 40, '#ffffff'), tangle(600, 750)) +
    rect(466, 190, 20, 800, '#ffffff', 8, 'opacity=".35"')
  )
}

function tangle(x: number, y: number): string {
  return repeat(8, (index) =>
    path(
      `M${x - 150 + index * 14} ${y + 20 - (index % 3) * 16}q${70} ${-70 + index * 6} ${150} 0t${120 - index * 14} 10`,
      'none',
      `stroke="${index % 2 === 0 ? '#edc76e' : '#f7dd97'}" stroke-width="14" stroke-linecap="round"`,
    ),
  )
}

function plate(): string {
  return (
    ellipse(600, 880, 430, 110, '#ffffff') +
    ellipse(600, 868, 360, 84, '#e6e9ef') +
    group('translate(-600 -900) scale(2.1)', tangle(570, 810), tangle(575, 785), tangle(565, 835)) +
    path('M470 760Q600 690 730 770Q690 820 600 816T470 760Z', '#c8402a') +
    circle(560, 764, 16, '#e06a4a') +
    circle(640, 770, 14, '#e06a4a') +
    path('M590 730q30-40 60-20-10 34-60 20Z', '#3f8f4a')
  )
}

const elbowShape = once(
  'elbow',
  stroke('M-24 14Q-20-18 20-14', '#c98f2e', 26) +
    stroke('M-24 14Q-20-18 20-14', '#f0c865', 20) +
    stroke('M-20 4Q-12-14 16-18', '#fbe5a6', 5),
)

function elbow(x: number, y: number, turn: number, size: number): string {
  return again(
    'elbow',
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn % 360}) scale(${size})`,
  )
}

/** A bowl of noodles in a red bowl. */
function bowl(): string {
  const food = '#f6d98a'
  return (
    ellipse(600, 770, 200, 44, '#ffffff') +
    ellipse(600, 772, 180, 34, darken(food, 0.15)) +
    repeat(7, (index) =>
      stroke(
        `M${450 + index * 40} 770q20-50 50-10t50-10`,
        index % 2 === 0 ? food : lighten(food, 0.3),
        12,
      ),
    ) +
    circle(660, 752, 16, '#3f8f4a') +
    circle(540, 756, 14, '#d1403a') +
    path(
      'M400 770A200 44 0 0 0 800 770C790 880 720 930 600 930S410 880 400 770Z',
      across('#c43f3a', '#ef7a70', '#c43f3a', '#8f2a28'),
    ) +
    path('M430 830Q600 900 770 830', 'none', 'stroke="#fff" stroke-width="6" opacity=".35"') +
    rect(540, 926, 120, 16, down('#a83330', '#7c2522'), 8)
  )
}
