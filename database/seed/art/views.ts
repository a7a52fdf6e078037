import { type Box, turned } from './solids.ts'
import { closeUp, floor, onShelf, type View, withCarton } from './studio.ts'
import { group } from './svg.ts'

/** What is worth a closer look: its middle, how near, and its name. */
export type Focus = [x: number, y: number, zoom: number, name: string]

/** A thing with a flat front and depth, standing: from the front, turned, and near. */
export function boxed(box: Box, front: string, [x, y, zoom, name]: Focus): View[] {
  const bottom = box.y + box.h
  return [
    { name: 'front', body: floor(600, bottom, box.w * 1.3, 60) + front },
    { name: 'side', body: turnedBox(box, front) },
    { name, body: closeUp(front, x, y, zoom) },
  ]
}

/** The thing turned, on its floor. */
export function turnedBox(box: Box, front: string): string {
  const bottom = box.y + box.h
  const size = Math.min(1, 840 / (box.h + box.depth * 0.4 + box.w * 0.1))
  const side = floor(600, bottom + 6, box.w + box.depth + 60, 90) + turned(box, front)
  return resized(size, bottom, side)
}

/** A round thing on the floor at 1010: alone, near, and as it is sold. */
export function stood(
  body: string,
  width: number,
  [x, y, zoom, name]: Focus,
  sold: 'boxed' | 'shelved',
  label: string,
): View[] {
  const one = floor(600, 1010, width * 1.35, 70) + body
  return [
    { name: 'front', body: one },
    { name, body: closeUp(body, x, y, zoom) },
    sold === 'boxed'
      ? { name: 'with its box', body: withCarton(one, label) }
      : { name: 'on the shelf', body: onShelf(body, width) },
  ]
}

/** Made smaller without leaving the floor. */
function resized(scale: number, bottom: number, body: string): string {
  if (scale === 1) return body
  return group(`translate(600 ${bottom}) scale(${scale}) translate(-600 ${-bottom})`, body)
}
