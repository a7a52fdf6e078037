import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const cookers: ProductGroup = {
  category: 'cookers',
  art: 'gas-cooker',
  kg: 28,
  maxDiscount: 30,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Have hose and regulator fitted by somebody who tests with soap water, and test again yourself after a month.',
    'Heat the oven for ten minutes before the cake goes in; the first minutes are never even.',
    'A 12.5 kg cylinder lasts a family of five about seven weeks.',
  ],
  box: ['The cooker', 'Pan supports and burner caps', 'Oven rack and tray', 'User guide'],
}

const tableCookers: ProductGroup = {
  ...cookers,
  art: 'two-burner-cooker',
  kg: 6,
  advice: [
    'Have hose and regulator fitted by somebody who tests with soap water, and test again yourself after a month.',
    'Stand it on stone, tiles or metal, a hand’s width from the wall.',
    'Wipe it cold: a wet cloth on hot glass is what breaks it.',
  ],
  box: ['The cooker', 'Pan supports and burner caps', 'User guide'],
}

const cylinders: ProductGroup = {
  ...cookers,
  art: 'gas-cylinder',
  features: ['Tested, with SON mark and date', 'Comes empty'],
  advice: [
    'Stand it outside or by a window, upright, never in a cupboard that closes.',
    'Weigh it before and after filling; the empty weight is stamped on the steel.',
    'After each filling put soap water on the valve: bubbles mean no flame.',
  ],
  box: ['The cylinder', 'Cap with seal'],
}

const campingGas: ProductGroup = {
  ...cylinders,
  art: 'camping-gas',
  kg: 7,
  advice: [
    'Stand it level and in the open air; its burner has no other foot than the cylinder.',
    'Close the valve by hand, never with a spanner.',
  ],
  box: ['The cylinder', 'Burner with pot stand'],
}

const microwaves: ProductGroup = {
  category: 'microwaves',
  art: 'microwave',
  kg: 12,
  maxDiscount: 30,
  features: ['Turning plate', '12 months warranty'],
  advice: [
    'The watts named are those that reach the food; from the socket it takes about half as much again.',
    'No foil, no gold rim, no closed egg. Everything else is a matter of minutes.',
    'A cup of water with lemon, three minutes: the easiest way to clean it.',
  ],
  box: ['The microwave', 'Glass plate and ring', 'User guide'],
}

const blenders: ProductGroup = {
  category: 'blenders',
  art: 'blender',
  kg: 3.2,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['Spare seal included', '12 months warranty'],
  advice: [
    'Cut pepper and onion first and add water: a dry start is what kills motors.',
    'Run it for one minute, rest it for one.',
    'Rinse the jar at once; dried tomato is what clouds it.',
  ],
  box: ['Motor with jar', 'User guide'],
}

const blendersWithMill: ProductGroup = {
  ...blenders,
  art: 'blender-with-mill',
  advice: [
    'Cut pepper and onion first and add water: a dry start is what kills motors.',
    'Run it for one minute, rest it for one. Egusi goes into the small dry mill, not the jar.',
  ],
  box: ['Motor with jar', 'Dry mill', 'User guide'],
}

const blendersWithTwoMills: ProductGroup = {
  ...blendersWithMill,
  art: 'blender-with-two-mills',
  box: ['Motor with jar', 'Wet mill', 'Dry mill', 'User guide'],
}

const industrialBlenders: ProductGroup = {
  ...blenders,
  art: 'industrial-blender',
  kg: 5,
  features: ['12 months warranty'],
  advice: [
    'Soak beans for an hour first; the motor and your neighbours will thank you.',
    'When the overload switch jumps out, wait ten minutes before you press it in again.',
  ],
}

const handMixers: ProductGroup = {
  ...blenders,
  art: 'hand-mixer',
  kg: 1.2,
  features: ['12 months warranty'],
  advice: [
    'Begin on one and go up: flour jumps out at five.',
    'Bread dough is for the hooks and for two minutes at a time.',
  ],
  box: ['The mixer', 'Two beaters and two dough hooks', 'User guide'],
}

const standMixers: ProductGroup = {
  ...handMixers,
  art: 'stand-mixer',
  kg: 9,
  advice: [
    'The beater should just clear the bottom of the bowl; a screw below the head sets it.',
    'Stiff dough on speed one only, and not more than a kilo of flour at once.',
  ],
  box: ['Mixer with steel bowl', 'K-beater, whisk and dough hook', 'User guide'],
}

const pounders: ProductGroup = {
  ...blenders,
  art: 'yam-pounder',
  kg: 7,
  features: ['Stops by itself when overloaded', '12 months warranty'],
  advice: [
    'Pound while the yam is hot and add water by the spoon; cold yam makes lumps in any machine.',
    'White yam of the new season needs less time than old: begin with two minutes.',
    'It also kneads dough for buns and chin-chin.',
  ],
  box: ['The pounder', 'Measuring cup', 'Cleaning brush'],
}

const kettles: ProductGroup = {
  category: 'kettles-toasters',
  art: 'kettle',
  kg: 1.2,
  maxDiscount: 45,
  colourIsChoice: true,
  features: ['Switches itself off', '12 months warranty'],
  advice: [
    'Kettles draw about 2,000 W: not for small inverters, and not together with the iron.',
    'Boil a little vinegar once a month where water leaves white marks.',
  ],
  box: ['The kettle on its base', 'User guide'],
}

const steelKettles: ProductGroup = { ...kettles, art: 'steel-kettle' }

const toasters: ProductGroup = {
  ...kettles,
  art: 'toaster',
  kg: 1.6,
  advice: [
    'Toast sticks when the bread is fresh from the bakery. Wait a day or use number two.',
    'Empty the crumbs once a week; they are what smells.',
  ],
  box: ['The toaster', 'User guide'],
}

const sandwichMakers: ProductGroup = {
  ...toasters,
  art: 'sandwich-maker',
  kg: 2,
  features: ['Non-stick plates', '12 months warranty'],
  advice: [
    'Close it on warm plates and leave it for four minutes; looking early tears the bread.',
    'Wipe the plates with paper while they are warm. Iron spoons scratch them.',
  ],
  box: ['The sandwich maker', 'User guide'],
}

const airFryers: ProductGroup = {
  category: 'air-fryers',
  art: 'air-fryer',
  kg: 5.5,
  maxDiscount: 44,
  colourIsChoice: true,
  features: ['Non-stick basket, easy to wash', '12 months warranty'],
  advice: [
    'Shake the basket halfway and plantain browns on all sides.',
    'Litres mislead: six hold about a kilo of chicken, enough for four.',
    'One spoon of oil is still better than none for yam and potatoes.',
  ],
  box: ['The air fryer with its basket', 'Recipe leaflet', 'User guide'],
}

const airFryerOvens: ProductGroup = {
  ...airFryers,
  art: 'air-fryer-oven',
  kg: 9,
  features: ['12 months warranty'],
  advice: [
    'Change the racks over halfway: the upper one browns first.',
    'Put the tray below for what drips; it saves you the scrubbing.',
  ],
  box: ['The oven', 'Two racks and a drip tray', 'User guide'],
}

const riceCookers: ProductGroup = {
  ...airFryers,
  art: 'rice-cooker',
  kg: 3,
  features: ['Changes to warm by itself', '12 months warranty'],
  advice: [
    'Wash local rice until the water is clear, else it foams through the lid.',
    'Leave it closed for ten minutes after the click; that is when the top becomes soft.',
  ],
  box: ['The cooker', 'Bowl and lid', 'Measuring cup and spoon'],
}

const nonStick: ProductGroup = {
  category: 'pots-pans',
  art: 'frying-pan',
  kg: 4,
  maxDiscount: 52,
  features: ['For gas and electric plates'],
  advice: [
    'Non-stick coats hate iron spoons and dry heat. With wood and low flame they live for years.',
    'The first time, wash, oil lightly and warm for two minutes.',
    'Let it cool before you wash it; cold water on hot metal bends the bottom.',
  ],
  box: [],
}

const steelPots: ProductGroup = {
  ...nonStick,
  art: 'saucepan-set-of-3',
  advice: [
    'Steel is slow to warm and slow to cool: turn the flame down before it boils over.',
    'Burnt rice lets go after a night with water and a spoon of soda.',
  ],
}

const partyPots: ProductGroup = {
  ...nonStick,
  art: 'party-pot',
  features: ['For firewood and gas'],
  advice: [
    'Boil it out with water and lemon the first time; new aluminium greys the first rice.',
    'Two people lift it when it is full. Its ears carry more than one back does.',
  ],
}

const pressurePots: ProductGroup = {
  ...nonStick,
  art: 'pressure-pot',
  advice: [
    'Never fill above two thirds; beans and their foam block the valve.',
    'Open it only when the pin has fallen by itself.',
    'Change the rubber ring when steam comes out at the side.',
  ],
}

const dining: ProductGroup = {
  category: 'dining',
  art: 'plate-set',
  kg: 5,
  maxDiscount: 52,
  colourIsChoice: true,
  features: ['Packed in cells against breaking'],
  advice: [
    'Unpack and count on the day it comes.',
    'Put paper between plates that stand stacked for long; their feet scratch the glaze below.',
  ],
  box: [],
}

const woodware: ProductGroup = {
  ...dining,
  art: 'wooden-bowl',
  features: ['Washed by hand'],
  advice: [
    'Wash by hand, dry at once, and rub with groundnut oil twice a year.',
    'Harmattan air opens cracks: keep it away from the window in those weeks.',
  ],
}

const flasks: ProductGroup = {
  ...dining,
  art: 'flask',
  kg: 1,
  features: ['Lid comes apart for washing'],
  advice: [
    'Fill it with hot water for five minutes first, then with the tea: it holds two hours longer.',
    'Leave it open overnight now and then; that is what keeps it from smelling.',
  ],
}

const foodFlasks: ProductGroup = {
  ...flasks,
  art: 'food-flask-set-of-3',
  kg: 4,
  features: ['Bowls come out for washing'],
  advice: [
    'Rinse it with hot water before the rice goes in: it holds two hours longer.',
    'Leave it open overnight now and then; that is what keeps it from smelling.',
  ],
}

export const kitchenProducts = [
  ...makeProducts(
    cookers,
    productLines(`
Scanfrost {} Gas Cooker with Oven | scanfrost | SCF-GC | 3+1 50x50: 218,000; 4 Gas 60x60: 298,000; 4+2 60x90: 485,000 | in silver, black | kg 28, 38, 55 | art three-plus-one-cooker, gas-cooker, four-plus-two-cooker
Flames above, an oven that bakes evenly below. Many of us learnt to cook on a Scanfrost.
* {} cm * Oven and grill * Self-ignition * Glass lid

Haier Thermocool {} Gas Cooker | haier-thermocool | HTC-GC | 3+1 50x55: 248,000; 4 Gas 60x60: 338,000 | in wine, black | kg 30, 40 | art three-plus-one-cooker, gas-cooker
Enamelled pan supports, a flame that fails safe, and a lid of glass.
* {} cm * Flame failure device * Glass lid * Oven light

Maxi {} Gas Cooker | maxi | MAX-GC | 3+1 50x50: 205,000; 4 Burner 60x60: 278,000; 5 Burner 60x90: 452,000 | in silver, brown | kg 27, 37, 54 | art three-plus-one-cooker, gas-cooker, five-burner-cooker
Turkish make, double-glazed door, wide grill.
* {} cm * Double-glazed oven door * Auto ignition * Glass lid
`),
  ),
  ...makeProducts(
    tableCookers,
    productLines(`
Qasa Table-top Gas Cooker {} | qasa | QAS-TT | 1 Burner: 18,500; 2 Burner: 34,800; 3 Burner Glass: 58,500 | in black | kg 3, 6, 9 | art one-burner-cooker, two-burner-cooker, three-burner-cooker
For a bachelor’s kitchen or the canteen’s second soup.
* {} * Self-ignition * Brass caps * Easy to wipe

Binatone Glass-top Gas Cooker {} | binatone | BIN-GT | GC-0002 2 Burner: 42,500; GC-0003 3 Burner: 64,000 | in black | kg 6, 9 | art two-burner-cooker, three-burner-cooker
Tempered glass that shows no scratch and wipes clean.
* Tempered glass * Self-ignition * Strong flame ring
`),
  ),
  ...makeProducts(
    cylinders,
    productLines(`
Maxi Gas Cylinder {} | maxi | MAX-CYL | 3 kg: 24,500; 5 kg: 32,500; 12.5 kg: 58,500 | in teal, red | kg 4, 6, 13 | art small-gas-cylinder, small-gas-cylinder, gas-cylinder
A tested steel cylinder of {}, with a foot that stands straight.
* Holds {} * Steel with welded collar * Test date stamped on the neck

Haier Thermocool Gas Cylinder {} | haier-thermocool | HTC-CYL | 6 kg: 42,000; 12.5 kg: 66,000 | in blue | kg 7, 13.5 | art small-gas-cylinder, gas-cylinder
Thicker walls and a valve that closes at one turn.
* Holds {} * Leak-tested valve * Powder coat against rust
`),
  ),
  ...makeProducts(
    campingGas,
    productLines(`
Maxi Gas Cylinder {} | maxi | MAX-CAMP | 6 kg with Burner: 48,000 | in teal, red
The cylinder is the cooker: screw the burner on and put the pot on top.
* Holds 6 kg * Burner with pot stand * Valve with a hand wheel
`),
  ),
  ...makeProducts(
    microwaves,
    productLines(`
Hisense {} Microwave | hisense | HIS-MW | 20 L: 88,500; 26 L with Grill: 128,000; 36 L: 178,000 | in black, silver | kg 10, 13, 17
Rice warm in ninety seconds, and the stew with it before you have laid the table.
* {} * 700 to 1,000 W * Defrost by weight * Child lock

LG {} NeoChef Microwave | lg | LG-MW | 25 L: 172,000; 42 L: 268,000 | in black | kg 11, 17
Even heat to the middle, because its inverter lowers the power instead of switching it on and off.
* {} * Smart Inverter * Even defrosting * Easy-clean coat

Samsung {} Solo Microwave | samsung | SAM-MW | 23 L: 142,000; 32 L: 205,000 | in black, white | kg 11, 16
Ceramic inside, so that stew splashes do not stain.
* {} * Ceramic enamel inside * Quick defrost * Eco mode

Scanfrost {} Microwave | scanfrost | SCF-MW | 20 L Manual: 76,500 | in white, black | kg 10 | art knob-microwave
Two knobs, and nothing to read before the first supper.
* {} * 700 W * Bell at the end

Scanfrost {} Microwave | scanfrost | SCF-MWD | 25 L Digital: 102,000 | in white, black | kg 12
Ten keys, a clock, and programmes for what Nigerians warm up most.
* {} * 800 W * Bell at the end

Binatone {} Microwave with Grill | binatone | BIN-MW | MWO-2018: 82,000; MWO-2520: 108,000 | in black | art knob-microwave
Fish can be browned, not only warmed.
* Grill and microwave * Timer of 30 minutes * Defrost
`),
  ),
  ...makeProducts(
    blenders,
    productLines(`
Binatone {} Blender | binatone | BIN-BLG | BLG-402: 32,500 | in white, black
The sound of Sunday stew: a strong jar and two speeds.
* Jar of 1.5 litres * Two speeds and pulse * Steel blades

Philips {} Blender | philips | PHI-BL | HR2041 450 W: 62,500; HR2221 700 W: 92,000; HR3760 ProBlend 1500 W: 198,000 | in white, black
ProBlend blades throw ice and pepper through the middle again and again, until nothing is left to
chew.
* Graduated jar * ProBlend blades * Pulse and ice crush
`),
  ),
  ...makeProducts(
    blendersWithMill,
    productLines(`
Binatone {} Blender | binatone | BIN-BLM | BLG-555 with Mill: 44,800; BLG-699 Glass: 58,000 | in white, black
The sound of Sunday stew, and beside it a mill that grinds egusi.
* Jar of 1.5 litres * Two speeds and pulse * Steel blades * Dry mill included

Kenwood {} Blender | kenwood | KEN-BL | BLP15 500 W: 74,500; BLM45 800 W: 128,000 | in white, silver
Quiet for its power, with a mill that takes crayfish.
* Jar of 2 litres * Ice crush * Mill included

Master Chef {} Blender | master-chef | MCH-BL | 2-in-1: 26,500 | in white, red
Light on the purse and brave with tomatoes.
* {} * Jar of 1.5 litres * Mill for dry things
`),
  ),
  ...makeProducts(
    blendersWithTwoMills,
    productLines(`
Master Chef {} Blender | master-chef | MCH-BLT | 3-in-1: 34,500 | in white, red
Light on the purse, brave with tomatoes, and a mill each for pepper and for egusi.
* {} * Jar of 1.5 litres * One mill for wet things, one for dry
`),
  ),
  ...makeProducts(
    industrialBlenders,
    productLines(`
Qasa {} Industrial Blender | qasa | QAS-IND | 2 L 4500 W: 62,000; 3 L 6500 W: 84,500 | in black | kg 5, 6.5
For bukas and zobo sellers: beans for fifty people’s akara in ten minutes.
* {} peak * Unbreakable jar * Six blades * Overload switch
`),
  ),
  ...makeProducts(
    handMixers,
    productLines(`
Master Chef Hand Mixer {} | master-chef | MCH-MIX | 5-speed: 19,800; with Bowl: 34,000 | in white, pink | kg 1, 2.2 | art hand-mixer, hand-mixer-with-bowl
Birthday cakes without a tired wrist.
* {} * Five speeds and turbo * Beaters and dough hooks
`),
  ),
  ...makeProducts(
    standMixers,
    productLines(`
Kenwood Chef Stand Mixer {} | kenwood | KEN-CHEF | kMix 5 L: 398,000; Titanium 7 L: 845,000 | in silver, red | kg 9, 12
The bowl that small bakeries in Surulere are built upon.
* {} * Planetary mixing * K-beater, whisk and dough hook
`),
  ),
  ...makeProducts(
    pounders,
    productLines(`
Qasa Yam Pounder {} | qasa | QAS-YP | 1.8 L: 98,500; 2.8 L: 128,000 | in white, black
Boils nothing, promises nothing, pounds everything: {} of smooth iyan in four minutes.
* {} bowl * 600 to 1,200 W * Detachable bowl

Binatone Yam Pounder YP-{} | binatone | BIN-YP | 800: 112,000; 1000 Steel: 145,000 | in white
Steams and pounds in one bowl, so that the yam never gets cold.
* Steams and pounds * Steel blade * Overheat switch

Master Chef Yam Pounder {} | master-chef | MCH-YP | 1.5 L: 84,500; 3 L: 118,000 | in white, red
For the couple, or for the in-laws.
* {} bowl * One knob * Non-slip feet
`),
  ),
  ...makeProducts(
    kettles,
    productLines(`
Binatone {} Electric Kettle | binatone | BIN-KT | CEJ-1777 1.7 L: 16,800 | in white, black
Tea in four minutes, and a lid that stays on.
* Turns on its base * Hidden element * Water gauge

Philips {} Kettle | philips | PHI-KT | Daily 1.5 L: 34,500 | in white, black
A thin filter keeps lime out of the cup.
* Lime filter * Spring lid * 2,200 W
`),
  ),
  ...makeProducts(
    steelKettles,
    productLines(`
Binatone {} Electric Kettle | binatone | BIN-KTS | CEJ-1855 Steel 1.8 L: 21,500 | in silver
A steel body that forgives a fall, and a lid that stays on.
* Turns on its base * Hidden element * Stainless steel

Philips {} Kettle | philips | PHI-KTS | Series 5000 Steel: 52,000 | in silver
Steel outside, steel inside, and a thin filter at the spout.
* Lime filter * Spring lid * 2,200 W

Qasa {} Steel Kettle | qasa | QAS-KT | 1.8 L: 12,500; 2.5 L: 15,800 | in silver
The kettle of campuses, workshops and night shifts.
* {} * Stainless steel * 1,500 W
`),
  ),
  ...makeProducts(
    airFryers,
    productLines(`
Philips Airfryer {} | philips | PHI-AF | Essential 4.1 L: 168,000; XL 6.2 L: 232,000; Dual Basket 9 L: 348,000 | in black | art air-fryer, air-fryer, dual-air-fryer
The company that invented it still makes the most even one.
* {} * Rapid Air * Touch display * Recipes in the app

Scanfrost {} Air Fryer | scanfrost | SCF-AF | 4 L: 74,500; 6.5 L: 98,000 | in black, white | art knob-air-fryer
Golden dodo with a tenth of the oil.
* {} * Timer and thermostat * 1,500 W

Binatone {} Air Fryer | binatone | BIN-AF | AF-4050 4 L: 82,500; AF-7070 7 L Digital: 118,000 | in black | art air-fryer, window-air-fryer
Eight programmes named after what we eat, chicken and fish first.
* Eight programmes * Non-stick basket inside * Cool handle

Qasa Air Fryer {} | qasa | QAS-AF | 5 L: 64,500; 8 L: 88,000 | in black, mint | kg 5, 6 | art knob-air-fryer
Large, loud and cheap, and the chicken comes out right.
* {} * Two knobs * 1,700 W
`),
  ),
  ...makeProducts(
    airFryerOvens,
    productLines(`
Qasa Air Fryer {} | qasa | QAS-AFO | 12 L Oven: 128,000 | in black, mint
Two racks behind a glass door: chicken above, plantain below, supper at once.
* {} * Glass door with light * Touch display * 1,700 W
`),
  ),
  ...makeProducts(
    riceCookers,
    productLines(`
Kenwood {} Rice Cooker | kenwood | KEN-RC | 1.8 L: 58,500; 2.8 L: 74,000 | in white | kg 3, 4
Keeps rice warm for the late one without burning the early one.
* {} * Keep-warm * Steam basket * Glass lid

Binatone {} Rice Cooker | binatone | BIN-RC | RC-1806 1.8 L: 36,500; RC-2806 2.8 L: 45,500 | in white, silver | kg 3, 4
Put rice, water, thumb measure; press; forget.
* Non-stick bowl * Keep-warm * Glass lid

Master Chef {} Rice Cooker | master-chef | MCH-RC | 1.5 L: 24,500; 5 L Party: 62,000 | in white | kg 2.5, 6
One switch, for the house or for the whole ankara committee.
* {} * Non-stick bowl * Measuring cup
`),
  ),
  ...makeProducts(
    nonStick,
    productLines(`
Tefal {} Frying Pan | tefal | TEF-PAN | 24 cm: 32,500; 28 cm: 39,800; 32 cm: 48,500 | in black, red | kg 0.9, 1.1, 1.4
The red dot in the middle turns solid when it is hot enough for eggs.
* {} * Titanium non-stick * Heat signal * Thick base

Tefal {} Pot Set | tefal | TEF-SET | 5-piece: 148,000; 10-piece: 248,000 | in black | kg 5, 9 | art pot-set-of-5, pot-set-of-10
Pots and pans that stack, with handles that stay cool.
* {}, lids counted * Non-stick inside * Glass lids

Master Chef {} Non-stick Pot Set | master-chef | MCH-SET | 7-piece: 62,500; 12-piece: 98,500 | in red, black, green | kg 6, 10 | art pot-set-of-7, pot-set-of-12
A new home’s first pots: one for soup, one for rice, one for the mistake.
* {}, lids counted * Granite-look coat * Glass lids
`),
  ),
  ...makeProducts(
    partyPots,
    productLines(`
Master Chef {} Aluminium Party Pot | master-chef | MCH-PARTY | No. 40: 58,500; No. 50: 86,000; No. 60: 124,000 | in silver | kg 5, 8, 11
Firewood jollof for a hundred and more. Spun aluminium, riveted ears.
* {} * Thick spun aluminium * Riveted handles * Flat lid
`),
  ),
  ...makeProducts(
    pressurePots,
    productLines(`
Binatone {} Pressure Pot | binatone | BIN-PP | 5 L: 42,500; 7 L: 52,000; 11 L: 74,500 | in silver | kg 2.6, 3.2, 4.5
Beans in twenty-five minutes, cow leg in forty. The gas lasts longer for it.
* {} * Two safety valves * Locking lid
`),
  ),
  ...makeProducts(
    steelPots,
    productLines(`
Kenwood {} Steel Saucepan Set | kenwood | KEN-SET | 3-piece: 78,500; 5-piece: 118,000 | in silver | kg 4, 6 | art saucepan-set-of-3, saucepan-set-of-5
Steel that can be scrubbed with sand and comes back shining.
* {}, lids counted * Three-layer base * Works on induction
`),
  ),
  ...makeProducts(
    dining,
    productLines(`
Master Chef {} Dinner Set | master-chef | MCH-DIN | 16-piece: 38,500; 24-piece: 56,000; 47-piece: 118,000 | in white, navy | kg 6, 9, 18 | art dinner-set-of-16, dinner-set-of-24, dinner-set-of-47
Stoneware for visitors and for the days when you are your own visitor.
* {} * Plates, bowls and mugs * Glazed stoneware * Microwave and dishwasher safe

Iroko Home Painted Plates, {} | iroko-home | IRK-PLT | 6 Flat: 18,500; 6 Flat and 6 Deep: 34,500 | in cream, teal | kg 4, 8 | art plate-set, flat-and-deep-plates
Hand-painted rims with a comb pattern taken from adire.
* {} * Hand-painted * Stackable
`),
  ),
  ...makeProducts(
    woodware,
    productLines(`
Iroko Home Wooden Serving {} | iroko-home | IRK-WOOD | Tray: 16,500; Bowl: 22,500 | in wood, walnut | kg 1.5, 1.2 | art wooden-tray, wooden-bowl
Cut from iroko in Benin and rubbed with groundnut oil.
* Solid wood * Oiled, not varnished * Each one a little different

Iroko Home Wooden {} | iroko-home | IRK-MRT | Mortar Set: 28,500 | in wood, walnut | kg 3 | art mortar-set
Mortar and pestle from one trunk: pepper, crayfish, ogbono.
* Mortar with pestle * Solid wood * Oiled, not varnished
`),
  ),
  ...makeProducts(
    flasks,
    productLines(`
Binatone {} Vacuum Flask | binatone | BIN-FLK | 1 L: 14,500 | in silver, red | kg 0.8
Pap for the baby at 2am, still hot; the lid is the cup.
* {} * Hot for 24 hours * Cup on top

Binatone {} Vacuum Flask | binatone | BIN-PMP | 1.9 L: 19,800; 3.2 L: 28,500 | in silver, red | kg 1.1, 1.6 | art pump-flask
Stands on the table and pumps: nobody lifts three litres of hot water over a cup.
* {} * Hot for 24 hours * Pump with a lock

Master Chef Insulated {} | master-chef | MCH-INS | Lunch Box 1.5 L: 14,800; Water Bottle 1 L: 9,800; Travel Mug: 8,500 | in blue, pink, black | kg 0.7, 0.5, 0.4 | art lunch-box, water-bottle, travel-mug
From kitchen to office desk without a drop.
* {} * Double steel walls * Leak-proof lid * Hot 8 hours, cold 12
`),
  ),
  ...makeProducts(
    foodFlasks,
    productLines(`
Tefal {} Food Flask Set | tefal | TEF-FLK | 3-piece: 68,500; 4-piece: 86,000 | in beige, wine | kg 4, 5 | art food-flask-set-of-3, food-flask-set-of-4
Rice at the wedding’s last table is as warm as at the first.
* {} * Steel inside * Lids with side locks
`),
  ),
  ...makeProducts(
    toasters,
    productLines(`
Kenwood {} Toaster | kenwood | KEN-TST | 2-slice: 42,500; 4-slice: 68,000 | in white, black | kg 1.6, 2.8 | art toaster, four-slice-toaster
Wide slots take thick Agege bread.
* {} * Seven levels * Crumb tray * Defrost

Master Chef {} Toaster | master-chef | MCH-TST | 2-slice: 16,500 | in white, red | kg 1.5
Small money, brown bread.
* {} * Six levels * Cool walls
`),
  ),
  ...makeProducts(
    sandwichMakers,
    productLines(`
Binatone {} Sandwich Maker | binatone | BIN-SM | SM-670 2-slice: 21,800; SM-880 4-slice: 29,500 | in black | art sandwich-maker, four-slice-sandwich-maker
Edges sealed, sardine inside, breakfast done.
* Seals and cuts * Lights for power and ready * Locking handle

Master Chef {} Maker | master-chef | MCH-SG | Sandwich and Grill: 19,800 | in white, red
Bread at seven, suya at night, on the same two plates.
* {} * Lights for power and ready * Locking handle
`),
  ),
]
