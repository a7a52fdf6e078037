import { ankara } from '../cloth.ts'
import { darken, lighten } from '../color.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, diagonal, ellipse, group, mirrored, path, rect, repeat, stroke } from '../svg.ts'

export const dolls: Family<'doll' | 'doctor-doll' | 'rag-doll' | 'dollhouse'> = {
  doll: ({ paint }) =>
    fashion(
      path(
        'M540 400Q600 420 660 400L676 520Q760 700 780 800Q600 850 420 800Q440 700 524 520Z',
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.2)),
      ) +
        repeat(9, (index) =>
          circle(470 + (index % 5) * 66, 680 + Math.floor(index / 5) * 66, 12, '#f2c230'),
        ) +
        rect(528, 506, 144, 22, '#f2c230', 8),
    ),

  'doctor-doll': ({ paint }) =>
    fashion(
      path('M540 400Q600 420 660 400L676 520L700 780H500L524 520Z', paint) +
        path(
          'M540 396L500 420L470 800H580L590 420ZM660 396L700 420L730 800H620L610 420Z',
          '#ffffff',
          'stroke="#d3dce6" stroke-width="4"',
        ) +
        rect(640, 620, 60, 50, 'none', 6, 'stroke="#c6d0dc" stroke-width="5"') +
        stroke('M556 400C540 500 580 560 600 560S650 500 644 400', '#2a2b34', 9) +
        circle(600, 580, 20, '#c9ced6') +
        circle(600, 580, 11, '#8d929e'),
    ),

  'rag-doll': ({ paint }) => {
    const cloth = ankara(paint, 2)
    const skin = '#8a5a3c'
    const arm = mirrored(stroke('M520 560Q390 620 330 560', skin, 66) + circle(326, 556, 40, skin))
    const leg = mirrored(
      stroke('M540 850V960', skin, 74) + ellipse(534, 984, 60, 30, darken(paint, 0.3)),
    )
    const hair =
      path('M430 400Q400 190 600 184T770 400Q700 290 600 290T430 400Z', '#1c1410') +
      mirrored(
        repeat(
          5,
          (index) =>
            circle(430 - index * 6, 400 + index * 56, 38, '#1c1410') +
            circle(
              430 - index * 6,
              428 + index * 56,
              11,
              ['#f2c230', '#d1403a', '#ffffff'][index % 3] ?? '',
            ),
        ),
      )
    const face =
      circle(600, 380, 160, skin) +
      mirrored(
        circle(540, 370, 22, '#1c1410') +
          stroke('M530 360L550 380M550 360L530 380', '#8a5a3c', 5) +
          circle(500, 430, 26, '#c9604a', 'opacity=".5"'),
      ) +
      stroke('M550 440q50 40 100 0', '#4e1f18', 9, 'stroke-dasharray="14 8"')
    const dress =
      path('M510 520H690L830 870Q600 920 370 870Z', cloth) +
      stroke('M376 850Q600 900 824 850', '#f2c230', 14) +
      path('M510 520Q600 570 690 520L676 560Q600 600 524 560Z', '#ffffff')
    const body = leg + arm + hair + face + dress
    return [
      { name: 'front', body: floor(600, 1016, 560) + body },
      { name: 'turned', body: floor(600, 1016, 500) + group('matrix(.84 .04 0 1 96 -20)', body) },
      { name: 'dress', body: closeUp(body, 600, 700, 1.8) },
    ]
  },

  dollhouse: ({ paint }) => {
    const chamber = (x: number, y: number, color: string, furniture: string) =>
      rect(x, y, 330, 220, color) + group(`translate(${x} ${y})`, furniture)
    const bed =
      rect(40, 130, 200, 60, '#e79ab0', 10) +
      rect(40, 100, 60, 50, '#ffffff', 10) +
      rect(40, 186, 14, 30, '#8a5a3c') +
      rect(226, 186, 14, 30, '#8a5a3c')
    const table =
      rect(90, 120, 160, 14, '#8a5a3c', 4) +
      rect(110, 134, 12, 80, '#8a5a3c') +
      rect(220, 134, 12, 80, '#8a5a3c') +
      circle(170, 108, 14, '#d1403a') +
      path('M60 130h20v84h-20Z', '#b9785a')
    const bath =
      path(
        'M70 130H260Q256 200 220 206H110Q76 200 70 130Z',
        '#ffffff',
        'stroke="#c6d0dc" stroke-width="5"',
      ) +
      circle(130, 120, 20, '#dcecf7') +
      circle(170, 112, 26, '#dcecf7')
    const sofa =
      rect(60, 120, 210, 90, '#2f8f5a', 20) +
      rect(60, 160, 210, 50, '#3fae72', 14) +
      rect(130, 40, 70, 50, '#fff3d6', 4, 'stroke="#8a5a3c" stroke-width="8"')
    const house =
      path('M220 400L600 160L980 400Z', diagonal(lighten(paint, 0.2), paint, darken(paint, 0.2))) +
      path('M340 400L600 230L860 400Z', '#fdf1dc') +
      circle(600, 330, 46, '#bfe0f5', 'stroke="#ffffff" stroke-width="12"') +
      rect(250, 400, 700, 600, lighten(paint, 0.7)) +
      chamber(262, 412, '#fde2ea', bed) +
      chamber(608, 412, '#dcecf7', bath) +
      chamber(262, 656, '#fdf1dc', table) +
      chamber(608, 656, '#e6f3e2', sofa) +
      rect(262, 900, 676, 100, '#d9b584') +
      rect(540, 890, 120, 110, paint, 8) +
      circle(636, 950, 8, '#f2c230') +
      rect(236, 388, 728, 24, darken(paint, 0.2), 6) +
      rect(250, 636, 700, 18, darken(paint, 0.1)) +
      rect(590, 412, 18, 464, darken(paint, 0.1))
    return [
      { name: 'front', body: floor(600, 1006, 960) + house },
      { name: 'rooms', body: closeUp(house, 600, 640, 1.6) },
      { name: 'turned', body: floor(600, 1006, 860) + group('matrix(.86 .04 0 1 84 -24)', house) },
    ]
  },
}

/** A slender doll with long braids; `outfit` is drawn from the shoulders at 400 to the knees at 800. */
function fashion(outfit: string): View[] {
  const skin = '#7a4a2c'
  const hair =
    path(
      'M500 330Q470 150 600 146T700 330Q730 480 720 560H690Q690 440 680 330Q600 250 520 330Q510 440 510 560H480Q470 480 500 330Z',
      '#1c1410',
    ) + stroke('M494 400V540M706 400V540', '#4a3428', 5)
  const body =
    hair +
    rect(578, 340, 44, 70, skin) +
    ellipse(600, 280, 84, 98, skin) +
    path('M516 270Q520 180 600 176T684 270Q640 220 600 222T516 270Z', '#1c1410') +
    mirrored(
      ellipse(568, 276, 13, 16, '#ffffff') +
        circle(568, 278, 9, '#1c1410') +
        stroke('M552 256q14-10 30-4', '#1c1410', 5),
    ) +
    path('M578 328q22 16 44 0q-22-8-44 0Z', '#b8333a') +
    mirrored(stroke('M540 420Q470 520 460 640', skin, 34) + circle(458, 652, 19, skin)) +
    mirrored(
      stroke('M566 780V950', skin, 40) + path('M540 940h50v40l-8 26h-60q0-26 18-40Z', '#d1403a'),
    ) +
    outfit
  return [
    { name: 'front', body: floor(600, 1010, 460) + body },
    { name: 'turned', body: floor(600, 1010, 400) + group('matrix(.82 .04 0 1 108 -22)', body) },
    { name: 'face', body: closeUp(body, 600, 320, 2.4) },
  ]
}
