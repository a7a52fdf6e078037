import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { Api } from '#contract/client.ts'
import { ErrorState } from '#ui/state.tsx'
import { ProductStrip } from '../catalogue/product-strip.tsx'
import type { homeLists } from '../catalogue/queries.ts'

/** Storefront specification, section 9: 6 placeholders on the home page. */
const placeholders = 6

interface HomeListProps {
  title: string
  list: (api: Api) => ReturnType<(typeof homeLists)[keyof typeof homeLists]>
  /** Shows the badge New on each product. */
  isNew?: boolean
}

/** A row of products on the home page; nothing when it is empty. */
export function HomeList({ title, list, isNew }: HomeListProps) {
  const { data, isError, refetch } = useQuery(list(useApi()))
  if (isError) return <ErrorState onRefresh={refetch} />
  if (data?.length === 0) return null
  return <ProductStrip title={title} products={data} placeholders={placeholders} isNew={isNew} />
}
