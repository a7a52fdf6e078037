import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { useAutoAdvance, useCameNear } from './motion.ts'
import { MotionButton } from './motion-button.tsx'

export interface SliderProps {
  label: string
  slides: { key: number | string; content: ReactNode }[]
  /** On the first screen: its first slide is rendered at once. */
  early?: boolean
  /**
   * Too small on a phone for dots and a pause control; the pause control of another slider pauses
   * it.
   */
  small?: boolean
  className?: string
}

/**
 * A carousel that advances every 3 seconds until it is moved by hand. It scrolls natively, so that
 * touch works, and has all slides without JavaScript. With it, the first slide is rendered when the
 * slider comes near the screen, the others when it moves or is touched.
 */
export function Slider({ label, slides, early, small, className }: SliderProps) {
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
    several && !moved,
    useCallback(() => {
      setActive(true)
      scrollTo((at + 1) % slides.length)
    }, [scrollTo, at, slides.length]),
  )
  function follow() {
    if (row.current) setAt(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  function choose(slide: number) {
    setMoved(true)
    scrollTo(slide)
  }
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setActive(true)}
      onFocus={() => setActive(true)}
      className={classes('relative overflow-hidden rounded-lg bg-sunken', className)}
    >
      <ul
        ref={row}
        onScroll={follow}
        onTouchMove={() => setMoved(true)}
        className="scroll-bare flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, content }, slide) => (
          <li key={key} className="relative size-full shrink-0 snap-start">
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
          className={classes('absolute right-2 bottom-2 not-js:hidden', small && 'max-sm:hidden')}
        >
          <Dots label={label} count={slides.length} at={at} onChoose={choose} />
        </div>
      )}
    </section>
  )
}

interface DotsProps {
  label: string
  count: number
  at: number
  onChoose: (slide: number) => void
}

function Dots({ label, count, at, onChoose }: DotsProps) {
  return (
    <div className="flex items-center rounded-full bg-veil px-1.5 text-on-brand">
      <div className="flex">
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={slide}
            type="button"
            aria-label={`${label}: ${slide + 1} of ${count}`}
            aria-current={slide === at || undefined}
            onClick={() => onChoose(slide)}
            className="group grid h-7 w-6 place-items-center focus-visible:outline-on-brand"
          >
            <span className="size-2 rounded-full bg-on-brand opacity-60 transition-[width] duration-(--calm) group-aria-[current]:w-4 group-aria-[current]:opacity-100" />
          </button>
        ))}
      </div>
      <MotionButton small />
    </div>
  )
}
