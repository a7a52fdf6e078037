export { type BannerPlace, bannerPlaces, type RepresentativeKind } from '#contract/banner-places.ts'

export type BannerPage = 'home' | 'product' | 'cart' | 'category'
