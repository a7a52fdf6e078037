import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { across, circle, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'

type Kind =
  | 'lantern'
  | 'solar-lantern'
  | 'radio-lantern'
  | 'desk-lamp'
  | 'torch'
  | 'camp-light'
  | 'solar-home-kit'

/** Lamps with a battery. */
export const lanterns: Family<Kind> = {
  lantern: (model) => {
    const body = lantern(model)
    return [
      { name: 'front', body: floor(600, 1010, 594, 70) + body },
      { name: 'light', body: closeUp(body, 600, 560, 1.9) },
      { name: 'at night', body: night(600, 560) + floor(600, 1000, 600) + body },
    ]
  },

  'solar-lantern': (model) => {
    const body = group('translate(-170 100) scale(.9)', lantern(model))
    const both = body + stroke('M500 960Q640 1040 780 950', '#22232b', 8) + sheet(740, 620)
    return [
      { name: 'with its panel', body: floor(600, 1008, 900) + both },
      { name: 'lantern', body: floor(600, 1010, 594, 70) + lantern(model) },
      { name: 'at night', body: night(600, 560) + floor(600, 1000, 600) + lantern(model) },
    ]
  },

  'radio-lantern'(model) {
    const body = radioLantern(model)
    return [
      { name: 'front', body: floor(600, 1010, 620, 70) + body },
      { name: 'radio', body: closeUp(body, 600, 840, 1.9) },
      { name: 'at night', body: night(600, 480) + floor(600, 1010, 620) + body },
    ]
  },

  'desk-lamp'({ paint, label }) {
    const lamp =
      stroke('M600 900C520 700 700 560 620 360', steel('#aeb4bf'), 34) +
      path('M330 300Q340 220 430 216H800Q880 224 886 300L870 340H346Z', round(paint)) +
      rect(356, 336, 504, 26, '#fff3c4', 13) +
      path('M390 1000Q390 900 600 896T810 1000Z', round(paint)) +
      rect(390, 990, 420, 24, darken(paint, 0.35), 12) +
      circle(600, 950, 22, '#f4f5f8') +
      circle(600, 950, 12, '#47d17c') +
      words(label, 710, 980, { size: 24, ink: inkOn(paint), within: 120 })
    const shine = path('M356 362L160 1010H1060L860 362Z', down('#fff3c4/.75', '#fff3c4/0'))
    return [
      { name: 'front', body: shine + floor(600, 1012, 560) + lamp },
      { name: 'bent down', body: floor(600, 1012, 560) + group('rotate(-6 600 1000)', lamp) },
      { name: 'switch', body: closeUp(lamp, 600, 920, 2.1) },
    ]
  },

  torch({ paint, label }) {
    const body = group(
      'rotate(-24 600 600)',
      rect(150, 520, 560, 160, down(lighten(paint, 0.4), paint, darken(paint, 0.4)), 40) +
        repeat(7, (index) =>
          rect(190 + index * 44, 520, 14, 160, darken(paint, 0.3), 0, 'opacity=".6"'),
        ) +
        path('M690 510L850 430V770L690 690Z', down(lighten(paint, 0.3), darken(paint, 0.4))) +
        ellipse(852, 600, 50, 172, steel()) +
        ellipse(862, 600, 42, 150, glow(['#ffffff', '#fff3c4', '#e9cf83'])) +
        rect(520, 496, 110, 40, '#c43f3a', 16) +
        words(label, 560, 626, { size: 44, ink: inkOn(paint), within: 130 }) +
        stroke('M150 600C60 600 60 760 150 740', '#22232c', 16),
    )
    const beam = path('M870 380L1300 60V560L930 590Z', '#ffe9a8', 'opacity=".35"')
    return [
      { name: 'front', body: floor(560, 940, 800, 50) + body },
      { name: 'at night', body: rect(-60, -60, 1320, 1320, '#191735') + beam + body },
      { name: 'lamp', body: closeUp(body, 820, 480, 2) },
    ]
  },

  'camp-light'({ paint, label }) {
    const body =
      stroke('M480 330C480 190 720 190 720 330', steel('#aeb4bf'), 22) +
      drum(600, 350, 190, 90, paint) +
      lathe(
        [
          [440, 180],
          [560, 200],
          [760, 200],
          [860, 180],
        ],
        glow(['#fffdf4', '#fff0c0', '#e6cd8a'], 0.45, 0.4, 0.7),
      ) +
      drum(600, 870, 200, 110, paint, lighten(paint, 0.1)) +
      circle(600, 940, 26, darken(paint, 0.4)) +
      circle(600, 940, 14, '#47d17c') +
      words(label, 600, 420, { size: 36, ink: inkOn(paint), within: 240 })
    const flat =
      drum(600, 760, 200, 70, paint) +
      rect(400, 840, 400, 40, '#fff0c0', 10) +
      drum(600, 890, 206, 100, paint, lighten(paint, 0.1))
    return [
      { name: 'front', body: floor(600, 1010, 560) + body },
      { name: 'folded flat', body: floor(600, 1010, 560) + flat },
      { name: 'at night', body: night(600, 650) + floor(600, 1010, 560) + body },
    ]
  },

  'solar-home-kit'({ paint, label }) {
    const station =
      rect(150, 600, 420, 380, down(lighten(paint, 0.2), paint, darken(paint, 0.22)), 40) +
      rect(200, 650, 200, 110, '#0f1320', 16) +
      repeat(4, (index) =>
        rect(220 + index * 42, 676, 32, 58, index < 3 ? '#47d17c' : '#3a4257', 6),
      ) +
      circle(490, 705, 40, '#c43f3a') +
      repeat(3, (index) => circle(230 + index * 70, 820, 24, '#15151d')) +
      rect(430, 800, 90, 40, '#15151d', 8) +
      words(label, 360, 936, { size: 52, ink: inkOn(paint), within: 320 })
    const bulb = (x: number) =>
      stroke(`M${x} 330C${x} 480 300 480 300 600`, '#22232b', 6) +
      rect(x - 24, 290, 48, 50, '#d9dde3', 8) +
      circle(x, 240, 62, glow(['#ffffff', '#fff2c4', '#ecd9a0'], 0.42, 0.36))
    const kit =
      bulb(220) +
      bulb(440) +
      bulb(660) +
      stroke('M560 940Q660 1020 760 940', '#22232b', 8) +
      station +
      sheet(700, 560)
    return [
      { name: 'station, panel and three bulbs', body: floor(600, 1000, 1040) + kit },
      { name: 'station', body: floor(600, 990, 620) + group('translate(240 0)', station) },
      { name: 'sockets', body: closeUp(station, 360, 780, 2) },
    ]
  },
}

/** A small panel that leans on nothing, its corner at x, y. */
function sheet(x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    path('M0 100L360 0V290L0 390Z', across('#1b2246', '#2c366a', '#10142c')) +
      repeat(4, (index) =>
        path(
          `M${72 + index * 72} ${80 - index * 20}v290`,
          'none',
          'stroke="#5a6698" stroke-width="4"',
        ),
      ) +
      path('M0 200L360 100M0 296L360 196', 'none', 'stroke="#5a6698" stroke-width="4"') +
      stroke('M0 100L360 0V290L0 390Z', '#c9d3e6', 12),
  )
}

function night(x: number, y: number): string {
  return (
    rect(-60, -60, 1320, 1320, '#191735') + circle(x, y, 620, glow(['#ffe9a0/.7', '#ffe9a0/0']))
  )
}

/** A lamp all round, on a foot that is a radio. */
function radioLantern({ paint, label }: Model): string {
  return (
    stroke('M770 300L950 80', '#aeb4bf', 10) +
    circle(952, 78, 10, '#8d929e') +
    stroke('M410 330C410 50 790 50 790 330', steel('#9aa0ab'), 26) +
    circle(600, 470, 400, glow(['#fff3c0/.8', '#fff3c0/0'])) +
    path('M410 320H790L810 660H390Z', glow(['#fffdf0', '#ffeeb3', '#e9cf83'], 0.5, 0.5, 0.7)) +
    repeat(5, (index) => rect(468 + index * 60, 370, 26, 250, '#ffffff', 12, 'opacity=".9"')) +
    stroke(
      'M412 330L392 660M788 330L808 660M506 330L496 660M694 330L704 660',
      darken(paint, 0.3),
      10,
    ) +
    lathe(
      [
        [240, 80],
        [262, 170],
        [320, 218],
      ],
      round(paint),
    ) +
    drum(600, 670, 240, 310, paint) +
    ellipse(600, 670, 214, 32, darken(paint, 0.25)) +
    circle(490, 850, 92, darken(paint, 0.55)) +
    repeat(3, (index) =>
      circle(490, 850, 78 - index * 26, 'none', 'stroke="#6b6e7a" stroke-width="8"'),
    ) +
    rect(606, 776, 176, 62, '#f4efe2', 10) +
    repeat(7, (index) =>
      stroke(`M${624 + index * 23} 784v${index % 2 === 0 ? 24 : 14}`, '#4a4d5c', 4),
    ) +
    stroke('M690 780V834', '#c43f3a', 6) +
    circle(742, 896, 36, steel()) +
    circle(742, 896, 22, darken(paint, 0.4)) +
    rect(610, 866, 36, 24, '#f2a530', 6) +
    rect(610, 906, 36, 24, '#e9ecf1', 6) +
    words(label, 600, 996, { size: 38, ink: inkOn(paint), within: 260 })
  )
}

function lantern({ paint, label }: Model): string {
  return (
    stroke('M420 380C420 120 780 120 780 380', steel('#9aa0ab'), 24) +
    circle(600, 560, 380, glow(['#fff3c0/.8', '#fff3c0/0'])) +
    path('M400 400H800L780 720H420Z', glow(['#fffdf0', '#ffeeb3', '#e9cf83'], 0.5, 0.5, 0.7)) +
    repeat(5, (index) => rect(470 + index * 58, 440, 26, 240, '#ffffff', 12, 'opacity=".85"')) +
    stroke('M400 400L420 720M800 400L780 720M600 400V720', darken(paint, 0.3), 12) +
    ellipse(600, 400, 230, 34, darken(paint, 0.3)) +
    lathe(
      [
        [330, 110],
        [350, 190],
        [400, 230],
      ],
      round(paint),
    ) +
    drum(600, 730, 210, 250, paint) +
    circle(600, 850, 44, darken(paint, 0.4)) +
    circle(600, 850, 30, '#f2a530') +
    words(label, 600, 960, { size: 34, ink: inkOn(paint), within: 260 })
  )
}
