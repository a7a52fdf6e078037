import { darken, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { round } from '../solids.ts'
import { closeUp, type Family, floor } from '../studio.ts'
import { circle, diagonal, down, ellipse, group, path, rect, repeat, stroke } from '../svg.ts'
import { boxed } from '../views.ts'

type Kind = 'card-game' | 'flip-card-game' | 'ayo-board' | 'alphabet-blocks' | 'wooden-car'

export const games: Family<Kind> = {
  'card-game': () => {
    const card = (x: number, y: number, turn: number, color: string, sign: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-130, -200, 260, 400, '#ffffff', 26, 'stroke="#dcdfe6" stroke-width="4"'),
        rect(-112, -182, 224, 364, color, 18),
        ellipse(0, 0, 86, 150, '#ffffff', 'transform="rotate(28)"'),
        words(sign, 0, 40, { size: 110, ink: color, weight: 18 }),
        words(sign, -82, -132, { size: 40, ink: '#ffffff', weight: 18 }),
      )
    const hand =
      card(330, 660, -24, '#d1403a', '5') +
      card(510, 600, -9, '#2b6fc4', '2') +
      card(700, 600, 8, '#2f8f5a', '9') +
      card(880, 660, 24, '#f2a81c', '0')
    const box =
      rect(390, 330, 420, 670, diagonal('#2a2b34', '#15151c'), 20) +
      ellipse(600, 600, 150, 230, '#d1403a', 'transform="rotate(28 600 600)"') +
      words('CARDS', 600, 624, { size: 88, ink: '#f2c230', within: 300, weight: 20, slant: 8 }) +
      repeat(4, (index) =>
        rect(
          450 + index * 80,
          880,
          60,
          84,
          ['#d1403a', '#2b6fc4', '#2f8f5a', '#f2a81c'][index] ?? '',
          8,
        ),
      )
    return [
      { name: 'cards', body: floor(600, 900, 960) + hand },
      ...boxed({ x: 390, y: 330, w: 420, h: 670, depth: 130, color: '#22232c' }, box, [
        600,
        620,
        1.7,
        'box',
      ]).slice(0, 2),
    ]
  },

  'flip-card-game': () => {
    const light = ['#d1403a', '#f2c230', '#2f8f5a', '#2b6fc4']
    const dark = ['#8f2f8a', '#e8702a', '#178a8f', '#d8407e']
    const card = (x: number, y: number, turn: number, index: number, side: 'light' | 'dark') => {
      const [rim, color, oval] =
        side === 'light'
          ? ['#ffffff', light[index] ?? '', '#ffffff']
          : ['#17171f', dark[index] ?? '', '#17171f']
      return group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-120, -185, 240, 370, rim, 24, 'stroke="#8d909c" stroke-width="3"'),
        rect(-102, -167, 204, 334, color, 16),
        ellipse(0, 0, 78, 138, oval, 'transform="rotate(28)"'),
        words(String(index + 3), 0, 38, { size: 96, ink: color, weight: 18 }),
      )
    }
    const fan = (y: number, side: 'light' | 'dark') =>
      repeat(4, (index) =>
        card(300 + index * 200, y + Math.abs(index - 1.5) * 20, -18 + index * 12, index, side),
      )
    const turning = stroke(
      'M1010 500Q1090 600 1010 700M1046 690l-38 14-6-40M190 700Q110 600 190 500M154 510l38-14 6 40',
      '#8d909c',
      14,
    )
    const box =
      rect(390, 330, 420, 670, down('#d9f0fa', '#a9d6ea'), 20) +
      path('M390 1000V720L810 610V980q0 20-20 20H410q-20 0-20-20Z', '#17171f') +
      ellipse(600, 660, 150, 200, '#d1403a', 'transform="rotate(28 600 660)"') +
      words('FLIP', 600, 640, { size: 92, ink: '#f2c230', within: 260, weight: 20, slant: 8 }) +
      words('CARDS', 600, 730, { size: 60, ink: '#ffffff', within: 240, weight: 20, slant: 8 }) +
      repeat(4, (index) => rect(440 + index * 84, 370, 60, 84, light[index] ?? '', 8)) +
      repeat(4, (index) => rect(440 + index * 84, 890, 60, 84, dark[index] ?? '', 8))
    return [
      {
        name: 'light and dark side',
        body: floor(600, 1060, 960) + fan(340, 'light') + fan(840, 'dark') + turning,
      },
      ...boxed({ x: 390, y: 330, w: 420, h: 670, depth: 130, color: '#22232c' }, box, [
        600,
        640,
        1.7,
        'box',
      ]).slice(0, 2),
    ]
  },

  'ayo-board': ({ paint }) => {
    const pit = (x: number, y: number, seeds: number) =>
      ellipse(x, y, 66, 40, darken(paint, 0.5)) +
      ellipse(x, y + 6, 58, 32, darken(paint, 0.35)) +
      repeat(seeds, (index) =>
        ellipse(
          x - 26 + (index % 3) * 26,
          y - 6 + Math.floor(index / 3) * 20,
          13,
          10,
          index % 2 === 0 ? '#9aa4ae' : '#7d8791',
        ),
      )
    const board =
      path(
        'M150 560Q150 500 210 494H990Q1050 500 1050 560L1080 800Q1080 866 1010 870H190Q120 866 120 800Z',
        down(lighten(paint, 0.3), paint, darken(paint, 0.2)),
      ) +
      path(
        'M120 800Q120 866 190 870H1010Q1080 866 1080 800V840Q1080 910 1010 914H190Q120 910 120 840Z',
        darken(paint, 0.4),
      ) +
      repeat(6, (index) => pit(242 + index * 143, 600, 4)) +
      repeat(6, (index) => pit(236 + index * 146, 758, index === 2 ? 0 : 4 + (index % 3)))
    return [
      { name: 'with its seeds', body: floor(600, 920, 1060, 70) + board },
      { name: 'pits', body: closeUp(board, 420, 690, 2.2) },
      {
        name: 'turned',
        body: floor(600, 920, 960, 70) + group('matrix(.86 .1 -.1 .9 150 20)', board),
      },
    ]
  },

  'alphabet-blocks': ({ paint }) => {
    const block = (x: number, y: number, sign: string, color: string) =>
      path(`M${x} ${y}l40-36h190l-40 36Z`, lighten(paint, 0.45)) +
      path(`M${x + 190} ${y}l40-36v190l-40 36Z`, darken(paint, 0.25)) +
      rect(x, y, 190, 190, diagonal(lighten(paint, 0.25), paint), 6) +
      rect(x + 16, y + 16, 158, 158, 'none', 10, `stroke="${color}" stroke-width="10"`) +
      words(sign, x + 95, y + 142, { size: 96, ink: color, weight: 20 })
    const all =
      block(240, 810, 'A', '#d1403a') +
      block(480, 810, 'B', '#2b6fc4') +
      block(720, 810, 'C', '#2f8f5a') +
      block(360, 585, 'Ẹ', '#e07b2a') +
      block(600, 585, 'Ọ', '#8a5ac0') +
      block(480, 360, 'Ṣ', '#d1403a')
    return [
      { name: 'stacked', body: floor(600, 1006, 900) + all },
      { name: 'near', body: closeUp(all, 560, 700, 2) },
      {
        name: 'a row',
        body:
          floor(600, 900, 1000) +
          group(
            'translate(0 -110)',
            block(130, 810, 'O', '#2b6fc4') +
              block(370, 810, 'J', '#d1403a') +
              block(610, 810, 'A', '#2f8f5a') +
              block(850, 810, 'B', '#e07b2a'),
          ),
      },
    ]
  },

  'wooden-car': ({ paint }) => {
    const car =
      path(
        'M200 800V680Q210 620 290 610L400 600Q470 480 600 480T810 600L960 640Q1020 660 1020 740V800Z',
        down(lighten(paint, 0.35), paint, darken(paint, 0.25)),
      ) +
      stroke(
        'M240 700Q500 660 980 720M260 760Q520 730 980 770',
        darken(paint, 0.2),
        6,
        'opacity=".5"',
      ) +
      circle(510, 600, 60, darken(paint, 0.5)) +
      circle(700, 600, 60, darken(paint, 0.5)) +
      circle(1006, 720, 20, '#f2c230')
    const wheel = (x: number) =>
      circle(x, 850, 100, round(darken(paint, 0.25))) +
      circle(x, 850, 70, '#d1403a') +
      circle(x, 850, 18, '#f2e3c0')
    const cord =
      path(
        'M1020 760C1090 760 1080 900 1120 930',
        'none',
        'stroke="#d1403a" stroke-width="12" stroke-linecap="round"',
      ) + circle(1120, 946, 26, '#f2c230')
    const body = cord + car + wheel(370) + wheel(840)
    return [
      { name: 'side', body: floor(600, 956, 960) + group('translate(-30 0)', body) },
      {
        name: 'facing left',
        body: floor(600, 956, 960) + group('matrix(-.96 0 0 1 1170 0)', body),
      },
      { name: 'wheel', body: closeUp(body, 840, 800, 2.1) },
    ]
  },
}
