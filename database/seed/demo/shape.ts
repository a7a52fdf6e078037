/**
 * The demo mall as plain data: what the seed reads, whoever wrote it. Prices are whole naira,
 * weights kilograms, ages days before the seeding. Slugs tie the lists together.
 */

/** What the illustrator can draw. One word for each kind of thing on the shelves. */
export const artKinds = [
  'phone',
  'feature-phone',
  'tablet',
  'laptop',
  'desktop',
  'monitor',
  'printer',
  'router',
  'flash-drive',
  'power-bank',
  'charger',
  'cable',
  'phone-case',
  'earbuds',
  'headphones',
  'speaker',
  'soundbar',
  'smart-watch',
  'television',
  'camera',
  'game-console',
  'game-pad',
  'refrigerator',
  'freezer',
  'washing-machine',
  'air-conditioner',
  'fan',
  'rechargeable-fan',
  'generator',
  'inverter',
  'solar-panel',
  'battery',
  'light-bulb',
  'lantern',
  'stabiliser',
  'extension-box',
  'blender',
  'kettle',
  'iron',
  'microwave',
  'gas-cooker',
  'air-fryer',
  'toaster',
  'rice-cooker',
  'yam-pounder',
  'pot',
  'plate-set',
  'flask',
  'water-dispenser',
  'gas-cylinder',
  'shirt',
  't-shirt',
  'trousers',
  'jeans',
  'dress',
  'ankara-dress',
  'agbada',
  'kaftan',
  'head-tie',
  'cap',
  'sneaker',
  'leather-shoe',
  'sandal',
  'heel',
  'slipper',
  'handbag',
  'backpack',
  'suitcase',
  'wrist-watch',
  'sunglasses',
  'belt',
  'jewellery',
  'perfume',
  'cream-jar',
  'lotion-bottle',
  'soap-bar',
  'shampoo',
  'lipstick',
  'hair-clipper',
  'wig',
  'toothpaste',
  'rice-bag',
  'food-tin',
  'cooking-oil',
  'noodles',
  'beverage-tin',
  'milk-pack',
  'snack-pack',
  'drink-bottle',
  'cereal-box',
  'spice-jar',
  'detergent',
  'diapers',
  'feeding-bottle',
  'baby-carrier',
  'stroller',
  'toy-car',
  'doll',
  'building-blocks',
  'book',
  'notebook',
  'pen-set',
  'school-bag',
  'calculator',
  'office-chair',
  'desk',
  'bed',
  'mattress',
  'sofa',
  'wardrobe',
  'pillow',
  'curtain',
  'bedsheet',
  'rug',
  'wall-clock',
  'football',
  'dumbbell',
  'treadmill',
  'bicycle',
  'yoga-mat',
  'jersey',
  'car-battery',
  'tyre',
  'engine-oil',
  'car-stereo',
  'jump-starter',
  'drill',
  'toolbox',
  'hammer',
  'thermometer',
  'blood-pressure-monitor',
  'supplement-bottle',
  'first-aid-kit',
] as const
export type ArtKind = (typeof artKinds)[number]

export interface DemoCategory {
  name: string
  slug: string
  /** Which picture stands for it. */
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
  ground: string
}

export interface DemoReview {
  rating: 1 | 2 | 3 | 4 | 5
  caption: string
  details: string
  /** A first name, or `Anonymous`. */
  by: string
  daysAgo: number
}

export interface DemoCombination {
  /** One value of each option, in the options' order. */
  values: string[]
  price: number
  previousPrice: number | null
  stock: number
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
  art: { kind: ArtKind; paint: string }
  keyFeatures: string[]
  /** HTML; cleaned on the way in. */
  description: string
  bulkText: string | null
  /** Null: one price, one stock. */
  variations: {
    options: { name: string; values: string[] }[]
    combinations: DemoCombination[]
  } | null
  /** 0 to 1: how much it is asked for. */
  popularity: number
  addedDaysAgo: number
  reviews: DemoReview[]
  seller: string
}

/** One picture of a product: drawn, then kept like any uploaded photograph. */
export interface DemoPicture {
  svg: string
  width: number
  height: number
  /** `#rrggbb`, painted until the picture is there. */
  ground: string
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

export interface DemoBanner {
  place: BannerPlace
  title: string
  line: string
  /** Which goods are drawn on it. */
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
export type RepresentativeKind = (typeof representativeKinds)[number]

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

export interface DemoPerson {
  name: string
  email: string
  /** E.164; null: none yet. */
  phoneNumber: string | null
  password: string
  /** May enter the back office. */
  isStaff?: boolean
}

export interface DemoMall {
  people: DemoPerson[]
  categories: DemoCategory[]
  brands: DemoBrand[]
  sellers: DemoSeller[]
  products: DemoProduct[]
  banners: DemoBanner[]
  menus: DemoMenu[]
  representatives: DemoRepresentative[]
  socials: DemoSocials
}
