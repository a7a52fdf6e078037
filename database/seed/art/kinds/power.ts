import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { type Family, floor } from '../studio.ts'
import { circle, down, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind =
  | 'inverter'
  | 'hybrid-inverter'
  | 'all-in-one-inverter'
  | 'ups'
  | 'stabiliser'
  | 'servo-stabiliser'
  | 'avr'

const lamps = ['#47d17c', '#f2c230', '#e2504a'] as const

export const power: Family<Kind> = {
  inverter({ paint, label }) {
    const front =
      rect(240, 330, 720, 640, down(lighten(paint, 0.25), paint, darken(paint, 0.25)), 46) +
      rect(330, 420, 540, 190, '#0f1320', 24) +
      words('220V', 470, 550, { size: 66, ink: '#7ff0ff', weight: 10 }) +
      words('50Hz', 700, 510, { size: 34, ink: '#7ff0ff', weight: 10 }) +
      rect(620, 530, 200, 40, '#1c2740', 8) +
      rect(624, 534, 140, 32, '#47d17c', 6) +
      lamps
        .map(
          (lamp, index) =>
            circle(460 + index * 140, 690, 30, darken(paint, 0.35)) +
            circle(460 + index * 140, 684, 22, lamp),
        )
        .join('') +
      words(label, 600, 850, { size: 64, ink: inkOn(paint), within: 460 }) +
      repeat(5, (index) => stroke(`M${440 + index * 80} 900v40`, darken(paint, 0.45), 14)) +
      rect(280, 960, 100, 40, '#22232c', 8) +
      rect(820, 960, 100, 40, '#22232c', 8)
    const box = { x: 240, y: 330, w: 720, h: 640, r: 46, depth: 220, color: paint }
    return boxed(box, front, [600, 550, 1.7, 'display'])
  },

  'hybrid-inverter'({ paint, label }) {
    const shell =
      rect(330, 160, 540, 760, down(lighten(paint, 0.3), paint, darken(paint, 0.14)), 40) +
      rect(330, 160, 540, 90, darken(paint, 0.5), 34) +
      words(label, 600, 226, { size: 42, ink: '#ffffff', within: 400 }) +
      rect(420, 320, 360, 220, '#0f1320', 24) +
      words('220V', 530, 440, { size: 54, ink: '#7ff0ff', weight: 10 }) +
      circle(700, 400, 30, '#f2c230') +
      repeat(8, (index) =>
        rect(696, 348, 8, 16, '#f2c230', 4, `transform="rotate(${index * 45} 700 400)"`),
      ) +
      rect(450, 480, 300, 30, '#1c2740', 8) +
      rect(454, 484, 210, 22, '#47d17c', 6) +
      lamps.map((lamp, index) => circle(480 + index * 70, 600, 16, lamp)).join('') +
      rect(690, 580, 90, 40, darken(paint, 0.3), 12) +
      repeat(7, (index) => stroke(`M400 ${690 + index * 22}H800`, darken(paint, 0.28), 8)) +
      rect(360, 860, 480, 60, darken(paint, 0.55), 12)
    const cables =
      stroke('M430 910V1100M480 910V1100', '#c43f3a', 16) +
      stroke('M540 910V1100M590 910V1100', '#22232c', 16) +
      stroke('M700 910V1100', '#8d929e', 22) +
      stroke('M770 910V1100', '#8d929e', 22)
    const wall = rect(-60, -60, 1320, 1320, down('#efe8da', '#e2d8c4'))
    const shadow = rect(350, 190, 550, 770, '#1a1633', 40, 'opacity=".14"')
    const box = { x: 330, y: 160, w: 540, h: 760, r: 40, depth: 160, color: paint }
    const [, side, near] = boxed(box, shell, [600, 430, 1.8, 'display'])
    return [
      { name: 'on the wall', body: wall + shadow + cables + shell },
      { name: 'side', body: side?.body ?? shell },
      { name: 'display', body: near?.body ?? shell },
    ]
  },

  'all-in-one-inverter'({ paint, label }) {
    const front =
      rect(300, 140, 600, 840, down(lighten(paint, 0.35), paint, darken(paint, 0.14)), 60) +
      rect(300, 560, 600, 12, darken(paint, 0.3)) +
      rect(400, 230, 400, 210, '#0f1320', 30) +
      words('98%', 600, 370, { size: 90, ink: '#69f0a6', weight: 10 }) +
      words(label, 600, 520, { size: 56, ink: inkOn(paint), within: 400 }) +
      rect(470, 640, 260, 210, darken(paint, 0.1), 24) +
      rect(560, 620, 80, 24, darken(paint, 0.4), 6) +
      path('M610 670l-60 90h44l-16 70 76-100h-46l20-60Z', '#f2a530') +
      rect(340, 960, 120, 40, '#22232c', 10) +
      rect(740, 960, 120, 40, '#22232c', 10)
    const box = { x: 300, y: 140, w: 600, h: 850, r: 60, depth: 220, color: paint }
    return boxed(box, front, [600, 360, 1.8, 'display'])
  },

  ups({ paint, label }) {
    const front =
      rect(430, 330, 340, 660, down(lighten(paint, 0.25), paint, darken(paint, 0.2)), 30) +
      rect(450, 350, 300, 130, darken(paint, 0.55), 20) +
      circle(600, 540, 52, steel()) +
      circle(600, 540, 38, '#22232c') +
      stroke('M600 520v24M582 530a26 26 0 1 0 36 0', '#47d17c', 7) +
      lamps.map((lamp, index) => circle(530 + index * 70, 640, 15, lamp)).join('') +
      words(label, 600, 432, { size: 46, ink: '#ffffff', within: 250 }) +
      repeat(9, (index) => stroke(`M480 ${720 + index * 26}H720`, darken(paint, 0.4), 9)) +
      rect(450, 984, 300, 16, '#17181f', 6)
    const back =
      rect(430, 330, 340, 660, down(lighten(paint, 0.1), darken(paint, 0.3)), 30) +
      socket(520, 440) +
      socket(680, 440) +
      socket(520, 620) +
      socket(680, 620) +
      rect(480, 750, 240, 70, '#15151d', 10) +
      stroke('M600 820C600 940 820 900 860 1000', '#22232c', 20)
    const box = { x: 430, y: 330, w: 340, h: 660, r: 30, depth: 360, color: paint }
    return [
      ...boxed(box, front, [600, 540, 1.9, 'button']),
      { name: 'sockets at the back', body: floor(600, 1000, 480) + back },
    ]
  },

  stabiliser({ paint, label }) {
    const window = (y: number, name: string, volts: string) =>
      rect(360, y, 480, 150, '#12141d', 20) +
      words(volts, 680, y + 112, { size: 86, ink: '#ff6b5a', weight: 11, spacing: 44 }) +
      words(name, 460, y + 88, { size: 26, ink: '#c9ccd6', weight: 10 })
    const front =
      rect(300, 300, 600, 690, down(lighten(paint, 0.25), paint, darken(paint, 0.2)), 36) +
      window(350, 'INPUT', '187') +
      window(520, 'OUTPUT', '220') +
      lamps.map((lamp, index) => circle(430 + index * 70, 750, 20, lamp)).join('') +
      rect(700, 710, 120, 80, '#c43f3a', 12) +
      rect(704, 714, 112, 38, '#e56a60', 10) +
      words(label, 600, 886, { size: 58, ink: inkOn(paint), within: 440 }) +
      repeat(8, (index) =>
        stroke(`M${390 + index * 60} 936H${420 + index * 60}`, darken(paint, 0.45), 10),
      )
    const box = { x: 300, y: 300, w: 600, h: 690, r: 36, depth: 300, color: paint }
    return boxed(box, front, [600, 520, 1.8, 'display'])
  },

  'servo-stabiliser'({ paint, label }) {
    const meter = (x: number, turn: number) =>
      rect(x, 260, 200, 160, '#f4f5f0', 12) +
      path(`M${x + 30} 380a70 70 0 0 1 140 0`, 'none', 'stroke="#2a2b34" stroke-width="6"') +
      stroke(`M${x + 100} 380V320`, '#c43f3a', 7, `transform="rotate(${turn} ${x + 100} 380)"`)
    const front =
      rect(320, 200, 560, 740, down(lighten(paint, 0.22), paint, darken(paint, 0.2)), 20) +
      meter(370, -24) +
      meter(630, 4) +
      words('SERVO', 600, 490, { size: 38, ink: inkOn(paint) }) +
      lamps.map((lamp, index) => circle(530 + index * 70, 550, 18, lamp)).join('') +
      rect(480, 600, 240, 110, '#22232c', 14) +
      rect(510, 620, 60, 70, '#c43f3a', 8) +
      rect(630, 620, 60, 70, '#3a3b46', 8) +
      words(label, 600, 800, { size: 56, ink: inkOn(paint), within: 400 }) +
      repeat(5, (index) => stroke(`M400 ${836 + index * 20}H800`, darken(paint, 0.4), 8)) +
      circle(390, 970, 32, '#17181f') +
      circle(810, 970, 32, '#17181f')
    const box = { x: 320, y: 200, w: 560, h: 760, r: 20, depth: 340, color: paint }
    return boxed(box, front, [600, 400, 1.8, 'meters'])
  },

  avr({ paint, label }) {
    const front =
      rect(300, 640, 600, 340, down(lighten(paint, 0.22), paint, darken(paint, 0.25)), 30) +
      rect(340, 690, 240, 120, '#12141d', 16) +
      lamps.map((lamp, index) => circle(400 + index * 60, 750, 18, lamp)).join('') +
      rect(720, 700, 110, 100, '#c43f3a', 14) +
      rect(726, 706, 98, 46, '#e56a60', 10) +
      words(label, 600, 920, { size: 64, ink: inkOn(paint), within: 380 }) +
      rect(340, 970, 80, 30, '#17181f', 8) +
      rect(780, 970, 80, 30, '#17181f', 8)
    const back =
      rect(240, 640, 720, 340, down(lighten(paint, 0.12), darken(paint, 0.3)), 30) +
      repeat(4, (index) => socket(330 + index * 150, 790)) +
      stroke('M920 920C1040 940 1040 1000 1120 1000', '#22232c', 20)
    const box = { x: 300, y: 640, w: 600, h: 350, r: 30, depth: 300, color: paint }
    return [
      ...boxed(box, front, [560, 760, 1.8, 'lamps and switch']),
      { name: 'four sockets at the back', body: floor(600, 990, 860) + back },
    ]
  },
}

function socket(x: number, y: number): string {
  return (
    rect(x - 62, y - 74, 124, 148, '#f1f2f4', 16) +
    rect(x - 10, y - 50, 20, 40, '#15151d', 4) +
    rect(x - 44, y + 18, 30, 18, '#15151d', 4) +
    rect(x + 14, y + 18, 30, 18, '#15151d', 4)
  )
}
