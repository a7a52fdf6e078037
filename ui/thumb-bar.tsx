import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/**
 * The main action within the thumb's reach: a bar at the foot of a phone's screen. The page ends above it, and scrolls
 * what the keys reach above it, however high enlarged text makes it.
 */
export function ThumbBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} ref={reserveSpace} className={classes('thumb-bar', className)} />
}

/** Tells the styles how high the bar is; 0 where it is not displayed. */
function reserveSpace(bar: HTMLDivElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--foot', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot')
  }
}
