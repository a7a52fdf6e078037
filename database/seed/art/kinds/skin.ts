import { darken, lighten } from '../color.ts'
import { bottle, tub, tube } from '../flasks.ts'
import { words } from '../lettering.ts'
import { glass, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, ellipse, group, path, repeat, stroke } from '../svg.ts'

type Kind =
  | 'lotion-bottle'
  | 'lotion-pump'
  | 'micellar-water'
  | 'face-wash'
  | 'sun-cream'
  | 'cream-tin'
  | 'cream-jar'
  | 'body-butter'
  | 'body-scrub'
  | 'petroleum-jelly'
  | 'baby-lotion'
  | 'baby-oil'
  | 'baby-powder'
  | 'baby-wash'
  | 'shower-gel'
  | 'liquid-black-soap'

export const skin: Family<Kind> = {
  'lotion-bottle': (model) =>
    bottle({ ...model, word: 'BODY LOTION', art: drop(model.paint) }, 'flip'),
  'lotion-pump': (model) =>
    bottle({ ...model, word: 'BODY LOTION', art: drop(model.paint) }, 'pump'),

  'micellar-water': (model) =>
    bottle(
      { ...model, word: 'MICELLAR WATER', art: drop('#e79ab0') },
      'flip',
      '#e79ab0',
      glass('#dcecf7'),
    ),

  'face-wash': (model) => tube({ ...model, word: 'FACE WASH', art: lemon }),
  'sun-cream': (model) => tube({ ...model, word: 'SUN CREAM', art: sun }, '#f2b63d'),

  'cream-tin': ({ paint, label }) => {
    const tin =
      path(
        'M250 640A350 110 0 0 0 950 640V830A350 110 0 0 1 250 830Z',
        across(darken(paint, 0.35), lighten(paint, 0.2), paint, darken(paint, 0.4)),
      ) +
      path('M250 720A350 110 0 0 0 950 720V740A350 110 0 0 1 250 740Z', steel('#c9ced6')) +
      ellipse(600, 640, 350, 110, across(paint, lighten(paint, 0.22), paint)) +
      ellipse(600, 640, 320, 96, 'none', `stroke="${lighten(paint, 0.4)}" stroke-width="6"`) +
      group(
        'translate(600 664) scale(1 .5)',
        words(label, 0, 0, { size: 130, ink: '#ffffff', within: 480, weight: 17 }),
      )
    const lid = group('translate(150 -240) rotate(14 600 640) scale(.8)', tin)
    const open =
      path(
        'M250 640A350 110 0 0 0 950 640V830A350 110 0 0 1 250 830Z',
        across(darken(paint, 0.35), lighten(paint, 0.2), paint, darken(paint, 0.4)),
      ) +
      ellipse(600, 640, 350, 110, steel('#c9ced6')) +
      ellipse(600, 646, 326, 98, '#ffffff') +
      path('M330 650Q440 560 560 640T800 610Q760 720 560 726T330 650Z', '#f1efe9') +
      stroke('M400 640Q480 590 560 636', '#dedad0', 8)
    return [
      { name: 'front', body: floor(600, 930, 860) + group('translate(0 20)', tin) },
      {
        name: 'open',
        body: floor(600, 930, 860) + lid + group('translate(-60 40) scale(.98)', open),
      },
      { name: 'label', body: closeUp(tin, 600, 640, 1.6) },
    ]
  },

  'cream-jar': (model) => tub({ ...model, word: 'CREAM' }, '#ffffff'),
  'body-butter': (model) => tub({ ...model, word: 'BODY BUTTER', art: shea }, '#fbeecb'),
  'body-scrub': (model) => tub({ ...model, word: 'BLACK SOAP SCRUB' }, '#5a4636'),
  'petroleum-jelly': (model) => tub({ ...model, word: 'PETROLEUM JELLY' }, '#f7f1d8'),

  'baby-lotion': (model) =>
    bottle(
      { ...model, word: 'BABY LOTION', art: heart('#e79ab0') },
      'pump',
      '#e79ab0',
      round('#fbdfe6'),
    ),
  'baby-oil': (model) =>
    bottle(
      { ...model, word: 'BABY OIL', art: heart('#e8b23a') },
      'flip',
      '#e8b23a',
      across('#d8b878', '#fff3d8@24', '#f7e2b4', '#cfae6c'),
    ),
  'baby-powder': (model) =>
    bottle(
      { ...model, word: 'BABY POWDER', art: heart('#6fa3d8') },
      'screw',
      '#6fa3d8',
      round('#fdfdfb'),
    ),
  'baby-wash': (model) =>
    bottle({ ...model, word: 'BABY WASH', art: foam }, 'pump', '#f4f5f8', round('#f1cf6b')),
  'shower-gel': (model) =>
    bottle({ ...model, word: 'SHOWER GEL', art: foam }, 'flip', lighten(model.paint, 0.4)),
  'liquid-black-soap': (model) =>
    bottle({ ...model, word: 'LIQUID BLACK SOAP', art: foam }, 'pump', '#f4f5f8'),
}

function drop(color: string): string {
  return path('M600 780q50 60 0 100q-50-40 0-100Z', lighten(color, 0.2))
}

function heart(color: string): string {
  return path(
    'M600 870q-60-44-60-74 0-30 30-30 20 0 30 20 10-20 30-20 30 0 30 30 0 30-60 74Z',
    color,
  )
}

const foam = repeat(7, (index) =>
  circle(
    530 + ((index * 47) % 140),
    800 + ((index * 29) % 66),
    14 + (index % 3) * 8,
    '#f3f8fd',
    'stroke="#a9c4e0" stroke-width="3"',
  ),
)

const lemon =
  circle(600, 700, 70, '#f4e04a') +
  circle(600, 700, 58, '#fbf0a0') +
  stroke('M600 650V750M550 700H650M565 665L635 735M635 665L565 735', '#f4d93a', 5)

const sun =
  circle(600, 700, 44, '#f2b63d') +
  stroke(
    repeat(8, (index) => {
      const [x, y] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)]
      return `M${Math.round(600 + x * 60)} ${Math.round(700 + y * 60)}L${Math.round(600 + x * 82)} ${Math.round(700 + y * 82)}`
    }),
    '#f2b63d',
    10,
  )

const shea =
  ellipse(560, 890, 40, 28, '#6e3a1c') +
  ellipse(640, 894, 34, 24, '#8a5a30') +
  ellipse(552, 882, 12, 7, '#c98a5a')
