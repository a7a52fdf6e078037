import { useQuery } from '@tanstack/react-query'
import { namesQuery } from '../catalogue-names.ts'
import { useMay } from '../session/me.ts'
import type { NameOf } from './values.ts'

/** Whose ids stand in these fields. */
const kinds: Partial<Record<string, 'brands' | 'categories' | 'sellers'>> = {
  brand_id: 'brands',
  category_id: 'categories',
  parent_id: 'categories',
  seller_id: 'sellers',
}

/** The names of what these fields have ids of; asked for where there are some, and the member may read them. */
export function useNames(fields: readonly string[]): NameOf {
  const mayRead = useMay('products.read')
  const enabled = mayRead && fields.some((field) => kinds[field] !== undefined)
  const { data } = useQuery({ ...namesQuery, enabled })
  return (field, id) => {
    const kind = kinds[field]
    return kind && data?.[kind].find((one) => String(one.id) === id)?.name
  }
}
