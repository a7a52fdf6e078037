import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import { BannerSlider } from '../content/banner.tsx'
import { homeBanners } from '../content/banner-queries.ts'

export function TopBanner() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Announcements" banners={data?.top} shape="strip" priority="early" />
}

/** The first screen: a large slider on the left, two banners on its right. */
export function Hero() {
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

export function MiddleBanners() {
  const { data } = useQuery(homeBanners(useApi()))
  return <BannerSlider label="Seasonal offers" banners={data?.middle} shape="wide" />
}
