import { darken, inkOn } from '../color.ts'
import { words } from '../lettering.ts'
import { glass, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type Model } from '../studio.ts'
import { circle, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

type Kind =
  | 'blender'
  | 'blender-with-mill'
  | 'blender-with-two-mills'
  | 'industrial-blender'
  | 'hand-mixer'
  | 'hand-mixer-with-bowl'
  | 'stand-mixer'
  | 'yam-pounder'

export const blenders: Family<Kind> = {
  blender: (model) => stood(blender(model), 440, [600, 820, 2, 'knob'], 'boxed', model.label),

  'blender-with-mill': (model) => {
    const small = mill(model.paint, '#c9a24a')
    const both =
      floor(760, 1004, 700) +
      group('translate(-130 0)', blender(model)) +
      group('translate(340 0)', small)
    return [
      { name: 'with its mill', body: both },
      { name: 'blender', body: floor(600, 1010, 594, 70) + blender(model) },
      { name: 'mill', body: closeUp(small, 600, 790, 1.9) },
    ]
  },

  'blender-with-two-mills': (model) => {
    const wet = mill(model.paint, '#c8402e')
    const dry = mill(model.paint, '#c9a24a')
    const all =
      floor(640, 1004, 980) +
      group('translate(-230 0)', blender(model)) +
      group('translate(156 0)', wet) +
      group('translate(440 100) scale(.9)', dry)
    return [
      { name: 'jug and two mills', body: all },
      { name: 'blender', body: floor(600, 1010, 594, 70) + blender(model) },
      {
        name: 'the mills',
        body:
          floor(600, 1004, 800) +
          group('translate(-520 -500) scale(1.5)', wet) +
          group('translate(-80 -500) scale(1.5)', dry),
      },
    ]
  },

  'industrial-blender': ({ paint, label }) => {
    const jar =
      path('M420 230H780L800 330V640H400V330Z', glass('#c9d6de')) +
      path('M402 440H798V640H402Z', '#d8b98a', 'opacity=".8"') +
      ellipse(600, 440, 198, 20, '#ecd9b8') +
      stroke('M790 330C930 320 930 590 800 600', darken(paint, 0.4), 34) +
      repeat(5, (index) => stroke(`M430 ${360 + index * 54}h50`, '#ffffff', 6, 'opacity=".9"'))
    const lid =
      rect(400, 180, 400, 60, round(darken(paint, 0.45)), 14) +
      rect(540, 140, 120, 50, round(darken(paint, 0.55)), 12)
    const base =
      rect(470, 640, 260, 40, steel(), 8) +
      path('M380 676H820L860 970q4 34-30 34H370q-34 0-30-34Z', round(paint)) +
      rect(400, 880, 400, 90, darken(paint, 0.45), 16) +
      circle(480, 925, 34, steel()) +
      stroke('M480 925V902', '#c43f3a', 8) +
      rect(590, 900, 60, 50, '#c43f3a', 8) +
      rect(700, 900, 60, 50, '#47b86a', 8) +
      words(label, 600, 800, { size: 60, ink: inkOn(paint), within: 340 })
    return stood(jar + lid + base, 520, [600, 900, 1.8, 'controls'], 'boxed', label)
  },

  'hand-mixer': (model) => {
    const mixer = group('translate(0 40)', handMixer(model))
    return [
      { name: 'front', body: floor(600, 1000, 620) + mixer },
      { name: 'angle', body: floor(600, 1004, 560) + group('rotate(-9 600 640)', mixer) },
      { name: 'speeds', body: closeUp(mixer, 480, 420, 1.9) },
    ]
  },

  'hand-mixer-with-bowl': (model) => {
    const { paint } = model
    const stand =
      path('M230 1000Q220 940 300 930H960Q1040 940 1030 1000Z', round(paint)) +
      path(
        'M840 940C960 900 990 660 960 430H870C890 640 860 820 770 940Z',
        round(darken(paint, 0.1)),
      )
    const all = stand + bowl + group('translate(10 -130) scale(.92)', handMixer(model)) + bowlFront
    return [
      { name: 'with its bowl', body: floor(620, 1006, 900) + all },
      { name: 'mixer', body: floor(600, 1000, 620) + group('translate(0 40)', handMixer(model)) },
      { name: 'speeds', body: closeUp(all, 480, 260, 1.9) },
    ]
  },

  'stand-mixer': ({ paint, label }) => {
    const head =
      path(
        'M250 330Q250 200 420 196H800Q960 200 970 330Q970 420 880 430H360Q250 430 250 330Z',
        round(paint),
      ) +
      rect(300, 300, 640, 16, steel(), 8) +
      circle(270, 320, 34, steel()) +
      words(label, 640, 280, { size: 54, ink: inkOn(paint), within: 360 })
    const stand =
      path('M760 420H930Q970 700 960 930H770Q800 700 760 420Z', round(darken(paint, 0.08))) +
      path('M220 1000Q216 930 300 926H900Q990 930 984 1000Z', round(paint)) +
      circle(850, 860, 46, steel()) +
      stroke('M850 860l20-26', '#c43f3a', 8)
    const hook =
      rect(430, 426, 60, 60, steel(), 10) +
      stroke('M460 480C380 560 380 700 470 740', '#aeb4bf', 20)
    const all = stand + hook + group('translate(-130 0)', bowl, bowlFront) + head
    return [
      { name: 'front', body: floor(600, 1006, 940) + all },
      {
        name: 'angle',
        body: floor(600, 1010, 840, 80) + group('matrix(.86 .07 0 1 84 -40)', all),
      },
      { name: 'bowl', body: closeUp(all, 480, 780, 1.7) },
    ]
  },

  'yam-pounder': ({ paint, label }) => {
    const pan =
      lathe(
        [
          [260, 260],
          [300, 270],
          [560, 200],
          [600, 170],
        ],
        steel(),
      ) +
      ellipse(600, 260, 262, 44, '#8d929e') +
      ellipse(600, 262, 240, 36, '#3a3b46') +
      path('M400 262q30-80 110-70t110-16 100 40 76 46Z', '#fbf6ea') +
      ellipse(560, 220, 60, 14, '#ffffff')
    const base =
      path('M380 610H820L870 950q6 54-50 54H380q-56 0-50-54Z', round(paint)) +
      circle(600, 800, 84, steel()) +
      circle(600, 800, 60, darken(paint, 0.45)) +
      stroke('M600 800V752', '#ffffff', 12) +
      words(label, 600, 700, { size: 48, ink: inkOn(paint), within: 340 }) +
      words('POUNDER', 600, 960, { size: 28, ink: inkOn(paint), weight: 10 }) +
      circle(740, 800, 14, '#47d17c')
    const mound =
      ellipse(600, 900, 380, 76, '#ece7de') +
      ellipse(600, 880, 330, 58, '#d8d1c4') +
      path(
        'M340 880C330 600 480 520 600 520S870 600 860 880A260 50 0 0 1 340 880Z',
        glow(['#ffffff', '#f6efdf', '#dccfb2'], 0.4, 0.32, 0.7),
      )
    return [
      ...stood(pan + base, 540, [600, 800, 1.9, 'knob'], 'boxed', label),
      { name: 'pounded yam', body: floor(600, 960, 860) + mound },
    ]
  },
}

/** A small jar with its blades, upside down on its lid. */
function mill(paint: string, filling: string): string {
  return (
    path('M500 660Q500 560 600 560T700 660V860H500Z', glass('#d4dde4')) +
    path('M510 760H690V860H510Z', filling, 'opacity=".8"') +
    lathe(
      [
        [850, 116],
        [880, 120],
        [1000, 104],
      ],
      round(darken(paint, 0.2)),
    )
  )
}

function blender({ paint, label }: Model): string {
  const jar =
    path('M430 260H770L730 690H470Z', glass()) +
    path('M455 480H745L728 690H472Z', '#e8833a', 'opacity=".75"') +
    ellipse(600, 480, 145, 16, '#ffffff', 'opacity=".35"') +
    stroke('M768 320C900 330 890 560 742 570', '#b9c6d2', 26, 'opacity=".8"') +
    repeat(5, (index) =>
      stroke(`M480 ${400 + index * 55}h${index % 2 === 0 ? 60 : 36}`, '#ffffff', 6, 'opacity=".9"'),
    )
  return (
    jar +
    rect(420, 210, 360, 56, round(darken(paint, 0.3)), 16) +
    rect(530, 170, 140, 50, round(darken(paint, 0.4)), 14) +
    path('M450 690H750L810 980q4 24-30 24H420q-34 0-30-24Z', round(paint)) +
    circle(600, 860, 66, steel()) +
    circle(600, 860, 48, darken(paint, 0.4)) +
    stroke('M600 860V822', '#ffffff', 10) +
    words(label, 600, 770, { size: 38, ink: inkOn(paint), within: 240 })
  )
}

function handMixer({ paint, label }: Model): string {
  const whisk = (x: number) =>
    rect(x - 10, 560, 20, 130, steel(), 6) +
    stroke(
      `M${x} 690C${x - 90} 760 ${x - 80} 920 ${x} 940C${x + 80} 920 ${x + 90} 760 ${x} 690M${x} 690C${x - 30} 760 ${x - 30} 900 ${x} 940C${x + 30} 900 ${x + 30} 760 ${x} 690`,
      '#aeb4bf',
      10,
    )
  return (
    stroke('M880 470C1040 480 1080 640 1040 960', '#22232c', 18) +
    whisk(470) +
    whisk(630) +
    path(
      'M300 470Q300 380 400 380H800Q920 390 920 480Q920 560 820 564H380Q300 560 300 470Z',
      round(paint),
    ) +
    stroke('M370 390C380 250 780 240 850 400', darken(paint, 0.12), 54) +
    repeat(4, (index) => circle(420 + index * 50, 292 - (index % 3) * 6, 12, darken(paint, 0.5))) +
    words(label, 610, 500, { size: 54, ink: inkOn(paint), within: 380 })
  )
}

const bowl = ellipse(560, 640, 300, 46, '#6d7380') + ellipse(560, 646, 280, 38, '#e9d6a8')
const bowlFront =
  path('M260 640C264 840 400 930 560 930S856 840 860 640A300 46 0 0 1 260 640Z', steel()) +
  rect(460, 920, 200, 26, steel('#9aa0ab'), 8)
