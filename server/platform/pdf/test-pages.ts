import { PDFiumLibrary } from '@hyzyla/pdfium'
import { scanGrayBuffer } from '@undecaf/zbar-wasm'
import sharp from 'sharp'

interface ReadPage {
  millimetres: number[]
  text: string
  /** As zbar reads them from the page: `ZBAR_CODE128 K7M2P4`. */
  codes: string[]
}

/** Of a printer of labels, the coarsest. */
const dotsPerInch = 203

/** Draws these pages, all unless the caller says otherwise, as a printer does, and reads what stands on them. */
export async function readPages(pdf: Uint8Array, only?: readonly number[]): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: ReadPage[] = []
  for (const page of document.pages()) {
    if (only && !only.includes(page.number)) continue
    // Drawing closes the page.
    const text = page.getText()
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const { data, width, height } = await page.render({ scale: dotsPerInch / 72 })
    const drawn = sharp(data, { raw: { width, height, channels: 4 } })
    const gray = await drawn.flatten({ background: '#fff' }).grayscale().raw().toBuffer()
    const symbols = await scanGrayBuffer(new Uint8Array(gray).buffer, width, height)
    pages.push({
      millimetres: [originalWidth, originalHeight].map((side) => Math.round((side / 72) * 25.4)),
      text,
      codes: symbols.map((symbol) => `${symbol.typeName} ${symbol.decode()}`).sort(),
    })
  }
  document.destroy()
  library.destroy()
  return pages
}
