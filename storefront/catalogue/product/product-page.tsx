import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { load, missing } from '#client/queries.ts'
import { createApi } from '#contract/client.ts'
import type { ProductDetails } from '#contract/shop/product.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { savesData, useSaving } from '#ui/pictures/saving.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { BannerSlider, PausableBanners } from '../../content/banner.tsx'
import { LiveChat } from '../../content/live-chat.tsx'
import { productBanners, representatives } from '../../content/queries.ts'
import { DeliveryEstimate } from '../../delivery/delivery-estimate.tsx'
import { estimates } from '../../delivery/estimates.ts'
import { LazyHydrate } from '../../hydration/lazy-hydrate.tsx'
import { useSignedIn } from '../../session/session.ts'
import { viewTransport } from '../../session/transport.ts'
import { accessories, combination, product, similar } from '../queries.ts'
import { Assurances } from './assurances.tsx'
import { BuyBox } from './buy-box.tsx'
import { choiceIn, chosenValues, picturesFor } from './choice.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { productHead } from './product-head.ts'
import { ShareLinks } from './share-links.tsx'
import { SimilarProducts, Substitutes } from './similar-products.tsx'
import { usePrice } from './use-price.ts'

const Accessories = lazy(() => import('./accessories.tsx'))

export const Route = createFileRoute('/product-details/$slug')({
  loaderDeps: ({ search: { v1, v2, v3, v4, v5 } }) => ({ v1, v2, v3, v4, v5 }),
  loader: async ({ context: { api, queryClient }, params: { slug }, deps }) => {
    const hasNeighbours = import.meta.env.SSR || !savesData()
    const beside = load([
      ...(hasNeighbours
        ? [
            queryClient.ensureQueryData(similar(api, slug)),
            queryClient.ensureQueryData(accessories(api, slug)),
          ]
        : []),
      queryClient.ensureQueryData(productBanners(api)),
      queryClient.ensureQueryData(representatives.orders(api)),
      queryClient.ensureQueryData(estimates(api)),
    ])
    const priced = queryClient.ensureQueryData(product(api, slug)).then(async (found) => {
      if (found.p_slug !== slug && String(found.id) !== slug) throw movedTo(found.p_slug)
      // In the browser the page asks by itself; no link leads to a choice.
      if (!import.meta.env.SSR) return
      const chosen = chosenValues(found, choiceIn(found, deps)).map(({ id }) => id)
      const isComplete = chosen.length > 0 && chosen.length === found.variation_info?.length
      if (isComplete) await queryClient.prefetchQuery(combination(api, found.id, chosen))
    })
    await Promise.all([priced, beside]).catch(missing)
  },
  head: ({ match, params }) => productHead(match.context, params.slug),
  pendingMs: 150,
  pendingComponent: ProductSkeleton,
  component: ProductPage,
})

/** A product's former address leads to the present one. */
function movedTo(slug: string) {
  return redirect({
    to: '/product-details/$slug',
    params: { slug },
    search: (chosen) => chosen,
    replace: true,
    statusCode: 301,
  })
}

function ProductPage() {
  const { slug } = Route.useParams()
  const api = useApi()
  const { data } = useSuspenseQuery(product(api, slug))
  useView(slug)
  const saving = useSaving()
  const [expanded, expand] = useState<string>()
  const hasNeighbours = !saving || expanded === slug
  return (
    <div className="page-width grid grid-cols-1 gap-8 pb-8 md:gap-12">
      <div>
        <Steps product={data} />
        {/* The key resets choice, gallery and tab when the product changes. */}
        <PicturesAndPrice key={data.id} product={data} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <LazyHydrate key={data.id} className="[--far:22rem]">
          <ProductFacts product={data} />
        </LazyHydrate>
        <LazyHydrate className="[--far:calc(125vw-3rem)]">
          <ProductSideBanners />
        </LazyHydrate>
      </div>
      {hasNeighbours ? (
        <div ref={expanded === slug ? takeFocus : undefined} tabIndex={-1} className="outline-none">
          <Suspense>
            <SimilarProducts slug={slug} />
          </Suspense>
        </div>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => expand(slug)}>
          Show similar products and accessories
        </Button>
      )}
      <LazyHydrate className="[--far:calc(100vw-1rem)]">
        <ProductBannerPair />
      </LazyHydrate>
      {hasNeighbours && (
        <LazyHydrate className="[--far:17rem]">
          <Accessories slug={slug} />
        </LazyHydrate>
      )}
    </div>
  )
}

/** From the button that was pressed, which is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

/** What the shopper sees and buys; both follow the choice. */
function PicturesAndPrice({ product: data }: { product: ProductDetails }) {
  const { settings } = Route.useRouteContext()
  const current = usePrice(data, Route.useSearch())
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6 lg:gap-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <Gallery images={picturesFor(data, current.visibleIds)} />
      <div className="grid grid-cols-1 gap-5 self-start md:sticky md:top-30 md:rounded-lg md:border md:border-line md:bg-surface md:p-6">
        <BuyBox product={data} current={current} />
        {!data.in_stock && <Substitutes slug={data.p_slug} />}
        <div className="grid gap-3 border-y border-line py-4">
          <DeliveryEstimate kg={data.weight} />
          <Assurances product={data} />
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span>
            Product code: <span className="font-medium text-ink">{data.code}</span>
          </span>
          <span>{`Supplied by ${data.seller.name}`}</span>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ShareLinks
            url={`${settings.publicUrl}/product-details/${data.p_slug}`}
            text={data.name}
          />
          <LiveChat className={buttonClass({ look: 'quiet' })} />
        </div>
      </div>
    </div>
  )
}

function Steps({ product: { category, name } }: { product: ProductDetails }) {
  return (
    <Breadcrumb
      here={name}
      steps={[
        { key: 'home', link: <Link to="/">Home</Link> },
        ...[category.parent, category].map(({ id, name }) => ({
          key: String(id),
          link: (
            <Link to="/categories" search={{ categories: String(id) }}>
              {name}
            </Link>
          ),
        })),
      ]}
    />
  )
}

function ProductSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the product"
      className="page-width grid gap-6 py-12 md:grid-cols-2 lg:gap-12"
    >
      <Skeleton className="aspect-square rounded-lg" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-13 w-full rounded-md" />
      </div>
    </div>
  )
}

/** The two banners beside the product's details: top and bottom. */
function ProductSideBanners() {
  const { data } = useQuery(productBanners(useApi()))
  return (
    <div className="grid content-start gap-4 max-lg:sm:grid-cols-2">
      <PausableBanners label="Offers" banners={data?.top} shape="box" />
      <BannerSlider label="More offers" banners={data?.bottom} shape="box" />
    </div>
  )
}

/** The two banners below them: left and right. */
function ProductBannerPair() {
  const { data } = useQuery(productBanners(useApi()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BannerSlider label="Worth a look" banners={data?.bottom_left} shape="half" />
      <BannerSlider label="Worth another look" banners={data?.bottom_right} shape="half" />
    </div>
  )
}

const viewApi = createApi(viewTransport)

/**
 * Records that the customer views this product, for the recently viewed ones. The answer is the
 * current product, so the page renders it.
 */
function useView(slug: string): void {
  const queries = useQueryClient()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn) return
    // A view that was not recorded is not reported.
    queries.fetchQuery({ ...product(viewApi, slug), staleTime: 0 }).catch(() => undefined)
  }, [queries, signedIn, slug])
}
