import { adire, stripes } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
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

export const furniture: Family<'office-chair' | 'desk' | 'bed' | 'sofa' | 'wardrobe'> = {
  'office-chair'({ paint, variant }) {
    const base =
      mirrored(
        stroke('M600 900L400 960M600 900L520 990', '#3a3b46', 26) +
          circle(400, 980, 30, '#1c1d26') +
          circle(520, 1010, 30, '#1c1d26'),
      ) +
      circle(600, 1000, 28, '#1c1d26') +
      rect(580, 720, 40, 190, steel(), 8)
    const seat = path(
      'M380 640H820Q860 700 820 740H380Q340 700 380 640Z',
      down(lighten(paint, 0.2), darken(paint, 0.35)),
    )
    const back =
      rect(
        410,
        190,
        380,
        430,
        variant % 2 === 0
          ? across(darken(paint, 0.3), lighten(paint, 0.2), darken(paint, 0.3))
          : stripes(paint, darken(paint, 0.3), 10),
        80,
      ) +
      rect(460, 430, 280, 120, darken(paint, 0.2), 40, 'opacity=".6"') +
      (variant % 2 === 0
        ? stroke('M600 210V600M410 400H790', darken(paint, 0.4), 5, 'opacity=".6"')
        : '')
    const arms = mirrored(
      stroke('M400 700V560', '#3a3b46', 24) + rect(340, 530, 110, 40, '#22232c', 20),
    )
    const chair = base + rect(570, 580, 60, 90, '#3a3b46', 10) + back + arms + seat
    return turnable(chair, 640, 1036, [600, 520, 1.8, 'back rest'], chair)
  },

  desk({ paint, variant }) {
    const wood = grain(paint)
    const drawers = repeat(
      3,
      (index) =>
        rect(770, 560 + index * 130, 230, 116, wood, 6) +
        rect(
          770,
          560 + index * 130,
          230,
          116,
          'none',
          6,
          `stroke="${darken(paint, 0.4)}" stroke-width="4"`,
        ) +
        rect(840, 606 + index * 130, 90, 16, steel(), 8),
    )
    const front =
      rect(150, 470, 900, 60, wood, 8) +
      rect(150, 520, 900, 14, darken(paint, 0.4)) +
      rect(190, 530, 50, 450, wood, 4) +
      rect(750, 534, 270, 446, darken(paint, 0.3), 4) +
      drawers
    const set =
      variant % 2 === 0
        ? rect(320, 250, 320, 200, '#17171f', 10) +
          rect(332, 262, 296, 168, diagonal('#2b4a9c', '#6fb7e8'), 4) +
          rect(460, 446, 40, 28, '#5c5f6e')
        : path('M300 470V360q0-40 40-40H460', 'none', 'stroke="#d1403a" stroke-width="16"') +
          path('M430 300h110l40 90H390Z', '#d1403a') +
          rect(640, 420, 180, 22, '#2f8f5a') +
          rect(650, 444, 190, 26, '#2b4a9c')
    return [
      ...boxed({ x: 150, y: 470, w: 900, h: 510, r: 4, depth: 200, color: paint }, front, [
        880,
        620,
        1.9,
        'drawers',
      ]),
      { name: 'in use', body: floor(600, 984, 980) + set + front },
    ]
  },

  bed({ paint, variant }) {
    const wood = grain('#7a4a28')
    const sheet = variant % 2 === 0 ? paint : adire(darken(paint, 0.2), lighten(paint, 0.75), 0)
    const front =
      rect(
        200,
        250,
        800,
        420,
        variant % 3 === 1 ? diagonal(lighten(paint, 0.2), darken(paint, 0.2)) : wood,
        30,
      ) +
      repeat(variant % 3 === 1 ? 10 : 0, (index) =>
        circle(260 + (index % 5) * 170, 330 + Math.floor(index / 5) * 110, 12, darken(paint, 0.4)),
      ) +
      mirrored(
        rect(270, 470, 290, 150, '#ffffff', 60) +
          rect(270, 470, 290, 150, down('#12102a/0', '#12102a/.18'), 60),
      ) +
      path('M230 580H970L1040 860H160Z', '#f7f4ee') +
      path('M222 640Q600 600 978 640L1040 860H160Z', sheet) +
      path('M222 640Q600 600 978 640L982 690Q600 650 216 690Z', '#ffffff', 'opacity=".75"') +
      path('M160 860H1040V950H160Z', sheet) +
      rect(160, 860, 880, 90, down('#12102a/.1', '#12102a/.4')) +
      rect(150, 930, 900, 60, wood, 10) +
      mirrored(rect(170, 980, 60, 40, '#3a2414', 6))
    return turnable(front, 980, 1020, [440, 560, 1.8, 'pillows'], front)
  },

  sofa({ paint, variant }) {
    const seats = 2 + (variant % 2)
    const step = 700 / seats
    const cushion = (x: number) =>
      rect(
        x,
        420,
        step - 8,
        260,
        across(darken(paint, 0.12), lighten(paint, 0.2), darken(paint, 0.18)),
        44,
      ) +
      rect(x, 660, step - 8, 150, down(lighten(paint, 0.35), paint, darken(paint, 0.25)), 40) +
      stroke(`M${x + 24} 690H${x + step - 34}`, lighten(paint, 0.45), 5, 'opacity=".7"')
    const arms = mirrored(
      rect(
        130,
        520,
        140,
        380,
        across(darken(paint, 0.3), lighten(paint, 0.22), darken(paint, 0.1)),
        60,
      ),
    )
    const throwPillow = (x: number, turn: number, fabric: string) =>
      `<g transform="rotate(${turn} ${x} 590)">${rect(x - 85, 505, 170, 170, fabric, 34)}${rect(x - 85, 505, 170, 170, diagonal('#ffffff/.2', '#12102a/.25'), 34)}</g>`
    const front =
      rect(210, 380, 780, 460, darken(paint, 0.3), 50) +
      repeat(seats, (index) => cushion(254 + index * step)) +
      rect(220, 790, 760, 120, down(darken(paint, 0.05), darken(paint, 0.4)), 20) +
      arms +
      throwPillow(350, -12, adire('#23226b', '#f1e9d8', 0)) +
      throwPillow(850, 12, '#f2b63d') +
      mirrored(path('M230 905h70l-16 80h-30Z', '#5a3820'))
    return turnable(front, 1000, 990, [400, 600, 1.9, 'cushion'], roomed(front))
  },

  wardrobe({ paint, variant }) {
    const wood = grain(paint)
    const doors = 2 + (variant % 2)
    const w = 640 / doors
    const door = (index: number) => {
      const isMirror = variant % 2 === 1 && index === 1
      return (
        rect(
          284 + index * w,
          200,
          w - 8,
          740,
          isMirror ? diagonal('#dceaf4', '#ffffff', '#b9cede') : wood,
          6,
        ) +
        rect(
          284 + index * w,
          200,
          w - 8,
          740,
          'none',
          6,
          `stroke="${darken(paint, 0.45)}" stroke-width="5"`,
        ) +
        rect(index === 0 ? 284 + w - 40 : 300 + index * w, 520, 14, 130, steel('#c9b06a'), 7)
      )
    }
    const front =
      rect(260, 170, 680, 820, darken(paint, 0.25), 10) +
      repeat(doors, door) +
      rect(240, 150, 720, 44, wood, 8) +
      rect(260, 944, 680, 46, darken(paint, 0.4))
    const inside =
      rect(260, 170, 680, 820, darken(paint, 0.55), 10) +
      stroke('M290 290H660', '#c9ced6', 14) +
      repeat(6, (index) =>
        path(
          `M${310 + index * 56} 310h40l16 ${260 + (index % 3) * 60}h-70Z`,
          ['#d1403a', '#2b4a9c', '#f2c230', '#2f8f5a', '#f4efe2', '#8a3a8f'][index] ?? '',
        ),
      ) +
      repeat(
        4,
        (index) =>
          rect(680, 330 + index * 160, 240, 16, paint) +
          repeat(3, (fold) =>
            rect(
              700,
              290 + index * 160 - fold * 34 + 10,
              190,
              30,
              ['#e8a52a', '#4b7fc4', '#c43f6a'][(fold + index) % 3] ?? '',
              10,
            ),
          ),
      ) +
      rect(240, 150, 720, 44, wood, 8)
    return [
      ...boxed({ x: 260, y: 150, w: 680, h: 840, r: 6, depth: 260, color: paint }, front, [
        560,
        560,
        1.9,
        'handles',
      ]),
      { name: 'inside', body: floor(600, 994, 860) + inside },
    ]
  },
}

/** Planks lit from above. */
function grain(paint: string): string {
  return down(
    lighten(paint, 0.18),
    `${paint}@30`,
    `${darken(paint, 0.1)}@31`,
    `${lighten(paint, 0.06)}@64`,
    `${darken(paint, 0.12)}@65`,
    darken(paint, 0.2),
  )
}

/** In a room: wall, skirting and floor boards. */
function roomed(body: string): string {
  return (
    rect(-60, -60, 1320, 880, down('#e7dcc6', '#efe6d4')) +
    rect(-60, 800, 1320, 30, '#fbf7ee') +
    rect(-60, 830, 1320, 430, down('#b98a5a', '#94683e')) +
    rect(760, 120, 220, 180, '#fbf7ee', 6) +
    circle(870, 210, 56, '#f2b63d') +
    ellipse(600, 990, 560, 70, '#23226b', 'opacity=".8"') +
    group('translate(60 60) scale(.9)', body)
  )
}

function turnable(
  body: string,
  width: number,
  bottom: number,
  [x, y, zoom, name]: [number, number, number, string],
  setting: string,
): View[] {
  const angle = floor(600, bottom, width * 0.86, 80) + group(`matrix(.82 .07 0 1 108 -42)`, body)
  const views = [
    { name: 'front', body: floor(600, bottom, width * 1.08, 60) + body },
    { name: 'angle', body: angle },
    { name, body: closeUp(body, x, y, zoom) },
  ]
  return setting === body ? views : [...views, { name: 'in a room', body: setting }]
}
