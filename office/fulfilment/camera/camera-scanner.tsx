import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCamera } from '#client/camera.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCameraScanner } from './use-camera-scanner.ts'

interface CameraScannerProps {
  /** The page's address, which allows the camera where it is loaded anew. */
  address: string
  onFound: (code: string) => void
}

/** Scans with the camera of the phone, once it is opened. */
export function CameraScanner({ address, onFound }: CameraScannerProps) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const [isOpen, setOpen] = useState(search.camera === 'on' && isLoadedAt(address))
  function open() {
    if (isLoadedAt(address)) setOpen(true)
    else location.assign(`${address}?camera=on`)
  }
  if (!isOpen) {
    return (
      <Button look="quiet" className="justify-self-start" onClick={open}>
        <Icon name="picture" size={18} />
        Scan with the camera
      </Button>
    )
  }
  return <OpenCamera onFound={onFound} onClose={() => setOpen(false)} />
}

/** A document has the policy of the page that it was loaded as: only those of pickers and packers allow the camera. */
function isLoadedAt(address: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(folder)
}

interface OpenCameraProps {
  onFound: (code: string) => void
  onClose: () => void
}

function OpenCamera({ onFound, onClose }: OpenCameraProps) {
  const { video, state, restart } = useCamera(true, 'environment')
  const { problem } = useCameraScanner(video, state === 'running', onFound)
  const words = typeof state === 'object' ? state.problem : problem
  return (
    <section aria-label="Camera" className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        className="aspect-video w-full rounded-md bg-sunken object-cover"
      />
      <p role="status" className={words ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>
        {words ?? (state === 'starting' ? 'The camera starts…' : 'Hold a barcode before it.')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onClose}>
          Close the camera
        </Button>
        {typeof state === 'object' && (
          <Button look="quiet" onClick={restart}>
            Try again
          </Button>
        )}
      </div>
    </section>
  )
}
