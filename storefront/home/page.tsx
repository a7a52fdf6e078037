import { useQuery } from '@tanstack/react-query'
import { createFileRoute, type LinkProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useApi } from '#client/api.ts'
import { load } from '#client/queries.ts'
import type { Api } from '#contract/client.ts'
import { ErrorState } from '#ui/state.tsx'
import { ProductStrip } from '../catalogue/cards/product-strip.tsx'
import { listingLink } from '../catalogue/cards/see-all.tsx'
import { bestBrands, homeLists, popularCategories } from '../catalogue/queries.ts'
import { searchData } from '../catalogue/structured-data.ts'
import { BannerSlider, PausableBanners } from '../content/banner.tsx'
import { homeBanners, listMenu, reachFasterQueries } from '../content/queries.ts'
import { ReachFaster } from '../content/reach-faster.tsx'
import { LazyHydrate } from '../hydration/lazy-hydrate.tsx'
import { BestBrands } from './best-brands.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { Promises } from './promises.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

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
    <div className="page-width grid grid-cols-1 gap-3 pt-2 pb-3 md:gap-6 md:py-6 lg:grid-cols-3">
      <h1 className="sr-only">{storeName}: the market in your pocket</h1>
      <div className="grid lg:col-span-2">
        <LeftBanners />
      </div>
      {/* On a phone prices stand high in the first screen: only this follows the first banners. */}
      <div className="max-md:-mt-2 lg:col-span-3 lg:row-start-2">
        <Suspense>
          <HomeList
            title="Today's best deals"
            list={homeLists.bestDeals}
            all={listingLink({ discount: '10' })}
            early={2}
          />
        </Suspense>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:col-span-3 lg:row-start-3">
        <PopularCategories />
        <Promises />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:col-start-3 lg:row-start-1 lg:grid-cols-1 lg:gap-4">
        <RightBanners />
      </div>
      <div className="grid grid-cols-1 gap-8 pt-4 md:gap-12 lg:col-span-3">
        <Rest />
      </div>
    </div>
  )
}

/** What is below the first screen. */
function Rest() {
  return (
    <>
      <RecentlyViewed />
      <LazyHydrate className="[--far:calc(25vw-0.5rem)]">
        <TopBanners />
      </LazyHydrate>
      <Suspense>
        <HomeList
          title="Latest products"
          list={homeLists.latest}
          all={listingLink({ key: 'newest' })}
          isNew
        />
      </Suspense>
      <LazyHydrate className="[--far:calc(50vw-1rem)]">
        <MiddleBanners />
      </LazyHydrate>
      <Suspense>
        <HomeList
          title="Smart phones"
          list={homeLists.phones}
          all={listingLink({ prod: 'smartphone' })}
        />
      </Suspense>
      <LazyHydrate className="[--far:8.75rem]">
        <BestBrands />
      </LazyHydrate>
      <Suspense>
        <HomeList
          title="Most rated products"
          list={homeLists.mostRated}
          all={listingLink({ rating: '4' })}
        />
      </Suspense>
      <LazyHydrate className="[--far:40rem]">
        <ReachFaster />
      </LazyHydrate>
    </>
  )
}

function LeftBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return <PausableBanners label="Highlights" banners={data?.left} shape="half" priority="first" />
}

function RightBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return (
    <>
      <BannerSlider label="Offers" banners={data?.right_top} shape="side" priority="early" />
      <BannerSlider
        label="More offers"
        banners={data?.right_bottom}
        shape="side"
        priority="early"
      />
    </>
  )
}

function TopBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Announcements" banners={data?.top} shape="strip" />
}

function MiddleBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Seasonal offers" banners={data?.middle} shape="wide" dotted />
}

/** Storefront specification, section 9: 6 placeholders on the home page. */
const placeholders = 6

interface HomeListProps {
  title: string
  list: (api: Api) => ReturnType<(typeof homeLists)[keyof typeof homeLists]>
  all: LinkProps
  /** Shows the badge New on each product. */
  isNew?: boolean
  /** How many pictures go before the thumbnails of the categories above them. */
  early?: number
}

/** A row of products on the home page; nothing when it is empty. */
function HomeList({ title, list, all, isNew, early }: HomeListProps) {
  const { data, isError, refetch } = useQuery(list(useApi()))
  if (isError) return <ErrorState onRefresh={refetch} />
  if (data?.length === 0) return null
  return (
    <ProductStrip
      title={title}
      products={data}
      placeholders={placeholders}
      all={all}
      isNew={isNew}
      early={early}
    />
  )
}
