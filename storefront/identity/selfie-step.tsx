import { useState } from 'react'
import { useCamera } from '#client/camera.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { takePicture } from './camera.ts'
import { Step, StepActions } from './step.tsx'

interface SelfieStepProps {
  /** A data URL; null until it is taken. */
  picture: string | null
  onTake: (picture: string | null) => void
  onNext: () => void
  onBack: () => void
}

/** As high as a phone allows in either orientation. */
const pictureClass =
  'mx-auto aspect-square h-[min(46dvh,20rem)] w-auto max-w-full rounded-lg bg-sunken object-cover'

/** The selfie, which can be taken again any number of times. */
export function SelfieStep({ picture, onTake, onNext, onBack }: SelfieStepProps) {
  const { video, state, restart } = useCamera(picture === null, 'user')
  const [isMissing, setMissing] = useState(false)
  const problem = picture === null && typeof state === 'object' ? state.problem : null
  function take() {
    setMissing(false)
    if (video.current) onTake(takePicture(video.current))
  }
  function proceed() {
    if (picture === null) setMissing(true)
    else onNext()
  }
  return (
    <Step title="Take your picture" at={3}>
      {/* In landscape a phone has space beside the picture, not below it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 [@media(max-height:30rem)_and_(orientation:landscape)]:grid-cols-[auto_minmax(0,1fr)]">
        {picture !== null && (
          <img src={picture} alt="Your selfie" className={classes(pictureClass, '-scale-x-100')} />
        )}
        {picture === null && problem === null && (
          <div className="relative mx-auto">
            <video
              ref={video}
              muted
              playsInline
              aria-label="Camera view"
              className={classes(pictureClass, '-scale-x-100')}
            />
            {state === 'starting' ? <Starting /> : <Oval />}
          </div>
        )}
        <div className="grid gap-4">
          {problem === null ? <Advice /> : <CameraError problem={problem} />}
          <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
            {isMissing && picture === null && 'You need to take your picture'}
          </p>
          <StepActions>
            {picture === null && (
              <Button
                look="accent"
                shape="lg"
                disabled={problem === null && state !== 'running'}
                onClick={problem === null ? take : restart}
              >
                {problem === null ? 'Take picture' : 'Try again'}
              </Button>
            )}
            <Button look={picture === null ? 'quiet' : 'accent'} shape="lg" onClick={proceed}>
              Proceed
            </Button>
            {picture !== null && (
              <Button look="quiet" shape="lg" onClick={() => onTake(null)}>
                <Icon name="refresh" size={18} />
                Retake
              </Button>
            )}
            <Button look="bare" shape="lg" onClick={onBack}>
              Back
            </Button>
          </StepActions>
        </div>
      </div>
    </Step>
  )
}

function Advice() {
  return (
    <p className="text-sm text-ink-soft">
      Look straight at the camera with your whole face in the oval. Remove any cap or dark glasses.
    </p>
  )
}

function CameraError({ problem }: { problem: string }) {
  return (
    <div role="alert" className="grid gap-1 rounded-md bg-danger-soft p-3 text-danger">
      <p className="font-semibold">Error accessing camera.</p>
      <p className="text-sm">{problem}</p>
    </div>
  )
}

function Starting() {
  return (
    <span role="status" className="absolute inset-0 grid place-items-center">
      <Skeleton className={pictureClass} />
      <span className="absolute text-sm font-semibold">Starting the camera…</span>
    </span>
  )
}

/** Where the face belongs. */
function Oval() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="pointer-events-none absolute inset-y-0 h-full text-accent"
    >
      <ellipse
        cx="50"
        cy="48"
        rx="29"
        ry="38"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
    </svg>
  )
}
