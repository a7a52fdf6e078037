import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { toggleMotion, useMotionPaused } from './motion.ts'

/**
 * The pause control of all motion: one on each page that has any, small to look at, with room to press. It stands in the page from its first byte, so that
 * nothing gives way to it, and styles take it out where nothing moves: without scripts, under reduced motion, while
 * data is saved.
 */
export function MotionButton({ className }: { className?: string }) {
  const paused = useMotionPaused()
  const label = paused ? 'Play moving pictures' : 'Pause moving pictures'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleMotion}
      className={classes('motion-button', className)}
    >
      <span>
        <Icon name={paused ? 'play' : 'pause'} size={14} />
      </span>
    </button>
  )
}
