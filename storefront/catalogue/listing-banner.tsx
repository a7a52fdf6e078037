import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api.ts'
import { BannerSlider } from '../content/banner.tsx'
import { categoryBanners } from '../content/banner-queries.ts'

/** The banners above a listing; nothing where there are none. */
export function ListingBanner() {
  const { data } = useQuery(categoryBanners(useApi()))
  return <BannerSlider label="Offers" banners={data?.top} shape="shelf" turn="first" />
}
