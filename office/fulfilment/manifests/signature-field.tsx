import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

const width = 600
const height = 200

interface SignatureFieldProps {
  /** An SVG path; empty: nothing is drawn. */
  value: string
  onChange: (path: string) => void
}

/** A driver signs with a finger or a mouse. Who cannot counts instead. */
export function SignatureField({ value, onChange }: SignatureFieldProps) {
  const [isDrawing, setDrawing] = useState(false)
  const board = useRef<SVGSVGElement>(null)
  function placeOf({ clientX, clientY }: PointerEvent): string {
    const box = board.current?.getBoundingClientRect()
    if (!box) return '0 0'
    const x = Math.round(((clientX - box.left) / box.width) * width)
    const y = Math.round(((clientY - box.top) / box.height) * height)
    return `${bounded(x, width)} ${bounded(y, height)}`
  }
  function begin(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawing(true)
    const place = placeOf(event)
    // A dot is a line of no length.
    onChange(`${value} M${place} L${place}`.trim())
  }
  function draw(event: PointerEvent) {
    if (isDrawing && value.length < 19_000) onChange(`${value} L${placeOf(event)}`)
  }
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-semibold">The driver’s signature</span>
        {value && (
          <Button look="bare" className="dense" onClick={() => onChange('')}>
            Sign again
          </Button>
        )}
      </div>
      <svg
        ref={board}
        role="img"
        aria-label="The driver’s signature"
        viewBox={`0 0 ${width} ${height}`}
        className="w-full touch-none cursor-crosshair rounded-md border border-line-strong bg-surface"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <path d="M30 160 H570" className="stroke-line" strokeWidth={2} />
        <Line path={value} />
      </svg>
    </div>
  )
}

export function SignaturePicture({ path }: { path: string }) {
  return (
    <svg
      role="img"
      aria-label="The driver’s signature"
      viewBox={`0 0 ${width} ${height}`}
      className="w-full max-w-sm rounded-md border border-line bg-surface"
    >
      <Line path={path} />
    </svg>
  )
}

function Line({ path }: { path: string }) {
  return (
    <path
      d={path}
      fill="none"
      className="stroke-ink"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
