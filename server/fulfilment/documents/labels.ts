import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { codeDrawer } from '#server/platform/pdf/codes.ts'
import { type Font, ink, line, openPdf, type Pdf } from '#server/platform/pdf/open-pdf.ts'

/** The words on a parcel. */
export interface ParcelLabel {
  code: string
  recipient: string
  /** On one line; null for a pick-up. */
  address: string | null
  phone: string | null
  /** The carrier, or how else it leaves. */
  method: string
  /** '3 units', '1.2 kg', a tracking number. */
  facts: string[]
}

interface Sender {
  storeName: string
  storeAddress: string
}

/** Points of a millimetre. */
const mm = 72 / 25.4
const size: [number, number] = [100 * mm, 150 * mm]
const margin = 6 * mm
const width = size[0] - 2 * margin

/** Labels of 100 × 150 mm, one a page. */
export async function renderLabels(
  labels: readonly ParcelLabel[],
  sender: Sender,
): Promise<Buffer> {
  const { storeName } = sender
  const { pdf, bytes } = await openPdf({ size, margin, storeName, title: 'Labels' })
  const drawer = await codeDrawer()
  for (const [place, label] of labels.entries()) {
    if (place > 0) pdf.addPage()
    drawAddresses(pdf, label, sender)
    drawCodes(pdf, label, drawer)
    await yieldToEventLoop()
  }
  pdf.end()
  return bytes
}

function drawAddresses(pdf: Pdf, label: ParcelLabel, { storeName, storeAddress }: Sender): void {
  const { recipient, address, phone, method, facts } = label
  drawFitted(pdf, `From ${storeName}`, { y: margin, height: 5 * mm, sizes: [10], font: 'bold' })
  drawFitted(pdf, storeAddress, { y: 11.5 * mm, height: 5 * mm, sizes: [9, 7] })
  rule(pdf, 17.5 * mm)
  drawFitted(pdf, recipient, { y: 20 * mm, height: 13 * mm, sizes: [18, 14, 11, 8], font: 'bold' })
  if (address) drawFitted(pdf, address, { y: 34 * mm, height: 24 * mm, sizes: [14, 12, 10, 8, 6] })
  if (phone) drawFitted(pdf, phone, { y: 59 * mm, height: 8 * mm, sizes: [16, 12], font: 'bold' })
  rule(pdf, 68 * mm)
  drawFitted(pdf, method, { y: 70 * mm, height: 7 * mm, sizes: [14, 11, 8], font: 'bold' })
  drawFitted(pdf, facts.join(', '), { y: 78 * mm, height: 8 * mm, sizes: [10, 8, 6] })
  rule(pdf, 87 * mm)
}

function drawCodes(
  pdf: Pdf,
  { code }: ParcelLabel,
  drawer: Awaited<ReturnType<typeof codeDrawer>>,
): void {
  drawer.code128(pdf, code, { x: margin, y: 90 * mm, width, height: 18 * mm })
  const side = 32 * mm
  drawer.qr(pdf, code, { x: margin + width - side, y: 111 * mm, width: side })
  const beside = { y: 120 * mm, height: 16 * mm, sizes: [17, 14, 11, 8], font: 'bold' } as const
  drawFitted(pdf, code, { ...beside, width: width - side })
}

interface Fitted {
  y: number
  height: number
  /** Points; the first that fits, else the last one, cut. */
  sizes: readonly number[]
  font?: Font
  width?: number
}

function drawFitted(
  pdf: Pdf,
  text: string,
  { y, height, sizes, font = 'plain', ...more }: Fitted,
): void {
  const across = { width: more.width ?? width }
  pdf.font(font).fillColor(ink)
  const fits = (one: number) => pdf.fontSize(one).heightOfString(text, across) <= height
  pdf.fontSize(sizes.find(fits) ?? sizes.at(-1) ?? 6)
  pdf.text(text, margin, y, { ...across, height, ellipsis: true })
}

function rule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.8)
    .stroke(line)
}
