/** The places of banners, the page first in the name, with words for staff; no zod: the office loads it. */
export const bannerPlaceWords = {
  home_left: 'Home: large, at the left',
  home_right_top: 'Home: right, upper',
  home_right_bottom: 'Home: right, lower',
  home_middle: 'Home: wide, in the middle',
  home_top: 'Home: strip of announcements',
  product_top: 'Product: top',
  product_bottom: 'Product: bottom',
  product_bottom_left: 'Product: bottom left',
  product_bottom_right: 'Product: bottom right',
  cart_middle: 'Cart: middle',
  category_top: 'Listing: top',
} as const satisfies Record<string, string>
export type BannerPlace = keyof typeof bannerPlaceWords

export const bannerPlaces = Object.keys(bannerPlaceWords).filter(isBannerPlace)

export function isBannerPlace(name: string): name is BannerPlace {
  return Object.hasOwn(bannerPlaceWords, name)
}

/** The colours of a banner (`storefront/content/banner.tsx`). */
export const bannerTones = ['indigo', 'night', 'marigold', 'sky', 'leaf'] as const
export type BannerTone = (typeof bannerTones)[number]

/** What representatives are called about. */
export const representativeKinds = ['orders', 'logistics', 'disputes'] as const
export type RepresentativeKind = (typeof representativeKinds)[number]

/**
 * Addresses that a banner may lead to beside its category: a listing, a product, a help page, home. They begin with one `/`:
 * two would lead to another site.
 */
const address =
  /^\/(?:(?:categories|faq|about-us|contact-us|refund-policy|terms-condition|privacy-policy|data-saver|sign-up)?(?:\?[^\s#\\]*)?|product-details\/[a-z0-9-]+)$/

export function isBannerAddress(text: string): boolean {
  return address.test(text)
}
