import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'fan'
  | 'fan-with-remote'
  | 'table-fan'
  | 'wall-fan'
  | 'ceiling-fan'
  | 'orbit-fan'
  | 'tower-fan'

export const cooling: Family<Kind> = {
  fan({ paint, label }) {
    const body = standingFan(paint, label)
    return [
      { name: 'front', body: floor(600, 1004, 560) + body },
      { name: 'side', body: floor(600, 1004, 480) + group('matrix(.66 .06 0 1 204 -36)', body) },
      { name: 'blades', body: closeUp(body, 600, 400, 1.9) },
    ]
  },

  'fan-with-remote'({ paint, label }) {
    const body = group('translate(-130 0)', standingFan(paint, label))
    const remote =
      rect(880, 640, 170, 370, down(lighten(paint, 0.3), darken(paint, 0.2)), 44) +
      rect(892, 652, 146, 346, darken(paint, 0.45), 34) +
      circle(965, 710, 30, '#c43f3a') +
      stroke('M965 694V708', '#ffffff', 7) +
      repeat(6, (index) =>
        circle(925 + (index % 2) * 80, 790 + Math.floor(index / 2) * 66, 22, '#e9ecf1'),
      ) +
      words(label, 965, 978, { size: 18, ink: '#e9ecf1', within: 100 })
    const both = body + remote
    return [
      { name: 'with its remote', body: floor(470, 1004, 560) + floor(965, 1012, 240, 30) + both },
      { name: 'remote', body: closeUp(remote, 965, 830, 2) },
      { name: 'blades', body: closeUp(body, 470, 400, 1.9) },
    ]
  },

  'table-fan'({ paint, label }) {
    const body =
      path('M560 640H640L670 900H530Z', round(darken(paint, 0.15))) +
      path(
        'M360 1000q0-70 110-84h260q110 14 110 84Z',
        down(lighten(paint, 0.2), darken(paint, 0.3)),
      ) +
      repeat(4, (index) =>
        rect(500 + index * 54, 930, 38, 22, index === 0 ? '#c43f3a' : '#eef0f4', 6),
      ) +
      words(label, 600, 990, { size: 28, ink: inkOn(paint), within: 280 }) +
      fanHead(600, 450, 290, paint, 3)
    return [
      { name: 'front', body: floor(600, 1004, 640) + body },
      { name: 'side', body: floor(600, 1004, 520) + group('matrix(.66 .06 0 1 204 -36)', body) },
      { name: 'buttons', body: closeUp(body, 600, 920, 2) },
    ]
  },

  'wall-fan'({ paint, label }) {
    const bracket =
      rect(520, 640, 160, 300, down(lighten(paint, 0.2), darken(paint, 0.3)), 30) +
      circle(600, 700, 14, steel()) +
      circle(600, 890, 14, steel()) +
      path('M560 560H640V720H560Z', round(darken(paint, 0.2))) +
      words(label, 600, 810, { size: 30, ink: inkOn(paint), within: 130 })
    const cords =
      stroke('M560 940V1090M640 940V1060', '#8d8577', 6) +
      circle(560, 1096, 14, '#c43f3a') +
      circle(640, 1066, 14, '#f4f5f8')
    const fan =
      ellipse(640, 620, 250, 320, '#1a1633', 'opacity=".08"') +
      bracket +
      cords +
      fanHead(600, 400, 280, paint, 3)
    return [
      { name: 'on the wall', body: wall + fan },
      { name: 'turned', body: wall + group('matrix(.68 .06 0 1 200 -36)', fan) },
      { name: 'blades', body: closeUp(fan, 600, 400, 1.8) },
    ]
  },

  'ceiling-fan'({ paint, label }) {
    const hub =
      drum(600, 500, 130, 90, paint, lighten(paint, 0.25)) +
      ellipse(600, 596, 100, 26, darken(paint, 0.3)) +
      ellipse(600, 600, 56, 16, lighten(paint, 0.35)) +
      words(label, 600, 572, { size: 28, ink: inkOn(paint), within: 150 })
    const rod =
      path('M540 60H660L630 130H570Z', round(darken(paint, 0.1))) +
      rect(586, 126, 28, 360, steel('#b8bdc7'), 8) +
      path('M550 450H650L690 510H510Z', round(paint))
    const fan =
      rod + blade(paint, 'matrix(-1 0 0 1 1200 0)') + blade(paint, '') + nearBlade(paint) + hub
    const regulator =
      rect(400, 400, 400, 400, down('#fbfbf8', '#dcdfe4'), 30) +
      circle(600, 600, 130, steel()) +
      circle(600, 600, 96, '#f4f5f8') +
      stroke('M600 600V520', '#c43f3a', 14) +
      repeat(6, (index) => {
        const turn = ((index * 50 - 125) * Math.PI) / 180
        return circle(
          Math.round(600 + Math.sin(turn) * 160),
          Math.round(600 - Math.cos(turn) * 160),
          8,
          '#5c5f6e',
        )
      })
    return [
      { name: 'on the ceiling', body: ceiling + fan },
      { name: 'blades and motor', body: closeUp(ceiling + fan, 600, 560, 1.9) },
      { name: 'regulator', body: wall + regulator },
    ]
  },

  'orbit-fan'({ paint, label }) {
    const mount =
      path('M440 100H760L720 220H480Z', round(lighten(paint, 0.1))) +
      rect(570, 210, 60, 120, round(darken(paint, 0.15)), 16) +
      path('M520 320H680L720 420H480Z', round(paint))
    const name = words(label, 600, 176, { size: 34, ink: inkOn(paint), within: 220 })
    const head = group('matrix(1 .08 0 .84 0 60)', fanHead(600, 640, 300, paint, 3))
    const turns = stroke(
      'M300 930Q600 1060 900 930M880 960l26-34-42-4',
      '#8cc8ee',
      14,
      'opacity=".8"',
    )
    return [
      { name: 'on the ceiling', body: ceiling + mount + name + head },
      {
        name: 'turning',
        body: ceiling + group('matrix(-1 0 0 1 1200 0)', mount, head) + name + turns,
      },
      { name: 'guard', body: closeUp(mount + head, 600, 640, 1.8) },
    ]
  },

  'tower-fan'({ paint, label }) {
    const body =
      ellipse(600, 990, 230, 44, darken(paint, 0.35)) +
      ellipse(600, 976, 220, 40, lighten(paint, 0.12)) +
      path('M480 200Q480 120 600 120T720 200V940Q720 976 600 976T480 940Z', round(paint)) +
      rect(540, 300, 120, 560, darken(paint, 0.6), 30) +
      repeat(15, (index) => rect(546, 316 + index * 36, 108, 14, lighten(paint, 0.15), 7)) +
      rect(540, 180, 120, 80, '#10131c', 20) +
      words('8H', 600, 238, { size: 40, ink: '#7ff0ff', weight: 10 }) +
      words(label, 600, 920, { size: 26, ink: inkOn(paint), within: 130 })
    const breeze = repeat(4, (index) =>
      stroke(`M720 ${360 + index * 130}q80-40 150 0t150 0`, '#8cc8ee', 14, 'opacity=".55"'),
    )
    return [
      { name: 'front', body: floor(600, 1006, 560) + body },
      { name: 'blowing', body: floor(500, 1006, 560) + group('translate(-120 0)', body + breeze) },
      { name: 'display', body: closeUp(body, 600, 260, 2.1) },
    ]
  },
}

const wall = rect(-60, -60, 1320, 1320, down('#efe8da', '#e2d8c4'))
const ceiling =
  rect(-60, -60, 1320, 1320, down('#e9e1d1', '#f4efe4')) +
  rect(-60, -60, 1320, 150, down('#f8f5ee', '#dcd3c0')) +
  rect(-60, 86, 1320, 10, '#cfc4ae')

export function standingFan(paint: string, label: string, blades = 3): string {
  return (
    rect(582, 560, 36, 430, steel(), 10) +
    rect(560, 560, 80, 90, round(paint), 20) +
    path('M400 1000q0-50 90-60h220q90 10 90 60Z', down(lighten(paint, 0.2), darken(paint, 0.3))) +
    words(label, 600, 986, { size: 28, ink: inkOn(paint), within: 240 }) +
    fanHead(600, 400, 220, paint, blades)
  )
}

/** Pointing to the right, seen from below the ceiling. */
function blade(paint: string, turn: string): string {
  const one =
    path(
      'M700 540L760 520 1130 470Q1160 520 1130 560L760 600 700 580Z',
      across(darken(paint, 0.1), lighten(paint, 0.3), paint),
    ) + path('M700 548L780 536V590L700 574Z', steel())
  return turn === '' ? one : group(turn, one)
}

function nearBlade(paint: string): string {
  return (
    path(
      'M560 590L540 640 500 860Q600 900 700 860L660 640 640 590Z',
      down(darken(paint, 0.18), lighten(paint, 0.35)),
    ) + path('M560 588H640L648 650H552Z', steel())
  )
}

export function fanHead(x: number, y: number, r: number, paint: string, blades: number): string {
  const blade = path(
    `M${x} ${y}C${x - r * 0.2} ${y - r * 0.4} ${x - r * 0.1} ${y - r * 0.9} ${x + r * 0.3} ${y - r * 0.84}C${x + r * 0.5} ${y - r * 0.7} ${x + r * 0.26} ${y - r * 0.3} ${x} ${y}Z`,
    across(lighten(paint, 0.3), darken(paint, 0.22)),
  )
  const spoke = (index: number) => {
    const [across, up] = [Math.cos((index * Math.PI) / 12), Math.sin((index * Math.PI) / 12)]
    const reach = (share: number) =>
      `${Math.round(x + across * r * share)} ${Math.round(y + up * r * share)}`
    return `M${reach(0.24)}L${reach(1)}`
  }
  const wires = stroke(repeat(24, spoke), '#f4f5f8', 3, 'opacity=".75"')
  const rings = [0.5, 0.75]
    .map((share) =>
      circle(x, y, r * share, 'none', 'stroke="#f4f5f8" stroke-width="4" opacity=".8"'),
    )
    .join('')
  return (
    circle(x, y, r, darken(paint, 0.55), 'opacity=".16"') +
    repeat(blades, (index) => group(`rotate(${(index * 360) / blades} ${x} ${y})`, blade)) +
    wires +
    rings +
    circle(x, y, r, 'none', `stroke="${darken(paint, 0.25)}" stroke-width="18"`) +
    circle(x, y, r + 3, 'none', `stroke="${lighten(paint, 0.5)}" stroke-width="5"`) +
    circle(x, y, r * 0.25, glow([lighten(paint, 0.5), paint, darken(paint, 0.3)], 0.4, 0.35)) +
    ellipse(x - r * 0.07, y - r * 0.09, r * 0.07, r * 0.045, '#ffffff', 'opacity=".7"')
  )
}
