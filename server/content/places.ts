/** The places of banners: the page is the first word of its name. */
export const bannerPlaces = [
  'home_left',
  'home_right_top',
  'home_right_bottom',
  'home_middle',
  'home_top',
  'product_top',
  'product_bottom',
  'product_bottom_left',
  'product_bottom_right',
  'cart_middle',
  'category_top',
] as const
export type BannerPlace = (typeof bannerPlaces)[number]
export type BannerPage = 'home' | 'product' | 'cart' | 'category'

export type RepresentativeKind = 'orders' | 'logistics' | 'disputes'
