import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { Choices } from './filter-panel.tsx'
import type { Filters } from './filters.ts'
import { facets, navCategories, priceRange } from './queries.ts'

/** The options of the filters, with counts; the previous counts stay until the new ones arrive. */
export function useChoices(filters: Filters): Choices {
  const api = useApi()
  const { data: categories = [] } = useQuery(navCategories(api))
  const { data: prices = null } = useQuery(priceRange(api, filters))
  const { data: counts } = useQuery({ ...facets(api, filters), placeholderData: (last) => last })
  return {
    categories,
    prices,
    brands: counts?.brands ?? [],
    discounts: counts?.discounts ?? [],
    ratings: counts?.ratings ?? [],
    in_stock: counts?.in_stock,
  }
}
