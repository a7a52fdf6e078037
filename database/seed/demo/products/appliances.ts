import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const fridges: ProductGroup = {
  category: 'refrigerators',
  art: 'refrigerator',
  kg: 45,
  maxDiscount: 28,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Let it stand upright for six hours before the first start, so that the oil runs back into the compressor.',
    'Leave a hand’s width of air behind it. Against the wall it uses a fifth more power.',
    'Measure your kitchen’s door before you order, not after.',
  ],
  box: ['The refrigerator', 'Shelves and vegetable basket', 'Ice tray', 'Warranty card'],
}

const inverterFridges: ProductGroup = {
  ...fridges,
  advice: [
    ...fridges.advice,
    'An inverter compressor runs softly all day instead of starting hard; that suits solar and small generators.',
  ],
}

const barFridges: ProductGroup = {
  ...fridges,
  art: 'bar-fridge',
  kg: 20,
  advice: fridges.advice.slice(0, 2),
  box: ['The fridge', 'Wire shelves', 'Two keys', 'Warranty card'],
}

const chestFreezers: ProductGroup = {
  ...fridges,
  category: 'freezers',
  art: 'chest-freezer',
  kg: 40,
  features: ['Lock and two keys', '12 months warranty'],
  advice: [
    'Freeze in small portions and let them become hard before adding more: a full load of warm fish takes two days.',
    'A full freezer holds its cold about three times as long as an empty one.',
    'Scrape ice with plastic, never with a knife. One scratch lets the gas out.',
    'For a shop take one size more than you think: pure water takes more room than it seems.',
  ],
  box: ['The freezer', 'Basket', 'Two keys', 'Warranty card'],
}

const uprightFreezers: ProductGroup = {
  ...chestFreezers,
  art: 'upright-freezer',
  kg: 50,
  features: ['12 months warranty'],
  advice: [
    'Freeze in small portions and let them become hard before adding more.',
    'Keep one drawer for fish alone; smells travel, even when frozen.',
    'Let it stand upright for six hours before the first start.',
  ],
  box: ['The freezer', 'Drawers', 'Ice tray', 'Warranty card'],
}

const showcaseFreezers: ProductGroup = {
  ...uprightFreezers,
  art: 'showcase-freezer',
  features: ['12 months warranty'],
  advice: [
    'Stand it away from the shop’s door: sun on the glass costs cold and money.',
    'Close the lid between two customers; an open lid melts the top layer in ten minutes.',
  ],
  box: ['The freezer', 'Wire baskets', 'Warranty card'],
}

const twinTubs: ProductGroup = {
  category: 'washing-machines',
  art: 'twin-tub',
  kg: 20,
  maxDiscount: 30,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'It can be filled by bucket, so it works where the tap does not.',
    'Kilograms are those of dry clothes. Fill to four fifths and whites come out whiter.',
    'Spin half a tub at a time and lay the clothes evenly; then it does not walk.',
  ],
  box: ['The washing machine', 'Inlet and drain hoses', 'User guide'],
}

const topLoaders: ProductGroup = {
  ...twinTubs,
  art: 'top-loader',
  kg: 34,
  advice: [
    'It wants a tap with pressure, or a small pump between tank and machine.',
    'Kilograms are those of dry clothes. Fill to four fifths and whites come out whiter.',
    'Stand it level: four feet, four turns of the hand, and the spin is quiet.',
  ],
}

const frontLoaders: ProductGroup = {
  ...twinTubs,
  art: 'washing-machine',
  kg: 60,
  advice: [
    'Take out the transport bolts at the back before the first wash, else it will dance.',
    'Use powder for automatic machines: the foam of hand-wash soap climbs out of the drawer.',
    'Leave the door a little open after the last wash; the rubber stays dry and does not smell.',
  ],
}

const airConditioners: ProductGroup = {
  category: 'air-conditioners',
  art: 'air-conditioner',
  kg: 38,
  maxDiscount: 26,
  features: ['Copper pipes of 3 metres included', '12 months warranty'],
  advice: [
    '1 HP cools up to 12 square metres, 1.5 HP up to 20, 2 HP up to 30. A room under the roof needs half a size more.',
    'Installation is not in the price: ask your technician for his before you order.',
    'Wash the filter every month. It is two clicks and saves a tenth of the power.',
  ],
  box: ['Indoor and outdoor unit', 'Remote control', 'Copper pipes and drain hose'],
}

const portableAcs: ProductGroup = {
  ...airConditioners,
  art: 'portable-air-conditioner',
  features: ['Castors', '12 months warranty'],
  advice: [
    'The hose must lead the warm air out of a window; without it the room only gets wet and warm.',
    'A portable one cools a closed room of up to 15 square metres; keep the door shut.',
    'Empty the water in damp months: the lamp tells you when.',
  ],
  box: ['The air conditioner', 'Hose and window plate', 'Remote control'],
}

const floorAcs: ProductGroup = {
  ...airConditioners,
  art: 'floor-air-conditioner',
  advice: [
    '3 HP cools a hall of up to 50 square metres, 5 HP one of up to 90; people count as heat too.',
    'Installation is not in the price. The larger ones want three-phase current: let an electrician look first.',
  ],
}

const standingFans: ProductGroup = {
  category: 'fans',
  art: 'fan',
  kg: 6,
  maxDiscount: 38,
  colourIsChoice: true,
  features: ['Pure copper motor', '12 months warranty'],
  advice: [
    'A fan of 60 W uses half a unit of power in a whole night.',
    'Wipe the blades when harmattan dust settles; a dirty edge hums.',
  ],
  box: ['The fan in parts', 'Screws', 'User guide'],
}

const metalFans: ProductGroup = {
  ...standingFans,
  advice: [
    'Metal blades move more air than plastic ones, and are louder.',
    'Tighten the guard’s clips after the first week; shaking loosens what is new.',
  ],
}

const tableFans: ProductGroup = {
  ...standingFans,
  art: 'table-fan',
  box: ['The fan', 'User guide'],
}

const wallFans: ProductGroup = {
  ...metalFans,
  art: 'wall-fan',
  advice: [
    'Drill into block, not into plaster: it pulls on its screws all day.',
    'Metal blades move more air than plastic ones, and are louder.',
  ],
  box: ['The fan', 'Wall bracket with screws', 'User guide'],
}

const ceilingFans: ProductGroup = {
  ...standingFans,
  art: 'ceiling-fan',
  advice: [
    'It wants a hook that carries 20 kg. Ask the electrician to check it before he hangs yours.',
    'Wipe the blades when harmattan dust settles; a dirty edge hums.',
  ],
  box: ['Motor, blades and rod', 'Regulator', 'User guide'],
}

const orbitFans: ProductGroup = {
  ...ceilingFans,
  art: 'orbit-fan',
  box: ['The fan with its guard', 'Regulator', 'User guide'],
}

const towerFans: ProductGroup = {
  ...standingFans,
  art: 'tower-fan',
  features: ['12 months warranty'],
  advice: [
    'Stand it in a corner and let it swing: it needs no room behind it.',
    'Vacuum the grille once a month; harmattan dust dulls the breeze.',
  ],
  box: ['The fan', 'Foot with screws', 'Remote control'],
}

const dryIrons: ProductGroup = {
  category: 'irons',
  art: 'iron',
  kg: 1.4,
  maxDiscount: 44,
  colourIsChoice: true,
  features: ['Thermostat with light', '12 months warranty'],
  advice: [
    'A dry iron of 1,000 W runs from a 2.5 kVA generator.',
    'Ankara is ironed from inside, silk at one point.',
    'Wipe the cold sole with a damp cloth after starch; burnt starch marks white.',
  ],
  box: ['The iron', 'User guide'],
}

const steamIrons: ProductGroup = {
  ...dryIrons,
  art: 'steam-iron',
  advice: [
    'A steam iron draws 2,000 W or near it: not for small generators.',
    'Fill with sachet water rather than borehole water: lime blocks the holes.',
    'Empty it while it is warm and store it on its heel.',
  ],
  box: ['The iron', 'Filling cup', 'User guide'],
}

const steamers: ProductGroup = {
  ...dryIrons,
  art: 'garment-steamer',
  features: ['12 months warranty'],
  advice: [
    'Hang the cloth, pull it tight with one hand and steam from below: creases fall out by themselves.',
    'Steam takes creases out, it does not press lines in; trousers still want an iron.',
  ],
  box: ['The steamer', 'Fabric brush', 'User guide'],
}

const steamStations: ProductGroup = {
  ...steamIrons,
  art: 'steam-generator-iron',
  features: ['12 months warranty'],
  advice: [
    'Fill with sachet water rather than borehole water: lime blocks the hose.',
    'Let it cool for two hours before you open the tank.',
  ],
  box: ['Iron and station', 'User guide'],
}

const dispensers: ProductGroup = {
  category: 'water-dispensers',
  art: 'water-dispenser',
  kg: 16,
  maxDiscount: 30,
  colourIsChoice: true,
  features: [
    'Takes 19-litre bottles, not included',
    'Child lock on the hot tap',
    '12 months warranty',
  ],
  advice: [
    'Empty and rinse the tank with a little vinegar every three months.',
    'The first two litres after unpacking are for the plants.',
    'Switch the hot side off at night; it is what uses the power.',
  ],
  box: ['The dispenser', 'Drip tray', 'User guide'],
}

export const applianceProducts = [
  ...makeProducts(
    fridges,
    productLines(`
Haier Thermocool {} Single Door Refrigerator | haier-thermocool | HTC-SD | 90 L: 185,000; 142 L: 238,000; 195 L: 298,000 | in silver, wine | kg 24, 32, 40 | art single-door-fridge
The red-badged fridge of three generations, in {}. It keeps its cold through a day without light.
* {} in total * Thick insulation * Toughened glass shelves * R600a gas

Haier Thermocool {} Double Door Refrigerator | haier-thermocool | HTC-DD | 205 L: 385,000; 275 L: 468,000; 330 L: 572,000 | in silver | kg 46, 54, 62
Freezer above, fridge below, and shelves that carry a full pot of soup.
* {} in total * Turbo icing * Stabiliser-free from 135 to 290 V * Low noise

Scanfrost {} Bottom Freezer Refrigerator | scanfrost | SCF-BF | 220 L: 398,000; 310 L: 515,000 | in silver, black | kg 50, 60 | art bottom-freezer-fridge
What you use most stands at eye level; frozen things wait below.
* {} in total * Frost-free * LED light * Door can hang left or right

Hisense {} Single Door Refrigerator | hisense | HIS-SD | 94 L: 178,000; 176 L: 265,000 | in silver, charcoal | kg 24, 36 | art single-door-fridge
Much fridge for the money, in a corner that has little room.
* {} in total * Low power * Ice box on top * R600a gas

Hisense {} Double Door Refrigerator | hisense | HIS-RF | 222 L: 352,000; 436 L: 865,000 | in silver, charcoal | kg 45, 78
The one that landlords buy: plain, cold, and easy to repair.
* {} in total * Low power * Reversible doors * R600a gas

Midea {} Single Door Refrigerator | midea | MID-SD | 85 L: 162,000 | in silver | kg 22 | art single-door-fridge
Compact, tidy, and quiet enough for a one-room flat.
* {} in total * Glass shelves * Adjustable thermostat

Midea {} Double Door Refrigerator | midea | MID-RF | 207 L: 338,000 | in silver | kg 44
A small family’s fridge with a freezer of its own on top.
* {} in total * Glass shelves * Adjustable thermostat

Nexus {} Double Door Refrigerator | nexus | NEX-DD | 200 L: 335,000; 275 L: 415,000 | in silver, wine | kg 44, 53
A Nigerian classic with deep freezer space on top.
* {} in total * Fast freezing * Lock and key * Wide voltage

Bruhm {} Single Door Refrigerator | bruhm | BRU-SD | 93 L: 158,000; 150 L: 222,000 | in silver, red | kg 24, 32 | art single-door-fridge
Cheerful colours outside, strong cold inside.
* {} in total * Easy-grip handle * Vegetable crisper
`),
  ),
  ...makeProducts(
    barFridges,
    productLines(`
Scanfrost {} Bar Fridge | scanfrost | SCF-BAR | 50 L: 118,000; 92 L: 165,000 | in silver, black | kg 15, 24
For a hostel, a shop counter or the bedroom nobody admits to.
* {} in total * Small freezer box * 70 W * Lock in the door
`),
  ),
  ...makeProducts(
    inverterFridges,
    productLines(`
LG {} Smart Inverter Refrigerator | lg | LG-RF | 234 L: 545,000; 360 L: 798,000; 471 L: 1,085,000 | in silver, black | kg 48, 62, 74
Freezer on top, and a compressor that hardly ever stops, which is why it lasts.
* {} in total * 10 years on the compressor * Door Cooling+ * Runs on small inverters

LG {} Side-by-Side Refrigerator | lg | LG-SBS | 519 L: 1,480,000; 674 L: 1,950,000 | in black | kg 105, 118 | art side-by-side-fridge
Ice and water at the door, and room for a whole Sallah ram.
* {} in total * Water and ice dispenser * Linear cooling * Hygiene Fresh filter

Samsung {} Digital Inverter Refrigerator | samsung | SAM-RT | 236 L: 558,000; 305 L: 692,000; 390 L: 885,000 | in silver | kg 47, 56, 66
Turns its freezer into more fridge when guests are coming.
* {} in total * Five modes * All-around cooling * 20 years on the motor
`),
  ),
  ...makeProducts(
    chestFreezers,
    productLines(`
Haier Thermocool {} Chest Freezer | haier-thermocool | HTC-CF | 103 L: 268,000; 150 L: 325,000; 203 L: 398,000; 259 L: 468,000; 319 L: 548,000 | in white, silver | kg 28, 34, 40, 47, 54
{} of deep freezer that holds ice for 100 hours without light. The trader’s favourite, and the
tailor’s, and the bishop’s.
* {} capacity * 100 hours of cold without power * Stabiliser-free from 135 V * Turbo freezing

Scanfrost {} Chest Freezer | scanfrost | SCF-CF | 100 L: 245,000; 150 L: 298,000; 200 L: 365,000; 300 L: 505,000 | in white | kg 27, 34, 40, 52
Embossed aluminium inside, so that ice lets go easily.
* {} capacity * Aluminium lining * R600a gas * Castors

Hisense {} Chest Freezer | hisense | HIS-CF | 95 L: 218,000; 144 L: 282,000; 198 L: 348,000; 310 L: 498,000 | in white, charcoal | kg 25, 32, 38, 52
Fridge or freezer at the turn of one knob.
* {} capacity * Converts to a fridge * Fast freezing * Low noise

Nexus {} Chest Freezer | nexus | NEX-CF | 150 L: 288,000; 225 L: 372,000; 300 L: 472,000 | in white | kg 34, 43, 53
Thick walls, simple inside, and repaired anywhere.
* {} capacity * Thick insulation * Inside light

Maxi {} Chest Freezer | maxi | MAX-CF | 100 L: 228,000; 200 L: 342,000 | in white | kg 26, 39
Good cold for a first shop.
* {} capacity * Drain in front * Low voltage start
`),
  ),
  ...makeProducts(
    uprightFreezers,
    productLines(`
LG {} Upright Freezer | lg | LG-UF | 165 L: 525,000; 250 L: 698,000 | in silver | kg 48, 60
Drawers instead of a pit: nothing is forgotten at the bottom.
* {} capacity * Six drawers * Smart Inverter * Frost-free
`),
  ),
  ...makeProducts(
    showcaseFreezers,
    productLines(`
Polystar {} Showcase Freezer | polystar | POL-SC | 260 L: 485,000; 400 L: 648,000 | in white | kg 62, 82
A glass lid that sells: customers see the ice cream before they feel the heat.
* {} capacity * Sliding glass lid * Light * Castors with brake
`),
  ),
  ...makeProducts(
    twinTubs,
    productLines(`
Hisense {} Twin Tub Washing Machine | hisense | HIS-TT | 5 kg: 118,000; 8 kg: 158,000; 11 kg: 205,000 | in white | kg 15, 19, 24
Wash left, spin right; needs neither pipe nor pressure.
* {} of dry clothes * Spin dryer * Fills by bucket or hose * Rust-free body

LG {} Twin Tub Washing Machine | lg | LG-TT | 7 kg: 212,000; 10 kg: 268,000; 14 kg: 345,000 | in white, wine | kg 22, 28, 34
Roller-jet pulsators rub as hands do, and wind dries a little more.
* {} of dry clothes * Roller jets * Wind-jet dry * Collar scrubber

Scanfrost {} Twin Tub Washing Machine | scanfrost | SCF-TT | 6 kg: 128,000; 10 kg: 192,000 | in white | kg 16, 23
Plain, strong, and easy to carry up two floors.
* {} of dry clothes * Plain knobs, no menus * Lint filter
`),
  ),
  ...makeProducts(
    topLoaders,
    productLines(`
Samsung {} Top Load Washing Machine | samsung | SAM-TL | 7 kg: 378,000; 9 kg: 448,000; 12 kg: 565,000 | in grey | kg 32, 36, 42
Digital inverter, soft-closing lid, and a programme for every aso-oke but your grandmother’s.
* {} of dry clothes * Digital Inverter * Magic filter * Delicates programme

Haier Thermocool {} Automatic Washing Machine | haier-thermocool | HTC-TL | 6 kg: 298,000; 8 kg: 362,000; 10 kg: 428,000 | in silver | kg 28, 32, 37
Fill it from the top, set it, go to church, hang it when you return.
* {} of dry clothes * Top loading, eight programmes * Memory after power cut * Low water pressure
`),
  ),
  ...makeProducts(
    frontLoaders,
    productLines(`
LG Front Load AI DD Washing Machine {} | lg | LG-FL | 8 kg: 748,000; 9 kg + Dryer: 985,000 | in silver, black | kg 62, 66
It weighs and feels the cloth, then chooses how to move it.
* {1} of dry clothes * Direct drive, 10 years on the motor * Steam * Wi-Fi

Midea {} Front Load Washing Machine | midea | MID-FL | 6 kg: 425,000; 8 kg: 512,000 | in white | kg 55, 60
Uses half the water of a top loader. Where water is bought by tanker, that pays.
* {} of dry clothes * 15 programmes * 1,200 turns * Delay start
`),
  ),
  ...makeProducts(
    airConditioners,
    productLines(`
LG {} Dual Inverter Split AC | lg | LG-AC | 1 HP: 485,000; 1.5 HP: 568,000; 2 HP: 772,000; 2.5 HP: 925,000 | in white | kg 33, 36, 48, 56
Cools quickly, then whispers. The board survives the voltage of our evenings.
* {} * Dual inverter, 10 years on the compressor * Gold fin against salt air * Runs from 130 V

Hisense {} Split AC | hisense | HIS-AC | 1 HP: 328,000; 1.5 HP: 385,000; 2 HP: 528,000 | in white | kg 32, 35, 46
Plain cold at a good price, and every technician knows it.
* {} * Copper condenser * Turbo cooling * Self-diagnosis

Hisense {} Inverter Split AC | hisense | HIS-ACI | 1 HP: 398,000; 1.5 HP: 462,000; 2 HP: 625,000 | in white | kg 32, 35, 47
The same cold for forty percent less power after the first half hour.
* {} * Inverter compressor * Quiet at 24 decibels * Wi-Fi

Samsung {} WindFree AC | samsung | SAM-AC | 1.5 HP: 648,000; 2 HP: 842,000 | in white | kg 36, 48
23,000 tiny holes: cool without a draught on the bed.
* {} * WindFree cooling * Digital Inverter * Freeze Wash

Haier Thermocool {} Tropical Inverter AC | haier-thermocool | HTC-AC | 1 HP: 392,000; 1.5 HP: 458,000; 2 HP: 618,000 | in white | kg 32, 35, 47
Made for 55 degrees outside and 150 volts in the wall.
* {} * Works up to 55 °C outside * Low voltage start * Evaporator cleans itself

Scanfrost {} Split AC | scanfrost | SCF-AC | 1 HP: 335,000; 1.5 HP: 392,000 | in white | kg 32, 35
No app, no menus, only cold.
* {} * Copper pipes * Golden fin * Remote with large keys

Polystar {} Split AC | polystar | POL-AC | 1 HP: 305,000; 1.5 HP: 362,000 | in white | kg 31, 35
The honest cheap one.
* {} * Copper condenser * Anti-rust cabinet * Sleep mode
`),
  ),
  ...makeProducts(
    portableAcs,
    productLines(`
Midea {} Portable AC | midea | MID-PAC | 1 HP: 365,000; 1.5 HP: 448,000 | in white | kg 28, 33
On castors, for rented rooms whose walls may not be opened.
* {} * Hose for the window * No installation * Dehumidifier
`),
  ),
  ...makeProducts(
    floorAcs,
    productLines(`
LG {} Floor Standing AC | lg | LG-FS | 3 HP: 1,480,000; 5 HP: 2,180,000 | in white | kg 95, 130
For halls, churches and banks.
* {} * Throws air 20 metres * Four-way swing * Inverter
`),
  ),
  ...makeProducts(
    metalFans,
    productLines(`
OX {} Standing Fan | ox | OX-STD | 18-inch: 48,500; 20-inch industrial: 72,000; 26-inch industrial: 98,000 | in black | kg 7, 10, 14
OX blows like the sea at Bar Beach. Loud at three, unbeaten at moving air.
* {} metal blades * Three speeds * Heavy base * 150 W motor
`),
  ),
  ...makeProducts(
    wallFans,
    productLines(`
OX {} Wall Fan | ox | OX-WALL | 18-inch: 46,000; 20-inch: 58,500 | in black | kg 6, 8
For salons and shops where the floor is needed.
* {} metal blades * Pull cords * Swings 90 degrees
`),
  ),
  ...makeProducts(
    standingFans,
    productLines(`
Binatone {} Standing Fan | binatone | BIN-STD | A-1692 16-inch: 38,500; A-1894 18-inch with remote: 52,000 | in black, white | kg 5.5, 6.5 | art fan, fan-with-remote
The quiet bedroom fan with a timer that switches it off at three in the morning.
* Three speeds * Timer * Adjustable height * Mesh guard for small fingers

Qasa {} Standing Fan | qasa | QAS-STD | 16-inch: 34,500; 18-inch: 41,500 | in black, blue | kg 5, 6
Strong breeze for hostel money.
* {} blades * Three speeds * Swings 90 degrees
`),
  ),
  ...makeProducts(
    ceilingFans,
    productLines(`
Binatone {} Ceiling Fan | binatone | BIN-CEIL | 56-inch: 42,500; 60-inch: 48,000 | in white, brown | kg 5
Three broad blades and a five-step regulator.
* {} sweep * Five speeds * 75 W
`),
  ),
  ...makeProducts(
    orbitFans,
    productLines(`
Maxi {} Orbit Ceiling Fan | maxi | MAX-ORB | 16-inch: 36,500; 18-inch: 41,000 | in white | kg 4.5, 5
Turns a full circle above a classroom or a prayer hall.
* {} blades * Turns 360 degrees * Wall regulator
`),
  ),
  ...makeProducts(
    tableFans,
    productLines(`
Lontor {} Table Fan | lontor | LON-TBL | 12-inch: 24,500; 16-inch: 31,000 | in white | kg 2.5, 3.5
Stands on the desk, turns its head, bothers no one.
* {} blades * Three speeds * Tilts
`),
  ),
  ...makeProducts(
    towerFans,
    productLines(`
Midea Tower Fan {} | midea | MID-TWR | 40-inch: 78,500; 45-inch with ionizer: 98,000 | in white, black | kg 5, 6
Narrow as a vase, with a breeze from knee to shoulder.
* {} tall * Remote control * Three modes * Timer of 12 hours
`),
  ),
  ...makeProducts(
    dryIrons,
    productLines(`
Philips {} Dry Iron | philips | PHI-DRY | GC122 1000 W: 24,800; HD1174 1200 W: 31,500 | in white, blue
The golden sole and the click of the knob have not changed in thirty years, because they need not.
* Non-stick sole * Slim tip for buttons * Light when heating

Binatone {} Dry Iron | binatone | BIN-DRY | DI-1255: 15,500; DI-1550 heavy: 23,000 | in white, black
Heavy enough for starch and senator cloth.
* 1,200 W * Non-stick sole * Turning cable
`),
  ),
  ...makeProducts(
    steamIrons,
    productLines(`
Philips {} Steam Iron | philips | PHI-STM | 2000 series: 48,500; 3000 series: 62,000; 5000 series: 88,500 | in blue, purple
Steam first, then weight: collars obey.
* Ceramic sole * Steam shot * Drip stop * Lime cleaner

Qasa Steam Iron QLI-{} | qasa | QAS-STM | 3060: 18,900; 3080 ceramic: 24,500 | in blue, red
Dry, spray or steam, at the price of two pressed suits.
* Dry, spray and steam * 1,600 to 2,000 W * Self-cleaning
`),
  ),
  ...makeProducts(
    steamers,
    productLines(`
Kenwood Garment Steamer {} | kenwood | KEN-STMR | GSP65 standing: 98,500; GHP70 hand: 52,000 | in white, charcoal | kg 4, 1.5 | art garment-steamer, hand-steamer
For gele-friendly dresses, curtains and people who hate the board.
* Steam in under a minute * For hanging clothes * Fabric brush
`),
  ),
  ...makeProducts(
    steamStations,
    productLines(`
Tefal {} Steam Generator Iron | tefal | TEF-GEN | Express Easy: 185,000; Pro Express: 268,000 | in blue | kg 5
A laundry’s pressure at home: a shirt in two minutes.
* 6 bar of steam * Tank of 1.7 litres * Eco mode
`),
  ),
  ...makeProducts(
    dispensers,
    productLines(`
Haier Thermocool {} Water Dispenser | haier-thermocool | HTC-WD | Top Load: 148,000; Top Load with Fridge: 178,000; Bottom Load: 232,000 | in black, silver | art water-dispenser, water-dispenser, bottom-load-water-dispenser
{}: hot, cold and normal water from three taps, at the height of a hand.
* {} * Compressor cooling * Three taps * Stainless tanks

Scanfrost {} Water Dispenser | scanfrost | SCF-WD | Two-tap: 112,000; Three-tap with Cabinet: 138,000 | in white, black | art two-tap-water-dispenser, water-dispenser
A steady worker for waiting rooms.
* {} * Compressor cooling * 5 litres of hot water an hour

Hisense {} Water Dispenser | hisense | HIS-WD | Table-top: 82,000; Standing: 135,000 | in silver, black | kg 6, 16 | art table-water-dispenser, water-dispenser
Tea, pap and cold water without a kettle and without a fridge.
* {} * Three temperatures * Removable tray

Midea {} Water Dispenser | midea | MID-WD | YL1675: 142,000 | in black
The bottle stands on top, the cold comes quickly, the light shows the glass at night.
* Compressor cooling * Three temperatures * Light at night

Midea {} Water Dispenser | midea | MID-WDB | Bottom Load YL1932: 225,000 | in black | art bottom-load-water-dispenser
The bottle hides below: nobody lifts nineteen litres to the chest again.
* Compressor cooling * Three temperatures * Light at night

Polystar {} Water Dispenser | polystar | POL-WD | Two-tap: 98,500 | in silver | art two-tap-water-dispenser
Cold on one side, hot on the other, and nothing else to go wrong.
* {} * Compressor cooling * Safety tap

Polystar Water Dispenser with Fridge | polystar | POL-WDF | 145,000 | in silver | art two-tap-water-dispenser
For the shop corner, with a small fridge for minerals below the taps.
* Two taps * Compressor cooling * Safety tap
`),
  ),
]
