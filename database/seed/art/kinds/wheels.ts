import { darken, lighten } from '../color.ts'
import { steel } from '../solids.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
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

type Kind =
  | 'baby-carrier'
  | 'hip-seat'
  | 'stroller'
  | 'travel-system'
  | 'buggy'
  | 'baby-walker'
  | 'baby-rocker'
  | 'high-chair'

export const wheels: Family<Kind> = {
  'baby-carrier': ({ paint }) =>
    carrier(paint, diagonal(lighten(paint, 0.25), paint, darken(paint, 0.25))),

  'hip-seat': ({ paint }) => {
    const seat =
      path(
        'M330 600Q340 500 600 500T870 600L840 720Q600 800 360 720Z',
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.2)),
      ) +
      path('M330 600Q600 700 870 600Q860 500 600 500T330 600Z', lighten(paint, 0.15)) +
      repeat(12, (index) =>
        circle(420 + (index % 6) * 72, 570 + Math.floor(index / 6) * 36, 8, lighten(paint, 0.45)),
      )
    const belt =
      rect(190, 720, 820, 150, down(lighten(paint, 0.1), darken(paint, 0.3)), 70) +
      stroke('M230 756H970M230 836H970', lighten(paint, 0.35), 5, 'stroke-dasharray="14 10"') +
      rect(920, 750, 90, 90, '#22232c', 14) +
      rect(390, 760, 190, 80, darken(paint, 0.15), 16) +
      stroke('M400 776H570', lighten(paint, 0.5), 6)
    const body = belt + seat
    const baby = group(
      'translate(0 -40)',
      ellipse(600, 470, 120, 140, '#f2c230'),
      circle(600, 290, 110, '#7a4a2c'),
      path('M494 270Q520 170 600 174T706 270Q650 220 600 222T494 270Z', '#1c1410'),
      circle(566, 300, 9, '#1c1410'),
      circle(634, 300, 9, '#1c1410'),
      stroke('M574 340q26 22 52 0', '#1c1410', 8),
      mirrored(stroke('M500 590Q440 620 440 720', '#7a4a2c', 60)),
    )
    return [
      { name: 'with a child', body: floor(600, 900, 860) + belt + baby + seat },
      { name: 'front', body: floor(600, 900, 860) + body },
      { name: 'seat', body: closeUp(body, 600, 640, 1.9) },
    ]
  },

  stroller: ({ paint }) => rolling(pushchair(paint), [660, 400]),

  'travel-system': ({ paint }) => {
    const cradle = carSeat(darken(paint, 0.1))
    const together =
      group('translate(-130 0) scale(.98)', pushchair(paint)) +
      group('translate(420 460) scale(.56)', cradle)
    return [
      { name: 'stroller and car seat', body: floor(600, 1026, 1040) + together },
      { name: 'car seat', body: floor(600, 990, 820) + cradle },
      { name: 'stroller', body: floor(620, 1026, 760) + pushchair(paint) },
    ]
  },

  buggy: ({ paint }) => {
    const small = (x: number) =>
      circle(x - 26, 950, 52, '#22232c') +
      circle(x - 26, 950, 24, '#c9ced6') +
      circle(x + 26, 950, 52, '#22232c') +
      circle(x + 26, 950, 24, '#c9ced6')
    const body =
      stroke('M330 300L800 900M820 330L420 900', '#8d929e', 22) +
      stroke('M330 300Q300 250 340 230H390M820 330', '#22232c', 30) +
      path(
        'M450 520Q480 740 560 790L860 770Q900 760 880 720L620 690Q570 640 560 500Z',
        down(paint, darken(paint, 0.3)),
      ) +
      path(
        'M430 520Q420 330 620 300Q760 300 800 380L560 520Z',
        diagonal(lighten(paint, 0.3), paint, darken(paint, 0.25)),
      ) +
      stroke('M560 520L600 304M560 520L720 322', darken(paint, 0.35), 7) +
      stroke('M640 560L760 700', '#2a2b34', 12) +
      small(420) +
      small(800)
    const folded =
      stroke('M300 500L900 500M320 560L920 560', '#8d929e', 22) +
      path(
        'M340 470H820Q880 470 880 540T820 600H340Q300 600 300 540T340 470Z',
        diagonal(lighten(paint, 0.2), paint, darken(paint, 0.3)),
      ) +
      stroke('M420 474V596M560 474V596M700 474V596', darken(paint, 0.35), 6) +
      stroke('M880 470Q960 460 950 400', '#22232c', 30) +
      circle(300, 500, 46, '#22232c') +
      circle(300, 580, 46, '#22232c') +
      circle(300, 500, 22, '#c9ced6') +
      circle(300, 580, 22, '#c9ced6')
    return [
      { name: 'side', body: floor(610, 1006, 720) + body },
      { name: 'folded', body: floor(600, 640, 820, 50) + folded },
      { name: 'hood', body: closeUp(body, 620, 440, 1.9) },
    ]
  },

  'baby-walker': ({ paint }) => {
    const castor = (x: number, y: number) =>
      circle(x, y, 40, '#22232c') + circle(x, y, 18, '#c9ced6')
    const body =
      castor(300, 960) +
      castor(900, 960) +
      castor(480, 990) +
      castor(730, 990) +
      ellipse(600, 880, 400, 110, darken(paint, 0.2)) +
      ellipse(600, 860, 400, 110, diagonal(lighten(paint, 0.3), paint, darken(paint, 0.1))) +
      ellipse(600, 860, 290, 72, '#e9e3d6') +
      stroke('M320 840L420 590M880 840L780 590', '#f4f5f8', 40) +
      path('M430 560Q440 720 480 800H720Q760 720 770 560Z', down('#fff3d6', '#e8d2a0')) +
      stroke('M520 800V850M680 800V850', '#c9ced6', 20) +
      ellipse(600, 560, 300, 90, lighten(paint, 0.15)) +
      ellipse(600, 545, 300, 90, diagonal(lighten(paint, 0.45), lighten(paint, 0.15), paint)) +
      ellipse(600, 510, 150, 40, '#8a6a3a') +
      ellipse(600, 506, 150, 40, '#fff3d6') +
      circle(400, 570, 34, '#d1403a') +
      circle(470, 602, 30, '#f2c230') +
      rect(700, 570, 80, 56, '#2b6fc4', 14) +
      stroke('M820 560q20-80 60-60', '#2f8f5a', 14) +
      circle(884, 496, 26, '#f2c230')
    return [
      { name: 'front', body: floor(600, 1010, 940) + body },
      {
        name: 'turned',
        body: floor(600, 1010, 820) + group('matrix(-.88 .02 0 1 1128 -10)', body),
      },
      { name: 'tray', body: closeUp(body, 600, 560, 1.8) },
    ]
  },

  'baby-rocker': ({ paint }) => {
    const body =
      stroke('M220 900Q600 1060 980 900', steel('#aeb4c0'), 34) +
      stroke('M340 930L420 760M860 930L760 780', '#8d929e', 26) +
      path(
        'M260 470Q230 400 310 390Q420 400 520 640T860 700Q960 690 960 770Q940 860 760 860Q520 870 420 760T260 470Z',
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.2)),
      ) +
      path(
        'M310 460Q400 500 500 680T840 760Q880 760 880 790Q840 820 740 820Q540 826 460 740T310 460Z',
        lighten(paint, 0.6),
      ) +
      circle(352, 470, 60, lighten(paint, 0.75)) +
      stroke('M560 690L640 800M640 690L560 800', '#2a2b34', 14) +
      stroke('M420 760C420 360 560 260 760 280', '#c9ced6', 18) +
      circle(760, 340, 40, '#d1403a') +
      stroke('M760 280V320M680 272V330M600 290V350', '#5c5f6e', 6) +
      path('M680 330l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4Z', '#f2c230') +
      rect(570, 350, 60, 60, '#2f8f5a', 12)
    return [
      { name: 'side', body: floor(600, 1010, 900) + body },
      { name: 'other side', body: floor(600, 1010, 900) + group('matrix(-1 0 0 1 1200 0)', body) },
      { name: 'toys', body: closeUp(body, 660, 400, 2) },
    ]
  },

  'high-chair': ({ paint }) => {
    const body =
      stroke('M430 560L340 1000M770 560L860 1000M470 560L480 980M730 560L720 980', '#e9eaee', 32) +
      stroke('M375 830H825', '#d3d6dd', 26) +
      rect(440, 820, 320, 34, darken(paint, 0.1), 16) +
      path(
        'M430 200Q600 150 770 200L790 600H410Z',
        diagonal(lighten(paint, 0.35), paint, darken(paint, 0.2)),
      ) +
      path('M470 240Q600 206 730 240L742 560H458Z', lighten(paint, 0.55)) +
      stroke('M550 300V520M650 300V520M540 420H660', '#2a2b34', 14) +
      path(
        'M390 560H810L830 680Q600 720 370 680Z',
        down(lighten(paint, 0.1), darken(paint, 0.25)),
      ) +
      path('M300 590Q600 530 900 590L880 650Q600 700 320 650Z', '#ffffff') +
      path('M300 590Q600 530 900 590Q600 640 300 590Z', '#eef1f6') +
      ellipse(520, 596, 70, 20, '#f2c230') +
      ellipse(520, 590, 54, 14, '#fff3d6') +
      circle(690, 590, 26, '#2f8f5a')
    return [
      { name: 'front', body: floor(600, 1006, 720) + body },
      { name: 'turned', body: floor(600, 1006, 640) + group('matrix(.82 .04 0 1 108 -22)', body) },
      { name: 'seat and tray', body: closeUp(body, 600, 440, 1.7) },
    ]
  },
}

function carrier(paint: string, cloth: string): View[] {
  const straps = mirrored(
    stroke('M470 330C360 160 260 300 330 560', darken(paint, 0.25), 74) +
      rect(286, 470, 80, 50, '#22232c', 10),
  )
  const waist =
    rect(210, 780, 780, 110, down(lighten(paint, 0.1), darken(paint, 0.3)), 54) +
    rect(880, 800, 80, 70, '#22232c', 12)
  const panel =
    path('M440 340Q600 290 760 340L800 800Q600 900 400 800Z', cloth) +
    stroke(
      'M470 470Q600 430 730 470L750 700Q600 760 450 700Z',
      lighten(paint, 0.6),
      5,
      'stroke-dasharray="14 10"',
    ) +
    circle(600, 590, 54, '#f2c230')
  const body = straps + waist + panel
  const child =
    circle(600, 300, 110, '#7a4a2c') +
    path('M494 280Q520 180 600 184T706 280Q650 230 600 232T494 280Z', '#1c1410') +
    circle(566, 310, 9, '#1c1410') +
    circle(634, 310, 9, '#1c1410') +
    stroke('M574 350q26 22 52 0', '#1c1410', 8)
  return [
    { name: 'front', body: floor(600, 930, 760) + body },
    {
      name: 'with a child',
      body: floor(600, 960, 760) + mirrored(ellipse(420, 860, 60, 90, '#7a4a2c')) + child + body,
    },
    { name: 'buckle', body: closeUp(body, 860, 800, 2.2) },
  ]
}

function pushchair(paint: string): string {
  const wheel = (x: number, r: number) =>
    circle(x, 930, r, '#22232c') +
    circle(x, 930, r * 0.66, '#e9eaee') +
    repeat(6, (index) =>
      stroke(
        `M${x} ${930 - r * 0.6}V930`,
        '#8d929e',
        6,
        `transform="rotate(${index * 60} ${x} 930)"`,
      ),
    ) +
    circle(x, 930, 12, '#5c5f6e')
  return (
    wheel(820, 80) +
    stroke('M250 330L780 920M420 930L820 560M300 360L210 350', '#5c5f6e', 26) +
    stroke('M250 330L210 340', '#22232c', 40) +
    path(
      'M430 560Q470 760 600 800L900 780Q950 780 940 730L930 700L640 680Q560 640 540 520Z',
      down(paint, darken(paint, 0.3)),
    ) +
    path(
      'M430 560C400 330 560 190 780 230Q880 260 900 360L540 520Z',
      diagonal(lighten(paint, 0.3), paint, darken(paint, 0.25)),
    ) +
    stroke('M540 520L600 222M540 520L760 226', darken(paint, 0.35), 8) +
    wheel(420, 96) +
    rect(520, 830, 240, 70, darken(paint, 0.4), 20)
  )
}

function carSeat(paint: string): string {
  return (
    stroke('M330 640C380 200 820 200 870 640', '#2a2b34', 44) +
    path(
      'M200 560Q210 470 300 480Q360 760 600 800T900 660Q960 600 1010 650Q1010 900 700 950Q420 990 290 860T200 560Z',
      diagonal('#4a4d58', '#2a2b34', '#1c1d26'),
    ) +
    path(
      'M250 540Q300 500 340 560Q420 780 640 800T920 690Q940 680 960 700Q920 860 690 890Q450 910 340 800T250 540Z',
      diagonal(lighten(paint, 0.35), paint, darken(paint, 0.15)),
    ) +
    path('M300 600Q330 760 480 830Q380 660 360 560Z', lighten(paint, 0.55)) +
    stroke('M520 700L640 830M620 690L560 850', '#1c1d26', 22) +
    rect(560, 750, 60, 50, '#d1403a', 10)
  )
}

function rolling(body: string, [x, y]: [number, number]): View[] {
  return [
    { name: 'side', body: floor(620, 1026, 760) + body },
    { name: 'other side', body: floor(580, 1026, 760) + group('matrix(-1 0 0 1 1200 0)', body) },
    { name: 'hood', body: closeUp(body, x, y, 1.9) },
  ]
}
