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
  bulk: 'Ten packs or more? Write to us for a price.',
}
const wipes: ProductGroup = {
  ...diapers,
  art: 'wipes',
  kg: 0.4,
  advice: [
    'Press the lid shut: an open pack is dry by Friday.',
    'From front to back, and let the skin dry before the next diaper.',
  ],
  bulk: undefined,
}
const babyOil: ProductGroup = {
  ...wipes,
  art: 'baby-oil',
  advice: [
    'Warm it in your hands first; babies do not like cold.',
    'On damp skin after the bath it goes twice as far.',
  ],
}
const babyPowder: ProductGroup = {
  ...wipes,
  art: 'baby-powder',
  advice: [
    'Into your palm first, never shaken over the face.',
    'Only on dry skin: in wet folds it makes lumps that rub.',
  ],
}

const bottles: ProductGroup = {
  category: 'feeding',
  art: 'feeding-bottle',
  kg: 0.4,
  maxDiscount: 38,
  features: ['BPA-free'],
  advice: [
    'Boil five minutes before the first use and once a day in the first half year.',
    'Change teats every two months or at the first crack.',
  ],
  box: [],
}
const pumps: ProductGroup = {
  ...bottles,
  art: 'breast-pump',
  advice: [
    'Wash every part that milk touches, each time, and let it dry in the air.',
    'Milk keeps four hours outside the fridge and four days in it. Write the date on it.',
  ],
}
const warmer: ProductGroup = {
  ...bottles,
  art: 'bottle-warmer',
  advice: [
    'Try a drop on the inside of your wrist before the baby gets it.',
    'Take the scale out with vinegar once a month.',
  ],
}
const formula: ProductGroup = {
  ...bottles,
  art: 'infant-formula-tin',
  features: ['NAFDAC number on the tin', 'Expiry date on the tin'],
  advice: [
    'Breast milk is best for babies. Ask a nurse before you change to formula.',
    'Boiled water that has cooled down, the level measure of the tin, and nothing kept for later.',
  ],
}
const tableware: ProductGroup = {
  ...bottles,
  art: 'silicone-bib',
  advice: [
    'Wash it with soap before the first use, and let it dry in the air.',
    'Palm oil stains fade in the sun: a day on the line.',
  ],
}
const teethers: ProductGroup = {
  ...bottles,
  art: 'teether',
  advice: [
    'Half an hour in the fridge, not in the freezer, and it soothes more.',
    'Look at it once a week: a cracked one goes.',
  ],
}

const carriers: ProductGroup = {
  category: 'strollers-carriers',
  art: 'baby-carrier',
  kg: 0.9,
  maxDiscount: 36,
  colourIsChoice: true,
  features: ['Machine washable', '12 months warranty'],
  advice: [
    'In a carrier the chin must be free and the knees higher than the bottom.',
    'Try it at home with one hand below before you walk out of the gate.',
  ],
  box: ['The carrier in its carton', 'User guide'],
}
const strollers: ProductGroup = {
  ...carriers,
  art: 'stroller',
  kg: 9,
  features: ['Washable cover', '12 months warranty'],
  advice: [
    'Always close the harness, also for two minutes at the gate.',
    'Oil the wheels after harmattan; dust is what makes them squeak.',
  ],
  box: ['The stroller in its carton', 'User guide'],
}
const travelSystem: ProductGroup = {
  ...strollers,
  art: 'travel-system',
  box: ['The stroller', 'The car seat', 'User guide'],
}
const walker: ProductGroup = {
  ...strollers,
  art: 'baby-walker',
  advice: [
    'Only on one level, away from stairs and fire, and never alone.',
    'Ten minutes at a time; the floor teaches walking better.',
  ],
  box: ['The walker in its carton', 'User guide'],
}
const rocker: ProductGroup = {
  ...walker,
  art: 'baby-rocker',
  advice: [
    'On the floor, never on a table or a bed.',
    'Close the belt, also when the baby does not move yet.',
  ],
  box: ['The rocker in its carton', 'User guide'],
}
const highChair: ProductGroup = {
  ...walker,
  art: 'high-chair',
  advice: [
    'From the day the child sits alone, and always with the belt.',
    'An arm away from the table: small feet push.',
  ],
  box: ['The high chair in its carton', 'User guide'],
}

const toys: ProductGroup = {
  category: 'toys',
  art: 'building-blocks',
  kg: 0.8,
  maxDiscount: 48,
  features: ['Tested for safety'],
  advice: [
    'Small parts are not for children under three.',
    'Keep the box: half of the joy is putting it away, say parents.',
  ],
  box: [],
}
const babyToys: ProductGroup = {
  ...toys,
  art: 'stacking-rings',
  kg: 0.5,
  advice: [
    'Wash it with soap water before the first mouth.',
    'One toy at a time holds longer than ten at once.',
  ],
}
const clothToys: ProductGroup = {
  ...toys,
  art: 'rag-doll',
  kg: 0.3,
  advice: [
    'Wash it by hand in cold water and dry it in the shade: the colours stay.',
    'Beads and buttons are not for children under three.',
  ],
}
const cards: ProductGroup = {
  ...toys,
  art: 'card-game',
  kg: 0.2,
  advice: [
    'Agree on the house rules before the first card, and write them down.',
    'Wipe the cards with a dry cloth; water lifts the print.',
  ],
}
const woodToys: ProductGroup = {
  ...toys,
  art: 'alphabet-blocks',
  kg: 0.9,
  advice: [
    'Wipe it with a damp cloth; wood that lies in water splits.',
    'A drop of groundnut oil once a term keeps it smooth.',
  ],
}

export const babyKidsProducts = [
  ...makeProducts(
    diapers,
    productLines(`
Molfix Diapers {} | molfix | MLF-DIA | Newborn x 68: 12,900; Midi x 60: 13,500; Maxi x 52: 13,800; Junior x 44: 13,900; Extra Large x 40: 14,200
Made in Ibadan, dry through the night, and gentle on the purse.
* {} * 3D absorption * Stretch sides

Pampers {} | pampers | PMP-DIA | Baby-Dry Newborn x 72: 16,900; Baby-Dry Size 3 x 68: 17,900; Baby-Dry Size 4 x 60: 18,200
A line turns blue when it is time.
* {} * Up to 12 hours * Wetness line

Pampers {} | pampers | PMP-PNT | Pants Size 5 x 48: 18,900 | art diaper-pants
Pulled on standing, torn off at the sides, for those who run away.
* {} * Up to 12 hours * Wetness line

Huggies {} | huggies | HUG-DIA | Gold Newborn x 50: 15,500; Dry Comfort Size 4 x 64: 17,200
Softest on the inside of the thigh, where it matters.
* {} * Cottony * Nappy rash care

Huggies {} | huggies | HUG-PNT | Pants Size 5 x 44: 17,900 | art diaper-pants
Softest on the inside of the thigh, and pulled on like pants.
* {} * Cottony * Elastic all round
`),
  ),
  ...makeProducts(
    wipes,
    productLines(`
Molfix Baby Wipes {} | molfix | MLF-WIP | 60 Sheets: 1,900 | kg 0.4
For the other end of the meal too.
* {} * No alcohol * Lid that closes

Molfix Baby Wipes {} | molfix | MLF-WIPC | 60 Sheets x 12: 19,800 | art wipes-carton | kg 4.8
Twelve packs: the first three months, roughly.
* {} * No alcohol * Lids that close

Johnson's Baby {} | johnsons | JHN-WIP | Wipes x 72: 3,200 | kg 0.5
The smell of every naming ceremony, in a cloth.
* {} * Mild * Lid that closes
`),
  ),
  ...makeProducts(
    babyOil,
    productLines(`
Johnson's Baby {} | johnsons | JHN-BABY | Oil 300 ml: 4,900 | kg 0.35
The smell of every naming ceremony.
* {} * Mild * No colourings
`),
  ),
  ...makeProducts(
    babyPowder,
    productLines(`
Johnson's Baby {} | johnsons | JHN-POW | Powder 400 g: 4,400 | kg 0.45
Soft, dry, and the whole house knows that there is a baby.
* {} * Mild * No colourings
`),
  ),
  ...makeProducts(
    bottles,
    productLines(`
Philips Avent {} | philips | AVT-FEED | Natural Bottle 125 ml: 9,800 | kg 0.2
A teat shaped like mother, a valve against colic.
* {} * Anti-colic valve * Easy to clean

Philips Avent {} | philips | AVT-TWO | Natural Bottle 260 ml x 2: 19,500 | art two-feeding-bottles | kg 0.3
A teat shaped like mother, a valve against colic, and one in hand while the other boils.
* {} * Anti-colic valve * Easy to clean
`),
  ),
  ...makeProducts(
    pumps,
    productLines(`
Philips Avent {} | philips | AVT-PMP | Manual Breast Pump: 58,500 | kg 0.6
No light needed: the lever does what the socket would.
* {} * Soft cushion * With one bottle

Philips Avent {} | philips | AVT-ELE | Electric Breast Pump: 148,000 | art electric-breast-pump | kg 1.2
Quiet enough for the office, with a motor that follows your rhythm.
* {} * Mains or USB * With one bottle
`),
  ),
  ...makeProducts(
    warmer,
    productLines(`
Philips Avent {} | philips | AVT-WRM | Bottle Warmer: 42,500 | kg 1
Three in the morning, one hand, no boiling pot.
* {} * Warm in about three minutes * Switches off by itself
`),
  ),
  ...makeProducts(
    formula,
    productLines(`
Nestlé {} | nestle | NES-NAN | NAN Optipro 1 400 g: 10,900; NAN Optipro 2 400 g: 10,900; Lactogen 1 400 g: 7,600 | art infant-formula-tin, follow-on-milk-tin, infant-formula-tin | kg 0.5
Formula for when breast milk is not possible.
* {} * For the age on the tin * Measured spoon inside

Peak Baby {} | peak | PEK-BABY | Infant Formula 400 g: 7,900; Follow-on 400 g: 7,700 | art infant-formula-tin, follow-on-milk-tin | kg 0.5
The blue tin’s small brother.
* {} * For the age on the tin * Iron
`),
  ),
  ...makeProducts(
    tableware,
    productLines(`
Chicco {} | chicco | CHI-FEED | Silicone Bib x 2: 5,900 | in mint, pink | kg 0.2
Catches the pap, all of it.
* {} * Food-safe silicone * Pocket that stands open

Chicco {} | chicco | CHI-CUP | Training Cup: 4,800 | in mint, pink | art training-cup | kg 0.2
Two handles, a soft spout, and less on the floor.
* {} * Spill-resistant spout * Comes apart for washing
`),
  ),
  ...makeProducts(
    teethers,
    productLines(`
Chicco {} | chicco | CHI-TEE | Teether x 3: 3,900 | in mint, pink | kg 0.1
Something better to bite than the remote control.
* {} * Food-safe silicone * Boil or steam
`),
  ),
  ...makeProducts(
    carriers,
    productLines(`
Chicco Baby Carrier {} | chicco | CHI-CAR | Four-way: 28,500 | in navy, pink | kg 0.9
Front, back, side, and both hands free for the market.
* {} * Up to 15 kg * Padded shoulders

Chicco Baby Carrier {} | chicco | CHI-HIP | Hip Seat: 42,000 | in navy, pink | art hip-seat | kg 1.4
A small seat at the waist for children who want up and down all day.
* {} * Up to 15 kg * Wide padded belt

Eko Stitch Ankara Baby Wrap | eko-stitch | EKO-WRAPB | 12,500 | in multicolour, indigo | art baby-wrap | kg 0.5
Grandmother’s iro, cut longer for grandchildren’s mothers.
* Wax cotton * Long enough to go round twice * Up to 15 kg
`),
  ),
  ...makeProducts(
    strollers,
    productLines(`
Mattel Fisher-Price {} Stroller | mattel | FPR-STR | Foldable: 118,000 | in grey, red | kg 8
Folds with one hand while the other holds the reason for it.
* {} * Five-point harness * Lies flat

Chicco Lightweight Buggy | chicco | CHI-BUG | 78,500 | in navy, coral | art buggy | kg 6
For airports and Sundays.
* Folds like an umbrella * Five-point harness * Sun roof
`),
  ),
  ...makeProducts(
    travelSystem,
    productLines(`
Mattel Fisher-Price {} Stroller | mattel | FPR-TRV | Travel System with Car Seat: 268,000 | in grey, red | kg 15
From the hospital’s gate to the first steps: the seat goes from car to wheels with the child asleep.
* {} * Five-point harness * Seat clicks on and off
`),
  ),
  ...makeProducts(
    toys,
    productLines(`
LEGO {} | lego | LGO-SET | Classic Bricks 484 Pieces: 62,500
What you step on at night is what they build by day.
* {} * Fits all LEGO * Book of ideas

LEGO {} | lego | LGO-POL | City Police Car: 22,500 | art brick-police-car
Built in an hour, on patrol all week.
* {} * Fits all LEGO * With a police officer

LEGO {} | lego | LGO-TRN | Duplo Number Train: 38,500 | art brick-train
Big bricks for small hands, and counting happens on the way.
* {} * Large bricks * From eighteen months

LEGO {} | lego | LGO-RCR | Technic Racer: 48,500 | art brick-racer
Steers, and the pistons move. Fathers like to help.
* {} * Fits all Technic * Moving parts

Mattel Hot Wheels {} | mattel | HTW-CAR | 5-Car Pack: 14,500 | art toy-cars
Small metal cars that outlive their owners’ childhood.
* {} * Die-cast * Scale 1:64

Mattel Hot Wheels {} | mattel | HTW-TWE | 20-Car Pack: 48,500 | art toy-car-collection
One for every cousin, and some under the sofa.
* {} * Die-cast * Scale 1:64

Mattel Hot Wheels {} | mattel | HTW-LOP | Loop Track: 36,500 | art race-track
The car goes upside down, and comes back.
* {} * One car included * Fits all Hot Wheels tracks

Mattel Barbie {} | mattel | BRB-DOC | Doctor: 18,500 | in sky-blue | art doctor-doll | kg 0.4
White coat, stethoscope, and no waiting time.
* {} * Bends at the knees * With stethoscope

Mattel Barbie {} | mattel | BRB-DOL | Fashionista, Dark Skin: 16,500 | in fuchsia | art doll | kg 0.4
She can be anything, and here she looks like you.
* {} * Bends at the knees * Hair to braid

Mattel Barbie {} | mattel | BRB-HOU | Dreamhouse: 248,000 | in pink | art dollhouse | kg 9
More rooms than ours, and the light never goes.
* {} * Furniture included * Two floors and an attic
`),
  ),
  ...makeProducts(
    babyToys,
    productLines(`
Mattel Fisher-Price {} | mattel | FPR-TOY | Stacking Rings: 9,800
First colours, first order, first throw.
* {} * From six months * Wipes clean

Mattel Fisher-Price {} | mattel | FPR-PHO | Learning Phone: 16,500 | in blue | art toy-phone
It counts, it sings, it never buys data.
* {} * From six months * Numbers and songs

Mattel Fisher-Price {} | mattel | FPR-SHA | Shape Sorter: 12,500 | art shape-sorter
The star goes where the star goes.
* {} * From six months * Wipes clean
`),
  ),
  ...makeProducts(
    cards,
    productLines(`
Mattel Uno {} | mattel | UNO-CRD | Classic: 6,500; Flip: 7,900 | art card-game, flip-card-game
For NEPA evenings with a lantern.
* {} * 2 to 10 players * From seven years
`),
  ),
  ...makeProducts(
    clothToys,
    productLines(`
Eko Stitch Ankara Rag Doll | eko-stitch | EKO-DOLL | 9,500 | in indigo, orange
Sewn in Ogun, with beads in her hair and a dress of wax print.
* Cotton * Washable * 40 cm
`),
  ),
  ...makeProducts(
    woodToys,
    productLines(`
Iroko Home Wooden {} | iroko-home | IRK-TOY | Ayo Board: 14,500 | in wood | art ayo-board | kg 1
Twelve pits, forty-eight seeds, and grandfather wins.
* {} * Solid wood * Seeds included

Iroko Home Wooden {} | iroko-home | IRK-ABC | Alphabet Blocks: 11,500 | in wood | kg 0.9
Sanded by hand, with ẹ, ọ and ṣ among them, and loud on tiles.
* {} * Solid wood * Non-toxic colour

Iroko Home Wooden {} | iroko-home | IRK-CAR | Pull Car: 9,800 | in wood | art wooden-car | kg 0.5
Sanded by hand, oiled with groundnut, and it follows.
* {} * Solid wood * With its cord
`),
  ),
  ...makeProducts(
    walker,
    productLines(`
Mattel Fisher-Price {} | mattel | FPR-SEAT | Baby Walker: 48,500 | in green, orange | kg 4
Ten minutes for a hot meal of your own.
* {} * Toys on the tray * Three heights
`),
  ),
  ...makeProducts(
    rocker,
    productLines(`
Mattel Fisher-Price {} | mattel | FPR-ROC | Rocker: 62,500 | in green, orange | kg 5
The foot does the work, both hands are free.
* {} * Toys on a bow * Lies back for sleep
`),
  ),
  ...makeProducts(
    highChair,
    productLines(`
Mattel Fisher-Price {} | mattel | FPR-HIG | High Chair: 98,500 | in green, orange | kg 8
At the table like everybody else, and no jollof on your lap.
* {} * Tray comes off * Five-point harness
`),
  ),
]
