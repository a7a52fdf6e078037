import { darken, inkOn, lighten } from '../color.ts'
import { words } from '../lettering.ts'
import { brushed } from '../solids.ts'
import { closeUp, type Drawing, type Family, floor, type Model } from '../studio.ts'
import { across, circle, diagonal, group, path, rect, stroke } from '../svg.ts'
import { type Face, flash, handset, lens, plate, ring, screen } from './handsets.ts'

/** Cameras as they lie on the back of a phone, drawn in the back's paint. */
type Cameras = (paint: string) => string

function phone(face: Face, cameras: Cameras): Drawing {
  return (model) => handset(model, face, cameras(model.paint))
}

const twoInPill: Cameras = (paint) =>
  plate(428, 226, 124, 260, 62, paint) + lens(490, 292) + lens(490, 420) + flash(604, 292)

const threeRings: Cameras = (paint) =>
  [284, 404, 524].map((y) => ring(484, y, 44, paint)).join('') + flash(570, 284)

const fourIn = (x: number, y: number) =>
  lens(x, y) + lens(x + 112, y) + lens(x, y + 112) + circle(x + 112, y + 112, 42, '#14151f')

const square: Cameras = (paint) => plate(424, 224, 236, 236, 60, paint)

const proCameras: Cameras = (paint) =>
  square(paint) +
  lens(484, 286, 46) +
  lens(484, 398, 46) +
  lens(594, 342, 46) +
  flash(600, 264) +
  circle(600, 422, 15, '#14151f')

const twoDiagonal: Cameras = (paint) =>
  square(paint) + lens(488, 286, 47) + lens(596, 398, 47) + flash(596, 284)

export const phones: Family<
  | 'phone'
  | 'phone-square-plate'
  | 'phone-middle-plate'
  | 'phone-round-plate'
  | 'phone-octagon-plate'
  | 'phone-triangle-plate'
  | 'phone-upright-plate'
  | 'phone-corner-plate'
  | 'phone-corner-plate-five'
  | 'phone-three-rings'
  | 'phone-five-rings'
  | 'phone-visor'
  | 'phone-flat-pill'
  | 'phone-gaming'
  | 'iphone-one-lens'
  | 'iphone-two-lenses'
  | 'iphone-diagonal-notch'
  | 'iphone-diagonal'
  | 'iphone-pill'
  | 'iphone-pro-notch'
  | 'iphone-pro'
  | 'iphone-plateau'
  | 'folding-phone'
> = {
  phone: phone('hole', twoInPill),

  'phone-square-plate': phone(
    'hole',
    (paint) => square(paint) + fourIn(486, 286) + flash(598, 398),
  ),

  'phone-middle-plate': phone(
    'hole',
    (paint) => plate(478, 226, 244, 244, 84, paint) + fourIn(544, 292) + flash(656, 404),
  ),

  'phone-round-plate': phone(
    'hole',
    (paint) =>
      circle(600, 370, 150, across(darken(paint, 0.3), lighten(paint, 0.45), darken(paint, 0.25))) +
      circle(600, 370, 138, darken(paint, 0.5)) +
      fourIn(544, 314) +
      flash(656, 426),
  ),

  'phone-octagon-plate': phone(
    'hole',
    (paint) =>
      path('M486 222H630L706 298V442L630 518H486L410 442V298Z', darken(paint, 0.4)) +
      path(
        'M490 232H626L696 302V438L626 508H490L420 438V302Z',
        diagonal(lighten(paint, 0.35), darken(paint, 0.3)),
      ) +
      lens(506, 318, 52) +
      lens(506, 438, 40) +
      lens(616, 378, 40) +
      circle(616, 286, 16, 'none', 'stroke="#ff8a6a" stroke-width="6"') +
      flash(616, 286),
  ),

  'phone-triangle-plate': phone(
    'hole',
    (paint) =>
      path(
        'M416 262Q416 214 462 224Q690 280 716 350Q728 380 700 408Q610 500 466 560Q416 570 416 520Z',
        diagonal(lighten(paint, 0.28), darken(paint, 0.35)),
      ) +
      lens(484, 300, 48) +
      lens(484, 476, 40) +
      lens(626, 378, 40) +
      stroke('M560 452Q620 420 660 384', '#ff9d5c', 7) +
      flash(572, 318),
  ),

  'phone-upright-plate': phone(
    'hole',
    (paint) =>
      plate(428, 226, 124, 380, 62, paint) +
      [294, 416, 538].map((y) => lens(490, y)).join('') +
      flash(606, 294),
  ),

  'phone-corner-plate': phone(
    'hole',
    (paint) =>
      cornerPlate(160, 390, paint) +
      [282, 394, 506].map((y) => lens(472, y, 43)).join('') +
      flash(600, 282),
  ),

  'phone-corner-plate-five': phone(
    'hole',
    (paint) =>
      cornerPlate(256, 410, paint) +
      [284, 402, 520].map((y) => lens(466, y, 46)).join('') +
      lens(574, 300, 30) +
      lens(574, 400, 34) +
      flash(574, 490),
  ),

  'phone-three-rings': phone('hole', threeRings),

  'phone-five-rings': phone(
    'hole',
    (paint) =>
      [286, 412, 538].map((y) => ring(488, y, 48, paint)).join('') +
      ring(602, 412, 30, paint) +
      ring(602, 498, 30, paint) +
      flash(602, 330) +
      circle(602, 278, 13, '#14151f'),
  ),

  'phone-visor': phone(
    'hole',
    (paint) =>
      rect(384, 268, 432, 128, '#15122b', 14, 'opacity=".3"') +
      rect(384, 260, 432, 128, across('#8b8f98', '#d9dce2', '#8f939c'), 14) +
      rect(388, 264, 424, 16, lighten(paint, 0.5), 8, 'opacity=".5"') +
      rect(446, 280, 236, 90, '#101119', 45) +
      lens(498, 325, 36) +
      lens(616, 325, 36) +
      flash(738, 325),
  ),

  'phone-flat-pill': phone(
    'hole',
    (paint) =>
      rect(432, 236, 224, 106, darken(paint, 0.55), 53) +
      lens(486, 289, 40) +
      lens(600, 289, 40) +
      flash(704, 289),
  ),

  'phone-gaming': phone(
    'hole',
    (paint) =>
      path('M416 232H700L740 272V380L690 430H416Z', darken(paint, 0.35)) +
      path(
        'M428 244H694L726 276V374L684 418H428Z',
        diagonal(darken(paint, 0.05), darken(paint, 0.5)),
      ) +
      lens(500, 330, 54) +
      lens(630, 330, 54) +
      flash(704, 300) +
      stroke('M440 500H600L700 600V760L600 860', lighten(paint, 0.35), 8) +
      stroke('M440 540H580L650 610V740', '#37d5e6', 8) +
      rect(800, 216, 14, 60, '#37d5e6', 6),
  ),

  'iphone-one-lens': phone('notch', () => lens(476, 276, 48) + flash(476, 356)),

  'iphone-two-lenses': phone(
    'notch',
    (paint) => square(paint) + lens(494, 286, 46) + lens(494, 398, 46) + flash(600, 342),
  ),

  'iphone-diagonal-notch': phone('notch', twoDiagonal),

  'iphone-diagonal': phone('island', twoDiagonal),

  'iphone-pill': phone(
    'island',
    (paint) =>
      plate(428, 222, 128, 258, 64, paint) +
      lens(492, 288, 46) +
      lens(492, 414, 46) +
      flash(614, 352),
  ),

  'iphone-pro-notch': phone('notch', proCameras),

  'iphone-pro': phone('island', proCameras),

  'iphone-plateau': phone(
    'island',
    (paint) =>
      rect(446, 500, 308, 470, lighten(paint, 0.1), 46, 'opacity=".75"') +
      plate(404, 206, 392, 246, 96, paint) +
      lens(490, 274, 48) +
      lens(490, 386, 48) +
      lens(600, 330, 48) +
      flash(724, 270) +
      circle(724, 390, 15, '#14151f') +
      circle(724, 330, 6, '#14151f'),
  ),

  'folding-phone'(model) {
    const open = unfolded(model)
    const shut = folded(model)
    return [
      {
        name: 'open and folded',
        body:
          floor(440, 1014, 520) +
          group('translate(-170 0)', open) +
          floor(840, 1012, 440, 50) +
          group('translate(240 568)', shut),
      },
      {
        name: 'folded',
        body: floor(600, 960, 700) + group('translate(-372 200) scale(1.62)', shut),
      },
      { name: 'half open', body: halfOpen(model) },
      { name: 'fold', body: closeUp(open, 600, 600, 2) },
    ]
  },
}

function cornerPlate(w: number, h: number, paint: string): string {
  const outline = (by: number) =>
    `M${390 + by} ${190 + h}V252Q${390 + by} ${190 + by} 452 ${190 + by}H${390 + w}V${110 + h}Q${390 + w} ${190 + h} ${310 + w} ${190 + h}Z`
  return (
    path(outline(0), darken(paint, 0.5), 'opacity=".4"') +
    path(outline(3), diagonal(lighten(paint, 0.42), lighten(paint, 0.1), darken(paint, 0.3)))
  )
}

function unfolded(model: Model): string {
  return (
    screen({ x: 405, y: 120, w: 390, h: 890, r: 58 }, model, 'hole', 12) +
    rect(405, 545, 390, 40, '#0c0c14', 0, 'opacity=".16"') +
    stroke('M418 565H782', '#ffffff', 3, 'opacity=".35"') +
    rect(398, 548, 10, 34, darken(model.paint, 0.3), 4) +
    rect(792, 548, 10, 34, darken(model.paint, 0.3), 4)
  )
}

/** Shut: the cover with its own screen and the two cameras in it. 360 by 440 at 420,0. */
function folded({ paint, label }: Model): string {
  return (
    rect(420, 0, 360, 440, brushed(paint), 48) +
    rect(430, 10, 340, 396, '#0c0c14', 40) +
    rect(442, 22, 316, 372, diagonal('#2b2f86', paint, '#f0527a'), 32) +
    words('9:41', 600, 160, { size: 82, ink: '#ffffff', weight: 10 }) +
    stroke('M540 210H660', '#ffffff', 10, 'opacity=".6"') +
    circle(708, 340, 52, '#0c0c14') +
    circle(598, 340, 52, '#0c0c14') +
    lens(708, 340, 40) +
    lens(598, 340, 40) +
    flash(530, 350) +
    rect(420, 414, 360, 12, darken(paint, 0.35)) +
    words(label, 600, 434, { size: 13, ink: inkOn(paint), within: 120 })
  )
}

function halfOpen({ paint }: Model): string {
  return (
    floor(600, 1000, 760, 80) +
    rect(390, 330, 420, 400, brushed(paint), 56) +
    rect(404, 344, 392, 396, '#0c0c14', 46) +
    rect(416, 356, 368, 384, diagonal('#2b2f86', paint, '#f0527a'), 38) +
    circle(600, 386, 10, '#0c0c14') +
    words('10:09', 600, 580, { size: 84, ink: '#ffffff', weight: 10 }) +
    path('M390 740H810L880 960Q886 990 850 990H350Q314 990 320 960Z', darken(paint, 0.25)) +
    path('M404 740H796L858 944Q862 968 836 968H364Q338 968 342 944Z', '#0c0c14') +
    path('M416 744H784L840 936Q842 954 822 954H378Q358 954 360 936Z', '#1c1d33') +
    circle(600, 850, 54, '#ffffff', 'opacity=".9"') +
    circle(600, 850, 42, 'none', 'stroke="#1c1d33" stroke-width="5"') +
    rect(384, 730, 432, 16, across(darken(paint, 0.4), lighten(paint, 0.3), darken(paint, 0.4)), 8)
  )
}
