import type { DemoPicture } from '../demo/shape.ts'
import { circle, ellipse, finish, rect } from './svg.ts'

/** An invented face for a representative; the name decides how it looks. 480 by 480. */
export function drawPortrait(name: string): DemoPicture {
  const body =
    rect(0, 0, 480, 480, '#e9dfc8') +
    ellipse(240, 470, 170, 150, '#2b2d78') +
    circle(240, 210, 90, '#7a4a2c')
  return { svg: finish(480, 480, body), width: 480, height: 480, ground: '#e9dfc8', alt: name }
}
