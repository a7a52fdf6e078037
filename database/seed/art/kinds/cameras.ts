import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Drawing, type Family, floor, glint } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  diagonal,
  down,
  ellipse,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const cameras: Family<
  | 'camera'
  | 'compact-camera'
  | 'dome-camera-kit-four'
  | 'dome-camera-kit-eight'
  | 'turning-camera'
  | 'two-lens-turning-camera'
  | 'outdoor-camera'
  | 'outdoor-turning-camera'
> = {
  camera({ paint, label }) {
    const body =
      rect(520, 300, 240, 120, darken(paint, 0.25), 24) +
      rect(300, 360, 70, 50, steel(), 10) +
      rect(230, 390, 740, 480, down(lighten(paint, 0.2), paint, darken(paint, 0.35)), 54) +
      rect(230, 500, 740, 260, darken(paint, 0.5), 0, 'opacity=".55"') +
      rect(820, 350, 90, 50, '#c43f3a', 14) +
      words(label, 640, 380, { size: 34, ink: inkOn(darken(paint, 0.25)), within: 190 }) +
      photoLens(620, 640, 220)
    return boxed({ x: 230, y: 390, w: 740, h: 480, r: 54, depth: 170, color: paint }, body, [
      620,
      640,
      2,
      'lens',
    ])
  },

  'compact-camera'({ paint, label }) {
    const body =
      rect(300, 440, 90, 26, steel(), 10) +
      rect(420, 432, 130, 34, darken(paint, 0.2), 12) +
      rect(220, 460, 760, 430, diagonal(lighten(paint, 0.4), paint, darken(paint, 0.25)), 50) +
      rect(220, 470, 760, 6, '#ffffff', 3, 'opacity=".35"') +
      rect(270, 500, 130, 66, '#e9edf5', 12) +
      rect(280, 508, 110, 50, '#fff6d8', 8) +
      words(label, 330, 840, { size: 40, ink: inkOn(paint), within: 180 }) +
      photoLens(650, 680, 170) +
      circle(450, 530, 12, '#0f1018')
    return boxed({ x: 220, y: 460, w: 760, h: 430, r: 50, depth: 90, color: paint }, body, [
      640,
      680,
      2,
      'lens',
    ])
  },

  'dome-camera-kit-four': domeKit(4),
  'dome-camera-kit-eight': domeKit(8),
  'turning-camera': turning(1),
  'two-lens-turning-camera': turning(2),

  'outdoor-camera'({ paint, label }) {
    const body =
      bracket() +
      path(
        'M350 470Q350 420 400 420H820Q860 420 860 470V640Q860 690 820 690H400Q350 690 350 640Z',
        diagonal(lighten(paint, 0.4), paint, darken(paint, 0.2)),
      ) +
      path('M320 400H840L870 430H330Z', darken(paint, 0.12)) +
      ellipse(400, 555, 100, 130, '#15151f') +
      circle(396, 540, 66, diagonal('#777b88', '#1c1c25')) +
      circle(396, 540, 46, glow(['#5e73d8', '#27306e@50', '#0b0c1d'], 0.42, 0.36)) +
      glint(382, 522, 14) +
      rect(364, 626, 64, 26, '#fff6d8', 12) +
      words(label, 660, 580, { size: 48, ink: inkOn(paint), within: 260 })
    return onWallViews(body, [400, 550])
  },

  'outdoor-turning-camera'({ paint, label }) {
    const mast = (x: number, turn: number) =>
      rect(
        x,
        190,
        24,
        300,
        across('#b9bec8', '#f4f5f7', '#a3a8b4'),
        12,
        `transform="rotate(${turn} ${x + 12} 480)"`,
      )
    const body =
      bracket() +
      stroke('M700 500H850V560', '#a9aebb', 44) +
      mast(470, -12) +
      mast(706, 12) +
      rect(440, 440, 320, 130, diagonal(lighten(paint, 0.4), paint, darken(paint, 0.2)), 50) +
      circle(
        600,
        710,
        190,
        glow([lighten(paint, 0.6), paint, darken(paint, 0.3)], 0.38, 0.34, 0.7),
      ) +
      rect(480, 610, 240, 200, '#15151f', 90) +
      circle(600, 690, 58, diagonal('#777b88', '#1c1c25')) +
      circle(600, 690, 40, glow(['#5e73d8', '#27306e@50', '#0b0c1d'], 0.42, 0.36)) +
      glint(588, 674, 13) +
      circle(520, 740, 18, '#fff6d8') +
      circle(680, 740, 18, '#fff6d8') +
      words(label, 600, 524, { size: 40, ink: inkOn(paint), within: 220 })
    return onWallViews(body, [600, 700])
  },
}

function photoLens(x: number, y: number, r: number): string {
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

/** A camera behind a dark dome on a flat base, as under a ceiling turned up; 200 wide about x. */
function dome(x: number, y: number, scale: number, paint: string): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    floor(0, 6, 260, 34) +
      path(
        'M-100 0Q-108-54-84-62H84Q108-54 100 0Z',
        down(lighten(paint, 0.4), darken(paint, 0.16)),
      ) +
      path('M-78-62A78 84 0 0 1 78-62Z', glow(['#5a5d69', '#22232c', '#101118'], 0.36, 0.5, 0.8)) +
      circle(6, -92, 24, '#0b0b14') +
      circle(6, -92, 13, '#3d4f9c') +
      glint(-30, -112, 18),
  )
}

function domeKit(count: number): Drawing {
  return ({ paint, label }) => {
    const perRow = count / (count > 4 ? 2 : 1)
    const row = (index: number) => Math.floor(index / perRow)
    const all = repeat(count, (index) =>
      dome(
        210 + (780 / (perRow - 1)) * (index % perRow),
        (count > 4 ? 800 : 900) + row(index) * 180,
        count > 4 ? 0.88 : 0.98,
        paint,
      ),
    )
    const recorder =
      floor(600, 606, 900, 60) +
      path('M260 470L320 410H880L940 470Z', '#4a4d58') +
      rect(240, 468, 720, 130, down('#3a3c48', '#1c1d27'), 14) +
      words(label, 400, 556, { size: 44, ink: '#ffffff', within: 240 }) +
      repeat(3, (index) => circle(660 + index * 50, 534, 10, index < 2 ? '#4fe08a' : '#ff8a6a')) +
      rect(830, 512, 80, 44, '#0d0d14', 6)
    const one = group('translate(600 860) scale(3.4)', dome(0, 0, 1, paint))
    return [
      { name: 'recorder and cameras', body: recorder + all },
      { name: 'one camera', body: one },
      {
        name: 'under the ceiling',
        body:
          rect(-60, -60, 1320, 1320, down('#d8ccb5', '#efe6d5')) +
          rect(-60, -60, 1320, 360, down('#f6f1e6', '#e5dccb')) +
          group('matrix(1 0 0 -1 600 300) scale(2.6)', dome(0, 0, 1, paint)),
      },
    ]
  }
}

/** A round head on a foot, that looks about; with a second, still eye below where there are two. */
function turning(lenses: 1 | 2): Drawing {
  return ({ paint, label }) => {
    const shade = glow([lighten(paint, 0.6), paint, darken(paint, 0.28)], 0.38, 0.32, 0.72)
    const second =
      lenses === 2
        ? rect(500, 800, 200, 96, '#15151f', 40) + eye(600, 848, 34)
        : words(label, 600, 870, { size: 44, ink: inkOn(paint), within: 240 })
    const body =
      path(
        'M420 960Q420 760 480 740H720Q780 760 780 960Q600 1000 420 960Z',
        across(darken(paint, 0.18), lighten(paint, 0.4), paint, darken(paint, 0.25)),
      ) +
      second +
      circle(600, 540, 240, shade) +
      clipped(circle(600, 540, 240, '#000'), rect(340, 430, 520, 230, '#15151f', 110)) +
      eye(600, 545, 76) +
      repeat(6, (index) =>
        circle(470 + (index % 3) * 18 + (index > 2 ? 224 : 0), 545, 5, '#7a2320'),
      )
    return [
      { name: 'front', body: floor(600, 984, 520) + body },
      {
        name: 'turned',
        body: floor(600, 984, 520) + group('matrix(.86 .05 0 1 100 -30)', body),
      },
      { name: 'lens', body: closeUp(body, 600, 545, 2.1) },
    ]
  }
}

function eye(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, diagonal('#777b88', '#1c1c25')) +
    circle(x, y, r * 0.72, glow(['#5e73d8', '#27306e@50', '#0b0c1d'], 0.42, 0.36)) +
    glint(x - r * 0.24, y - r * 0.28, r * 0.24)
  )
}

function bracket(): string {
  return (
    rect(930, 420, 60, 320, across('#c6cad3', '#f4f5f7', '#a3a8b4'), 20) +
    path('M840 540H940V610H840Z', '#a9aebb') +
    circle(850, 575, 52, '#d5d8e0')
  )
}

function onWallViews(body: string, [x, y]: [number, number]) {
  return [
    { name: 'front', body: floor(660, 960, 700, 50) + group('translate(0 60)', body) },
    {
      name: 'on the wall',
      body:
        rect(-60, -60, 1320, 1320, down('#e2d5bd', '#cdbd9f')) +
        repeat(7, (index) => stroke(`M-60 ${120 + index * 170}H1260`, '#bda985', 5)) +
        body,
    },
    { name: 'lens', body: closeUp(body, x, y, 2.1) },
  ]
}
