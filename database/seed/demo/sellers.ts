import type { TopSlug } from './categories.ts'
import type { DemoSeller } from './shape.ts'

/** Invented businesses, and the top categories that each sells from. */
export const sellers: (DemoSeller & { sells: readonly TopSlug[] })[] = [
  {
    name: 'Balogun Gadget Arcade',
    slug: 'balogun-gadget-arcade',
    sells: ['phones-tablets', 'tv-audio', 'gaming'],
  },
  {
    name: 'Ikeja Byte House',
    slug: 'ikeja-byte-house',
    sells: ['phones-tablets', 'computing', 'gaming', 'books-school'],
  },
  {
    name: 'Dugbe Home Centre',
    slug: 'dugbe-home-centre',
    sells: ['home-appliances', 'kitchen', 'home-furniture', 'tv-audio'],
  },
  {
    name: 'Onitsha Main Appliances',
    slug: 'onitsha-main-appliances',
    sells: ['home-appliances', 'kitchen', 'power-solar'],
  },
  {
    name: 'Sunrise Power Works',
    slug: 'sunrise-power-works',
    sells: ['power-solar', 'auto-tools'],
  },
  { name: 'Bodija Fresh Pantry', slug: 'bodija-fresh-pantry', sells: ['supermarket'] },
  {
    name: 'Oja Direct',
    slug: 'oja-direct',
    sells: ['supermarket', 'corporate-orders', 'baby-kids', 'health-beauty', 'books-school'],
  },
  {
    name: 'Kurmi Cloth & Cap',
    slug: 'kurmi-cloth-cap',
    sells: ['mens-fashion', 'womens-fashion'],
  },
  {
    name: 'Aba Shoe Makers Row',
    slug: 'aba-shoe-makers-row',
    sells: ['mens-fashion', 'womens-fashion', 'sports-travel'],
  },
  {
    name: 'Omolara Beauty Supplies',
    slug: 'omolara-beauty-supplies',
    sells: ['health-beauty', 'womens-fashion', 'baby-kids'],
  },
  {
    name: 'Garki Sports & Luggage',
    slug: 'garki-sports-luggage',
    sells: ['sports-travel', 'home-furniture'],
  },
  {
    name: 'Ladipo Auto Parts Depot',
    slug: 'ladipo-auto-parts-depot',
    sells: ['auto-tools', 'corporate-orders'],
  },
]
