import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const gifts: ProductGroup = {
  category: 'gift-sets',
  art: 'pen-set',
  kg: 1.2,
  maxDiscount: 12,
  features: ['From 20 sets, with your logo'],
  advice: [
    'Send the logo as a vector file; proof within two working days.',
    'Logos are engraved, printed or embroidered, whichever lasts on the material.',
  ],
  box: ['The set in a gift box'],
  bulk: 'From 100 sets the price is agreed in writing.',
}

const welfare: ProductGroup = {
  category: 'staff-welfare',
  art: 'rice-bag',
  kg: 30,
  maxDiscount: 12,
  features: ['From 10 packs', 'Delivered to branches by list'],
  advice: [
    'Send names and branches as a table; each pack carries its name.',
    'Packs are paid by invoice, settled before loading.',
  ],
  box: ['The pack as named'],
  bulk: 'From 50 packs delivery to all state capitals is included.',
}

export const corporateProducts = [
  ...makeProducts(
    gifts,
    productLines(`
Corporate Gift Set, {} | bic | COR-GIFT | Pen and Notebook: 14,500; Pen, Flask and Notebook: 28,500; Executive with Power Bank: 48,500
A desk’s worth of thanks.
* {} * Your logo on every piece * Gift box

Corporate Gift Set with Aso-oke, {} | eko-stitch | COR-ASO | Tie and Pocket Square: 32,500; Purse and Card Holder: 36,500; Desk Runner: 42,500
Woven in Iseyin in your company’s colours.
* {} * Hand-woven * Your colours
`),
  ),
  ...makeProducts(
    welfare,
    productLines(`
Staff Welfare Pack, {} | dangote | COR-WEL | Rice 10 kg and Oil 3 L: 34,500; Rice 25 kg and Oil 5 L: 66,500; Rice 50 kg, Oil and Tomato: 118,000 | kg 13, 30, 58
What December is measured by.
* {} * Packed by name * Rice without stones

Ramadan Welfare Pack, {} | dangote | COR-RAM | Small: 28,500; Family: 58,500; Large: 96,500 | kg 10, 22, 40
Sugar, dates, milk, rice and oil before the first moon.
* {} * Halal contents * Dates and milk included
`),
  ),
]
