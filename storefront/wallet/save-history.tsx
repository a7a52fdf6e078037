import { useApi } from '#client/api.ts'
import { daysOf } from '#client/lists/date-range.ts'
import { SaveAs } from '#client/lists/save-as.tsx'
import type { HistoryFilter } from './history-filter.ts'

/** Downloads the filtered history, all its pages. */
export function SaveHistory({ filter: { dates, type } }: { filter: HistoryFilter }) {
  const api = useApi()
  const request = { params: { sort: dates.sort, type }, query: daysOf(dates) }
  return (
    <SaveAs
      name="wallet-history"
      files={{
        csv: () => api('GET /wallet-order/transactions/{sort}/{type}/csv', request),
        pdf: () => api('GET /wallet-order/transactions/{sort}/{type}/pdf', request),
      }}
    />
  )
}
