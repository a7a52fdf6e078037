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
    'Stand the cylinder outside or by a window, upright, never in a cupboard that closes.',
    'A 12.5 kg cylinder lasts a family of five about seven weeks.',
  ],
  box: ['The cooker', 'Pan supports and burner caps', 'User guide'],
}

const cylinders: ProductGroup = {
  ...cookers,
  art: 'gas-cylinder',
  features: ['Tested, with SON mark and date', 'Sent empty, as the law wants it'],
  box: ['The cylinder', 'Cap with seal'],
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
    'Run it for one minute, rest it for one. Egusi goes into the small dry mill, not the jar.',
    'Jars, blades and seals can be bought alone; ask with the model number.',
  ],
  box: ['Motor with jar', 'Dry mill where named', 'User guide'],
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
    'Toast sticks when the bread is fresh from the bakery. Wait a day or use number two.',
  ],
  box: ['One piece', 'User guide'],
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
  box: ['One piece', 'Recipe leaflet', 'User guide'],
}

const pots: ProductGroup = {
  category: 'pots-pans',
  art: 'pot',
  kg: 4,
  maxDiscount: 52,
  features: ['For gas and electric plates'],
  advice: [
    'Non-stick coats hate iron spoons and dry heat. With wood and low flame they live for years.',
    'The first time, wash, oil lightly and warm for two minutes.',
    'Aluminium is light and quick, steel is slow and stays; for a party pot take aluminium.',
  ],
  box: [],
}

const dining: ProductGroup = {
  category: 'dining',
  art: 'plate-set',
  kg: 5,
  maxDiscount: 52,
  colourIsChoice: true,
  features: ['Packed in cells against breaking'],
  advice: [
    'Open the box with the rider still there; broken pieces are replaced on the spot.',
    'Fill a flask with hot water for five minutes first, then with the tea: it holds two hours longer.',
    'Gold rims do not go into the microwave.',
  ],
  box: [],
}

const flasks: ProductGroup = {
  ...dining,
  art: 'flask',
  features: ['Spare seal can be had'],
  advice: [
    'Fill it with hot water for five minutes first, then with the food or tea: it holds two hours longer.',
    'Leave it open overnight now and then; that is what keeps it from smelling.',
  ],
}

const toasters: ProductGroup = {
  ...kettles,
  art: 'toaster',
  advice: [
    'Toast sticks when the bread is fresh from the bakery. Wait a day or use number two.',
    'Empty the crumbs once a week; they are what smells.',
  ],
}

export const kitchenProducts = [
  ...makeProducts(
    cookers,
    productLines(`
Scanfrost {} Gas Cooker with Oven | scanfrost | SCF-GC | 3+1 50x50: 218,000; 4 Gas 60x60: 298,000; 4+2 60x90: 485,000 | in silver, black | kg 28, 38, 55
{} burners above, an oven that bakes evenly below. Many of us learnt to cook on a Scanfrost.
* {} * Oven and grill * Self-ignition * Rotisserie on the larger ones

Haier Thermocool {} Gas Cooker | haier-thermocool | HTC-GC | 3+1 50x55: 248,000; 4 Gas 60x60: 338,000 | in wine, black | kg 30, 40
Enamelled pan supports, a flame that fails safe, and a lid of glass.
* {} * Flame failure device * Glass lid * Oven light

Maxi {} Gas Cooker | maxi | MAX-GC | 3+1 50x50: 205,000; 4 Burner 60x60: 278,000; 5 Burner 60x90: 452,000 | in silver, brown | kg 27, 37, 54
Turkish make, double-glazed door, wide grill.
* {} * Double-glazed oven door * Auto ignition * Turbo fan on the 90

Qasa Table-top Gas Cooker {} | qasa | QAS-TT | 1 Burner: 18,500; 2 Burner: 34,800; 3 Burner Glass: 58,500 | in black | kg 3, 6, 9
For a bachelor’s kitchen or the canteen’s second soup.
* {} * Self-ignition * Brass caps * Easy to wipe

Binatone Glass-top Gas Cooker {} | binatone | BIN-GT | GC-0002 2 Burner: 42,500; GC-0003 3 Burner: 64,000 | in black | kg 6, 9
Tempered glass that shows no scratch and wipes clean.
* Tempered glass * Self-ignition * Strong flame ring
`),
  ),
  ...makeProducts(
    cylinders,
    productLines(`
Maxi Gas Cylinder {} | maxi | MAX-CYL | 3 kg: 24,500; 5 kg: 32,500; 6 kg with Burner: 48,000; 12.5 kg: 58,500 | in teal, red | kg 4, 6, 7, 13
A tested steel cylinder of {}, with a foot that stands straight.
* Holds {} * Steel with welded collar * Test date stamped on the neck

Haier Thermocool Gas Cylinder {} | haier-thermocool | HTC-CYL | 6 kg: 42,000; 12.5 kg: 66,000 | in blue | kg 7, 13.5
Thicker walls and a valve that closes at one turn.
* Holds {} * Leak-tested valve * Powder coat against rust
`),
  ),
  ...makeProducts(
    microwaves,
    productLines(`
Hisense {} Microwave | hisense | HIS-MW | 20 L: 88,500; 26 L with Grill: 128,000; 36 L: 178,000 | in black, silver | kg 10, 13, 17
Rice warm in ninety seconds, and on the larger ones a grill for the cheese on top.
* {} * 700 to 1,000 W * Defrost by weight * Child lock

LG {} NeoChef Microwave | lg | LG-MW | 25 L: 172,000; 42 L: 268,000 | in black | kg 11, 17
Even heat to the middle, because its inverter lowers the power instead of switching it on and off.
* {} * Smart Inverter * Even defrosting * Easy-clean coat

Samsung {} Solo Microwave | samsung | SAM-MW | 23 L: 142,000; 32 L: 205,000 | in black, white | kg 11, 16
Ceramic inside, so that stew splashes do not stain.
* {} * Ceramic enamel inside * Quick defrost * Eco mode

Scanfrost {} Microwave | scanfrost | SCF-MW | 20 L Manual: 76,500; 25 L Digital: 102,000 | in white, black
Two knobs, no manual needed.
* {} * 700 W or more * Bell at the end

Binatone {} Microwave with Grill | binatone | BIN-MW | MWO-2018: 82,000; MWO-2520: 108,000 | in black
Fish can be browned, not only warmed.
* Grill and microwave * Timer of 30 minutes * Defrost
`),
  ),
  ...makeProducts(
    blenders,
    productLines(`
Binatone {} Blender | binatone | BIN-BLG | BLG-402: 32,500; BLG-555 with Mill: 44,800; BLG-699 Glass: 58,000 | in white, black
The sound of Sunday stew. A strong jar, two speeds and a mill that grinds egusi.
* Jar of 1.5 litres * Two speeds and pulse * Steel blades * Dry mill on the 555 and 699

Philips {} Blender | philips | PHI-BL | HR2041 450 W: 62,500; HR2221 700 W: 92,000; HR3760 ProBlend 1500 W: 198,000 | in white, black
ProBlend blades throw ice and pepper through the middle again and again, until nothing is left to
chew.
* Glass or hard jar * ProBlend blades * Pulse and ice crush

Kenwood {} Blender | kenwood | KEN-BL | BLP15 500 W: 74,500; BLM45 800 W: 128,000 | in white, silver
Quiet for its power, with a mill that takes crayfish.
* Jar of 2 litres * Ice crush * Mill included

Qasa {} Industrial Blender | qasa | QAS-IND | 2 L 4500 W: 62,000; 3 L 6500 W: 84,500 | in black | kg 5, 6.5
For bukas and zobo sellers: beans for fifty people’s akara in ten minutes.
* {} peak * Unbreakable jar * Six blades * Overload switch

Master Chef {} Blender | master-chef | MCH-BL | 2-in-1: 26,500; 3-in-1: 34,500 | in white, red
Light on the purse and brave with tomatoes.
* {} * Jar of 1.5 litres * Spare jar on the 3-in-1

Master Chef Hand Mixer {} | master-chef | MCH-MIX | 5-speed: 19,800; with Bowl: 34,000 | in white, pink
Birthday cakes without a tired wrist.
* Five speeds and turbo * Beaters and dough hooks

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
* {} bowl * Two buttons * Non-slip feet
`),
  ),
  ...makeProducts(
    kettles,
    productLines(`
Binatone {} Electric Kettle | binatone | BIN-KT | CEJ-1777 1.7 L: 16,800; CEJ-1855 Steel 1.8 L: 21,500 | in white, black
Tea in four minutes, and a lid that stays on.
* Turns on its base * Hidden element * Water gauge

Philips {} Kettle | philips | PHI-KT | Daily 1.5 L: 34,500; Series 5000 Steel: 52,000 | in white, black
A thin filter keeps lime out of the cup.
* Lime filter * Spring lid * 2,200 W

Qasa {} Steel Kettle | qasa | QAS-KT | 1.8 L: 12,500; 2.5 L: 15,800 | in silver
The kettle of campuses, workshops and night shifts.
* {} * Stainless steel * 1,500 W
`),
  ),
  ...makeProducts(
    airFryers,
    productLines(`
Philips Airfryer {} | philips | PHI-AF | Essential 4.1 L: 168,000; XL 6.2 L: 232,000; Dual Basket 9 L: 348,000 | in black
The company that invented it still makes the most even one.
* {} * Rapid Air * Touch display * Recipes in the app

Scanfrost {} Air Fryer | scanfrost | SCF-AF | 4 L: 74,500; 6.5 L: 98,000 | in black, white
Golden dodo with a tenth of the oil.
* {} * Timer and thermostat * 1,500 W

Binatone {} Air Fryer | binatone | BIN-AF | AF-4050 4 L: 82,500; AF-7070 7 L Digital: 118,000 | in black
Eight programmes named after what we eat, chicken and fish first.
* Eight programmes * Window and light on the 7 L * Cool handle

Qasa Air Fryer {} | qasa | QAS-AF | 5 L: 64,500; 8 L: 88,000; 12 L Oven: 128,000 | in black, mint | kg 5, 6, 9
Large, loud and cheap, and the chicken comes out right.
* {} * Two knobs * 1,700 W

Kenwood {} Rice Cooker | kenwood | KEN-RC | 1.8 L: 58,500; 2.8 L: 74,000 | in white | art rice-cooker | kg 3, 4
Keeps rice warm for the late one without burning the early one.
* {} * Keep-warm * Steam basket * Glass lid

Binatone {} Rice Cooker | binatone | BIN-RC | RC-1806 1.8 L: 36,500; RC-2806 2.8 L: 45,500 | in white, silver | art rice-cooker | kg 3, 4
Put rice, water, thumb measure; press; forget.
* Non-stick bowl * Keep-warm * Steam tray

Master Chef {} Rice Cooker | master-chef | MCH-RC | 1.5 L: 24,500; 5 L Party: 62,000 | in white | art rice-cooker | kg 2.5, 6
The {} for the house or for the whole ankara committee.
* {} * Non-stick bowl * Measuring cup
`),
  ),
  ...makeProducts(
    pots,
    productLines(`
Tefal {} Frying Pan | tefal | TEF-PAN | 24 cm: 32,500; 28 cm: 39,800; 32 cm: 48,500 | in black, red | kg 0.9, 1.1, 1.4
The red dot in the middle turns solid when it is hot enough for eggs.
* {} * Titanium non-stick * Heat signal * Thick base

Tefal {} Pot Set | tefal | TEF-SET | 5-piece: 148,000; 10-piece: 248,000 | in black | kg 5, 9
Lids with holes to strain, handles that stay cool.
* {} * Non-stick inside * Glass lids

Master Chef {} Non-stick Pot Set | master-chef | MCH-SET | 7-piece: 62,500; 12-piece: 98,500 | in red, black, green | kg 6, 10
A new home’s first pots: one for soup, one for rice, one for the mistake.
* {} * Granite-look coat * Glass lids

Master Chef {} Aluminium Party Pot | master-chef | MCH-PARTY | No. 40: 58,500; No. 50: 86,000; No. 60: 124,000 | in silver | kg 5, 8, 11
Firewood jollof for a hundred and more. Spun aluminium, riveted ears.
* {} * Thick spun aluminium * Riveted handles * Flat lid

Binatone {} Pressure Pot | binatone | BIN-PP | 5 L: 42,500; 7 L: 52,000; 11 L: 74,500 | in silver | kg 2.6, 3.2, 4.5
Beans in twenty-five minutes, cow leg in forty. The gas lasts longer for it.
* {} * Two safety valves * Inner lid

Kenwood {} Steel Saucepan Set | kenwood | KEN-SET | 3-piece: 78,500; 5-piece: 118,000 | in silver | kg 4, 6
Steel that can be scrubbed with sand and comes back shining.
* {} * Three-layer base * Works on induction
`),
  ),
  ...makeProducts(
    dining,
    productLines(`
Master Chef {} Dinner Set | master-chef | MCH-DIN | 16-piece: 38,500; 24-piece: 56,000; 47-piece: 118,000 | in white, navy | kg 6, 9, 18
Stoneware for visitors and for the days when you are your own visitor.
* {} * Glazed stoneware * Microwave and dishwasher safe

Iroko Home Painted Plates, {} | iroko-home | IRK-PLT | 6 Flat: 18,500; 6 Flat and 6 Deep: 34,500 | in cream, teal | kg 4, 8
Hand-painted rims with a comb pattern taken from adire.
* {} * Hand-painted * Stackable

Iroko Home Wooden Serving {} | iroko-home | IRK-WOOD | Tray: 16,500; Bowl: 22,500; Mortar Set: 28,500 | in wood, walnut | kg 1.5, 1.2, 3
Turned from iroko offcuts in Benin and rubbed with groundnut oil.
* Solid wood * Oiled, not varnished * Each one a little different
`),
  ),
  ...makeProducts(
    flasks,
    productLines(`
Binatone {} Vacuum Flask | binatone | BIN-FLK | 1 L: 14,500; 1.9 L: 19,800; 3.2 L: 28,500 | in silver, red | art flask | kg 0.8, 1.1, 1.6
Pap for the baby at 2am, still hot.
* {} * Hot for 24 hours * Pump or pour

Tefal {} Food Flask Set | tefal | TEF-FLK | 3-piece: 68,500; 4-piece: 86,000 | in beige, wine | art flask | kg 4, 5
Rice at the wedding’s last table is as warm as at the first.
* {} * Steel inside * Locks with a quarter turn

Master Chef Insulated {} | master-chef | MCH-INS | Lunch Box 1.5 L: 14,800; Water Bottle 1 L: 9,800; Travel Mug: 8,500 | in blue, pink, black | art flask | kg 0.7, 0.5, 0.4
From kitchen to office desk without a drop.
* Double steel walls * Leak-proof lid * Hot 8 hours, cold 12
`),
  ),
  ...makeProducts(
    toasters,
    productLines(`
Kenwood {} Toaster | kenwood | KEN-TST | 2-slice: 42,500; 4-slice: 68,000 | in white, black | art toaster | kg 1.6
Wide slots take thick Agege bread.
* {} * Seven levels * Crumb tray * Defrost

Binatone {} Sandwich Maker | binatone | BIN-SM | SM-670 2-slice: 21,800; SM-880 4-slice: 29,500 | in black | art toaster | kg 2
Shawarma edges sealed, sardine inside, breakfast done.
* Non-stick plates * Lights for power and ready * Locking handle

Master Chef {} Toaster | master-chef | MCH-TST | 2-slice: 16,500; Sandwich and Grill: 19,800 | in white, red | art toaster | kg 1.5
Small money, brown bread.
* {} * Six levels * Cool walls
`),
  ),
]
