import { useApi } from '../api.ts'
import { daysOf } from '../dashboard/dates.ts'
import { SaveAs } from '../dashboard/save-as.tsx'
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
