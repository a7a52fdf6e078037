import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const oils: ProductGroup = {
  category: 'car-care',
  art: 'engine-oil',
  kg: 4,
  maxDiscount: 26,
  features: ['Sealed, with the maker’s code to scratch'],
  advice: [
    'Your manual names the grade. 20W-50 for older engines, 5W-30 and 5W-40 for newer ones.',
    'Change every 5,000 km on our roads, whatever the can promises.',
    'Empty cans of good brands are refilled by bad people: break the cap before you throw it away.',
  ],
  box: ['One sealed can'],
}
const batteries: ProductGroup = {
  ...oils,
  art: 'car-battery',
  kg: 16,
  features: ['Charged and tested before dispatch', '12 months warranty'],
  advice: [
    'Match the ampere-hours and the side of the plus pole with the old one.',
    'Clean the terminals and grease them; white powder is lost current.',
    'Bring the old battery to the rider for ₦5,000 off the next order.',
  ],
  box: ['One battery', 'Terminal caps'],
}

const tyres: ProductGroup = {
  category: 'tyres',
  art: 'tyre',
  kg: 9,
  maxDiscount: 22,
  features: ['Made in the last 12 months', 'Price for one tyre'],
  advice: [
    'The four digits on the side are week and year. Ours are never older than a year.',
    'Put new ones on the rear axle, in pairs, also on front-wheel cars.',
    'Check the pressure cold every second Saturday.',
  ],
  box: ['One tyre'],
  bulk: 'Four at once: fitting and balancing at our partners is included.',
}

const electronics: ProductGroup = {
  category: 'car-electronics',
  art: 'car-stereo',
  kg: 1.8,
  maxDiscount: 36,
  features: ['12 V', '12 months warranty'],
  advice: [
    'Installation takes an hour; an auto electrician asks ₦8,000 to ₦15,000.',
    'Tell us car and year: the frame around a stereo differs.',
  ],
  box: ['The device', 'Cables and brackets', 'User guide'],
}
const jumpers: ProductGroup = {
  ...electronics,
  art: 'jump-starter',
  features: ['Protected against wrong poles', '12 months warranty'],
  advice: [
    'Charge it fully once a quarter; it will be needed on a day without warning.',
    'Red first, black second; take off the other way round.',
  ],
  box: ['The device', 'Clamps or hose', 'Bag'],
}

const tools: ProductGroup = {
  category: 'tools',
  art: 'drill',
  kg: 2.4,
  maxDiscount: 36,
  features: ['For 220 V or battery as named', '6 months warranty'],
  advice: [
    'Block walls want the hammer setting and a masonry bit; wood and steel want it off.',
    'Wear glasses. Eyes have no spare parts.',
    'Let the brushes be changed after a year of daily use, it costs little.',
  ],
  box: ['The tool', 'Accessories as named', 'User guide'],
}
const handTools: ProductGroup = {
  ...tools,
  art: 'toolbox',
  features: ['Hardened steel'],
  advice: [
    'Wipe with an oily rag in the rainy season.',
    'Lend by name: write it down, get it back.',
  ],
  box: [],
}

export const autoToolsProducts = [
  ...makeProducts(
    oils,
    productLines(`
TotalEnergies Quartz {} Engine Oil, 4 L | total-energies | TOT-QTZ | 5000 20W-50: 24,500; 7000 10W-40: 32,500; 9000 5W-40: 46,500
The red can at every good mechanic’s feet.
* {} * 4 litres * Petrol and diesel

Mobil {} Engine Oil, 4 L | mobil | MOB-OIL | Super 1000 20W-50: 26,500; Super 2000 10W-40: 34,500; 1 5W-30: 58,500
Keeps its thickness in Abuja traffic at two in the afternoon.
* {} * 4 litres * For petrol engines

Mobil Super Moto 20W-50, {} | mobil | MOB-MOTO | 1 L: 6,500; Carton of 12: 74,000 | kg 1, 12
For okada, keke and small generators.
* {} * Four-stroke * Wet clutch safe

TotalEnergies {} | total-energies | TOT-FLD | ATF 1 L: 6,900; Brake Fluid 500 ml: 4,500; Coolant 5 L: 16,500 | kg 1, 0.6, 5.2
The other fluids, from the same shelf.
* {} * For all makes * Sealed
`),
  ),
  ...makeProducts(
    batteries,
    productLines(`
Bosch {} Car Battery | bosch | BOS-BAT | S3 45Ah: 98,500; S4 62Ah: 128,000; S4 75Ah: 152,000; S5 100Ah: 215,000 | kg 12, 16, 19, 25
Starts in Jos in January and in Sokoto in April.
* {} * Maintenance-free * Calcium technology

Exide {} Car Battery | exide | EXI-CAR | 45Ah: 72,500; 62Ah: 92,500; 75Ah: 112,000 | kg 12, 16, 19
Starts every morning and asks for nothing in between.
* {} * Maintenance-free * Carry handle
`),
  ),
  ...makeProducts(
    tyres,
    productLines(`
Michelin Energy XM2+ {} | michelin | MIC-XM2 | 185/65 R15: 98,500; 195/65 R15: 108,000; 205/55 R16: 128,000
Quiet, frugal, and short to stop in rain.
* {} * Low rolling resistance * Reinforced sidewall

Michelin Primacy 4 {} | michelin | MIC-PR4 | 215/60 R17: 168,000; 225/55 R18: 205,000
For saloons that carry chairmen.
* {} * Long braking life * Low noise

Dunlop {} | dunlop | DUN-TYR | SP Touring R1 175/70 R13: 58,500; SP Touring R1 195/65 R15: 78,500; Grandtrek AT5 265/65 R17: 178,000
From first Corolla to Hilux.
* Dunlop {} * Strong shoulder * Even wear

Michelin LTX Force {} | michelin | MIC-LTX | 235/75 R15: 168,000; 265/65 R17: 215,000
For roads that are more of a suggestion.
* {} * All terrain * Cut-resistant
`),
  ),
  ...makeProducts(
    electronics,
    productLines(`
Pioneer {} Car Stereo | pioneer | PIO-STR | MVH-S125UI: 52,500; DMH-A240BT 6.2-inch: 148,000; DMH-Z5350 CarPlay: 268,000 | in black
Maps on the dash, highlife in the doors.
* {} * Bluetooth or USB * Steering wheel control

Sony {} Car Stereo | sony | SNY-STR | DSX-A410BT: 68,500; XAV-AX1000 CarPlay: 198,000 | in black
Extra Bass without a second battery.
* {} * 4 x 55 W * Extra Bass

Pioneer {} | pioneer | PIO-SPK | 6-inch Speakers, Pair: 42,500; 6 x 9 Speakers, Pair: 68,500; 12-inch Subwoofer: 98,500 | in black | art speaker | kg 2.5, 4, 8
Clear at the traffic light, felt on the express.
* {} * Grilles included * Mica cone

Xiaomi 70mai {} Dash Camera | xiaomi | XIA-DASH | Front: 58,500; Front and Rear: 86,500 | in black | art camera | kg 0.5
The witness that does not change its story.
* {} * 2K picture * Records when hit
`),
  ),
  ...makeProducts(
    jumpers,
    productLines(`
Anker Roav {} | anker | ANK-JMP | Jump Starter 800 A: 98,500; Jump Starter 1500 A: 138,000 | in black | kg 0.8, 1.2
Twelve starts from a thing like a book.
* {} * Petrol up to 6 litres * USB power bank and torch

Ingco {} | ingco | ING-AUTO | Tyre Inflator 12V: 18,500; Jump Leads 600 A: 14,500; Car Vacuum: 22,500 | in yellow | kg 1.4, 1.8, 1
What the boot should have had the last time.
* {} * Long cable * Bag included
`),
  ),
  ...makeProducts(
    tools,
    productLines(`
Bosch {} | bosch | BOS-DRL | GSB 550 Impact Drill: 62,500; GSB 16 RE Impact Drill: 98,500; GSR 120-LI Cordless: 118,000; GBH 2-26 Rotary Hammer: 185,000 | in teal
Blue Bosch is for people who are paid by the hole.
* {} * Reversible * Keyless or SDS chuck

Ingco {} | ingco | ING-DRL | Impact Drill 680 W: 32,500; Cordless Drill 12V: 42,500; Cordless Drill 20V: 64,500; Angle Grinder 900 W: 34,500 | in yellow
The yellow case on every second building site.
* {} * Variable speed * Spare brushes

Ingco {} | ingco | ING-PWR | Circular Saw 1400 W: 58,500; Jigsaw 650 W: 38,500; High-pressure Washer: 98,500 | in yellow | art drill | kg 4, 2.4, 7
For the carpenter in the family.
* {} * Depth or pressure as you set it * Safety switch
`),
  ),
  ...makeProducts(
    handTools,
    productLines(`
Ingco Tool Set, {} | ingco | ING-SET | 9 Pieces: 18,500; 24 Pieces: 32,500; 117 Pieces: 98,500 | in yellow | kg 1.5, 3, 7
A first toolbox for a first flat.
* {} * Blow-moulded case * Chrome vanadium

Bosch Screwdriver and Bit Set, {} | bosch | BOS-BIT | 25 Pieces: 18,900; 46 Pieces: 34,500 | in teal | kg 0.6, 1
Every screw has its bit, also the strange ones.
* {} * Ratchet on the 46 * Case

Ingco {} | ingco | ING-HND | Claw Hammer 450 g: 7,900; Sledge Hammer 2 kg: 14,500 | in yellow | art hammer | kg 0.7, 2.3
Swings true.
* {} * Fibreglass handle * Forged head

Ingco {} | ingco | ING-HND2 | Adjustable Spanner 10-inch: 8,500; Pliers Set of 3: 12,500; Tape 5 m: 4,500 | in yellow | kg 0.5, 0.9, 0.3
Small things whose absence stops the work.
* {} * Soft grip * Rust-protected
`),
  ),
]
