import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { lathe, round } from '../solids.ts'
import type { Family, Model, View } from '../studio.ts'
import { across, circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'cooking-oil'
  | 'oil-jug'
  | 'oil-keg'
  | 'soya-oil'
  | 'soya-oil-jug'
  | 'palm-oil-bottle'
  | 'palm-oil-jug'
  | 'palm-oil-keg'

interface Oil {
  color: string
  word: string
  art: string
}

const vegetable: Oil = { color: '#f0b429', word: 'VEGETABLE OIL', art: drop('#f0b429') }
const palm: Oil = { color: '#c4401e', word: 'PALM OIL', art: palmFruit() }

const soya: Oil = { color: '#e9c24a', word: 'SOYA OIL', art: soyaPod() }

export const oils: Family<Kind> = {
  'cooking-oil': (model) => bottle(model, vegetable),
  'oil-jug': (model) => jug(model, vegetable),
  'oil-keg': (model) => keg(model, vegetable),
  'soya-oil': (model) => bottle(model, soya),
  'soya-oil-jug': (model) => jug(model, soya),
  'palm-oil-bottle': (model) => bottle(model, palm),
  'palm-oil-jug': (model) => jug(model, palm),
  'palm-oil-keg': (model) => keg(model, palm),
}

function bottle({ paint, label }: Model, { color, word, art }: Oil): View[] {
  const body =
    lathe(
      [
        [240, 60],
        [330, 70],
        [460, 180],
        [540, 190],
        [760, 176],
        [960, 190],
        [1004, 180],
      ],
      across(`${darken(color, 0.3)}`, `${lighten(color, 0.5)}@24`, color, `${darken(color, 0.35)}`),
    ) +
    rect(530, 190, 140, 70, round('#d1403a'), 14) +
    path('M412 590H788V890H412Z', paint) +
    path('M412 590H788V624H412ZM412 856H788V890H412Z', lighten(paint, 0.5)) +
    words(label, 600, 704, { size: 60, ink: inkOn(paint), within: 330 }) +
    words(word, 600, 750, { size: 26, ink: inkOn(paint), weight: 12, within: 320 }) +
    art
  return stood(body, 440, [600, 700, 1.8, 'label'], 'shelved', label)
}

/** Three to five litres, with a handle in the shoulder. */
function jug({ paint, label }: Model, { color, word, art }: Oil): View[] {
  const body =
    path(
      'M380 330Q380 260 450 260H560V210H660V260H760Q830 260 830 340V960q0 44-44 44H424q-44 0-44-44Z',
      across(darken(color, 0.25), lighten(color, 0.4), color, darken(color, 0.3)),
    ) +
    path('M700 320h80v230h-80q-30 0-30-30V350q0-30 30-30Z', '#f3ead4') +
    rect(550, 170, 120, 60, round('#d1403a'), 12) +
    path('M380 600H830V900H380Z', paint) +
    path('M380 600H830V630H380ZM380 870H830V900H380Z', lighten(paint, 0.5)) +
    words(label, 605, 712, { size: 72, ink: inkOn(paint), within: 380 }) +
    words(word, 605, 762, { size: 30, ink: inkOn(paint), weight: 12, within: 360 }) +
    art
  return stood(body, 480, [605, 720, 1.7, 'label'], 'shelved', label)
}

/** The square keg of twenty-five litres, closed with a tie. */
function keg({ paint, label }: Model, { color, word, art }: Oil): View[] {
  const body =
    path(
      'M300 470Q300 380 390 372L470 340V300H560V372H640L700 300Q720 280 760 280H820Q900 290 900 380V950q0 56-56 56H356q-56 0-56-56Z',
      across(darken(color, 0.3), lighten(color, 0.34), color, darken(color, 0.35)),
    ) +
    path('M690 376L740 330H810Q836 336 836 372V420H700Q670 410 690 376Z', '#f3ead4') +
    rect(452, 244, 126, 66, round('#2a2b34'), 10) +
    stroke('M452 300Q420 350 470 372', '#d1403a', 8) +
    stroke('M320 480H880M320 970H880', darken(color, 0.35), 8, 'opacity=".5"') +
    rect(360, 560, 480, 350, paint, 18) +
    rect(374, 574, 452, 322, 'none', 12, `stroke="${lighten(paint, 0.6)}" stroke-width="6"`) +
    printed({ label, word }, { ink: inkOn(paint), within: 400, name: [684, 84], word: [744, 38] }) +
    art
  return stood(body, 620, [600, 700, 1.6, 'label'], 'shelved', label)
}

function drop(color: string): string {
  return (
    path('M600 770q54 72 0 100q-54-28 0-100Z', lighten(color, 0.2)) +
    ellipse(586, 836, 8, 14, '#ffffff', 'opacity=".7"')
  )
}

function soyaPod(): string {
  return group(
    'translate(0 14)',
    path('M512 836Q530 776 590 790T690 784Q700 820 660 836T560 846T512 836Z', '#6f9a3e') +
      circle(556, 818, 21, '#e6d08a') +
      circle(604, 818, 22, '#e6d08a') +
      circle(651, 812, 20, '#e6d08a') +
      stroke('M690 784Q706 776 724 780', '#4f7a2c', 7),
  )
}

function palmFruit(): string {
  const fruit = (x: number, y: number) =>
    circle(x, y, 26, '#b5331a') + circle(x, y - 14, 10, '#2b1a14')
  return (
    path(
      'M560 800Q520 770 500 786Q530 800 556 816ZM640 800Q680 770 700 786Q670 800 644 816Z',
      '#3f8f4a',
    ) +
    fruit(570, 816) +
    fruit(630, 816) +
    fruit(600, 842)
  )
}
