import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { ProductStrip } from '../cards/product-strip.tsx'
import { maxSimilar, similar } from '../queries.ts'

/** The 'Similar Products' scroller; nothing where there are none, or the call fails. */
export function SimilarProducts({ slug }: { slug: string }) {
  const { data, isError } = useQuery(similar(useApi(), slug))
  if (isError || data?.length === 0) return null
  return <ProductStrip title="Similar Products" products={data} placeholders={maxSimilar} />
}
