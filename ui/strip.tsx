import { type ReactNode, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface StripProps {
  /** The heading, also the name of the scrolling region. */
  title: string
  /** Pixels that an arrow moves. */
  step?: number
  /** Its arrows stand on phones too, where other rows are only swiped. */
  arrowed?: boolean
  /** Beside the heading: 'See all', a pause control. */
  aside?: ReactNode
  /** List items. */
  children: ReactNode
}

/** A heading and a row that scrolls sideways by touch, by keys, and by its arrows. */
export function Strip({ title, step = 300, arrowed, aside, children }: StripProps) {
  const row = useRef<HTMLUListElement>(null)
  const arrow = classes(buttonClass({ look: 'quiet', shape: 'icon' }), !arrowed && 'max-md:hidden')
  function scroll(by: number) {
    row.current?.scrollBy({ left: by, behavior: 'smooth' })
  }
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-1 md:gap-4">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 max-md:-my-1">
        <h2 className="grow text-xl md:text-2xl">{title}</h2>
        {aside}
        <button
          type="button"
          aria-label={`${title}: back`}
          className={arrow}
          onClick={() => scroll(-step)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          aria-label={`${title}: on`}
          className={arrow}
          onClick={() => scroll(step)}
        >
          <Icon name="chevron-right" />
        </button>
      </header>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keys
        tabIndex={0}
        className="scroll-bare -mx-4 -my-1 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 py-1 md:gap-4 lg:-mx-1 lg:scroll-px-1 lg:px-1"
      >
        {children}
      </ul>
    </section>
  )
}
