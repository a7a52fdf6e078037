import { checks } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  across,
  circle,
  clipped,
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

export const luggage: Family<
  | 'suitcase'
  | 'suitcase-set'
  | 'backpack'
  | 'laptop-backpack'
  | 'mini-backpack'
  | 'school-bag'
  | 'duffel-bag'
  | 'weekender'
> = {
  suitcase({ paint, label }) {
    return boxed(
      { x: 330, y: 290, w: 540, h: 680, r: 56, depth: 240, color: paint },
      hardShell(paint, label),
      [600, 400, 1.8, 'handle'],
    )
  },

  'suitcase-set'({ paint, label }) {
    const one = `<g id="it">${hardShell(paint, label)}</g>`
    const at = (x: number, size: number) =>
      `translate(${x} 1010) scale(${size}) translate(-600 -1020)`
    const again = (x: number, size: number) => `<use href="#it" transform="${at(x, size)}"/>`
    const three =
      floor(600, 1016, 1080, 60) + group(at(330, 0.84), one) + again(680, 0.68) + again(940, 0.54)
    return [
      { name: 'all three', body: three },
      {
        name: 'one in another',
        body:
          floor(600, 1016, 800, 60) +
          group(at(500, 0.9), one) +
          again(680, 0.68) +
          again(850, 0.54),
      },
      { name: 'handles', body: closeUp(three, 520, 420, 1.9) },
    ]
  },

  backpack: (model) => pack(model, darken(model.paint, 0.18), name(model)),

  'laptop-backpack'(model) {
    const { paint } = model
    const sleeve =
      path('M400 620C380 380 460 300 600 300S820 380 800 620Z', darken(paint, 0.1)) +
      stroke('M420 560H780', darken(paint, 0.45), 8) +
      rect(770, 548, 20, 50, steel(), 6)
    return pack(
      model,
      darken(paint, 0.3),
      sleeve + words(model.label, 600, 470, { size: 44, ink: inkOn(paint), within: 240 }),
    )
  },

  'mini-backpack': (model) =>
    pack(model, lighten(model.paint, 0.12), name(model)).map(({ name, body }) => ({
      name,
      body:
        name === 'zip and pocket'
          ? body
          : group('translate(600 1000) scale(.78 .72) translate(-600 -1000)', body),
    })),

  'school-bag': (model) =>
    pack(
      model,
      '#f2c230',
      circle(600, 480, 70, '#f2c230') +
        circle(576, 468, 10, '#22232c') +
        circle(624, 468, 10, '#22232c') +
        stroke('M566 500q34 34 68 0', '#22232c', 9),
    ),

  'duffel-bag'({ paint, label }) {
    const dark = darken(paint, 0.45)
    const body =
      rect(130, 500, 940, 440, down(lighten(paint, 0.3), paint, darken(paint, 0.35)), 190) +
      ellipse(200, 720, 90, 214, darken(paint, 0.2)) +
      stroke('M200 520Q140 720 200 920', lighten(paint, 0.2), 4, 'stroke-dasharray="12 9"') +
      stroke('M300 516H960', dark, 12) +
      stroke('M300 516H960', '#c9ced6', 4, 'stroke-dasharray="6 6"') +
      mirrored(rect(370, 520, 46, 420, dark) + stroke('M393 530C393 240 600 240 600 300', dark, 34))
    const bag =
      stroke('M160 640C40 1000 200 1040 420 1000', dark, 26) +
      body +
      rect(540, 270, 120, 56, darken(paint, 0.3), 20) +
      words(label, 640, 790, { size: 90, ink: inkOn(paint), within: 360, weight: 17 })
    return [
      { name: 'front', body: floor(600, 946, 1000) + bag },
      {
        name: 'end',
        body:
          floor(600, 950, 620) +
          circle(600, 700, 250, darken(paint, 0.05)) +
          circle(600, 700, 250, across('#ffffff/.18', '#12102a/.3')) +
          stroke('M430 640H770', dark, 10) +
          stroke('M430 640H770', '#c9ced6', 4, 'stroke-dasharray="6 6"') +
          rect(440, 680, 320, 160, darken(paint, 0.15), 24) +
          stroke('M520 460C520 330 680 330 680 460', dark, 30),
      },
      { name: 'handles', body: closeUp(bag, 600, 440, 1.9) },
    ]
  },

  weekender({ paint, label }) {
    const tan = '#9a6b3c'
    const outline = 'M180 520H1020L1050 920q0 50-50 50H200q-50 0-50-50Z'
    const bag =
      group('translate(0 -24)', stroke('M410 540C400 200 800 200 790 540', darken(tan, 0.35), 32)) +
      path(outline, checks('#f4f1ea', paint)) +
      clipped(
        path(outline, '#000'),
        path(outline, across('#12102a/.2', '#ffffff/.1@35', '#12102a/.25')),
      ) +
      stroke('M190 524H1010', darken(tan, 0.3), 22) +
      stroke('M200 522H1000', '#e9c46a', 5, 'stroke-dasharray="6 6"') +
      mirrored(path('M150 860l150 110H200q-50 0-50-50Z', tan)) +
      stroke('M410 760V540C400 200 800 200 790 540V760', tan, 36) +
      mirrored(circle(410, 740, 10, gold) + circle(410, 600, 10, gold)) +
      rect(500, 770, 200, 90, tan, 12) +
      words(label, 600, 830, { size: 34, ink: '#fff3d6', within: 170 })
    return [
      { name: 'front', body: floor(600, 980, 1000) + bag },
      {
        name: 'side',
        body:
          floor(600, 980, 800) +
          group(
            'matrix(.72 .06 0 1 130 -40)',
            path('M1020 520l150-60 20 400-150 100Z', darken(paint, 0.3)) + bag,
          ),
      },
      { name: 'check and handle', body: closeUp(bag, 420, 660, 2) },
    ]
  },
}

function hardShell(paint: string, label: string): string {
  const shell = across(darken(paint, 0.2), lighten(paint, 0.2), paint, darken(paint, 0.25))
  const ribs = repeat(
    6,
    (index) =>
      rect(372 + index * 80, 330, 22, 600, darken(paint, 0.12), 11) +
      rect(374 + index * 80, 330, 6, 600, lighten(paint, 0.35), 3),
  )
  return (
    rect(480, 150, 22, 170, steel()) +
    rect(698, 150, 22, 170, steel()) +
    rect(460, 130, 280, 46, '#2a2b34', 20) +
    rect(330, 290, 540, 680, shell, 56) +
    ribs +
    rect(330, 290, 540, 680, 'none', 56, `stroke="${darken(paint, 0.4)}" stroke-width="6"`) +
    rect(500, 270, 200, 40, '#2a2b34', 20) +
    rect(500, 800, 200, 60, steel(), 10) +
    words(label, 600, 842, { size: 32, ink: '#22232c', within: 170 }) +
    mirrored(rect(370, 965, 80, 46, '#2a2b34', 14) + circle(410, 1000, 24, '#15151d'))
  )
}

function name({ paint, label }: Model): string {
  return words(label, 600, 500, { size: 56, ink: inkOn(paint), within: 300 })
}

function pack({ paint, label }: Model, second: string, front: string): View[] {
  const outline =
    'M360 440C350 260 450 210 600 210S850 260 840 440L870 900q4 90-90 90H420q-94 0-90-90Z'
  const main = path(
    outline,
    across(darken(paint, 0.25), lighten(paint, 0.18), paint, darken(paint, 0.28)),
  )
  const track = 'M400 620C380 380 460 300 600 300S820 380 800 620'
  const zip =
    stroke(track, darken(paint, 0.45), 10) +
    stroke(track, '#c9ced6', 3, 'stroke-dasharray="6 6"') +
    rect(388, 610, 24, 50, gold, 8)
  const pocket =
    path(
      'M400 660H800L820 880q4 60-60 60H440q-64 0-60-60Z',
      down(lighten(second, 0.1), darken(second, 0.15)),
    ) +
    stroke('M410 700H790', darken(second, 0.4), 8) +
    rect(780, 690, 20, 56, gold, 8)
  const name = words(label, 600, 800, { size: 62, ink: inkOn(second), within: 330 })
  const top = stroke('M540 220C540 130 660 130 660 220', darken(paint, 0.4), 30)
  const sides = mirrored(path('M350 640Q290 650 300 740V880Q310 930 340 930Z', darken(paint, 0.35)))
  const whole = sides + top + main + front + zip + pocket + name
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
  const flank = path('M820 330Q960 300 980 440V800Q960 960 840 980Z', darken(paint, 0.35))
  return [
    { name: 'front', body: floor(600, 996, 720) + whole },
    { name: 'back and straps', body: floor(600, 996, 720) + back },
    {
      name: 'side',
      body: floor(600, 996, 620) + group('matrix(.7 .05 0 1 150 -30)', flank + whole),
    },
    { name: 'zip and pocket', body: closeUp(whole, 700, 700, 2) },
  ]
}
