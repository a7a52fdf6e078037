import { folds } from '../cloth.ts'
import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { gold } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import {
  across,
  circle,
  diagonal,
  down,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
} from '../svg.ts'
import { sewn } from './garments.ts'

export const shoes: Family<'sneaker' | 'leather-shoe' | 'sandal' | 'heel' | 'slipper'> = {
  sneaker({ paint, variant, label }) {
    const trim = ['#ffffff', '#22232c', '#f2c230', '#e2504a'][variant % 4] ?? '#ffffff'
    const upper = {
      outline:
        'M190 790C170 680 190 560 240 500Q290 470 350 500Q420 560 520 500L600 420Q650 400 690 440C760 560 880 620 1000 660Q1070 700 1060 800Z',
      fabric: paint,
      paint,
      creases: 'M700 460Q660 560 560 640M760 530Q720 620 620 690',
    }
    const sole =
      path(
        'M170 780H1066q30 40 10 90-16 34-60 34H250q-80 0-90-60Z',
        down('#ffffff', '#e6e7ea', '#b9bcc6'),
      ) +
      stroke('M176 830Q600 800 1080 826', paint, 12) +
      repeat(18, (index) => rect(220 + index * 46, 884, 26, 20, '#8d909c', 4))
    const laces = repeat(5, (index) =>
      stroke(
        `M${560 + index * 46} ${446 + index * 34}l70-34`,
        trim === '#22232c' ? '#f4f4f4' : trim,
        16,
      ),
    )
    const tongue = path('M520 500L600 330Q670 320 690 440L560 560Z', darken(paint, 0.15))
    const wave =
      path('M420 760C520 760 640 700 760 600Q700 720 800 760Z', trim) +
      path('M196 640Q300 600 330 500L250 500Q190 560 196 640Z', trim, 'opacity=".9"')
    const toe = path(
      'M900 640Q1070 660 1062 790H860Q860 700 900 640Z',
      darken(paint, 0.18),
      'opacity=".5"',
    )
    const shoe =
      tongue +
      sewn(upper, toe + wave) +
      laces +
      sole +
      words(label, 270, 730, { size: 26, ink: inkOn(paint), within: 130 })
    return shod(shoe, [640, 600, 1.9, 'laces'], soleOf(paint, '#e6e7ea', 10))
  },

  'leather-shoe'({ paint, variant, label }) {
    const upper = {
      outline:
        'M200 800C180 680 190 540 250 470Q340 500 480 470L610 460C720 560 860 620 1000 660Q1080 700 1070 800Z',
      fabric: diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)),
      paint,
      creases: 'M660 520Q640 600 720 660',
    }
    const dark = darken(paint, 0.5)
    const front =
      variant % 2 === 0
        ? repeat(4, (index) => stroke(`M${520 + index * 48} ${486 + index * 30}l60-20`, dark, 12)) +
          stroke('M470 480L720 660Q660 720 560 700', dark, 5) +
          stroke('M840 610Q800 720 850 800', dark, 5, 'stroke-dasharray="4 12"')
        : path('M470 470L610 460L760 570Q700 640 580 640Q500 560 470 470Z', darken(paint, 0.25)) +
          rect(560, 560, 120, 44, gold, 10, 'transform="rotate(24 620 580)"')
    const sole = path(
      'M190 800H1070q20 30-10 50H470L450 930H200Z',
      down(darken(paint, 0.6), '#15151c'),
    )
    const shine = path('M860 650Q960 670 1030 720Q960 700 850 690Z', '#ffffff', 'opacity=".45"')
    const shoe =
      ellipse(366, 482, 120, 20, dark) +
      sewn(upper, front + shine) +
      sole +
      words(label, 300, 620, { size: 24, ink: inkOn(paint), within: 120 })
    return shod(shoe, [660, 600, 1.9, 'leather'], soleOf(darken(paint, 0.5), '#6b4a30', 0))
  },

  sandal({ paint, variant }) {
    const bed =
      path(
        'M180 830C170 780 260 770 400 780S700 840 900 820Q1050 800 1070 850Q1060 890 900 896H260Q180 890 180 830Z',
        down('#c79a6b', '#8a6138'),
      ) +
      path('M180 850Q180 920 260 920H920Q1070 910 1070 860L1060 890Q900 900 260 890Z', '#2c2722')
    const strap = (d: string) =>
      stroke(d, darken(paint, 0.3), 76) +
      stroke(d, paint, 66) +
      stroke(d, lighten(paint, 0.25), 4, 'stroke-dasharray="10 8"')
    const straps =
      strap('M760 840Q800 640 960 820') +
      strap('M520 810Q580 560 760 830') +
      strap('M230 800Q230 480 330 500T520 800') +
      (variant % 2 === 0
        ? rect(330, 560, 80, 70, gold, 10) + rect(346, 576, 48, 38, paint, 4)
        : circle(650, 640, 30, gold))
    const shoe = bed + straps
    return shod(shoe, [420, 640, 1.9, 'strap'], soleOf('#2c2722', '#c79a6b', 8))
  },

  heel({ paint, variant }) {
    const strap =
      variant % 2 === 1
        ? stroke('M236 470Q330 350 470 440', paint, 24) + circle(300, 408, 20, gold)
        : ''
    const upper = {
      outline:
        'M200 640C180 560 200 480 240 440Q320 500 400 560C560 680 760 760 920 770Q1040 780 1090 850Q1090 880 1040 880H860Q640 860 480 740Q360 650 250 660Z',
      fabric: diagonal(lighten(paint, 0.35), paint, darken(paint, 0.25)),
      paint,
      creases: '',
    }
    const spike =
      path(
        'M204 640L330 690Q290 800 280 960H236Q240 800 204 640Z',
        across(darken(paint, 0.35), lighten(paint, 0.1), darken(paint, 0.4)),
      ) +
      path(
        'M230 650Q360 640 480 740Q640 866 860 884H1050q30 0 40 20H830Q620 890 470 776Q350 690 250 690Z',
        darken(paint, 0.6),
      )
    const shine =
      path('M900 790Q1000 796 1050 840Q960 816 880 816Z', '#ffffff', 'opacity=".5"') +
      path('M240 470Q360 580 480 640Q360 610 230 560Z', '#ffffff', 'opacity=".2"')
    const shoe = spike + sewn(upper, shine) + strap
    return shod(shoe, [940, 800, 2, 'toe'], soleOf('#b0332e', '#d8a27a', 0))
  },

  slipper({ paint, variant, label }) {
    const foot = (x: number, turn: number) => {
      const bed =
        'M480 1000C400 900 430 760 430 640C420 480 460 260 600 250S790 480 770 640C770 760 800 900 720 1000Q600 1080 480 1000Z'
      const cross =
        variant % 2 === 0
          ? path(
              'M400 560C460 430 740 430 800 560V690C740 600 460 600 400 690Z',
              diagonal(lighten(paint, 0.3), paint, darken(paint, 0.3)),
            ) + words(label, 600, 590, { size: 54, ink: inkOn(paint), within: 260 })
          : stroke('M600 380Q480 460 430 660M600 380Q720 460 770 660', darken(paint, 0.15), 48) +
            stroke('M600 380Q480 460 430 660M600 380Q720 460 770 660', lighten(paint, 0.2), 20) +
            circle(600, 380, 28, gold)
      return group(
        `translate(${x} 40) rotate(${turn} 600 620) scale(.86)`,
        group('translate(14 18)', path(bed, darken(paint, 0.6), 'opacity=".5"')),
        path(bed, darken(paint, 0.35)),
        path(bed, tread(paint), 'transform="translate(60 62) scale(.9)"'),
        cross,
      )
    }
    const both = foot(-120, -7) + foot(290, 7)
    return [
      { name: 'pair from above', body: both },
      { name: 'one', body: group('translate(0 -10) rotate(-24 600 620)', foot(84, 0)) },
      { name: 'strap', body: closeUp(both, 380, 560, 1.9) },
      { name: 'sole', body: soleOf(darken(paint, 0.3), paint, 12) },
    ]
  },
}

/** Side, pair, near and sole of a shoe that stands on 900 to 930. */
function shod(
  shoe: string,
  [x, y, zoom, name]: [number, number, number, string],
  sole: string,
): View[] {
  const one = floor(600, 920, 980) + shoe
  const another = '<use href="#it" transform="translate(240 90) scale(.72)"/>'
  return [
    { name: 'side', body: one },
    {
      name: 'pair',
      body: another + group('translate(60 310) scale(.76)', `<g id="it">${one}</g>`),
    },
    { name, body: closeUp(shoe, x, y, zoom) },
    { name: 'sole', body: sole },
  ]
}

function soleOf(color: string, inside: string, bars: number): string {
  const outline =
    'M600 140C760 140 800 330 770 500C750 600 760 660 780 780C800 960 720 1060 600 1060S400 960 420 780C440 660 450 600 430 500C400 330 440 140 600 140Z'
  const grip = repeat(bars, (index) =>
    stroke(`M460 ${250 + index * (760 / Math.max(1, bars))}q140 50 280 0`, darken(inside, 0.3), 20),
  )
  return (
    floor(600, 1060, 420, 30) +
    path(outline, color) +
    path(outline, inside, 'transform="translate(60 60) scale(.9)"') +
    path(outline, across('#ffffff/.25', '#12102a/.2'), 'transform="translate(60 60) scale(.9)"') +
    grip +
    folds('M500 560Q600 600 700 560', 10)
  )
}

function tread(paint: string): string {
  return down(lighten(paint, 0.12), darken(paint, 0.1))
}
