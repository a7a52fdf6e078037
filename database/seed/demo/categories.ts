import type { ArtKind } from './art-kinds.ts'
import type { DemoCategory } from './shape.ts'

interface Top {
  name: string
  art: ArtKind
  popular?: number
  hidden?: true
  /** Slug → name, picture, and whether it is hidden. */
  children: Record<string, readonly [name: string, art: ArtKind, hidden?: 'hidden']>
}

const tree = {
  'phones-tablets': {
    name: 'Phones & Tablets',
    art: 'phone',
    popular: 1,
    children: {
      smartphones: ['Smartphones', 'phone'],
      'uk-used-phones': ['UK Used Phones', 'phone'],
      'feature-phones': ['Button Phones', 'feature-phone'],
      tablets: ['Tablets', 'tablet'],
      'power-banks': ['Power Banks', 'power-bank'],
      'chargers-cables': ['Chargers & Cables', 'charger'],
      'phone-cases': ['Phone Cases', 'phone-case'],
      'smart-watches': ['Smart Watches', 'smart-watch'],
      'trade-in-phones': ['Trade-in Phones', 'phone', 'hidden'],
    },
  },
  'tv-audio': {
    name: 'TV & Audio',
    art: 'television',
    popular: 3,
    children: {
      televisions: ['Televisions', 'television'],
      'home-theatre': ['Soundbars & Home Theatre', 'soundbar'],
      speakers: ['Bluetooth Speakers', 'speaker'],
      earbuds: ['Earbuds', 'earbuds'],
      headphones: ['Headphones', 'headphones'],
      cameras: ['Cameras & CCTV', 'camera'],
    },
  },
  computing: {
    name: 'Computing',
    art: 'laptop',
    popular: 4,
    children: {
      laptops: ['Laptops', 'laptop'],
      'desktops-monitors': ['Desktops & Monitors', 'monitor'],
      printers: ['Printers', 'printer'],
      networking: ['Routers & MiFi', 'router'],
      storage: ['Flash Drives & Storage', 'flash-drive'],
    },
  },
  gaming: {
    name: 'Gaming',
    art: 'game-console',
    children: {
      consoles: ['Consoles', 'game-console'],
      'game-pads': ['Game Pads & Accessories', 'game-pad'],
    },
  },
  'home-appliances': {
    name: 'Home Appliances',
    art: 'refrigerator',
    popular: 2,
    children: {
      refrigerators: ['Refrigerators', 'refrigerator'],
      freezers: ['Deep Freezers', 'chest-freezer'],
      'washing-machines': ['Washing Machines', 'washing-machine'],
      'air-conditioners': ['Air Conditioners', 'air-conditioner'],
      fans: ['Fans', 'fan'],
      irons: ['Irons & Steamers', 'iron'],
      'water-dispensers': ['Water Dispensers', 'water-dispenser'],
    },
  },
  kitchen: {
    name: 'Kitchen & Dining',
    art: 'blender',
    popular: 7,
    children: {
      cookers: ['Gas Cookers & Cylinders', 'gas-cooker'],
      microwaves: ['Microwaves', 'microwave'],
      blenders: ['Blenders & Yam Pounders', 'blender'],
      'kettles-toasters': ['Kettles & Toasters', 'kettle'],
      'air-fryers': ['Air Fryers & Rice Cookers', 'air-fryer'],
      'pots-pans': ['Pots & Pans', 'pot'],
      dining: ['Dining & Flasks', 'plate-set'],
    },
  },
  'power-solar': {
    name: 'Power & Solar',
    art: 'solar-panel',
    popular: 5,
    children: {
      generators: ['Generators', 'generator'],
      inverters: ['Inverters', 'inverter'],
      'solar-panels': ['Solar Panels', 'solar-panel'],
      batteries: ['Inverter Batteries', 'battery'],
      'rechargeable-fans': ['Rechargeable Fans', 'rechargeable-fan'],
      lighting: ['Bulbs & Lanterns', 'light-bulb'],
      stabilisers: ['Stabilisers & Extensions', 'stabiliser'],
    },
  },
  supermarket: {
    name: 'Supermarket',
    art: 'rice-bag',
    popular: 6,
    children: {
      'rice-grains': ['Rice, Grains & Swallow', 'rice-bag'],
      'cooking-oil': ['Cooking Oil', 'cooking-oil'],
      'noodles-pasta': ['Noodles & Pasta', 'noodles'],
      'tea-cocoa': ['Tea, Coffee & Cocoa', 'cocoa-tin'],
      'milk-dairy': ['Milk & Dairy', 'milk-powder-tin'],
      'soft-drinks': ['Drinks & Water', 'cola-pack'],
      'cereals-snacks': ['Cereals & Snacks', 'cereal-box'],
      'seasoning-tins': ['Seasoning & Tinned Food', 'tomato-tin'],
      'cleaning-laundry': ['Cleaning & Laundry', 'detergent'],
      'festive-hampers': ['Festive Hampers', 'christmas-hamper', 'hidden'],
    },
  },
  'mens-fashion': {
    name: "Men's Fashion",
    art: 'kaftan',
    popular: 8,
    children: {
      'mens-native': ['Native Wear & Caps', 'agbada'],
      'mens-shirts': ['Shirts & Polos', 'shirt'],
      'mens-trousers': ['Trousers & Jeans', 'trousers'],
      'mens-shoes': ["Men's Shoes", 'leather-shoe'],
      sneakers: ['Sneakers', 'sneaker'],
      'mens-accessories': ['Watches, Belts & Glasses', 'chronograph'],
    },
  },
  'womens-fashion': {
    name: "Women's Fashion",
    art: 'ankara-dress',
    popular: 9,
    children: {
      dresses: ['Dresses', 'wrap-dress'],
      ankara: ['Ankara & Head-ties', 'wax-print-cloth'],
      'womens-shoes': ["Women's Shoes", 'heel'],
      handbags: ['Handbags', 'handbag'],
      jewellery: ['Jewellery & Watches', 'coral-set'],
      wigs: ['Wigs & Hair', 'wig'],
    },
  },
  'health-beauty': {
    name: 'Health & Beauty',
    art: 'cream-jar',
    popular: 10,
    children: {
      'skin-care': ['Skin Care', 'lotion-bottle'],
      'bath-soap': ['Bath & Soap', 'soap-bar'],
      'hair-care': ['Hair Care', 'shampoo'],
      'make-up': ['Make-up', 'lipstick'],
      fragrances: ['Perfumes & Sprays', 'perfume'],
      'oral-care': ['Oral Care', 'toothpaste'],
      grooming: ['Clippers & Grooming', 'hair-clipper'],
      wellness: ['Vitamins & Health Checks', 'blood-pressure-monitor'],
    },
  },
  'baby-kids': {
    name: 'Baby & Kids',
    art: 'diapers',
    children: {
      diapers: ['Diapers & Wipes', 'diapers'],
      feeding: ['Feeding & Nursing', 'feeding-bottle'],
      'strollers-carriers': ['Strollers & Carriers', 'stroller'],
      toys: ['Toys', 'building-blocks'],
    },
  },
  'home-furniture': {
    name: 'Home & Furniture',
    art: 'sofa',
    children: {
      mattresses: ['Mattresses', 'mattress'],
      bedding: ['Bedsheets & Pillows', 'bedsheet'],
      'living-bedroom': ['Living & Bedroom Furniture', 'sofa'],
      decor: ['Curtains, Rugs & Clocks', 'curtain'],
      'office-furniture': ['Office Furniture', 'office-chair'],
    },
  },
  'books-school': {
    name: 'Books & School',
    art: 'book',
    children: {
      books: ['Books', 'book'],
      stationery: ['Notebooks & Stationery', 'notebook'],
      'school-bags': ['School Bags', 'school-bag'],
      calculators: ['Calculators', 'scientific-calculator'],
    },
  },
  'sports-travel': {
    name: 'Sports & Travel',
    art: 'football',
    children: {
      football: ['Football & Jerseys', 'football'],
      'gym-fitness': ['Gym & Fitness', 'dumbbell'],
      bicycles: ['Bicycles', 'bicycle'],
      luggage: ['Luggage & Backpacks', 'suitcase'],
    },
  },
  'auto-tools': {
    name: 'Auto & Tools',
    art: 'car-battery',
    children: {
      'car-care': ['Car Batteries & Oils', 'engine-oil'],
      tyres: ['Tyres', 'tyre'],
      'car-electronics': ['Car Electronics', 'car-stereo'],
      tools: ['Tools', 'drill'],
    },
  },
  'corporate-orders': {
    name: 'Corporate Orders',
    art: 'pen-flask-notebook-gift',
    hidden: true,
    children: {
      'gift-sets': ['Gift Sets', 'pen-flask-notebook-gift'],
      'staff-welfare': ['Staff Welfare Packs', 'rice-and-oil-pack'],
    },
  },
} as const satisfies Record<string, Top>

export type TopSlug = keyof typeof tree
/** A sub-category's slug: products are in sub-categories. */
export type CategorySlug = { [T in TopSlug]: keyof (typeof tree)[T]['children'] }[TopSlug]

export const categories: DemoCategory[] = Object.entries<Top>(tree).map(([slug, top]) => ({
  name: top.name,
  slug,
  art: top.art,
  isVisible: !top.hidden,
  popularRank: top.popular,
  children: Object.entries(top.children).map(([categorySlug, [name, art, hidden]]) => ({
    name,
    slug: categorySlug,
    art,
    isVisible: !hidden,
  })),
}))

export function topOf(categorySlug: CategorySlug): string {
  const top = categories.find((category) =>
    category.children.some(({ slug }) => slug === categorySlug),
  )
  if (!top) throw new Error(`no category holds '${categorySlug}'`)
  return top.slug
}
