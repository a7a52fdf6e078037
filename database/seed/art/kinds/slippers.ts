import { adire } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { closeUp, type Family, type View } from '../studio.ts'
import { circle, diagonal, down, group, path, repeat, stroke } from '../svg.ts'
import { soleOf } from './shoes.ts'

const bed =
  'M480 1000C400 900 430 760 430 640C420 480 460 260 600 250S790 480 770 640C770 760 800 900 720 1000Q600 1080 480 1000Z'
const band = 'M400 540C460 410 740 410 800 540V700C740 610 460 610 400 700Z'

export const slippers: Family<'palm-slippers' | 'slides' | 'adire-slides' | 'flip-flops'> = {
  'palm-slippers'({ paint }) {
    const stitch =
      stroke(
        'M412 560C470 440 730 440 788 560M412 670C470 590 730 590 788 670',
        lighten(paint, 0.4),
        4,
        'stroke-dasharray="12 8"',
      ) +
      repeat(3, (index) => path(`M${520 + index * 80} 540l22 26-22 26-22-26Z`, darken(paint, 0.45)))
    const strap = path(band, diagonal(lighten(paint, 0.34), paint, darken(paint, 0.3))) + stitch
    return pairOf(
      foot(darken(paint, 0.5), down('#d3a878', '#b58457'), strap),
      soleOf('#2c2722', '#4a3a2c', 9),
    )
  },

  slides({ paint, label }) {
    const strap =
      path(
        'M392 520C460 380 740 380 808 520V730C740 640 460 640 392 730Z',
        diagonal(lighten(paint, 0.24), paint, darken(paint, 0.2)),
      ) +
      stroke(
        'M400 536C466 404 734 404 800 536M400 706C466 626 734 626 800 706',
        darken(paint, 0.35),
        6,
      ) +
      words(label, 600, 580, { size: 66, ink: inkOn(paint), within: 300, weight: 16 })
    const grip = repeat(7, (index) =>
      stroke(`M520 ${760 + index * 34}h160`, darken(paint, 0.32), 12),
    )
    return pairOf(
      foot(darken(paint, 0.25), paint, grip + strap),
      soleOf(darken(paint, 0.3), paint, 12),
    )
  },

  'adire-slides'({ paint }) {
    const strap =
      path(band, adire(darken(paint, 0.3), lighten(paint, 0.8), 0)) +
      path(band, diagonal('#ffffff/.2', '#12102a/.2')) +
      stroke(
        'M402 542C462 414 738 414 798 542M402 696C462 612 738 612 798 696',
        darken(paint, 0.5),
        6,
      )
    return pairOf(
      foot('#3a2a1c', down('#d9b184', '#bd8f5c'), strap),
      soleOf('#2c2722', '#4a3a2c', 9),
    )
  },

  'flip-flops'({ paint }) {
    const thong =
      stroke('M600 400Q490 470 432 660M600 400Q710 470 768 660', darken(paint, 0.35), 44) +
      stroke('M600 400Q490 470 432 660M600 400Q710 470 768 660', lighten(paint, 0.1), 26) +
      circle(600, 396, 30, darken(paint, 0.25)) +
      circle(600, 390, 16, lighten(paint, 0.3))
    const grip = repeat(9, (index) =>
      stroke(`M510 ${700 + index * 32}h180`, darken(lighten(paint, 0.5), 0.12), 6),
    )
    return pairOf(
      foot(darken(paint, 0.2), lighten(paint, 0.5), grip + thong),
      soleOf(darken(paint, 0.2), paint, 12),
    )
  },
}

function foot(edge: string, top: string, strap: string): string {
  return (
    group('translate(14 18)', path(bed, edge, 'opacity=".6"')) +
    path(bed, edge) +
    path(bed, top, 'transform="translate(60 62) scale(.9)"') +
    strap
  )
}

function pairOf(one: string, sole: string): View[] {
  const at = (x: number, turn: number) => `translate(${x} 40) rotate(${turn} 600 620) scale(.86)`
  const both = `${group(at(-120, -7), `<g id="it">${one}</g>`)}<use href="#it" transform="${at(290, 7)}"/>`
  return [
    { name: 'pair from above', body: both },
    { name: 'one', body: group('translate(0 -10) rotate(-24 600 620)', group(at(84, 0), one)) },
    { name: 'strap', body: closeUp(both, 400, 560, 1.9) },
    { name: 'sole', body: sole },
  ]
}
