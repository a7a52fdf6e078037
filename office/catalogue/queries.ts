import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Named, WholeProduct } from '#contract/office/product.ts'
import { api } from '../api/api.ts'

type CategoryName = Named & { parent_id: number | null }

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async () => (await api('GET /office/products/{id}', { params: { id } })).data,
  })
}

/** What the server answered to a change is what the page has; lists and the history are read again. */
export function storeProduct(queries: QueryClient, product: WholeProduct): void {
  queries.setQueryData(productQuery(String(product.id)).queryKey, product)
  void queries.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: ['audit'] })
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await api('GET /office/categories')).data.categories,
})

export function brandQuery(id: string) {
  return queryOptions({
    queryKey: ['brands', 'one', id],
    queryFn: async () => (await api('GET /office/brands/{id}', { params: { id } })).data,
  })
}

export function sellerQuery(id: string) {
  return queryOptions({
    queryKey: ['sellers', 'one', id],
    queryFn: async () => (await api('GET /office/sellers/{id}', { params: { id } })).data,
  })
}

/** Choices of a native select; categories are indented below their parent. */
export function optionsOf(names: readonly Named[]) {
  return names.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Both levels, each category followed by its sub-categories. */
export function categoryOptions(categories: readonly CategoryName[]) {
  return categories
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((top) => [
      { value: String(top.id), label: top.name },
      ...subsOf(categories, top.id).map(({ id, name }) => ({
        value: String(id),
        label: `${top.name} › ${name}`,
      })),
    ])
}

export function subsOf(categories: readonly CategoryName[], parentId: number): CategoryName[] {
  return categories.filter(({ parent_id }) => parent_id === parentId)
}
