import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const lotion: ProductGroup = {
  category: 'skin-care',
  art: 'lotion-bottle',
  kg: 0.4,
  maxDiscount: 45,
  features: ['NAFDAC number on the pack', 'No hydroquinone'],
  advice: [
    'Put it on within three minutes of bathing: it holds the water that is already there.',
    'Try anything new on the inside of the arm for a day.',
    'Elbows, knees and heels twice; they have no oil of their own.',
  ],
  box: ['One bottle, sealed'],
}
const babyLotion: ProductGroup = {
  ...lotion,
  art: 'baby-lotion',
  advice: [
    'Warm it in your hands first; babies do not like cold.',
    'Try anything new on the inside of the arm for a day.',
  ],
}
const face: ProductGroup = {
  ...lotion,
  art: 'face-wash',
  advice: [
    'Try anything new behind the ear for a day, before the whole face.',
    'Pat dry, do not rub: rubbing leaves marks on dark skin.',
  ],
  box: ['One piece, sealed'],
}
const sunCream: ProductGroup = {
  ...face,
  art: 'sun-cream',
  advice: [
    'Sun cream belongs on dark skin too, most of all over the marks that you want to fade.',
    'Two fingers full for the face, and again after sweating.',
  ],
}
const creams: ProductGroup = {
  ...lotion,
  art: 'cream-jar',
  kg: 0.25,
  advice: [
    'Take it out with a dry finger; water in the pot spoils it.',
    'Try anything new on the inside of the arm for a day.',
    'A little, warmed between the hands, goes further than a lot.',
  ],
  box: ['One piece, sealed'],
}
const jelly: ProductGroup = {
  ...creams,
  art: 'petroleum-jelly',
  advice: [
    'On damp skin it keeps the water in; on dry skin it only shines.',
    'Heels at night, then socks: in a week they are soft.',
  ],
  box: ['One jar, sealed'],
}
const scrub: ProductGroup = {
  ...creams,
  art: 'body-scrub',
  advice: [
    'On wet skin, in circles, once or twice a week; then cream.',
    'Not on sunburn, and not after shaving.',
  ],
  box: ['One jar, sealed'],
}

const soap: ProductGroup = {
  category: 'bath-soap',
  art: 'four-soap-bars',
  kg: 0.5,
  maxDiscount: 36,
  features: ['NAFDAC number on the pack'],
  advice: [
    'Let the bar drain; standing water eats half of it.',
    'Cut a bar in two: the second half hardens and lasts longer.',
  ],
  box: [],
}
const antisepticSoap: ProductGroup = {
  ...soap,
  advice: [
    'Let the bar drain; standing water eats half of it.',
    'Antiseptic soap is for days that need it. Every day it dries the skin.',
  ],
}
const wash: ProductGroup = {
  ...soap,
  art: 'shower-gel',
  advice: [
    'On a sponge it foams three times as much as on the hand.',
    'With bucket and bowl: a coin of it in the last bowl, not in the bucket.',
  ],
}
const babyBath: ProductGroup = {
  ...soap,
  advice: [
    'Test the water with the elbow; the hand is used to heat.',
    'Three times a week is enough soap for a baby; the other days, water.',
  ],
}

const hair: ProductGroup = {
  category: 'hair-care',
  art: 'shampoo',
  kg: 0.4,
  maxDiscount: 42,
  features: ['NAFDAC number on the pack'],
  advice: [
    'Wash the scalp, not the lengths; the foam that runs down is enough for them.',
    'Undo knots with the fingers before the water, from the ends upwards.',
    'Lukewarm water opens, cold water at the end closes.',
  ],
  box: ['One piece, sealed'],
}
const styling: ProductGroup = {
  ...hair,
  art: 'leave-in-cream',
  advice: [
    'Water first, cream second, oil last: that order keeps coils soft.',
    'Start with a little at the ends; the scalp makes oil of its own.',
  ],
}
const treatment: ProductGroup = {
  ...hair,
  art: 'hair-mask',
  advice: [
    'Twenty minutes under a nylon cap, then rinse: the warmth does half of the work.',
    'Once a week while the hair is stressed, once a month when it is well.',
  ],
}

const lips: ProductGroup = {
  category: 'make-up',
  art: 'lipstick',
  kg: 0.1,
  maxDiscount: 50,
  option: 'Shade',
  features: ['Made for deep skin tones', 'Sealed when it leaves us'],
  advice: [
    'Lip balm ten minutes before, wiped off: the colour goes on even.',
    'Blot once with paper, then a second coat; it stays through the meal.',
  ],
  box: ['One piece'],
}
const complexion: ProductGroup = {
  ...lips,
  art: 'foundation',
  advice: [
    'Match it at the jaw, in daylight, not on the hand.',
    'From the middle of the face outwards, with a damp sponge.',
  ],
}
const powder: ProductGroup = {
  ...lips,
  art: 'loose-powder',
  advice: [
    'Powder lightly in the middle of the face and leave the cheeks alone.',
    'Tap the puff on the back of the hand first: too much turns grey.',
  ],
}
const lashes: ProductGroup = {
  ...lips,
  art: 'mascara',
  features: ['Tested under eye doctors', 'Sealed when it leaves us'],
  advice: [
    'From the root, in a zigzag, upwards. Two thin coats, not one thick.',
    'Do not pump the brush: air dries it. After six months take a new one.',
  ],
}

const perfume: ProductGroup = {
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
const perfumeOil: ProductGroup = {
  ...perfume,
  art: 'perfume-oil',
  features: ['Without alcohol', 'Small enough for any pocket'],
  advice: [
    'Behind the ears and on the wrists; do not rub them together.',
    'On skin, not on white cloth: oil leaves a ring.',
  ],
  box: ['Vial in its box'],
}
const rollOn: ProductGroup = {
  ...perfume,
  art: 'roll-on',
  features: ['NAFDAC number on the pack'],
  advice: [
    'On dry skin, and a minute before the shirt.',
    'Wash the ball under water once a month; then it keeps rolling.',
  ],
  box: [],
}
const spray: ProductGroup = {
  ...rollOn,
  art: 'deodorant-spray',
  advice: [
    'A hand’s length away, two seconds, on dry skin.',
    'Keep the can out of the sun and of the car: it is under pressure.',
  ],
}

const toothpaste: ProductGroup = {
  category: 'oral-care',
  art: 'toothpaste',
  kg: 0.2,
  maxDiscount: 36,
  features: ['NAFDAC number on the pack'],
  advice: [
    'Two minutes, twice a day, and spit without rinsing: the fluoride should stay.',
    'As much as a pea; for small children as much as a grain of rice.',
  ],
  box: [],
}
const toothbrush: ProductGroup = {
  ...toothpaste,
  art: 'toothbrushes',
  features: ['Sealed'],
  advice: [
    'A brush is finished when its hairs lean, usually after three months.',
    'Let it dry standing, not in its cap.',
  ],
}
const electricBrush: ProductGroup = {
  ...toothbrush,
  art: 'electric-toothbrush',
  advice: [
    'Hold it to each tooth and let it do the work; pressing wears the gum.',
    'A head is finished when its hairs lean, usually after three months.',
  ],
  box: ['The brush with one head', 'Charger'],
}
const floss: ProductGroup = {
  ...toothbrush,
  art: 'dental-floss',
  advice: [
    'An arm’s length, around two fingers, and up and down along each tooth.',
    'A little blood in the first week is usual; after that ask a dentist.',
  ],
}
const mouthwash: ProductGroup = {
  ...toothpaste,
  art: 'mouthwash',
  advice: [
    'Thirty seconds, then spit. It follows the brush, it does not replace it.',
    'Not right after brushing: it rinses the fluoride away. After lunch is best.',
  ],
}

const clipper: ProductGroup = {
  category: 'grooming',
  art: 'hair-clipper',
  kg: 0.6,
  maxDiscount: 45,
  colourIsChoice: true,
  features: ['6 months warranty'],
  advice: [
    'A drop of oil on the blades after each cut keeps them from pulling.',
    'Start with the longest comb: hair can be taken off, not put back.',
    'Brush the hair out of the head, do not blow into it.',
  ],
  box: ['The clipper', 'Combs', 'Oil, brush and cable'],
}
const trimmer: ProductGroup = {
  ...clipper,
  art: 'hair-trimmer',
  kg: 0.3,
  advice: [
    'Bumps come from cutting too close: leave a shadow and they stay away.',
    'Draw the line with the skin held tight, from the middle outwards.',
  ],
  box: ['The trimmer', 'Brush and cable'],
}
const noseTrimmer: ProductGroup = {
  ...trimmer,
  art: 'nose-trimmer',
  advice: [
    'Only what looks out; the rest is there to keep dust away.',
    'Rinse the tip after each use and let it dry open.',
  ],
}
const shaver: ProductGroup = {
  ...trimmer,
  art: 'foil-shaver',
  advice: [
    'Bumps come from cutting too close: short strokes, with the growth, no pressing.',
    'Tap the hair out of the head after each use; once a week wash it.',
  ],
  box: ['The shaver', 'Brush and cable'],
}

const capsules: ProductGroup = {
  category: 'wellness',
  art: 'supplement-bottle',
  kg: 0.3,
  maxDiscount: 30,
  features: ['NAFDAC number on the pack', 'Expiry date on the pack'],
  advice: [
    'Food supplements help a diet, they do not treat an illness. Ask your doctor if you take medicine.',
    'Keep below 30 °C: a cupboard in the passage is better than the kitchen.',
  ],
  box: ['One sealed pack'],
}
const pressure: ProductGroup = {
  ...capsules,
  art: 'blood-pressure-monitor',
  kg: 0.8,
  features: ['Clinically validated', '24 months warranty'],
  advice: [
    'Sit for five minutes before measuring, feet on the floor, arm at the height of the heart.',
    'Write down three readings on three days before you worry, and then do see a doctor.',
  ],
  box: ['The device with its cuff', 'Batteries', 'Pouch'],
}
const thermometer: ProductGroup = {
  ...pressure,
  art: 'thermometer',
  features: ['Clinically validated', '24 months warranty'],
  advice: [
    'Not right after a hot drink or a bath: wait a quarter of an hour.',
    'From 38 °C on it is fever; from 39 °C on, or in a baby, see a doctor.',
  ],
  box: ['The thermometer', 'Battery fitted'],
}
const firstAid: ProductGroup = {
  ...capsules,
  art: 'first-aid-kit',
  features: ['Sealed'],
  advice: [
    'Replace what you use at once; an empty kit is only a box.',
    'Keep one in the car, out of the sun, and one where the children play.',
  ],
  box: ['The kit, sixty pieces'],
}
const sanitizer: ProductGroup = {
  ...firstAid,
  art: 'hand-sanitizer',
  features: ['NAFDAC number on the pack', 'Sealed'],
  advice: [
    'A pump into dry hands, and rub until it is gone: thirty seconds.',
    'It burns: keep it from fire, from the sun on the dashboard, and from small children.',
  ],
  box: [],
}
const plasters: ProductGroup = {
  ...firstAid,
  art: 'plasters',
  advice: [
    'Clean, dry, then the plaster; on wet skin it only slides.',
    'Change it once a day, and leave the wound open at night.',
  ],
  box: [],
}

export const healthBeautyProducts = [
  ...makeProducts(
    lotion,
    productLines(`
Nivea Body Lotion {} | nivea | NIV-LOT | Cocoa Butter 400 ml: 6,200; Nourishing 400 ml: 5,900; Radiant and Beauty 400 ml: 6,800; Men 400 ml: 6,500 | kg 0.45
Deep moisture that harmattan does not drink up by noon.
* {} * 48 hours of moisture * Quick to enter

Vaseline Intensive Care {} | vaseline | VAS-LOT | Cocoa Radiant 400 ml: 5,800; Aloe Soothe 400 ml: 5,600 | kg 0.45
Micro-drops of jelly in a lotion that is not greasy.
* {} * Vaseline jelly inside * Dermatologist tested

Vaseline Intensive Care {} | vaseline | VAS-LOTP | Dry Skin Repair 725 ml: 9,400 | art lotion-pump | kg 0.8
Micro-drops of jelly in a lotion that is not greasy, with a pump for the whole family.
* {} * Vaseline jelly inside * Dermatologist tested

Dove Body Lotion {} | dove | DOV-LOT | Shea Butter 400 ml: 6,900; Deep Care 400 ml: 6,700 | kg 0.45
Soft as the soap, and stays.
* {} * Natural moisturisers * No parabens
`),
  ),
  ...makeProducts(
    face,
    productLines(`
Garnier {} | garnier | GAR-FACE | Micellar Water 400 ml: 8,900 | art micellar-water | kg 0.45
Takes off the day with a piece of cotton, without water.
* {} * For all skin types * No perfume

Garnier {} | garnier | GAR-WSH | Vitamin C Face Wash 150 ml: 6,500 | kg 0.2
For a face that lives between dust and air conditioner.
* {} * For all skin types * Foams little, cleans well
`),
  ),
  ...makeProducts(
    sunCream,
    productLines(`
Garnier {} | garnier | GAR-SUN | Even and Matte Sun Cream SPF 50: 7,900 | kg 0.1
No white face, no shine, and the marks do not get darker.
* {} * For all skin types * Tested under eye doctors
`),
  ),
  ...makeProducts(
    babyLotion,
    productLines(`
Johnson's Baby Lotion {} | johnsons | JHN-LOT | 300 ml: 4,600; 500 ml: 6,900 | kg 0.35, 0.55
Bought for the baby, used by the house.
* {} * Mild * 24 hours of moisture
`),
  ),
  ...makeProducts(
    creams,
    productLines(`
Nivea {} | nivea | NIV-CRM | Creme Tin 150 ml: 3,900; Creme Tin 250 ml: 5,700 | art cream-tin | kg 0.2, 0.3
The blue that has stood on the same dressing table for forty years.
* {} * With glycerine * Known scent

Nivea {} | nivea | NIV-SFT | Soft Jar 200 ml: 5,200; Q10 Day Cream 50 ml: 12,500 | kg 0.25, 0.15
Lighter than the blue tin, for who wants to be out of the house in a minute.
* {} * Quick to enter * Known scent

Ori Naturals {} | ori-naturals | ORI-SKIN | Shea Body Butter 300 g: 8,900 | art body-butter | kg 0.35
Nigerian shea, whipped until it spreads without a fight.
* {} * Made in Lagos * Raw shea

Ori Naturals {} | ori-naturals | ORI-CAR | Carrot Brightening Cream 250 g: 7,800 | kg 0.35
Carrot oil and shea for an even tone. It lights up, it does not bleach.
* {} * Made in Lagos * With shea and carrot oil
`),
  ),
  ...makeProducts(
    jelly,
    productLines(`
Vaseline Petroleum Jelly {} | vaseline | VAS-JEL | 100 ml: 1,700; 250 ml: 3,400; 450 ml: 5,600 | kg 0.12, 0.28, 0.5
Lips, heels, elbows, door hinges.
* {} * Triple purified * No scent
`),
  ),
  ...makeProducts(
    scrub,
    productLines(`
Ori Naturals {} | ori-naturals | ORI-SCR | Black Soap Scrub 300 g: 6,900 | kg 0.35
Black soap, coffee and patience: what the sponge left behind comes off.
* {} * Made in Lagos * With cocoa ash and coffee
`),
  ),
  ...makeProducts(
    antisepticSoap,
    productLines(`
Dettol Soap {} | dettol | DET-SOAP | Original 110 g x 4: 3,600; Cool 110 g x 4: 3,600 | kg 0.5
For goalkeepers, mechanics and nurses.
* {} * Kills germs * Lasting freshness

Dettol Soap {} | dettol | DET-SOAPD | Original 110 g x 12: 10,200 | art twelve-soap-bars | kg 1.4
A dozen for goalkeepers, mechanics and nurses.
* {} * Kills germs * Lasting freshness
`),
  ),
  ...makeProducts(
    soap,
    productLines(`
Dove Beauty Bar {} | dove | DOV-BAR | Original 90 g x 4: 5,200; Shea 90 g x 4: 5,400 | kg 0.4
A quarter moisturising cream, so the face may have it too.
* {} * Mild pH * Not drying

Dove Beauty Bar {} | dove | DOV-BARP | Pink 90 g x 4: 5,200 | in pink | kg 0.4
A quarter moisturising cream, and it smells of roses.
* {} * Mild pH * Not drying

Dudu-Osun African Black Soap {} | dudu-osun | DUD-BLK | 250 g: 2,900 | art black-soap | kg 0.3
Cocoa ash, palm kernel oil, shea: Ose dudu as it should be.
* {} * No added scent * Made in Osun
`),
  ),
  ...makeProducts(
    wash,
    productLines(`
Nivea Shower Gel {} | nivea | NIV-SHW | Men Deep 500 ml: 5,800; Creme Soft 500 ml: 5,600 | kg 0.55
One bottle, one month, two people.
* {} * Foams in hard water * Mild pH

Dudu-Osun African Black Soap {} | dudu-osun | DUD-LIQ | Liquid 500 ml: 4,800 | art liquid-black-soap | kg 0.6
Cocoa ash, palm kernel oil, shea, from a pump: nothing that slips away.
* {} * No added scent * Made in Osun
`),
  ),
  ...makeProducts(
    babyBath,
    productLines(`
Johnson's Baby {} | johnsons | JHN-BATH | Soap 100 g x 3: 2,900 | art three-soap-bars | kg 0.35
Three mild bars for the basin.
* {} * Mild as water * Tested by doctors

Johnson's Baby {} | johnsons | JHN-TOP | Top-to-toe Wash 500 ml: 6,400 | art baby-wash | kg 0.55
No tears, at least not from the soap.
* {} * Mild as water * For skin and hair
`),
  ),
  ...makeProducts(
    hair,
    productLines(`
Cantu {} | cantu | CAN-SHA | Sulphate-free Shampoo 400 ml: 8,500 | kg 0.5
It foams less, cleans as well, and leaves the coils their oil.
* {} * Pure shea butter * No sulphates, no parabens

Garnier Ultra Doux {} | garnier | GAR-HAIR | Avocado Shampoo 400 ml: 5,600 | kg 0.45
Avocado and shea for hair that breaks at the comb.
* {} * For dry, curly hair * No silicones

Garnier Ultra Doux {} | garnier | GAR-CON | Avocado Conditioner 400 ml: 5,600 | art conditioner | kg 0.45
Avocado and shea, and the comb goes through.
* {} * For dry, curly hair * No silicones

Dove Hair {} | dove | DOV-HAIR | Intense Repair Shampoo 400 ml: 5,400 | kg 0.45
For ends that have seen too much heat.
* {} * Keratin * For treated hair
`),
  ),
  ...makeProducts(
    styling,
    productLines(`
Cantu {} | cantu | CAN-HAIR | Shea Leave-in Cream 453 g: 9,800 | kg 0.5
The orange tub of the natural-hair revolution.
* {} * Pure shea butter * No sulphates, no parabens

Cantu {} | cantu | CAN-CRL | Curl Activator 355 ml: 8,900 | art curl-activator | kg 0.5
Wakes coils that slept under a bonnet.
* {} * Pure shea butter * No sulphates, no parabens

Ori Naturals {} | ori-naturals | ORI-HAIR | Growth Oil 150 ml: 6,800 | art hair-oil | kg 0.2
Castor and peppermint for a scalp that has been under braids.
* {} * Castor and peppermint * Made in Lagos

Ori Naturals {} | ori-naturals | ORI-EDG | Edge Control 120 g: 4,900 | art edge-control | kg 0.2
Edges laid until the evening service.
* {} * No white flakes * Made in Lagos

Ori Naturals {} | ori-naturals | ORI-DET | Detangling Spray 250 ml: 5,500 | art hair-spray | kg 0.3
Three pumps, wide comb, no crying.
* {} * Aloe and peppermint * Made in Lagos
`),
  ),
  ...makeProducts(
    treatment,
    productLines(`
Cantu {} | cantu | CAN-DEEP | Deep Treatment 340 g: 8,900 | kg 0.5
A Saturday morning for hair that has worked all month.
* {} * Pure shea butter * No sulphates, no parabens

Dove Hair {} | dove | DOV-MSK | Relaxed Hair Mask 250 ml: 6,200 | kg 0.3
After the relaxer, before the regret.
* {} * Keratin * For treated hair
`),
  ),
  ...makeProducts(
    lips,
    productLines(`
Zaron Matte Lipstick | zaron | ZAR-LIP | Kolanut: 5,900; Zobo: 5,900; Agbalumo: 5,900; Suya Brown: 5,900 | in wine
Colours named after what we eat, and they outlast the meal.
* Matte * Up to eight hours * Vitamin E

Maybelline SuperStay Matte Ink | maybelline | MAY-INK | Pioneer Red: 11,500; Voyager: 11,500; Amazonian: 11,500 | in red | art liquid-lipstick
Sixteen hours; remove with oil and patience.
* Liquid lipstick * Up to 16 hours * Arrow applicator
`),
  ),
  ...makeProducts(
    complexion,
    productLines(`
Zaron Airbrush Foundation | zaron | ZAR-FND | Honey: 9,800; Caramel: 9,800; Cocoa: 9,800; Ebony: 9,800 | in tan
Fourteen shades were made; these are the four that Lagos wears.
* Medium to full cover * Oil control * SPF 15

Maybelline Fit Me Foundation | maybelline | MAY-FIT | 330 Toffee: 11,800; 355 Coconut: 11,800; 360 Mocha: 11,800 | in brown
Matte on the forehead, not on the smile.
* Matte and poreless * For normal to oily skin * Light to carry
`),
  ),
  ...makeProducts(
    powder,
    productLines(`
Zaron Loose Powder | zaron | ZAR-PWD | Banana: 6,900; Mocha: 6,900; Translucent: 6,900 | in beige
Sets the face for a wedding under canopy.
* Fine milled * No flashback * Oil control
`),
  ),
  ...makeProducts(
    lashes,
    productLines(`
Maybelline Lash Sensational Mascara | maybelline | MAY-MAS | Black: 10,500; Waterproof Black: 10,900 | in black
Fans out short lashes, survives a sad film.
* Ten-layer brush * No clumps * Comes off with oil
`),
  ),
  ...makeProducts(
    perfume,
    productLines(`
Lattafa {} Eau de Parfum 100 ml | lattafa | LAT-EDP | Asad: 42,000; Oud for Glory: 44,500
Dubai’s answer to the four-hundred-thousand-naira bottle, and it lasts longer.
* {} * 100 ml * Eau de parfum * Eight hours and more

Lattafa {} Eau de Parfum 100 ml | lattafa | LAT-KHA | Khamrah: 62,500 | art tall-perfume
Dates, cinnamon and warm wood: the bottle that sells itself at weddings.
* {} * 100 ml * Eau de parfum * Eight hours and more

Lattafa {} Eau de Parfum 100 ml | lattafa | LAT-YAR | Yara: 38,500; Ana Abiyedh Rouge: 34,500 | art round-perfume
Sweet, clean, and noticed in the lift.
* {} * 100 ml * Eau de parfum * Eight hours and more
`),
  ),
  ...makeProducts(
    perfumeOil,
    productLines(`
Lattafa Perfume Oil {} | lattafa | LAT-OIL | Oud 24 12 ml: 8,500; Musk 12 ml: 7,800 | kg 0.1
A dot behind each ear before Jumat.
* {} * Roll-on
`),
  ),
  ...makeProducts(
    rollOn,
    productLines(`
Nivea {} Deodorant | nivea | NIV-DEO | Men Fresh Roll-on 50 ml: 2,900; Pearl Roll-on 50 ml: 2,900 | kg 0.15
Forty-eight hours is for the laboratory; a long Lagos day is covered.
* {} * No white marks * Skin-friendly
`),
  ),
  ...makeProducts(
    spray,
    productLines(`
Nivea {} Deodorant | nivea | NIV-DEOS | Men Cool Kick Spray 150 ml: 4,300 | kg 0.2
Forty-eight hours is for the laboratory; a long Lagos day is covered.
* {} * No white marks * Skin-friendly

Nivea {} Deodorant | nivea | NIV-DEOB | Black and White Spray 150 ml: 4,300 | in black | kg 0.2
No white on the black dress, no yellow on the white shirt.
* {} * No white marks * Skin-friendly

Adidas {} Body Spray | adidas | ADI-SPR | Ice Dive 150 ml: 5,200; Dynamic Pulse 150 ml: 5,200 | art body-spray | kg 0.2
After the gym, before the danfo.
* {} * Long-lasting * With anti-odour

Dove Deodorant {} | dove | DOV-DEO | Original Spray 150 ml: 4,200; Men Clean Comfort 150 ml: 4,400 | kg 0.2
Gentle where you have just shaved.
* {} * A quarter moisturiser * No alcohol sting
`),
  ),
  ...makeProducts(
    toothpaste,
    productLines(`
Colgate {} | colgate | COL-PST | Maximum Cavity 140 g: 1,900; Herbal 140 g: 1,950; Optic White 100 ml: 5,900; Kids 50 ml: 2,400
Red, round, and in every bathroom since independence.
* {} * Fluoride * Fresh mint

Oral-B {} | oral-b | ORB-PST | Pro-Health Paste 140 g: 2,400
What the dentist hands out at the end.
* {} * Fluoride * Fights plaque
`),
  ),
  ...makeProducts(
    toothbrush,
    productLines(`
Oral-B {} | oral-b | ORB-BRU | Toothbrush Medium x 3: 3,600 | kg 0.1
Three, so that nobody borrows.
* {} * Medium hairs * Tongue cleaner on the back
`),
  ),
  ...makeProducts(
    floss,
    productLines(`
Oral-B {} | oral-b | ORB-FLO | Floss 50 m: 3,200 | kg 0.05
For meat days, which are most days.
* {} * Waxed * Mint
`),
  ),
  ...makeProducts(
    electricBrush,
    productLines(`
Oral-B Electric Toothbrush {} | oral-b | ORB-ELE | Vitality 100: 42,500; Pro 3: 98,500 | in white, black | kg 0.4
Two minutes that count; it says when to change sides.
* {} * Timer * Rechargeable * One head included
`),
  ),
  ...makeProducts(
    mouthwash,
    productLines(`
Colgate Mouthwash {} | colgate | COL-MW | Plax 250 ml: 3,400; Plax 500 ml: 5,600 | kg 0.3, 0.6
For the meeting after the amala.
* {} * No alcohol * 12 hours of freshness
`),
  ),
  ...makeProducts(
    clipper,
    productLines(`
Kemei {} Clipper | kemei | KEM-CLP | KM-809A: 16,500; KM-2600 Professional: 36,500 | in black, gold
The barbershop sound, at home.
* Steel blades * Up to four hours without power * Four combs

Kemei {} Clipper | kemei | KEM-CLPG | KM-1986 Gold: 28,500 | in gold
The barbershop sound, at home, in the colour of the chain.
* Steel blades * Up to four hours without power * Four combs

Philips {} | philips | PHI-CLP | Hair Clipper 3000: 42,500 | in black, green | kg 0.4
Two boys, one Sunday evening, no queue.
* {} * 60 minutes without cable * Washable
`),
  ),
  ...makeProducts(
    trimmer,
    productLines(`
Kemei {} | kemei | KEM-TRM | Hair Trimmer T-blade: 14,500 | in black, gold
Sharp lines between two visits to the barber.
* {} * USB charging * Washable head

Philips {} | philips | PHI-BRD | Beard Trimmer 3000: 38,500 | in black, green | art beard-trimmer | kg 0.4
Ten lengths of beard, and the neck without bumps.
* {} * 60 minutes without cable * Washable
`),
  ),
  ...makeProducts(
    noseTrimmer,
    productLines(`
Kemei {} | kemei | KEM-NOS | Nose Trimmer: 8,500 | in black, gold
For what the mirror in the car shows.
* {} * USB charging * Washable head
`),
  ),
  ...makeProducts(
    shaver,
    productLines(`
Kemei {} | kemei | KEM-FOI | Foil Shaver: 19,800 | in black, gold
A head as smooth as the barber’s, without the blade.
* {} * USB charging * Washable head

Philips {} | philips | PHI-GRM | OneBlade: 48,500 | in green, black | art stubble-shaver | kg 0.4
Short, not shaved: kind to necks that get bumps.
* {} * 60 minutes without cable * Washable
`),
  ),
  ...makeProducts(
    capsules,
    productLines(`
Seven Seas {} | seven-seas | SVS-CAP | Cod Liver Oil 60 Capsules: 8,900 | kg 0.15
One a day with breakfast, as mothers have said since forever.
* {} * Omega-3 * One a day

Seven Seas {} | seven-seas | SVS-SYR | Cod Liver Oil Syrup 100 ml: 6,400 | art syrup-bottle | kg 0.25
By the spoon, for children who do not swallow capsules.
* {} * Omega-3 * Orange taste

Seven Seas {} | seven-seas | SVS-BOX | Perfect7 Woman: 14,500; Perfect7 Man: 14,500 | art supplement-box | kg 0.2
A month of vitamins and omega-3, in strips that say the day.
* {} * Vitamins and omega-3 * A month in the box

Seven Seas Vitamin {} | seven-seas | SVS-VITC | C 1000 mg x 20: 4,800 | art effervescent-tube | kg 0.15
Into a glass, wait, drink: for night shifts and exam weeks.
* {} * One a day * Sugar-free

Seven Seas Vitamin {} | seven-seas | SVS-VIT | D3 x 60: 6,900; B Complex x 60: 6,200 | kg 0.15
For night shifts and exam weeks.
* {} * One a day * Sugar-free
`),
  ),
  ...makeProducts(
    pressure,
    productLines(`
Omron {} Blood Pressure Monitor | omron | OMR-BPM | M2 Basic: 58,500; M3 Comfort: 82,500; M7 Intelli IT: 118,000 | in white
The name that Nigerian doctors write on the paper.
* {} * Large numbers * Irregular heartbeat notice * Cuff of 22 to 32 cm
`),
  ),
  ...makeProducts(
    thermometer,
    productLines(`
Omron {} | omron | OMR-THM | Digital Thermometer: 8,900 | in white | kg 0.1
Ten seconds, and you know whether it is malaria time.
* {} * Memory of the last reading * Beeps when done

Omron {} | omron | OMR-FRH | Forehead Thermometer: 42,500 | in white | art forehead-thermometer | kg 0.3
A second at the forehead, and the child sleeps on.
* {} * Memory of the last reading * No touching
`),
  ),
  ...makeProducts(
    firstAid,
    productLines(`
Dettol {} | dettol | DET-AID | First Aid Kit 60 Pieces: 16,500 | kg 0.8
For the car, the classroom and Saturday football.
* {} * Bandages, plasters, scissors * Bottle of antiseptic
`),
  ),
  ...makeProducts(
    sanitizer,
    productLines(`
Dettol {} | dettol | DET-SAN | Hand Sanitizer 200 ml: 2,600 | kg 0.25
For the bus, the bank and the handshake line.
* {} * Kills 99.9 percent of germs * No water needed
`),
  ),
  ...makeProducts(
    plasters,
    productLines(`
Dettol {} | dettol | DET-PLA | Plasters x 40: 2,900 | kg 0.1
For knees, mostly.
* {} * Four sizes * Let the skin breathe
`),
  ),
  ...makeProducts(
    {
      ...plasters,
      art: 'sanitary-pads',
      advice: ['Change every four to six hours, and wrap it before the bin.'],
      box: ['One sealed pack'],
    },
    productLines(`
Always {} | always | ALW-PAD | Sanitary Pads x 8: 1,300; Sanitary Pads x 16: 2,450 | kg 0.1, 0.2
Stays where it is put, on the longest day of the month.
* {} * Wings * Dry top sheet * Each wrapped by itself
`),
  ),
  ...makeProducts(
    {
      ...capsules,
      art: 'tablets-box',
      advice: ['Read the leaflet; ask a pharmacist before you take it with other medicine.'],
    },
    productLines(`
Emzor {} | emzor | EMZ-PAR | Paracetamol 500 mg x 96: 1,900 | kg 0.15
The box in every handbag and every glove compartment.
* {} * For pain and high temperature * Blisters of twelve
`),
  ),
]
