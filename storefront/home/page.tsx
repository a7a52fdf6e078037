import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { ErrorState } from '#ui/state.tsx'
import { ProductStrip } from '../catalogue/cards/product-strip.tsx'
import { bestBrands, homeLists, popularCategories } from '../catalogue/queries.ts'
import { searchData } from '../catalogue/structured-data.ts'
import { BannerSlider } from '../content/banner.tsx'
import { MenuTiles } from '../content/menu-tiles.tsx'
import { homeBanners, listMenu, reachFasterQueries } from '../content/queries.ts'
import { ReachFaster } from '../content/reach-faster.tsx'
import { LazyHydrate } from '../hydration/lazy-hydrate.tsx'
import { BestBrands } from './best-brands.tsx'
import { PopularCategories } from './popular-categories.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient } }) =>
    load([
      queryClient.ensureQueryData(homeBanners(api)),
      queryClient.ensureQueryData(listMenu(api)),
      queryClient.ensureQueryData(popularCategories(api)),
      queryClient.ensureQueryData(bestBrands(api)),
      ...Object.values(homeLists).map((list) => queryClient.ensureQueryData(list(api))),
      ...reachFasterQueries(api).map((query) => queryClient.ensureQueryData(query)),
    ]),
  head: ({ match }) => {
    const { storeName, publicUrl } = match.context.settings
    return {
      meta: [
        { title: `${storeName} | The market in your pocket` },
        {
          name: 'description',
          content: `Phones, electronics, fashion, groceries and more at ${storeName}, prices in naira, delivered across Nigeria.`,
        },
        { property: 'og:url', content: `${publicUrl}/` },
        { 'script:ld+json': searchData(storeName, publicUrl) },
      ],
      links: [{ rel: 'canonical', href: `${publicUrl}/` }],
    }
  },
  component: HomePage,
})

function HomePage() {
  const { storeName } = Route.useRouteContext().settings
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:gap-12 md:py-6">
      <h1 className="sr-only">{storeName}: the market in your pocket</h1>
      <div className="grid grid-cols-1 gap-4">
        <TopBanner />
        <Hero />
        <MenuTiles />
      </div>
      <Suspense>
        <HomeList title="Today's best deals" list={homeLists.bestDeals} />
      </Suspense>
      <LazyHydrate className="[--far:25.5rem]">
        <PopularCategories />
      </LazyHydrate>
      <Suspense>
        <HomeList title="Latest products" list={homeLists.latest} isNew />
      </Suspense>
      <LazyHydrate className="[--far:calc(50vw-1rem)]">
        <MiddleBanners />
      </LazyHydrate>
      <Suspense>
        <HomeList title="Smart phones" list={homeLists.phones} />
      </Suspense>
      <LazyHydrate className="[--far:8.75rem]">
        <BestBrands />
      </LazyHydrate>
      <Suspense>
        <HomeList title="Most rated products" list={homeLists.mostRated} />
      </Suspense>
      <LazyHydrate className="[--far:40rem]">
        <ReachFaster />
      </LazyHydrate>
    </div>
  )
}

function TopBanner() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Announcements" banners={data?.top} shape="strip" priority="early" />
}

/** The first screen: a large slider on the left, two banners on its right. */
function Hero() {
  const { data } = useQuery(homeBanners(useApi()))
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-4">
      <BannerSlider label="Highlights" banners={data?.left} shape="half" priority="first" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-4">
        <BannerSlider label="Offers" banners={data?.right_top} shape="side" priority="early" />
        <BannerSlider
          label="More offers"
          banners={data?.right_bottom}
          shape="side"
          priority="early"
        />
      </div>
    </div>
  )
}

function MiddleBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Seasonal offers" banners={data?.middle} shape="wide" />
}

/** Storefront specification, section 9: 6 placeholders on the home page. */
const placeholders = 6

interface HomeListProps {
  title: string
  list: (api: Api) => ReturnType<(typeof homeLists)[keyof typeof homeLists]>
  /** Shows the badge New on each product. */
  isNew?: boolean
}

/** A row of products on the home page; nothing when it is empty. */
function HomeList({ title, list, isNew }: HomeListProps) {
  const { data, isError, refetch } = useQuery(list(useApi()))
  if (isError) return <ErrorState onRefresh={refetch} />
  if (data?.length === 0) return null
  return <ProductStrip title={title} products={data} placeholders={placeholders} isNew={isNew} />
}
