import { darken, lighten } from '../color.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family, floor, glint, type View } from '../studio.ts'
import {
  again,
  circle,
  diagonal,
  ellipse,
  glow,
  group,
  mirrored,
  once,
  path,
  placed,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

type Strand = [depth: number, radius: number, count: number]

const bust = path(
  'M430 200C440 330 420 400 300 450C180 500 150 620 140 800Q140 1010 240 1010H960Q1060 1010 1060 800C1050 620 1020 500 900 450C780 400 760 330 770 200Z',
  glow(['#3b3a5c', '#26253f', '#191830'], 0.42, 0.3, 0.8),
)

export const jewellery: Family<
  | 'coral-set'
  | 'pearl-set'
  | 'crystal-set'
  | 'agate-set'
  | 'waist-beads'
  | 'jewellery'
  | 'hoop-earrings'
> = {
  'coral-set': ({ paint }) =>
    beadViews(
      bead(paint),
      bead('#d9a93c'),
      [
        [300, 24, 21],
        [420, 26, 21],
        [540, 30, 19],
      ],
      2,
    ),

  'pearl-set'({ paint }) {
    const pearl = bead(lighten(paint, 0.25)) + circle(-7, -8, 6, '#ffffff', 'opacity=".9"')
    return beadViews(pearl, pearl, [
      [280, 19, 25],
      [370, 21, 25],
      [460, 25, 23],
    ])
  },

  'crystal-set'({ paint }) {
    const cut = diagonal('#ffffff', lighten(paint, 0.3), darken(paint, 0.4))
    const facet =
      path(
        'M0-24L18-8V10L0 24L-18 10V-8Z',
        cut,
        `stroke="${darken(paint, 0.35)}" stroke-width="1.5"`,
      ) + path('M0-24L6-4L0 24L-6-4Z', '#ffffff', 'opacity=".5"')
    return beadViews(facet, facet, [
      [280, 22, 23],
      [380, 24, 23],
      [480, 30, 19],
    ])
  },

  'agate-set'({ paint }) {
    const veins =
      stroke('M-19 0q19 14 38 0', lighten(paint, 0.65), 4) +
      stroke('M-17-10q17 12 34 0', darken(paint, 0.4), 3)
    return beadViews(bead(paint) + veins, bead(darken(paint, 0.2)) + veins, [
      [280, 24, 19],
      [380, 27, 19],
      [490, 32, 17],
    ])
  },

  'waist-beads'({ paint }) {
    const colors = [paint, '#e8a52a', '#1f8f6a', '#2b4a9c', '#f4f1e8']
    const line = (index: number) => {
      const [rx, ry] = [420 - index * 90, 250 - index * 56]
      return repeat(5, (part) =>
        ellipse(
          600,
          640,
          rx,
          ry,
          'none',
          `stroke="${colors[(part + index) % 5]}" stroke-width="26" stroke-dasharray="2 ${28 * 5 - 2}" stroke-dashoffset="${-28 * part}" stroke-linecap="round"`,
        ),
      )
    }
    const all = repeat(
      3,
      (index) =>
        ellipse(
          600,
          640,
          420 - index * 90,
          250 - index * 56,
          'none',
          'stroke="#3a3226" stroke-width="4"',
        ) + line(index),
    )
    const ties = stroke('M600 890q-40 60 -90 80M600 890q30 60 80 70', '#3a3226', 5)
    return [
      { name: 'three strands', body: floor(600, 930, 900) + all + ties },
      {
        name: 'one strand',
        body:
          floor(600, 860, 900, 40) +
          placed(
            600,
            640,
            1,
            -12,
            ellipse(600, 640, 420, 200, 'none', 'stroke="#3a3226" stroke-width="4"') + line(0),
          ),
      },
      { name: 'beads', body: closeUp(all, 420, 820, 2.2) },
    ]
  },

  jewellery({ paint }) {
    const links = repeat(34, (index) => {
      const t = index / 33
      const [x, y] = [400 + 400 * t, 400 + 380 * 4 * t * (1 - t)]
      return ellipse(
        Math.round(x),
        Math.round(y),
        17,
        11,
        'none',
        `stroke="${paint}" stroke-width="8" transform="rotate(${Math.round(70 - 140 * t)} ${Math.round(x)} ${Math.round(y)})"`,
      )
    })
    const loop = repeat(40, (index) => {
      const turn = (index * Math.PI) / 20
      const [x, y] = [
        Math.round(600 + Math.cos(turn) * 380),
        Math.round(640 + Math.sin(turn) * 240),
      ]
      return ellipse(
        x,
        y,
        30,
        17,
        'none',
        `stroke="${index % 2 ? paint : lighten(paint, 0.25)}" stroke-width="12" transform="rotate(${Math.round((turn * 180) / Math.PI) + 90} ${x} ${y})"`,
      )
    })
    return [
      { name: 'chain on a bust', body: floor(600, 1014, 900) + bust + links + glint(600, 780, 26) },
      { name: 'chain', body: floor(600, 900, 860, 40) + loop + rect(560, 380, 80, 40, paint, 16) },
      { name: 'links', body: closeUp(bust + links, 600, 740, 2.2) },
    ]
  },

  'hoop-earrings'({ paint }) {
    const hoop = mirrored(
      stroke('M372 360q-24-70 24-76', darken(paint, 0.2), 10) +
        circle(372, 560, 190, 'none', `stroke="${metal(paint)}" stroke-width="44"`) +
        circle(
          372,
          560,
          204,
          'none',
          `stroke="${lighten(paint, 0.5)}" stroke-width="5" opacity=".8"`,
        ) +
        glint(246, 440, 46),
    )
    const card =
      rect(330, 230, 540, 720, '#f7f2e6', 30) +
      mirrored(
        circle(470, 400, 12, darken(paint, 0.4)) +
          circle(470, 530, 110, 'none', `stroke="${metal(paint)}" stroke-width="24"`),
      )
    return [
      { name: 'pair', body: floor(600, 830, 900, 50) + hoop },
      { name: 'on the card', body: floor(600, 960, 640) + card },
      { name: 'near', body: closeUp(hoop, 300, 480, 2.1) },
    ]
  },
}

function metal(paint: string): string {
  return diagonal(
    lighten(paint, 0.6),
    paint,
    darken(paint, 0.35),
    lighten(paint, 0.3),
    darken(paint, 0.3),
  )
}

/** Round, of radius 24 about the origin. */
function bead(color: string): string {
  return circle(0, 0, 24, glow([lighten(color, 0.7), color, darken(color, 0.4)], 0.38, 0.34))
}

/** Necklace on a bust, with bracelet and earrings, and near. The beads are drawn once and placed many times. */
function beadViews(plain: string, accent: string, strands: Strand[], bracelets = 1): View[] {
  const beads = `<defs><g id="plain">${plain}</g><g id="accent">${accent}</g></defs>`
  const at = (x: number, y: number, r: number, index: number) =>
    `<use href="#${index % 4 === 2 ? 'accent' : 'plain'}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${r / 24})"/>`
  const chest = strands
    .map(([depth, r, count]) =>
      repeat(count, (index) => {
        const t = index / (count - 1)
        return at(400 + 400 * t, 400 + depth * 3.6 * t * (1 - t), r, index)
      }),
    )
    .join('')
  const bracelet = repeat(18, (index) => {
    const turn = (index * Math.PI) / 9
    return at(600 + Math.cos(turn) * 270, 780 + Math.sin(turn) * 130, 40, index)
  })
  const earring = once(
    'earring',
    stroke('M400 300q-30-60 20-70M400 300V360', '#c99a34', 8) +
      at(400, 390, 34, 0) +
      circle(400, 440, 12, gold) +
      at(400, 500, 50, 2),
  )
  const stand =
    rect(1002, 250, 16, 500, gold, 8) +
    rect(896, 244, 228, 18, gold, 9) +
    ellipse(1010, 752, 92, 22, '#26253f') +
    again('earring', 'translate(645 84) scale(.66)') +
    again('earring', 'translate(813 84) scale(.66)')
  const laid = repeat(bracelets, (index) =>
    again('bracelet', `translate(${540 - index * 560} ${484 + index * 24}) scale(.6)`),
  )
  const displayed =
    group('translate(-50 -20) scale(.82)', floor(600, 1014, 900), bust, chest) +
    floor(1010, 756, 260, 40) +
    stand +
    floor(900, 1036, 360, 30) +
    once('bracelet', bracelet) +
    laid
  return [
    { name: 'all pieces', body: beads + earring + displayed },
    { name: 'necklace', body: beads + floor(600, 1014, 900) + bust + chest },
    {
      name: bracelets === 1 ? 'bracelet and earrings' : 'bracelets and earrings',
      body:
        beads +
        earring +
        floor(600, 940, 800, 50) +
        again('earring', '') +
        again('earring', 'matrix(-1 0 0 1 1200 0)') +
        once('bracelet', bracelet) +
        (bracelets === 1
          ? again('bracelet', '')
          : again('bracelet', 'translate(-60 110) scale(.78)') +
            again('bracelet', 'translate(330 190) scale(.78)')),
    },
    { name: 'near', body: beads + closeUp(bust + chest, 600, 740, 2) },
  ]
}
