import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { printed } from '../print.ts'
import { lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, diagonal, down, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed, stood } from '../views.ts'

type Kind = 'toothpaste' | 'toothbrushes' | 'dental-floss' | 'electric-toothbrush' | 'mouthwash'

export const mouth: Family<Kind> = {
  toothpaste: ({ paint, label }) => {
    const tube =
      path(
        'M170 470L200 450L960 520V720L200 790L170 770Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.25)),
      ) +
      rect(160, 440, 46, 360, lighten(paint, 0.5), 6) +
      repeat(12, (index) => stroke(`M168 ${460 + index * 29}h30`, darken(paint, 0.2), 4)) +
      path('M955 530H1000V710H955Z', steel('#eef0f4')) +
      rect(995, 540, 90, 160, round('#ffffff'), 16) +
      path('M205 735L950 690V716L205 780Z', '#ffffff', 'opacity=".85"') +
      printed(
        { label, word: 'TOOTHPASTE' },
        { x: 540, ink: inkOn(paint), within: 560, name: [610, 92], word: [676, 36] },
      )
    return [
      { name: 'tube', body: floor(600, 810, 980, 40) + tube },
      {
        name: 'on a brush',
        body:
          floor(600, 940, 900, 30) +
          group('translate(0 -90)', tube) +
          group(
            'translate(0 20)',
            lying(paint),
            path('M840 830q40-50 80-20t90-20-10 44Z', '#e6fbf4'),
          ),
      },
      ...boxed(
        { x: 160, y: 560, w: 880, h: 240, depth: 190, color: paint },
        rect(160, 560, 880, 240, diagonal(lighten(paint, 0.25), paint), 6) +
          path('M160 770Q600 720 1040 770V800H160Z', '#ffffff', 'opacity=".85"') +
          words(label, 560, 704, { size: 84, ink: inkOn(paint), within: 560 }),
        [600, 680, 1.5, 'box'],
      ).slice(1, 2),
    ]
  },

  toothbrushes: ({ paint, label }) => {
    const brush = (x: number, color: string) =>
      group(
        `translate(${x} 0)`,
        path(
          'M-24 1000Q-34 900-22 760T-14 480H14Q16 640 24 760T26 1000Q0 1016-24 1000Z',
          round(color),
        ),
        rect(-12, 330, 24, 170, round(color), 10),
        rect(-22, 130, 44, 240, round(color), 20),
        repeat(8, (index) =>
          rect(
            20,
            142 + index * 27,
            index % 2 === 0 ? 96 : 84,
            24,
            index % 3 === 0 ? lighten(color, 0.35) : '#ffffff',
            6,
            'stroke="#8fa0b5" stroke-width="3"',
          ),
        ),
        rect(-10, 700, 20, 200, '#ffffff', 10, 'opacity=".4"'),
      )
    const three = brush(330, paint) + brush(570, '#2f8f5a') + brush(810, '#d1403a')
    const card =
      rect(300, 160, 600, 850, diagonal('#ffffff', '#eef2f8'), 20) +
      path('M300 880H900V990Q900 1010 880 1010H320Q300 1010 300 990Z', paint) +
      words(label, 600, 966, { size: 66, ink: inkOn(paint), within: 460 })
    return [
      { name: 'three brushes', body: floor(600, 1014, 700) + three },
      {
        name: 'in the pack',
        body:
          floor(600, 1014, 760) +
          card +
          group('translate(105 90) scale(.82 .76)', three) +
          rect(320, 180, 560, 690, '#ffffff', 16, 'opacity=".18"'),
      },
      { name: 'bristles', body: closeUp(three, 640, 300, 2) },
    ]
  },

  'dental-floss': ({ paint, label }) => {
    const box =
      rect(340, 420, 520, 580, across('#d9dfe8', '#ffffff@26', '#f1f4f8', '#c6cfdb'), 90) +
      path('M340 620H860V850H340Z', paint) +
      printed(
        { label, word: 'DENTAL FLOSS' },
        { ink: inkOn(paint), within: 420, name: [730, 86], word: [800, 42] },
      )
    const lid =
      path('M340 510Q340 420 430 420H770Q860 420 860 510V540H340Z', '#e9eef4') +
      stroke('M342 540H858', '#c6d0dc', 6)
    const open =
      box +
      path(
        'M350 430L300 250Q290 210 340 206H640Q690 206 700 250L720 420Z',
        '#dfe6ee',
        'stroke="#c6d0dc" stroke-width="5"',
      ) +
      rect(560, 430, 80, 40, steel('#c9ced6'), 8) +
      path(
        'M600 440C700 380 760 300 900 330S1020 480 960 560',
        'none',
        'stroke="#ffffff" stroke-width="12"',
      ) +
      path(
        'M600 440C700 380 760 300 900 330S1020 480 960 560',
        'none',
        'stroke="#a9c4d8" stroke-width="5"',
      )
    return [
      { name: 'front', body: floor(600, 1006, 640) + box + lid },
      { name: 'open', body: floor(600, 1006, 640) + open },
      { name: 'label', body: closeUp(box + lid, 600, 730, 1.8) },
    ]
  },

  'electric-toothbrush': ({ paint, label }) => {
    const handle =
      path(
        'M510 560Q500 500 550 486H650Q700 500 690 560L704 940Q700 996 600 996T496 940Z',
        round(paint),
      ) +
      path('M578 500L586 300H614L622 500Z', round('#e4e9f0')) +
      circle(600, 220, 124, round('#cfd9e6')) +
      circle(600, 220, 112, '#f4f7fb') +
      tufts(14, 88, 19, '#2f7fd6') +
      tufts(8, 46, 17, '#ffffff') +
      circle(600, 220, 20, '#35b58a') +
      rect(560, 600, 80, 120, darken(paint, 0.25), 40) +
      circle(600, 640, 24, lighten(paint, 0.4)) +
      circle(600, 760, 8, '#47d17c') +
      words(label, 600, 880, { size: 34, ink: inkOn(paint), within: 130 })
    const dock =
      path(
        'M440 960Q440 930 480 930H720Q760 930 760 960V1000Q600 1024 440 1000Z',
        round('#e9ecf1'),
      ) +
      path(
        'M760 990C900 990 940 900 1040 930',
        'none',
        'stroke="#c9ced8" stroke-width="16" stroke-linecap="round"',
      )
    return [
      {
        name: 'on its charger',
        body: floor(600, 1008, 520) + dock + group('translate(48 36) scale(.92)', handle),
      },
      { name: 'brush head', body: closeUp(handle, 600, 260, 2.6) },
      {
        name: 'turned',
        body: floor(600, 860, 860, 40) + group('translate(-10 40) rotate(68 600 600)', handle),
      },
    ]
  },

  mouthwash: ({ paint, label }) => {
    const liquid = '#3fa7c9'
    const body =
      lathe(
        [
          [350, 90],
          [410, 110],
          [500, 200],
          [900, 210],
          [960, 206],
          [1004, 190],
        ],
        across(darken(liquid, 0.3), `${lighten(liquid, 0.6)}@24`, liquid, darken(liquid, 0.35)),
      ) +
      rect(490, 210, 220, 150, round(paint), 20) +
      repeat(13, (index) => rect(502 + index * 16, 224, 6, 122, '#12102a', 3, 'opacity=".14"')) +
      path('M396 580H804V880H396Z', '#ffffff', 'opacity=".95"') +
      path('M396 580H804V720H396Z', paint) +
      words(label, 600, 676, { size: 76, ink: inkOn(paint), within: 350, weight: 17 }) +
      words('MOUTHWASH', 600, 800, { size: 48, ink: darken(liquid, 0.45), within: 340 }) +
      stroke('M520 840q40 26 80 0t80 0', liquid, 8)
    return stood(body, 420, [600, 720, 1.8, 'label'], 'shelved', label)
  },
}

/** A ring of tufts in a round head. */
function tufts(count: number, reach: number, r: number, color: string): string {
  return repeat(count, (index) => {
    const turn = (index * 2 * Math.PI) / count
    return circle(
      Math.round(600 + Math.cos(turn) * reach),
      Math.round(220 + Math.sin(turn) * reach),
      r,
      color,
      'stroke="#6d8fb5" stroke-width="3"',
    )
  })
}

function lying(paint: string): string {
  return (
    rect(180, 900, 640, 34, down(lighten(paint, 0.3), darken(paint, 0.1)), 17) +
    rect(820, 898, 200, 38, '#ffffff', 10) +
    repeat(12, (index) =>
      rect(836 + index * 14, 846, 10, 56, index % 3 === 0 ? paint : '#ffffff', 3),
    )
  )
}
