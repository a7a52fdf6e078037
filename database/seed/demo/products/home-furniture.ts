import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const mattresses: ProductGroup = {
  category: 'mattresses',
  art: 'mattress',
  kg: 24,
  maxDiscount: 28,
  option: 'Size',
  features: ['Cover with zip', 'Delivered to the bedroom'],
  advice: [
    'Measure the inside of the bed frame, not the old mattress: foam grows with age.',
    'Heavier than 90 kg: take density 25 or more, or springs.',
    'Turn it head to foot every three months, and air it on the first dry morning of the year.',
    'It comes rolled in film. Give it six hours to rise and two days to lose its smell.',
  ],
  box: ['One mattress in film'],
}

const bedding: ProductGroup = {
  category: 'bedding',
  art: 'bedsheet',
  kg: 1.6,
  maxDiscount: 52,
  option: 'Size',
  features: ['Washes at 40 °C'],
  advice: [
    'The size named is that of the bed; sheets carry a foot more on each side.',
    'Wash dark colours alone the first two times.',
    'Cotton is cooler, microfibre dries before the light goes.',
  ],
  box: [],
}
const pillows: ProductGroup = {
  ...bedding,
  art: 'pillow',
  kg: 1.2,
  option: undefined,
  advice: [
    'Sleepers on the side need a higher pillow than those on the back.',
    'Shake it every morning and sun it once a month.',
  ],
}

const furniture: ProductGroup = {
  category: 'living-bedroom',
  art: 'sofa',
  kg: 40,
  maxDiscount: 32,
  features: ['Frame of hardwood', '12 months warranty on the frame'],
  advice: [
    'Measure door, stairs and corner before you order. Arms come off, backs do not.',
    'Two men bring it in and set it up; the carton goes back with them.',
    'Covers can be had again in two years: ask for the cloth by its name.',
  ],
  box: ['The furniture in parts', 'Screws and tools'],
}

const decor: ProductGroup = {
  category: 'decor',
  art: 'curtain',
  kg: 1.8,
  maxDiscount: 50,
  colourIsChoice: true,
  features: ['Colour as in daylight'],
  advice: [
    'Curtains want twice the width of the window to fall well.',
    'Rugs shed a little in the first month; brush, do not vacuum hard.',
  ],
  box: [],
}
const clocks: ProductGroup = {
  ...decor,
  art: 'wall-clock',
  kg: 1,
  features: ['Quiet sweep movement'],
  advice: ['Takes one AA battery a year.', 'Hang it out of the sun and it keeps its white.'],
}

const office: ProductGroup = {
  category: 'office-furniture',
  art: 'office-chair',
  kg: 15,
  maxDiscount: 34,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Set the seat so that your feet stand flat and the elbows lie level with the table.',
    'Gas lifts are replaced in ten minutes; keep the receipt.',
    'Assembly takes one person half an hour.',
  ],
  box: ['The furniture in parts', 'Screws and key'],
}

const desks: ProductGroup = { ...office, art: 'desk' }

export const homeFurnitureProducts = [
  ...makeProducts(
    mattresses,
    productLines(`
Mouka Dreamtime | mouka | MOU-DRM | 3.5 x 6 ft, 6 inches: 68,500; 4.5 x 6 ft, 8 inches: 112,000; 6 x 6 ft, 8 inches: 148,000; 6 x 6 ft, 10 inches: 182,000
The student and starter mattress of the nation.
* Density 18 foam * Quilted cover * Medium feel

Mouka Flora | mouka | MOU-FLO | 4.5 x 6 ft, 8 inches: 148,000; 6 x 6 ft, 10 inches: 238,000; 6 x 6 ft, 12 inches: 278,000
The middle of the range and the heart of it.
* Density 25 foam * Quilted cover * Medium firm

Mouka Mondeo Plus Orthopaedic | mouka | MOU-MON | 4.5 x 6 ft, 8 inches: 218,000; 6 x 6 ft, 10 inches: 348,000; 6 x 6 ft, 14 inches: 465,000
For backs with a history. Firm, and honest about it.
* High-density foam * Orthopaedic support * Firm

Mouka Regal Spring | mouka | MOU-REG | 4.5 x 6 ft: 268,000; 6 x 6 ft: 398,000; 7 x 7 ft: 545,000
Springs below, foam above, hotel in between.
* Bonnell springs * Pillow top * Medium

Vitafoam Vita Grand | vitafoam | VIT-GRD | 3.5 x 6 ft, 6 inches: 72,000; 4.5 x 6 ft, 8 inches: 118,000; 6 x 6 ft, 8 inches: 156,000; 6 x 6 ft, 10 inches: 192,000
Sixty years of foam knowledge in one sober stripe.
* Density 20 foam * Damask cover * Medium

Vitafoam Vita Supreme | vitafoam | VIT-SUP | 4.5 x 6 ft, 8 inches: 158,000; 6 x 6 ft, 10 inches: 252,000; 6 x 6 ft, 12 inches: 298,000
Keeps two sleepers from rolling into one valley.
* Density 27 foam * Knitted cover * Medium firm

Vitafoam Vita Spring Flex | vitafoam | VIT-SPR | 4.5 x 6 ft: 285,000; 6 x 6 ft: 425,000; 6 x 7 ft: 498,000
Pocket springs, so that the early riser wakes nobody.
* Pocket springs * Cool knit * Medium

Vitafoam Vita Baby Cot Mattress | vitafoam | VIT-COT | 2 x 4 ft, 4 inches: 28,500; 2.5 x 4 ft, 4 inches: 32,500
Firm and flat, as paediatricians want it.
* Firm foam * Waterproof cover * Washable
`),
  ),
  ...makeProducts(
    bedding,
    productLines(`
Iroko Home Cotton Bedsheet Set | iroko-home | IRK-COT | 4.5 x 6 ft: 18,500; 6 x 6 ft: 22,500; 7 x 7 ft: 27,500 | in white, teal, wine, navy
Percale that is cool on arrival and soft by the third wash.
* 100 percent cotton * Flat sheet and four pillowcases * Reinforced edge

Iroko Home Adire Bedsheet Set | iroko-home | IRK-ADI | 4.5 x 6 ft: 32,500; 6 x 6 ft: 38,500 | in indigo, sky-blue
Tied and dyed in Osogbo: a bed like a night sky.
* Hand-dyed cotton * Flat sheet and four pillowcases * Colour set with salt

Iroko Home Microfibre Duvet Set | iroko-home | IRK-DUV | 4.5 x 6 ft: 28,500; 6 x 6 ft: 34,500; 7 x 7 ft: 41,500 | in grey, pink, green
Duvet, sheet and pillowcases that match without effort.
* Brushed microfibre * Duvet, sheet, four pillowcases * Dries quickly

Vitafoam Mattress Protector | vitafoam | VIT-PRO | 4.5 x 6 ft: 18,900; 6 x 6 ft: 23,500 | in white
For children, tea and other accidents.
* Waterproof * Silent cotton top * Elastic all round
`),
  ),
  ...makeProducts(
    pillows,
    productLines(`
Mouka Pillow {} | mouka | MOU-PIL | Fibre: 8,500; Memory Foam: 24,500; Neck Support: 28,500
From hollow fibre to a wave that holds the neck.
* {} * Cotton cover * Washable cover

Vitafoam Pillow {} | vitafoam | VIT-PIL | Soft: 7,900; Vita Rest: 14,500; Nursing: 22,000
The nursing one doubles as the best reading support in bed.
* {} * Hypoallergenic * Keeps its form

Iroko Home Throw Pillow, Pack of {} | iroko-home | IRK-THR | 2: 12,500; 4: 22,500 | in indigo, orange, green | kg 1, 2
Ankara fronts, plain backs, zip below.
* Pack of {} * 18 by 18 inches * Filling included
`),
  ),
  ...makeProducts(
    furniture,
    productLines(`
Iroko Home {} Fabric Sofa | iroko-home | IRK-SOFA | 2-seater: 248,000; 3-seater: 338,000; L-shape: 548,000 | in grey, teal, beige | kg 38, 52, 85
Deep enough for a nap, firm enough to get up from.
* {} * High-resilience foam * Removable cushion covers

Iroko Home Leatherette Sofa Set, {} | iroko-home | IRK-LSET | 5-seater: 598,000; 7-seater: 785,000 | in black, coffee | kg 110, 150
Wipes clean after children, visitors and Christmas.
* {} * Leatherette * Springs and foam

Iroko Home {} Bed Frame | iroko-home | IRK-BED | 4.5 x 6 ft: 178,000; 6 x 6 ft: 238,000; 6 x 6 ft with Storage: 328,000 | in walnut, white | art bed | kg 48, 62, 88
Slats that do not sing.
* {} * Slatted base * Upholstered head on request

Iroko Home {} Wardrobe | iroko-home | IRK-WRD | 2-door: 168,000; 3-door with Mirror: 258,000; 4-door Sliding: 398,000 | in walnut, oak | art wardrobe | kg 60, 85, 120
Room for agbada to hang without folding.
* {} * Hanging rail and shelves * Soft-close hinges

Vitafoam Vita Sofa Bed | vitafoam | VIT-SBED | 285,000 | in grey, navy | kg 45
Sofa till ten, guest room after.
* Opens to 4 x 6 ft * Foam mattress inside * Washable cover
`),
  ),
  ...makeProducts(
    decor,
    productLines(`
Iroko Home {} Curtains, Pair | iroko-home | IRK-CUR | Blackout 7 ft: 28,500; Blackout 9 ft: 34,500; Sheer 7 ft: 16,500 | in grey, wine, beige, navy | form Pair
Sun stays out, privacy stays in.
* {} * Eyelets for rods * Two panels

Iroko Home {} Rug | iroko-home | IRK-RUG | 4 x 6 ft: 42,500; 5 x 8 ft: 68,500; 7 x 10 ft: 118,000 | in indigo, coffee | art rug | kg 5, 9, 16
A comb pattern from adire, woven thick for bare feet.
* {} * Dense pile * Non-slip back
`),
  ),
  ...makeProducts(
    clocks,
    productLines(`
Casio {} Wall Clock | casio | CAS-WCL | IQ-01 Round: 16,500; IQ-66 Large: 26,500 | in black, white
School-hall clarity at ten metres.
* {} * Plain numbers * One AA battery

Iroko Home {} Wall Clock | iroko-home | IRK-WCL | Wooden 12-inch: 18,500; Frameless Large: 22,500 | in wood, gold
A slow hand over real wood grain.
* {} * Silent movement * Hook included
`),
  ),
  ...makeProducts(
    office,
    productLines(`
Iroko Home {} Office Chair | iroko-home | IRK-CHR | Mesh: 68,500; Mesh with Headrest: 98,500; Executive Leatherette: 148,000 | in black, grey
Nine hours, one back, no complaints.
* {} * Gas lift * Tilts and locks

Iroko Home Visitor’s Chair, {} | iroko-home | IRK-VIS | Single: 38,500; Airport Row of 3: 128,000 | in black | kg 8, 24
For banks, clinics and churches with patience.
* {} * Steel frame * Padded seat
`),
  ),
  ...makeProducts(
    desks,
    productLines(`
Iroko Home {} Desk | iroko-home | IRK-DSK | Study 1 m: 68,500; Office 1.2 m with Drawers: 118,000; Standing, Electric: 285,000 | in oak, white, walnut | art desk | kg 18, 32, 40
Straight, strong, with a hole for the cables.
* {} * Scratch-resistant top * Steel legs
`),
  ),
]
