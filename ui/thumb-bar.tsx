import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/**
 * The main action within the thumb's reach: a bar at the foot of a phone's screen. The page ends above it, and scrolls
 * what the keys reach above it. Where enlarged text makes it so high that little of the page is left, it stands in the page.
 */
export function ThumbBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} ref={reserveSpace} className={classes('thumb-bar', className)} />
}

/** Of the window's height. */
const highest = 0.4

/** Tells the styles how high the bar is; 0 where it is not displayed, or stands in the page. */
function reserveSpace(bar: HTMLDivElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const isHigh = bar.offsetHeight > innerHeight * highest
    bar.toggleAttribute('data-high', isHigh)
    style.setProperty('--foot', isHigh ? '0px' : `${bar.offsetHeight}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot')
  }
}
