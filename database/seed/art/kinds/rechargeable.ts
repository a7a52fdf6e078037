import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, down, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { fanHead, standingFan } from './cooling.ts'

type Kind =
  | 'rechargeable-fan'
  | 'standing-rechargeable-fan'
  | 'solar-fan'
  | 'solar-fan-kit'
  | 'clip-fan'
  | 'desk-fan'

/** Fans with a battery. */
export const rechargeable: Family<Kind> = {
  'rechargeable-fan'({ paint, label }) {
    const base =
      rect(390, 700, 420, 300, down(lighten(paint, 0.25), paint, darken(paint, 0.25)), 40) +
      rect(430, 740, 340, 120, '#eef6ff', 20) +
      rect(440, 750, 320, 100, glow(['#fffbe6', '#ffe9a8']), 16) +
      repeat(4, (index) =>
        circle(470 + index * 60, 920, 16, index === 0 ? '#47d17c' : darken(paint, 0.35)),
      ) +
      words(label, 600, 982, { size: 30, ink: inkOn(paint), within: 260 }) +
      rect(700, 900, 60, 36, '#15151d', 6)
    const neck = rect(560, 610, 80, 110, round(darken(paint, 0.2)), 20)
    const handle = stroke('M360 420C360 110 840 110 840 420', darken(paint, 0.15), 26)
    const body = handle + neck + base + fanHead(600, 430, 230, paint, 5)
    return [
      { name: 'front', body: floor(600, 1006, 560) + body },
      { name: 'side', body: floor(600, 1006, 480) + group('matrix(.7 .06 0 1 180 -36)', body) },
      { name: 'light and buttons', body: closeUp(body, 600, 850, 2) },
    ]
  },

  'standing-rechargeable-fan'({ paint, label }) {
    const body = batteryStand(paint, label)
    return [
      { name: 'front', body: floor(600, 1010, 600) + body },
      { name: 'side', body: floor(600, 1010, 500) + group('matrix(.68 .06 0 1 192 -36)', body) },
      { name: 'battery and buttons', body: closeUp(body, 600, 860, 2) },
    ]
  },

  'solar-fan'({ paint, label }) {
    const body = batteryStand(paint, label) + sun(736, 882) + solarLead
    return [
      { name: 'front', body: floor(640, 1010, 760) + body },
      { name: 'socket for a panel', body: closeUp(body, 700, 880, 2.2) },
      { name: 'side', body: floor(600, 1010, 500) + group('matrix(.68 .06 0 1 192 -36)', body) },
    ]
  },

  'solar-fan-kit'({ paint, label }) {
    const fan = group('translate(-180 0)', batteryStand(paint, label))
    const bulb = (x: number) =>
      stroke(`M640 860C${x - 60} 880 ${x} 700 ${x} 640`, '#22232b', 6) +
      rect(x - 24, 600, 48, 50, '#d9dde3', 8) +
      circle(x, 560, 54, glow(['#ffffff', '#fff2c4', '#ecd9a0'], 0.42, 0.36))
    const kit =
      fan + stroke('M520 940Q720 1040 860 930', '#22232b', 8) + solarSheet + bulb(800) + bulb(980)
    return [
      { name: 'with panel and bulbs', body: floor(600, 1010, 980) + kit },
      { name: 'fan', body: floor(600, 1010, 600) + batteryStand(paint, label) },
      { name: 'battery and buttons', body: closeUp(batteryStand(paint, label), 600, 860, 2) },
    ]
  },

  'clip-fan'({ paint, label }) {
    const clip =
      path('M560 640H640L660 760H540Z', round(darken(paint, 0.15))) +
      rect(480, 750, 240, 110, round(paint), 40) +
      words(label, 600, 820, { size: 36, ink: inkOn(paint), within: 170 }) +
      path(
        'M470 830H730L700 980Q690 1000 660 1000H640L626 880H574L560 1000H540Q510 1000 500 980Z',
        darken(paint, 0.35),
      ) +
      circle(600, 690, 16, '#47d17c')
    const fan = clip + fanHead(600, 400, 250, paint, 5)
    const board =
      rect(-60, 930, 1320, 60, down('#c79a63', '#9a6b3c')) +
      rect(-60, 990, 1320, 40, down('#1a1633/.25', '#1a1633/0'))
    return [
      { name: 'front', body: floor(600, 1004, 360, 40) + fan },
      { name: 'clipped on', body: board + fan },
      { name: 'clip', body: closeUp(fan, 600, 800, 2) },
    ]
  },

  'desk-fan'({ paint, label }) {
    const fan =
      path('M562 700H638V900H562Z', round(darken(paint, 0.1))) +
      path(
        'M400 990Q400 890 600 890T800 990Q800 1004 780 1004H420Q400 1004 400 990Z',
        down(lighten(paint, 0.25), darken(paint, 0.25)),
      ) +
      circle(600, 940, 22, '#f4f5f8') +
      circle(600, 940, 12, '#47d17c') +
      words(label, 700, 984, { size: 24, ink: inkOn(paint), within: 110 }) +
      fanHead(600, 460, 280, paint, 7)
    const cable =
      stroke('M790 980C940 1010 980 900 1060 940', '#22232c', 12) +
      rect(1040, 920, 70, 34, '#3a3b46', 8)
    return [
      { name: 'front', body: floor(620, 1006, 620) + cable + fan },
      { name: 'side', body: floor(600, 1006, 500) + group('matrix(.66 .06 0 1 204 -36)', fan) },
      { name: 'blades', body: closeUp(fan, 600, 460, 1.9) },
    ]
  },
}

/** A standing fan whose foot holds the battery, with lamps in front. */
function batteryStand(paint: string, label: string): string {
  return (
    standingFan(paint, '', 5) +
    rect(430, 770, 340, 200, down(lighten(paint, 0.3), paint, darken(paint, 0.2)), 34) +
    rect(460, 796, 170, 70, glow(['#fffbe6', '#ffe9a8']), 14) +
    repeat(3, (index) =>
      circle(672 + index * 34, 830, 12, index === 0 ? '#47d17c' : darken(paint, 0.35)),
    ) +
    words(label, 600, 926, { size: 32, ink: inkOn(paint), within: 250 })
  )
}

function sun(x: number, y: number): string {
  return (
    circle(x, y, 15, '#f2a818') +
    repeat(8, (index) =>
      stroke(
        `M${x} ${y - 22}V${y - 31}`,
        '#f2a818',
        6,
        `transform="rotate(${index * 45} ${x} ${y})"`,
      ),
    )
  )
}

/** From the battery's round socket to the plug that fits a panel; the panel is not sold with it. */
const solarLead =
  circle(744, 936, 20, '#15151d') +
  circle(744, 936, 8, '#f2a818') +
  stroke('M744 936C820 940 810 1020 880 1004S960 930 1010 950', '#22232b', 12) +
  rect(1000, 926, 70, 46, '#22232b', 12) +
  rect(1066, 936, 30, 26, '#f2a818', 6)

const solarSheet =
  path('M780 730L1080 650V900L780 980Z', across('#22346b', '#3a57a8', '#1b2a58')) +
  repeat(4, (index) =>
    path(
      `M${840 + index * 60} ${714 - index * 16}v250`,
      'none',
      'stroke="#9db4ea" stroke-width="4"',
    ),
  ) +
  stroke('M780 730L1080 650V900L780 980Z', '#c9d3e6', 10)
