import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { across, circle, down, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'

export const cooling: Family<'fan' | 'rechargeable-fan'> = {
  fan({ paint, variant, label }) {
    const isTable = variant % 3 === 1
    const head = (y: number) => fanHead(600, y, isTable ? 270 : 220, paint, 3 + (variant % 3))
    const pole = isTable
      ? rect(560, 700, 80, 240, round(darken(paint, 0.2)), 20)
      : rect(582, 560, 36, 430, steel(), 10) + rect(560, 560, 80, 90, round(paint), 20)
    const foot =
      path('M400 1000q0-50 90-60h220q90 10 90 60Z', down(lighten(paint, 0.2), darken(paint, 0.3))) +
      words(label, 600, 986, { size: 28, ink: inkOn(paint), within: 240 })
    const body = pole + foot + head(isTable ? 470 : 400)
    return [
      { name: 'front', body: floor(600, 1004, 560) + body },
      { name: 'side', body: floor(600, 1004, 480) + group('matrix(.66 .06 0 1 204 -36)', body) },
      { name: 'blades', body: closeUp(body, 600, isTable ? 470 : 400, 1.9) },
    ]
  },

  'rechargeable-fan'({ paint, variant, label }) {
    const base =
      rect(390, 700, 420, 300, down(lighten(paint, 0.25), paint, darken(paint, 0.25)), 40) +
      rect(430, 740, 340, 120, '#eef6ff', 20) +
      rect(440, 750, 320, 100, glow(['#fffbe6', '#ffe9a8']), 16) +
      repeat(4, (index) =>
        circle(470 + index * 60, 920, 16, index === 0 ? '#47d17c' : darken(paint, 0.35)),
      ) +
      words(label, 600, 982, { size: 30, ink: inkOn(paint), within: 260 }) +
      rect(700, 900, 60, 36, '#15151d', 6)
    const neck = rect(560, 610, 80, 110, round(darken(paint, 0.2)), 20)
    const handle = stroke('M360 420C360 110 840 110 840 420', darken(paint, 0.15), 26)
    const body = (variant % 2 === 0 ? handle : '') + neck + base + fanHead(600, 430, 230, paint, 5)
    const panel =
      path('M820 720L1060 640V860L820 960Z', across('#22346b', '#3a57a8', '#1b2a58')) +
      repeat(3, (index) =>
        path(
          `M${880 + index * 60} ${700 - index * 20}v236`,
          'none',
          'stroke="#9db4ea" stroke-width="4"',
        ),
      )
    return [
      { name: 'front', body: floor(600, 1006, 560) + body },
      {
        name: 'with solar panel',
        body:
          floor(640, 1006, 800) +
          group('translate(-120 0)', body) +
          stroke('M690 960Q780 1020 860 930', '#22232b', 8) +
          panel,
      },
      { name: 'light and buttons', body: closeUp(body, 600, 850, 2) },
    ]
  },
}

function fanHead(x: number, y: number, r: number, paint: string, blades: number): string {
  const blade = path(
    `M${x} ${y}C${x - r * 0.2} ${y - r * 0.4} ${x - r * 0.1} ${y - r * 0.9} ${x + r * 0.3} ${y - r * 0.84}C${x + r * 0.5} ${y - r * 0.7} ${x + r * 0.26} ${y - r * 0.3} ${x} ${y}Z`,
    across(lighten(paint, 0.45), paint),
  )
  const spoke = (index: number) => {
    const [across, up] = [Math.cos((index * Math.PI) / 12), Math.sin((index * Math.PI) / 12)]
    const reach = (share: number) =>
      `${Math.round(x + across * r * share)} ${Math.round(y + up * r * share)}`
    return `M${reach(0.24)}L${reach(1)}`
  }
  const wires = stroke(repeat(24, spoke), '#f4f5f8', 3, 'opacity=".75"')
  const rings = [0.5, 0.75]
    .map((share) =>
      circle(x, y, r * share, 'none', 'stroke="#f4f5f8" stroke-width="4" opacity=".8"'),
    )
    .join('')
  return (
    circle(x, y, r, darken(paint, 0.55), 'opacity=".16"') +
    repeat(blades, (index) => group(`rotate(${(index * 360) / blades} ${x} ${y})`, blade)) +
    wires +
    rings +
    circle(x, y, r, 'none', `stroke="${darken(paint, 0.25)}" stroke-width="18"`) +
    circle(x, y, r + 3, 'none', `stroke="${lighten(paint, 0.5)}" stroke-width="5"`) +
    circle(x, y, r * 0.25, glow([lighten(paint, 0.5), paint, darken(paint, 0.3)], 0.4, 0.35)) +
    ellipse(x - r * 0.07, y - r * 0.09, r * 0.07, r * 0.045, '#ffffff', 'opacity=".7"')
  )
}
