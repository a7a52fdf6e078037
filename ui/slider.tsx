import { type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { useAutoAdvance, useCameNear } from './motion.ts'
import { MotionButton } from './motion-button.tsx'

export interface SliderProps {
  label: string
  slides: { key: number | string; content: ReactNode }[]
  /** On the first screen: its first slide does not wait until it comes near. */
  early?: boolean
  /** Too small on a phone for dots and a pause control: there it is swiped, and paused by the others. */
  small?: boolean
  className?: string
}

/**
 * Slides beside each other that advance every 3 seconds, and for good no more once they were moved by hand.
 * They scroll natively, so that touch works, and all are there without JavaScript. With it, all but
 * the first wait until the slider moves or is touched, and the first until it is near.
 */
export function Slider({ label, slides, early, small, className }: SliderProps) {
  const frame = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [moved, setMoved] = useState(false)
  const [awake, setAwake] = useState(false)
  const show = useCallback((slide: number) => {
    if (row.current)
      row.current.scrollTo({ left: slide * row.current.clientWidth, behavior: 'smooth' })
  }, [])
  const near = useCameNear(frame)
  const several = slides.length > 1
  useAutoAdvance(
    frame,
    several && !moved,
    useCallback(() => {
      setAwake(true)
      show((at + 1) % slides.length)
    }, [show, at, slides.length]),
  )
  function follow() {
    if (row.current) setAt(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }
  function choose(slide: number) {
    setMoved(true)
    show(slide)
  }
  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setAwake(true)}
      onFocus={() => setAwake(true)}
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
            {awake || (slide === 0 && (early || near)) ? content : <noscript>{content}</noscript>}
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
