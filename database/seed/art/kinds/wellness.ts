import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { boxFace } from '../packaging.ts'
import { printed } from '../print.ts'
import { glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  ellipse,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind = 'supplement-box' | 'syrup-bottle' | 'effervescent-tube' | 'hand-sanitizer' | 'plasters'

export const wellness: Family<Kind> = {
  'supplement-box': (model) => {
    const { paint } = model
    const face = boxFace(
      { ...model, word: 'FOOD SUPPLEMENT', art: capsules(600, 850, paint) },
      330,
      540,
      340,
    )
    const blister = (turn: number, x: number, y: number) =>
      placed(
        x,
        y,
        1,
        turn,
        rect(380, 500, 440, 200, diagonal('#e9ecf1', '#c2c7d1', '#dfe3ea'), 20) +
          repeat(
            10,
            (index) =>
              ellipse(
                430 + (index % 5) * 85,
                555 + Math.floor(index / 5) * 90,
                34,
                26,
                round(lighten(paint, 0.15)),
              ) +
              ellipse(
                420 + (index % 5) * 85,
                548 + Math.floor(index / 5) * 90,
                12,
                7,
                '#ffffff',
                'opacity=".7"',
              ),
          ),
      )
    return [
      ...boxed({ x: 330, y: 340, w: 540, h: 660, depth: 190, color: paint }, face, [
        600,
        560,
        1.8,
        'label',
      ]),
      {
        name: 'with its strips',
        body:
          floor(600, 1006, 900) +
          group('translate(-80 0)', face) +
          blister(-12, 850, 880) +
          blister(6, 800, 960),
      },
    ]
  },

  'syrup-bottle': ({ paint, label }) => {
    const body =
      lathe(
        [
          [340, 80],
          [420, 96],
          [500, 180],
          [560, 186],
          [960, 186],
          [1004, 172],
        ],
        across('#4a2408', '#c07a3a@24', '#8a4a1c', '#3a1a06'),
      ) +
      rect(510, 230, 180, 110, round('#ffffff'), 14) +
      repeat(11, (index) => rect(520 + index * 15, 240, 5, 90, '#12102a', 2, 'opacity=".12"')) +
      path('M416 560H784V890H416Z', paint) +
      printed(
        { label, word: 'COD LIVER OIL' },
        { ink: inkOn(paint), within: 320, name: [670, 62], word: [738, 38] },
      ) +
      path('M480 820Q560 770 640 816L690 790V850L640 826Q560 866 480 820Z', '#fff3cf')
    const spoon =
      rect(820, 930, 230, 22, steel('#dfe3ea'), 11) +
      ellipse(790, 936, 70, 34, steel('#dfe3ea')) +
      ellipse(788, 932, 54, 22, '#f2c64a')
    return [
      ...stood(body, 380, [600, 700, 1.9, 'label'], 'boxed', label),
      {
        name: 'with a spoon',
        body: floor(640, 1006, 860) + group('translate(-120 0)', body) + spoon,
      },
    ]
  },

  'effervescent-tube': ({ paint, label }) => {
    const tube =
      rect(
        480,
        330,
        240,
        670,
        across(darken(paint, 0.3), lighten(paint, 0.4), paint, darken(paint, 0.35)),
        18,
      ) +
      rect(470, 240, 260, 110, round('#ffffff'), 20) +
      stroke('M474 330H726', '#c6d0dc', 6) +
      path('M480 560Q600 520 720 580V860Q600 900 480 850Z', '#ffffff', 'opacity=".94"') +
      words(label, 600, 680, { size: 44, ink: darken(paint, 0.4), within: 220, weight: 16 }) +
      words('VITAMIN', 600, 744, { size: 40, ink: darken(paint, 0.3), within: 210 }) +
      circle(600, 800, 34, '#f08a1c') +
      circle(600, 800, 26, '#f9a94a')
    const drink =
      path('M740 560H980L950 1000Q860 1020 770 1000Z', glass('#e6f0f7')) +
      path('M752 680H968L948 990Q860 1008 772 990Z', '#f6b04a', 'opacity=".85"') +
      ellipse(860, 680, 108, 18, '#fbd08a') +
      repeat(12, (index) =>
        circle(
          790 + ((index * 37) % 140),
          720 + ((index * 53) % 250),
          7,
          '#ffffff',
          'opacity=".7"',
        ),
      ) +
      ellipse(860, 960, 60, 18, '#fff0d0')
    return [
      { name: 'front', body: floor(600, 1006, 360) + tube },
      {
        name: 'in a glass',
        body: floor(660, 1006, 860) + group('translate(-150 0)', tube) + drink,
      },
      { name: 'label', body: closeUp(tube, 600, 680, 1.9) },
    ]
  },

  'hand-sanitizer': ({ paint, label }) => {
    const body =
      rect(575, 250, 50, 90, steel('#dfe3ea')) +
      path('M470 190H660q20 0 20 20v50H520q-6-40-50-40Z', paint) +
      rect(520, 330, 160, 70, round(paint), 12) +
      lathe(
        [
          [390, 110],
          [430, 175],
          [520, 200],
          [960, 200],
          [1000, 182],
        ],
        glass('#cfe9dc'),
      ) +
      path('M412 500Q600 530 788 500V960Q760 1000 600 1004T418 960Z', '#cfeadb', 'opacity=".75"') +
      repeat(9, (index) =>
        circle(
          440 + ((index * 83) % 320),
          540 + ((index * 59) % 420),
          8,
          '#ffffff',
          'opacity=".8"',
        ),
      ) +
      path('M430 620H770V880H430Z', paint) +
      printed(
        { label, word: 'HAND SANITIZER' },
        { ink: inkOn(paint), within: 300, name: [720, 64], word: [784, 34] },
      ) +
      path('M600 806q26 34 0 52q-26-18 0-52Z', '#ffffff')
    return stood(body, 400, [600, 740, 1.9, 'label'], 'shelved', label)
  },

  plasters: (model) => {
    const { paint } = model
    const plaster = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-150, -42, 300, 84, '#e0ae82', 42),
        rect(-50, -42, 100, 84, '#f0d2b4', 6),
        repeat(6, (index) =>
          circle(
            -120 + (index % 2) * 26 + (index > 3 ? 214 : 0),
            -18 + (Math.floor(index / 2) % 2) * 34,
            5,
            '#b9825a',
          ),
        ),
      )
    const front =
      rect(240, 460, 720, 460, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15)), 10) +
      path('M240 760Q600 680 960 780V920H240Z', '#ffffff', 'opacity=".94"') +
      printed(
        { label: model.label, word: 'PLASTERS' },
        { ink: inkOn(paint), within: 560, name: [600, 100], word: [690, 56] },
      ) +
      plaster(600, 850, -8)
    return [
      ...boxed({ x: 240, y: 460, w: 720, h: 460, depth: 150, color: paint }, front, [
        600,
        640,
        1.7,
        'label',
      ]),
      {
        name: 'some of them',
        body:
          floor(600, 940, 900) +
          group(
            'scale(1.2) translate(-100 -60)',
            plaster(480, 620, -24) + plaster(720, 700, 18) + plaster(560, 820, -4),
          ),
      },
    ]
  },
}

function capsules(x: number, y: number, paint: string): string {
  const one = (at: number, turn: number) =>
    group(
      `translate(${at} ${y}) rotate(${turn})`,
      rect(-60, -26, 70, 52, paint, 26),
      rect(-4, -26, 64, 52, '#fbe0a0', 26),
      rect(-40, -18, 80, 10, '#ffffff', 5, 'opacity=".5"'),
    )
  return one(x - 80, -24) + one(x + 80, 18)
}
