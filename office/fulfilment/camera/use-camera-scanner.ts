import { type RefObject, useEffect, useRef, useState } from 'react'
import { openBarcodeReader } from './barcode-reader.ts'

/** Between two pictures, ms. */
const everyMs = 150
/** A code that was out of sight for so long is another unit, ms. */
const goneMs = 1_000

/** Reads what is held before the camera: `found` gets each code once, until it has been out of sight. */
export function useCameraScanner(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  found: (code: string) => void,
): { problem: string | null } {
  const latest = useRef(found)
  latest.current = found
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!isOn) return
    let isLeft = false
    const seen = new Map<string, number>()
    async function scan() {
      const read = await openBarcodeReader()
      while (!isLeft) {
        if (video.current) see(await read(video.current))
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }
    function see(codes: string[]) {
      const now = performance.now()
      for (const code of codes) {
        const isNew = now - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > goneMs
        seen.set(code, now)
        if (isNew && !isLeft) latest.current(code)
      }
    }
    scan().catch(() => setProblem('Barcodes cannot be read here. Use a scanner, or press.'))
    return () => {
      isLeft = true
    }
  }, [video, isOn])
  return { problem }
}
