import { darken, inkOn, lighten } from '../color.ts'
import { printed } from '../print.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import {
  across,
  again,
  circle,
  diagonal,
  ellipse,
  group,
  once,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

const bright = [
  '#d1403a',
  '#e8833a',
  '#f2c230',
  '#7ab648',
  '#2f8f5a',
  '#3fa7c9',
  '#2b4a9c',
  '#6a4fb0',
  '#b8337a',
  '#8a5a3c',
  '#22232c',
  '#e79ab0',
] as const

export const colouring: Family<'colour-pencils' | 'crayons'> = {
  'colour-pencils': ({ paint, label }) => {
    const wood =
      path('M-14 330L0 210L14 330Z', '#f0d2a0') +
      rect(-14, 326, 28, 560, across('#12102a/.3', '#ffffff/.3@30', '#ffffff/0@55', '#12102a/.3'))
    const all =
      once('wood', wood) +
      repeat(24, (index) => {
        const color = bright[index % 12] ?? paint
        const x = 222 + index * 33
        return (
          rect(x - 14, 326, 28, 560, color) +
          again('wood', `translate(${x} 0)`) +
          path(`M${x - 5} 250l5-40 5 40Z`, color)
        )
      })
    const box =
      rect(200, 560, 800, 440, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.15)), 8) +
      printed(
        { label, word: 'COLOUR PENCILS' },
        { ink: inkOn(paint), within: 480, name: [740, 130], word: [840, 54] },
      ) +
      repeat(12, (index) => rect(230 + index * 62, 900, 46, 60, bright[index] ?? '', 6))
    return [
      { name: 'in the box', body: floor(600, 1004, 940) + all + box },
      { name: 'colours', body: closeUp(all, 600, 330, 1.7) },
      { name: 'drawn with', body: drawn },
    ]
  },

  crayons: ({ paint, label }) => {
    const shade =
      rect(
        -26,
        356,
        52,
        300,
        across('#12102a/.25', '#ffffff/.35@30', '#ffffff/0@55', '#12102a/.25'),
        6,
      ) + stroke('M-26 392q13-12 26 0t26 0', '#12102a', 6, 'opacity=".35"')
    const row = (from: number, step: number, y: number, turn: number) =>
      repeat(12, (index) => {
        const color = bright[(index + turn) % 12] ?? paint
        const x = from + index * step
        return group(
          `translate(${x} ${y})`,
          path('M-22 360L-10 280Q0 266 10 280L22 360Z', color),
          rect(-26, 356, 52, 300, color, 6),
          again('shade', ''),
        )
      })
    const all = once('shade', shade) + row(292, 58, -50, 5) + row(262, 61, 0, 0)
    const box =
      rect(220, 520, 760, 480, diagonal(lighten(paint, 0.2), paint, darken(paint, 0.15)), 8) +
      path('M220 520h760v60Q600 660 220 580Z', lighten(paint, 0.4)) +
      printed(
        { label, word: 'CRAYONS' },
        { ink: inkOn(paint), within: 480, name: [760, 130], word: [870, 66] },
      )
    return [
      { name: 'in the box', body: floor(600, 1004, 900) + all + box },
      { name: 'crayons', body: floor(600, 800, 960) + group('translate(0 140)', all) },
      { name: 'drawn with', body: drawn },
    ]
  },
}

/** A child's picture. */
const drawn =
  rect(200, 220, 800, 760, '#fffdf6', 10, 'stroke="#e6e0d0" stroke-width="4"') +
  circle(830, 380, 70, '#f2c230') +
  stroke('M830 270V240M930 380H960M900 310l24-24M760 310l-24-24M900 450l24 24', '#f2c230', 12) +
  stroke('M330 820V600H620V820ZM310 610L475 470L640 610', '#d1403a', 14) +
  stroke('M440 820V700H510V820', '#8a5a3c', 12) +
  stroke('M780 820V640M720 700q60-120 120 0M700 640q80-140 160 0', '#2f8f5a', 14) +
  stroke('M240 840q90-40 180 0t180 0 180 0 180 0', '#7ab648', 16) +
  ellipse(420, 400, 90, 30, '#a9d3f2')
