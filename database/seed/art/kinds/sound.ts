import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round } from '../solids.ts'
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
  stroke,
  tiled,
} from '../svg.ts'
import { boxed } from '../views.ts'

export const sound: Family<'earbuds' | 'headphones' | 'speaker' | 'soundbar'> = {
  earbuds({ paint, variant, label }) {
    const shell = diagonal(lighten(paint, 0.4), paint, darken(paint, 0.25))
    const opened =
      rect(350, 600, 500, 330, darken(paint, 0.55), 120) +
      path(
        'M350 700q0-240 110-300h280q110 60 110 300Z',
        diagonal(darken(paint, 0.1), darken(paint, 0.4)),
      ) +
      mirrored(group('translate(-18 30)', bud(paint, variant))) +
      path('M350 720H850V800q0 160-160 160H510q-160 0-160-160Z', shell) +
      circle(600, 820, 8, '#4fe08a')
    const shut =
      rect(350, 480, 500, 440, shell, 180) +
      stroke('M352 660H848', darken(paint, 0.4), 6) +
      circle(600, 720, 8, '#4fe08a') +
      words(label, 600, 820, { size: 40, ink: inkOn(paint), within: 240 }) +
      path(
        'M430 560q60-60 170-62',
        'none',
        'stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".5"',
      )
    const buds =
      floor(470, 960, 260, 40) +
      floor(730, 960, 260, 40) +
      mirrored(group('translate(-210 120) scale(1.25)', bud(paint, variant)))
    return [
      { name: 'open case', body: floor(600, 962, 620) + opened },
      { name: 'case', body: floor(600, 925, 620) + shut },
      { name: 'earbuds', body: buds },
    ]
  },

  headphones({ paint, variant, label }) {
    const cushion = (x: number) =>
      ellipse(
        x,
        720,
        92,
        190,
        across(darken(paint, 0.5), darken(paint, 0.2), darken(paint, 0.55)),
      ) +
      ellipse(
        x + (x < 600 ? -34 : 34),
        720,
        84,
        172,
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      )
    const band =
      stroke('M300 700C260 60 940 60 900 700', darken(paint, 0.35), 64) +
      stroke('M300 690C270 90 930 90 900 690', lighten(paint, 0.12), 34) +
      stroke('M420 290Q600 150 780 290', darken(paint, 0.55), 30)
    const arms = mirrored(rect(276, 520, 46, 130, across('#6b6f7c', '#d8dbe3', '#6b6f7c'), 16))
    const body =
      band +
      arms +
      cushion(330) +
      cushion(870) +
      words(label, 600, 214, { size: 26, ink: inkOn(lighten(paint, 0.12)), within: 160 }) +
      (variant % 2 === 1
        ? stroke('M300 900Q320 1010 500 1010T700 960', '#2a2b33', 12)
        : circle(270, 820, 8, '#4fe08a'))
    const flat =
      ellipse(600, 620, 300, 300, darken(paint, 0.45)) +
      ellipse(600, 610, 280, 280, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3))) +
      circle(600, 610, 130, darken(paint, 0.12)) +
      words(label, 600, 640, { size: 44, ink: inkOn(paint), within: 220 }) +
      glint(500, 470, 120)
    return [
      { name: 'front', body: floor(600, 960, 720) + body },
      { name: 'angle', body: floor(600, 960, 560) + group('matrix(.78 .1 0 1 132 -70)', body) },
      { name: 'ear cup', body: flat },
    ]
  },

  speaker({ paint, variant, label }) {
    if (variant % 2 === 1) return roundSpeaker(paint, label)
    const cone = (y: number, r: number) =>
      circle(600, y, r, '#15151d') +
      circle(600, y, r * 0.9, glow(['#3a3b46', '#1d1d26'])) +
      circle(600, y, r * 0.42, glow(['#6a6c78', '#26262f'], 0.4, 0.35)) +
      circle(600, y, r, 'none', `stroke="${lighten(paint, 0.25)}" stroke-width="8"`)
    const front =
      rect(
        380,
        200,
        440,
        800,
        across(darken(paint, 0.2), lighten(paint, 0.1), darken(paint, 0.25)),
        28,
      ) +
      cone(390, 120) +
      cone(730, 180) +
      words(label, 600, 968, { size: 34, ink: inkOn(paint), within: 300 })
    return boxed({ x: 380, y: 200, w: 440, h: 800, r: 28, depth: 280, color: paint }, front, [
      600,
      700,
      1.9,
      'cone',
    ])
  },

  soundbar({ paint, label }) {
    const bar =
      rect(130, 820, 940, 110, down(lighten(paint, 0.25), paint, darken(paint, 0.4)), 40) +
      rect(150, 836, 900, 78, mesh(paint), 30) +
      rect(540, 852, 120, 44, '#0d0d14', 12) +
      words('VOL 24', 600, 884, { size: 20, ink: '#7ff0ff' })
    const sub =
      rect(
        700,
        420,
        300,
        360,
        across(darken(paint, 0.1), lighten(paint, 0.12), darken(paint, 0.3)),
        20,
      ) +
      circle(850, 600, 108, '#15151d') +
      circle(850, 600, 96, glow(['#3a3b46', '#1b1b24'])) +
      words(label, 850, 754, { size: 24, ink: inkOn(paint), within: 200 })
    const all = floor(850, 784, 420, 40) + sub + floor(600, 934, 1060, 50) + bar
    return [
      { name: 'with subwoofer', body: all },
      { name: 'bar', body: closeUp(bar, 600, 875, 1.12) + floor(600, 670, 1000, 50) },
      { name: 'display', body: closeUp(bar, 600, 875, 3.2) },
    ]
  },
}

/** Fine cloth or punched metal before a loudspeaker. */
function mesh(paint: string): string {
  return tiled(
    12,
    12,
    rect(0, 0, 12, 12, darken(paint, 0.3)) + circle(6, 6, 3.4, darken(paint, 0.65)),
  )
}

function bud(paint: string, variant: number): string {
  const shell = diagonal(lighten(paint, 0.45), paint, darken(paint, 0.3))
  const stem =
    variant % 2 === 0
      ? rect(478, 470, 56, 220, across(lighten(paint, 0.3), darken(paint, 0.2)), 28)
      : ''
  return (
    stem +
    ellipse(500, 480, 84, 92, shell) +
    ellipse(556, 500, 40, 48, darken(paint, 0.5), 'transform="rotate(-20 556 500)"') +
    ellipse(470, 440, 18, 26, '#ffffff', 'opacity=".55" transform="rotate(24 470 440)"')
  )
}

function roundSpeaker(paint: string, label: string) {
  const body =
    rect(200, 480, 800, 380, mesh(paint), 190) +
    rect(200, 480, 800, 380, down('#ffffff/.35', '#ffffff/0@40', '#000000/.5'), 190) +
    mirrored(
      ellipse(246, 670, 66, 176, across(darken(paint, 0.5), lighten(paint, 0.2))) +
        ellipse(236, 670, 44, 126, '#20212b'),
    ) +
    rect(440, 620, 320, 100, darken(paint, 0.55), 22) +
    words(label, 600, 692, { size: 46, ink: '#ffffff', within: 250 }) +
    stroke('M330 500Q360 360 600 350T870 500', round(darken(paint, 0.2)), 26)
  return [
    { name: 'front', body: floor(600, 866, 860) + body },
    { name: 'side', body: floor(600, 866, 700) + group('matrix(.8 .07 0 1 120 -40)', body) },
    { name: 'end', body: closeUp(body, 300, 660, 2) },
  ]
}
