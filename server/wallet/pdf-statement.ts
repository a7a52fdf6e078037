import { toKobo } from '#contract/money.ts'
import { nairaText } from '#server/platform/naira.ts'
import type { PdfDocument } from '#server/platform/pdf.ts'
import { lagosTime, type Transaction } from './statement.ts'

/** A PDF with more is no use to anybody, and would take the mall's time. */
export const maxPrinted = 500

export interface StatementFacts {
  storeName: string
  holder: string
  /** What of the history was asked for, in words. */
  chosen: string
  /** Movements that were asked for, printed or not. */
  total: number
  balanceKobo: number
  at: Date
}

/** A wallet's history as a paper, newest first. */
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
      ['Shows', facts.chosen],
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
      one.charge ? nairaText(toKobo(one.charge)) : '',
      nairaText(toKobo(one.mode === 'purchase' ? -one.amount : one.amount)),
    ]),
    sums: [
      ['Came in', nairaText(sum('deposit'))],
      ['Went out', nairaText(sum('purchase'))],
      ['In the wallet now', nairaText(facts.balanceKobo)],
    ],
    notes:
      facts.total > transactions.length
        ? [`The newest ${transactions.length} of ${facts.total} movements.`]
        : [],
  }
}
