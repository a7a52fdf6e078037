import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailed } from '#client/lists/list-states.tsx'
import type { WholeProduct } from '#contract/office/product.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { History } from '../../audit/history.tsx'
import { momentOf } from '../../lists/time.tsx'
import { addresses } from '../../pages.ts'
import { useRecordId } from '../../record-id.ts'
import { useMay } from '../../session/me.ts'
import { PageHeader } from '../../shell/page-header.tsx'
import { productQuery } from '../queries.ts'
import { needWords, ProductStateBadge } from '../states.tsx'
import { FactsForm } from './facts-form.tsx'
import { PicturesForm } from './pictures-form.tsx'
import { PricesForm } from './prices-form.tsx'
import { ProductActions } from './product-actions.tsx'
import { StockSection } from './stock-section.tsx'
import { combinationName } from './variations.ts'
import { VariationsForm } from './variations-form.tsx'

/** One product, all of it on one page: each section is saved by itself. */
export function ProductPage() {
  const id = useRecordId()
  const { data, error, refetch } = useQuery(productQuery(id))
  if (!data) {
    return error ? (
      <LoadFailed error={error} onRefresh={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-md" />
    )
  }
  return <Product key={data.id} product={data} />
}

function Product({ product }: { product: WholeProduct }) {
  const mayAudit = useMay('audit.read')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={product.name}
        above={<Link to={addresses.products}>Products</Link>}
        beside={<ProductStateBadge state={product.state} />}
      >
        <ProductActions product={product} />
      </PageHeader>
      <About product={product} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 2xl:grid-cols-2">
        <FactsForm product={product} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PicturesForm product={product} />
          <VariationsForm product={product} />
          <PricesForm product={product} />
          <StockSection product={product} />
          {mayAudit && (
            <History subject={`product:${product.id}`} combinations={combinationNames(product)} />
          )}
        </div>
      </div>
    </div>
  )
}

/** By id, as the history names them. */
function combinationNames(product: WholeProduct): ReadonlyMap<string, string> {
  const nameOf = combinationName(product)
  return new Map(product.combinations.map(({ id, value_ids }) => [String(id), nameOf(value_ids)]))
}

/** What is missing, and who was here last. */
function About({ product }: { product: WholeProduct }) {
  const { lacks, state, slug, code, changed_at, changed_by } = product
  const missing = lacks.map((need) => needWords[need])
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {state !== 'live' && missing.length > 0 && (
        <p className="rounded-md bg-accent-soft px-3 py-2 font-medium text-on-accent-soft">
          Before it can go on sale it needs {new Intl.ListFormat('en-NG').format(missing)}.
        </p>
      )}
      <p className="[overflow-wrap:anywhere]">
        Code {code}
        {changed_at && `, changed ${momentOf(changed_at)}${changed_by ? ` by ${changed_by}` : ''}`}.{' '}
        {state === 'live' && (
          <a href={`/product-details/${slug}`} className="text-link underline">
            See it in the shop
          </a>
        )}
      </p>
    </div>
  )
}
