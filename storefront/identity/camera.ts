import { type RefObject, useEffect, useRef, useState } from 'react'

/** Why there is no picture from the camera, in words that help on. */
type CameraProblem = string

/** `starting` until the first picture is there. */
type CameraState = 'starting' | 'running' | { problem: CameraProblem }

/** Large enough for a face, small enough for a slow phone; pixels, either way up. */
const wanted = {
  facingMode: 'user',
  width: { ideal: 960 },
  height: { ideal: 960 },
} satisfies MediaTrackConstraints

interface Camera {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** Asks for the camera once more. */
  again: () => void
}

/**
 * The front camera in a video element while `isOn`. It is let go of, light and all, as soon as it is not
 * needed, and asked for anew when another program took it away.
 */
export function useCamera(isOn: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let isLeft = false
    const fail = (error: unknown) => {
      if (!isLeft) setState({ problem: problemOf(error) })
    }
    async function start() {
      stream = await openCamera()
      if (isLeft) return stop(stream)
      const [track] = stream.getVideoTracks()
      // Unplugged, or taken by a call that came in.
      track?.addEventListener('ended', () => fail(new DOMException('', 'NotReadableError')))
      if (video.current) await show(video.current, stream)
      if (!isLeft) setState('running')
    }
    start().catch(fail)
    return () => {
      isLeft = true
      stop(stream)
      // Not at the next start: until then a button would take a picture of a camera that is off.
      setState('starting')
    }
  }, [isOn, turn])

  return { video, state, again: () => setTurn((turn) => turn + 1) }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers have no cameras for pages that came without TLS.
  if (!navigator.mediaDevices) throw new DOMException('', 'SecurityError')
  return navigator.mediaDevices.getUserMedia({ video: wanted, audio: false })
}

async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream
  await video.play()
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError:
    'You or your browser have not allowed it. Allow the camera for this site in the settings of your browser, then try again.',
  NotFoundError:
    'There is no camera here. Open this page on a phone with a front camera, and go on there.',
  NotReadableError: 'Another app is using it. Close that app, then try again.',
  SecurityError: 'This page was not opened over a secure connection (https).',
}
problems.OverconstrainedError = problems.NotFoundError ?? ''
problems.AbortError = problems.NotReadableError ?? ''

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  return problems[name] ?? 'Your phone did not start it. Try again, or use another phone.'
}
