import { type RefObject, useEffect, useRef, useState } from 'react'

const scales = { far: 1, near: 2.5, nearest: 5 } as const
/** CSS pixels that a finger moves before it swipes or drags, and ms between two taps that are one. */
const slop = 10
const swipe = 50
const doubleTapMs = 300

/** How near the picture is, and its middle's distance from the stage's, in CSS pixels. */
interface View {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

/** What happens to the stage's second child, which holds the picture. `onSwipe` gets 1 for the next, -1 for the previous. */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (by: number) => void) {
  const view = useRef<View>({ scale: 1, x: 0, y: 0 })
  const [isNear, setNear] = useState(false)
  const swiped = useRef(onSwipe)
  swiped.current = onSwipe

  function show(next: View) {
    const element = stage.current
    const held = element?.lastElementChild
    if (!element || !(held instanceof HTMLElement)) return
    const scale = Math.min(scales.nearest, Math.max(scales.far, next.scale))
    // The picture never leaves the stage.
    const margin = {
      x: (element.clientWidth * (scale - 1)) / 2,
      y: (element.clientHeight * (scale - 1)) / 2,
    }
    const x = Math.min(margin.x, Math.max(-margin.x, next.x))
    const y = Math.min(margin.y, Math.max(-margin.y, next.y))
    view.current = { scale, x, y }
    held.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    setNear(scale > 1)
  }

  /** What is at the point stays there. */
  function scaleAt(point: Point, scale: number) {
    const { x, y, scale: before } = view.current
    const by = Math.min(scales.nearest, Math.max(scales.far, scale)) / before
    show({ scale: before * by, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by })
  }

  const move = (x: number, y: number) =>
    show({ ...view.current, x: view.current.x + x, y: view.current.y + y })
  const reset = () => show({ scale: 1, x: 0, y: 0 })
  const to = (scale: keyof typeof scales) => scaleAt({ x: 0, y: 0 }, scales[scale])

  const verbs = useRef({ scaleAt, move, reset })
  verbs.current = { scaleAt, move, reset }
  useEffect(() => {
    const element = stage.current
    if (!element) return
    return followPointers(element, {
      scale: () => view.current.scale,
      scaleAt: (point, scale) => verbs.current.scaleAt(point, scale),
      move: (x, y) => verbs.current.move(x, y),
      reset: () => verbs.current.reset(),
      swipe: (by) => swiped.current(by),
    })
  }, [stage])
  return { isNear, move, reset, to }
}

interface Gestures {
  scale: () => number
  scaleAt: (point: Point, scale: number) => void
  move: (x: number, y: number) => void
  reset: () => void
  swipe: (by: number) => void
}

/** Fingers, mouse and wheel, from the stage's middle. Answers what ends it. */
function followPointers(stage: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>()
  let first: Point = { x: 0, y: 0 }
  let isMoved = false
  let isPinched = false
  let lastTap = { at: 0, x: 0, y: 0 }

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  function press(event: PointerEvent) {
    if (down.size === 0) {
      first = pointOf(event)
      isMoved = false
      isPinched = false
    }
    down.set(event.pointerId, pointOf(event))
    stage.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent) {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    if (distance(now, first) > slop) isMoved = true
    if (other) {
      isMoved = true
      isPinched = true
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      gestures.scaleAt(middle, (gestures.scale() * distance(now, other)) / distance(before, other))
    } else if (gestures.scale() > 1) gestures.move(now.x - before.x, now.y - before.y)
  }
  function release(event: PointerEvent) {
    if (!down.delete(event.pointerId) || down.size > 0) return
    const point = pointOf(event)
    const [x, y] = [point.x - first.x, point.y - first.y]
    if (isMoved) {
      const isAcross = Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)
      if (isAcross && !isPinched && gestures.scale() === 1) gestures.swipe(x < 0 ? 1 : -1)
      return
    }
    const isDouble =
      event.timeStamp - lastTap.at < doubleTapMs && distance(point, lastTap) < 3 * slop
    lastTap = { at: isDouble ? 0 : event.timeStamp, ...point }
    // A mouse has the wheel and the press; a finger that rests for a moment means nothing by it.
    if (event.pointerType === 'mouse' || isDouble) toggle(point)
  }
  function toggle(point: Point) {
    if (gestures.scale() > 1) gestures.reset()
    else gestures.scaleAt(point, scales.near)
  }
  function cancel({ pointerId }: PointerEvent) {
    down.delete(pointerId)
  }
  function turn(event: WheelEvent) {
    event.preventDefault()
    gestures.scaleAt(pointOf(event), gestures.scale() * Math.exp(-event.deltaY / 400))
  }

  const ends = new AbortController()
  const { signal } = ends
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', drag, { signal })
  stage.addEventListener('pointerup', release, { signal })
  stage.addEventListener('pointercancel', cancel, { signal })
  // A mouse would drag the picture away, as a file.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  // React's own listeners are passive: they could not stop the page from scrolling.
  stage.addEventListener('wheel', turn, { signal, passive: false })
  return () => ends.abort()
}

function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
