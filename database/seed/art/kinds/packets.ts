import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor, onShelf, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const packets: Family<'noodles' | 'snack-pack' | 'cereal-box' | 'detergent' | 'diapers'> = {
  noodles({ paint, variant, label }) {
    const bowl = bowlOf(['#f6d98a', '#f2c76a'][variant % 2] ?? '#f6d98a')
    return pouch(
      { paint, label, flavour: 'INSTANT NOODLES' },
      group('translate(0 10) scale(1 .9)', bowl),
      'a bowl of it',
      floor(600, 960, 900) + group('translate(-300 -420) scale(1.5)', bowl),
    )
  },

  'snack-pack'({ paint, variant, label }) {
    const bites = repeat(9, (index) => {
      const [x, y] = [420 + (index % 5) * 88, 780 + Math.floor(index / 5) * 90]
      return variant % 2 === 0
        ? circle(x, y, 54, '#d99a4e') +
            circle(x, y, 44, 'none', 'stroke="#b3762f" stroke-width="5" stroke-dasharray="10 8"') +
            circle(x - 12, y - 10, 5, '#7a4a1c') +
            circle(x + 14, y + 8, 5, '#7a4a1c')
        : path(
            `M${x - 50} ${y}q50-70 100 0q-40 40-100 0Z`,
            '#f2c24e',
            'stroke="#c98f2a" stroke-width="4"',
          )
    })
    return pouch(
      { paint, label, flavour: ['CRUNCHY', 'CRISPY', 'TASTY'][variant % 3] ?? '' },
      bites,
      'what is inside',
      floor(600, 980, 900) +
        ellipse(600, 860, 440, 110, '#f4f0e6') +
        ellipse(600, 846, 400, 90, '#e4ddcc') +
        group('translate(-330 -440) scale(1.55)', bites),
    )
  },

  'cereal-box'({ paint, label }) {
    const bowl = bowlOf('#e8b04a')
    const front =
      rect(340, 200, 520, 800, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.15)), 6) +
      path('M340 200H860V330Q600 430 340 330Z', lighten(paint, 0.55)) +
      words(label, 600, 480, { size: 110, ink: inkOn(paint), within: 440, weight: 18 }) +
      words('BREAKFAST CEREAL', 600, 560, {
        size: 44,
        ink: inkOn(paint),
        within: 440,
      }) +
      group('translate(60 90) scale(.9)', bowl)
    return [
      ...boxed({ x: 340, y: 200, w: 520, h: 800, depth: 200, color: paint }, front, [
        600,
        780,
        1.8,
        'picture on the box',
      ]),
      {
        name: 'a bowl of it',
        body: floor(600, 960, 900) + group('translate(-300 -420) scale(1.5)', bowl),
      },
    ]
  },

  detergent({ paint, label }) {
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
      { paint, label, flavour: 'DETERGENT' },
      bubbles,
      'powder',
      floor(600, 980, 980) +
        path('M200 960Q420 620 600 610T1000 960Q600 1020 200 960Z', down('#ffffff', '#dce6f2')) +
        repeat(70, (index) =>
          circle(
            300 + ((index * 97) % 600),
            740 + ((index * 53) % 220),
            7,
            index % 3 === 0 ? paint : '#eef3fa',
          ),
        ),
    )
  },

  diapers({ paint, label }) {
    const face =
      circle(600, 790, 120, '#8a5a3c') +
      circle(560, 780, 12, '#1c1410') +
      circle(640, 780, 12, '#1c1410') +
      stroke('M560 830q40 36 80 0', '#1c1410', 9) +
      path('M490 750Q520 660 600 664T710 750Q650 700 600 706T490 750Z', '#1c1410')
    const nappy =
      path(
        'M330 480Q600 540 870 480L880 620Q740 660 690 860H510Q460 660 320 620Z',
        down('#ffffff', '#e9eef5'),
      ) +
      path('M330 480Q600 540 870 480L876 540Q600 600 326 540Z', lighten(paint, 0.5)) +
      repeat(5, (index) => circle(440 + index * 80, 560, 16, paint, 'opacity=".6"')) +
      stroke('M520 650Q560 760 530 850M680 650Q640 760 670 850', '#c9d4e2', 6)
    return pouch(
      {
        paint,
        label,
        flavour: 'BABY DIAPERS',
      },
      face,
      'one of them',
      floor(600, 880, 640) + group('translate(0 60)', nappy),
    )
  },
}

/** A sealed plastic pack with crimped ends; `art` is drawn between 660 and 960. */
function pouch(
  { paint, label, flavour }: { paint: string; label: string; flavour: string },
  art: string,
  name: string,
  inside: string,
): View[] {
  const outline = 'M310 210H890V250Q870 300 876 600T890 960V1000H310V960Q330 900 324 600T310 250Z'
  const crimp = (y: number) =>
    rect(310, y, 580, 40, lighten(paint, 0.2)) +
    stroke(`M316 ${y + 12}H884M316 ${y + 28}H884`, darken(paint, 0.25), 3)
  const body =
    path(outline, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.2))) +
    path('M320 640Q600 560 880 660L890 960H310Z', lighten(paint, 0.78), 'opacity=".92"') +
    crimp(210) +
    crimp(960) +
    words(label, 600, 430, { size: 120, ink: inkOn(paint), within: 480, weight: 17 }) +
    words(flavour, 600, 520, { size: 44, ink: inkOn(paint), within: 470 }) +
    art +
    path(outline, across('#ffffff/.3', '#ffffff/0@14', '#12102a/0@70', '#12102a/.22')) +
    path('M360 270Q340 600 366 930L400 930Q374 600 400 270Z', '#ffffff', 'opacity=".28"')
  const one = floor(600, 1006, 760) + body
  return [
    { name: 'front', body: one },
    { name, body: inside },
    { name: 'label', body: closeUp(body, 600, 430, 1.8) },
    { name: 'on the shelf', body: onShelf(body, 580) },
  ]
}

function bowlOf(food: string): string {
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
    )
  )
}
