import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { stood } from '../views.ts'

export const carKit: Family<
  | 'motor-oil-bottle'
  | 'motor-oil-carton'
  | 'gear-oil-bottle'
  | 'brake-fluid-bottle'
  | 'coolant-can'
  | 'tyre-inflator'
  | 'jump-leads'
  | 'car-vacuum'
> = {
  'motor-oil-bottle': ({ paint, label }) =>
    stood(bottle(paint, label, 'MOTOR OIL'), 340, [600, 720, 1.8, 'label'], 'shelved', label),

  'motor-oil-carton'({ paint, label }) {
    const carton =
      path('M180 460L330 380H1020L870 460Z', '#dcb684') +
      path('M870 460L1020 380V880L870 980Z', '#a97f4c') +
      rect(180, 460, 690, 520, '#c99f6b') +
      rect(180, 460, 690, 80, '#d9b584') +
      rect(250, 610, 550, 280, '#f7f2e6', 16) +
      words(label, 525, 730, { size: 90, ink: paint, within: 440, weight: 17 }) +
      words('12 x 1 L', 525, 830, { size: 60, ink: '#3a3226', within: 400 })
    const small = group(
      'translate(640 330) scale(.66) translate(-300 0)',
      bottle(paint, label, 'MOTOR OIL'),
    )
    return [
      { name: 'carton', body: floor(600, 986, 960) + carton },
      {
        name: 'with a bottle',
        body:
          floor(600, 990, 1040) +
          group('translate(-100 60) scale(.92)', carton) +
          group('translate(230 0)', small),
      },
      { name: 'a bottle', body: floor(600, 1010, 500) + bottle(paint, label, 'MOTOR OIL') },
    ]
  },

  'gear-oil-bottle': ({ paint, label }) =>
    stood(bottle(paint, label, 'ATF'), 340, [600, 720, 1.8, 'label'], 'shelved', label),

  'brake-fluid-bottle'({ paint, label }) {
    const can =
      rect(520, 300, 160, 90, round('#22232c'), 14) +
      repeat(8, (index) => rect(530 + index * 18, 306, 7, 78, '#5c5f6e', 3, 'opacity=".6"')) +
      path(
        'M450 470Q450 390 540 390H660Q750 390 750 470V960q0 50-50 50H500q-50 0-50-50Z',
        across('#d7d9de', '#ffffff', '#eceef2', '#b9bcc6'),
      ) +
      rect(450, 540, 300, 360, paint) +
      words(label, 600, 660, { size: 56, ink: inkOn(paint), within: 250 }) +
      words('BRAKE FLUID', 600, 760, { size: 36, ink: inkOn(paint), within: 250 }) +
      circle(600, 830, 36, 'none', `stroke="${inkOn(paint)}" stroke-width="8"`) +
      stroke('M560 790a56 56 0 0 0 0 80M640 790a56 56 0 0 1 0 80', inkOn(paint), 7)
    return stood(can, 300, [600, 700, 1.9, 'label'], 'shelved', label)
  },

  'coolant-can'({ paint, label }) {
    const can =
      rect(400, 220, 130, 80, round('#22232c'), 12) +
      path(
        'M310 420Q310 300 420 300H520L560 340H820Q890 350 890 430V960q0 44-44 44H354q-44 0-44-44Z',
        across('#9fb8c9', '#e4eff6', '#cfe2ee', '#8fa9bb'),
      ) +
      path('M600 380H800Q840 384 840 430V520H600Q580 450 600 380Z', '#f3eee3') +
      path('M320 640H880V994H320Z', '#3fbf7a', 'opacity=".35"') +
      rect(360, 600, 480, 320, paint, 16) +
      words(label, 600, 710, { size: 66, ink: inkOn(paint), within: 420 }) +
      words('COOLANT', 600, 820, { size: 68, ink: inkOn(paint), within: 420 }) +
      path('M600 850q36 46 0 60q-36-14 0-60Z', inkOn(paint))
    return stood(can, 560, [600, 740, 1.8, 'label'], 'shelved', label)
  },

  'tyre-inflator'({ paint, label }) {
    const body =
      path(
        'M330 540Q330 430 440 430H780Q890 430 890 540V860q0 50-50 50H380q-50 0-50-50Z',
        down(lighten(paint, 0.3), paint, darken(paint, 0.3)),
      ) +
      stroke('M440 440Q440 320 520 320H700Q780 320 780 440', '#22232c', 40) +
      circle(530, 640, 130, '#22232c') +
      circle(530, 640, 110, '#f7f7f4') +
      stroke('M450 700A96 96 0 1 1 610 700', '#22232c', 10, 'stroke-dasharray="3 16"') +
      stroke('M530 640L590 580', '#d1403a', 10) +
      circle(530, 640, 14, '#22232c') +
      words('PSI', 530, 716, { size: 26, ink: '#22232c' }) +
      circle(780, 590, 40, '#d1403a') +
      words(label, 770, 780, { size: 44, ink: inkOn(paint), within: 190 }) +
      mirrored(rect(380, 900, 90, 40, '#22232c', 12))
    const hose =
      stroke('M890 700C1020 700 1040 860 960 920S760 1000 700 1010', '#15161d', 26) +
      rect(620, 990, 110, 40, steel('#e8c96a'), 10) +
      stroke('M330 720C200 720 180 900 240 1000', '#15161d', 18) +
      rect(212, 980, 60, 60, '#2a2b34', 14)
    return [
      { name: 'front', body: floor(600, 960, 900) + hose + body },
      {
        name: 'at the tyre',
        body:
          circle(300, 560, 430, '#22232c') +
          circle(300, 560, 240, steel()) +
          circle(300, 560, 80, '#2a2b34') +
          stroke('M420 720C520 820 560 900 660 860', '#15161d', 22) +
          floor(850, 1000, 560) +
          group('translate(420 300) scale(.72)', body),
      },
      { name: 'gauge', body: closeUp(body, 540, 640, 2.1) },
    ]
  },

  'jump-leads'({ paint, label }) {
    const clamp = (x: number, y: number, color: string, turn: number) =>
      placed(
        x,
        y,
        0.62,
        turn,
        stroke('M560 420L500 700M640 420L700 700', color, 64) +
          circle(600, 600, 36, steel()) +
          path(
            'M470 690Q600 640 730 690L690 900Q620 860 600 940Q580 860 510 900Z',
            steel('#c98a4a'),
          ) +
          repeat(4, (index) =>
            stroke(`M520 ${740 + index * 36}h40M640 ${740 + index * 36}h40`, '#6b4a2c', 8),
          ),
      )
    const coil = (color: string, dx: number) =>
      repeat(3, (index) =>
        ellipse(
          600 + dx,
          560,
          330 - index * 40,
          210 - index * 34,
          'none',
          `stroke="${color}" stroke-width="30"`,
        ),
      )
    const ends =
      stroke('M300 640C200 700 220 760 240 800M350 700C360 760 380 780 400 800', '#c43f3a', 28) +
      stroke('M900 640C1000 700 980 760 960 800M850 700C840 760 820 780 800 800', '#22232c', 28)
    const tag =
      rect(510, 500, 180, 110, paint, 16) +
      words(label, 600, 572, { size: 42, ink: inkOn(paint), within: 150 })
    const all =
      coil('#22232c', 16) +
      coil('#c43f3a', -16) +
      ends +
      tag +
      clamp(240, 880, '#d1403a', 12) +
      clamp(420, 880, '#d1403a', -6) +
      clamp(780, 880, '#2a2b34', 6) +
      clamp(960, 880, '#2a2b34', -12)
    return [
      { name: 'coiled', body: floor(600, 1000, 960) + group('translate(36 -40) scale(.94)', all) },
      {
        name: 'clamps',
        body:
          floor(600, 1000, 800) +
          group(
            'translate(-60 -420) scale(1.1)',
            clamp(500, 1000, '#d1403a', 10) + clamp(780, 1000, '#2a2b34', -10),
          ),
      },
      { name: 'near', body: closeUp(all, 330, 860, 2.1) },
    ]
  },

  'car-vacuum'({ paint, label }) {
    const body =
      path('M120 620L330 560V760L120 700Z', '#2a2b34') +
      path('M330 540H560V780H330Z', across('#c9ced6/.7', '#f4f6f8/.7', '#aeb3be/.8')) +
      ellipse(440, 660, 80, 90, '#8d909c', 'opacity=".55"') +
      path(
        'M560 520H780Q900 520 960 620Q1040 640 1080 760Q1080 800 1040 800H560Z',
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.3)),
      ) +
      path(
        'M700 520Q760 400 900 420T1050 640',
        'none',
        `stroke="${darken(paint, 0.3)}" stroke-width="60" stroke-linecap="round"`,
      ) +
      rect(548, 520, 30, 270, '#22232c', 8) +
      rect(780, 450, 70, 34, '#d1403a', 14) +
      repeat(5, (index) => stroke(`M${860 + index * 28} 700v60`, darken(paint, 0.45), 9)) +
      words(label, 700, 700, { size: 54, ink: inkOn(paint), within: 230 })
    const nozzles =
      path('M250 900H420L380 980H290Z', '#2a2b34') +
      path('M520 890H600V980H520ZM500 960h120v30H500Z', '#2a2b34') +
      repeat(7, (index) => stroke(`M${506 + index * 18} 990v26`, '#5c5f6e', 7)) +
      stroke('M1060 780C1140 860 900 900 780 960', '#15161d', 16) +
      rect(710, 940, 80, 44, '#2a2b34', 12)
    return [
      {
        name: 'with nozzles',
        body: floor(600, 1020, 980) + group('translate(0 -60)', body) + nozzles,
      },
      {
        name: 'other side',
        body:
          floor(600, 830, 980) +
          group(
            'matrix(-1 0 0 1 1200 0)',
            body.replace(words(label, 700, 700, { size: 54, ink: inkOn(paint), within: 230 }), ''),
          ),
      },
      { name: 'dust cup', body: closeUp(body, 450, 660, 2) },
    ]
  },
}

function bottle(paint: string, label: string, kind: string): string {
  return (
    rect(540, 230, 120, 90, round('#22232c'), 12) +
    path(
      'M440 470Q440 400 520 370L550 320H650L680 370Q760 400 760 470V960q0 50-50 50H490q-50 0-50-50Z',
      across(darken(paint, 0.35), lighten(paint, 0.25), paint, darken(paint, 0.35)),
    ) +
    path('M700 430h40v200h-20q-20 0-20-20Z', darken(paint, 0.3)) +
    rect(464, 600, 272, 330, '#15151c', 14) +
    words(label, 600, 710, { size: 60, ink: '#ffffff', within: 236 }) +
    words(kind, 600, 800, { size: 46, ink: '#f2b63d', within: 236 }) +
    path('M600 820q44 60 0 90q-44-30 0-90Z', '#f2b63d')
  )
}
