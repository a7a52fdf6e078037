import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const rice: ProductGroup = {
  category: 'rice-grains',
  art: 'rice-bag',
  kg: 10,
  maxDiscount: 22,
  features: ['Weighed and sealed', 'Keep dry and off the floor'],
  advice: [
    'A few dry peppers in the container keep weevils away without any chemical.',
    'One derica of rice feeds four. A 50 kg bag is about 55 dericas.',
    'Rinse until the water runs clear, and let it rest ten minutes off the fire with the lid on.',
  ],
  box: ['One sealed bag'],
  bulk: 'Ten bags or more? Write to us for a price.',
}

const vegetableOil: ProductGroup = {
  category: 'cooking-oil',
  art: 'cooking-oil',
  kg: 5,
  maxDiscount: 20,
  features: ['NAFDAC number on the label', 'Best-before date on the label'],
  advice: [
    'Keep it dark. Sunlight, not time, is what turns oil.',
    'Frying oil may be used three times; strain it through a cloth while warm.',
    'When it smokes it is too hot: lift the pan before the food goes in.',
  ],
  box: ['One, with its seal on the cap'],
  bulk: 'Five or more? Write to us for a price.',
}
const palmOil: ProductGroup = {
  ...vegetableOil,
  art: 'palm-oil-bottle',
  advice: [
    'It thickens when it is cool: stand it in warm water and it runs again.',
    'Keep it away from light and from the fire, well closed, and it stays red.',
    'Heat it gently for banga and ofe; bleaching it takes its colour and its vitamins.',
  ],
}

const noodles: ProductGroup = {
  category: 'noodles-pasta',
  art: 'noodles-carton',
  kg: 4,
  maxDiscount: 20,
  features: ['Best-before date on every pack'],
  advice: [
    'Less water, lid on, seasoning last: that is the whole secret.',
    'Keep the carton away from detergent, whose smell it takes.',
    'Vegetables and an egg make it a meal and not a habit.',
  ],
  box: ['One sealed carton of forty packs'],
  bulk: 'Five cartons or more? Write to us for a price.',
}
const pasta: ProductGroup = {
  ...noodles,
  art: 'spaghetti',
  features: ['Best-before date on the pack'],
  advice: [
    'Plenty of water, salt in it, and no oil: then the sauce holds on.',
    'Taste it a minute before the time is up; it goes on cooking in the cooler.',
    'Keep it dry and closed, and it outlives the season.',
  ],
  box: [],
  bulk: 'Cartons for a party? Write to us for a price.',
}

const cocoa: ProductGroup = {
  category: 'tea-cocoa',
  art: 'cocoa-tin',
  kg: 0.6,
  maxDiscount: 26,
  features: ['NAFDAC number on the pack', 'Best-before date on the pack'],
  advice: [
    'Keep it closed and dry: damp air makes lumps within a week of rain.',
    'Stir it with a little hot water first, then fill the cup: no lumps.',
    'A level spoon is enough for a small cup; children rarely agree.',
  ],
  box: [],
}
const coffee: ProductGroup = {
  ...cocoa,
  art: 'coffee-jar',
  advice: [
    'Water just off the boil, not boiling: it stays less bitter.',
    'Keep it dry and closed. A wet spoon spoils the rest.',
  ],
}
const cerealDrink: ProductGroup = {
  ...cocoa,
  art: 'cereal-refill',
  advice: [
    'Cold milk or warm water, both work; warm makes it thicker.',
    'Fold the top and clip it: damp air makes lumps.',
  ],
}

const milkPowder: ProductGroup = {
  ...cocoa,
  category: 'milk-dairy',
  art: 'milk-powder-tin',
  advice: [
    'Powder is measured by weight, not by spoon: 26 g make a glass.',
    'Warm water, never boiling, and no lumps remain.',
    'Keep it dry and closed; damp powder turns yellow.',
  ],
}
const evaporatedMilk: ProductGroup = {
  ...milkPowder,
  art: 'evaporated-milk-tin',
  advice: [
    'Once open it keeps two days in the fridge and half a day outside it.',
    'Shake it before you open it: the cream settles.',
    'A spoon of it in stew is older than any cook book.',
  ],
}
const youngMilk: ProductGroup = {
  ...milkPowder,
  features: ['NAFDAC number on the tin', 'Best-before date on the tin'],
  advice: [
    'Use the measure that the tin names, and boiled water that has cooled down.',
    'Mix only what is drunk at once; a bottle does not keep.',
  ],
}
const yoghurt: ProductGroup = {
  ...milkPowder,
  art: 'yoghurt-carton',
  advice: [
    'Cold is how it tastes; unopened it needs no fridge.',
    'Once open, finish it within three days in the fridge.',
  ],
}

const softDrinks: ProductGroup = {
  category: 'soft-drinks',
  art: 'cola-pack',
  kg: 8,
  maxDiscount: 22,
  features: ['Best-before date on every one'],
  advice: [
    'For a party count a bottle and a half for each guest, two if there is pepper soup.',
    'A pack needs a night in the fridge, or an hour in a cooler with ice and salt.',
    'Keep it out of the sun: heat takes the gas.',
  ],
  box: [],
  bulk: 'Twenty packs or more? Write to us for a price.',
}
const juice: ProductGroup = {
  ...softDrinks,
  art: 'juice-carton',
  features: ['Best-before date on the pack'],
  advice: [
    'It needs no fridge until it is open, and three days in it afterwards.',
    'Shake before you pour: the good part settles.',
  ],
}
const water: ProductGroup = {
  ...softDrinks,
  art: 'water-pack',
  advice: [
    'Keep it out of the sun and away from petrol: plastic takes the smell.',
    'Open the cap yourself and listen for the seal.',
  ],
}

const cereals: ProductGroup = {
  category: 'cereals-snacks',
  art: 'cereal-box',
  kg: 0.6,
  maxDiscount: 32,
  features: ['Best-before date on the pack'],
  advice: [
    'Close the inner bag with a clip and it stays crisp for three weeks.',
    'Contains gluten; traces of nuts and milk are named on the pack.',
    'Cold milk last, and eat at once: it turns soft in minutes.',
  ],
  box: [],
}
const oats: ProductGroup = {
  ...cereals,
  art: 'oats-pack',
  advice: [
    'One cup of oats takes two of water. Salt first, sugar last.',
    'Clip the pack: weevils like it as much as you do.',
  ],
}
const babyCereal: ProductGroup = {
  ...cereals,
  art: 'baby-cereal-tin',
  features: ['NAFDAC number on the tin', 'Best-before date on the tin'],
  advice: [
    'Boiled water that has cooled to lukewarm, cereal into it, and stir.',
    'From six months, beside breast milk and not instead of it. Ask a nurse when in doubt.',
  ],
}
const sweets: ProductGroup = {
  ...cereals,
  art: 'sweets-bag',
  advice: [
    'Traces of nuts and milk are named on the pack.',
    'In Lagos heat it belongs in the coolest cupboard, not on top of the fridge.',
  ],
}
const crisps: ProductGroup = {
  ...cereals,
  art: 'crisps-tube',
  advice: [
    'Close the lid: damp air takes the crack within a day.',
    'Allergens are named on the pack.',
  ],
}
const sausageRolls: ProductGroup = {
  ...cereals,
  art: 'sausage-roll-carton',
  advice: [
    'They keep unopened until the date on the wrapper; once open, eat it the same day.',
    'Twenty seconds in a hot pan bring back the crust.',
  ],
}

const cubes: ProductGroup = {
  category: 'seasoning-tins',
  art: 'seasoning-cubes',
  kg: 0.5,
  maxDiscount: 30,
  features: ['Best-before date on the pack'],
  advice: [
    'Cubes bring salt with them: taste before you add more.',
    'Crumble it into hot oil with the onions and it goes through the whole pot.',
    'Keep the pack closed: the wrapping keeps the smell, not the cupboard.',
  ],
  box: [],
}
const spices: ProductGroup = {
  ...cubes,
  art: 'curry-sachets',
  advice: [
    'Fry it a moment in the oil before the pepper goes in: that wakes it.',
    'Ten small sachets stay fresher than one open jar.',
  ],
}
const pastes: ProductGroup = {
  ...cubes,
  art: 'tomato-tin',
  advice: [
    'Fry it until the oil comes up; then it stops being sour.',
    'What is left after opening goes into a glass jar with oil on top, never back into metal.',
  ],
}
const salt: ProductGroup = {
  ...cubes,
  art: 'salt-bag',
  advice: [
    'A few grains of rice in the shaker keep it loose in the rain.',
    'Iodine goes with time and heat: salt at the end, and close the bag.',
  ],
}
const fishTins: ProductGroup = {
  ...cubes,
  art: 'sardine-tin',
  features: ['Best-before date on the tin'],
  advice: [
    'Leave a tin whose lid is blown up, and one with a dent on the rim.',
    'What is left goes into a plate with a lid and into the fridge, for one day.',
  ],
}
const tins: ProductGroup = {
  ...fishTins,
  art: 'corned-beef-tin',
  advice: [
    'Leave a tin whose lid is blown up, and one with a dent on the rim.',
    'Rinse what comes in water; half of the salt goes with it.',
    'Once open it keeps two days in the fridge, out of its tin.',
  ],
}
const cornedBeef: ProductGroup = {
  ...fishTins,
  art: 'corned-beef-tin',
  advice: [
    'An hour in the fridge and it can be sliced instead of crumbled.',
    'Leave a tin whose lid is blown up, and one with a dent on the rim.',
  ],
}

const powders: ProductGroup = {
  category: 'cleaning-laundry',
  art: 'detergent',
  kg: 1.5,
  maxDiscount: 34,
  features: ['Keep away from children'],
  advice: [
    'Soak whites for half an hour, colours for ten minutes.',
    'Machine powder foams less on purpose; hand powder may overflow in a machine.',
    'Dissolve it in the water before the clothes go in: no white marks.',
  ],
  box: [],
}
const laundrySoap: ProductGroup = {
  ...powders,
  art: 'laundry-soap',
  advice: [
    'Let the bar dry between two washes and it lasts twice as long.',
    'Rub collars and cuffs first, then leave them ten minutes.',
  ],
}
const dishLiquid: ProductGroup = {
  ...powders,
  art: 'dish-liquid',
  advice: [
    'A teaspoon in a bowl of water does more than a squeeze on each plate.',
    'Oily pots first in hot water, glasses last in clean.',
  ],
}
const bleach: ProductGroup = {
  ...powders,
  art: 'bleach-bottle',
  advice: [
    'Never mix bleach with toilet cleaner: the gas is dangerous in a small bathroom.',
    'Dilute it in cold water, for white cotton only; colours do not come back.',
  ],
}
const toiletCleaner: ProductGroup = {
  ...powders,
  art: 'toilet-cleaner',
  advice: [
    'Never mix it with bleach: the gas is dangerous in a small bathroom.',
    'Under the rim, twenty minutes, brush, flush.',
  ],
}
const antiseptic: ProductGroup = {
  ...powders,
  art: 'antiseptic-bottle',
  advice: [
    'Dilute it as the label says; more is not cleaner and burns the skin.',
    'Not for drinking, and not in the eyes. Rinse with water if it happens.',
  ],
}
const floorCleaner: ProductGroup = {
  ...powders,
  art: 'floor-cleaner',
  advice: [
    'A capful in half a bucket, wrung mop, and no rinsing.',
    'Sweep first: a mop only moves the sand about.',
  ],
}

const hampers: ProductGroup = {
  category: 'festive-hampers',
  art: 'christmas-hamper',
  kg: 8,
  maxDiscount: 15,
  features: ['Packed in a cane basket', 'Tied with a ribbon'],
  advice: [
    'Rice, oil and tins keep for months; start with what is open.',
    'Lift it from below with two hands: the handle is for show.',
    'The basket lives on as a laundry basket or for market day.',
  ],
  box: ['The filled cane basket'],
}

const meals: ProductGroup = {
  ...rice,
  art: 'semolina-bag',
  advice: [
    'Close it against damp air: in the rainy season an open bag cakes within a week.',
    'Swallow is smoother when the meal goes into the water slowly and the spoon never rests.',
  ],
}
const flour: ProductGroup = {
  ...rice,
  art: 'flour-bag',
  advice: [
    'Close it against damp air: in the rainy season an open bag cakes within a week.',
    'Sift it from a hand’s height: air is half of a soft dough.',
  ],
}
const sugar: ProductGroup = {
  ...rice,
  art: 'sugar-bag',
  advice: [
    'A tin with a tight lid keeps ants and damp out.',
    'When it has caked, a slice of bread in the tin loosens it overnight.',
  ],
}
const beans: ProductGroup = {
  ...rice,
  art: 'beans-bag',
  advice: [
    'A few dry peppers in the container keep weevils away without any chemical.',
    'Soak them two hours and throw that water away: softer, and kinder to the belly.',
  ],
}
const garri: ProductGroup = {
  ...rice,
  art: 'garri-bag',
  advice: [
    'Close it against damp air: in the rainy season an open bag cakes within a week.',
    'For eba the water boils first and the garri rains into it.',
  ],
}

export const supermarketProducts = [
  ...makeProducts(
    rice,
    productLines(`
Mama Gold Parboiled Rice {} | mama-gold | MMG-RICE | 5 kg: 11,800; 10 kg: 21,500; 25 kg: 46,500; 50 kg: 84,500 | kg 5, 10, 25, 50
Long grains that stay apart, for jollof that photographs well. {} in a woven bag.
* {} * Long grain, parboiled * Sorted by machine, no stones

Dangote Parboiled Rice {} | dangote | DAN-RICE | 10 kg: 20,500; 25 kg: 44,000; 50 kg: 79,500 | kg 10, 25, 50
Milled in Nigeria from Nigerian paddy, with the sweetness of a short journey.
* {} * Nigerian grown * Destoned
`),
  ),
  ...makeProducts(
    vegetableOil,
    productLines(`
Devon King's Vegetable Oil {} | devon-kings | DVK-OIL | 1 L: 3,950 | kg 1
Clear, light, and without taste of its own: the oil of caterers, in the bottle for a small kitchen.
* {} * Triple refined * Cholesterol free * Vitamin A

Devon King's Vegetable Oil {} | devon-kings | DVK-OILJ | 3 L: 11,500; 5 L: 18,800 | art oil-jug | kg 3, 5
Clear, light, and without taste of its own, with a handle in the shoulder.
* {} * Triple refined * Cholesterol free * Vitamin A

Devon King's Vegetable Oil {} | devon-kings | DVK-OILK | 25 L: 88,000 | art oil-keg | kg 24
The caterers’ keg: enough for a wedding and the week after it.
* {} * Triple refined * Cholesterol free * Vitamin A

Power Oil {} | power-oil | PWR-OIL | 750 ml: 2,950; 1.4 L: 5,400 | kg 0.7, 1.3
Palm olein that smokes late and fries crisp.
* {} * Cholesterol free * Vitamin A and E

Power Oil {} | power-oil | PWR-OILJ | 3 L: 11,200 | art oil-jug | kg 3
Palm olein that smokes late and fries crisp, by the jug.
* {} * Cholesterol free * Vitamin A and E

Power Oil {} | power-oil | PWR-OILK | 25 L: 86,500 | art oil-keg | kg 24
Palm olein that smokes late and fries crisp, for who fries for a living.
* {} * Cholesterol free * Vitamin A and E

Golden Penny Soya Oil {} | golden-penny | GPN-SOY | 1 L: 4,200 | art soya-oil | kg 1
Pressed from soya, light in stew and salad.
* {} * Pure soya * Omega-3

Golden Penny Soya Oil {} | golden-penny | GPN-SOYJ | 3 L: 12,100; 5 L: 19,600 | art soya-oil-jug | kg 3, 5
Pressed from soya, light in stew and salad, for a house that fries.
* {} * Pure soya * Omega-3
`),
  ),
  ...makeProducts(
    palmOil,
    productLines(`
Gino Palm Oil {} | gino | GNO-PALM | 500 ml: 2,100; 1 L: 3,900 | kg 0.5, 1
Red, thick, and smelling as it should when it meets onions.
* {} * From fresh fruit * No colouring

Gino Palm Oil {} | gino | GNO-PALMJ | 4 L: 14,800 | art palm-oil-jug | kg 4
Red, thick, and smelling as it should when it meets onions. A month of soups in one jug.
* {} * From fresh fruit * No colouring

Devon King's Palm Oil {} | devon-kings | DVK-PALM | 1 L: 4,100 | kg 1
Filtered twice, so that banga is thick and not sandy.
* {} * Filtered twice * Low acid

Devon King's Palm Oil {} | devon-kings | DVK-PALMJ | 5 L: 18,500 | art palm-oil-jug | kg 5
Filtered twice, so that banga is thick and not sandy, in a jug that pours.
* {} * Filtered twice * Low acid

Devon King's Palm Oil {} | devon-kings | DVK-PALMK | 25 L: 84,000 | art palm-oil-keg | kg 23
Filtered twice, by the keg: for canteens, and for families that share one.
* {} * Filtered twice * Low acid
`),
  ),
  ...makeProducts(
    noodles,
    productLines(`
Indomie Instant Noodles {}, Carton of 40 | indomie | IND-70 | Chicken 70 g: 11,900; Onion Chicken 70 g: 12,300; Pepper Chicken 70 g: 12,300 | form Carton of 40 | kg 3.2
Forty small breakfasts, forty small rescues.
* {} * 40 packs * Seasoning and chilli inside

Indomie {}, Carton of 40 | indomie | IND-SUP | Super Pack Chicken 120 g: 19,800; Hungry Man Size 200 g: 28,500; Bellefull 280 g: 36,500 | form Carton of 40 | kg 5, 8, 11.5
For appetites that find the small pack funny.
* {} * 40 packs * Two seasonings

Golden Penny Noodles {}, Carton of 40 | golden-penny | GPN-NDL | Chicken 70 g: 10,900; Jollof Chicken 70 g: 11,200 | form Carton of 40 | kg 3.2
The challenger, with a sachet that smells of Sunday.
* {} * 40 packs * Palm oil and spice
`),
  ),
  ...makeProducts(
    pasta,
    productLines(`
Golden Penny Spaghetti {} | golden-penny | GPN-SPG | 500 g: 1,250; Slim 500 g: 1,280 | kg 0.5
Stays firm, sauces well, and fills a cooler.
* {} * Hard wheat * 9 minutes

Golden Penny Spaghetti {} | golden-penny | GPN-SPGC | Carton of 20: 24,500 | art pasta-carton | kg 10
Twenty packs that stay firm: a party of a hundred, or a quarter of a year.
* {} * Hard wheat * 9 minutes

Dangote Spaghetti {} | dangote | DAN-SPG | 500 g: 1,180 | kg 0.5
Everyday pasta that does not stick together.
* {} * Durum wheat * Fortified

Dangote Spaghetti {} | dangote | DAN-SPGC | Carton of 20: 23,200 | art pasta-carton | kg 10
Everyday pasta that does not stick together, by the carton.
* {} * Durum wheat * Fortified

Honeywell {} | honeywell | HNW-PST | Spaghetti 500 g: 1,190 | kg 0.5
For spaghetti with beans.
* {} * Enriched wheat * Cooks in 9 minutes

Honeywell {} | honeywell | HNW-MAC | Macaroni 500 g: 1,220 | art macaroni | kg 0.5
Small elbows that hold the stew inside them.
* {} * Enriched wheat * Cooks in 9 minutes

Honeywell {} | honeywell | HNW-PSTC | Pasta Carton of 20: 23,600 | art pasta-carton | kg 10
Twenty packs of half a kilogram, for a house that feeds a street.
* {} * Enriched wheat * Cooks in 9 minutes
`),
  ),
  ...makeProducts(
    cocoa,
    productLines(`
Nestlé Milo {} | nestle | NES-MILO | 400 g Tin: 5,400 | kg 0.5
Malt and cocoa before school, in the tin that stays in the house for ever.
* {} * Malt, milk and cocoa * Vitamins B, C and D

Nestlé Milo {} | nestle | NES-MILOR | 500 g Refill: 5,900; 900 g Refill: 10,200 | art cocoa-refill | kg 0.5, 0.9
Malt and cocoa before school. Refill the tin that you already have.
* {} * Malt, milk and cocoa * Vitamins B, C and D

Nestlé Milo {} | nestle | NES-MILOS | Sachets 20 g x 10: 2,350 | art cocoa-sachets | kg 0.2
One sachet, one cup: for boarding school and the office drawer.
* {} * Malt, milk and cocoa * Vitamins B, C and D

Cadbury Bournvita {} | cadbury | CAD-BVJ | 450 g Jar: 4,900 | art cocoa-jar | kg 0.5
More cocoa, less malt. Families are divided; we sell both.
* {} * Cocoa rich * Added vitamins and minerals

Cadbury Bournvita {} | cadbury | CAD-BV | 500 g Refill: 5,100; 900 g Refill: 9,300 | art cocoa-refill | kg 0.5, 0.9
More cocoa, less malt. The refill is the same powder for less money.
* {} * Cocoa rich * Added vitamins and minerals

Cadbury Bournvita {} | cadbury | CAD-BVS | Sachets 20 g x 10: 2,150 | art cocoa-sachets | kg 0.2
More cocoa, less malt, one cup at a time.
* {} * Cocoa rich * Added vitamins and minerals

Cadbury Hot Chocolate {} | cadbury | CAD-HOT | 190 g: 4,200; 450 g: 8,400 | art cocoa-jar | kg 0.3, 0.6
Rainy Sunday, thick socks.
* {} * Just add hot milk * Real cocoa
`),
  ),
  ...makeProducts(
    coffee,
    productLines(`
Nestlé Nescafé {} | nestle | NES-CAF | Classic 50 g: 3,900; Classic 200 g: 11,800 | kg 0.1, 0.3
For Third Mainland traffic at six.
* {} * 100 percent coffee * Quick to dissolve

Nestlé Nescafé {} | nestle | NES-CAFS | 3-in-1 x 10: 2,900 | art coffee-sticks | kg 0.2
Coffee, milk and sugar in one stick: tear, pour, stir.
* {} * Ten sticks * Coffee, creamer and sugar
`),
  ),
  ...makeProducts(
    cerealDrink,
    productLines(`
Nestlé Golden Morn {} | nestle | NES-GM | 450 g: 3,300; 900 g: 6,200 | kg 0.5, 0.9
Maize and soya that you stir and eat in a minute.
* {} * Maize and soya * Iron and vitamin A
`),
  ),
  ...makeProducts(
    milkPowder,
    productLines(`
Peak Full Cream Milk Powder {} | peak | PEK-POWR | 380 g Refill: 5,600 | art milk-powder-refill | kg 0.4
Rich, and it floats on tea as it did in childhood. For the tin that is empty.
* {} * Full cream * Vitamins A and D

Peak Full Cream Milk Powder {} | peak | PEK-POW | 400 g Tin: 6,300; 900 g Tin: 13,400 | kg 0.5, 1
Rich, and it floats on tea as it did in childhood.
* {} * Full cream * Vitamins A and D

Peak Full Cream Milk Powder {} | peak | PEK-POWS | Sachets 14 g x 10: 2,100 | art milk-sachets | kg 0.15
One sachet, one cup of tea.
* {} * Full cream * Vitamins A and D

Three Crowns Milk {} | three-crowns | TCR-MLKP | Powder 380 g: 4,900 | art milk-powder-refill | kg 0.4
Low in cholesterol, light in tea.
* {} * Plant-sourced fat * Vitamin D
`),
  ),
  ...makeProducts(
    youngMilk,
    productLines(`
Nestlé Nido {} | nestle | NES-NIDO | Fortified 400 g: 6,700; Fortified 900 g: 14,200; Kinder 1+ 400 g: 7,900 | kg 0.5, 1, 0.5
For children past their first birthday, by the tin.
* {} * Iron and vitamin C * Full cream
`),
  ),
  ...makeProducts(
    evaporatedMilk,
    productLines(`
Peak Evaporated Milk {} | peak | PEK-EVA | 150 g Tin: 950 | kg 0.2
The small tin with two holes.
* {} * Full cream * Sterilised

Peak Evaporated Milk {} | peak | PEK-EVAC | 150 g x 24 Carton: 21,800 | art evaporated-milk-carton | kg 4.5
The small tin with two holes, two dozen times.
* {} * Full cream * Sterilised

Peak Evaporated Milk {} | peak | PEK-EVAP | 360 g Pouch: 1,900 | art evaporated-milk-pouch | kg 0.4
For who bakes, and for a table of many cups.
* {} * Full cream * Sterilised

Three Crowns Milk {} | three-crowns | TCR-MLK | Evaporated 150 g: 820 | kg 0.2
Low in cholesterol, light in tea.
* {} * Plant-sourced fat * Vitamin D

Three Crowns Milk {} | three-crowns | TCR-MLKC | Evaporated 150 g x 24: 18,600 | art evaporated-milk-carton | kg 4.5
Low in cholesterol, light in tea, and it lasts the month.
* {} * Plant-sourced fat * Vitamin D
`),
  ),
  ...makeProducts(
    yoghurt,
    productLines(`
Chivita Hollandia Yoghurt {} | chivita | CHV-YOG | 1 L: 2,450 | kg 1
Strawberry; drink it cold after Jumat.
* {} * Long life * Six vitamins

Chivita Hollandia Yoghurt {} | chivita | CHV-YOGC | 1 L x 10 Carton: 23,500 | art yoghurt-case | kg 10.5
Strawberry, ten at once, for a naming ceremony.
* {} * Long life * Six vitamins

Chivita Hollandia Yoghurt {} | chivita | CHV-YOGB | 90 ml x 24: 9,800 | art yoghurt-bottles | kg 2.4
Two dozen small bottles, the size of a lunch box.
* {} * Long life * Six vitamins
`),
  ),
  ...makeProducts(
    softDrinks,
    productLines(`
Coca-Cola {} | coca-cola | COK-COK | 50 cl x 12: 5,200; 35 cl x 12: 4,100 | kg 6.5, 4.5
Cold with suya. That is all there is to say.
* {} * PET bottles * Wrapped pack

Coca-Cola {} | coca-cola | COK-BIG | 1.5 L x 6: 7,800 | art big-cola-pack | kg 9.5
Six big ones for the long table.
* {} * PET bottles * Wrapped pack

Coca-Cola Fanta {} | coca-cola | COK-FAN | Orange 50 cl x 12: 5,200 | art orange-drink-pack | kg 6.5
Every birthday picture has one in it.
* {} * PET bottles * Wrapped pack

Coca-Cola Fanta {} | coca-cola | COK-FANP | Pineapple 50 cl x 12: 5,200 | art pineapple-drink-pack | kg 6.5
For those who say that orange is for children.
* {} * PET bottles * Wrapped pack

Coca-Cola {} | coca-cola | COK-SPR | Sprite 50 cl x 12: 5,200 | art lemon-drink-pack | kg 6.5
Lemon and lime, for after the pounded yam.
* {} * PET bottles * Wrapped pack

Coca-Cola {} | coca-cola | COK-OTH | Schweppes Chapman 33 cl x 12: 5,600 | art chapman-cans | kg 4.5
Red, sweet and bitter at once, no cucumber needed.
* {} * Cans * On a tray

Maltina {} | maltina | MLT-DRK | 33 cl Can x 24: 16,800 | art malt-cans | kg 8.5
Dark, sweet, for nursing mothers and everybody who claims to be one.
* {} * Vitamins B * No alcohol

Maltina {} | maltina | MLT-BTL | 33 cl Bottle x 24: 15,900 | art malt-bottles | kg 14
Dark, sweet, and colder in glass.
* {} * Vitamins B * No alcohol
`),
  ),
  ...makeProducts(
    juice,
    productLines(`
Chivita {} | chivita | CHV-JCE | 100% Orange 1 L: 2,300; Active 1 L: 2,450; Exotic 1 L: 2,150 | art juice-carton, juice-carton, exotic-juice-carton | kg 1
Juice for Ramadan tables and harvest thanksgivings.
* {} * No preservatives * Vitamin C

Chivita {} | chivita | CHV-JCEC | Exotic 1 L x 10 Carton: 20,900 | art exotic-juice-case | kg 10.5
Ten litres for Ramadan tables and harvest thanksgivings.
* {} * No preservatives * Vitamin C
`),
  ),
  ...makeProducts(
    water,
    productLines(`
Coca-Cola {} | coca-cola | COK-EVA | Eva Water 75 cl x 12: 3,900; Eva Water 1.5 L x 12: 6,200 | kg 9.3, 18.5
For the cooler between the minerals.
* {} * Sealed caps * Wrapped pack

Nestlé Pure Life Water {} | nestle | NES-PL | 60 cl x 12: 3,200; 1.5 L x 12: 5,900 | kg 7.4, 18.5
Balanced minerals and a seal you can hear.
* {} * NAFDAC registered * Wrapped pack

Nestlé Pure Life Water {} | nestle | NES-PLJ | 18.9 L Refill Bottle: 3,800 | art water-jug | kg 20
The big bottle for the dispenser.
* {} * NAFDAC registered * Fits usual dispensers
`),
  ),
  ...makeProducts(
    cereals,
    productLines(`
Kellogg's {} | kelloggs | KEL-CER | Corn Flakes 300 g: 3,400; Corn Flakes 500 g: 5,200; Frosties 350 g: 5,300 | kg 0.4, 0.6, 0.4
Saturday morning, cartoon on, {} in the bowl.
* {} * Eight vitamins * Iron

Kellogg's {} | kelloggs | KEL-COC | Coco Pops 450 g: 5,900 | art chocolate-cereal-box | kg 0.5
The milk turns brown, and that is the point.
* {} * Eight vitamins * Iron

Kellogg's {} | kelloggs | KEL-RIC | Rice Krispies 340 g: 5,100 | art puffed-rice-box | kg 0.4
Listen before you eat.
* {} * Eight vitamins * Iron

Nestlé {} | nestle | NES-MLC | Milo Cereal 330 g: 5,400 | art chocolate-cereal-box | kg 0.5
The cup, in a bowl.
* {} * Whole grain * Malt and cocoa
`),
  ),
  ...makeProducts(
    babyCereal,
    productLines(`
Nestlé Cerelac {} | nestle | NES-CRL | Maize 400 g: 4,600; Wheat 400 g: 4,800; Honey and Wheat 1 kg: 10,400 | kg 0.5, 0.5, 1
Weaning food that needs water only.
* {} * From six months * Iron and probiotics
`),
  ),
  ...makeProducts(
    oats,
    productLines(`
Golden Penny Oats {} | golden-penny | GPN-OAT | 500 g: 2,900; 1 kg: 5,400 | kg 0.5, 1
Porridge in five minutes or swallow for the disciplined.
* {} * Rolled oats * High in fibre
`),
  ),
  ...makeProducts(
    sausageRolls,
    productLines(`
Gala Sausage Roll {} | gala | GAL-SR | Carton of 50: 18,500; Big Size Carton of 40: 21,500 | kg 4, 5
Traffic’s own meal, by the carton.
* {} * Beef filling * Wrapped singly
`),
  ),
  ...makeProducts(
    sweets,
    productLines(`
Cadbury {} | cadbury | CAD-CHO | Dairy Milk 165 g: 4,900 | art chocolate-bar | kg 0.2
For the car, the desk and the child who took the injection bravely.
* {} * Milk chocolate * Best kept cool

Cadbury {} | cadbury | CAD-TOM | TomTom x 40: 1,500 | kg 0.2
Honey and menthol for the throat of the choir.
* {} * Wrapped singly * Best kept cool

Cadbury {} | cadbury | CAD-ECL | Eclairs 500 g: 4,200 | art toffees-bag | kg 0.5
Caramel outside, chocolate inside, silence meanwhile.
* {} * Wrapped singly * Best kept cool

Cadbury {} | cadbury | CAD-ORE | Oreo 154 g: 2,300 | art sandwich-biscuits | kg 0.2
Twist, lick, dip: the order is a matter of upbringing.
* {} * Cocoa biscuits * Cream filling

Nestlé {} | nestle | NES-CHO | KitKat x 24: 15,800 | art wafer-bars | kg 1
A break for the whole office.
* {} * Wafer and milk chocolate * Best kept cool

Nestlé {} | nestle | NES-SMA | Smarties Tube x 12: 9,600 | art chocolate-beans | kg 0.5
Twelve tubes for twelve party bags.
* {} * Chocolate in a sugar shell * Best kept cool

Golden Penny {} | golden-penny | GPN-SNK | Choco Hazelnut Spread 350 g: 3,900 | art chocolate-spread | kg 0.4
On bread for the small ones, by the spoon for the others.
* {} * Real cocoa * Palm-oil based

Golden Penny {} | golden-penny | GPN-COO | Cookies x 24: 5,400 | art cookies-box | kg 1
Two dozen small packs for two dozen lunch boxes.
* {} * Chocolate chips * Wrapped singly

Kellogg's {} | kelloggs | KEL-BAR | Rice Krispies Bars x 6: 4,300 | art cereal-bars | kg 0.25
Puffed rice and marshmallow that fit a pocket.
* {} * Wrapped singly * No crumbs, nearly
`),
  ),
  ...makeProducts(
    crisps,
    productLines(`
Kellogg's {} | kelloggs | KEL-SNK | Pringles Original 165 g: 3,900; Pringles Sour Cream 165 g: 3,900; Pringles Hot and Spicy 165 g: 3,900 | kg 0.25
Once opened, finished.
* {} * In its tube * With a lid
`),
  ),
  ...makeProducts(
    cubes,
    productLines(`
Nestlé Maggi {} | nestle | NES-MAG | Star Cubes x 100: 2,300; Chicken Cubes x 100: 2,500 | kg 0.4
The star in the pot: {}.
* {} * Iron and iodine * Wrapped singly

Knorr {} | knorr | KNR-CUB | Beef Cubes x 50: 1,850; Chicken Cubes x 50: 1,850 | kg 0.4
Thicker, meatier, and crumbles at a touch.
* {} * Fermented seasoning * Wrapped singly

Knorr {} | knorr | KNR-TIN | Chicken Cubes x 400 Tin: 13,800 | art seasoning-cubes-tin | kg 3.2
The caterers’ tin. Thicker, meatier, and crumbles at a touch.
* {} * Fermented seasoning * Wrapped singly
`),
  ),
  ...makeProducts(
    spices,
    productLines(`
Nestlé Maggi {} | nestle | NES-SIG | Signature Jollof 20 g x 10: 1,600 | art jollof-sachets | kg 0.2
Smoke without the firewood.
* {} * Sachets * For jollof and fried rice

Gino {} | gino | GNO-JOL | Jollof Mix 10 g x 10: 1,100 | art jollof-sachets | kg 0.2
One sachet to a pot, and the party smells of itself.
* {} * Sachets * No artificial colour

Gino {} | gino | GNO-SPC | Curry 5 g x 10: 850 | kg 0.1
Yellow, warm, and at home in every Sunday stew.
* {} * Sachets * No artificial colour

Gino {} | gino | GNO-THY | Thyme 5 g x 10: 850 | art thyme-sachets | kg 0.1
Dried leaves for stew, fried rice and the chicken before it.
* {} * Sachets * No artificial colour
`),
  ),
  ...makeProducts(
    salt,
    productLines(`
Dangote Salt {} | dangote | DAN-SLTB | 250 g x 10: 1,900 | art salt-bale | kg 2.5
Ten small packs, fine, dry and with iodine, as the law wants it.
* {} * Iodised * Free-flowing

Dangote Salt {} | dangote | DAN-SLT | 500 g: 450; 1 kg: 820 | kg 0.5, 1
Fine, dry and with iodine, as the law wants it.
* {} * Iodised * Free-flowing
`),
  ),
  ...makeProducts(
    pastes,
    productLines(`
Gino Tomato Paste {} | gino | GNO-TOMS | 70 g x 50 Sachets: 10,800 | art tomato-sachets | kg 3.6
Red without help. One sachet rescues a pot of pale tomatoes.
* {} * Double concentrated * Vitamin A

Gino Tomato Paste {} | gino | GNO-TOM | 210 g Tin: 1,150; 400 g Tin: 1,950; 2.2 kg Tin: 8,900 | kg 0.25, 0.5, 2.4
Red without help, in a tin.
* {} * Double concentrated * Vitamin A

Gino {} | gino | GNO-PEP | Pepper and Onion Paste 65 g x 50: 9,900 | art pepper-paste-sachets | kg 3.5
The blender’s day off.
* {} * Fifty sachets * No artificial colour
`),
  ),
  ...makeProducts(
    fishTins,
    productLines(`
Titus Sardines {} | titus | TIT-SRD | 125 g: 2,100 | kg 0.15
The flat tin with the ring. Bread, pepper, onions, done.
* {} * In vegetable oil * Ready to eat

Titus Sardines {} | titus | TIT-SRDC | 125 g x 50 Carton: 98,000 | art sardine-carton | kg 7
Fifty flat tins: a shop, a school, or a long posting.
* {} * In vegetable oil * Ready to eat

Titus {} | titus | TIT-OTH | Mackerel in Tomato 155 g: 1,650 | art mackerel-tin | kg 0.2
Fish and its sauce for days when the market is far.
* {} * Ready to eat * Ring pull

Titus {} | titus | TIT-MAK | Mackerel 425 g: 3,400 | art tall-mackerel-tin | kg 0.5
Fish for days when the market is far.
* {} * Ready to eat * Ring pull

Titus {} | titus | TIT-TUN | Tuna Chunks 170 g: 3,900 | art tuna-tin | kg 0.2
For salad, for bread, for who counts protein.
* {} * Ready to eat * Ring pull
`),
  ),
  ...makeProducts(
    cornedBeef,
    productLines(`
Devon King's {} | devon-kings | DVK-TIN | Corned Beef 340 g: 5,900 | kg 0.4
Corned beef stew, and nobody asks what is inside.
* {} * Beef * Ready to eat
`),
  ),
  ...makeProducts(
    tins,
    productLines(`
Devon King's {} | devon-kings | DVK-CRN | Sweet Corn 340 g: 2,100 | art sweet-corn-tin | kg 0.4
Fried rice begins in this row.
* {} * Ring pull * Whole kernels

Devon King's {} | devon-kings | DVK-BNS | Baked Beans 420 g: 2,300 | art baked-beans-tin | kg 0.4
On toast, on rice, or cold at midnight.
* {} * Ring pull * In tomato sauce

Devon King's {} | devon-kings | DVK-PEA | Green Peas 400 g: 1,900 | art green-peas-tin | kg 0.4
Green that the fried rice has been waiting for.
* {} * Ring pull * Tender peas
`),
  ),
  ...makeProducts(
    powders,
    productLines(`
Ariel Detergent {} | ariel | ARI-POW | 850 g: 3,100; 1.6 kg: 5,600; 3 kg Auto: 11,900 | kg 0.9, 1.6, 3
Takes out palm oil on the first wash if you do not let it dry.
* {} * Touch of freshness * For hand and machine

Ariel Detergent {} | ariel | ARI-SCH | 25 g x 120 Carton: 9,900 | art detergent-sachets | kg 3.2
A hundred and twenty small sachets, one for each bucket.
* {} * Touch of freshness * For washing by hand

Sunlight {} | sunlight | SUN-DET | 2-in-1 Powder 850 g: 2,800; 2-in-1 Powder 1.7 kg: 5,300 | kg 0.9, 1.7
Lemon, foam and clothes that smell of the line.
* {} * Gentle on hands * Fresh scent
`),
  ),
  ...makeProducts(
    dishLiquid,
    productLines(`
Sunlight {} | sunlight | SUN-DSH | Dish Liquid 750 ml: 2,300 | kg 0.8
Lemon, foam and a clean sink.
* {} * Gentle on hands * Fresh scent

Sunlight {} | sunlight | SUN-DSHJ | Dish Liquid 3.5 L: 8,900 | art dish-liquid-jug | kg 3.6
Lemon, foam and a clean sink, for canteens and large families.
* {} * Gentle on hands * Fresh scent
`),
  ),
  ...makeProducts(
    laundrySoap,
    productLines(`
Sunlight {} | sunlight | SUN-BAR | Bar Soap x 6: 3,200 | kg 1
Six bars for collars, cuffs and white socks.
* {} * Gentle on hands * Fresh scent
`),
  ),
  ...makeProducts(
    bleach,
    productLines(`
Hypo {} | hypo | HYP-BLC | Bleach 1 L: 1,250 | kg 1
Whites whiter, floors safe, drains quiet.
* {} * Kills germs * Screw cap with seal

Hypo {} | hypo | HYP-BLCJ | Bleach 3.5 L: 3,600 | art bleach-jug | kg 3.5
Whites whiter, floors safe, drains quiet, for a whole compound.
* {} * Kills germs * Screw cap with seal

Hypo {} | hypo | HYP-BLCS | Bleach Sachets 75 ml x 40: 3,200 | art bleach-sachets | kg 3.2
One sachet for one bucket of whites; nothing is left open in the house.
* {} * Kills germs * One wash each
`),
  ),
  ...makeProducts(
    toiletCleaner,
    productLines(`
Hypo {} | hypo | HYP-TLT | Toilet Cleaner 500 ml: 1,900 | kg 0.6
Its bent neck reaches where the brush does not.
* {} * Kills germs * Removes brown marks
`),
  ),
  ...makeProducts(
    antiseptic,
    productLines(`
Dettol {} | dettol | DET-CLN | Antiseptic 500 ml: 4,900; Antiseptic 1 L: 8,800 | kg 0.6, 1.1
A capful in the bucket, as in every clinic.
* {} * Kills 99.9 percent of germs * For skin, laundry and floors

Dettol {} | dettol | DET-CLNJ | Antiseptic 5 L: 38,500 | art antiseptic-jug | kg 5.2
For clinics, schools and houses with many knees.
* {} * Kills 99.9 percent of germs * For skin, laundry and floors
`),
  ),
  ...makeProducts(
    floorCleaner,
    productLines(`
Dettol {} | dettol | DET-FLR | Floor Cleaner 1 L: 4,200 | kg 1.1
Tiles that smell of a wood after rain.
* {} * Kills 99.9 percent of germs * Pine scent
`),
  ),
  ...makeProducts(
    hampers,
    productLines(`
Christmas Hamper, {} | bodija-fresh | BOD-XMAS | Small: 48,500; Family: 98,500; Executive: 248,000 | kg 6, 12, 20
Rice, oil, tins, juice and something sweet on top: {} size.
* {} size * Rice, oil, tins and juice

Sallah Hamper, {} | bodija-fresh | BOD-SALLAH | Small: 45,000; Family: 92,000; Executive: 225,000 | art sallah-hamper | kg 6, 12, 20
No alcohol, dates and honey included, rice for the open house.
* {} size * Halal contents
`),
  ),
  ...makeProducts(
    meals,
    productLines(`
Golden Penny Semovita {} | golden-penny | GPN-SEMO | 1 kg: 2,150; 2 kg: 4,200; 5 kg: 9,900; 10 kg: 19,200 | kg 1, 2, 5, 10
Smooth swallow that neither draws nor hardens before the second helping.
* {} * Fortified with vitamin A * Ready in 8 minutes

Honeywell Wheat Meal {} | honeywell | HNW-WHT | 1 kg: 2,400; 2 kg: 4,650; 5 kg: 11,200 | art wheat-meal-bag | kg 1, 2, 5
Brown, filling, and what the doctor meant.
* {} * Whole wheat * High in fibre

Honeywell Poundo Yam {} | honeywell | HNW-PND | 1 kg: 3,900; 2 kg: 7,600 | art yam-flour-bag | kg 1, 2
Real yam flour for evenings without a pounder.
* {} * Yam and nothing hidden * Stir for 5 minutes
`),
  ),
  ...makeProducts(
    flour,
    productLines(`
Golden Penny Flour {} | golden-penny | GPN-FLR | 1 kg: 1,850; 2 kg: 3,600 | kg 1, 2
Puff-puff rises, meat pies hold.
* {} * All-purpose * Fortified

Golden Penny Flour {} | golden-penny | GPN-FLRS | 50 kg: 68,500 | art flour-sack | kg 50
The baker’s sack. Puff-puff rises, meat pies hold.
* {} * All-purpose * Fortified
`),
  ),
  ...makeProducts(
    sugar,
    productLines(`
Dangote Sugar {} | dangote | DAN-SUG | 500 g: 1,050; 1 kg: 1,980 | kg 0.5, 1
Fine white crystals with added vitamin A.
* {} * Refined * Fortified with vitamin A

Dangote Sugar {} | dangote | DAN-SUGS | 50 kg: 78,000 | art sugar-sack | kg 50
Fine white crystals with added vitamin A, for who bakes or bottles.
* {} * Refined * Fortified with vitamin A
`),
  ),
  ...makeProducts(
    beans,
    productLines(`
Bodija Fresh Oloyin Beans {} | bodija-fresh | BOD-OLOYIN | 2 kg: 5,200; 5 kg: 12,400 | kg 2, 5
Honey beans, hand-picked. They soften in an hour.
* {} * Sweet variety * Picked twice

Bodija Fresh Oloyin Beans {} | bodija-fresh | BOD-OLOYINS | 25 kg: 58,500 | art beans-sack | kg 25
Honey beans, hand-picked, by the sack. They soften in an hour.
* {} * Sweet variety * Picked twice
`),
  ),
  ...makeProducts(
    garri,
    productLines(`
Bodija Fresh Ijebu Garri {} | bodija-fresh | BOD-GARRI | 2 kg: 3,400; 5 kg: 7,900; 10 kg: 15,200 | kg 2, 5, 10
Sour, thin and crisp. With cold water, groundnuts and a long afternoon.
* {} * Fermented for five days * Fine sieve
`),
  ),
  ...makeProducts(
    {
      ...powders,
      art: 'toilet-rolls',
      advice: ['Keep the pack closed and away from the wet side of the bathroom.'],
      box: ['One sealed pack'],
    },
    productLines(`
Rose {} | rose | ROS-TIS | Toilet Roll x 6: 2,400; Toilet Roll x 10: 3,800 | kg 0.6, 1
Soft enough for guests, strong enough for children.
* {} * Two-ply * Pure pulp * Each wrapped in one pack
`),
  ),
  ...makeProducts(
    {
      ...cereals,
      art: 'honey-jar',
      advice: ['It thickens when it is cool; warm water makes it run again.'],
      box: ['One sealed jar'],
    },
    productLines(`
Bodija Fresh Honey {} | bodija-fresh | BOD-HON | 350 g: 4,200; 500 g: 5,800 | kg 0.5, 0.7
From the hives of Oyo’s savanna, strained once and never boiled.
* {} * No sugar added * Strained, not heated * Glass jar
`),
  ),
]
