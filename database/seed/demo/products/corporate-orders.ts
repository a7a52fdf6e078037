import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const gifts: ProductGroup = {
  category: 'gift-sets',
  art: 'pen-flask-notebook-gift',
  kg: 1.2,
  maxDiscount: 12,
  features: ['In a lidded gift box', 'Tied with a ribbon'],
  advice: [
    'Order a few more than the list: somebody’s deputy always comes.',
    'A handwritten line in the box is kept longer than the box.',
  ],
  box: ['The set in a gift box'],
  bulk: 'Twenty sets or more? Write to us for a price.',
}
const wovenGifts: ProductGroup = {
  ...gifts,
  art: 'tie-gift',
  advice: [
    'Aso-oke is brushed and aired, not washed; a stain goes to the dry cleaner.',
    'Keep it rolled, not folded: gold thread breaks along a fold.',
  ],
}
const runners: ProductGroup = {
  ...wovenGifts,
  art: 'table-runner',
  features: ['Fringed ends', 'About 180 cm long'],
  box: ['One runner, rolled'],
}

const welfare: ProductGroup = {
  category: 'staff-welfare',
  art: 'rice-and-oil-pack',
  kg: 30,
  maxDiscount: 12,
  features: ['Sealed as they left the mill'],
  advice: [
    'Share it out on a Friday: it goes home by car and not by bus.',
    'Rice on the floor draws damp; put the bags on pallets until the day.',
  ],
  box: ['The pack as named'],
  bulk: 'Ten packs or more? Write to us for a price.',
}
const ramadan: ProductGroup = {
  ...welfare,
  art: 'ramadan-pack',
  features: ['In a printed carton'],
  advice: [
    'Order before Rajab ends: by the first moon dates are dear everywhere.',
    'Milk and sugar keep for months; eat the dates within the season.',
  ],
  box: ['The filled carton'],
}

export const corporateProducts = [
  ...makeProducts(
    gifts,
    productLines(`
Corporate Gift Set, {} | bic | COR-GIFT | Pen and Notebook: 14,500 | art pen-and-notebook-gift
A desk’s worth of thanks.
* {} * Metal pen, stitched notebook

Corporate Gift Set, {} | bic | COR-FLK | Pen, Flask and Notebook: 28,500
A desk’s worth of thanks, and something warm beside it.
* {} * Steel flask keeps six hours warm

Corporate Gift Set, {} | bic | COR-EXE | Executive with Power Bank: 48,500 | art executive-gift
Thanks that also charges a phone.
* {} * Pen, notebook, flask and power bank
`),
  ),
  ...makeProducts(
    wovenGifts,
    productLines(`
Corporate Gift Set with Aso-oke, {} | eko-stitch | COR-ASO | Tie and Pocket Square: 32,500
Woven in Iseyin on a loom as narrow as a hand.
* {} * Hand-woven

Corporate Gift Set with Aso-oke, {} | eko-stitch | COR-PUR | Purse and Card Holder: 36,500 | art purse-gift
Woven in Iseyin on a loom as narrow as a hand, lined and closed.
* {} * Hand-woven
`),
  ),
  ...makeProducts(
    runners,
    productLines(`
Corporate Gift Set with Aso-oke, {} | eko-stitch | COR-RUN | Desk Runner: 42,500
Woven in Iseyin on a loom as narrow as a hand, for a desk that receives people.
* {} * Hand-woven
`),
  ),
  ...makeProducts(
    welfare,
    productLines(`
Staff Welfare Pack, {} | dangote | COR-WEL | Rice 10 kg and Oil 3 L: 34,500; Rice 25 kg and Oil 5 L: 66,500 | kg 13, 30
What December is measured by.
* {} * Rice without stones * Vegetable oil

Staff Welfare Pack, {} | dangote | COR-WELT | Rice 50 kg, Oil and Tomato: 118,000 | art rice-oil-and-tomato-pack | kg 58
What December is measured by, and the stew to it.
* {} * Rice without stones * Vegetable oil and tomato paste
`),
  ),
  ...makeProducts(
    ramadan,
    productLines(`
Ramadan Welfare Pack, {} | dangote | COR-RAM | Small: 28,500; Family: 58,500; Large: 96,500 | kg 10, 22, 40
Sugar, dates, milk, rice and oil before the first moon.
* {} * Halal contents * Dates and milk included
`),
  ),
]
