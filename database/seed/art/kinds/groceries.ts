import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, diagonal, down, ellipse, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind = 'rice-bag' | 'food-tin' | 'beverage-tin' | 'milk-pack' | 'spice-jar'

export const groceries: Family<Kind> = {
  'rice-bag'({ paint, label }) {
    const outline =
      'M330 260Q600 300 870 260L900 330Q880 640 920 940Q900 1010 600 1010T280 940Q320 640 300 330Z'
    const sack =
      path(outline, across('#d9d2c0', '#ffffff', '#f4efe2', '#cfc6b0')) +
      path('M310 420Q600 450 890 420L900 820Q600 850 300 820Z', paint) +
      path('M330 260Q600 300 870 260L878 290Q600 330 322 290Z', darken(paint, 0.2)) +
      stroke('M326 282Q600 322 874 282', '#ffffff', 5, 'stroke-dasharray="14 10"')
    const grain = repeat(18, (index) =>
      ellipse(
        600 + Math.cos(index * 2.4) * (10 + index * 3),
        790 - ((index * 37) % 40),
        18,
        7,
        '#fffdf3',
        `transform="rotate(${index * 50} 600 760)"`,
      ),
    )
    const text =
      words(label, 600, 590, { size: 110, ink: inkOn(paint), within: 520 }) +
      words('PREMIUM QUALITY', 600, 660, {
        size: 40,
        ink: inkOn(paint),
        within: 500,
      })
    const bag =
      sack +
      grain +
      text +
      stroke('M360 360Q340 660 350 940M840 360Q860 660 850 940', '#12102a', 14, 'opacity=".1"')
    const heap =
      path('M180 960Q380 560 600 540T1020 960Q600 1030 180 960Z', down('#fffdf6', '#e9e0c8')) +
      repeat(60, (index) =>
        ellipse(
          300 + ((index * 97) % 600),
          700 + ((index * 53) % 260),
          18,
          6,
          index % 2 === 0 ? '#ffffff' : '#d9cfb3',
          `transform="rotate(${(index * 47) % 180} ${300 + ((index * 97) % 600)} ${700 + ((index * 53) % 260)})"`,
        ),
      )
    return [
      { name: 'front', body: floor(600, 1014, 800) + bag },
      { name: 'grain', body: floor(600, 990, 960) + heap },
      { name: 'label', body: closeUp(bag, 600, 600, 1.7) },
    ]
  },

  'food-tin'({ paint, variant, label }) {
    const fruit = ['#d1403a', '#e8a52a', '#2f8f5a'][variant % 3] ?? '#d1403a'
    const tin =
      drum(600, 420, 250, 560, '#c9ced6', '#e6e9ee') +
      ellipse(600, 420, 220, 30, '#c2c7d1') +
      ellipse(600, 420, 190, 24, '#dde1e8') +
      path('M350 480A250 40 0 0 0 850 480V920A250 40 0 0 1 350 920Z', round(paint)) +
      path('M350 700A250 40 0 0 0 850 700V920A250 40 0 0 1 350 920Z', '#fffaf0', 'opacity=".9"') +
      words(label, 600, 640, { size: 84, ink: inkOn(paint), within: 400 }) +
      circle(560, 830, 64, fruit) +
      circle(660, 850, 50, lighten(fruit, 0.15)) +
      path('M560 770q10-40 50-46q-4 40-50 46Z', '#3f8f4a') +
      ellipse(536, 806, 14, 22, '#ffffff', 'opacity=".5"')
    return stood(tin, 500, [600, 640, 1.8, 'label'], 'shelved', label)
  },

  'beverage-tin'({ paint, variant, label }) {
    const cup =
      path('M530 800h140l-16 100q-54 20-108 0Z', '#ffffff') +
      stroke('M668 820q50 4 30 46t-40 16', '#ffffff', 12) +
      ellipse(600, 800, 70, 14, '#5a3420') +
      stroke('M580 770q-14-26 6-46M620 770q-14-26 6-46', '#ffffff', 8, 'opacity=".8"')
    const tin =
      drum(600, 340, 230, 650, paint, '#e9dcc0') +
      path('M370 340A230 37 0 0 0 830 340V420A230 37 0 0 1 370 420Z', steel('#e3d6b4')) +
      ellipse(600, 340, 230, 37, '#f0e6cc') +
      ellipse(600, 340, 200, 28, '#dccfae') +
      path(
        'M370 500A230 37 0 0 0 830 500V560A230 37 0 0 1 370 560Z',
        ['#f2b63d', '#ffffff', '#d1403a'][variant % 3] ?? '',
      ) +
      words(label, 600, 690, { size: 92, ink: inkOn(paint), within: 390 }) +
      cup
    return stood(tin, 460, [600, 660, 1.8, 'label'], 'shelved', label)
  },

  'milk-pack'({ paint, variant, label }) {
    const front =
      variant % 2 === 0
        ? rect(400, 380, 400, 620, across('#f7f9fc', '#ffffff', '#e6ebf3')) +
          path('M400 380L440 240H760L800 380Z', down('#ffffff', '#dde4ee')) +
          rect(436, 200, 328, 50, '#eef2f8', 4) +
          path('M400 760Q600 660 800 760V1000H400Z', paint) +
          path(
            'M500 760Q560 640 620 720T720 700',
            'none',
            'stroke="#fff" stroke-width="26" stroke-linecap="round"',
          ) +
          words(label, 600, 540, { size: 96, ink: paint, within: 340 }) +
          words('MILK', 600, 930, { size: 30, ink: inkOn(paint), within: 330 })
        : path(
            'M340 240Q600 260 860 240L880 980Q600 1010 320 980Z',
            diagonal(lighten(paint, 0.4), paint, darken(paint, 0.2)),
          ) +
          rect(340, 230, 520, 50, lighten(paint, 0.5), 4) +
          path('M330 700Q600 600 874 720L880 980Q600 1010 320 980Z', '#ffffff') +
          words(label, 600, 540, { size: 110, ink: inkOn(paint), within: 440 }) +
          words('MILK POWDER', 600, 620, { size: 40, ink: inkOn(paint) }) +
          path('M520 770h160v130q-80 30-160 0Z', '#e9f2fa') +
          ellipse(600, 770, 80, 18, '#ffffff', 'stroke="#c9d9e8" stroke-width="5"')
    return boxed(
      variant % 2 === 0
        ? { x: 400, y: 380, w: 400, h: 620, depth: 230, color: '#e8edf4' }
        : { x: 330, y: 240, w: 540, h: 750, r: 20, depth: 70, color: paint },
      front,
      [600, 540, 1.8, 'label'],
    )
  },

  'spice-jar'({ paint, variant, label }) {
    const jar =
      lathe(
        [
          [440, 180],
          [500, 210],
          [960, 210],
          [1000, 190],
        ],
        glass(),
      ) +
      path(
        'M392 560H808V960q0 40-40 40H432q-40 0-40-40Z',
        across(darken(paint, 0.3), lighten(paint, 0.2), darken(paint, 0.3)),
      ) +
      repeat(40, (index) =>
        circle(
          404 + ((index * 83) % 392),
          575 + ((index * 41) % 410),
          6,
          index % 2 === 0 ? lighten(paint, 0.35) : darken(paint, 0.35),
        ),
      ) +
      rect(400, 300, 400, 150, round(variant % 2 === 0 ? '#d1403a' : '#22232c'), 18) +
      repeat(14, (index) => rect(412 + index * 28, 310, 8, 130, '#12102a', 4, 'opacity=".25"'))
    const tag =
      rect(400, 650, 400, 220, '#fff8e8', 8) +
      words(label, 600, 760, { size: 70, ink: '#3a2a1c', within: 340 }) +
      words('SEASONING', 600, 830, {
        size: 36,
        ink: darken(paint, 0.3),
      })
    return stood(jar + tag, 420, [600, 740, 1.8, 'label'], 'shelved', label)
  },
}
