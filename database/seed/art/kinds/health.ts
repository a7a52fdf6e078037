import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  group,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { boxed } from '../views.ts'

// The red cross is a protected sign: first aid is green.
const green = '#1f8f5a'

export const health: Family<
  'thermometer' | 'forehead-thermometer' | 'blood-pressure-monitor' | 'first-aid-kit'
> = {
  'forehead-thermometer': ({ paint, label }) => infraredThermometer(paint, label),

  thermometer({ paint, label }) {
    const stick =
      rect(540, 560, 120, 440, across(lighten(paint, 0.3), '#ffffff', lighten(paint, 0.15)), 60) +
      path(
        'M560 600V330L585 210Q600 180 615 210L640 330V600Z',
        across('#e4e8ef', '#ffffff', '#cdd4df'),
      ) +
      rect(588, 190, 24, 70, '#aeb4c0', 12) +
      rect(556, 620, 88, 150, '#c9d8c0', 12) +
      group(
        'rotate(90 600 695)',
        words('36.6', 600, 712, { size: 46, ink: '#22302a', weight: 10 }),
      ) +
      circle(600, 840, 30, paint) +
      words(label, 600, 940, { size: 22, ink: darken(paint, 0.4), within: 90 })
    return [
      { name: 'front', body: floor(600, 1004, 220, 30) + stick },
      {
        name: 'lying with its case',
        body:
          floor(600, 860, 900, 50) +
          placed(620, 560, 1, 70, stick) +
          placed(
            560,
            780,
            1,
            74,
            rect(530, 220, 140, 780, `${lighten(paint, 0.5)}`, 70, 'opacity=".5"'),
          ),
      },
      { name: 'display', body: closeUp(stick, 600, 720, 2.2) },
    ]
  },

  'blood-pressure-monitor'({ paint, label }) {
    const unit =
      rect(200, 430, 500, 540, diagonal('#ffffff', '#f1f3f7', '#d9dee7'), 60) +
      rect(250, 480, 400, 330, '#c9d8c0', 20) +
      words('120', 600, 580, { size: 76, ink: '#22302a', align: 'right', weight: 11 }) +
      words('80', 600, 690, { size: 76, ink: '#22302a', align: 'right', weight: 11 }) +
      words('72', 600, 780, { size: 50, ink: '#22302a', align: 'right', weight: 11 }) +
      words('SYS', 280, 560, { size: 24, ink: '#4a5a52', align: 'left' }) +
      words('DIA', 280, 670, { size: 24, ink: '#4a5a52', align: 'left' }) +
      path('M300 740q20-24 36 0 16-24 36 0 0 24-36 46-36-22-36-46Z', '#d1403a') +
      circle(540, 880, 48, paint) +
      words('START', 540, 892, { size: 20, ink: inkOn(paint) }) +
      words(label, 270, 900, { size: 36, ink: '#2a2740', align: 'left', within: 190 })
    const cuff =
      rect(
        770,
        480,
        300,
        440,
        across(darken(paint, 0.4), lighten(paint, 0.15), paint, darken(paint, 0.4)),
        50,
      ) +
      path(
        'M790 500Q920 560 1050 500',
        'none',
        `stroke="${darken(paint, 0.5)}" stroke-width="10"`,
      ) +
      rect(830, 640, 180, 120, '#ffffff', 10, 'opacity=".85"') +
      words('CUFF', 920, 716, { size: 34, ink: darken(paint, 0.4) })
    const hose = stroke('M690 620C760 620 700 1010 840 1000S920 960 920 910', '#4a4d58', 22)
    return [
      { name: 'with cuff', body: floor(600, 990, 980) + hose + unit + cuff },
      ...boxed(
        { x: 350, y: 430, w: 500, h: 540, r: 60, depth: 150, color: '#d9dee7' },
        group('translate(150 0)', unit),
        [600, 640, 1.8, 'display'],
      ).slice(1),
    ]
  },

  'first-aid-kit'({ paint, label }) {
    const cross = (x: number, y: number, r: number, color: string) =>
      path(
        `M${x - r / 3} ${y - r}h${(r * 2) / 3}v${(r * 2) / 3}h${(r * 2) / 3}v${(r * 2) / 3}h-${(r * 2) / 3}v${(r * 2) / 3}h-${(r * 2) / 3}v-${(r * 2) / 3}h-${(r * 2) / 3}v-${(r * 2) / 3}h${(r * 2) / 3}Z`,
        color,
      )
    const front =
      stroke('M480 400V350Q480 320 510 320H690Q720 320 720 350V400', '#22232c', 34) +
      rect(200, 390, 800, 570, down(lighten(paint, 0.25), paint, darken(paint, 0.25)), 60) +
      stroke('M204 600H996', darken(paint, 0.4), 8) +
      circle(600, 660, 170, '#ffffff') +
      cross(600, 660, 110, green) +
      words(label, 600, 910, { size: 44, ink: inkOn(paint), within: 400 })
    const bandage = (x: number, y: number, color: string) =>
      rect(x, y, 170, 130, color, 20) +
      repeat(4, (index) => stroke(`M${x + 20} ${y + 26 + index * 26}h130`, darken(color, 0.15), 4))
    const inside =
      rect(180, 560, 840, 400, darken(paint, 0.35), 40) +
      path('M180 600L260 300H940L1020 600Z', darken(paint, 0.5)) +
      bandage(230, 620, '#ffffff') +
      bandage(430, 620, '#f3e3c9') +
      rect(640, 600, 90, 170, '#8a4a1c', 14) +
      rect(656, 570, 58, 40, '#ffffff', 6) +
      rect(760, 620, 210, 70, '#f0c9a4', 35) +
      rect(830, 626, 70, 58, '#e0ae82', 6) +
      rect(760, 710, 210, 60, '#4fb7e8', 10) +
      rect(220, 790, 760, 150, down(lighten(paint, 0.2), paint), 20) +
      circle(600, 864, 56, '#ffffff') +
      cross(600, 864, 36, green) +
      repeat(5, (index) =>
        rect(
          320 + index * 120,
          400,
          90,
          130,
          ['#ffffff', '#f2b63d', '#4fb7e8', '#7ed957', '#e86f9a'][index] ?? '',
          10,
        ),
      )
    return [
      ...boxed({ x: 200, y: 390, w: 800, h: 570, r: 60, depth: 200, color: paint }, front, [
        600,
        660,
        2,
        'front near',
      ]),
      { name: 'open', body: floor(600, 966, 980) + inside },
    ]
  },
}

function infraredThermometer(paint: string, label: string) {
  const body =
    path(
      'M330 250H760Q860 250 870 340T780 450H640L700 960Q700 1000 660 1000H500Q470 1000 464 960L420 470L330 440Z',
      diagonal('#ffffff', '#f1f3f7', '#d5dbe5'),
    ) +
    path('M540 470h100l50 480H530Z', paint, 'opacity=".9"') +
    rect(290, 280, 60, 140, '#22232c', 16) +
    circle(300, 350, 36, '#15161d') +
    rect(600, 290, 200, 120, '#bfe3c9', 14) +
    words('36.5', 700, 374, { size: 56, ink: '#22302a', weight: 10 }) +
    path('M440 480q-60 20-50 90l40 40Z', '#22232c') +
    words(label, 480, 350, { size: 34, ink: '#2a2740', within: 170 })
  return [
    { name: 'side', body: floor(590, 1004, 420) + body },
    {
      name: 'other side',
      body:
        floor(610, 1004, 420) +
        group(
          'matrix(-1 0 0 1 1200 0)',
          path(
            'M330 250H760Q860 250 870 340T780 450H640L700 960Q700 1000 660 1000H500Q470 1000 464 960L420 470L330 440Z',
            diagonal('#ffffff', '#f1f3f7', '#d5dbe5'),
          ) +
            path('M540 470h100l50 480H530Z', paint, 'opacity=".9"') +
            rect(290, 280, 60, 140, '#22232c', 16),
        ),
    },
    { name: 'display', body: closeUp(body, 680, 360, 2.2) },
  ]
}
