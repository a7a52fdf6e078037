import { z } from 'zod'
import { bannerTones } from '../banner-places.ts'
import { endpoint } from '../endpoint.ts'
import { Naira } from '../money.ts'

const shared = { method: 'GET', access: 'public', shared: true, mayLag: true } as const

export { type BannerTone, bannerTones } from '../banner-places.ts'

export const Banner = z.object({
  id: z.number().int(),
  /** A drawing without a ground; the whole banner where there are no `words`. */
  img: z.string(),
  category_id: z.number().int(),
  /** Where it leads in place of its category: an address of the mall. */
  url: z.string().nullable(),
  alt: z.string(),
  /** The lowest price in its category that can be paid; null where nothing is in stock, or it leads elsewhere. */
  from_amount: Naira.nullable(),
  /** What the page writes beside the drawing. Null: the picture has its words in it. */
  words: z.object({ title: z.string(), line: z.string(), tone: z.enum(bannerTones) }).nullable(),
})
export type Banner = z.infer<typeof Banner>
const Banners = z.array(Banner)

export const Representative = z.object({
  id: z.number().int(),
  name: z.string(),
  /** E.164. */
  phone_number: z.string(),
  image_url: z.string(),
})
export type Representative = z.infer<typeof Representative>

function representatives<K extends 'orders' | 'logistics' | 'disputes'>(kind: K) {
  return endpoint({
    ...shared,
    path: `/representatives/${kind}` as const,
    summary: `Representatives for ${kind}`,
    answer: z.object({ data: z.object({ representatives: z.array(Representative) }) }),
  })
}

export const content = {
  homeBanners: endpoint({
    ...shared,
    path: '/banner/home-top',
    summary: 'Banners of the home page',
    answer: z.object({
      data: z.object({
        banners: z.object({
          left: Banners,
          right_top: Banners,
          right_bottom: Banners,
          middle: Banners,
          top: Banners,
        }),
      }),
    }),
  }),
  productBanners: endpoint({
    ...shared,
    path: '/banner/product-details',
    summary: 'Banners of the product page',
    answer: z.object({
      data: z.object({
        banners: z.object({
          top: Banners,
          bottom: Banners,
          bottom_left: Banners,
          bottom_right: Banners,
        }),
      }),
    }),
  }),
  cartBanners: endpoint({
    ...shared,
    path: '/banner/cart-page',
    summary: 'Banners of the cart page',
    answer: z.object({ data: z.object({ banners: z.object({ middle: Banners }) }) }),
  }),
  categoryBanners: endpoint({
    ...shared,
    path: '/banner/category-page',
    summary: 'Banners of the listing',
    answer: z.object({ data: z.object({ banners: z.object({ top: Banners }) }) }),
  }),
  listMenu: endpoint({
    ...shared,
    path: '/list-menu',
    summary: 'The tiles of the home page',
    answer: z.object({
      data: z.object({
        menus: z.array(z.object({ name: z.string(), icon: z.string(), url: z.string() })),
      }),
    }),
  }),
  ordersRepresentatives: representatives('orders'),
  logisticsRepresentatives: representatives('logistics'),
  disputesRepresentatives: representatives('disputes'),
  socialHandle: endpoint({
    ...shared,
    path: '/get-social-handle',
    summary: 'Social links and the address of the head office',
    answer: z.object({
      handle: z.object({
        data: z.object({
          facebook: z.string(),
          instagram: z.string(),
          x: z.string(),
          linkedlin: z.string(),
          youtube: z.string(),
          tiktok: z.string(),
          address: z.string(),
        }),
      }),
    }),
  }),
} as const
