import { useApi } from '../api.ts'
import { daysOf } from '../dashboard/dates.ts'
import { SaveAs } from '../dashboard/save-as.tsx'
import type { OrderFilter } from './order-filter.ts'

/** The orders that are on show, all their pages, as a file. */
export function SaveOrders({ filter: { tab, dates } }: { filter: OrderFilter }) {
  const api = useApi()
  const asked = { params: { tab, sort: dates.sort }, query: daysOf(dates) }
  return (
    <SaveAs
      name="orders"
      files={{
        csv: () => api('GET /orders/{tab}/{sort}/csv', asked),
        pdf: () => api('GET /orders/{tab}/{sort}/pdf', asked),
      }}
    />
  )
}
