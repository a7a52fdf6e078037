import { darken, inkOn, lighten } from '../color.ts'
import { carton, heap, sachets, standingPouch, strewn, tin, tinViews } from '../packaging.ts'
import { type Print, printed } from '../print.ts'
import { round } from '../solids.ts'
import { type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  again,
  circle,
  down,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'milk-powder-tin'
  | 'milk-powder-refill'
  | 'milk-sachets'
  | 'evaporated-milk-tin'
  | 'evaporated-milk-carton'
  | 'evaporated-milk-pouch'
  | 'infant-formula-tin'
  | 'follow-on-milk-tin'
  | 'yoghurt-carton'
  | 'yoghurt-case'
  | 'yoghurt-bottles'

export const dairy: Family<Kind> = {
  'milk-powder-tin': (model) =>
    tinViews({ ...model, word: 'MILK POWDER', art: glass(600, 770) }, 240, 330),

  'milk-powder-refill': (model) =>
    standingPouch({ ...model, word: 'MILK POWDER', art: glass(600, 740) }, 'powder', powder),

  'milk-sachets': (model) =>
    sachets({
      ...model,
      word: 'MILK POWDER',
      art: group('translate(-75 10) scale(.25)', glass(600, 700)),
    }),

  'evaporated-milk-tin': (model) => [
    ...smallTin(model),
    { name: 'poured', body: floor(600, 990, 760) + pouring(model) },
  ],

  'evaporated-milk-carton': (model) =>
    carton({ ...model, word: 'EVAPORATED MILK' }, smallTinBody(model)),

  'evaporated-milk-pouch': (model) =>
    standingPouch(
      { ...model, word: 'EVAPORATED MILK', art: glass(600, 740) },
      'a glass of it',
      floor(600, 990, 460) + group('translate(-600 -810) scale(2)', glass(600, 740)),
    ),

  'infant-formula-tin': (model) => formula(model, 'INFANT MILK', star),

  'follow-on-milk-tin': (model) => formula(model, 'FOLLOW-ON MILK', steps),

  'yoghurt-carton': (model) => brick(model),

  'yoghurt-case': (model) => carton({ ...model, word: 'YOGHURT DRINK' }, brickFront(model)),

  'yoghurt-bottles': (model) => {
    const one = smallBottle(model)
    const at = (x: number, y: number, size: number) =>
      again('one', `translate(${x} ${y}) scale(${size}) translate(-600 -1010)`)
    const row = (y: number, size: number, from: number, step: number) =>
      repeat(8, (index) => at(from + index * step, y, size))
    const pack =
      once('one', one) +
      row(820, 0.34, 280, 92) +
      row(900, 0.36, 264, 96) +
      row(990, 0.38, 250, 100) +
      rect(190, 540, 820, 462, '#ffffff', 24, 'opacity=".16"') +
      stroke('M230 560L330 980M860 560Q960 760 930 980', '#ffffff', 14, 'opacity=".4"')
    return [
      { name: 'the pack', body: floor(600, 1004, 980) + pack },
      { name: 'one of them', body: floor(600, 1010, 360) + one },
      {
        name: 'three',
        body:
          floor(600, 1006, 900) +
          once('one', one) +
          at(370, 1000, 0.9) +
          at(600, 1006, 0.94) +
          at(830, 1000, 0.9),
      },
    ]
  },
}

const powder = heap(
  '#fffdf4',
  '#eadfbf',
  strewn(20, (x, y) => ellipse(x, y, 22, 6, '#d9cba4', 'opacity=".5"')),
)

const star = path('M600 730l26 54 60 8-44 42 11 60-53-29-53 29 11-60-44-42 60-8Z', '#f2b63d')

/** A glass of milk, 160 high. */
function glass(x: number, y: number): string {
  return group(
    `translate(${x - 600} ${y - 770})`,
    path('M520 740h160l-18 190q-62 24-124 0Z', '#cfe0ee', 'opacity=".8"'),
    path('M526 780h148l-14 146q-60 20-120 0Z', across('#e3e8ee', '#ffffff', '#dfe5ec')),
    ellipse(600, 780, 74, 13, '#ffffff'),
    ellipse(600, 740, 80, 14, 'none', 'stroke="#b9cbdb" stroke-width="5"'),
    stroke('M546 800l8 110', '#ffffff', 10, 'opacity=".8"'),
  )
}

function smallTinBody(model: Model): string {
  return tin({ ...model, word: 'EVAPORATED MILK', art: cow(600, 830) }, 225, 530)
}

function smallTin(model: Model): View[] {
  return tinViews({ ...model, word: 'EVAPORATED MILK', art: cow(600, 830) }, 225, 530)
}

function pouring(model: Model): string {
  return (
    group('translate(330 -160) rotate(-58 600 760) scale(.62)', smallTinBody(model)) +
    path('M560 590Q500 600 500 760V880H520V760Q524 640 580 612Z', '#fffdf6') +
    group('translate(-310 -400) scale(1.35)', glass(600, 880))
  )
}

function cow(x: number, y: number): string {
  return (
    ellipse(x, y, 60, 66, '#ffffff', 'stroke="#c9c2b0" stroke-width="4"') +
    path(
      `M${x - 46} ${y - 50}q-56-10-54 30q30 14 50-2ZM${x + 46} ${y - 50}q56-10 54 30q-30 14-50-2Z`,
      '#6b4a34',
    ) +
    path(`M${x - 50} ${y - 30}q4-44 48-38l-10 60q-26 10-38-22Z`, '#6b4a34') +
    ellipse(x, y + 42, 46, 30, '#eec3b4') +
    circle(x - 16, y + 40, 6, '#7a4a3c') +
    circle(x + 16, y + 40, 6, '#7a4a3c') +
    circle(x - 24, y - 10, 7, '#22202c') +
    circle(x + 24, y - 10, 7, '#22202c')
  )
}

/** A tin with a soft lid, its spoon inside. */
function formula(model: Model, word: string, art: string): View[] {
  const body = formulaTin({ ...model, word, art })
  return [
    { name: 'front', body: floor(600, 1010, 640) + body },
    {
      name: 'with its spoon',
      body: floor(560, 1000, 900) + group('translate(-110 0)', body) + spoon,
    },
    { name: 'powder', body: powder },
  ]
}

function formulaTin(print: Print): string {
  return (
    tin(print, 240, 400) +
    path('M354 380A246 40 0 0 0 846 380V420A246 40 0 0 1 354 420Z', round('#f4f5f8')) +
    ellipse(600, 380, 246, 40, '#ffffff') +
    ellipse(600, 378, 206, 30, '#e6e9ef')
  )
}

/** For a child that already crawls. */
const steps =
  circle(600, 786, 34, '#7a4a2c') +
  path('M566 780Q570 744 602 746T636 782Q600 758 566 780Z', '#1c1410') +
  path('M470 880Q480 824 540 826L640 836L650 900L612 902L606 872H540L500 902H462Z', '#f2b63d') +
  stroke('M470 896H448M640 900V912', '#7a4a2c', 20)

const spoon =
  rect(830, 900, 190, 26, across('#d9dde6', '#ffffff'), 13) +
  path('M830 870h-90q-10 100 45 106t45-50Z', across('#c9ced8', '#ffffff', '#dfe3ea')) +
  ellipse(785, 872, 46, 12, '#fffdf4')

function brickFront(model: Model): string {
  const { paint, label } = model
  return (
    rect(420, 300, 360, 700, across(darken('#f7f4ee', 0.06), '#ffffff', '#eee9df'), 6) +
    path('M420 300L450 240H750L780 300Z', down('#ffffff', '#ddd6c8')) +
    circle(690, 272, 34, '#d8426a') +
    ellipse(690, 262, 34, 12, lighten('#d8426a', 0.4)) +
    path('M420 420H780V600Q600 660 420 600Z', paint) +
    printed(
      { label, word: 'YOGHURT DRINK' },
      { ink: inkOn(paint), within: 300, name: [520, 76], word: [574, 30] },
    ) +
    path('M420 860Q520 780 600 850T780 830V1000H420Z', '#fbe3ea') +
    group('translate(0 30)', glass(600, 740))
  )
}

function brick(model: Model): View[] {
  return boxed(
    { x: 420, y: 300, w: 360, h: 700, depth: 220, color: '#efe9de' },
    brickFront(model),
    [600, 540, 1.8, 'label'],
  )
}

function smallBottle({ paint, label }: Model): string {
  return (
    path(
      'M520 470Q440 540 440 640V940Q440 1000 500 1006H700Q760 1000 760 940V640Q760 540 680 470Z',
      across('#d8d2c6', '#ffffff@26', '#f6f1e6', '#c9c2b4'),
    ) +
    rect(510, 400, 180, 80, round('#d8426a'), 16) +
    path('M440 640H760V880H440Z', round(paint)) +
    printed(
      { label, word: 'YOGHURT' },
      { ink: inkOn(paint), within: 270, name: [770, 72], word: [836, 34] },
    )
  )
}
