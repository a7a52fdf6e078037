import { darken, inkOn } from '../color.ts'
import { words } from '../lettering.ts'
import { drum, lathe, round, steel } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, ellipse, glow, group, path, rect, repeat, stroke } from '../svg.ts'
import { stood } from '../views.ts'

export const light: Family<'light-bulb' | 'lantern'> = {
  'light-bulb'({ variant, label }) {
    const warm = variant % 2 === 0 ? '#fff6d8' : '#eaf4ff'
    const shine = circle(600, 440, 400, glow([`${warm}/.95`, `${warm}/0`]))
    const globe = lathe(
      [
        [190, 10],
        [210, 110],
        [420, 230],
        [600, 150],
        [690, 120],
      ],
      glow(['#ffffff', warm, darken(warm, 0.18)], 0.42, 0.36, 0.62),
    )
    const neck = lathe(
      [
        [660, 132],
        [800, 108],
        [830, 92],
      ],
      round('#eceff3'),
    )
    const screw =
      rect(520, 830, 160, 130, steel('#b9bec8'), 14) +
      repeat(4, (index) =>
        stroke(`M514 ${852 + index * 30}L686 ${842 + index * 30}`, '#7a7f8b', 9),
      ) +
      path('M550 960h100l-24 44h-52Z', '#2b2c35')
    const text =
      words(label, 600, 760, { size: 36, ink: '#4a4d5c', within: 180 }) +
      words('LED', 600, 806, { size: 24, ink: '#4a4d5c', weight: 10 })
    const bulb = shine + globe + neck + screw + text
    return stood(bulb, 300, [600, 760, 2, 'cap'], 'boxed', label)
  },

  lantern({ paint, variant, label }) {
    const handle = stroke('M420 380C420 120 780 120 780 380', steel('#9aa0ab'), 24)
    const top = lathe(
      [
        [330, 110],
        [350, 190],
        [400, 230],
      ],
      round(paint),
    )
    const glass =
      path('M400 400H800L780 720H420Z', glow(['#fffdf0', '#ffeeb3', '#e9cf83'], 0.5, 0.5, 0.7)) +
      repeat(5, (index) => rect(470 + index * 58, 440, 26, 240, '#ffffff', 12, 'opacity=".85"')) +
      stroke('M400 400L420 720M800 400L780 720M600 400V720', darken(paint, 0.3), 12)
    const base =
      drum(600, 730, 210, 250, paint) +
      circle(600, 850, 44, darken(paint, 0.4)) +
      circle(600, 850, 30, '#f2a530') +
      words(label, 600, 960, { size: 34, ink: inkOn(paint), within: 260 })
    const body =
      handle +
      circle(600, 560, 380, glow(['#fff3c0/.8', '#fff3c0/0'])) +
      glass +
      ellipse(600, 400, 230, 34, darken(paint, 0.3)) +
      top +
      base
    const torch =
      variant % 2 === 1
        ? [
            {
              name: 'hung up',
              body: group('translate(0 60)', stroke('M600 -120V200', '#5c5f6e', 14) + body),
            },
          ]
        : []
    return [
      ...stood(body, 440, [600, 560, 1.9, 'light'], 'boxed', label),
      ...torch,
      ...(torch.length > 0
        ? []
        : [
            {
              name: 'at night',
              body:
                rect(-60, -60, 1320, 1320, '#191735') +
                circle(600, 560, 620, glow(['#ffe9a0/.7', '#ffe9a0/0'])) +
                floor(600, 1000, 600) +
                closeUp(body, 600, 600, 1),
            },
          ]),
    ]
  },
}
