import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, diagonal, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

export const car: Family<'tyre' | 'all-terrain-tyre' | 'car-stereo' | 'car-touch-screen'> = {
  tyre({ label }) {
    const grooves = stroke('M500 210V990M600 200V1000M700 210V990', '#0b0c12', 18)
    const sipes = repeat(18, (index) =>
      stroke(
        `M386 ${260 + index * 40}l100-30M520 ${250 + index * 40}l60 20M620 ${270 + index * 40}l60-20M714 ${230 + index * 40}l100 30`,
        '#0b0c12',
        9,
      ),
    )
    return tyreViews(label, '24 10', grooves + sipes)
  },

  'all-terrain-tyre'({ label }) {
    const blocks = repeat(11, (index) => {
      const y = 220 + index * 68
      return (
        stroke(`M384 ${y}l90-24M716 ${y - 24}l100 24`, '#0b0c12', 22) +
        stroke(`M490 ${y - 30}l50 34-30 30M600 ${y - 20}l50 24-40 36`, '#0b0c12', 16)
      )
    })
    return tyreViews(label, '44 22', stroke('M490 210V990M710 210V990', '#0b0c12', 16) + blocks)
  },

  'car-stereo'({ paint, label }) {
    const front =
      rect(160, 480, 880, 300, down(lighten(paint, 0.15), darken(paint, 0.3)), 20) +
      circle(290, 630, 100, steel()) +
      circle(290, 630, 76, darken(paint, 0.3)) +
      rect(430, 520, 440, 120, '#0e1424', 10) +
      words('FM 98.5', 650, 606, { size: 54, ink: '#4fb7ff', weight: 10 }) +
      repeat(
        6,
        (index) =>
          rect(430 + index * 76, 670, 60, 60, darken(paint, 0.45), 8) +
          words(String(index + 1), 460 + index * 76, 712, { size: 24, ink: '#4fb7ff' }),
      ) +
      rect(910, 530, 90, 26, '#0b0c12', 6) +
      circle(955, 640, 24, '#0b0c12') +
      words(label, 520, 512, { size: 18, ink: inkOn(paint), within: 160 })
    return boxed({ x: 160, y: 480, w: 880, h: 300, r: 16, depth: 260, color: '#5c5f6e' }, front, [
      400,
      620,
      1.9,
      'controls',
    ])
  },

  'car-touch-screen'({ label }) {
    const colors = [
      '#d1403a',
      '#2f8f5a',
      '#f2b63d',
      '#4fb7e8',
      '#8a3a8f',
      '#e86f9a',
      '#47d17c',
      '#2b6fc4',
    ]
    const front =
      rect(180, 420, 840, 480, '#15161d', 24) +
      rect(240, 450, 740, 400, diagonal('#1a2a5c', '#3d1a5c', '#0f3d4f'), 10) +
      repeat(8, (index) =>
        rect(
          300 + (index % 4) * 165,
          500 + Math.floor(index / 4) * 170,
          120,
          120,
          colors[index] ?? '',
          30,
        ),
      ) +
      repeat(5, (index) => circle(210, 500 + index * 76, 14, '#5c5f6e')) +
      words(label, 600, 888, { size: 22, ink: '#c9ccd6' })
    return boxed({ x: 180, y: 420, w: 840, h: 480, r: 20, depth: 170, color: '#3a3b46' }, front, [
      560,
      600,
      1.8,
      'screen',
    ])
  },
}

/** A tyre alone, without a rim: from the side, its tread, turned, and near. */
function tyreViews(label: string, lugs: string, grooves: string): View[] {
  const side =
    circle(
      600,
      600,
      410,
      glow(['#2a2b34@50', '#3a3b46@64', '#17181f@82', '#2a2b34@92', '#0f1016']),
    ) +
    circle(600, 600, 406, 'none', `stroke="#0b0c12" stroke-width="26" stroke-dasharray="${lugs}"`) +
    circle(600, 600, 330, 'none', 'stroke="#4a4d58" stroke-width="4"') +
    circle(600, 600, 246, 'none', 'stroke="#4a4d58" stroke-width="10"')
  const names =
    words(label, 600, 318, { size: 40, ink: '#aeb3be', within: 200 }) +
    group('rotate(180 600 600)', words(label, 600, 318, { size: 40, ink: '#aeb3be', within: 200 }))
  const inside =
    ellipse(600, 600, 236, 236, '#0b0c12') +
    ellipse(612, 606, 214, 220, '#2a2b34') +
    ellipse(630, 612, 186, 200, '#ece6dc')
  const tyre = side + names + inside
  const tread = rect(380, 190, 440, 820, diagonal('#2f313b', '#15161d', '#2a2b34'), 150) + grooves
  return [
    { name: 'side', body: floor(600, 1010, 640) + tyre },
    { name: 'tread', body: floor(600, 1010, 520) + tread },
    {
      name: 'angle',
      body:
        floor(640, 1010, 620) +
        group('translate(150 0)', ellipse(600, 600, 330, 408, '#101118')) +
        group('matrix(.76 0 0 1 100 0)', tyre),
    },
    { name: 'sidewall', body: closeUp(tyre, 600, 330, 2) },
  ]
}

export const carSound: Family<
  'car-speakers' | 'oval-car-speakers' | 'subwoofer' | 'dash-camera' | 'front-and-rear-dash-camera'
> = {
  'car-speakers': ({ label }) => speakers(label, 220, 220),

  'oval-car-speakers': ({ label }) => speakers(label, 270, 190),

  subwoofer({ label }) {
    const cone =
      circle(600, 600, 410, '#22232c') +
      circle(600, 600, 400, 'none', `stroke="${steel()}" stroke-width="16"`) +
      circle(600, 600, 366, round('#3a3b46')) +
      circle(600, 600, 310, '#15161d') +
      circle(600, 600, 300, glow(['#3a3b46', '#22232c@60', '#101118'], 0.4, 0.36, 0.7)) +
      circle(600, 600, 120, glow(['#5c5f6e', '#2a2b34@60', '#15161d'], 0.4, 0.34, 0.7)) +
      repeat(8, (index) =>
        circle(600, 214, 14, '#8d909c', `transform="rotate(${index * 45 + 22} 600 600)"`),
      ) +
      words(label, 600, 812, { size: 56, ink: '#c9ccd6', within: 260 })
    const behind =
      circle(600, 560, 380, steel('#5c5f6e')) +
      circle(600, 560, 330, '#22232c') +
      repeat(6, (index) =>
        path(
          'M570 400L540 250H660L630 400Z',
          '#8d909c',
          `transform="rotate(${index * 60} 600 560)"`,
        ),
      ) +
      circle(600, 560, 210, round('#3a3b46')) +
      circle(600, 560, 150, '#15161d') +
      mirroredPins()
    return [
      { name: 'front', body: floor(600, 1014, 660) + cone },
      { name: 'magnet', body: floor(600, 950, 640) + behind },
      { name: 'cone', body: closeUp(cone, 600, 600, 1.9) },
    ]
  },

  'dash-camera': ({ paint, label }) => dashViews(dashCamera(paint, label)),

  'front-and-rear-dash-camera'({ paint, label }) {
    const rear =
      rect(770, 470, 240, 200, down(lighten(paint, 0.2), darken(paint, 0.3)), 50) +
      lens(890, 570, 70) +
      rect(860, 420, 60, 60, '#2a2b34', 12) +
      stroke('M770 560C700 560 740 860 640 880S420 820 400 900', '#15161d', 16)
    return dashViews(group('translate(-90 40) scale(.9)', dashCamera(paint, label)) + rear)
  },
}

function mirroredPins(): string {
  return rect(330, 540, 30, 60, '#d1403a', 6) + rect(840, 540, 30, 60, '#8d909c', 6)
}

function speakers(label: string, rx: number, ry: number): View[] {
  const one = (x: number, y: number) =>
    ellipse(x, y, rx + 26, ry + 26, '#22232c') +
    ellipse(x, y, rx + 16, ry + 16, 'none', 'stroke="#5c5f6e" stroke-width="8"') +
    ellipse(x, y, rx, ry, '#15161d') +
    ellipse(x, y, rx - 16, ry - 16, glow(['#4a4d58', '#2a2b34@60', '#15161d'], 0.4, 0.36, 0.7)) +
    circle(x, y, 66, steel('#8d929e')) +
    circle(x, y, 50, glow(['#c9ccd6', '#5c5f6e'], 0.4, 0.36, 0.6)) +
    words(label, x, y + ry - 40, { size: 28, ink: '#c9ccd6', within: 150 })
  const pair = one(600 - rx - 30, 600) + one(600 + rx + 30, 600)
  const small = rx > 240 ? 'translate(66 60) scale(.89)' : 'translate(0 0)'
  const grille = (x: number) =>
    ellipse(x, 600, rx + 16, ry + 16, '#2a2b34') +
    repeat(7, (index) =>
      ellipse(
        x,
        600,
        rx - index * (rx / 7),
        ry - index * (ry / 7),
        'none',
        'stroke="#5c5f6e" stroke-width="7" stroke-dasharray="7 9"',
      ),
    ) +
    words(label, x, 616, { size: 36, ink: '#c9ccd6', within: 160 })
  return [
    { name: 'pair', body: floor(600, 640 + ry, 1040, 50) + group(small, pair) },
    {
      name: 'with grilles',
      body:
        floor(600, 640 + ry, 1040, 50) +
        group(small, grille(600 - rx - 30) + grille(600 + rx + 30)),
    },
    { name: 'cone', body: closeUp(pair, 600 - rx - 30, 600, 2.1) },
  ]
}

function lens(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, '#0b0c12') +
    circle(x, y, r * 0.8, 'none', 'stroke="#5c5f6e" stroke-width="8"') +
    circle(x, y, r * 0.6, glow(['#6f8fd6', '#1a2a5c@60', '#0b0c12'], 0.38, 0.34, 0.7)) +
    circle(x - r * 0.2, y - r * 0.22, r * 0.12, '#ffffff', 'opacity=".8"')
  )
}

function dashCamera(paint: string, label: string): string {
  return (
    rect(520, 250, 160, 40, '#15161d', 12) +
    path('M540 286H660L640 380H560Z', '#2a2b34') +
    rect(260, 370, 680, 380, down(lighten(paint, 0.2), paint, darken(paint, 0.35)), 90) +
    rect(
      290,
      400,
      620,
      320,
      'none',
      70,
      `stroke="${lighten(paint, 0.25)}" stroke-width="4" opacity=".6"`,
    ) +
    lens(600, 560, 140) +
    words(label, 390, 480, { size: 38, ink: inkOn(paint), within: 160 }) +
    circle(850, 470, 12, '#e2504a') +
    repeat(5, (index) => stroke(`M${780 + index * 20} 600v80`, darken(paint, 0.5), 8))
  )
}

function dashViews(camera: string): View[] {
  const inCar =
    path('M-60 -60H1260V900Q600 780 -60 900Z', down('#bcd6e8', '#e6eef0')) +
    path('M-60 620Q300 520 600 560T1260 560V900Q600 780 -60 900Z', '#8a8f86') +
    path('M560 560L420 860H780L640 560Z', '#5c5f6e') +
    path('M-60 900Q600 780 1260 900V1260H-60Z', down('#2a2b34', '#15161d'))
  return [
    { name: 'front', body: floor(600, 780, 700, 40) + camera },
    { name: 'on the windscreen', body: inCar + group('translate(250 -60) scale(.58)', camera) },
    { name: 'lens', body: closeUp(camera, 600, 560, 2) },
  ]
}
