import type { z } from 'zod'
import { maxStatementPdfRows } from '#contract/limits.ts'
import type { wallet } from '#contract/shop/wallet.ts'
import { contactsOf } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { dateRange } from '#server/platform/date-range.ts'
import { type Call, type Handlers, signedIn } from '#server/platform/http/handler.ts'
import { limitDocuments } from '#server/platform/http/limits/document-limit.ts'
import { pageAddresses, pageMeta } from '#server/platform/http/paging.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { balanceOf } from './balance.ts'
import { countHistory, type HistoryFilter, readHistory } from './statements/history.ts'
import { statementPdf } from './statements/pdf-statement.ts'
import { readSpending } from './statements/spending.ts'
import { csvStatement, lagosTime, maxRows } from './statements/statement.ts'

const perPage = 20

interface HistoryRequest {
  params: z.output<(typeof wallet)['transactions']['params']>
  query: { start?: string | undefined; end?: string | undefined }
}

export function walletHandlers({
  database: { pool },
  clock,
  storeName,
}: {
  database: Database
  clock: Clock
  /** Above statements. */
  storeName: string
}): Handlers<typeof wallet> {
  const requireDocumentAllowed = limitDocuments()

  function filterOf({ params: { sort, type }, query }: HistoryRequest, call: Call): HistoryFilter {
    return { accountId: signedIn(call).id, type, range: dateRange(sort, query, clock.now()) }
  }

  return {
    async transactions({ params, query }, call) {
      const filter = filterOf({ params, query }, call)
      const { page, start, end } = query
      const [data, total] = await Promise.all([
        readHistory(pool, filter, { limit: perPage, offset: (page - 1) * perPage }),
        countHistory(pool, filter),
      ])
      const path = `/api/v1/wallet-order/transactions/${params.sort}/${params.type}`
      const address = pageAddresses(path, { start, end })
      return { data, ...pageMeta(address, { page, perPage, total }) }
    },

    async transactionsAsCsv(request, call) {
      const filter = filterOf(request, call)
      const transactions = await readHistory(pool, filter, { limit: maxRows, offset: 0 })
      const today = lagosTime(clock.now().toISOString()).slice(0, 10)
      return { file: { name: `wallet-${today}.csv`, body: csvStatement(transactions) } }
    },

    async transactionsAsPdf(request, call) {
      const filter = filterOf(request, call)
      const { accountId } = filter
      requireDocumentAllowed(accountId, clock.now())
      const [transactions, total, balanceKobo, person] = await Promise.all([
        readHistory(pool, filter, { limit: maxStatementPdfRows, offset: 0 }),
        countHistory(pool, filter),
        balanceOf(pool, accountId),
        contactsOf(pool, accountId),
      ])
      const holder = [person.firstName, person.lastName].filter(Boolean).join(' ')
      const at = clock.now()
      const facts = { storeName, holder, filter: filterWords(request), total, balanceKobo, at }
      const body = await renderPdf(statementPdf(transactions, facts))
      return { file: { name: `wallet-${lagosTime(at.toISOString()).slice(0, 10)}.pdf`, body } }
    },

    async spending(_, call) {
      return { data: { months: await readSpending(pool, signedIn(call).id, clock.now()) } }
    },
  }
}

const sortWords = {
  all: 'everything',
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
  last_month: 'last month',
}

function filterWords({ params: { sort, type }, query: { start, end } }: HistoryRequest): string {
  const days = sort === 'custom' ? `${start} to ${end}` : sortWords[sort]
  return type === 'all' ? days : `${type}s, ${days}`
}
