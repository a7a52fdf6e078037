import { lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, down, group, path, rect, repeat, stroke, tiled } from '../svg.ts'

export const solar: Family<'solar-panel' | 'small-solar-panel' | 'folding-solar-panel'> = {
  'solar-panel': () => panel(540, 850, 168, 68),

  'small-solar-panel': () => panel(460, 560, 102, 106),

  'folding-solar-panel'({ paint, label }) {
    const leaf = (x: number, lean: number) =>
      group(
        `matrix(1 ${lean} 0 1 ${x} ${-lean * 100})`,
        rect(0, 380, 270, 540, '#2c2f38', 20) +
          rect(24, 410, 222, 480, cells(74, 80)) +
          circle(20, 400, 8, '#c9a24a') +
          circle(250, 400, 8, '#c9a24a'),
      )
    const open = group(
      'translate(40 60) scale(.92)',
      leaf(60, 0.08) + leaf(335, -0.08) + leaf(610, 0.08) + leaf(885, -0.08),
    )
    const folded =
      rect(340, 400, 520, 560, '#33363f', 40) +
      rect(370, 430, 460, 500, '#3d414c', 30) +
      rect(540, 360, 120, 60, 'none', 26, 'stroke="#22242b" stroke-width="20"') +
      rect(440, 560, 320, 200, lighten(paint, 0.05), 24) +
      words(label, 600, 690, { size: 76, ink: '#ffffff', within: 260 }) +
      rect(480, 820, 90, 44, '#17181f', 8) +
      rect(498, 832, 54, 20, '#e9eaef', 4) +
      rect(630, 820, 90, 44, '#17181f', 8)
    return [
      { name: 'unfolded', body: floor(600, 950, 1100, 70) + open },
      { name: 'folded', body: floor(600, 970, 640) + folded },
      { name: 'cells', body: closeUp(open, 470, 640, 2) },
    ]
  },
}

/** Dark mono cells of this size, with their thin silver lines. */
function cells(w: number, h: number): string {
  return tiled(
    w,
    h,
    rect(0, 0, w, h, '#39405c') +
      rect(2, 2, w - 4, h - 4, down('#1b2246', '#10142c')) +
      stroke(`M${w / 3} 0V${h}M${(w * 2) / 3} 0V${h}`, '#4d5884', 1.6),
  )
}

function panel(w: number, h: number, cellWidth: number, cellHeight: number): View[] {
  const [x, y] = [600 - w / 2, 1010 - h]
  const sheet =
    rect(x, y, w, h, steel('#aeb4c0'), 8) +
    group(
      `translate(${x + 18} ${y + 17})`,
      rect(0, 0, w - 36, h - 34, cells(cellWidth, cellHeight)),
    ) +
    path(`M${x + 18} ${y + 17}h${w * 0.65}L${x + 18} ${y + h * 0.62}Z`, '#ffffff', 'opacity=".1"')
  const slates = tiled(
    80,
    50,
    rect(0, 0, 80, 50, '#a5482f') + stroke('M0 50H80M0 0V50', '#7f3320', 6),
  )
  const behind =
    rect(x, y, w, h, steel('#aeb4c0'), 8) +
    rect(x + 18, y + 17, w - 36, h - 34, '#eceef1') +
    rect(560, y + 70, 80, 90, '#22232c', 10) +
    stroke(`M575 ${y + 160}v160q0 60-60 60M625 ${y + 160}v200q0 60 60 60`, '#22232c', 14) +
    rect(480, y + 366, 50, 28, '#c43f3a', 8) +
    rect(670, y + 406, 50, 28, '#17181f', 8)
  return [
    { name: 'front', body: floor(600, 1012, w * 1.2) + sheet },
    { name: 'back, with its plugs', body: floor(600, 1012, w * 1.2) + behind },
    { name: 'cells', body: closeUp(sheet, 520, y + h * 0.4, 2.2) },
    {
      name: 'on the roof',
      body:
        rect(-60, -60, 1320, 1320, down('#9fd0f2', '#f4ead6')) +
        circle(980, 220, 90, '#ffd36b') +
        path('M-60 700L600 400L1260 700V1260H-60Z', slates) +
        repeat(3, (index) =>
          group(
            `matrix(.34 .02 -.12 .34 ${250 + index * 210} ${480 + (index % 2) * 20})`,
            index === 0 ? `<g id="s">${sheet}</g>` : '<use href="#s"/>',
          ),
        ),
    },
  ]
}
