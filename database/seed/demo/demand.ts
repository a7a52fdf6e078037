import type { DemoProduct } from './shape.ts'

/** How much the sub-categories are bought, 0 to 1, by slug; all others 0.5. */
const demand: Record<string, number> = {
  smartphones: 1,
  'rice-grains': 0.95,
  televisions: 0.9,
  'power-banks': 0.9,
  'rechargeable-fans': 0.9,
  'noodles-pasta': 0.85,
  earbuds: 0.85,
  laptops: 0.85,
  refrigerators: 0.8,
  generators: 0.8,
  inverters: 0.8,
  sneakers: 0.8,
  blenders: 0.75,
  'skin-care': 0.75,
  diapers: 0.75,
  ankara: 0.75,
  dresses: 0.75,
  freezers: 0.7,
  fans: 0.7,
  'chargers-cables': 0.7,
  'mens-native': 0.7,
  'cooking-oil': 0.7,
  'solar-panels': 0.7,
  'uk-used-phones': 0.65,
  'smart-watches': 0.65,
  wigs: 0.65,
  fragrances: 0.65,
  mattresses: 0.6,
  'gift-sets': 0.2,
  'staff-welfare': 0.2,
  'festive-hampers': 0.3,
  'trade-in-phones': 0.3,
  'office-furniture': 0.35,
  tools: 0.35,
  calculators: 0.35,
  'car-care': 0.4,
  'car-electronics': 0.35,
  stationery: 0.4,
}

/** How often a product is bought beside the others of the mall, 0 to 1: phones and rice before desks. */
export function boughtOften({ category, popularity }: DemoProduct): number {
  return (0.3 + 0.7 * popularity) * (demand[category] ?? 0.5)
}
