/**
 * The demo mall as plain data. Prices are whole naira, weights kilograms, ages days before the seeding.
 * Slugs are the references between the lists.
 */

import type { PictureFacts } from '#server/platform/media/media.ts'
import type { ArtKind } from './art-kinds.ts'
import type { DemoPerson } from './person.ts'

export interface DemoCategory {
  name: string
  slug: string
  /** Its picture. */
  art: ArtKind
  isVisible: boolean
  /** 1 is first among the popular categories; absent: not among them. */
  popularRank?: number
  children: { name: string; slug: string; art: ArtKind; isVisible: boolean; popularRank?: number }[]
}

export interface DemoBrand {
  name: string
  slug: string
  /** 1 is first in the best-brands slider. */
  bestRank?: number
  /** The two colours of its word mark, `#rrggbb`. */
  ink: string
  background: string
}

export interface DemoReview {
  rating: 1 | 2 | 3 | 4 | 5
  caption: string
  details: string
  /** A first name, or `Anonymous`. */
  by: string
  daysAgo: number
  /** Days between having it in hand and writing. */
  ownedDays: number
}

/** A review before it has a writer and a day. */
export type Remark = Omit<DemoReview, 'by' | 'daysAgo'>

export interface DemoCombination {
  /** One value of each option, in the options' order. */
  values: string[]
  price: number
  previousPrice: number | null
  stock: number
}

/** The details of a product's drawing, beside its kind. */
export interface Look {
  paint: string
  /** The trade name on it. */
  name: string
  /** Small at the foot of a pack that carries another name; may be empty. */
  maker: string
  /** The words that tell it from its neighbours: 'Men', 'Flip 7'; may be empty. */
  edition: string
  /** Printed at the foot of a pack: '400 g x 10'; may be empty. */
  size: string
  /** Of the picture, 0 to 1: a small one of its kind does not fill it. */
  scale: number
}

export interface DemoProduct {
  name: string
  /** A sub-category's slug. */
  category: string
  brand: string
  /** The maker's or our own stock code, unique. */
  code: string
  /** 'Brand new', 'UK used', 'Refurbished', 'Pack of 12'… */
  form: string
  price: number
  previousPrice: number | null
  stock: number
  weight: number
  /** What it looks like: a colour's name and its paint. */
  color: string | null
  art: { kind: ArtKind } & Look
  keyFeatures: string[]
  /** HTML; cleaned on the way in. */
  description: string
  bulkText: string | null
  /** Null: one price, one stock. */
  variations: {
    /** `paints`: of colours, `#rrggbb` for each value. */
    options: { name: string; values: string[]; paints?: string[] }[]
    combinations: DemoCombination[]
  } | null
  /** 0 to 1. */
  popularity: number
  addedDaysAgo: number
  reviews: DemoReview[]
  seller: string
}

/** A sub-category whose products are accessories for those of another; both by slug. */
export interface DemoAccessory {
  category: string
  accessory: string
  /** They fit only the models that their values name. */
  isByModel: boolean
}

/** One picture of a product: drawn, then stored like an uploaded photograph. */
export interface DemoPicture extends PictureFacts {
  svg: string
  alt: string
}

/** A business that sells through the mall. */
export interface DemoSeller {
  name: string
  slug: string
}

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

export const bannerTones = ['indigo', 'night', 'marigold', 'sky', 'leaf'] as const
export type BannerTone = (typeof bannerTones)[number]

/** Goods before a sun on cloth, in a room that fills the picture, or on plain paper with a marigold band. */
export type BannerLook = 'cloth' | 'scene' | 'paper'

export interface DemoBanner {
  place: BannerPlace
  tone: BannerTone
  /** How it is composed. */
  look: BannerLook
  title: string
  line: string
  /** The kind of product drawn on it. */
  art: ArtKind
  /** The category, top or sub, that it leads to. */
  category: string
}

export interface DemoMenu {
  name: string
  art: ArtKind
  /** A category's slug, or a search text: what the tile opens. */
  leadsTo: { category: string } | { search: string }
}

export const representativeKinds = ['orders', 'logistics', 'disputes'] as const
type RepresentativeKind = (typeof representativeKinds)[number]

export interface DemoRepresentative {
  kind: RepresentativeKind
  name: string
  /** E.164. */
  phone: string
}

export interface DemoSocials {
  facebook: string
  instagram: string
  x: string
  /** Spelt as the specification spells it. */
  linkedlin: string
  youtube: string
  tiktok: string
  address: string
}

export interface DemoData {
  people: DemoPerson[]
  categories: DemoCategory[]
  accessories: DemoAccessory[]
  brands: DemoBrand[]
  sellers: DemoSeller[]
  products: DemoProduct[]
  banners: DemoBanner[]
  menus: DemoMenu[]
  representatives: DemoRepresentative[]
  socials: DemoSocials
}
