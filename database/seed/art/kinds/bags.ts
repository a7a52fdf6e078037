import { ankara, folds } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const bags: Family<'handbag' | 'backpack' | 'school-bag' | 'suitcase'> = {
  handbag({ paint, variant, label }) {
    const outline = 'M280 520H920L1000 940q4 50-50 50H250q-54 0-50-50Z'
    const leather =
      variant % 3 === 2
        ? ankara(paint, variant)
        : diagonal(lighten(paint, 0.28), paint, darken(paint, 0.28))
    const handles =
      stroke('M400 540C400 180 800 180 800 540', darken(paint, 0.35), 34) +
      stroke('M404 520C410 210 790 210 796 520', lighten(paint, 0.2), 6, 'stroke-dasharray="14 10"')
    const body =
      path(outline, leather) +
      clipped(
        path(outline, '#000'),
        path(outline, across('#12102a/.22', '#ffffff/.16@35', '#12102a/.25')),
        folds('M340 900Q420 860 480 900M720 900Q800 860 860 900', 14),
      ) +
      stroke('M294 546L222 950M906 546L978 950', lighten(paint, 0.3), 4, 'stroke-dasharray="12 9"')
    const flap =
      variant % 2 === 0
        ? path('M270 510H930L900 700Q600 800 300 700Z', darken(paint, 0.12)) +
          stroke('M300 690Q600 788 900 690', lighten(paint, 0.25), 4, 'stroke-dasharray="12 9"') +
          rect(550, 690, 100, 90, gold, 16) +
          rect(572, 716, 56, 14, darken(paint, 0.4), 6)
        : rect(270, 510, 660, 30, darken(paint, 0.3), 12) +
          path('M700 540v160l24 30 24-30V540Z', gold)
    const rings = mirrored(circle(400, 560, 26, 'none', 'stroke="#c99a34" stroke-width="12"'))
    const bag =
      handles +
      body +
      flap +
      rings +
      words(label, 600, 880, { size: 44, ink: '#e9c46a', within: 280 })
    return [
      { name: 'front', body: floor(600, 994, 900) + bag },
      {
        name: 'side',
        body:
          floor(600, 994, 800) +
          group(
            'matrix(.74 .07 0 1 120 -50)',
            path('M920 520l150-70 90 400-160 140Z', darken(paint, 0.4)) + bag,
          ),
      },
      { name: 'clasp', body: closeUp(bag, 600, 680, 2) },
    ]
  },

  backpack: (model) =>
    pack(model, model.variant % 2 === 0 ? model.paint : darken(model.paint, 0.2)),

  'school-bag': (model) =>
    pack(model, ['#f2c230', '#ff7aa8', '#4fb7e8'][model.variant % 3] ?? '#f2c230'),

  suitcase({ paint, variant, label }) {
    const ribs =
      variant % 2 === 0
        ? repeat(
            6,
            (index) =>
              rect(372 + index * 80, 330, 22, 600, darken(paint, 0.12), 11) +
              rect(374 + index * 80, 330, 6, 600, lighten(paint, 0.35), 3),
          )
        : repeat(3, (index) => stroke(`M350 ${470 + index * 150}H850`, darken(paint, 0.2), 12))
    const front =
      rect(480, 150, 22, 170, steel()) +
      rect(698, 150, 22, 170, steel()) +
      rect(460, 130, 280, 46, '#2a2b34', 20) +
      rect(
        330,
        290,
        540,
        680,
        across(darken(paint, 0.2), lighten(paint, 0.2), paint, darken(paint, 0.25)),
        56,
      ) +
      ribs +
      rect(330, 290, 540, 680, 'none', 56, `stroke="${darken(paint, 0.4)}" stroke-width="6"`) +
      rect(500, 270, 200, 40, '#2a2b34', 20) +
      rect(500, 800, 200, 60, steel(), 10) +
      words(label, 600, 842, { size: 32, ink: '#22232c', within: 170 }) +
      mirrored(rect(370, 965, 80, 46, '#2a2b34', 14) + circle(410, 1000, 24, '#15151d'))
    return boxed({ x: 330, y: 290, w: 540, h: 680, r: 56, depth: 240, color: paint }, front, [
      600,
      400,
      1.8,
      'handle',
    ])
  },
}

function pack({ paint, variant, label }: Model, second: string): View[] {
  const outline =
    'M360 440C350 260 450 210 600 210S850 260 840 440L870 900q4 90-90 90H420q-94 0-90-90Z'
  const main = path(
    outline,
    across(darken(paint, 0.25), lighten(paint, 0.18), paint, darken(paint, 0.28)),
  )
  const zip =
    stroke('M400 620C380 380 460 300 600 300S820 380 800 620', darken(paint, 0.45), 10) +
    stroke(
      'M400 620C380 380 460 300 600 300S820 380 800 620',
      '#c9ced6',
      3,
      'stroke-dasharray="6 6"',
    ) +
    rect(388, 610, 24, 50, gold, 8)
  const pocket =
    path(
      'M400 660H800L820 880q4 60-60 60H440q-64 0-60-60Z',
      down(lighten(second, 0.1), darken(second, 0.15)),
    ) +
    stroke('M410 700H790', darken(second, 0.4), 8) +
    rect(780, 690, 20, 56, gold, 8)
  const art =
    variant % 3 === 1
      ? circle(600, 480, 70, second) +
        circle(576, 468, 10, '#22232c') +
        circle(624, 468, 10, '#22232c') +
        stroke('M566 500q34 34 68 0', '#22232c', 9)
      : words(label, 600, 500, { size: 56, ink: inkOn(paint), within: 300 })
  const top = stroke('M540 220C540 130 660 130 660 220', darken(paint, 0.4), 30)
  const sides = mirrored(path('M350 640Q290 650 300 740V880Q310 930 340 930Z', darken(paint, 0.35)))
  const front = sides + top + main + zip + pocket + art
  const straps = mirrored(
    stroke('M500 300C420 400 400 700 440 920', darken(paint, 0.5), 70) +
      stroke('M500 300C420 400 400 700 440 920', darken(paint, 0.25), 50),
  )
  const back =
    top +
    main +
    rect(420, 420, 360, 480, darken(paint, 0.35), 60) +
    repeat(4, (index) => ellipse(600, 500 + index * 110, 130, 34, darken(paint, 0.5))) +
    straps
  return [
    { name: 'front', body: floor(600, 996, 720) + front },
    { name: 'back and straps', body: floor(600, 996, 720) + back },
    {
      name: 'side',
      body:
        floor(600, 996, 620) +
        group(
          'matrix(.7 .05 0 1 150 -30)',
          path('M820 330Q960 300 980 440V800Q960 960 840 980Z', darken(paint, 0.35)) + front,
        ),
    },
    { name: 'zip and pocket', body: closeUp(front, 700, 700, 2) },
  ]
}
