import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { BannerSlider } from '../content/banner.tsx'
import { productBanners } from '../content/banner-queries.ts'

/** The two banners beside the product's details: top and bottom. */
export function ProductSideBanners() {
  const { data } = useQuery(productBanners(useApi()))
  return (
    <div className="grid content-start gap-4 max-lg:sm:grid-cols-2">
      <BannerSlider label="Offers" banners={data?.top} shape="box" />
      <BannerSlider label="More offers" banners={data?.bottom} shape="box" />
    </div>
  )
}

/** The two banners below them: left and right. */
export function ProductBannerPair() {
  const { data } = useQuery(productBanners(useApi()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BannerSlider label="Worth a look" banners={data?.bottom_left} shape="half" />
      <BannerSlider label="Worth another look" banners={data?.bottom_right} shape="half" />
    </div>
  )
}
