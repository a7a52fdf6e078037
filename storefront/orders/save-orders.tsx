import { useApi } from '#client/api.ts'
import { daysOf } from '#client/lists/date-range.ts'
import { SaveAs } from '#client/lists/save-as.tsx'
import type { OrderFilter } from './order-filter.ts'

/** Downloads the filtered orders, all their pages. */
export function SaveOrders({ filter: { tab, dates } }: { filter: OrderFilter }) {
  const api = useApi()
  const request = { params: { tab, sort: dates.sort }, query: daysOf(dates) }
  return (
    <SaveAs
      name="orders"
      files={{
        csv: () => api('GET /orders/{tab}/{sort}/csv', request),
        pdf: () => api('GET /orders/{tab}/{sort}/pdf', request),
      }}
    />
  )
}
