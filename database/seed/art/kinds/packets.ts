import { lighten } from '../color.ts'
import { pouch } from '../packs.ts'
import { type Family, floor } from '../studio.ts'
import { circle, down, group, path, repeat, stroke } from '../svg.ts'

export const packets: Family<'diapers'> = {
  diapers({ paint, label }) {
    const face =
      circle(600, 790, 120, '#8a5a3c') +
      circle(560, 780, 12, '#1c1410') +
      circle(640, 780, 12, '#1c1410') +
      stroke('M560 830q40 36 80 0', '#1c1410', 9) +
      path('M490 750Q520 660 600 664T710 750Q650 700 600 706T490 750Z', '#1c1410')
    const nappy =
      path(
        'M330 480Q600 540 870 480L880 620Q740 660 690 860H510Q460 660 320 620Z',
        down('#ffffff', '#e9eef5'),
      ) +
      path('M330 480Q600 540 870 480L876 540Q600 600 326 540Z', lighten(paint, 0.5)) +
      repeat(5, (index) => circle(440 + index * 80, 560, 16, paint, 'opacity=".6"')) +
      stroke('M520 650Q560 760 530 850M680 650Q640 760 670 850', '#c9d4e2', 6)
    return pouch(
      { paint, label, word: 'BABY DIAPERS', art: face },
      'one of them',
      floor(600, 880, 640) + group('translate(0 60)', nappy),
    )
  },
}
