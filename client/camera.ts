import { type RefObject, useEffect, useRef, useState } from 'react'

/** Why the camera has no picture, and what to do. */
type CameraProblem = string

/** `starting` until the first picture is there. */
type CameraState = 'starting' | 'running' | { problem: CameraProblem }

/** Towards a face, or what lies before the phone: in pixels, small enough for a slow phone. */
const constraints = {
  user: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 960 } },
  environment: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
} satisfies Record<string, MediaTrackConstraints>
export type Facing = keyof typeof constraints

interface Camera {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** Opens the camera once more. */
  restart: () => void
}

/**
 * A camera in a video element while `isOn`. Its stream is stopped as soon as it is not
 * needed; `restart` opens it again after another program has taken it.
 */
export function useCamera(isOn: boolean, facing: Facing): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the camera again
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let isLeft = false
    const fail = (error: unknown) => {
      if (!isLeft) setState({ problem: problemOf(error) })
    }
    async function start() {
      stream = await openCamera(facing)
      if (isLeft) return stop(stream)
      const [track] = stream.getVideoTracks()
      // Unplugged, or taken by a call that came in.
      track?.addEventListener('ended', () => fail(new DOMException('', 'NotReadableError')))
      if (video.current) await play(video.current, stream)
      if (!isLeft) setState('running')
    }
    start().catch(fail)
    return () => {
      isLeft = true
      stop(stream)
      // Here and not at the next start: the button must not take a picture of a stopped camera.
      setState('starting')
    }
  }, [isOn, facing, attempt])

  return { video, state, restart: () => setAttempt((attempt) => attempt + 1) }
}

async function openCamera(facing: Facing): Promise<MediaStream> {
  // Browsers give pages without TLS no access to cameras.
  if (!navigator.mediaDevices) throw new DOMException('', 'SecurityError')
  return navigator.mediaDevices.getUserMedia({ video: constraints[facing], audio: false })
}

async function play(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream
  await video.play()
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError:
    'Camera access is blocked. Allow the camera for this site in your browser settings, then try again.',
  NotFoundError:
    'This device has no camera. Open this page on a phone with a camera and continue there.',
  NotReadableError: 'Another app is using the camera. Close that app, then try again.',
  SecurityError: 'This page was not opened over a secure connection (https).',
}
problems.OverconstrainedError = problems.NotFoundError ?? ''
problems.AbortError = problems.NotReadableError ?? ''

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  return problems[name] ?? 'Your phone could not start the camera. Try again, or use another phone.'
}
