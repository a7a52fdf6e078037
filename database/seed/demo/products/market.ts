import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const forSoup: ProductGroup = {
  category: 'seasoning-tins',
  art: 'egusi-bag',
  kg: 1,
  maxDiscount: 20,
  features: ['Best-before date on the pack', 'Packed in Bodija, Ibadan'],
  advice: [
    'Keep it dry and closed; in the rainy season the freezer is the best cupboard.',
    'A stock of bones and dried fish makes it a soup; water alone does not.',
  ],
  box: [],
}
const dried: ProductGroup = {
  ...forSoup,
  advice: [
    'Rinse it in warm water first: the sea leaves a little sand.',
    'A closed tin keeps its smell in, and out of everything else.',
  ],
}
const insecticides: ProductGroup = {
  category: 'cleaning-laundry',
  art: 'insecticide-can',
  kg: 0.5,
  maxDiscount: 25,
  features: ['Kills mosquitoes, flies and cockroaches'],
  advice: [
    'Close the windows, spray, go out for fifteen minutes, then open them again.',
    'Cover food and the aquarium, and keep it where no child reaches.',
  ],
  box: [],
}
const nets: ProductGroup = {
  category: 'bedding',
  art: 'mosquito-net',
  kg: 0.7,
  maxDiscount: 30,
  features: ['Fine mesh of polyester', 'Washes by hand in cold water'],
  advice: [
    'Tuck it in all around: one gap is a door.',
    'A hook in the ceiling above the middle of the bed is all that it needs.',
  ],
  box: ['The net', 'A hook and its cord'],
}
const ringLights: ProductGroup = {
  category: 'cameras',
  art: 'ring-light',
  kg: 1.8,
  maxDiscount: 35,
  features: ['Warm, white and daylight', 'Powered by USB'],
  advice: [
    'Behind the phone and level with the eyes, it takes ten years and all shadows away.',
    'A power bank of 10,000mAh runs it for an evening without light.',
  ],
  box: ['The ring light', 'Stand and phone holder', 'Remote control'],
}

export const marketProducts = [
  ...makeProducts(
    forSoup,
    productLines(`
Bodija Fresh Egusi {} | bodija-fresh | BOD-EGUSI | 500 g: 3,600; 1 kg: 6,900 | kg 0.5, 1
Peeled melon seeds, picked twice and without the bitter ones. {} for soup with lumps as big as you like.
* {} * Peeled by hand * Whole seeds

Bodija Fresh Ground Egusi {} | bodija-fresh | BOD-EGUSIG | 500 g: 3,900 | kg 0.5
The same seeds, ground on the day they are packed.
* {} * Freshly ground * No salt

Bodija Fresh Ogbono {} | bodija-fresh | BOD-OGBONO | 250 g: 3,200; 500 g: 6,100 | kg 0.25, 0.5 | art ogbono-bag
Wild mango seeds that draw. {}, dried in the shade, for a soup that follows the hand.
* {} * Draws well * Whole seeds
`),
  ),
  ...makeProducts(
    dried,
    productLines(`
Bodija Fresh Crayfish {} | bodija-fresh | BOD-CRAY | 200 g: 2,800; 500 g: 6,600 | kg 0.2, 0.5 | art crayfish-bag
Smoked and dried, red as it should be, and ready to be ground. {}.
* {} * Smoked, then dried in the sun * Sieved free of sand

Bodija Fresh Stockfish {} | bodija-fresh | BOD-STOCK | 500 g: 14,500; 1 kg: 27,800 | kg 0.5, 1 | art stockfish-bag
Norwegian cod that the wind has dried, cut in pieces for the pot. {} of okporoko.
* {} * Cod, cut in pieces * Soak it overnight

Bodija Fresh Suya Spice {} | bodija-fresh | BOD-SUYA | 100 g x 2: 2,400 | kg 0.2 | art suya-sachets
Yaji as it is mixed in the north: ground kuli-kuli, ginger and pepper. {}, for meat on sticks and for plain rice.
* {} * Hot * Ready to sprinkle

Gino Pepper Soup Spice {} | gino | GNO-PEPSOUP | 10 g x 10: 1,900 | kg 0.2 | art pepper-soup-sachets
Ehuru, uda and hot pepper in one sachet: goat, catfish or chicken, and a cold evening.
* {} * One sachet for a small pot * No salt
`),
  ),
  ...makeProducts(
    insecticides,
    productLines(`
Raid Insecticide Spray {} | raid | RAI-INS | 300 ml: 3,400; 600 ml: 5,900 | kg 0.4, 0.7
Sprayed where they sit, they do not get up again. {} with a nozzle for corners.
* {} * For rooms and verandas * Nozzle for corners

Mortein Insecticide Spray {} | mortein | MOR-INS | 300 ml: 3,200; 600 ml: 5,500 | kg 0.4, 0.7
For the hour before sleep: {}, with a scent that does not stay.
* {} * For rooms * Mild scent
`),
  ),
  ...makeProducts(
    nets,
    productLines(`
Eko Stitch Mosquito Net {} | eko-stitch | EKO-NET | 4 x 6 ft: 9,500; 6 x 6 ft: 12,800; 6 x 7 ft: 14,500 | in white, sky-blue
A round canopy that falls around the whole bed. {}, and the fan still gets through.
* Fits a bed of {} * Hangs from one hook * Opens on one side
`),
  ),
  ...makeProducts(
    ringLights,
    productLines(`
Oraimo Ring Light {} with Stand | oraimo | ORA-RING | 10-inch: 16,500; 18-inch: 34,500 | kg 1.4, 2.6
Even light for make-up, lessons and live sales, on a stand that grows to 1.6 metres.
* {} ring * Ten steps of brightness * Holder for a phone
`),
  ),
]
