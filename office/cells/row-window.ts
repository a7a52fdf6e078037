import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** px of a row that nobody has seen yet, and of the rows beyond the edges that are there for the next key. */
const estimate = { row: 44, beyond: 480 }

interface Window {
  /** The rows that are in the document, in order, from 0. */
  visible: readonly number[]
  /** px of the rows from one up to another, which are not. */
  heightOf: (from: number, to: number) => number
}

/**
 * The rows of a long table that are near what its scrolling box shows. `focused`, the row of the focus from 0, is among them with
 * its neighbours wherever the box is. Heights are those that rows had when they were seen.
 */
export function useRowWindow(
  count: number,
  focused: number,
  table: RefObject<HTMLTableElement | null>,
): Window & { box: RefObject<HTMLDivElement | null>; onScroll: () => void } {
  const box = useRef<HTMLDivElement>(null)
  const [seen] = useState(() => new Map<number, number>())
  const [{ top, height }, setView] = useState({ top: 0, height: 900 })
  const sizeOf = (row: number) => seen.get(row) ?? estimate.row
  useLayoutEffect(() => {
    for (const row of table.current?.tBodies[0]?.rows ?? []) {
      const at = Number(row.getAttribute('aria-rowindex')) - 2
      if (at >= 0) seen.set(at, row.offsetHeight)
    }
  })
  // In steps, so that most scrolling renders nothing.
  const look = useCallback(() => {
    if (!box.current) return
    const { scrollTop, clientHeight } = box.current
    const next = { top: Math.floor(scrollTop / 240) * 240, height: clientHeight + 240 }
    setView((view) => (view.top === next.top && view.height === next.height ? view : next))
  }, [])
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(look)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])
  const visible: number[] = []
  let at = 0
  for (let row = 0; row < count; row += 1) {
    const size = sizeOf(row)
    const isNear = at + size > top - estimate.beyond && at < top + height + estimate.beyond
    if (isNear || Math.abs(row - focused) <= 1) visible.push(row)
    at += size
  }
  function heightOf(from: number, to: number): number {
    let sum = 0
    for (let row = from; row < to; row += 1) sum += sizeOf(row)
    return sum
  }
  return { visible, heightOf, box, onScroll: look }
}
