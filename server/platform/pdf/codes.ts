import type { Pdf } from './open-pdf.ts'

/** The place of a code, with the empty margin that its readers need. Points. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Empty modules beside a Code 128, and around a QR code. */
const quiet = { code128: 10, qr: 4 }

/** Draws codes for scanners as rectangles, exact at every size. */
export async function codeDrawer() {
  // As the PDF's own code: 2 MB that only a process which prints loads.
  const { default: barcodes } = await import('bwip-js/generic')
  return {
    code128(pdf: Pdf, text: string, { x, y, width, height }: Box): void {
      const [symbol] = barcodes.raw({ bcid: 'code128', text })
      if (!symbol || !('sbs' in symbol)) throw new Error(`no Code 128 for ${text}`)
      const modules = symbol.sbs.reduce((sum, one) => sum + one, 0)
      const module = width / (modules + 2 * quiet.code128)
      let left = x + quiet.code128 * module
      // A bar, a space, a bar.
      for (const [place, count] of symbol.sbs.entries()) {
        if (place % 2 === 0) pdf.rect(left, y, count * module, height)
        left += count * module
      }
      pdf.fill('#000')
    },
    qr(pdf: Pdf, text: string, { x, y, width }: Omit<Box, 'height'>): void {
      const [symbol] = barcodes.raw({ bcid: 'qrcode', text })
      if (!symbol || !('pixs' in symbol)) throw new Error(`no QR code for ${text}`)
      const { pixs, pixx: side } = symbol
      const module = width / (side + 2 * quiet.qr)
      for (const { row, from, count } of runsOf(pixs, side)) {
        const [left, top] = [x + (quiet.qr + from) * module, y + (quiet.qr + row) * module]
        pdf.rect(left, top, count * module, module)
      }
      pdf.fill('#000')
    },
  }
}

/** Dark modules side by side are one rectangle. */
function runsOf(pixels: readonly number[], side: number) {
  const runs: { row: number; from: number; count: number }[] = []
  for (const [place, isDark] of pixels.entries()) {
    if (!isDark) continue
    const [row, column] = [Math.floor(place / side), place % side]
    const last = runs.at(-1)
    if (last?.row === row && last.from + last.count === column) last.count += 1
    else runs.push({ row, from: column, count: 1 })
  }
  return runs
}
