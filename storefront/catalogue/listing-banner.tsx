import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { BannerSlider } from '../content/banner.tsx'
import { categoryBanners } from '../content/banner-queries.ts'

export function ListingBanner() {
  const { data } = useQuery(categoryBanners(useApi()))
  return <BannerSlider label="Offers" banners={data?.top} shape="listing" priority="first" />
}
