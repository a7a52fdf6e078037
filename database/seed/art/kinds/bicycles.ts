import { darken, lighten } from '../color.ts'
import { closeUp, type Family, floor, type View } from '../studio.ts'
import { circle, group, path, rect, repeat, stroke } from '../svg.ts'

export const bicycles: Family<
  | 'bicycle'
  | 'kids-bicycle-with-training-wheels'
  | 'kids-bicycle'
  | 'city-bicycle'
  | 'folding-bicycle'
> = {
  bicycle({ paint }) {
    const knobs = (x: number) =>
      circle(x, 760, 218, 'none', 'stroke="#15161d" stroke-width="16" stroke-dasharray="14 9"')
    const frame =
      stroke('M300 760L480 500L770 470L580 760Z', paint, 32) +
      stroke('M470 430L580 760M480 500L300 760', paint, 26) +
      stroke('M490 492L766 464', lighten(paint, 0.45), 6)
    const fork =
      stroke('M760 420L790 520', paint, 34) +
      stroke('M790 510L830 610', '#c9ced6', 30) +
      stroke('M826 600L900 760', '#2a2b34', 34)
    const discs =
      circle(300, 760, 56, 'none', 'stroke="#aeb3be" stroke-width="10"') +
      circle(900, 760, 56, 'none', 'stroke="#aeb3be" stroke-width="10"')
    const bars =
      stroke('M760 420L740 370M700 366L800 350', '#2a2b34', 22) +
      stroke('M680 370h44', '#15161d', 34)
    const bike =
      knobs(300) +
      knobs(900) +
      wheel(300, 210) +
      wheel(900, 210) +
      discs +
      frame +
      fork +
      crank(580, 760) +
      saddle(460, 400) +
      bars
    return bikeViews(bike)
  },

  'kids-bicycle-with-training-wheels': ({ paint }) => kids(paint, true),

  'kids-bicycle': ({ paint }) => kids(paint, false),

  'city-bicycle'({ paint }) {
    const frame =
      stroke('M300 760L470 520M470 420L580 760L300 760', paint, 28) +
      stroke('M580 760Q600 620 760 500M560 690Q620 560 752 440', paint, 28) +
      stroke('M740 400L790 520L900 760', paint, 28)
    const guards = stroke(
      'M66 720A236 236 0 0 1 500 620M700 620A236 236 0 0 1 1120 680',
      darken(paint, 0.2),
      20,
    )
    const carrier = stroke('M180 520H440M200 520L300 740M440 520L470 560', '#5c5f6e', 14)
    const basket =
      path('M800 330H1040L1010 500H830Z', '#b98a52') +
      stroke(
        'M806 370H1034M814 410H1026M822 450H1018M860 334L876 496M920 334V496M980 334L964 496',
        '#8a6034',
        7,
      ) +
      stroke('M796 330H1044', '#8a6034', 16)
    const bars =
      stroke('M740 400Q720 340 650 350', '#3a3b46', 22) +
      stroke('M640 350h50', '#15161d', 34) +
      circle(760, 360, 16, '#c9ced6')
    const bike =
      guards +
      wheel(300, 210) +
      wheel(900, 210) +
      carrier +
      frame +
      crank(580, 760) +
      saddle(470, 390) +
      bars +
      basket
    return bikeViews(bike)
  },

  'folding-bicycle'({ paint }) {
    const frame =
      stroke('M330 800L470 720L840 640', paint, 46) +
      stroke('M476 712L834 634', lighten(paint, 0.4), 7) +
      stroke('M520 700L450 330M560 800L520 690L330 800', paint, 28) +
      stroke('M850 640L800 260M840 620L900 800', paint, 32) +
      rect(630, 640, 50, 70, '#c9ced6', 10, 'transform="rotate(-12 655 675)"')
    const bars =
      stroke('M800 260H690M800 260H880', '#3a3b46', 22) + stroke('M660 260h50', '#15161d', 34)
    const bike =
      wheel(330, 170, 800) +
      wheel(900, 170, 800) +
      frame +
      crank(560, 800) +
      saddle(450, 310) +
      bars
    const folded =
      wheel(500, 170, 820) +
      wheel(620, 170, 820) +
      stroke('M380 700L640 660L700 700', paint, 46) +
      stroke('M700 690L640 560V900', paint, 32) +
      stroke('M480 700L440 470', paint, 28) +
      saddle(450, 450) +
      crank(560, 840)
    return [
      ...bikeViews(bike).slice(0, 2),
      { name: 'folded', body: floor(580, 1000, 640) + folded },
      { name: 'hinge', body: closeUp(bike, 640, 680, 2) },
    ]
  },
}

function kids(paint: string, training: boolean): View[] {
  const frame =
    stroke('M330 800L500 560L600 800H330M500 540Q640 700 800 560', paint, 34) +
    stroke('M480 480L600 800', paint, 28) +
    stroke('M770 430L810 560L880 800', paint, 32)
  const guard =
    path('M330 760Q470 720 620 750V840Q470 850 330 840Z', lighten(paint, 0.55)) +
    stroke('M350 800H600', paint, 8)
  const bars =
    stroke('M770 430Q740 330 660 350M770 430Q800 330 880 340', '#3a3b46', 24) +
    stroke('M640 352h40M866 340h34', '#f2c230', 36)
  const front =
    rect(786, 400, 130, 100, '#f2c230', 18) +
    circle(851, 450, 26, '#ffffff') +
    stroke('M840 446v4M862 446v4M836 460q15 14 30 0', '#22232c', 6)
  const stabilisers = training
    ? stroke('M330 800L250 900', '#5c5f6e', 16) +
      circle(240, 924, 56, 'none', 'stroke="#15161d" stroke-width="24"') +
      circle(240, 924, 36, '#f2c230')
    : ''
  const bike =
    wheel(330, 170, 800) +
    wheel(880, 170, 800) +
    frame +
    guard +
    crank(600, 800) +
    saddle(480, 450) +
    bars +
    front +
    stabilisers
  return bikeViews(bike)
}

function wheel(x: number, r: number, y = 760): string {
  const spokes = repeat(8, (index) => {
    const turn = (index * Math.PI) / 8
    const [dx, dy] = [Math.round(Math.cos(turn) * (r - 20)), Math.round(Math.sin(turn) * (r - 20))]
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
  })
  return (
    circle(x, y, r, 'none', 'stroke="#1c1d26" stroke-width="26"') +
    circle(x, y, r - 16, 'none', 'stroke="#c9ced6" stroke-width="7"') +
    stroke(spokes, '#aeb3be', 3) +
    circle(x, y, 24, '#3a3b46')
  )
}

function crank(x: number, y: number): string {
  return (
    circle(x, y, 56, 'none', 'stroke="#5c5f6e" stroke-width="16" stroke-dasharray="10 5"') +
    stroke(`M${x} ${y}l60 90m-20 0h60`, '#3a3b46', 18) +
    stroke(`M320 ${y - 22}L${x - 20} ${y - 54}M320 ${y + 22}L${x - 10} ${y + 52}`, '#5c5f6e', 6)
  )
}

function saddle(x: number, y: number): string {
  return path(
    `M${x - 70} ${y - 16}Q${x} ${y - 46} ${x + 84} ${y - 12}Q${x + 70} ${y + 14} ${x} ${y + 12}T${x - 70} ${y - 16}Z`,
    '#22232c',
  )
}

function bikeViews(bike: string): View[] {
  return [
    { name: 'side', body: floor(600, 985, 1040) + bike },
    {
      name: 'other side',
      body: floor(600, 985, 1000) + group('matrix(-.94 .03 0 .96 1164 10)', bike),
    },
    { name: 'crank', body: closeUp(bike, 560, 740, 2) },
  ]
}
