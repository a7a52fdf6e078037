import { queryOptions } from '@tanstack/react-query'
import { api } from './api/api.ts'

/** Categories, brands and sellers by name: for choices, and for ids in a history. For who has `products.read`. */
export const namesQuery = queryOptions({
  queryKey: ['catalogue-names'],
  queryFn: async () => (await api('GET /office/product-names')).data,
})
