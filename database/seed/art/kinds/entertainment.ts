import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel, turned } from '../solids.ts'
import { closeUp, type Family, floor, glint } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'
import { picture } from './computers.ts'

export const entertainment: Family<'television' | 'camera' | 'game-console' | 'game-pad'> = {
  television({ paint, variant, label }) {
    const legs = mirrored(path('M300 852h40l-40 96h-70l10-14Z', steel('#8b909c')))
    const set =
      rect(110, 290, 980, 566, '#101017', 12) +
      picture(120, 300, 960, 534, paint, variant) +
      words(label, 600, 852, { size: 13, ink: '#c9ccd6' })
    return [
      { name: 'front', body: floor(600, 950, 940, 40) + legs + set },
      {
        name: 'side',
        body:
          floor(600, 930, 860) +
          legs +
          turned({ x: 110, y: 290, w: 980, h: 566, r: 12, depth: 54, color: '#2a2b34' }, set, 0.72),
      },
      { name: 'corner and leg', body: closeUp(legs + set, 330, 740, 2.1) },
      {
        name: 'on the wall',
        body:
          rect(-60, -60, 1320, 1320, down('#e5dccb', '#d8ccb5')) +
          group('translate(90 10) scale(.85)', set) +
          rect(240, 880, 720, 130, down('#8a5d38', '#6b4526'), 10) +
          rect(560, 900, 8, 90, '#4e3119'),
      },
    ]
  },

  camera({ paint, variant, label }) {
    const body =
      rect(520, 300, 240, 120, darken(paint, 0.25), 24) +
      rect(300, 360, 70, 50, steel(), 10) +
      rect(230, 390, 740, 480, down(lighten(paint, 0.2), paint, darken(paint, 0.35)), 54) +
      rect(230, 500, 740, 260, darken(paint, 0.5), 0, 'opacity=".55"') +
      rect(820, 350, 90, 50, '#c43f3a', 14) +
      words(label, 640, 380, { size: 34, ink: inkOn(darken(paint, 0.25)), within: 190 }) +
      cameraLens(620, 640, 210 + (variant % 2) * 24)
    return boxed({ x: 230, y: 390, w: 740, h: 480, r: 54, depth: 170, color: paint }, body, [
      620,
      640,
      2,
      'lens',
    ])
  },

  'game-console'({ paint, variant, label }) {
    const light = ['#3d8bff', '#4fe08a', '#ff5a8a'][variant % 3] ?? '#3d8bff'
    const front =
      rect(400, 200, 130, 800, across(lighten(paint, 0.35), paint, darken(paint, 0.15)), 40) +
      rect(520, 230, 120, 770, '#14141c', 20) +
      rect(630, 200, 130, 800, across(paint, lighten(paint, 0.3), darken(paint, 0.2)), 40) +
      rect(524, 240, 8, 700, light, 4) +
      rect(628, 240, 8, 700, light, 4) +
      rect(570, 560, 14, 160, '#3a3b46', 7) +
      circle(580, 800, 14, '#e8eaf0') +
      words(label, 695, 960, { size: 22, ink: inkOn(paint), within: 100 })
    return [
      ...boxed(
        { x: 400, y: 200, w: 360, h: 800, r: 30, depth: 320, color: paint },
        group('translate(20 0)', front),
        [580, 420, 2, 'light'],
      ),
      {
        name: 'with pad',
        body:
          floor(430, 1000, 460) +
          group('translate(-170 0)', front) +
          floor(800, 1000, 560, 50) +
          group('translate(420 410) scale(.62)', pad(paint, variant)),
      },
    ]
  },

  'game-pad'({ paint, variant }) {
    const body = pad(paint, variant)
    return [
      { name: 'front', body: floor(600, 930, 760) + body },
      {
        name: 'angle',
        body: floor(600, 940, 660) + group('rotate(-16 600 600) translate(60 60) scale(.92)', body),
      },
      { name: 'buttons', body: closeUp(body, 800, 560, 2.4) },
    ]
  },
}

function cameraLens(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, diagonal('#777b88', '#1c1c25')) +
    circle(x, y, r * 0.9, '#14141c') +
    circle(x, y, r * 0.78, 'none', 'stroke="#3f414d" stroke-width="10" stroke-dasharray="4 6"') +
    circle(x, y, r * 0.62, glow(['#5e73d8', '#27306e@50', '#0b0c1d'], 0.42, 0.36)) +
    circle(x, y, r * 0.3, '#070712') +
    glint(x - r * 0.24, y - r * 0.28, r * 0.24) +
    ellipse(x + r * 0.2, y + r * 0.26, r * 0.12, r * 0.07, '#b98cff', 'opacity=".5"')
  )
}

function pad(paint: string, variant: number): string {
  const dark = darken(paint, 0.6)
  const buttons = [
    [800, 480, '#f2c230'],
    [866, 546, '#e2504a'],
    [800, 612, '#47b86a'],
    [734, 546, '#4a8fe2'],
  ] as const
  const stick = (x: number, y: number) =>
    circle(x, y, 66, dark) + circle(x, y, 48, glow(['#6a6c78', '#22222b'], 0.4, 0.35))
  return (
    mirrored(rect(300, 352, 190, 70, darken(paint, 0.4), 30)) +
    path(
      'M330 390H870C980 390 1040 560 1060 760C1074 900 960 950 890 840L820 740H380L310 840C240 950 126 900 140 760C160 560 220 390 330 390Z',
      down(lighten(paint, 0.32), paint, darken(paint, 0.28)),
    ) +
    path(
      'M340 400H860Q900 404 930 440Q600 380 270 440Q300 404 340 400Z',
      '#ffffff',
      'opacity=".25"',
    ) +
    rect(500, 430, 200, 120, dark, 20) +
    circle(600, 620, 20, lighten(paint, 0.5)) +
    path('M384 470h40v50h50v40h-50v50h-40v-50h-50v-40h50Z', dark) +
    buttons
      .map(
        ([x, y, color]) =>
          circle(x, y, 34, dark) +
          circle(x, y - 3, 29, variant % 2 === 0 ? color : lighten(paint, 0.4)),
      )
      .join('') +
    stick(490, 690) +
    stick(710, 690) +
    repeat(3, (index) => stroke(`M560 ${470 + index * 20}H640`, lighten(dark, 0.2), 6))
  )
}
