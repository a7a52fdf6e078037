import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, down, group, path, placed, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

/** What data is carried on. */
export const storage: Family<
  | 'flash-drive'
  | 'dual-flash-drive'
  | 'wifi-adapter'
  | 'microsd-card'
  | 'external-drive'
  | 'hard-drive'
  | 'portable-ssd'
> = {
  'flash-drive'({ paint, label }) {
    const body =
      usbPlug(500, 180, 200, 220) +
      rect(450, 380, 300, 600, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)), 54) +
      rect(450, 400, 300, 120, darken(paint, 0.4), 24) +
      rect(540, 430, 120, 60, '#c42832', 20) +
      stroke('M575 446V474M600 446V474M625 446V474', '#ffffff', 6, 'opacity=".7"') +
      words(label, 600, 680, { size: 54, ink: inkOn(paint), within: 240 }) +
      words('USB', 600, 770, { size: 40, ink: inkOn(paint), weight: 10 }) +
      circle(600, 910, 34, '#f3eee4') +
      circle(600, 910, 34, 'none', `stroke="${darken(paint, 0.4)}" stroke-width="6"`)
    return [
      { name: 'front', body: floor(600, 990, 420) + body },
      { name: 'lying', body: floor(620, 860, 800, 60) + placed(600, 620, 0.92, 66, body) },
      { name: 'plug', body: closeUp(body, 600, 400, 1.9) },
    ]
  },

  'dual-flash-drive'({ paint, label }) {
    const stick =
      usbPlug(520, 190, 160, 180) +
      rect(508, 360, 184, 430, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)), 24) +
      rect(552, 780, 96, 120, steel(), 44) +
      rect(570, 890, 60, 12, '#2a2b34', 6) +
      words(label, 600, 480, { size: 34, ink: inkOn(paint), within: 150 })
    const cover =
      path(
        'M500 640V340Q500 300 540 300H660Q700 300 700 340V640Q700 700 600 700T500 640Z',
        steel(),
      ) +
      circle(600, 620, 44, darken('#c9ced6', 0.3)) +
      circle(600, 620, 28, '#eceef2') +
      circle(600, 360, 20, '#f3eee4')
    const all = stick + placed(600, 620, 1, 58, group('translate(0 -20)', cover))
    return [
      { name: 'two plugs', body: floor(600, 920, 620) + all },
      { name: 'lying', body: floor(600, 900, 760, 50) + placed(600, 640, 0.92, -60, all) },
      { name: 'small plug', body: closeUp(all, 600, 800, 2.2) },
    ]
  },

  'wifi-adapter'({ paint, label }) {
    const body =
      usbPlug(530, 620, 140, 150, 'down') +
      rect(508, 400, 184, 240, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)), 26) +
      repeat(4, (index) => stroke(`M540 ${440 + index * 18}H660`, darken(paint, 0.45), 6)) +
      words(label, 600, 580, { size: 32, ink: inkOn(paint), within: 150 }) +
      circle(600, 610, 8, '#4fe08a')
    const waves = [70, 120, 170]
      .map((r) =>
        stroke(
          `M${600 - r} ${370 - r * 0.35}Q600 ${370 - r * 1.15} ${600 + r} ${370 - r * 0.35}`,
          '#8fbfe6',
          13,
        ),
      )
      .join('')
    const both = group('translate(600 600) scale(1.3) translate(-600 -560)', waves + body)
    return [
      { name: 'front', body: floor(600, 900, 420) + both },
      {
        name: 'in a laptop',
        body:
          rect(-60, 760, 1320, 500, down('#c6cad3', '#8b8f9b')) +
          rect(-60, 740, 1320, 30, '#e6e8ee') +
          group('translate(0 -10)', body),
      },
      { name: 'plug', body: closeUp(both, 600, 740, 2) },
    ]
  },

  'microsd-card'({ paint, label }) {
    const small = memoryCard(paint, label)
    const adapter = cardAdapter(label)
    return [
      {
        name: 'with its adapter',
        body:
          floor(420, 890, 480, 50) +
          group('translate(-190 20)', adapter) +
          floor(880, 890, 300, 40) +
          group('translate(560 400) scale(.56)', small),
      },
      { name: 'card', body: floor(600, 900, 460) + small },
      { name: 'contacts', body: floor(600, 900, 460) + cardBack() },
    ]
  },

  'external-drive'({ paint, label }) {
    const front =
      rect(400, 300, 400, 640, diagonal(lighten(paint, 0.32), paint, darken(paint, 0.3)), 34) +
      rect(400, 300, 400, 640, 'none', 34, `stroke="${lighten(paint, 0.4)}" stroke-width="4"`) +
      path('M400 430H800V300Z', '#ffffff', 'opacity=".1"') +
      words(label, 600, 480, { size: 48, ink: inkOn(paint), within: 280 }) +
      circle(600, 880, 8, '#ffffff') +
      rect(560, 928, 80, 14, '#12131c', 6)
    const cord = stroke('M600 940C600 1050 1000 1060 980 860S860 620 960 470', '#2a2b34', 22)
    return [
      {
        name: 'with its cable',
        body:
          floor(640, 1000, 860) +
          cord +
          usbPlug(928, 340, 64, 80) +
          rect(922, 410, 76, 100, '#2a2b34', 14) +
          group('translate(-60 0)', front),
      },
      ...boxed({ x: 400, y: 300, w: 400, h: 640, r: 34, depth: 90, color: paint }, front, [
        600,
        420,
        2,
        'top',
      ]),
    ]
  },

  'hard-drive'({ paint, label }) {
    const front =
      rect(350, 240, 500, 720, steel(paint), 16) +
      rect(350, 240, 500, 720, 'none', 16, 'stroke="#5a5d69" stroke-width="6"') +
      repeat(4, (index) =>
        circle(index % 2 === 0 ? 384 : 816, index < 2 ? 274 : 926, 16, '#5a5d69'),
      ) +
      circle(600, 520, 200, 'none', 'stroke="#ffffff" stroke-width="8" opacity=".5"') +
      rect(420, 300, 360, 420, '#f4f5f7', 12) +
      rect(420, 300, 360, 92, '#2f7a48', 12) +
      words(label, 600, 368, { size: 50, ink: '#ffffff', within: 300 }) +
      stroke('M450 450H750M450 490H690M450 530H720', '#8a8f9c', 12) +
      path(
        'M450 600v80M466 600v80M478 600v80M500 600v80M512 600v80M536 600v80M548 600v80M566 600v80M590 600v80',
        'none',
        'stroke="#22232c" stroke-width="7"',
      ) +
      circle(700, 640, 40, '#d5d8e0') +
      rect(410, 930, 250, 34, '#1c1d27', 4) +
      rect(690, 930, 110, 34, '#1c1d27', 4) +
      stroke('M424 948H646M704 948H786', '#d9a93c', 8, 'stroke-dasharray="2 12"')
    return boxed({ x: 350, y: 240, w: 500, h: 720, r: 16, depth: 120, color: '#5a5d69' }, front, [
      600,
      860,
      2,
      'sockets',
    ])
  },

  'portable-ssd'({ paint, label }) {
    const front =
      path(
        'M450 360Q450 270 540 270H660Q750 270 750 360V900Q750 960 690 960H510Q450 960 450 900Z',
        diagonal(lighten(paint, 0.25), paint, darken(paint, 0.3)),
      ) +
      path('M540 270H660Q720 270 742 320L700 330H500L458 320Q480 270 540 270Z', '#e07b2a') +
      circle(600, 330, 40, '#f3eee4') +
      circle(600, 330, 40, 'none', 'stroke="#b85a16" stroke-width="10"') +
      repeat(9, (index) => stroke(`M500 ${560 + index * 34}H700`, darken(paint, 0.4), 9)) +
      words(label, 600, 500, { size: 42, ink: inkOn(paint), within: 200 }) +
      words('SSD', 600, 920, { size: 44, ink: inkOn(paint), weight: 12 })
    return boxed({ x: 450, y: 270, w: 300, h: 690, r: 60, depth: 60, color: paint }, front, [
      600,
      360,
      2.1,
      'loop',
    ])
  },
}

/** A USB-A plug, standing on a drive or hanging from it. */
function usbPlug(x: number, y: number, w: number, h: number, points: 'up' | 'down' = 'up'): string {
  const hole = points === 'up' ? y + h * 0.23 : y + h * 0.57
  return (
    rect(x, y, w, h, steel(), 8) +
    rect(x + w * 0.2, hole, w * 0.22, w * 0.22, '#3a3d49', 4) +
    rect(x + w * 0.58, hole, w * 0.22, w * 0.22, '#3a3d49', 4)
  )
}

const cardOutline =
  'M470 300H650L730 380V460L710 490V880Q710 900 690 900H470Q450 900 450 880V320Q450 300 470 300Z'

function memoryCard(paint: string, label: string): string {
  return (
    path(cardOutline, '#16171f') +
    path(cardOutline, diagonal('#ffffff/.22', '#ffffff/0')) +
    path('M450 560H710V760H450Z', lighten(paint, 0.1)) +
    path('M450 560H710V600H450Z', '#c42832') +
    words(label, 580, 700, { size: 46, ink: inkOn(lighten(paint, 0.1)), within: 220 }) +
    words('micro SD', 580, 850, { size: 36, ink: '#ffffff', within: 220 }) +
    stroke('M480 330H640', '#3a3d49', 8)
  )
}

function cardBack(): string {
  return (
    group('matrix(-1 0 0 1 1180 0)', path(cardOutline, '#16171f')) +
    repeat(8, (index) => rect(486 + index * 28, 330, 18, 96, '#d9a93c', 4)) +
    stroke('M520 620H700M520 660H660', '#3a3d49', 10)
  )
}

/** The large card that the small one slides into. */
function cardAdapter(label: string): string {
  return (
    path(
      'M430 300H760L860 400V860Q860 890 830 890H430Q400 890 400 860V330Q400 300 430 300Z',
      diagonal('#3a3c48', '#1c1d27'),
    ) +
    rect(400, 470, 20, 90, '#8a8d99', 4) +
    rect(450, 420, 360, 300, '#f1f2f5', 16) +
    rect(450, 420, 360, 70, '#c42832', 16) +
    words(label, 630, 600, { size: 56, ink: '#22232c', within: 300 }) +
    words('ADAPTER', 630, 680, { size: 36, ink: '#5a5d69', within: 260 }) +
    rect(560, 800, 140, 90, '#0d0d14', 8)
  )
}
