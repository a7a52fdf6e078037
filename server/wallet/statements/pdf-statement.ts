import { toKobo } from '#contract/money.ts'
import { formatNaira } from '#server/platform/naira.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf.ts'
import { lagosTime, type Transaction } from './statement.ts'

export interface StatementFacts {
  storeName: string
  holder: string
  /** The filter, in words. */
  filter: string
  /** Movements that match the filter, printed or not. */
  total: number
  balanceKobo: number
  at: Date
}

/** A wallet's history as a PDF, newest first. */
export function statementPdf(transactions: Transaction[], facts: StatementFacts): PdfDocument {
  const sum = (mode: Transaction['mode']) =>
    transactions
      .filter((one) => one.mode === mode)
      .reduce((kobo, { amount }) => kobo + toKobo(amount), 0)
  return {
    storeName: facts.storeName,
    title: 'Wallet statement',
    facts: [
      ['Customer', facts.holder],
      ['Shows', facts.filter],
      ['Made on', `${lagosTime(facts.at.toISOString())} (Lagos)`],
    ],
    columns: [
      { label: 'Date', share: 3 },
      { label: 'What', share: 5 },
      { label: 'Charge', share: 2, align: 'right' },
      { label: 'Change', share: 3, align: 'right' },
    ],
    rows: transactions.map((one) => [
      lagosTime(one.created_at),
      one.description.includes(one.reference)
        ? one.description
        : `${one.description} ${one.reference}`,
      one.charge ? formatNaira(toKobo(one.charge)) : '',
      formatNaira(toKobo(one.mode === 'purchase' ? -one.amount : one.amount)),
    ]),
    sums: [
      ['Came in', formatNaira(sum('deposit'))],
      ['Went out', formatNaira(sum('purchase'))],
      ['In the wallet now', formatNaira(facts.balanceKobo)],
    ],
    notes:
      facts.total > transactions.length
        ? [`The newest ${transactions.length} of ${facts.total} movements.`]
        : [],
  }
}
