import { darken, inkOn } from '../color.ts'
import { words } from '../lettering.ts'
import { heap, mealBag, sachets, strewn } from '../packaging.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { across, circle, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'egusi-bag'
  | 'ogbono-bag'
  | 'crayfish-bag'
  | 'stockfish-bag'
  | 'pepper-soup-sachets'
  | 'suya-sachets'
  | 'insecticide-can'
  | 'mosquito-net'
  | 'ring-light'

/** What soups are made of, what keeps mosquitoes away, and the light of those who film themselves. */
export const market: Family<Kind> = {
  'egusi-bag': (model) =>
    mealBag(
      { ...model, word: 'EGUSI', art: seeds('#f7ecc9', '#d8c48c') },
      'egusi',
      heap(
        '#f3e6bd',
        '#cdb67c',
        strewn(46, (x, y, i) => seed(x, y, i, '#fbf3d6', '#c9b071')),
      ),
    ),

  'ogbono-bag': (model) =>
    mealBag(
      { ...model, word: 'OGBONO', art: seeds('#b98a55', '#7c5327') },
      'ogbono',
      heap(
        '#b0824c',
        '#6f4820',
        strewn(46, (x, y, i) => seed(x, y, i, '#c79a63', '#6a431c')),
      ),
    ),

  'crayfish-bag': (model) =>
    mealBag(
      { ...model, word: 'CRAYFISH', art: again(6, (x, y, i) => shrimp(x, y, i, 1)) },
      'crayfish',
      heap(
        '#e6a878',
        '#b4683a',
        strewn(13, (x, y, i) => shrimp(x, y, i, 0.9)),
      ),
    ),

  'stockfish-bag': (model) =>
    mealBag(
      { ...model, word: 'STOCKFISH', art: group('translate(600 790) scale(.5)', fish) },
      'stockfish',
      floor(600, 960, 900) +
        group('translate(600 560) rotate(-6)', fish) +
        group('translate(610 800) rotate(5)', fish),
    ),

  'pepper-soup-sachets': (model) =>
    sachets({ ...model, word: 'PEPPER SOUP', art: group('translate(-45 66) scale(.2)', bowl) }),

  'suya-sachets': (model) =>
    sachets({ ...model, word: 'SUYA SPICE', art: group('translate(75 200)', stick) }),

  'insecticide-can': (model) => {
    const can = sprayCan(model)
    return stood(can, 270, [600, 720, 1.9, 'label'], 'shelved', model.label)
  },

  'mosquito-net': ({ paint }) => {
    const net = bedNet(paint)
    return [
      { name: 'over a bed', body: floor(600, 1000, 1000) + bed + net },
      { name: 'near', body: closeUp(bed + net, 600, 640, 1.8) },
      { name: 'hung', body: floor(600, 1000, 900) + net },
    ]
  },

  'ring-light': ({ label }) => {
    const light = ringOnStand(label)
    return [
      { name: 'front', body: floor(600, 1010, 520) + light },
      { name: 'the ring', body: closeUp(light, 600, 360, 1.7) },
      {
        name: 'on a table',
        body: floor(600, 1010, 700) + group('translate(180 303) scale(.7)', light),
      },
    ]
  },
}

function again(count: number, draw: (x: number, y: number, index: number) => string): string {
  return repeat(count, (index) =>
    draw(470 + (index % 3) * 130, 740 + Math.floor(index / 3) * 100, index),
  )
}

function seeds(light: string, dark: string): string {
  return repeat(14, (index) =>
    seed(440 + (index % 5) * 80, 720 + Math.floor(index / 5) * 66, index, light, dark),
  )
}

/** A flat seed with a rim, pointed at one end. */
function seed(x: number, y: number, index: number, light: string, dark: string): string {
  return group(
    `translate(${x} ${y}) rotate(${(index * 53) % 180})`,
    path(
      'M-26 0Q-12 -18 14 -14Q34 0 14 14Q-12 18 -26 0Z',
      light,
      `stroke="${dark}" stroke-width="5"`,
    ),
  )
}

function shrimp(x: number, y: number, index: number, scale: number): string {
  return group(
    `translate(${x} ${y}) rotate(${(index * 71) % 360}) scale(${scale})`,
    stroke('M-34 16Q-30 -26 8 -24Q36 -20 32 8', '#d9703a', 20) +
      stroke('M-22 -8L-14 2M-6 -20L-2 -8M12 -22L12 -10', '#8f3d18', 4) +
      path('M-34 16L-50 30L-38 34L-24 26Z', '#c25a28') +
      stroke('M32 8Q44 20 58 16M32 8Q42 28 52 32', '#b5521f', 3) +
      circle(24, -10, 4, '#22130a'),
  )
}

/** A dried cod without its head, split and stiff. */
const fish =
  path(
    'M-330 0Q-180 -92 60 -70Q210 -50 290 -14L390 -84L372 0L390 84L290 18Q200 60 60 74Q-180 92 -330 0Z',
    across('#b88d55', '#e7cf9b@40', '#c79d62'),
  ) +
  path('M-250 -4Q-60 -40 250 -2Q-60 30 -250 -4Z', '#8a6231', 'opacity=".75"') +
  repeat(7, (index) =>
    stroke(
      `M${-190 + index * 62} -46Q${-170 + index * 62} 0 ${-190 + index * 62} 48`,
      '#8d6534',
      5,
      'opacity=".6"',
    ),
  ) +
  path('M-60 -76L40 -118L70 -70Z M-40 78L30 112L60 72Z', '#a87c45')

const bowl =
  ellipse(600, 640, 300, 90, '#7a1f12') +
  path('M300 640Q320 880 600 880T900 640Q600 760 300 640Z', '#f2ede2') +
  ellipse(600, 640, 262, 70, '#b5401c') +
  repeat(5, (index) => circle(440 + index * 80, 630 + (index % 2) * 24, 26, '#6d3313')) +
  stroke('M480 520Q450 460 490 400M600 510Q570 450 610 390M720 520Q690 460 730 400', '#c9c3b8', 16)

/** Meat on a stick. */
const stick =
  stroke('M-50 44L56 -44', '#d8b073', 6) +
  repeat(4, (index) =>
    circle(-28 + index * 20, 24 - index * 17, 15, index % 2 ? '#8a3f1c' : '#6d2d12'),
  )

function sprayCan({ paint, label }: Model): string {
  const ink = inkOn(paint)
  return (
    rect(470, 420, 260, 590, across(darken(paint, 0.25), paint, darken(paint, 0.15)), 24) +
    path(
      'M470 440Q480 370 540 360H660Q720 370 730 440Z',
      across('#9aa0ab', '#eef0f4@28', '#858b97'),
    ) +
    rect(530, 270, 140, 96, '#f0c419', 22) +
    rect(520, 300, 30, 26, '#2b2410', 6) +
    words(label, 600, 560, { size: 64, ink, within: 220 }) +
    circle(600, 720, 100, '#ffffff') +
    group('translate(600 720)', mosquito) +
    stroke('M530 650L670 790', '#d32020', 18) +
    circle(600, 720, 96, 'none', 'stroke="#d32020" stroke-width="18"') +
    words('INSECT KILLER', 600, 890, { size: 30, ink, within: 230 })
  )
}

const mosquito =
  ellipse(0, 0, 12, 34, '#22232c') +
  circle(0, -42, 13, '#22232c') +
  stroke(
    'M0 -54L0 -84M-10 -10L-58 -40L-70 10M10 -10L58 -40L70 10M-8 10L-50 40L-46 70M8 10L50 40L46 70',
    '#22232c',
    5,
  ) +
  path(
    'M-6 -16Q-70 -60 -74 -20Q-50 6 -6 -4ZM6 -16Q70 -60 74 -20Q50 6 6 -4Z',
    '#9fb0c4',
    'opacity=".8"',
  )

const bed =
  rect(230, 800, 740, 90, '#8a5a34', 14) +
  rect(240, 740, 720, 90, '#f4f1ea', 26) +
  rect(270, 700, 200, 66, '#dfe7f2', 26) +
  rect(470, 736, 490, 70, '#7fa3c7', 22) +
  rect(246, 880, 34, 120, '#6d4526', 6) +
  rect(920, 880, 34, 120, '#6d4526', 6) +
  rect(206, 600, 34, 300, '#6d4526', 8)

/** A net that hangs from a ring and falls around the bed, so thin that the bed is seen. */
function bedNet(paint: string): string {
  const outline = 'M530 250Q470 560 170 960Q600 1020 1030 960Q730 560 670 250Z'
  const thread = repeat(13, (index) =>
    stroke(
      `M${530 + index * 11.6} 250Q${500 + index * 18} 560 ${170 + index * 71} ${968 + Math.sin(index / 2) * 20}`,
      paint,
      3,
      'opacity=".7"',
    ),
  )
  const round = repeat(9, (index) => {
    const y = 330 + index * 72
    const half = 70 + index * index * 4.6 + index * 5
    return stroke(`M${600 - half} ${y}Q600 ${y + 34} ${600 + half} ${y}`, paint, 3, 'opacity=".55"')
  })
  return (
    stroke('M600 120V236', '#6c6880', 6) +
    path(outline, paint, 'opacity=".28"') +
    thread +
    round +
    ellipse(600, 250, 76, 20, 'none', `stroke="${darken(paint, 0.35)}" stroke-width="12"`)
  )
}

function ringOnStand(label: string): string {
  return (
    stroke('M600 590V820', '#2b2d36', 20) +
    stroke('M600 800L430 1004M600 800L770 1004M600 800V1000', '#2b2d36', 18) +
    circle(600, 360, 210, 'none', 'stroke="#23252d" stroke-width="84"') +
    circle(600, 360, 210, 'none', 'stroke="#fff6dc" stroke-width="62"') +
    circle(600, 360, 210, 'none', 'stroke="#ffffff" stroke-width="30" opacity=".9"') +
    rect(556, 270, 88, 176, '#17181f', 14) +
    rect(564, 282, 72, 150, '#7fa3c7', 6) +
    stroke('M600 446V590', '#3a3d48', 14) +
    rect(548, 800, 104, 56, '#3a3d48', 12) +
    words(label, 600, 838, { size: 22, ink: '#ffffff', within: 92 })
  )
}
