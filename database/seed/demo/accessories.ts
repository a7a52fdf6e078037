import type { CategorySlug } from './categories.ts'
import type { DemoAccessory } from './shape.ts'

/** Sub-category → those with accessories for its products, the nearest first. */
const fitting: Partial<Record<CategorySlug, readonly CategorySlug[]>> = {
  smartphones: ['phone-cases', 'chargers-cables', 'power-banks', 'earbuds', 'smart-watches'],
  'uk-used-phones': ['phone-cases', 'chargers-cables', 'power-banks', 'earbuds'],
  'feature-phones': ['power-banks'],
  tablets: ['chargers-cables', 'power-banks', 'headphones'],
  'power-banks': ['chargers-cables'],
  'smart-watches': ['earbuds', 'power-banks'],
  televisions: ['home-theatre', 'stabilisers'],
  'home-theatre': ['stabilisers'],
  laptops: ['storage', 'headphones', 'luggage'],
  'desktops-monitors': ['storage', 'stabilisers', 'headphones'],
  printers: ['stationery'],
  consoles: ['game-pads'],
  cameras: ['storage'],
  refrigerators: ['stabilisers'],
  freezers: ['stabilisers'],
  'washing-machines': ['cleaning-laundry', 'stabilisers'],
  'air-conditioners': ['stabilisers'],
  inverters: ['batteries', 'solar-panels'],
  'solar-panels': ['inverters', 'batteries'],
  batteries: ['inverters', 'solar-panels'],
  cookers: ['pots-pans'],
  'kettles-toasters': ['tea-cocoa', 'dining'],
  'noodles-pasta': ['seasoning-tins'],
  'rice-grains': ['cooking-oil', 'seasoning-tins'],
  'tea-cocoa': ['milk-dairy', 'cereals-snacks'],
  'cereals-snacks': ['milk-dairy'],
  diapers: ['bath-soap', 'feeding'],
  feeding: ['diapers'],
  mattresses: ['bedding'],
  'mens-native': ['mens-shoes', 'mens-accessories'],
  'mens-shirts': ['mens-trousers', 'mens-accessories'],
  'mens-trousers': ['mens-shirts', 'mens-accessories'],
  'mens-shoes': ['mens-accessories'],
  dresses: ['womens-shoes', 'handbags', 'jewellery'],
  ankara: ['womens-shoes', 'handbags', 'jewellery'],
  handbags: ['jewellery'],
  'womens-shoes': ['handbags'],
  wigs: ['hair-care'],
  'make-up': ['skin-care'],
  books: ['stationery'],
  'school-bags': ['stationery', 'calculators'],
  calculators: ['stationery'],
}

/** Their products name the model that they fit. */
const byModel: ReadonlySet<CategorySlug> = new Set(['phone-cases'])

export const accessories: DemoAccessory[] = Object.entries(fitting).flatMap(([category, those]) =>
  those.map((accessory) => ({ category, accessory, isByModel: byModel.has(accessory) })),
)
