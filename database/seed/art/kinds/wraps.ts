import { ankara, folds } from '../cloth.ts'
import { darken } from '../color.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  clipped,
  down,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'

/** A length of wax print that ties a child to the back. */
export const wraps: Family<'baby-wrap'> = {
  'baby-wrap': ({ paint }) => wrap(paint, ankara(paint, 2)),
}

function wrap(paint: string, cloth: string): View[] {
  const edge = `stroke="${darken(paint, 0.5)}" stroke-width="5"`
  const piece = (d: string, creases: string, light = down('#ffffff/.22', '#12102a/.24')) =>
    path(d, cloth) +
    path(d, light) +
    clipped(path(d, '#000'), folds(creases)) +
    path(d, 'none', edge)
  const layer = (index: number) => {
    const y = 820 - index * 96
    return (
      rect(190, y, 820, 110, cloth, 50) +
      rect(190, y, 820, 110, down('#ffffff/.28', '#12102a/.05@45', '#12102a/.36'), 50) +
      stroke(`M240 ${y + 58}H970q26 0 26-18`, darken(paint, 0.5), 5, 'opacity=".5"')
    )
  }
  const folded =
    repeat(4, layer) +
    piece('M200 586L300 400H900L1000 586Q600 640 200 586Z', 'M300 560L380 410M900 560L820 410')
  const sash = piece(
    'M540 396H660L690 600V930H510V600Z',
    'M570 420L556 900M630 420L644 900',
    across('#12102a/.3', '#ffffff/.2@40', '#12102a/.3'),
  )
  const tails =
    piece(
      'M560 650C440 700 330 800 250 1010L400 1050C440 900 520 760 620 690Z',
      'M300 1020Q400 820 580 680',
    ) +
    piece(
      'M640 650C760 700 880 800 960 1000L810 1056C770 900 700 760 590 690Z',
      'M900 1020Q800 820 620 680',
    )
  const knot = piece(
    'M500 600Q520 530 600 540Q690 530 704 610Q716 700 620 716Q510 716 500 600Z',
    'M520 640Q600 560 690 620M530 680Q610 610 694 660',
  )
  const tied = folded + sash + tails + knot
  return [
    { name: 'folded and tied', body: floor(600, 960, 1040, 80) + tied },
    {
      name: 'with a child on the back',
      body: floor(600, 1100, 640, 40) + group('translate(60 120) scale(.9)', onBack(piece)),
    },
    { name: 'knot', body: closeUp(tied, 600, 660, 2) },
  ]
}

/** Seen from behind: the cloth goes round both and is tied in front. */
function onBack(piece: (d: string, creases: string) => string): string {
  const dress = across('#e9dcc0', '#fff7e6@40', '#cdbc98')
  const mother =
    path('M540 150H660V330H540Z', '#5d3620') +
    circle(600, 130, 104, '#6b4027') +
    path('M480 150Q470 10 600 14T720 150Q660 210 600 208T480 150Z', '#1c1410') +
    path(
      'M520 290Q600 330 680 290L800 330Q850 360 880 620L800 650L760 520L820 1100H380L440 520L400 650L320 620Q350 360 400 330Z',
      dress,
    )
  const child =
    mirrored(ellipse(420, 880, 34, 70, '#7a4a2c', 'transform="rotate(24 420 880)"')) +
    circle(600, 430, 100, '#7a4a2c') +
    path('M502 440Q490 326 600 324T698 440Q650 500 600 500T502 440Z', '#1c1410')
  return (
    mother +
    child +
    piece(
      'M424 500Q520 540 600 516Q690 540 776 500L800 850Q600 930 400 850Z',
      'M440 560Q600 640 760 560M430 680Q600 760 770 680M420 800Q600 880 780 800',
    ) +
    piece('M410 500Q600 590 790 500L794 560Q600 660 406 560Z', 'M420 530Q600 620 780 530')
  )
}
