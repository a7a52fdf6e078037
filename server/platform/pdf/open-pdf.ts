import { fileURLToPath } from 'node:url'

export type Pdf = PDFKit.PDFDocument

/** PDF's built-in fonts lack the naira sign and the letters of Nigeria's languages. */
const fonts = { plain: fontFile('DejaVuSans.ttf'), bold: fontFile('DejaVuSans-Bold.ttf') }
export type Font = keyof typeof fonts

export const ink = '#1f2440'
export const faint = '#5d6280'
export const line = '#c9c6bd'

interface Sheet {
  /** Points. */
  size: 'A4' | [width: number, height: number]
  /** Points. */
  margin: number
  storeName: string
  title: string
}

/** A PDF to draw on, and its bytes once it is ended. */
export async function openPdf({ size, margin, storeName, title }: Sheet) {
  // Few processes ever print, and its fonts' code and tables would be 5 MB of every one.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf: Pdf = new PDFDocument({
    size,
    margin,
    lang: 'en-NG',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${storeName}: ${title}`, Author: storeName },
  })
  const bytes = collect(pdf)
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
  return { pdf, bytes }
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}`))
}
