import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { heap, mealBag, strewn } from '../packaging.ts'
import type { Print } from '../print.ts'
import { closeUp, type Family, floor, onShelf, type View } from '../studio.ts'
import { across, again, circle, clipped, ellipse, once, path, repeat, stroke } from '../svg.ts'

type Kind =
  | 'rice-bag'
  | 'flour-sack'
  | 'sugar-sack'
  | 'beans-sack'
  | 'semolina-bag'
  | 'wheat-meal-bag'
  | 'flour-bag'
  | 'yam-flour-bag'
  | 'sugar-bag'
  | 'beans-bag'
  | 'garri-bag'
  | 'salt-bag'
  | 'salt-bale'

export const staples: Family<Kind> = {
  'rice-bag': (model) =>
    sack({ ...model, word: 'PARBOILED RICE', art: riceOnLabel }, 'grain', rice()),

  'flour-sack': (model) =>
    sack({ ...model, word: 'WHEAT FLOUR', art: ear(790) }, 'flour', powder('#fffdf8', '#e6dfd0')),

  'sugar-sack': (model) =>
    sack({ ...model, word: 'GRANULATED SUGAR', art: cubes(780) }, 'sugar', crystals()),

  'beans-sack': (model) =>
    sack({ ...model, word: 'OLOYIN BEANS', art: beansAt(600, 780, 5) }, 'beans', beanHeap()),

  'semolina-bag': (model) =>
    mealBag(
      { ...model, word: 'SEMOLINA', art: swallow('#f6edd2') },
      'semolina',
      powder('#fbf3d9', '#e3d3a4'),
    ),

  'wheat-meal-bag': (model) =>
    mealBag(
      { ...model, word: 'WHEAT MEAL', art: swallow('#b98a5a') },
      'wheat meal',
      powder('#d9b98c', '#a9814f'),
    ),

  'flour-bag': (model) =>
    mealBag(
      { ...model, word: 'WHEAT FLOUR', art: ear(790) },
      'flour',
      powder('#fffdf8', '#e6dfd0'),
    ),

  'yam-flour-bag': (model) =>
    mealBag(
      { ...model, word: 'YAM FLOUR', art: swallow('#fbf6e8') },
      'yam flour',
      powder('#fffaf0', '#e4d8c0'),
    ),

  'sugar-bag': (model) =>
    mealBag({ ...model, word: 'SUGAR', art: cubes(800) }, 'sugar', crystals()),

  'beans-bag': (model) =>
    mealBag(
      { ...model, word: 'OLOYIN BEANS', art: pane('#9a6238', beansAt(600, 790, 12)) },
      'beans',
      beanHeap(),
    ),

  'garri-bag': (model) =>
    mealBag(
      { ...model, word: 'IJEBU GARRI', art: pane('#efe0b4', specks('#d9c184', '#fff8de')) },
      'garri',
      heap(
        '#f7ecca',
        '#dcc68c',
        strewn(60, (x, y, index) => circle(x, y, 5, index % 2 === 0 ? '#cdb277' : '#fff9e4')),
      ),
    ),

  'salt-bag': (model) => saltBag(model),

  'salt-bale': (model) => {
    const [front, salt] = saltBag(model)
    const one = front?.body ?? ''
    const small = (x: number, y: number) =>
      again('one', `translate(${x} ${y}) scale(.36) translate(-600 -1010)`)
    const row = (y: number, count: number) =>
      repeat(count, (index) => small(600 + (index - (count - 1) / 2) * 210, y))
    const bale = once('one', one) + row(760, 3) + row(890, 3) + row(1006, 4)
    return [
      { name: 'ten packs', body: floor(600, 1010, 900) + bale },
      { name: 'one of them', body: one },
      ...(salt ? [salt] : []),
    ]
  },
}

/** A woven sack sewn at the top. */
function sack({ paint, label, word, art = '' }: Print, name: string, inside: string): View[] {
  const outline =
    'M330 260Q600 300 870 260L900 330Q880 640 920 940Q900 1010 600 1010T280 940Q320 640 300 330Z'
  const ink = inkOn(paint)
  const body =
    path(outline, across('#d9d2c0', '#ffffff', '#f4efe2', '#cfc6b0')) +
    path('M310 420Q600 450 890 420L900 820Q600 850 300 820Z', paint) +
    path('M330 260Q600 300 870 260L878 290Q600 330 322 290Z', darken(paint, 0.2)) +
    stroke('M326 282Q600 322 874 282', '#ffffff', 5, 'stroke-dasharray="14 10"') +
    words(label, 600, 590, { size: 110, ink, within: 520 }) +
    words(word, 600, 664, { size: 40, ink, within: 500 }) +
    art +
    stroke('M360 360Q340 660 350 940M840 360Q860 660 850 940', '#12102a', 14, 'opacity=".1"')
  return [
    { name: 'front', body: floor(600, 1014, 800) + body },
    { name, body: inside },
    { name: 'label', body: closeUp(body, 600, 600, 1.7) },
    { name: 'on the shelf', body: onShelf(body, 600) },
    {
      name: 'three bags',
      body:
        floor(600, 1010, 1100) +
        once('one', body) +
        again('one', 'translate(-90 440) scale(.56)') +
        again('one', 'translate(618 440) scale(.56)') +
        again('one', 'translate(264 448) scale(.56)'),
    },
  ]
}

function saltBag({ paint, label }: { paint: string; label: string }) {
  return mealBag(
    { paint, label, word: 'IODISED SALT', art: pane('#ffffff', specks('#c9d3de', '#eef3f8')) },
    'salt',
    crystals(),
  )
}

const riceOnLabel = repeat(18, (index) =>
  ellipse(
    600 + Math.cos(index * 2.4) * (10 + index * 3),
    770 - ((index * 37) % 40),
    18,
    7,
    '#fffdf3',
    `transform="rotate(${index * 50} 600 745)"`,
  ),
)

function rice(): string {
  return heap(
    '#fffdf6',
    '#e9e0c8',
    strewn(60, (x, y, index) =>
      ellipse(
        x,
        y,
        18,
        6,
        index % 2 === 0 ? '#ffffff' : '#d9cfb3',
        `transform="rotate(${(index * 47) % 180} ${x} ${y})"`,
      ),
    ),
  )
}

function powder(light: string, dark: string): string {
  return heap(
    light,
    dark,
    strewn(14, (x, y) => ellipse(x, y, 26, 7, darken(dark, 0.06), 'opacity=".45"')),
  )
}

function crystals(): string {
  return heap(
    '#ffffff',
    '#dfe6ee',
    strewn(70, (x, y, index) =>
      path(`M${x} ${y}l9-5 6 9-9 5Z`, index % 3 === 0 ? '#c4d0de' : '#ffffff'),
    ),
  )
}

function beanHeap(): string {
  return (
    beanShapes +
    heap(
      '#b77a4a',
      '#7c4a26',
      strewn(70, (x, y, index) => bean(x, y, index, 1)),
    )
  )
}

const beanShapes = repeat(3, (index) =>
  once(
    `bean${index}`,
    ellipse(0, 0, 22, 15, ['#8a5630', '#a86c3e', '#c48a58'][index] ?? '') +
      ellipse(-2, -9, 6, 4, '#3a2416'),
  ),
)

function bean(x: number, y: number, index: number, size: number): string {
  const turn = (index * 53) % 180
  return again(
    `bean${index % 3}`,
    `translate(${x} ${y}) rotate(${turn})${size === 1 ? '' : ` scale(${size})`}`,
  )
}

function beansAt(x: number, y: number, count: number): string {
  return (
    beanShapes +
    repeat(count, (index) =>
      bean(
        Math.round(x + Math.sin(index * 2.4) * (30 + index * 11)),
        Math.round(y + Math.cos(index * 2.4) * (12 + index * 5)),
        index,
        1.5,
      ),
    )
  )
}

/** A clear part of a bag, through which one sees what is in it. */
function pane(color: string, content: string): string {
  const shape = ellipse(600, 790, 200, 120, color)
  return (
    clipped(ellipse(600, 790, 200, 120, '#000'), shape, content) +
    ellipse(600, 790, 200, 120, 'none', 'stroke="#ffffff" stroke-width="10"') +
    path('M440 750Q480 690 560 684', 'none', 'stroke="#ffffff" stroke-width="12" opacity=".6"')
  )
}

function specks(dark: string, light: string): string {
  return repeat(60, (index) =>
    circle(
      410 + ((index * 83) % 380),
      680 + ((index * 47) % 220),
      6,
      index % 2 === 0 ? dark : light,
    ),
  )
}

/** A smooth swallow on a plate. */
function swallow(color: string): string {
  return (
    ellipse(600, 880, 210, 44, '#ffffff') +
    ellipse(600, 876, 180, 32, '#dfe4ea') +
    path(
      'M450 874Q440 720 600 716T750 874Q600 920 450 874Z',
      across(darken(color, 0.2), lighten(color, 0.5), color, darken(color, 0.22)),
    ) +
    stroke('M510 780Q560 740 620 744', '#ffffff', 12, 'opacity=".6"')
  )
}

/** An ear of wheat. */
function ear(y: number): string {
  const grain = (side: number) =>
    repeat(6, (index) =>
      ellipse(
        600 + side * 30,
        y - 90 + index * 30,
        26,
        12,
        index % 2 === 0 ? '#e0ad45' : '#c98f2c',
        `transform="rotate(${side * -38} ${600 + side * 30} ${y - 90 + index * 30})"`,
      ),
    )
  return stroke(`M600 ${y - 120}V${y + 130}`, '#b07f2a', 8) + grain(-1) + grain(1)
}

function cubes(y: number): string {
  const cube = (x: number, at: number) =>
    path(`M${x} ${at}l60-28 60 28-60 28Z`, '#ffffff') +
    path(`M${x} ${at}l60 28v66l-60-28Z`, '#dfe6ee') +
    path(`M${x + 120} ${at}l-60 28v66l60-28Z`, '#c6d0dc')
  return cube(540, y - 78) + cube(472, y) + cube(608, y)
}
