import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, down, group, path, placed, rect, repeat, stroke } from '../svg.ts'

type Kind = 'building-blocks' | 'brick-police-car' | 'brick-train' | 'brick-racer'

export const bricks: Family<Kind> = {
  'building-blocks'({ paint }) {
    const pick = (index: number) =>
      [paint, '#f2c230', '#d1403a', '#2f8f5a', '#2b6fc4'][index % 5] ?? paint
    const wall =
      brick(280, 900, 4, pick(0)) +
      brick(660, 900, 2, pick(1)) +
      brick(330, 790, 3, pick(2)) +
      brick(620, 790, 2, pick(3)) +
      brick(420, 680, 4, pick(4)) +
      brick(480, 570, 2, pick(1)) +
      brick(660, 570, 1, pick(0)) +
      brick(520, 460, 2, pick(2))
    const loose =
      placed(470, 760, 1, -14, brick(510, 560, 2, pick(3))) +
      placed(800, 800, 1, 10, brick(555, 560, 1, pick(2))) +
      placed(620, 960, 1, 4, brick(465, 560, 3, pick(0)))
    return [
      { name: 'built up', body: floor(600, 1010, 860) + wall },
      {
        name: 'house',
        body:
          floor(600, 1010, 760) +
          repeat(4, (index) => brick(330, 900 - index * 110, 5, pick(index))) +
          path('M280 560L560 330L850 560Z', pick(2)) +
          path('M850 560l40-30L600 310l-40 20Z', darken(pick(2), 0.3)) +
          rect(520, 800, 130, 200, '#fff7e6', 6),
      },
      { name: 'pieces', body: floor(600, 1040, 900, 50) + loose },
    ]
  },

  'brick-police-car': () => {
    const car =
      brick(160, 740, 10, '#f4f5f8') +
      rect(160, 780, 900, 44, '#2b6fc4') +
      brick(380, 640, 5, '#2b6fc4') +
      path('M380 640V560H640L740 640Z', '#bfe0f5') +
      rect(520, 560, 16, 80, '#2b6fc4') +
      brick(440, 530, 2, '#f4f5f8') +
      rect(456, 470, 60, 40, '#d1403a', 10) +
      rect(540, 470, 60, 40, '#2b6fc4', 10) +
      words('POLICE', 560, 822, { size: 34, ink: '#ffffff', within: 260 }) +
      rect(1020, 760, 50, 36, '#fff2b0', 8)
    return vehicle(car, [330, 880], '#22232c')
  },

  'brick-train': () => {
    const wagon = (x: number, color: string, number: string) =>
      brick(x, 760, 3, color) +
      rect(x + 60, 640, 150, 130, round('#f2c230'), 12) +
      words(number, x + 135, 740, { size: 90, ink: '#ffffff', weight: 20 }) +
      rect(x + 250, 820, 60, 20, '#22232c', 8)
    const train =
      brick(130, 760, 3, '#d1403a') +
      brick(130, 660, 2, '#2b6fc4') +
      brick(130, 440, 2, '#2f8f5a') +
      rect(140, 540, 160, 120, '#2b6fc4') +
      rect(160, 556, 90, 80, '#bfe0f5', 8) +
      rect(330, 640, 60, 130, round('#22232c'), 10) +
      rect(400, 820, 60, 20, '#22232c', 8) +
      wagon(450, '#2f8f5a', '1') +
      wagon(760, '#8a5ac0', '2')
    const rail =
      rect(80, 950, 1060, 22, '#8d929e', 8) +
      repeat(9, (index) => rect(110 + index * 120, 968, 60, 24, '#6b4a34', 6))
    const wheelsUnder = repeat(
      6,
      (index) =>
        circle(190 + index * 160, 900, 50, '#22232c') +
        circle(190 + index * 160, 900, 20, '#f2c230'),
    )
    const whole = rail + wheelsUnder + group('translate(-10 0)', train)
    return [
      { name: 'side', body: floor(600, 990, 1080, 50) + whole },
      {
        name: 'other side',
        body:
          floor(600, 990, 900, 50) +
          group(
            'matrix(-.86 0 0 .9 1116 90)',
            rail +
              wheelsUnder +
              brick(250, 760, 3, '#d1403a') +
              brick(560, 760, 3, '#2f8f5a') +
              brick(860, 760, 2, '#8a5ac0'),
          ),
      },
      { name: 'engine', body: closeUp(whole, 280, 720, 2) },
    ]
  },

  'brick-racer': ({ paint }) => {
    const racer =
      path(
        'M140 800L380 760L520 660H700L760 740L1060 790V850H140Z',
        down(lighten(paint, 0.3), paint, darken(paint, 0.25)),
      ) +
      path('M540 670H680L720 730H500Z', '#22232c') +
      rect(110, 600, 200, 40, '#22232c', 8) +
      stroke('M170 640V780M260 640V770', '#4a4d58', 16) +
      rect(960, 810, 160, 34, '#22232c', 8) +
      repeat(9, (index) => circle(400 + index * 64, 810, 12, darken(paint, 0.4))) +
      words('7', 860, 800, { size: 60, ink: '#ffffff', weight: 20 }) +
      stroke('M330 850H880', '#f2c230', 16)
    return vehicle(racer, [300, 880], '#f2c230')
  },
}

function brick(x: number, y: number, studs: number, color: string): string {
  const w = studs * 90
  return (
    repeat(studs, (index) => rect(x + 18 + index * 90, y - 26, 54, 30, round(color), 6)) +
    rect(x, y, w, 100, down(lighten(color, 0.25), color, darken(color, 0.2)), 8) +
    path(`M${x + w} ${y + 4}l46-30v100l-46 22Z`, darken(color, 0.35))
  )
}

/** Built of bricks, on two large wheels. */
function vehicle(body: string, [first, y]: [number, number], rim: string): View[] {
  const wheel = (x: number) =>
    circle(x, y, 104, '#1c1d26') + circle(x, y, 58, steel('#c9ced6')) + circle(x, y, 22, rim)
  const whole = body + wheel(first) + wheel(1200 - first)
  return [
    { name: 'side', body: floor(600, y + 104, 1000) + whole },
    {
      name: 'turned',
      body: floor(600, y + 104, 1000) + group('matrix(.88 .05 0 .96 72 10)', whole),
    },
    { name: 'wheel', body: closeUp(whole, first + 60, y - 60, 2.1) },
  ]
}
