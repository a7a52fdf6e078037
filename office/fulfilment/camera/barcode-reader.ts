import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads the codes that a picture of the camera shows. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<string[]>

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

declare global {
  /** Not in every browser, and in none of the types yet. */
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): Detector
        getSupportedFormats(): Promise<string[]>
      }
    | undefined
}

/** The kinds of code on products and on our own parcels. */
const formats = {
  own: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'],
  library: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode'],
} as const

/** The browser's own reader where it reads what we need, else the library's, which is loaded then. */
export async function openBarcodeReader(): Promise<ReadCodes> {
  return (await ownReader()) ?? (await libraryReader())
}

async function ownReader(): Promise<ReadCodes | null> {
  if (!globalThis.BarcodeDetector) return null
  const supported = globalThis.BarcodeDetector.getSupportedFormats()
  const known: string[] = await supported.catch(() => [])
  if (!formats.own.every((format) => known.includes(format))) return null
  const detector = new globalThis.BarcodeDetector({ formats: [...formats.own] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

async function libraryReader(): Promise<ReadCodes> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  // Its own file would come from a host of others.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0 || height === 0) return []
    Object.assign(context.canvas, { width, height })
    context.drawImage(video, 0, 0)
    const found = await readBarcodes(context.getImageData(0, 0, width, height), {
      formats: [...formats.library],
      maxNumberOfSymbols: 4,
    })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
