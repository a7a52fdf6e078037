import { darken, lighten } from '../color.ts'
import { round, steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { across, circle, diagonal, down, group, path, rect, repeat, stroke, tiled } from '../svg.ts'

type Kind =
  | 'pen-and-notebook-gift'
  | 'pen-flask-notebook-gift'
  | 'executive-gift'
  | 'tie-gift'
  | 'purse-gift'
  | 'table-runner'

const night = '#23264a'

export const gifts: Family<Kind> = {
  'pen-and-notebook-gift': () => box(notebook(400, 300) + pen(800)),

  'pen-flask-notebook-gift': () => box(notebook(320, 290) + pen(640) + flask(820)),

  'executive-gift': () => box(notebook(300, 270) + pen(590) + flask(720) + powerBank(910)),

  'tie-gift': ({ paint }) => {
    const cloth = asoOke(paint)
    const tie =
      path('M440 350H560L540 450L600 880L500 960L400 880L460 450Z', cloth) +
      path('M440 350H560L540 450H460Z', darken(paint, 0.2), 'opacity=".35"') +
      path('M460 450L400 880L500 960L496 460Z', '#12102a', 'opacity=".12"')
    const square =
      path('M690 520L800 420L920 520V800H690Z', cloth) +
      path(
        'M690 620L760 480L800 640L850 460L920 620V820H690Z',
        cloth,
        'stroke="#fff3d6" stroke-width="4"',
      ) +
      path('M690 800H920V830H690Z', darken(paint, 0.4))
    return box(tie + square)
  },

  'purse-gift': ({ paint }) => {
    const cloth = asoOke(paint)
    const purse =
      rect(300, 430, 430, 320, cloth, 30) +
      path(
        'M300 460Q300 430 330 430H700Q730 430 730 460V560Q515 660 300 560Z',
        cloth,
        `stroke="${darken(paint, 0.4)}" stroke-width="6"`,
      ) +
      circle(515, 604, 24, '#d9a93c') +
      circle(515, 604, 12, '#8a6420')
    const holder =
      rect(700, 700, 230, 170, cloth, 16, `stroke="${darken(paint, 0.4)}" stroke-width="5"`) +
      rect(716, 680, 198, 60, '#f4f5f8', 8) +
      path('M700 740H930V870H700Z', cloth) +
      stroke('M700 742H930', darken(paint, 0.4), 6)
    return box(purse + holder)
  },

  'table-runner': ({ paint }) => {
    const cloth = asoOke(paint)
    const fringe = (x: number) =>
      stroke(
        repeat(12, (index) => `M${x} ${618 + index * 16}h${x < 600 ? -40 : 40}`),
        '#d9a93c',
        5,
      )
    const runner =
      path('M160 560H1040L1120 840H80Z', down('#a8743f', '#7a4f28')) +
      path('M80 840H1120V880H80Z', '#5d3a1c') +
      stroke('M170 880V1010M1030 880V1010', '#5d3a1c', 44) +
      path('M330 560H870L900 840H300Z', cloth) +
      path(
        'M300 840H900V980L880 960L860 984L840 960L820 984L800 960L780 984L760 960L740 984L720 960L700 984L680 960L660 984L640 960L620 984L600 960L580 984L560 960L540 984L520 960L500 984L480 960L460 984L440 960L420 984L400 960L380 984L360 960L340 984L320 960L300 980Z',
        cloth,
      ) +
      path('M300 840H900V870H300Z', '#12102a', 'opacity=".18"') +
      rect(640, 600, 110, 70, '#f4f5f8', 6) +
      rect(460, 560, 60, 110, round('#2a2b34'), 10) +
      stroke('M478 560V500M492 560V490M506 560V510', '#2b4a9c', 8)
    const rolled =
      rect(230, 620, 740, 190, cloth, 90) +
      path('M970 620a90 95 0 0 1 0 190a90 95 0 0 1 0-190Z', darken(paint, 0.25)) +
      stroke('M970 660a54 54 0 1 1-30 90', lighten(paint, 0.4), 9) +
      fringe(230) +
      rect(540, 612, 90, 206, '#d9a93c') +
      rect(230, 620, 740, 190, down('#ffffff/.25', '#12102a/.3'), 90)
    return [
      { name: 'on a desk', body: floor(600, 1012, 1080) + runner },
      { name: 'rolled', body: floor(610, 820, 900) + rolled },
      { name: 'weave', body: closeUp(runner, 600, 720, 2.4) },
    ]
  },
}

/** Narrow woven bands with gold thread. */
function asoOke(paint: string): string {
  return tiled(
    84,
    40,
    rect(0, 0, 84, 40, paint) +
      rect(8, 0, 14, 40, lighten(paint, 0.35)) +
      rect(36, 0, 8, 40, '#d9a93c') +
      rect(58, 0, 16, 40, darken(paint, 0.4)) +
      stroke('M40 4v6M40 24v6M66 12v8', '#f6dc8d', 3) +
      stroke('M0 10H84M0 20H84M0 30H84', '#12102a', 1, 'opacity=".18"'),
  )
}

/** An open gift box from above: what is in it, the box with its lid, and near. */
function box(contents: string): View[] {
  const tray =
    rect(210, 250, 780, 760, diagonal(lighten(night, 0.2), night, darken(night, 0.3)), 20) +
    rect(240, 280, 720, 700, down('#f3ead6', '#e2d3b4'), 12) +
    rect(240, 280, 720, 40, '#12102a', 12, 'opacity=".12"')
  const open = tray + group('translate(0 -20)', contents)
  const closed =
    rect(240, 420, 720, 580, diagonal(lighten(night, 0.25), night, darken(night, 0.3)), 16) +
    rect(230, 400, 740, 130, diagonal(lighten(night, 0.35), night), 12) +
    rect(560, 400, 80, 600, across('#a87a25', '#f2d27a', '#c9952f')) +
    path(
      'M600 410Q480 280 420 350T590 420ZM600 410Q720 280 780 350T610 420Z',
      down('#f6dc8d', '#c9952f'),
    ) +
    circle(600, 408, 34, '#f2d27a')
  return [
    { name: 'open', body: floor(600, 1012, 900) + open },
    { name: 'closed', body: floor(600, 1004, 860) + closed },
    { name: 'what is in it', body: closeUp(open, 600, 620, 1.5) },
  ]
}

function notebook(x: number, w: number): string {
  return (
    rect(x - 6, 360, w, 560, '#efe8d6', 14) +
    rect(x - 20, 350, w, 560, diagonal('#8a4a2c', '#6b3a22', '#4a2616'), 18) +
    rect(x + w - 70, 350, 22, 560, '#3a1c10') +
    rect(x + 30, 560, w - 150, 90, 'none', 8, 'stroke="#c99a5a" stroke-width="5"')
  )
}

function pen(x: number): string {
  return (
    rect(x - 22, 380, 44, 500, round('#22232c'), 20) +
    rect(x - 24, 600, 48, 26, '#d9a93c', 4) +
    rect(x + 12, 400, 12, 190, '#d9a93c', 6) +
    path(`M${x - 20} 870h40l-14 60h-12Z`, steel('#d9c48a'))
  )
}

function flask(x: number): string {
  return (
    rect(x - 62, 480, 124, 450, round('#2f6f5a'), 30) +
    rect(x - 54, 370, 108, 120, steel('#c9ced6'), 20) +
    rect(x - 62, 480, 124, 22, '#1f4b3f') +
    rect(x - 40, 530, 16, 350, '#ffffff', 8, 'opacity=".3"')
  )
}

function powerBank(x: number): string {
  return (
    rect(x - 50, 500, 90, 400, round('#3a3b46'), 24) +
    repeat(4, (index) => circle(x - 5, 560 + index * 26, 6, index < 3 ? '#47d17c' : '#5a5c68')) +
    rect(x - 26, 860, 42, 16, '#15161d', 4)
  )
}
