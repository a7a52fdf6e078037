import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { codeDrawer } from './codes.ts'
import { type Font, faint, ink, line, openPdf, type Pdf } from './open-pdf.ts'

/** A document to print or save: a receipt, a statement. */
export interface PdfDocument {
  /** Printed at the top. */
  storeName: string
  title: string
  /** For scanners, as Code 128 and as QR code beside the title. */
  code?: string
  /** Label and value, in reading order. */
  facts: [label: string, value: string][]
  columns: Column[]
  /** A cell for each column. */
  rows: string[][]
  /** Below the table: label and value, the last one in bold. */
  sums: [label: string, value: string][]
  /** Below the sums, as it was drawn: an SVG path within 600 × 200. */
  signature?: string
  /** Sentences at the end. */
  notes: string[]
}

interface Column {
  label: string
  /** Share of the table's width, relative to the other columns. */
  share: number
  align?: 'left' | 'right'
}

/** Points, on A4. */
const margin = 48
const gap = 8
const codes = { bars: { width: 170, height: 38 }, qr: 72 }
const besideCodes = codes.bars.width + codes.qr + gap

/** Renders a document as PDF, yielding to the event loop after each page. */
export function renderPdf(document: PdfDocument): Promise<Buffer> {
  return renderPdfs([document], document)
}

/** Documents one after the other, each from a page of its own. */
export async function renderPdfs(
  documents: readonly PdfDocument[],
  { storeName, title }: Pick<PdfDocument, 'storeName' | 'title'>,
): Promise<Buffer> {
  const { pdf, bytes } = await openPdf({ size: 'A4', margin, storeName, title })
  const drawer = documents.some(({ code }) => code) ? await codeDrawer() : null
  const ends: number[] = []
  for (const document of documents) {
    if (ends.length > 0) pdf.addPage()
    if (document.code && drawer) drawCodes(pdf, document.code, drawer)
    drawHead(pdf, document)
    await drawTable(pdf, document)
    drawSums(pdf, document.sums)
    if (document.signature) drawSignature(pdf, document.signature)
    for (const note of document.notes) {
      pdf.font('plain').fontSize(9).fillColor(faint).text(note, margin).moveDown(0.4)
    }
    ends.push(pdf.bufferedPageRange().count)
    await yieldToEventLoop()
  }
  for (const [place, end] of ends.entries()) numberPages(pdf, ends[place - 1] ?? 0, end)
  pdf.end()
  return bytes
}

/** At the right of the head. */
function drawCodes(pdf: Pdf, code: string, drawer: Awaited<ReturnType<typeof codeDrawer>>): void {
  const right = margin + widthOf(pdf)
  const x = right - codes.qr - codes.bars.width
  const { y } = pdf
  drawer.code128(pdf, code, { x, y, ...codes.bars })
  const below = { width: codes.bars.width, align: 'center' } as const
  pdf.font('plain').fontSize(9).fillColor(ink)
  pdf.text(code, x, y + codes.bars.height + 4, below)
  drawer.qr(pdf, code, { x: right - codes.qr, y: y - 8, width: codes.qr })
  pdf.x = margin
  pdf.y = y
}

function drawHead(pdf: Pdf, { storeName, title, code, facts }: PdfDocument): void {
  const { y: top } = pdf
  const width = widthOf(pdf) - (code ? besideCodes : 0)
  pdf.font('bold').fontSize(11).fillColor(faint).text(storeName, { width })
  pdf.fontSize(20).fillColor(ink).text(title, { width }).moveDown(0.6)
  if (code) pdf.y = Math.max(pdf.y, top + codes.qr)
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

function drawRow(pdf: Pdf, cells: Column[], font: Font): void {
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

function heightOf(pdf: Pdf, cells: Column[], font: Font): number {
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

function drawSignature(pdf: Pdf, path: string): void {
  const [scale, height] = [0.4, 200 * 0.4]
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
  const { y } = pdf
  pdf.save().translate(margin, y).scale(scale).path(path).lineWidth(4).stroke(ink).restore()
  pdf
    .rect(margin, y, 600 * scale, height)
    .lineWidth(0.5)
    .stroke(line)
  pdf.x = margin
  pdf.y = y + height + gap
}

function numberPages(pdf: Pdf, from: number, end: number): void {
  for (let page = from; page < end; page += 1) {
    pdf.switchToPage(page)
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0
    const place = { width: widthOf(pdf), align: 'center' } as const
    const y = pdf.page.height - margin + 12
    pdf.font('plain').fontSize(8).fillColor(faint)
    pdf.text(`Page ${page - from + 1} of ${end - from}`, margin, y, place)
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
