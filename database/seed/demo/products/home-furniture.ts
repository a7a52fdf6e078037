import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const mattresses: ProductGroup = {
  category: 'mattresses',
  art: 'mattress',
  kg: 24,
  maxDiscount: 28,
  option: 'Size',
  features: ['Cover with zip'],
  advice: [
    'Measure the inside of the bed frame, not the old mattress: foam grows with age.',
    'Turn it head to foot every three months, and air it on the first dry morning of the year.',
    'It comes rolled in film. Give it six hours to rise and two days to lose its smell.',
  ],
  box: ['One mattress in film'],
}

const springMattresses: ProductGroup = {
  ...mattresses,
  art: 'spring-mattress',
  kg: 34,
  features: ['Handles at the side'],
  advice: [
    'Measure the inside of the bed frame, and the turn of the stairs: springs do not roll.',
    'Turn it head to foot every three months.',
    'Slats should not be further apart than a hand; else the springs mark the cover.',
  ],
}

const cotMattresses: ProductGroup = {
  ...mattresses,
  art: 'cot-mattress',
  kg: 3,
  features: ['Cover with zip'],
  advice: [
    'Two fingers between mattress and cot are the most; a child’s arm finds any gap.',
    'A baby sleeps flat: no pillow, no duvet, only the sheet.',
  ],
}

const sheets: ProductGroup = {
  category: 'bedding',
  art: 'bedsheet',
  kg: 1.6,
  maxDiscount: 52,
  option: 'Size',
  features: ['Washes at 40 °C'],
  advice: [
    'The size named is that of the bed; sheets carry a foot more on each side.',
    'Wash dark colours alone the first two times.',
    'Cotton is cool on a night without light; dry it in the wind and it irons itself.',
  ],
  box: ['One flat sheet', 'Four pillowcases'],
}

const adireSheets: ProductGroup = {
  ...sheets,
  art: 'adire-bedsheet',
  features: ['Washed by hand, cold'],
  advice: [
    'The size named is that of the bed; sheets carry a foot more on each side.',
    'Salt in the first three waters holds the indigo. Dry it in the shade.',
  ],
}

const duvets: ProductGroup = {
  ...sheets,
  art: 'duvet-set',
  kg: 3,
  advice: [
    'The size named is that of the bed.',
    'Microfibre dries before the light goes; iron it cool, if at all.',
  ],
  box: ['One duvet', 'One sheet', 'Four pillowcases'],
}

const protectors: ProductGroup = {
  ...sheets,
  art: 'mattress-protector',
  kg: 1.2,
  advice: [
    'The size named is that of the mattress; it reaches over edges of up to 12 inches.',
    'No bleach and no hot iron: both open the layer that keeps the water out.',
  ],
  box: ['One protector'],
}

const pillows: ProductGroup = {
  ...sheets,
  art: 'pillow',
  kg: 1.2,
  option: undefined,
  features: ['Cover washes at 40 °C'],
  advice: [
    'Sleepers on the side need a higher pillow than those on the back.',
    'Sun it once a month, one hour a side.',
  ],
  box: ['One pillow'],
}

const nursingPillows: ProductGroup = {
  ...pillows,
  art: 'nursing-pillow',
  advice: [
    'Its opening goes round the waist, the child lies on the arm of it.',
    'A baby never sleeps alone on it.',
  ],
}

const throwPillows: ProductGroup = {
  ...pillows,
  art: 'throw-pillows-of-2',
  features: ['Cover washes at 30 °C, inside out'],
  advice: [
    'Take the filling out before you wash the covers; dry them in the shade.',
    'Two on a two-seater, four on a corner: more is a shop.',
  ],
  box: [],
}

const sofas: ProductGroup = {
  category: 'living-bedroom',
  art: 'sofa',
  kg: 40,
  maxDiscount: 32,
  features: ['Frame of hardwood', '12 months warranty on the frame'],
  advice: [
    'Measure door, stairs and corner before you order. Feet come off, backs do not.',
    'Turn the cushions every week; the favourite seat sinks first.',
    'Blot what was spilt at once, with cold water and no soap.',
  ],
  box: ['The sofa', 'Feet with screws'],
}

const leatherette: ProductGroup = {
  ...sofas,
  art: 'sofa-set-of-5-seats',
  kg: 110,
  advice: [
    'Measure door, stairs and corner before you order: it comes in several pieces, each of one width.',
    'Wipe it with a damp cloth, never with spirit; keep it a metre from the window.',
  ],
  box: ['The sofas and chairs', 'Feet with screws'],
}

const sofaBeds: ProductGroup = {
  ...sofas,
  art: 'sofa-bed',
  kg: 45,
  advice: [
    'Leave six feet free in front of it; that is what the bed takes.',
    'Open it from the middle with both hands, then it does not bend its hinge.',
  ],
}

const beds: ProductGroup = {
  ...sofas,
  art: 'bed',
  kg: 48,
  features: ['12 months warranty on the frame'],
  advice: [
    'The size named is that of the mattress, which is sold apart.',
    'Tighten the screws after a month; new wood settles.',
  ],
  box: ['Head board, sides and slats', 'Screws and key'],
}

const wardrobes: ProductGroup = {
  ...beds,
  art: 'wardrobe',
  kg: 60,
  features: ['12 months warranty'],
  advice: [
    'Measure the ceiling: it is put together lying down and needs a hand’s width to stand up.',
    'Screw it to the wall where children climb.',
  ],
  box: ['Panels, doors and rail', 'Screws and key'],
}

const curtains: ProductGroup = {
  category: 'decor',
  art: 'curtain',
  kg: 1.8,
  maxDiscount: 50,
  colourIsChoice: true,
  form: 'Pair',
  features: ['Colour as in daylight'],
  advice: [
    'Curtains want twice the width of the window to fall well.',
    'Measure from the rod to the floor and take away one inch.',
  ],
  box: ['Two panels'],
}

const rugs: ProductGroup = {
  ...curtains,
  art: 'rug',
  form: undefined,
  advice: [
    'It sheds a little in the first month; brush, do not vacuum hard.',
    'Turn it round twice a year, so that feet and sun wear it evenly.',
  ],
  box: [],
}

const clocks: ProductGroup = {
  ...curtains,
  art: 'wall-clock',
  kg: 1,
  form: undefined,
  features: ['Quiet sweep movement'],
  advice: ['Takes one AA battery a year.', 'Hang it out of the sun and it keeps its colour.'],
  box: [],
}

const framelessClocks: ProductGroup = {
  ...clocks,
  art: 'frameless-clock',
  advice: [
    'Draw the circle with a string and a pencil first; the paper in the box shows where the hours go.',
    'Its glue holds on paint and tiles, not on raw block.',
  ],
  box: ['Movement with hands', 'Twelve numbers with glue', 'Paper to measure by'],
}

const chairs: ProductGroup = {
  category: 'office-furniture',
  art: 'office-chair',
  kg: 15,
  maxDiscount: 34,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Set the seat so that your feet stand flat and the elbows lie level with the table.',
    'Assembly takes one person half an hour.',
    'A gas lift that sinks is changed in ten minutes; any chair shop has them.',
  ],
  box: ['The chair in parts', 'Screws and key'],
}

const visitorChairs: ProductGroup = {
  ...chairs,
  art: 'visitor-chair',
  advice: [
    'Leave a hand between chair and wall; backs are what marks the paint.',
    'Tighten the screws after a month of visitors.',
  ],
}

const desks: ProductGroup = {
  ...chairs,
  art: 'desk',
  kg: 18,
  advice: [
    'Stand it with the window at your side, not behind the screen.',
    'Assembly takes two people an hour.',
  ],
  box: ['Top and legs', 'Screws and key'],
}

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

Vitafoam Vita Grand | vitafoam | VIT-GRD | 3.5 x 6 ft, 6 inches: 72,000; 4.5 x 6 ft, 8 inches: 118,000; 6 x 6 ft, 8 inches: 156,000; 6 x 6 ft, 10 inches: 192,000
Sixty years of foam knowledge in one sober stripe.
* Density 20 foam * Damask cover * Medium

Vitafoam Vita Supreme | vitafoam | VIT-SUP | 4.5 x 6 ft, 8 inches: 158,000; 6 x 6 ft, 10 inches: 252,000; 6 x 6 ft, 12 inches: 298,000
Keeps two sleepers from rolling into one valley.
* Density 27 foam * Knitted cover * Medium firm
`),
  ),
  ...makeProducts(
    springMattresses,
    productLines(`
Mouka Regal Spring | mouka | MOU-REG | 4.5 x 6 ft: 268,000; 6 x 6 ft: 398,000; 7 x 7 ft: 545,000
Springs below, foam above, hotel in between.
* Bonnell springs * Pillow top * Medium

Vitafoam Vita Spring Flex | vitafoam | VIT-SPR | 4.5 x 6 ft: 285,000; 6 x 6 ft: 425,000; 6 x 7 ft: 498,000
Pocket springs, so that the early riser wakes nobody.
* Pocket springs * Cool knit * Medium
`),
  ),
  ...makeProducts(
    cotMattresses,
    productLines(`
Vitafoam Vita Baby Cot Mattress | vitafoam | VIT-COT | 2 x 4 ft, 4 inches: 28,500; 2.5 x 4 ft, 4 inches: 32,500
Firm and flat, as paediatricians want it.
* Firm foam * Waterproof cover * Washable
`),
  ),
  ...makeProducts(
    sheets,
    productLines(`
Iroko Home Cotton Bedsheet Set | iroko-home | IRK-COT | 4.5 x 6 ft: 18,500; 6 x 6 ft: 22,500; 7 x 7 ft: 27,500 | in white, teal, wine, navy
Percale that is cool on arrival and soft by the third wash.
* 100 percent cotton * Flat sheet and four pillowcases * Reinforced edge
`),
  ),
  ...makeProducts(
    adireSheets,
    productLines(`
Iroko Home Adire Bedsheet Set | iroko-home | IRK-ADI | 4.5 x 6 ft: 32,500; 6 x 6 ft: 38,500 | in indigo, sky-blue
Tied and dyed in Osogbo: a bed like a night sky.
* Hand-dyed cotton * Flat sheet and four pillowcases * Colour set with salt
`),
  ),
  ...makeProducts(
    duvets,
    productLines(`
Iroko Home Microfibre Duvet Set | iroko-home | IRK-DUV | 4.5 x 6 ft: 28,500; 6 x 6 ft: 34,500; 7 x 7 ft: 41,500 | in grey, pink, green
Duvet, sheet and pillowcases that match without effort.
* Brushed microfibre * Duvet, sheet, four pillowcases * Dries quickly
`),
  ),
  ...makeProducts(
    protectors,
    productLines(`
Vitafoam Mattress Protector | vitafoam | VIT-PRO | 4.5 x 6 ft: 18,900; 6 x 6 ft: 23,500 | in white
For children, tea and other accidents.
* Waterproof * Silent cotton top * Elastic all round
`),
  ),
  ...makeProducts(
    pillows,
    productLines(`
Mouka Pillow {} | mouka | MOU-PIL | Fibre: 8,500; Memory Foam: 24,500 | in white
Keeps its height until the alarm.
* {} * Cotton cover * Zip at the side

Mouka Pillow {} | mouka | MOU-NECK | Neck Support: 28,500 | in white | art contour-pillow
A wave of foam that holds the neck and lets the shoulder lie.
* {} * Two heights * Cotton cover

Vitafoam Pillow {} | vitafoam | VIT-PIL | Soft: 7,900; Vita Rest: 14,500 | in white
White, plain, and there again in the morning.
* {} * Hypoallergenic * Keeps its form
`),
  ),
  ...makeProducts(
    nursingPillows,
    productLines(`
Vitafoam Pillow {} | vitafoam | VIT-NUR | Nursing: 22,000 | in white
For the feeding hours, and later the best reading support in bed.
* Goes round the waist * Hypoallergenic * Keeps its form
`),
  ),
  ...makeProducts(
    throwPillows,
    productLines(`
Iroko Home Throw Pillow, Pack of {} | iroko-home | IRK-THR | 2: 12,500; 4: 22,500 | in indigo, orange, green | kg 1, 2 | art throw-pillows-of-2, throw-pillows-of-4
Ankara fronts, plain backs, zip below.
* Pack of {} * 18 by 18 inches * Filling included
`),
  ),
  ...makeProducts(
    sofas,
    productLines(`
Iroko Home {} Fabric Sofa | iroko-home | IRK-SOFA | 2-seater: 248,000; 3-seater: 338,000; L-shape: 548,000 | in grey, teal, beige | kg 38, 52, 85 | art two-seater-sofa, sofa, corner-sofa
Deep enough for a nap, firm enough to get up from.
* {} * High-resilience foam * Removable cushion covers
`),
  ),
  ...makeProducts(
    leatherette,
    productLines(`
Iroko Home Leatherette Sofa Set, {} | iroko-home | IRK-LSET | 5-seater: 598,000; 7-seater: 785,000 | in black, coffee | kg 110, 150 | art sofa-set-of-5-seats, sofa-set-of-7-seats
Wipes clean after children, visitors and Christmas.
* {} * Leatherette * Springs and foam
`),
  ),
  ...makeProducts(
    sofaBeds,
    productLines(`
Vitafoam Vita Sofa Bed | vitafoam | VIT-SBED | 285,000 | in grey, navy | kg 45
Sofa till ten, guest room after.
* Opens to 4 x 6 ft * Foam mattress inside * Washable cover
`),
  ),
  ...makeProducts(
    beds,
    productLines(`
Iroko Home {} Bed Frame | iroko-home | IRK-BED | 4.5 x 6 ft: 178,000; 6 x 6 ft: 238,000; 6 x 6 ft with Storage: 328,000 | in walnut, white | kg 48, 62, 88 | art bed, bed, storage-bed
Slats that do not sing.
* {} * Slatted base * Head board of wood
`),
  ),
  ...makeProducts(
    wardrobes,
    productLines(`
Iroko Home {} Wardrobe | iroko-home | IRK-WRD | 2-door: 168,000; 3-door with Mirror: 258,000 | in walnut, oak | kg 60, 85 | art wardrobe, mirror-wardrobe
Room for agbada to hang without folding.
* {} * Hanging rail and shelves * Soft-close hinges

Iroko Home {} Wardrobe | iroko-home | IRK-WRS | 4-door Sliding: 398,000 | in walnut, oak | kg 120 | art sliding-wardrobe
Doors that pass each other, for rooms where the bed stands close.
* {} * Hanging rail and shelves * Doors on ball bearings
`),
  ),
  ...makeProducts(
    curtains,
    productLines(`
Iroko Home {} Curtains, Pair | iroko-home | IRK-CUR | Blackout 7 ft: 28,500; Blackout 9 ft: 34,500 | in grey, wine, beige, navy
Sun stays out, sleep stays in.
* {} * Eyelets for rods * Two panels

Iroko Home {} Curtains, Pair | iroko-home | IRK-SHE | Sheer 7 ft: 16,500 | in beige, grey | art sheer-curtain
Lets the morning in and keeps the neighbours out.
* {} * Eyelets for rods * Two panels
`),
  ),
  ...makeProducts(
    rugs,
    productLines(`
Iroko Home {} Rug | iroko-home | IRK-RUG | 4 x 6 ft: 42,500; 5 x 8 ft: 68,500; 7 x 10 ft: 118,000 | in indigo, coffee | kg 5, 9, 16
Three diamonds in a border, woven thick for bare feet.
* {} * Dense pile * Non-slip back
`),
  ),
  ...makeProducts(
    clocks,
    productLines(`
Casio {} Wall Clock | casio | CAS-WCL | IQ-01 Round: 16,500; IQ-66 Large: 26,500 | in black, white
School-hall clarity at ten metres.
* {} * Plain numbers * One AA battery

Iroko Home {} Wall Clock | iroko-home | IRK-WCL | Wooden 12-inch: 18,500 | in wood, walnut | art wooden-clock
A slow hand over real wood grain.
* {} * Silent movement * Hook included
`),
  ),
  ...makeProducts(
    framelessClocks,
    productLines(`
Iroko Home {} Wall Clock | iroko-home | IRK-WCF | Frameless Large: 22,500 | in gold, black
Only numbers and hands: the wall itself is the clock.
* {} * About 3 feet across * One AA battery
`),
  ),
  ...makeProducts(
    chairs,
    productLines(`
Iroko Home {} Office Chair | iroko-home | IRK-CHR | Mesh: 68,500; Mesh with Headrest: 98,500; Executive Leatherette: 148,000 | in black, grey | art office-chair, headrest-chair, executive-chair
Nine hours, one back, no complaints.
* {} * Gas lift * Tilts and locks
`),
  ),
  ...makeProducts(
    visitorChairs,
    productLines(`
Iroko Home Visitor’s Chair, {} | iroko-home | IRK-VIS | Single: 38,500; Airport Row of 3: 128,000 | in black | kg 8, 24 | art visitor-chair, airport-chairs
For banks, clinics and churches with patience.
* {} * Steel frame * Padded seat
`),
  ),
  ...makeProducts(
    desks,
    productLines(`
Iroko Home {} Desk | iroko-home | IRK-DSK | Study 1 m: 68,500; Office 1.2 m with Drawers: 118,000; Standing, Electric: 285,000 | in oak, white, walnut | kg 18, 32, 40 | art desk, drawer-desk, standing-desk
Straight, strong, with a hole for the cables.
* {} * Scratch-resistant top * Hole for cables
`),
  ),
]
