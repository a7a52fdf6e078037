import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { reducesMotion, useAutoAdvance, useCameNear } from './motion.ts'

export interface SliderProps {
  label: string
  slides: { key: number | string; content: ReactNode }[]
  /** On the first screen: its first slide is rendered at once. */
  early?: boolean
  /** Has its dots on phones too. */
  dotted?: boolean
  /** Of each slide: its shape, which reserves the space and grows with enlarged text. */
  className: string
}

/**
 * A carousel. It scrolls natively, so that touch works, and has all slides without JavaScript. With it, the first slide
 * is rendered when the slider comes near the screen, the others when it moves or is touched. It advances every 3
 * seconds until somebody moves it: then it stays where it was put. Its dots lie at the bottom left, where slides leave
 * `--controls` free; on phones it is swiped, and has none unless `dotted`.
 */
export function Slider({ label, slides, early, dotted, className }: SliderProps) {
  const root = useRef<HTMLElement>(null)
  const [isActive, setActive] = useState(false)
  const near = useCameNear(root)
  const several = slides.length > 1
  const { row, at, follow, moveTo, choose } = useSlides(root, slides.length, () => setActive(true))
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setActive(true)}
      onFocus={() => setActive(true)}
      className={classes(
        'relative grid grid-cols-1 overflow-hidden rounded-lg bg-sunken',
        several && (dotted ? '[--controls:2.75rem]' : 'md:[--controls:2.75rem]'),
      )}
    >
      <ul
        ref={row}
        onScroll={follow}
        className="scroll-bare flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, content }, slide) => (
          <li
            key={key}
            // Browsers leave a slide with the focus where it is if its edge lies within.
            onFocus={() => moveTo(slide, 'instant')}
            className={classes('relative grid w-full shrink-0 snap-start', className)}
          >
            {isActive || (slide === 0 && (early || near)) ? (
              content
            ) : (
              <noscript>{content}</noscript>
            )}
          </li>
        ))}
      </ul>
      {several && (
        <div
          className={classes('absolute bottom-0 left-1 not-js:hidden', !dotted && 'max-md:hidden')}
        >
          <Dots label={label} count={slides.length} at={at} onChoose={choose} />
        </div>
      )}
    </section>
  )
}

/** Where a slider is, and what moves it: it advances by itself until dots, fingers or keys move it for good. */
function useSlides(root: RefObject<HTMLElement | null>, count: number, activate: () => void) {
  const row = useRef<HTMLUListElement>(null)
  /** The slide that it moves to by itself, and the first and last one on its way. */
  const course = useRef({ to: 0, first: 0, last: 0 })
  const [at, setAt] = useState(0)
  const [moved, setMoved] = useState(false)
  useAutoAdvance(root, count > 1 && !moved, () => {
    const place = placeOf(row.current)
    const next = (Math.round(place) + 1) % count
    course.current = {
      to: next,
      first: Math.floor(Math.min(place, next)),
      last: Math.ceil(Math.max(place, next)),
    }
    activate()
    moveTo(next, 'smooth')
  })
  function moveTo(slide: number, behavior: ScrollBehavior) {
    row.current?.scrollTo({ left: slide * row.current.clientWidth, behavior })
  }
  function follow() {
    const place = placeOf(row.current)
    const now = Math.round(place)
    const { to, first, last } = course.current
    setAt(now)
    // Off its course: somebody swiped it, or the focus went to another slide.
    if (now < first || now > last) setMoved(true)
    else if (Math.abs(place - to) < 0.01) course.current = { to, first: to, last: to }
  }
  function choose(slide: number) {
    setMoved(true)
    activate()
    moveTo(slide, reducesMotion() ? 'instant' : 'smooth')
  }
  return { row, at, follow, moveTo, choose }
}

/** In slides; between two of them it is a fraction. */
function placeOf(row: HTMLUListElement | null): number {
  return row ? row.scrollLeft / row.clientWidth : 0
}

interface DotsProps {
  label: string
  count: number
  at: number
  onChoose: (slide: number) => void
}

/** Each is 44 px wide and high; the ground behind them is lower. */
function Dots({ label, count, at, onChoose }: DotsProps) {
  return (
    <div className="relative flex items-center text-on-brand before:absolute before:inset-x-2 before:inset-y-2.5 before:rounded-full before:bg-veil">
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={slide}
          type="button"
          aria-label={`${label}: ${slide + 1} of ${count}`}
          aria-current={slide === at || undefined}
          onClick={() => onChoose(slide)}
          className="group relative grid size-11 place-items-center rounded-full focus-visible:-outline-offset-4 focus-visible:outline-on-brand"
        >
          <span className="size-2 rounded-full bg-on-brand opacity-60 transition-[width] duration-(--calm) group-aria-[current]:w-5 group-aria-[current]:opacity-100" />
        </button>
      ))}
    </div>
  )
}
