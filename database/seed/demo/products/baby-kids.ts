import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const diapers: ProductGroup = {
  category: 'diapers',
  art: 'diapers',
  kg: 2.4,
  maxDiscount: 30,
  features: ['Dermatologist tested'],
  advice: [
    'Between two sizes take the larger: leaks come from tightness as often as from looseness.',
    'Change every three to four hours and leave ten minutes of air between.',
    'A newborn uses eight a day, a toddler five. Count before you choose the pack.',
  ],
  box: [],
  bulk: 'Four packs or more: three percent less at checkout by our riders’ card.',
}

const feeding: ProductGroup = {
  category: 'feeding',
  art: 'feeding-bottle',
  kg: 0.4,
  maxDiscount: 38,
  features: ['BPA-free'],
  advice: [
    'Boil five minutes before the first use and once a day in the first half year.',
    'Breast milk is best for babies. Ask a nurse before you change to formula.',
    'Change teats every two months or at the first crack.',
  ],
  box: [],
}

const wheels: ProductGroup = {
  category: 'strollers-carriers',
  art: 'stroller',
  kg: 9,
  maxDiscount: 36,
  colourIsChoice: true,
  features: ['Washable cover', '12 months warranty'],
  advice: [
    'Always close the harness, also for two minutes at the gate.',
    'In a carrier the chin must be free and the knees higher than the bottom.',
    'Oil the wheels after harmattan; dust is what makes them squeak.',
  ],
  box: ['The product in its carton', 'User guide'],
}

const toys: ProductGroup = {
  category: 'toys',
  art: 'building-blocks',
  kg: 0.8,
  maxDiscount: 48,
  features: ['Age on the box, tested for safety'],
  advice: [
    'Small parts are not for children under three.',
    'Batteries are not included where the box shows a battery sign.',
    'Keep the box: half of the joy is putting it away, say parents.',
  ],
  box: [],
}

const babyCare: ProductGroup = {
  ...diapers,
  art: 'lotion-bottle',
  kg: 0.4,
  advice: [
    'Warm oil in your hands first; babies do not like cold.',
    'Powder goes into your palm, never shaken over the face.',
  ],
  bulk: undefined,
}

const seats: ProductGroup = {
  ...wheels,
  advice: [
    'Never leave it on a table or at the head of the stairs.',
    'Wipe it with soap water; the cloth cover comes off.',
  ],
}

export const babyKidsProducts = [
  ...makeProducts(
    diapers,
    productLines(`
Molfix Diapers {} | molfix | MLF-DIA | Newborn x 68: 12,900; Midi x 60: 13,500; Maxi x 52: 13,800; Junior x 44: 13,900; Extra Large x 40: 14,200
Made in Ibadan, dry through the night, and gentle on the purse.
* {} * 3D absorption * Stretch sides

Pampers {} | pampers | PMP-DIA | Baby-Dry Newborn x 72: 16,900; Baby-Dry Size 3 x 68: 17,900; Baby-Dry Size 4 x 60: 18,200; Pants Size 5 x 48: 18,900
A line turns blue when it is time.
* {} * Up to 12 hours * Wetness line

Huggies {} | huggies | HUG-DIA | Gold Newborn x 50: 15,500; Dry Comfort Size 4 x 64: 17,200; Pants Size 5 x 44: 17,900
Softest on the inside of the thigh, where it matters.
* {} * Cottony * Nappy rash care

Molfix Baby Wipes {} | molfix | MLF-WIP | 60 Sheets: 1,900; 60 Sheets x 12: 19,800 | kg 0.4, 4.8
For the other end of the meal too.
* {} * No alcohol * Lid that closes
`),
  ),
  ...makeProducts(
    feeding,
    productLines(`
Philips Avent {} | philips | AVT-FEED | Natural Bottle 125 ml: 9,800; Natural Bottle 260 ml x 2: 19,500; Manual Breast Pump: 58,500; Electric Breast Pump: 148,000; Bottle Warmer: 42,500 | kg 0.2, 0.3, 0.6, 1.2, 1
A teat shaped like mother, a valve against colic.
* {} * Anti-colic valve * Easy to clean

Nestlé {} | nestle | NES-NAN | NAN Optipro 1 400 g: 10,900; NAN Optipro 2 400 g: 10,900; Lactogen 1 400 g: 7,600 | kg 0.5 | art infant-formula-tin
Formula for when breast milk is not possible.
* {} * For the age on the tin * Measured spoon inside

Peak Baby {} | peak | PEK-BABY | Infant Formula 400 g: 7,900; Follow-on 400 g: 7,700 | kg 0.5 | art infant-formula-tin
The blue tin’s small brother.
* {} * For the age on the tin * Iron

Chicco {} | chicco | CHI-FEED | Silicone Bib x 2: 5,900; Training Cup: 4,800; Teether x 3: 3,900 | in mint, pink | kg 0.2
Catches the pap, all of it.
* {} * Food-safe silicone * Boil or steam
`),
  ),
  ...makeProducts(
    wheels,
    productLines(`
Chicco Baby Carrier {} | chicco | CHI-CAR | Four-way: 28,500; Hip Seat: 42,000 | in navy, pink | art baby-carrier | kg 0.9
Front, back, side, and both hands free for the market.
* {} * Up to 15 kg * Padded shoulders

Eko Stitch Ankara Baby Wrap | eko-stitch | EKO-WRAPB | 12,500 | in multicolour, indigo | art baby-carrier | kg 0.5
Grandmother’s iro with a buckle for grandchildren’s mothers.
* Wax cotton * Safety buckle * Up to 15 kg

Mattel Fisher-Price {} Stroller | mattel | FPR-STR | Foldable: 118,000; Travel System with Car Seat: 268,000 | in grey, red | kg 8, 15
Folds with one hand while the other holds the reason for it.
* {} * Five-point harness * Lies flat

Chicco Lightweight Buggy | chicco | CHI-BUG | 78,500 | in navy, coral | kg 6
For airports and Sundays.
* Folds like an umbrella * Five-point harness * Sun roof
`),
  ),
  ...makeProducts(
    toys,
    productLines(`
LEGO {} | lego | LGO-SET | Classic Bricks 484 Pieces: 62,500; City Police Car: 22,500; Duplo Number Train: 38,500; Technic Racer: 48,500
What you step on at night is what they build by day.
* {} * Fits all LEGO * Book of ideas

Mattel Hot Wheels {} | mattel | HTW-CAR | 5-Car Pack: 14,500; 20-Car Pack: 48,500; Loop Track: 36,500 | art toy-car
Small metal cars that outlive their owners’ childhood.
* {} * Die-cast * Scale 1:64

Mattel Barbie {} | mattel | BRB-DOL | Doctor: 18,500; Fashionista, Dark Skin: 16,500; Dreamhouse: 248,000 | art doll | kg 0.4, 0.4, 9
She can be anything, and here she looks like you.
* {} * Bends at the knees * Accessories as pictured

Mattel Fisher-Price {} | mattel | FPR-TOY | Stacking Rings: 9,800; Learning Phone: 16,500; Shape Sorter: 12,500 | kg 0.5
First colours, first numbers, first noise.
* {} * From six months * Wipes clean

Mattel Uno {} | mattel | UNO-CRD | Classic: 6,500; Flip: 7,900 | kg 0.2
For NEPA evenings with a lantern.
* {} * 2 to 10 players * From seven years

Eko Stitch Ankara Rag Doll | eko-stitch | EKO-DOLL | 9,500 | in indigo, orange | art doll | kg 0.3
Sewn in Ogun with beads in her hair and a name tag you fill in.
* Cotton * Washable * 40 cm

Iroko Home Wooden {} | iroko-home | IRK-TOY | Ayo Board: 14,500; Alphabet Blocks: 11,500; Pull Car: 9,800 | in wood | kg 1, 0.9, 0.5
Sanded by hand, oiled with groundnut, loud on tiles.
* {} * Solid wood * Non-toxic colour
`),
  ),
  ...makeProducts(
    babyCare,
    productLines(`
Johnson's Baby {} | johnsons | JHN-BABY | Oil 300 ml: 4,900; Powder 400 g: 4,400; Wipes x 72: 3,200 | kg 0.35, 0.45, 0.5
The smell of every naming ceremony.
* {} * Mild * No colourings
`),
  ),
  ...makeProducts(
    seats,
    productLines(`
Mattel Fisher-Price {} | mattel | FPR-SEAT | Baby Walker: 48,500; Rocker: 62,500; High Chair: 98,500 | in green, orange | kg 4, 5, 8
Ten minutes for a hot meal of your own.
* {} * Toys on the tray * Washable
`),
  ),
]
