import { adire } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import type { Family, Model, View } from '../studio.ts'
import { circle, clipped, down, path, rect, repeat, stroke } from '../svg.ts'
import { book } from './books.ts'

/** Novels and past questions, each title with a cover of its own. */
export const paperbacks: Family<
  | 'street-novel'
  | 'river-novel'
  | 'letters-novel'
  | 'english-past-questions'
  | 'mathematics-past-questions'
  | 'science-past-questions'
  | 'core-past-questions'
> = {
  'street-novel': (model) => novel({ ...model, paint: '#9c4526' }, street),
  'river-novel': (model) => novel(model, river),
  'letters-novel': (model) => novel({ ...model, paint: '#b47f2c' }, envelopes),

  'english-past-questions': (model) => pastQuestions(model, 'ENGLISH', 0),
  'mathematics-past-questions': (model) =>
    pastQuestions({ ...model, paint: '#a5382f' }, 'MATHEMATICS', 1),
  'science-past-questions': (model) => pastQuestions({ ...model, paint: '#2f7a48' }, 'SCIENCES', 2),
  'core-past-questions': (model) => pastQuestions({ ...model, paint: '#5a3f8f' }, 'WAEC CORE', 3),
}

function novel(model: Model, scene: string): View[] {
  const { paint } = model
  return book(
    model,
    rect(340, 400, 520, 400, darken(paint, 0.35)) +
      clipped(rect(340, 400, 520, 400, '#000'), scene) +
      rect(340, 800, 520, 70, adire(darken(paint, 0.3), lighten(paint, 0.7), 0)) +
      rect(340, 394, 520, 12, '#f2b63d') +
      rect(340, 794, 520, 12, '#f2b63d'),
    'A NOVEL',
  )
}

const street =
  rect(340, 406, 520, 388, down('#f6c98a', '#e8935a')) +
  circle(740, 500, 56, '#fff0c9') +
  path('M340 560L470 480L600 560V794H340Z', '#7a3a24') +
  path('M600 600H860V794H600Z', '#5a2a1c') +
  path('M580 600L730 540L880 600Z', '#8f4a2c') +
  rect(430, 660, 80, 134, '#3a1a12', 6) +
  rect(370, 600, 50, 60, '#ffe0a0') +
  rect(530, 600, 50, 60, '#ffe0a0') +
  rect(640, 640, 60, 70, '#ffe0a0') +
  rect(770, 640, 60, 70, '#ffe0a0') +
  stroke('M340 450Q600 500 860 440', '#3a1a12', 4)

const river =
  rect(340, 406, 520, 388, down('#d7ecf2', '#8cc4d2')) +
  path('M340 560Q470 500 600 550T860 530V600H340Z', '#2f6a4f') +
  path('M340 590H860V794H340Z', '#1d5f78') +
  stroke(
    'M360 640q40-18 80 0t80 0 80 0 80 0 80 0 80 0M340 740q40-18 80 0t80 0 80 0 80 0 80 0 80 0',
    '#8cc4d2',
    7,
  ) +
  path('M440 670H760Q730 730 680 730H520Q470 730 440 670Z', '#5a3418') +
  path('M560 670L620 560L680 670Z', '#fffaf0') +
  path('M470 670l36-40 36 40Z', '#fffaf0')

const envelopes =
  rect(340, 406, 520, 388, down('#f0dcae', '#d9b06a')) +
  repeat(5, (index) =>
    stroke(
      `M${350 + index * 30} ${450 + index * 70}q120-40 240 0t220-10`,
      '#b98a44',
      6,
      'opacity=".5"',
    ),
  ) +
  rect(420, 500, 300, 200, '#fffdf4', 8, 'transform="rotate(-8 570 600)"') +
  path('M422 522L578 632L718 480', 'none', 'stroke="#b98a44" stroke-width="7"') +
  rect(520, 580, 280, 180, '#fff8e6', 8, 'transform="rotate(6 660 670)"') +
  path('M534 572L652 676L812 600', 'none', 'stroke="#b98a44" stroke-width="7"') +
  rect(736, 690, 50, 56, '#a5382f', 4, 'transform="rotate(6 660 670)"')

/** An answer sheet with the sign of the subject. */
function pastQuestions(model: Model, subject: string, at: 0 | 1 | 2 | 3): View[] {
  const sheet =
    rect(390, 520, 420, 340, '#fffdf6', 10) +
    repeat(
      4,
      (row) =>
        words(String(row + 1), 430, 596 + row * 78, { size: 32, ink: '#2a2740', weight: 14 }) +
        repeat(4, (column) =>
          circle(
            500 + column * 84,
            582 + row * 78,
            24,
            column === (row * 3 + at) % 4 ? '#2b4a9c' : 'none',
            'stroke="#2b4a9c" stroke-width="6"',
          ),
        ),
    )
  const band =
    rect(340, 400, 520, 90, '#f2b63d') +
    words(subject, 600, 468, { size: 50, ink: '#2a2740', within: 440, weight: 18 })
  return book(model, band + sheet, 'PAST QUESTIONS')
}
