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
const motorcycleOils: ProductGroup = {
  ...oils,
  art: 'motor-oil-bottle',
  kg: 1,
  advice: [
    'Change it every 1,500 km on an okada, every 100 hours in a generator.',
    'Check the level with the engine cold and standing straight.',
  ],
  box: ['One sealed bottle'],
}
const fluids: ProductGroup = {
  ...oils,
  features: ['For all makes that ask for it'],
  art: 'gear-oil-bottle',
  kg: 1,
  advice: ['Ask the manual, not the neighbour: the wrong ATF ruins a gearbox in a month.'],
  box: ['One sealed bottle'],
}
const brakeFluids: ProductGroup = {
  ...fluids,
  art: 'brake-fluid-bottle',
  kg: 0.6,
  advice: [
    'Change it every two years; it drinks water from the air.',
    'It eats paint: wipe drops off at once, with water.',
  ],
}
const coolants: ProductGroup = {
  ...fluids,
  art: 'coolant-can',
  kg: 5.2,
  advice: [
    'Never open a hot radiator. Wait an hour.',
    'It is mixed already: no tap water into it, lime blocks the radiator.',
  ],
  box: ['One sealed can'],
}
const batteries: ProductGroup = {
  ...oils,
  art: 'car-battery',
  kg: 16,
  features: ['12 V', '12 months warranty'],
  advice: [
    'Match the ampere-hours and the side of the plus pole with the old one.',
    'Clean the terminals and grease them; white powder is lost current.',
    'Take the old battery to a dealer: lead has its price and poisons gutters.',
  ],
  box: ['One battery', 'Terminal caps'],
}

const tyres: ProductGroup = {
  category: 'tyres',
  art: 'tyre',
  kg: 9,
  maxDiscount: 22,
  features: ['Tubeless', 'Price for one tyre, without rim'],
  advice: [
    'The four digits on the side are week and year of making.',
    'Put new ones on the rear axle, in pairs, also on front-wheel cars.',
    'Check the pressure cold every second Saturday.',
  ],
  box: ['One tyre, without rim'],
}

const stereos: ProductGroup = {
  category: 'car-electronics',
  art: 'car-stereo',
  kg: 1.8,
  maxDiscount: 36,
  features: ['12 V', '12 months warranty'],
  advice: [
    'Installation takes an hour; an auto electrician asks ₦8,000 to ₦15,000.',
    'The frame around a stereo differs by car and year: ask your electrician which one yours needs.',
  ],
  box: ['The stereo', 'Cable harness and bracket', 'User guide'],
}
const speakers: ProductGroup = {
  ...stereos,
  art: 'car-speakers',
  kg: 2.5,
  features: ['4 ohms', '12 months warranty'],
  advice: [
    'Measure the hole and the depth in your door before you order.',
    'Put foam behind them: the door stops humming.',
  ],
  box: ['Two speakers', 'Two grilles', 'Screws and cables'],
}
const subwoofers: ProductGroup = {
  ...speakers,
  art: 'subwoofer',
  kg: 8,
  advice: [
    'It wants a closed box of 35 litres and an amplifier of its own.',
    'Turn it down for the estate gate; the guards know the song already.',
  ],
  box: ['One subwoofer, without box', 'Screws'],
}
const dashCameras: ProductGroup = {
  ...stereos,
  art: 'dash-camera',
  kg: 0.5,
  features: ['12 months warranty'],
  advice: [
    'Stick it behind the mirror, where it hides nothing from the driver.',
    'Buy a memory card for constant recording; common ones wear out in months.',
  ],
  box: ['Front camera', 'Car charger and cable', 'Sticker and guide'],
}
const jumpStarters: ProductGroup = {
  ...stereos,
  art: 'jump-starter',
  kg: 0.8,
  features: ['Protected against wrong poles', '12 months warranty'],
  advice: [
    'Charge it fully once a quarter; it will be needed on a day without warning.',
    'Red first, black second; take off the other way round.',
  ],
  box: ['Jump starter', 'Clamps', 'USB cable', 'Bag'],
}
const jumpLeads: ProductGroup = {
  ...jumpStarters,
  art: 'jump-leads',
  kg: 1.8,
  features: ['Copper-plated clamps'],
  advice: [
    'Red to plus on both cars, black to minus, the last one to bare metal of the dead car.',
    'Let the good car run for five minutes before you turn the key of the other.',
  ],
  box: ['Two leads with clamps', 'Bag'],
}
const inflators: ProductGroup = {
  ...jumpStarters,
  art: 'tyre-inflator',
  kg: 1.4,
  features: ['For the 12 V socket', '12 months warranty'],
  advice: [
    'Let the engine run while it pumps, and let it rest after ten minutes.',
    'The right pressure stands on the frame of the driver’s door.',
  ],
  box: ['Inflator', 'Hose', 'Needle for balls', 'Bag'],
}
const carVacuums: ProductGroup = {
  ...jumpStarters,
  art: 'car-vacuum',
  kg: 1,
  features: ['For the 12 V socket', '12 months warranty'],
  advice: [
    'Rinse the filter and let it dry for a day before you use it again.',
    'Dry dust only, unless you like the smell.',
  ],
  box: ['Car vacuum', 'Three nozzles', 'Bag'],
}

const drills: ProductGroup = {
  category: 'tools',
  art: 'drill',
  kg: 2.4,
  maxDiscount: 36,
  features: ['220 V', '6 months warranty'],
  advice: [
    'Block walls want the hammer setting and a masonry bit; wood and steel want it off.',
    'Wear glasses. Eyes have no spare parts.',
    'Let the brushes be changed after a year of daily use, it costs little.',
  ],
  box: ['The drill', 'Second handle', 'User guide'],
}
const cordlessDrills: ProductGroup = {
  ...drills,
  art: 'cordless-drill',
  kg: 1.6,
  features: ['6 months warranty'],
  advice: [
    'For wood, steel and screws; for concrete take one with a hammer.',
    'Charge the battery before it is empty, and leave it out of a hot car.',
  ],
  box: ['The drill', 'Battery', 'Charger', 'User guide'],
}
const rotaryHammers: ProductGroup = {
  ...drills,
  art: 'rotary-hammer',
  kg: 3.2,
  advice: [
    'Let the hammer do the work: pressing hard only heats the bit.',
    'A little grease on the SDS end of each bit makes it live long.',
  ],
  box: ['The rotary hammer', 'Second handle', 'Depth rod', 'User guide'],
}
const grinders: ProductGroup = {
  ...drills,
  art: 'angle-grinder',
  kg: 2.2,
  advice: [
    'Never take off the guard. Wear glasses and closed shoes.',
    'Wait until the disc stands still before you put it down.',
  ],
  box: ['The grinder', 'Guard and second handle', 'Key', 'User guide'],
}
const circularSaws: ProductGroup = {
  ...drills,
  art: 'circular-saw',
  kg: 4,
  advice: [
    'Set the blade so that it comes out a finger’s width below the board, not more.',
    'Two clamps hold a board better than a nephew.',
  ],
  box: ['The saw', 'Blade', 'Guide rail', 'User guide'],
}
const jigsaws: ProductGroup = {
  ...circularSaws,
  art: 'jigsaw',
  kg: 2.4,
  advice: [
    'Coarse blades for wood, fine ones for steel, and no pushing in curves.',
    'Sand the good side after: the blade tears upwards.',
  ],
  box: ['The jigsaw', 'Two blades', 'User guide'],
}
const washers: ProductGroup = {
  ...drills,
  art: 'pressure-washer',
  kg: 7,
  advice: [
    'Stay a hand’s length from paint and tyres.',
    'It needs a tap or a full tank above it; without water the pump dies in a minute.',
  ],
  box: ['The washer', 'Gun and lance', 'Five metres of hose', 'User guide'],
}

const toolSets: ProductGroup = {
  category: 'tools',
  art: 'tool-set',
  kg: 3,
  maxDiscount: 36,
  features: ['Hardened steel'],
  advice: [
    'Wipe with an oily rag in the rainy season.',
    'Lend by name: write it down, get it back.',
  ],
  box: ['The tools in their case'],
}
const handTools: ProductGroup = {
  ...toolSets,
  art: 'hammer',
  kg: 0.7,
  box: ['The tool'],
}
const tapes: ProductGroup = {
  ...handTools,
  art: 'tape-measure',
  features: ['Centimetres and inches'],
  advice: ['Let it run back slowly: the hook at its end is what breaks.'],
  box: ['One tape'],
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
`),
  ),
  ...makeProducts(
    motorcycleOils,
    productLines(`
Mobil Super Moto 20W-50, 1 L | mobil | MOB-MOTO-1L | 6,500
For okada, keke and small generators.
* 1 litre * Four-stroke * Wet clutch safe
`),
  ),
  ...makeProducts(
    { ...motorcycleOils, art: 'motor-oil-carton', kg: 12, box: ['Twelve sealed bottles'] },
    productLines(`
Mobil Super Moto 20W-50, Carton of 12 | mobil | MOB-MOTO-CAROF12 | 74,000
A month of oil for a park of okada.
* 12 bottles of 1 litre * Four-stroke * Wet clutch safe
`),
  ),
  ...makeProducts(
    fluids,
    productLines(`
TotalEnergies ATF 1 L | total-energies | TOT-FLD-ATF1L | 6,900
For automatic gearboxes and power steering.
* ATF for Dexron III * 1 litre * Red
`),
  ),
  ...makeProducts(
    brakeFluids,
    productLines(`
TotalEnergies Brake Fluid 500 ml | total-energies | TOT-FLD-BRAFLU500ML | 4,500
The small bottle on which everything hangs.
* DOT 4 * 500 ml * For discs and drums
`),
  ),
  ...makeProducts(
    coolants,
    productLines(`
TotalEnergies Coolant 5 L | total-energies | TOT-FLD-COO5L | 16,500
For go-slow in April, and the engine that must survive it.
* Ready to pour * 5 litres * Against rust and lime
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

Dunlop {} | dunlop | DUN-TYR | SP Touring R1 175/70 R13: 58,500; SP Touring R1 195/65 R15: 78,500
From the first Corolla to the third.
* Dunlop {} * Strong shoulder * Even wear

Dunlop Grandtrek AT5 265/65 R17 | dunlop | DUN-TYR-GRAAT526565R17 | 178,000 | art all-terrain-tyre | kg 16
For the Hilux that sees laterite on weekdays.
* 265/65 R17 * All terrain * Strong shoulder

Michelin LTX Force {} | michelin | MIC-LTX | 235/75 R15: 168,000; 265/65 R17: 215,000 | art all-terrain-tyre | kg 15
For roads that are more of a suggestion.
* {} * All terrain * Cut-resistant
`),
  ),
  ...makeProducts(
    stereos,
    productLines(`
Pioneer MVH-S125UI Car Stereo | pioneer | PIO-STR-MVHS125UI | 52,500 | in black
Highlife from a stick, news from the air.
* USB and FM * 4 x 50 W * One slot high

Pioneer {} Car Stereo | pioneer | PIO-STR | DMH-A240BT 6.2-inch: 148,000; DMH-Z5350 CarPlay: 268,000 | in black | art car-touch-screen
A screen on the dash, highlife in the doors.
* {} * Touch screen * Bluetooth * Input for a reversing camera

Sony DSX-A410BT Car Stereo | sony | SNY-STR-DSXA410BT | 68,500 | in black
Extra Bass without a second battery.
* Bluetooth and USB * 4 x 55 W * Extra Bass

Sony XAV-AX1000 CarPlay Car Stereo | sony | SNY-STR-XAVAX1000CAR | 198,000 | in black | art car-touch-screen
Maps of the phone on a screen at arm’s length.
* 6.2-inch touch screen * CarPlay * 4 x 55 W
`),
  ),
  ...makeProducts(
    speakers,
    productLines(`
Pioneer 6-inch Speakers, Pair | pioneer | PIO-SPK-6INCSPEPAI | 42,500 | in black
Clear at the traffic light.
* 6 inches, round * Mica cone * Grilles included

Pioneer 6 x 9 Speakers, Pair | pioneer | PIO-SPK-6X9SPEPAI | 68,500 | in black | art oval-car-speakers | kg 4
For the back shelf and the long road to Benin.
* 6 by 9 inches, oval * Mica cone * Grilles included
`),
  ),
  ...makeProducts(
    subwoofers,
    productLines(`
Pioneer 12-inch Subwoofer | pioneer | PIO-SPK-12INCSUB | 98,500 | in black
Felt on the express.
* 12 inches * Mica cone * Up to 1,400 W for a moment
`),
  ),
  ...makeProducts(
    dashCameras,
    productLines(`
Xiaomi 70mai Front Dash Camera | xiaomi | XIA-DASH-FRO | 58,500 | in black
The witness that does not change its story.
* 2K picture * Records when hit * Sees at night
`),
  ),
  ...makeProducts(
    {
      ...dashCameras,
      art: 'front-and-rear-dash-camera',
      box: ['Front camera', 'Rear camera and cable', 'Car charger', 'Stickers and guide'],
    },
    productLines(`
Xiaomi 70mai Front and Rear Dash Camera | xiaomi | XIA-DASH-FROANDREA | 86,500 | in black
Two witnesses, one for the danfo behind you.
* 2K in front, 1080p behind * Records when hit * Sees at night
`),
  ),
  ...makeProducts(
    jumpStarters,
    productLines(`
Anker Roav {} | anker | ANK-JMP | Jump Starter 800 A: 98,500; Jump Starter 1500 A: 138,000 | in black | kg 0.8, 1.2
Twelve starts from a thing like a book.
* {} * Petrol up to 6 litres * USB power bank and torch
`),
  ),
  ...makeProducts(
    inflators,
    productLines(`
Ingco Tyre Inflator 12V | ingco | ING-AUTO-TYRINF12V | 18,500 | in yellow
What the boot should have had the last time.
* Up to 10 bar * Three metres of cable * Bag included
`),
  ),
  ...makeProducts(
    jumpLeads,
    productLines(`
Ingco Jump Leads 600 A | ingco | ING-AUTO-JUMLEA600A | 14,500 | in yellow
For the neighbour at six in the morning.
* 600 A * Three metres long * Bag included
`),
  ),
  ...makeProducts(
    carVacuums,
    productLines(`
Ingco Car Vacuum | ingco | ING-AUTO-CARVAC | 22,500 | in yellow
For sand from Elegushi and chin-chin from the back seat.
* 120 W * Four metres of cable * Bag included
`),
  ),
  ...makeProducts(
    drills,
    productLines(`
Bosch {} | bosch | BOS-DRL | GSB 550 Impact Drill: 62,500; GSB 16 RE Impact Drill: 98,500 | in teal
Blue Bosch is for people who are paid by the hole.
* {} * Reversible * Chuck of 13 mm

Ingco Impact Drill 680 W | ingco | ING-DRL-IMPDRI680W | 32,500 | in yellow
The yellow drill on every second building site.
* 680 W * Variable speed * Spare brushes
`),
  ),
  ...makeProducts(
    cordlessDrills,
    productLines(`
Bosch GSR 120-LI Cordless | bosch | BOS-DRL-GSR120LICOR | 118,000 | in teal
Small enough for kitchen cupboards, strong enough for their screws.
* 12 V * Reversible * Keyless chuck

Ingco {} | ingco | ING-DRL | Cordless Drill 12V: 42,500; Cordless Drill 20V: 64,500 | in yellow
For the wall that is far from any socket.
* {} * Variable speed * Keyless chuck
`),
  ),
  ...makeProducts(
    rotaryHammers,
    productLines(`
Bosch GBH 2-26 Rotary Hammer | bosch | BOS-DRL-GBH226ROTHAM | 185,000 | in teal
For lintels, columns and everything else with iron in it.
* 830 W * SDS-plus * Drills, hammers, chisels
`),
  ),
  ...makeProducts(
    grinders,
    productLines(`
Ingco Angle Grinder 900 W | ingco | ING-DRL-ANGGRI900W | 34,500 | in yellow
Cuts the burglary proof that you lost the key of.
* 900 W * 115 mm discs * Spare brushes
`),
  ),
  ...makeProducts(
    circularSaws,
    productLines(`
Ingco Circular Saw 1400 W | ingco | ING-PWR-CIRSAW1400W | 58,500 | in yellow
For the carpenter in the family.
* 1400 W * 185 mm blade * Depth and angle as you set them
`),
  ),
  ...makeProducts(
    jigsaws,
    productLines(`
Ingco Jigsaw 650 W | ingco | ING-PWR-JIG650W | 38,500 | in yellow
For round holes, curves and the sink in the kitchen top.
* 650 W * Six speeds * 65 mm of wood
`),
  ),
  ...makeProducts(
    washers,
    productLines(`
Ingco High-pressure Washer | ingco | ING-PWR-HIGPREWAS | 98,500 | in yellow
Car, compound and green walls after the rains.
* 130 bar * Stops when you let go * Soap bottle
`),
  ),
  ...makeProducts(
    toolSets,
    productLines(`
Ingco Tool Set, 9 Pieces | ingco | ING-SET-9PIE | 18,500 | in yellow | kg 1.5
A first toolbox for a first flat.
* 9 pieces * Blow-moulded case * Chrome vanadium

Ingco Tool Set, {} | ingco | ING-SET | 24 Pieces: 32,500; 117 Pieces: 98,500 | in yellow | kg 3, 7 | art large-tool-set, three-tier-tool-set
Sockets and spanners for house, car and generator.
* {} * Blow-moulded case * Chrome vanadium

Bosch Screwdriver and Bit Set, {} | bosch | BOS-BIT | 25 Pieces: 18,900; 46 Pieces: 34,500 | in teal | kg 0.6, 1 | art bit-set, large-bit-set
Every screw has its bit, also the strange ones.
* {} * Handle for all bits * Case
`),
  ),
  ...makeProducts(
    handTools,
    productLines(`
Ingco Claw Hammer 450 g | ingco | ING-HND-CLAHAM450G | 7,900 | in yellow
Swings true, and takes back what went in crooked.
* 450 g * Fibreglass handle * Forged head

Ingco Sledge Hammer 2 kg | ingco | ING-HND-SLEHAM2KG | 14,500 | in yellow | art sledge-hammer | kg 2.3
For walls that have to go.
* 2 kg * Fibreglass handle * Forged head

Ingco Adjustable Spanner 10-inch | ingco | ING-HND2-ADJSPA10INC | 8,500 | in yellow | art adjustable-spanner | kg 0.5
One for all nuts up to 30 mm.
* 10 inches * Soft grip * Rust-protected
`),
  ),
  ...makeProducts(
    { ...handTools, box: ['Three pliers'] },
    productLines(`
Ingco Pliers Set of 3 | ingco | ING-HND2-PLISETOF3 | 12,500 | in yellow | art pliers-set | kg 0.9
To hold, to reach, to cut.
* Combination, long nose, cutter * Soft grip * Rust-protected
`),
  ),
  ...makeProducts(
    tapes,
    productLines(`
Ingco Tape 5 m | ingco | ING-HND2-TAP5M | 4,500 | in yellow | kg 0.3
Measure twice, cut once, argue never.
* 5 metres * Stops by thumb * Rubber edge
`),
  ),
  ...makeProducts(
    {
      ...handTools,
      art: 'padlock',
      advice: ['A drop of graphite a year keeps the dust out of the cylinder; no oil.'],
      box: ['The padlock', 'Three keys'],
    },
    productLines(`
Ingco {} | ingco | ING-PAD | Brass Padlock 40 mm: 4,600; Brass Padlock 60 mm: 7,900 | in gold | kg 0.3, 0.6
For the gate, the generator cage and the shop’s shutter.
* {} * Solid brass body * Hardened shackle * Three keys
`),
  ),
]
