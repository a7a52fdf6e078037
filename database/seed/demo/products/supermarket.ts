import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const grains: ProductGroup = {
  category: 'rice-grains',
  art: 'rice-bag',
  kg: 10,
  maxDiscount: 22,
  features: ['Weighed and sealed', 'Keep dry and off the floor'],
  advice: [
    'A few dry peppers in the container keep weevils away without any chemical.',
    'One derica of rice feeds four. A 50 kg bag is about 55 dericas.',
    'Bags over 25 kg are brought to the gate by two riders; carrying up the stairs is included to the second floor.',
  ],
  box: ['One sealed bag'],
  bulk: 'From ten bags: wholesale price and one free delivery.',
}

const oils: ProductGroup = {
  category: 'cooking-oil',
  art: 'cooking-oil',
  kg: 5,
  maxDiscount: 20,
  features: ['NAFDAC number on the label', 'Best before: at least 9 months'],
  advice: [
    'Keep it dark. Sunlight on the shelf, not time, is what turns oil.',
    'Frying oil may be used three times; strain it through a cloth while warm.',
    'Kegs are leak-tested and tied with a seal: refuse one without.',
  ],
  box: ['One sealed bottle or keg'],
  bulk: 'Cartons and kegs in fives cost less: ask before you pay.',
}

const noodles: ProductGroup = {
  category: 'noodles-pasta',
  art: 'noodles',
  kg: 4,
  maxDiscount: 20,
  features: ['Best before: at least 5 months'],
  advice: [
    'Less water, lid on, seasoning last: that is the whole secret.',
    'Cartons stack six high. Keep them away from detergent, whose smell they take.',
    'Vegetables and an egg make it a meal and not a habit.',
  ],
  box: [],
  bulk: 'Five cartons or more: delivery within the city is free.',
}

const cocoa: ProductGroup = {
  category: 'tea-cocoa',
  art: 'beverage-tin',
  kg: 0.6,
  maxDiscount: 26,
  features: ['NAFDAC number on the label', 'Best before: at least 8 months'],
  advice: [
    'Close it tightly: damp air makes lumps within a week of rain.',
    'Refill packs hold the same powder as the tin and cost less. Keep the tin.',
    'A level spoon is a serving; children rarely agree.',
  ],
  box: ['One sealed pack'],
}

const milk: ProductGroup = {
  ...cocoa,
  category: 'milk-dairy',
  art: 'milk-pack',
  features: ['NAFDAC number on the label', 'Best before: at least 6 months'],
  advice: [
    'Once open, evaporated milk keeps two days in the fridge and half a day outside it.',
    'Powder is measured by weight, not by spoon: 26 g make a glass.',
    'Filled milk is made with vegetable fat; the label says which it is.',
  ],
}

const drinks: ProductGroup = {
  category: 'soft-drinks',
  art: 'drink-bottle',
  kg: 8,
  maxDiscount: 22,
  features: ['Best before: at least 4 months', 'Packs are wrapped and counted'],
  advice: [
    'For a party count a bottle and a half for each guest, two if there is pepper soup.',
    'Cartons of juice need no fridge until they are open.',
    'We bring drinks warm: they travel better.',
  ],
  box: [],
  bulk: 'Twenty packs or more: we deliver to the hall on the morning.',
}

const snacks: ProductGroup = {
  category: 'cereals-snacks',
  art: 'snack-pack',
  kg: 0.6,
  maxDiscount: 32,
  features: ['Best before: at least 4 months'],
  advice: [
    'Close the inner bag with a clip and it stays crisp for three weeks.',
    'Contains gluten; traces of nuts and milk are named on the pack.',
    'For lunch boxes the small packs cost more and waste less.',
  ],
  box: [],
}
const cereals: ProductGroup = { ...snacks, art: 'cereal-box' }

const seasoning: ProductGroup = {
  category: 'seasoning-tins',
  art: 'spice-jar',
  kg: 0.5,
  maxDiscount: 30,
  features: ['Best before: at least 9 months'],
  advice: [
    'Cubes bring salt with them: taste before you add more.',
    'Tomato paste is fried until the oil comes up; then it stops being sour.',
    'Tins with a dent on the rim are exchanged, even unopened.',
  ],
  box: [],
}
const tins: ProductGroup = { ...seasoning, art: 'food-tin' }

const cleaning: ProductGroup = {
  category: 'cleaning-laundry',
  art: 'detergent',
  kg: 1.5,
  maxDiscount: 34,
  features: ['Keep away from children'],
  advice: [
    'Never mix bleach with toilet cleaner: the gas is dangerous in a small bathroom.',
    'Soak whites for half an hour, colours for ten minutes.',
    'Machine powders foam less on purpose; hand powders may overflow in a machine.',
  ],
  box: [],
}

const hampers: ProductGroup = {
  category: 'festive-hampers',
  art: 'food-tin',
  kg: 8,
  maxDiscount: 15,
  features: ['Wrapped, with a card in your words', 'Delivered on the day you name'],
  advice: [
    'Contents are replaced only by something dearer, and we tell you first.',
    'Order by the 18th for Christmas and ten days before Sallah.',
  ],
  box: ['The hamper in cane or carton', 'Gift card'],
}

const staples: ProductGroup = {
  ...grains,
  advice: [
    'A few dry peppers in the container keep weevils away without any chemical.',
    'Close it against damp air: in the rainy season an open bag cakes within a week.',
    'Swallow is smoother when the meal goes into the water slowly and the spoon never rests.',
  ],
}

export const supermarketProducts = [
  ...makeProducts(
    grains,
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
    oils,
    productLines(`
Devon King's Vegetable Oil {} | devon-kings | DVK-OIL | 1 L: 3,950; 3 L: 11,500; 5 L: 18,800; 25 L: 88,000 | kg 1, 3, 5, 24
Clear, light, and without taste of its own: the oil of caterers.
* {} * Triple refined * Cholesterol free * Vitamin A

Power Oil {} | power-oil | PWR-OIL | 750 ml: 2,950; 1.4 L: 5,400; 3 L: 11,200; 25 L: 86,500 | kg 0.7, 1.3, 3, 24
Palm olein that smokes late and fries crisp.
* {} * Cholesterol free * Vitamin A and E

Golden Penny Soya Oil {} | golden-penny | GPN-SOY | 1 L: 4,200; 3 L: 12,100; 5 L: 19,600 | kg 1, 3, 5
Pressed from soya, light in stew and salad.
* {} * Pure soya * Omega-3

Gino Palm Oil {} | gino | GNO-PALM | 500 ml: 2,100; 1 L: 3,900; 4 L: 14,800 | kg 0.5, 1, 4
Red, thick, and smelling as it should when it meets onions.
* {} * From fresh fruit * No colouring

Devon King's Palm Oil {} | devon-kings | DVK-PALM | 1 L: 4,100; 5 L: 18,500; 25 L: 84,000 | kg 1, 5, 23
Filtered twice, so that banga is thick and not sandy.
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
The challenger with the jollof sachet.
* {} * 40 packs * Palm oil and spice

Golden Penny Spaghetti {} | golden-penny | GPN-SPG | 500 g: 1,250; Slim 500 g: 1,280; Carton of 20: 24,500 | kg 0.5, 0.5, 10
Stays firm, sauces well, and fills a cooler for thirty.
* {} * Hard wheat * 9 minutes

Dangote Spaghetti {} | dangote | DAN-SPG | 500 g: 1,180; Carton of 20: 23,200 | kg 0.5, 10
Everyday pasta that does not stick together.
* {} * Durum wheat * Fortified

Honeywell {} | honeywell | HNW-PST | Spaghetti 500 g: 1,190; Macaroni 500 g: 1,220; Pasta Carton of 20: 23,600 | kg 0.5, 0.5, 10
For spaghetti with beans, or macaroni with anything.
* {} * Enriched wheat * Cooks in 9 minutes
`),
  ),
  ...makeProducts(
    cocoa,
    productLines(`
Nestlé Milo {} | nestle | NES-MILO | 400 g Tin: 5,400; 500 g Refill: 5,900; 900 g Refill: 10,200; Sachets 20 g x 10: 2,350 | kg 0.5, 0.5, 0.9, 0.2
Malt and cocoa before school, in {}.
* {} * Malt, milk and cocoa * Vitamins B, C and D

Cadbury Bournvita {} | cadbury | CAD-BV | 450 g Jar: 4,900; 500 g Refill: 5,100; 900 g Refill: 9,300; Sachets 20 g x 10: 2,150 | kg 0.5, 0.5, 0.9, 0.2
More cocoa, less malt. Families are divided; we sell both.
* {} * Cocoa rich * Added vitamins and minerals

Nestlé Nescafé {} | nestle | NES-CAF | Classic 50 g: 3,900; Classic 200 g: 11,800; 3-in-1 x 10: 2,900 | kg 0.1, 0.3, 0.2
For third mainland traffic at six.
* {} * 100 percent coffee in the Classic * Quick to dissolve

Cadbury Hot Chocolate {} | cadbury | CAD-HOT | 190 g: 4,200; 450 g: 8,400 | kg 0.3, 0.6
Rainy Sunday, thick socks.
* {} * Just add hot milk * Real cocoa

Nestlé Golden Morn {} | nestle | NES-GM | 450 g: 3,300; 900 g: 6,200 | kg 0.5, 0.9 | art cereal-box
Maize and soya that you stir and eat in a minute.
* {} * Maize and soya * Iron and vitamin A
`),
  ),
  ...makeProducts(
    milk,
    productLines(`
Peak Full Cream Milk Powder {} | peak | PEK-POW | 380 g Refill: 5,600; 400 g Tin: 6,300; 900 g Tin: 13,400; Sachets 14 g x 10: 2,100 | kg 0.4, 0.5, 1, 0.15
Rich, and it floats on tea as it did in childhood.
* {} * Full cream * Vitamins A and D

Peak Evaporated Milk {} | peak | PEK-EVA | 150 g Tin: 950; 150 g x 24 Carton: 21,800; 360 g Pouch: 1,900 | kg 0.2, 4.5, 0.4
The small tin with two holes.
* {} * Full cream * Sterilised

Three Crowns Milk {} | three-crowns | TCR-MLK | Powder 380 g: 4,900; Evaporated 150 g: 820; Evaporated 150 g x 24: 18,600 | kg 0.4, 0.2, 4.5
Low in cholesterol, light in tea.
* {} * Plant-sourced fat * Vitamin D

Nestlé Nido {} | nestle | NES-NIDO | Fortified 400 g: 6,700; Fortified 900 g: 14,200; Kinder 1+ 400 g: 7,900 | kg 0.5, 1, 0.5
For children past their first birthday, by the tin.
* {} * Iron and vitamin C * Full cream

Chivita Hollandia Yoghurt {} | chivita | CHV-YOG | 1 L: 2,450; 1 L x 10 Carton: 23,500; 90 ml x 24: 9,800 | kg 1, 10.5, 2.4 | art milk-pack
Strawberry or plain; drink it cold after Jumat.
* {} * Long life * Six vitamins
`),
  ),
  ...makeProducts(
    drinks,
    productLines(`
Coca-Cola {} | coca-cola | COK-COK | 50 cl x 12: 5,200; 35 cl x 12: 4,100; 1.5 L x 6: 7,800 | kg 6.5, 4.5, 9.5
Cold with suya. That is all there is to say.
* {} * PET bottles * Wrapped pack

Coca-Cola Fanta {} | coca-cola | COK-FAN | Orange 50 cl x 12: 5,200; Pineapple 50 cl x 12: 5,200 | kg 6.5
Every birthday picture has one in it.
* {} * PET bottles * Wrapped pack

Coca-Cola {} | coca-cola | COK-OTH | Sprite 50 cl x 12: 5,200; Eva Water 75 cl x 12: 3,900; Eva Water 1.5 L x 12: 6,200; Schweppes Chapman 33 cl x 12: 5,600 | kg 6.5, 9.3, 18.5, 4.5
For the cooler between the minerals.
* {} * Wrapped pack * Counted twice

Chivita {} | chivita | CHV-JCE | 100% Orange 1 L: 2,300; Active 1 L: 2,450; Exotic 1 L: 2,150; Exotic 1 L x 10 Carton: 20,900 | kg 1, 1, 1, 10.5
Juice for Ramadan tables and harvest thanksgivings.
* {} * No preservatives * Vitamin C

Nestlé Pure Life Water {} | nestle | NES-PL | 60 cl x 12: 3,200; 1.5 L x 12: 5,900; 18.9 L Refill Bottle: 3,800 | kg 7.4, 18.5, 20
Balanced minerals and a seal you can hear.
* {} * NAFDAC registered * Sealed

Maltina {} | maltina | MLT-DRK | 33 cl Can x 24: 16,800; 33 cl Bottle x 24: 15,900 | kg 8.5, 14
Dark, sweet, for nursing mothers and everybody who claims to be one.
* {} * Vitamins B * No alcohol
`),
  ),
  ...makeProducts(
    cereals,
    productLines(`
Kellogg's {} | kelloggs | KEL-CER | Corn Flakes 300 g: 3,400; Corn Flakes 500 g: 5,200; Coco Pops 450 g: 5,900; Rice Krispies 340 g: 5,100; Frosties 350 g: 5,300 | kg 0.4, 0.6, 0.5, 0.4, 0.4
Saturday morning, cartoon on, {} in the bowl.
* {} * Eight vitamins * Iron

Nestlé Cerelac {} | nestle | NES-CRL | Maize 400 g: 4,600; Wheat 400 g: 4,800; Honey and Wheat 1 kg: 10,400 | kg 0.5, 0.5, 1
Weaning food that needs water only.
* {} * From six months * Iron and probiotics

Golden Penny Oats {} | golden-penny | GPN-OAT | 500 g: 2,900; 1 kg: 5,400 | kg 0.5, 1
Porridge in five minutes or swallow for the disciplined.
* {} * Rolled oats * High in fibre
`),
  ),
  ...makeProducts(
    snacks,
    productLines(`
Gala Sausage Roll {} | gala | GAL-SR | Carton of 50: 18,500; Big Size Carton of 40: 21,500 | kg 4, 5
Traffic’s own meal, by the carton.
* {} * Beef filling * Wrapped singly

Cadbury {} | cadbury | CAD-CHO | Dairy Milk 165 g: 4,900; TomTom x 40: 1,500; Eclairs 500 g: 4,200; Oreo 154 g: 2,300 | kg 0.2, 0.2, 0.5, 0.2
For the car, the desk and the child who took the injection bravely.
* {} * Sealed * Best kept cool

Nestlé {} | nestle | NES-CHO | KitKat x 24: 15,800; Smarties Tube x 12: 9,600; Milo Cereal 330 g: 5,400 | kg 1, 0.5, 1
A break for the whole office, or one bowl of it.
* {} * As from the factory * Best kept cool

Golden Penny {} | golden-penny | GPN-SNK | Choco Hazelnut Spread 350 g: 3,900; Cookies x 24: 5,400 | kg 0.4, 1
On bread for the small ones, by the spoon for the others.
* {} * Real cocoa * Palm-oil based

Kellogg's {} | kelloggs | KEL-SNK | Pringles Original 165 g: 3,900; Pringles Sour Cream 165 g: 3,900; Pringles Hot and Spicy 165 g: 3,900; Rice Krispies Bars x 6: 4,300 | kg 0.25
Once opened, finished.
* {} * In its tube or box * Vegetarian
`),
  ),
  ...makeProducts(
    seasoning,
    productLines(`
Nestlé Maggi {} | nestle | NES-MAG | Star Cubes x 100: 2,300; Chicken Cubes x 100: 2,500; Signature Jollof 20 g x 10: 1,600 | kg 0.4, 0.4, 0.2
The star in the pot: {}.
* {} * Iron and iodine * Wrapped singly

Knorr {} | knorr | KNR-CUB | Beef Cubes x 50: 1,850; Chicken Cubes x 50: 1,850; Chicken Cubes x 400 Tin: 13,800 | kg 0.4, 0.4, 3.2
Thicker, meatier, and crumbles at a touch.
* {} * Fermented seasoning * Wrapped singly

Gino {} | gino | GNO-SPC | Curry 5 g x 10: 850; Thyme 5 g x 10: 850; Pepper and Onion Paste 65 g x 50: 9,900; Jollof Mix 10 g x 10: 1,100 | kg 0.1, 0.1, 3.5, 0.2
The shelf beside the stove.
* {} * Sachets * No artificial colour

Dangote Salt {} | dangote | DAN-SLT | 250 g x 10: 1,900; 500 g: 450; 1 kg: 820 | kg 2.5, 0.5, 1
Fine, dry and with iodine, as the law wants it.
* {} * Iodised * Free-flowing
`),
  ),
  ...makeProducts(
    tins,
    productLines(`
Gino Tomato Paste {} | gino | GNO-TOM | 70 g x 50 Sachets: 10,800; 210 g Tin: 1,150; 400 g Tin: 1,950; 2.2 kg Tin: 8,900 | kg 3.6, 0.25, 0.5, 2.4
Red without help. One sachet rescues a pot of pale tomatoes.
* {} * Double concentrated * Vitamin A

Titus Sardines {} | titus | TIT-SRD | 125 g: 2,100; 125 g x 50 Carton: 98,000 | kg 0.15, 7
The tin with the key. Bread, pepper, onions, done.
* {} * In vegetable oil * Ready to eat

Titus {} | titus | TIT-OTH | Mackerel in Tomato 155 g: 1,650; Mackerel 425 g: 3,400; Tuna Chunks 170 g: 3,900 | kg 0.2, 0.5, 0.2
Fish for days when the market is far.
* {} * Ready to eat * Ring pull

Devon King's {} | devon-kings | DVK-TIN | Corned Beef 340 g: 5,900; Sweet Corn 340 g: 2,100; Baked Beans 420 g: 2,300; Green Peas 400 g: 1,900 | kg 0.4
Fried rice begins in this row.
* {} * Ring pull * Best before: two years
`),
  ),
  ...makeProducts(
    cleaning,
    productLines(`
Ariel Detergent {} | ariel | ARI-POW | 850 g: 3,100; 1.6 kg: 5,600; 3 kg Auto: 11,900; 25 g x 120 Carton: 9,900 | kg 0.9, 1.6, 3, 3.2
Takes out palm oil on the first wash if you do not let it dry.
* {} * Touch of freshness * For hand or machine, as named

Sunlight {} | sunlight | SUN-DET | 2-in-1 Powder 850 g: 2,800; 2-in-1 Powder 1.7 kg: 5,300; Dish Liquid 750 ml: 2,300; Dish Liquid 3.5 L: 8,900; Bar Soap x 6: 3,200 | kg 0.9, 1.7, 0.8, 3.6, 1
Lemon, foam and a clean sink.
* {} * Gentle on hands * Fresh scent

Hypo {} | hypo | HYP-BLC | Bleach 1 L: 1,250; Bleach 3.5 L: 3,600; Bleach Sachets 75 ml x 40: 3,200; Toilet Cleaner 500 ml: 1,900 | kg 1, 3.5, 3.2, 0.6
Whites whiter, floors safe, drains quiet.
* {} * Kills germs * Screw cap with seal

Dettol {} | dettol | DET-CLN | Antiseptic 500 ml: 4,900; Antiseptic 1 L: 8,800; Antiseptic 5 L: 38,500; Floor Cleaner 1 L: 4,200 | kg 0.6, 1.1, 5.2, 1.1
A capful in the bucket, as in every clinic.
* {} * Kills 99.9 percent of germs * Pine scent
`),
  ),
  ...makeProducts(
    hampers,
    productLines(`
Christmas Hamper, {} | bodija-fresh | BOD-XMAS | Small: 48,500; Family: 98,500; Executive: 248,000 | kg 6, 12, 20
Rice, oil, tins, juice and something sweet on top: {} size.
* {} size * Cane basket * Ribbon in your colour

Sallah Hamper, {} | bodija-fresh | BOD-SALLAH | Small: 45,000; Family: 92,000; Executive: 225,000 | kg 6, 12, 20
No alcohol, dates and honey included, rice for the open house.
* {} size * Halal contents * Card in English, Hausa or Yoruba
`),
  ),
  ...makeProducts(
    staples,
    productLines(`
Golden Penny Semovita {} | golden-penny | GPN-SEMO | 1 kg: 2,150; 2 kg: 4,200; 5 kg: 9,900; 10 kg: 19,200 | kg 1, 2, 5, 10
Smooth swallow that neither draws nor hardens before the second helping.
* {} * Fortified with vitamin A * Ready in 8 minutes

Honeywell Wheat Meal {} | honeywell | HNW-WHT | 1 kg: 2,400; 2 kg: 4,650; 5 kg: 11,200 | kg 1, 2, 5
Brown, filling, and what the doctor meant.
* {} * Whole wheat * High in fibre

Golden Penny Flour {} | golden-penny | GPN-FLR | 1 kg: 1,850; 2 kg: 3,600; 50 kg: 68,500 | kg 1, 2, 50
Puff-puff rises, meat pies hold.
* {} * All-purpose * Fortified

Honeywell Poundo Yam {} | honeywell | HNW-PND | 1 kg: 3,900; 2 kg: 7,600 | kg 1, 2
Real yam flour for evenings without a pounder.
* {} * Yam and nothing hidden * Stir for 5 minutes

Dangote Sugar {} | dangote | DAN-SUG | 500 g: 1,050; 1 kg: 1,980; 50 kg: 78,000 | kg 0.5, 1, 50
Fine white crystals with added vitamin A.
* {} * Refined * Fortified with vitamin A

Bodija Fresh Oloyin Beans {} | bodija-fresh | BOD-OLOYIN | 2 kg: 5,200; 5 kg: 12,400; 25 kg: 58,500 | kg 2, 5, 25
Honey beans, hand-picked, from this year’s harvest. They soften in an hour.
* {} * Sweet variety * Picked twice

Bodija Fresh Ijebu Garri {} | bodija-fresh | BOD-GARRI | 2 kg: 3,400; 5 kg: 7,900; 10 kg: 15,200 | kg 2, 5, 10
Sour, thin and crisp. With cold water, groundnuts and a long afternoon.
* {} * Fermented for five days * Fine sieve
`),
  ),
]
