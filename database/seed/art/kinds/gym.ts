import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

export const gym: Family<
  'dumbbell' | 'dumbbell-set' | 'treadmill' | 'incline-treadmill' | 'walking-pad' | 'exercise-bike'
> = {
  dumbbell({ paint, label }) {
    const bell =
      grip() +
      mirrored(
        path(
          'M210 470L290 430H370L430 500V740L370 810H290L210 770Z',
          diagonal(lighten(paint, 0.3), paint, darken(paint, 0.4)),
        ) + stroke('M290 430L270 620L290 810M370 430L390 620L370 810', darken(paint, 0.45), 5),
      )
    const end =
      path('M420 260H780L960 600L780 940H420L240 600Z', round(paint)) +
      path('M460 330H740L880 600L740 870H460L320 600Z', darken(paint, 0.25)) +
      circle(600, 600, 70, steel()) +
      words(label, 600, 470, { size: 54, ink: inkOn(paint), within: 320 })
    const two =
      group('translate(150 60) scale(.68)', group('rotate(-10 600 620)', bell)) +
      group('translate(250 340) scale(.72)', group('rotate(6 600 620)', bell))
    return [
      { name: 'pair', body: floor(600, 940, 900) + two },
      { name: 'side', body: floor(600, 826, 980) + bell },
      { name: 'end', body: floor(600, 950, 600) + end },
    ]
  },

  'dumbbell-set'({ paint, label }) {
    const plate = (x: number, h: number, w: number) =>
      rect(
        x - w / 2,
        620 - h / 2,
        w,
        h,
        across(darken(paint, 0.4), lighten(paint, 0.25), darken(paint, 0.3)),
        20,
      )
    const bell =
      grip(200, 800) +
      mirrored(
        plate(330, 340, 60) +
          plate(262, 340, 60) +
          plate(200, 260, 50) +
          rect(150, 590, 40, 60, '#8d909c', 10),
      )
    const barbell =
      rect(60, 596, 1080, 48, steel(), 16) +
      rect(470, 584, 260, 72, '#22232c', 20) +
      mirrored(
        plate(250, 420, 60) +
          plate(180, 420, 60) +
          plate(118, 300, 50) +
          rect(290, 580, 40, 80, '#8d909c', 10),
      )
    const case_ =
      rect(170, 420, 860, 520, down(lighten('#2b2d36', 0.12), '#2b2d36'), 40) +
      rect(210, 460, 780, 440, '#17181f', 24) +
      group(
        'translate(60 80) scale(.9)',
        group('translate(0 -110) scale(1 .62) translate(0 320)', bell),
      ) +
      group(
        'translate(60 280) scale(.9)',
        group('translate(0 -110) scale(1 .62) translate(0 320)', bell),
      ) +
      words(label, 600, 925, { size: 26, ink: '#c9ccd6', within: 200 })
    return [
      {
        name: 'both dumbbells',
        body:
          floor(600, 960, 980) +
          group('translate(130 -40) scale(.8)', bell) +
          group('translate(110 320) scale(.82)', bell),
      },
      { name: 'as a barbell', body: floor(600, 840, 1060) + barbell },
      { name: 'in the case', body: floor(600, 946, 960) + case_ },
    ]
  },

  treadmill: ({ paint, label }) => treadmill(paint, label, 0),

  'incline-treadmill': ({ paint, label }) => treadmill(paint, label, 9),

  'walking-pad'({ paint, label }) {
    const pad =
      path('M120 800L900 640L1090 740L330 960Z', '#22232c') +
      path('M120 800V840L330 1004V960Z', darken(paint, 0.5)) +
      path('M330 960V1004L1090 784V740Z', '#15161d') +
      path('M230 806L900 668L1040 742L356 924Z', down('#3f414d', '#1a1b22')) +
      path('M120 800L230 778L436 930L330 960Z', paint) +
      words(label, 312, 880, { size: 32, ink: inkOn(paint), within: 130 })
    const remote =
      rect(760, 320, 130, 260, '#2a2b34', 50) +
      circle(825, 390, 26, '#d1403a') +
      circle(825, 460, 26, '#5c5f6e') +
      circle(825, 530, 26, '#5c5f6e')
    return [
      { name: 'with its remote', body: floor(600, 1000, 1060) + pad + remote },
      {
        name: 'under the bed',
        body:
          rect(-60, -60, 1320, 640, '#e6dccb') +
          rect(-60, 420, 1320, 170, down('#b98f5e', '#8a6238')) +
          floor(600, 1000, 1060) +
          pad,
      },
      { name: 'belt', body: closeUp(pad, 560, 820, 2) },
    ]
  },

  'exercise-bike'({ paint, label }) {
    const body =
      rect(240, 970, 240, 40, '#22232c', 16) +
      rect(760, 970, 240, 40, '#22232c', 16) +
      stroke('M360 970L520 800H760L880 970', '#3a3b46', 40) +
      circle(440, 780, 180, '#2a2b34') +
      circle(440, 780, 180, 'none', `stroke="${lighten(paint, 0.25)}" stroke-width="26"`) +
      circle(440, 780, 60, steel()) +
      stroke('M620 800L500 420', darken(paint, 0.1), 44) +
      stroke('M680 800L800 440', '#3a3b46', 36) +
      path('M700 430Q820 380 940 430Q930 490 820 480T700 430Z', '#15161d') +
      circle(650, 820, 70, '#22232c') +
      stroke('M650 820L720 920M690 924h70', '#8d909c', 22) +
      stroke('M510 440Q420 400 400 300M500 420Q470 330 400 300', '#15161d', 30) +
      path('M430 280L600 240L620 360L470 390Z', '#22232c') +
      path('M456 298L586 268L600 344L486 368Z', diagonal('#12334f', '#2f8fd6')) +
      words('24', 530, 334, { size: 40, ink: '#7ff0ff', weight: 10 }) +
      words(label, 440, 900, { size: 30, ink: '#ffffff', within: 160 })
    return [
      { name: 'side', body: floor(600, 1014, 960) + body },
      {
        name: 'other side',
        body: floor(600, 1014, 960) + group('matrix(-.96 0 0 .96 1176 40)', body),
      },
      { name: 'display', body: closeUp(body, 520, 340, 2.2) },
    ]
  },
}

function grip(x = 330, width = 540): string {
  return (
    rect(x, 590, width, 60, steel(), 20) +
    repeat(18, (index) => rect(440 + index * 18, 592, 6, 56, '#5c5f6e', 3, 'opacity=".5"'))
  )
}

/** Turned up at the front by so many degrees. */
function treadmill(paint: string, label: string, incline: number): View[] {
  const deck =
    path('M120 900L860 830L1060 900L1070 950L200 1000L120 950Z', '#22232c') +
    path('M180 896L850 838L980 886L250 950Z', down('#3f414d', '#1a1b22')) +
    path('M120 900L180 896L250 950L230 990L120 950Z', paint)
  const posts =
    stroke('M900 860L800 380', darken(paint, 0.2), 50) + stroke('M990 890L890 400', paint, 50)
  const screen =
    path('M620 300L930 260L960 420L650 450Z', '#22232c') +
    path('M660 316L900 284L916 366L674 396Z', diagonal('#12334f', '#2f8fd6')) +
    circle(720, 424, 12, '#d1403a') +
    circle(780, 418, 12, '#47d17c')
  const speed = words('8.5', 790, 366, { size: 54, ink: '#7ff0ff', weight: 10 })
  const rails = stroke('M650 440H500', '#3a3b46', 30) + stroke('M880 420L700 480', '#3a3b46', 26)
  const motor = incline
    ? path('M830 826Q960 770 1080 860L1086 950L1060 960L880 880Z', '#2a2b34')
    : ''
  const name = words(label, 560, 986, { size: 28, ink: '#ffffff', within: 200 })
  const machine = group(
    `rotate(${-incline} 160 960)`,
    deck + motor + posts + rails + screen + speed + name,
  )
  const feet = incline ? stroke('M900 810V990M1010 800V990', '#3a3b46', 30) : ''
  const small = incline
    ? 'translate(0 60) translate(160 960) scale(.92) translate(-160 -960)'
    : 'translate(0 0)'
  const whole = group(small, feet + machine)
  return [
    { name: 'side', body: floor(600, 996, 1040) + whole },
    {
      name: 'other side',
      body:
        floor(600, 996, 1040) +
        group(
          'matrix(-1 0 0 1 1200 0)',
          group(
            small,
            feet + group(`rotate(${-incline} 160 960)`, deck + motor + posts + rails + screen),
          ),
        ),
    },
    { name: 'display', body: closeUp(machine, 790, 360, 2.2) },
  ]
}
