import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { carton, pouch } from '../packaging.ts'
import { closeUp, type Family, floor, type Model, type View } from '../studio.ts'
import {
  circle,
  diagonal,
  down,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

type Kind = 'diapers' | 'diaper-pants' | 'wipes' | 'wipes-carton'

export const nursery: Family<Kind> = {
  diapers: (model) => {
    const { paint } = model
    const nappy =
      path(
        'M330 480Q600 540 870 480L880 620Q740 660 690 860H510Q460 660 320 620Z',
        down('#ffffff', '#e9eef5'),
      ) +
      path('M330 480Q600 540 870 480L876 540Q600 600 326 540Z', lighten(paint, 0.5)) +
      mirrored(rect(330, 494, 70, 50, '#ffffff', 10, 'opacity=".8"')) +
      repeat(5, (index) => circle(440 + index * 80, 560, 16, paint, 'opacity=".6"')) +
      stroke('M520 650Q560 760 530 850M680 650Q640 760 670 850', '#c9d4e2', 6)
    return pouch(
      { ...model, word: 'BABY DIAPERS', art: child },
      'one of them',
      floor(600, 880, 640) + group('translate(0 60)', nappy),
    )
  },

  'diaper-pants': (model) => {
    const { paint } = model
    const pants =
      path(
        'M300 440H900L930 700Q760 700 700 860H500Q440 700 270 700Z',
        down('#ffffff', '#e3eaf3'),
      ) +
      path('M300 440H900L908 510H292Z', lighten(paint, 0.55)) +
      stroke('M304 462H896M300 486H900', lighten(paint, 0.2), 5, 'stroke-dasharray="10 12"') +
      stroke('M290 690Q430 700 500 846M910 690Q770 700 700 846', lighten(paint, 0.35), 12) +
      circle(600, 610, 50, '#f2b63d') +
      circle(582, 600, 7, '#1c1410') +
      circle(618, 600, 7, '#1c1410') +
      stroke('M582 626q18 14 36 0', '#1c1410', 5)
    return pouch(
      { ...model, word: 'DIAPER PANTS', art: child },
      'one of them',
      floor(600, 890, 700) + group('translate(0 30)', pants),
    )
  },

  wipes: (model) => wipes(model),
  'wipes-carton': (model) =>
    carton({ ...model, word: 'BABY WIPES' }, group('translate(0 180)', wipesPack(model))),
}

const child =
  circle(600, 790, 120, '#8a5a3c') +
  circle(560, 780, 12, '#1c1410') +
  circle(640, 780, 12, '#1c1410') +
  stroke('M560 830q40 36 80 0', '#1c1410', 9) +
  path('M490 750Q520 660 600 664T710 750Q650 700 600 706T490 750Z', '#1c1410')

function wipesPack({ paint, label }: Model): string {
  return (
    path(
      'M190 520Q200 470 260 466H940Q1000 470 1010 520L1020 780Q1016 826 960 830H240Q184 826 180 780Z',
      diagonal(lighten(paint, 0.35), paint, darken(paint, 0.18)),
    ) +
    path(
      'M180 740Q600 670 1020 750V780Q1016 826 960 830H240Q184 826 180 780Z',
      '#ffffff',
      'opacity=".9"',
    ) +
    rect(420, 480, 360, 150, lighten(paint, 0.6), 40) +
    rect(440, 496, 320, 118, '#ffffff', 30) +
    stroke('M520 555H680', lighten(paint, 0.3), 10) +
    words(label, 600, 694, { size: 50, ink: inkOn(paint), within: 400, weight: 17 }) +
    words('BABY WIPES', 600, 780, { size: 48, ink: darken(paint, 0.35), within: 400 }) +
    mirrored(stroke('M196 500V800M214 490V810', darken(paint, 0.2), 4))
  )
}

function wipes(model: Model): View[] {
  const pack = wipesPack(model)
  const open =
    pack +
    path(
      'M430 490L470 330H740L770 490Z',
      lighten(model.paint, 0.7),
      `stroke="${model.paint}" stroke-width="5"`,
    ) +
    ellipse(600, 556, 130, 40, '#dfe6ee') +
    path(
      'M520 560Q500 420 560 350Q590 430 640 340Q720 430 680 566Q600 590 520 560Z',
      '#ffffff',
      'stroke="#d3dce6" stroke-width="4"',
    ) +
    stroke('M570 400Q560 480 580 550M650 400Q640 480 650 550', '#dfe6ee', 5)
  return [
    { name: 'front', body: floor(600, 836, 960, 50) + pack },
    { name: 'open', body: floor(600, 836, 960, 50) + open },
    { name: 'label', body: closeUp(pack, 600, 660, 1.6) },
  ]
}
