import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { toggleMotion, useMotion } from './motion.ts'

/** The pause control of all motion; absent where nothing moves. */
export function MotionButton({ onPicture }: { onPicture?: boolean }) {
  const motion = useMotion()
  if (motion === 'unwelcome') return null
  const label = motion === 'playing' ? 'Pause moving pictures' : 'Play moving pictures'
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggleMotion}
      className={
        onPicture
          ? 'relative grid size-11 place-items-center rounded-full focus-visible:-outline-offset-4 focus-visible:outline-on-brand'
          : buttonClass({ look: 'quiet', shape: 'icon' })
      }
    >
      <Icon name={motion === 'playing' ? 'pause' : 'play'} size={onPicture ? 14 : 18} />
    </button>
  )
}
