import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const skin: ProductGroup = {
  category: 'skin-care',
  art: 'lotion-bottle',
  kg: 0.4,
  maxDiscount: 45,
  features: ['NAFDAC number on the pack', 'No hydroquinone'],
  advice: [
    'Put it on within three minutes of bathing: it holds the water that is already there.',
    'Try anything new on the inside of the arm for a day.',
    'Sun cream belongs on dark skin too, most of all over the marks you want to fade.',
  ],
  box: ['One piece, sealed'],
}
const jars: ProductGroup = { ...skin, art: 'cream-jar', kg: 0.25 }

const soap: ProductGroup = {
  category: 'bath-soap',
  art: 'soap-bar',
  kg: 0.5,
  maxDiscount: 36,
  features: ['NAFDAC number on the pack'],
  advice: [
    'Let the bar drain; standing water eats half of it.',
    'Antiseptic soap is for days that need it. Every day it dries the skin.',
  ],
  box: [],
}

const hair: ProductGroup = {
  category: 'hair-care',
  art: 'shampoo',
  kg: 0.4,
  maxDiscount: 42,
  features: ['For natural, relaxed and braided hair'],
  advice: [
    'Water first, cream second, oil last: that order keeps coils soft.',
    'Wash the scalp, not the lengths; the foam that runs down is enough for them.',
    'Sulphate-free foams less and cleans as well.',
  ],
  box: ['One piece, sealed'],
}

const makeUp: ProductGroup = {
  category: 'make-up',
  art: 'lipstick',
  kg: 0.1,
  maxDiscount: 50,
  option: 'Shade',
  features: ['Made for deep skin tones', 'Sealed when it leaves us'],
  advice: [
    'Match foundation at the jaw, in daylight, not on the hand.',
    'Once the seal is broken it cannot be returned, for the next woman’s sake.',
    'Powder lightly in the middle of the face and leave the cheeks alone.',
  ],
  box: ['One piece'],
}

const scents: ProductGroup = {
  category: 'fragrances',
  art: 'perfume',
  kg: 0.4,
  maxDiscount: 40,
  features: ['Batch code on box and bottle'],
  advice: [
    'On pulse points and on cloth; it stays longest on cotton.',
    'Keep it out of the car: heat turns the top notes within a month.',
    'Two sprays for the office, four for the hall.',
  ],
  box: ['Bottle in its sealed box'],
}

const oral: ProductGroup = {
  category: 'oral-care',
  art: 'toothpaste',
  kg: 0.3,
  maxDiscount: 36,
  features: ['With fluoride where it is a paste'],
  advice: [
    'Two minutes, twice a day, and spit without rinsing: the fluoride should stay.',
    'A brush is finished when its hairs lean, usually after three months.',
  ],
  box: [],
}

const grooming: ProductGroup = {
  category: 'grooming',
  art: 'hair-clipper',
  kg: 0.6,
  maxDiscount: 45,
  colourIsChoice: true,
  features: ['6 months warranty'],
  advice: [
    'A drop of oil on the blades after each cut keeps them from pulling.',
    'Bumps come from cutting too close: leave a shadow and they stay away.',
    'Brush the hair out of the head, do not blow into it.',
  ],
  box: ['The machine', 'Combs or heads', 'Oil, brush and cable'],
}

const wellness: ProductGroup = {
  category: 'wellness',
  art: 'supplement-bottle',
  kg: 0.3,
  maxDiscount: 30,
  features: ['NAFDAC number on the pack'],
  advice: [
    'Food supplements help a diet, they do not treat an illness. Ask your doctor if you take medicine.',
    'Keep below 30 °C: a cupboard in the passage is better than the kitchen.',
  ],
  box: ['One sealed pack'],
}
const checks: ProductGroup = {
  ...wellness,
  art: 'blood-pressure-monitor',
  kg: 0.8,
  features: ['Clinically validated', '24 months warranty'],
  advice: [
    'Sit for five minutes before measuring, feet on the floor, arm at the height of the heart.',
    'Write down three readings on three days before you worry, and then do see a doctor.',
  ],
  box: ['The device', 'Batteries', 'Pouch and diary'],
}

const firstAid: ProductGroup = {
  ...wellness,
  art: 'first-aid-kit',
  advice: [
    'Replace what you use at once; an empty kit is only a box.',
    'Keep one in the car, out of the sun, and one where the children play.',
  ],
}

export const healthBeautyProducts = [
  ...makeProducts(
    skin,
    productLines(`
Nivea Body Lotion {} | nivea | NIV-LOT | Cocoa Butter 400 ml: 6,200; Nourishing 400 ml: 5,900; Radiant and Beauty 400 ml: 6,800; Men 400 ml: 6,500 | kg 0.45
Deep moisture that harmattan does not drink up by noon.
* {} * 48 hours of moisture * Quick to enter

Vaseline Intensive Care {} | vaseline | VAS-LOT | Cocoa Radiant 400 ml: 5,800; Aloe Soothe 400 ml: 5,600; Dry Skin Repair 725 ml: 9,400 | kg 0.45, 0.45, 0.8
Micro-drops of jelly in a lotion that is not greasy.
* {} * Vaseline jelly inside * Dermatologist tested

Dove Body Lotion {} | dove | DOV-LOT | Shea Butter 400 ml: 6,900; Deep Care 400 ml: 6,700 | kg 0.45
Soft as the soap, and stays.
* {} * Natural moisturisers * No parabens

Garnier {} | garnier | GAR-FACE | Micellar Water 400 ml: 8,900; Vitamin C Face Wash 150 ml: 6,500; Even and Matte Sun Cream SPF 50: 7,900 | kg 0.45, 0.2, 0.1
For a face that lives between dust and air conditioner.
* {} * For all skin types * Tested under eye doctors

Johnson's Baby Lotion {} | johnsons | JHN-LOT | 300 ml: 4,600; 500 ml: 6,900 | kg 0.35, 0.55
Bought for the baby, used by the house.
* {} * Mild * 24 hours of moisture
`),
  ),
  ...makeProducts(
    jars,
    productLines(`
Nivea {} | nivea | NIV-CRM | Creme Tin 150 ml: 3,900; Creme Tin 250 ml: 5,700; Soft Jar 200 ml: 5,200; Q10 Day Cream 50 ml: 12,500 | kg 0.2, 0.3, 0.25, 0.15
The blue that has stood on the same dressing table for forty years.
* {} * With glycerine * Known scent

Vaseline Petroleum Jelly {} | vaseline | VAS-JEL | 100 ml: 1,700; 250 ml: 3,400; 450 ml: 5,600 | kg 0.12, 0.28, 0.5
Lips, heels, elbows, door hinges.
* {} * Triple purified * No scent

Ori Naturals {} | ori-naturals | ORI-SKIN | Shea Body Butter 300 g: 8,900; Carrot Brightening Cream 250 g: 7,800; Black Soap Scrub 300 g: 6,900 | kg 0.35
Nigerian shea, whipped until it spreads without a fight.
* {} * Made in Lagos * Raw shea
`),
  ),
  ...makeProducts(
    soap,
    productLines(`
Dettol Soap {} | dettol | DET-SOAP | Original 110 g x 4: 3,600; Cool 110 g x 4: 3,600; Original 110 g x 12: 10,200 | kg 0.5, 0.5, 1.4
For goalkeepers, mechanics and nurses.
* {} * Kills germs * Lasting freshness

Dove Beauty Bar {} | dove | DOV-BAR | Original 90 g x 4: 5,200; Pink 90 g x 4: 5,200; Shea 90 g x 4: 5,400 | kg 0.4
A quarter moisturising cream, so the face may have it too.
* {} * Mild pH * Not drying

Nivea Shower Gel {} | nivea | NIV-SHW | Men Deep 500 ml: 5,800; Creme Soft 500 ml: 5,600 | kg 0.55 | art lotion-bottle
One bottle, one month, two people.
* {} * Foams in hard water * For skin and hair in Men

Dudu-Osun African Black Soap {} | dudu-osun | DUD-BLK | 250 g: 2,900; Liquid 500 ml: 4,800 | kg 0.3, 0.6
Cocoa ash, palm kernel oil, shea: Ose dudu as it should be.
* {} * No added scent * Made in Osun

Johnson's Baby {} | johnsons | JHN-BATH | Soap 100 g x 3: 2,900; Top-to-toe Wash 500 ml: 6,400 | kg 0.35, 0.55
No tears, at least not from the soap.
* {} * Mild as water * Tested by doctors
`),
  ),
  ...makeProducts(
    hair,
    productLines(`
Cantu {} | cantu | CAN-HAIR | Shea Leave-in Cream 453 g: 9,800; Curl Activator 355 ml: 8,900; Sulphate-free Shampoo 400 ml: 8,500; Deep Treatment 340 g: 8,900 | kg 0.5
The orange shelf of the natural-hair revolution.
* {} * Pure shea butter * No sulphates, no parabens

Garnier Ultra Doux {} | garnier | GAR-HAIR | Avocado Shampoo 400 ml: 5,600; Avocado Conditioner 400 ml: 5,600 | kg 0.45
Avocado and shea for hair that breaks at the comb.
* {} * For dry, curly hair * No silicones

Dove Hair {} | dove | DOV-HAIR | Intense Repair Shampoo 400 ml: 5,400; Relaxed Hair Mask 250 ml: 6,200 | kg 0.45, 0.3
After the relaxer, before the regret.
* {} * Keratin * For treated hair

Ori Naturals {} | ori-naturals | ORI-HAIR | Growth Oil 150 ml: 6,800; Edge Control 120 g: 4,900; Detangling Spray 250 ml: 5,500 | kg 0.2, 0.2, 0.3
Edges laid, length kept.
* {} * Castor and peppermint * Made in Lagos
`),
  ),
  ...makeProducts(
    makeUp,
    productLines(`
Zaron Matte Lipstick | zaron | ZAR-LIP | Kolanut: 5,900; Zobo: 5,900; Agbalumo: 5,900; Suya Brown: 5,900 | in wine
Colours named after what we eat, and they outlast the meal.
* Matte * Up to eight hours * Vitamin E

Zaron Airbrush Foundation | zaron | ZAR-FND | Honey: 9,800; Caramel: 9,800; Cocoa: 9,800; Ebony: 9,800 | in tan | art cream-jar
Fourteen shades were made; these are the four that Lagos wears.
* Medium to full cover * Oil control * SPF 15

Zaron Loose Powder | zaron | ZAR-PWD | Banana: 6,900; Mocha: 6,900; Translucent: 6,900 | in beige | art cream-jar
Sets the face for a wedding under canopy.
* Fine milled * No flashback * Oil control

Maybelline Fit Me Foundation | maybelline | MAY-FIT | 330 Toffee: 11,800; 355 Coconut: 11,800; 360 Mocha: 11,800 | in brown | art lotion-bottle
Matte on the forehead, not on the smile.
* Matte and poreless * For normal to oily skin * Light to carry

Maybelline SuperStay Matte Ink | maybelline | MAY-INK | Pioneer Red: 11,500; Voyager: 11,500; Amazonian: 11,500 | in red
Sixteen hours; remove with oil and patience.
* Liquid lipstick * Up to 16 hours * Arrow applicator

Maybelline Lash Sensational Mascara | maybelline | MAY-MAS | Black: 10,500; Waterproof Black: 10,900 | in black
Fans out short lashes, survives a sad film.
* Ten-layer brush * No clumps * Removes with warm water
`),
  ),
  ...makeProducts(
    scents,
    productLines(`
Lattafa {} Eau de Parfum 100 ml | lattafa | LAT-EDP | Khamrah: 62,500; Yara: 38,500; Asad: 42,000; Ana Abiyedh Rouge: 34,500; Oud for Glory: 44,500
Dubai’s answer to the four-hundred-thousand-naira bottle, and it lasts longer.
* {} * 100 ml * Eau de parfum * Eight hours and more

Lattafa Perfume Oil {} | lattafa | LAT-OIL | Oud 24 12 ml: 8,500; Musk 12 ml: 7,800 | kg 0.1
A dot behind each ear before Jumat.
* {} * No alcohol * Roll-on

Nivea {} Deodorant | nivea | NIV-DEO | Men Fresh Roll-on 50 ml: 2,900; Pearl Roll-on 50 ml: 2,900; Black and White Spray 150 ml: 4,300; Men Cool Kick Spray 150 ml: 4,300 | kg 0.15, 0.15, 0.2, 0.2
Forty-eight hours is for the laboratory; a long Lagos day is covered.
* {} * No white marks * Skin-friendly

Adidas {} Body Spray | adidas | ADI-SPR | Ice Dive 150 ml: 5,200; Dynamic Pulse 150 ml: 5,200 | kg 0.2
After the gym, before the danfo.
* {} * Long-lasting * With anti-odour

Dove Deodorant {} | dove | DOV-DEO | Original Spray 150 ml: 4,200; Men Clean Comfort 150 ml: 4,400 | kg 0.2
Gentle where you have just shaved.
* {} * A quarter moisturiser * No alcohol sting
`),
  ),
  ...makeProducts(
    oral,
    productLines(`
Colgate {} | colgate | COL-PST | Maximum Cavity 140 g: 1,900; Herbal 140 g: 1,950; Optic White 100 ml: 5,900; Kids 50 ml: 2,400 | kg 0.2
Red, round, and in every bathroom since independence.
* {} * Fluoride * Fresh mint

Oral-B {} | oral-b | ORB-PST | Pro-Health Paste 140 g: 2,400; Toothbrush Medium x 3: 3,600; Floss 50 m: 3,200 | kg 0.2, 0.1, 0.05
What the dentist hands out at the end.
* {} * Fights plaque * For adults

Oral-B Electric Toothbrush {} | oral-b | ORB-ELE | Vitality 100: 42,500; Pro 3: 98,500 | in white, black | kg 0.4
Two minutes that count; it says when to change sides.
* {} * Timer * Rechargeable * One head included

Colgate Mouthwash {} | colgate | COL-MW | Plax 250 ml: 3,400; Plax 500 ml: 5,600 | kg 0.3, 0.6
For the meeting after the amala.
* {} * No alcohol * 12 hours of freshness
`),
  ),
  ...makeProducts(
    grooming,
    productLines(`
Kemei {} Clipper | kemei | KEM-CLP | KM-809A: 16,500; KM-1986 Gold: 28,500; KM-2600 Professional: 36,500 | in gold, black
The barbershop sound, at home.
* Steel blades * Up to four hours without power * Four combs

Kemei {} | kemei | KEM-TRM | Hair Trimmer T-blade: 14,500; Nose Trimmer: 8,500; Foil Shaver: 19,800 | in black, gold | kg 0.3
Sharp lines between two visits to the barber.
* {} * USB charging * Washable head

Philips {} | philips | PHI-GRM | OneBlade: 48,500; Hair Clipper 3000: 42,500; Beard Trimmer 3000: 38,500 | in green, black | kg 0.4
Short, not shaved: kind to necks that get bumps.
* {} * 60 minutes without cable * Washable
`),
  ),
  ...makeProducts(
    wellness,
    productLines(`
Seven Seas {} | seven-seas | SVS-CAP | Cod Liver Oil 60 Capsules: 8,900; Cod Liver Oil Syrup 100 ml: 6,400; Perfect7 Woman: 14,500; Perfect7 Man: 14,500 | kg 0.15, 0.25, 0.2, 0.2
One a day with breakfast, as mothers have said since forever.
* {} * Omega-3 or vitamins as named * Best before: at least a year

Seven Seas Vitamin {} | seven-seas | SVS-VIT | C 1000 mg x 20: 4,800; D3 x 60: 6,900; B Complex x 60: 6,200 | kg 0.15
For night shifts and exam weeks.
* {} * One a day * Sugar-free
`),
  ),
  ...makeProducts(
    checks,
    productLines(`
Omron {} Blood Pressure Monitor | omron | OMR-BPM | M2 Basic: 58,500; M3 Comfort: 82,500; M7 Intelli IT: 118,000 | in white
The name that Nigerian doctors write on the paper.
* {} * Large numbers * Irregular heartbeat notice * Cuff of 22 to 32 cm

Omron {} | omron | OMR-THM | Digital Thermometer: 8,900; Forehead Thermometer: 42,500 | in white | art thermometer | kg 0.1, 0.3
Ten seconds, and you know whether it is malaria time.
* {} * Memory of the last reading * Beeps when done
`),
  ),
  ...makeProducts(
    firstAid,
    productLines(`
Dettol {} | dettol | DET-AID | First Aid Kit 60 Pieces: 16,500; Hand Sanitizer 200 ml: 2,600; Plasters x 40: 2,900 | art first-aid-kit | kg 0.8, 0.25, 0.1
For the car, the classroom and Saturday football.
* {} * Sealed * Refills available
`),
  ),
]
