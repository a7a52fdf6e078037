import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { useAutoAdvance, useCameNear } from './motion.ts'
import { MotionButton } from './motion-button.tsx'

export interface SliderProps {
  label: string
  slides: { key: number | string; content: ReactNode }[]
  /** On the first screen: its first slide is rendered at once. */
  early?: boolean
  /** Advances every 3 seconds until it is moved by hand. At most one on a page: what moves takes the eye. */
  moves?: boolean
  /** Of each slide: its shape, which reserves the space and grows with enlarged text. */
  className: string
}

/**
 * A carousel. It scrolls natively, so that touch works, and has all slides without JavaScript. With it,
 * the first slide is rendered when the slider comes near the screen, the others when it moves or is
 * touched. Its dots lie at the bottom left, where slides leave `--controls` free; on phones a slider
 * that does not move by itself is swiped and has none.
 */
export function Slider({ label, slides, early, moves, className }: SliderProps) {
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [moved, setMoved] = useState(false)
  const [isActive, setActive] = useState(false)
  const scrollTo = useCallback((slide: number) => {
    if (row.current)
      row.current.scrollTo({ left: slide * row.current.clientWidth, behavior: 'smooth' })
  }, [])
  const near = useCameNear(root)
  const several = slides.length > 1
  useAutoAdvance(
    root,
    several && moves === true && !moved,
    useCallback(() => {
      setActive(true)
      scrollTo((at + 1) % slides.length)
    }, [scrollTo, at, slides.length]),
  )
  /** Browsers leave a slide with the focus where it is if its edge lies within. */
  function show(slide: number) {
    row.current?.scrollTo({ left: slide * row.current.clientWidth, behavior: 'instant' })
  }
  function follow() {
    if (row.current) setAt(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  function choose(slide: number) {
    setMoved(true)
    setActive(true)
    scrollTo(slide)
  }
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setActive(true)}
      onFocus={() => setActive(true)}
      className={classes(
        'relative grid grid-cols-1 overflow-hidden rounded-lg bg-sunken',
        several && (moves ? '[--controls:2.75rem]' : 'md:[--controls:2.75rem]'),
      )}
    >
      <ul
        ref={row}
        onScroll={follow}
        onTouchMove={() => setMoved(true)}
        className="scroll-bare flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, content }, slide) => (
          <li
            key={key}
            onFocus={() => show(slide)}
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
          className={classes('absolute bottom-0 left-1 not-js:hidden', !moves && 'max-md:hidden')}
        >
          <Dots label={label} count={slides.length} at={at} moves={moves} onChoose={choose} />
        </div>
      )}
    </section>
  )
}

interface DotsProps {
  label: string
  count: number
  at: number
  moves: boolean | undefined
  onChoose: (slide: number) => void
}

/** Each is 44 px wide and high; the ground behind them is lower. */
function Dots({ label, count, at, moves, onChoose }: DotsProps) {
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
      {moves && <MotionButton onPicture />}
    </div>
  )
}
