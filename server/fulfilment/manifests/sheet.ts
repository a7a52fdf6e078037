import type { Manifest } from '#contract/office/manifests.ts'
import { dayAndTime } from '#server/orders/orders.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'

/** A manifest as PDF: the driver signs it, or has signed on the page. */
export function manifestSheet(manifest: Manifest, storeName: string): PdfDocument {
  const { id, carrier, made_by, made_at, driver_name, handed_over_at, counted, parcels } = manifest
  const grams = parcels.reduce((sum, { weight_grams }) => sum + (weight_grams ?? 0), 0)
  const isWeighed = parcels.every(({ weight_grams }) => weight_grams !== null)
  return {
    storeName,
    title: `Manifest ${id}`,
    facts: [
      ['Carrier', carrier],
      ['Made by', `${made_by}, ${dayAndTime(new Date(made_at))} (Lagos)`],
      ['Driver', driver_name ?? '________________________________'],
      [
        'Taken',
        handed_over_at ? `${dayAndTime(new Date(handed_over_at))} (Lagos)` : '________________',
      ],
      ...(counted === null ? [] : [['Counted', String(counted)] satisfies [string, string]]),
    ],
    columns: [
      { label: '', share: 0.6, align: 'right' },
      { label: 'Order', share: 3 },
      { label: 'Tracking number', share: 3 },
      { label: 'To', share: 4 },
      { label: 'kg', share: 1.2, align: 'right' },
      { label: '', share: 3 },
    ],
    rows: parcels.map(({ code, tracking_number, place, weight_grams, refused }, at) => [
      String(at + 1),
      code,
      tracking_number ?? '',
      place,
      weight_grams === null ? '' : kilograms(weight_grams),
      refused ? `Stays: ${refused}` : '',
    ]),
    sums: [
      ...(isWeighed ? [['Kilograms', kilograms(grams)] satisfies [string, string]] : []),
      ['Parcels', String(parcels.length)],
    ],
    ...(manifest.signature && { signature: manifest.signature }),
    notes: manifest.signature ? [] : ['Signature: ________________________________'],
  }
}

function kilograms(grams: number): string {
  return (grams / 1000).toLocaleString('en-NG')
}
