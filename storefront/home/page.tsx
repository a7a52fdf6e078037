import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { load } from '#client/queries.ts'
import { bestBrands, homeLists, popularCategories } from '../catalogue/queries.ts'
import { searchData } from '../catalogue/structured-data.ts'
import { homeBanners } from '../content/banner-queries.ts'
import { reachFasterQueries } from '../content/contact-queries.ts'
import { listMenu } from '../content/list-menu.ts'
import { MenuTiles } from '../content/menu-tiles.tsx'
import { ReachFaster } from '../content/reach-faster.tsx'
import { LazyHydrate } from '../hydration/lazy-hydrate.tsx'
import { BestBrands } from './best-brands.tsx'
import { Hero, MiddleBanners, TopBanner } from './hero.tsx'
import { HomeList } from './home-list.tsx'
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
