import { useApi } from '../api.ts'
import { daysOf } from '../dashboard/dates.ts'
import { SaveAs } from '../dashboard/save-as.tsx'
import type { HistoryChoice } from './history-choice.ts'

/** The history that is on show, all its pages, as a file. */
export function SaveHistory({ choice: { dates, type } }: { choice: HistoryChoice }) {
  const api = useApi()
  const asked = { params: { sort: dates.sort, type }, query: daysOf(dates) }
  return (
    <SaveAs
      name="wallet-history"
      files={{
        csv: () => api('GET /wallet-order/transactions/{sort}/{type}/csv', asked),
        pdf: () => api('GET /wallet-order/transactions/{sort}/{type}/pdf', asked),
      }}
    />
  )
}
