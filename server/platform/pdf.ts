import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A document to print or save: a receipt, a statement. */
export interface PdfDocument {
  /** Printed at the top. */
  storeName: string
  title: string
  /** Label and value, in reading order. */
  facts: [label: string, value: string][]
  columns: Column[]
  /** A cell for each column. */
  rows: string[][]
  /** Below the table: label and value, the last one in bold. */
  sums: [label: string, value: string][]
  /** Sentences at the end. */
  notes: string[]
}

interface Column {
  label: string
  /** Share of the table's width, relative to the other columns. */
  share: number
  align?: 'left' | 'right'
}

type Pdf = PDFKit.PDFDocument

/** PDF's built-in fonts lack the naira sign and the letters of Nigeria's languages. */
const fonts = { plain: fontFile('DejaVuSans.ttf'), bold: fontFile('DejaVuSans-Bold.ttf') }
/** Points, on A4. */
const margin = 48
const gap = 8
const ink = '#1f2440'
const faint = '#5d6280'
const line = '#c9c6bd'

/** Renders a document as PDF, yielding to the event loop after each page. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  // Few processes ever print, and its fonts' code and tables would be 5 MB of every one.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en-NG',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${document.storeName}: ${document.title}`, Author: document.storeName },
  })
  const bytes = collect(pdf)
  pdf.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
  drawHead(pdf, document)
  await drawTable(pdf, document)
  drawSums(pdf, document.sums)
  for (const note of document.notes) {
    pdf.font('plain').fontSize(9).fillColor(faint).text(note, margin).moveDown(0.4)
  }
  numberPages(pdf)
  pdf.end()
  return bytes
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

function drawHead(pdf: Pdf, { storeName, title, facts }: PdfDocument): void {
  pdf.font('bold').fontSize(11).fillColor(faint).text(storeName)
  pdf.fontSize(20).fillColor(ink).text(title).moveDown(0.6)
  for (const [label, value] of facts) {
    const { y } = pdf
    pdf.font('plain').fontSize(10).fillColor(faint).text(label, margin, y, { width: 120 })
    pdf.fillColor(ink).text(value, margin + 130, y, { width: widthOf(pdf) - 130 })
    pdf.moveDown(0.2)
  }
  pdf.moveDown(1)
}

async function drawTable(pdf: Pdf, { columns, rows }: PdfDocument): Promise<void> {
  drawRow(pdf, columns, 'bold')
  for (const row of rows) {
    const cells = columns.map((column, place) => ({ ...column, label: row[place] ?? '' }))
    if (pdf.y + heightOf(pdf, cells, 'plain') > bottomOf(pdf)) {
      pdf.addPage()
      drawRow(pdf, columns, 'bold')
      await yieldToEventLoop()
    }
    drawRow(pdf, cells, 'plain')
  }
  pdf.moveDown(0.6)
}

function drawRow(pdf: Pdf, cells: Column[], font: keyof typeof fonts): void {
  const height = heightOf(pdf, cells, font)
  const top = pdf.y
  let left = margin
  for (const { label, share, align = 'left' } of cells) {
    const width = share * usableOf(pdf, cells)
    pdf.font(font).fontSize(9).fillColor(ink).text(label, left, top, { width, align })
    left += width + gap
  }
  pdf
    .moveTo(margin, top + height - 4)
    .lineTo(margin + widthOf(pdf), top + height - 4)
    .lineWidth(0.5)
    .stroke(line)
  pdf.x = margin
  pdf.y = top + height
}

function heightOf(pdf: Pdf, cells: Column[], font: keyof typeof fonts): number {
  pdf.font(font).fontSize(9)
  const heights = cells.map(({ label, share }) =>
    pdf.heightOfString(label, { width: share * usableOf(pdf, cells) }),
  )
  return Math.max(...heights) + gap
}

function drawSums(pdf: Pdf, sums: PdfDocument['sums']): void {
  if (pdf.y + sums.length * 18 > bottomOf(pdf)) pdf.addPage()
  for (const [place, [label, value]] of sums.entries()) {
    const { y } = pdf
    pdf
      .font(place === sums.length - 1 ? 'bold' : 'plain')
      .fontSize(10)
      .fillColor(ink)
    pdf.text(label, margin, y, { width: widthOf(pdf) - 130, align: 'right' })
    pdf.text(value, margin + widthOf(pdf) - 120, y, { width: 120, align: 'right' })
    pdf.moveDown(0.3)
  }
  pdf.moveDown(1)
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0
    const place = { width: widthOf(pdf), align: 'center' } as const
    const y = pdf.page.height - margin + 12
    pdf.font('plain').fontSize(8).fillColor(faint)
    pdf.text(`Page ${page - start + 1} of ${count}`, margin, y, place)
  }
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * margin
}

function usableOf(pdf: Pdf, cells: Column[]): number {
  const shares = cells.reduce((sum, { share }) => sum + share, 0)
  return (widthOf(pdf) - gap * (cells.length - 1)) / shares
}

function bottomOf(pdf: Pdf): number {
  return pdf.page.height - margin
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}`))
}
