import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const native: ProductGroup = {
  category: 'mens-native',
  art: 'kaftan',
  kg: 0.8,
  maxDiscount: 48,
  option: 'Size',
  features: ['Sewn in Nigeria', 'Exchange within 7 days'],
  advice: [
    'Sizes run easy: between two, take the smaller for a close cut and the larger for a sitting occasion.',
    'Sleeve and trouser carry two inches of spare cloth inside, for your own tailor.',
    'First wash cold and alone with a spoon of salt; iron while damp.',
    'The colour you see was taken in daylight. Hall light makes blues darker.',
  ],
  box: ['Top and trousers, pressed and folded'],
}
const caps: ProductGroup = {
  ...native,
  art: 'cap',
  kg: 0.2,
  option: 'Size',
  features: ['Sewn by hand', 'Exchange within 7 days'],
  advice: [
    'Measure round the head, one finger above the ears: 22 inches is the usual one.',
    'Fold it along its own line and it keeps its stand for years.',
  ],
  box: ['One cap in its carton'],
}

const shirts: ProductGroup = {
  category: 'mens-shirts',
  art: 'shirt',
  kg: 0.35,
  maxDiscount: 55,
  option: 'Size',
  colourIsChoice: true,
  features: ['Machine wash at 30 °C', 'Exchange within 7 days'],
  advice: [
    'Chest across, lying flat: M 52 cm, L 55, XL 58, XXL 62.',
    'Dry in the shade; our sun is stronger than any dye.',
    'Between two sizes, broad shoulders want the larger one.',
  ],
  box: ['One piece, folded in a paper band'],
}

const trousers: ProductGroup = {
  ...shirts,
  category: 'mens-trousers',
  art: 'trousers',
  kg: 0.6,
  advice: [
    'The size is the waist in inches. Measure a pair that fits you, not yourself.',
    'Leg length is 34 inches and can be shortened; the hem is left open on chinos.',
    'Wash dark jeans inside out and with nothing white.',
  ],
  box: ['One pair'],
}

const shoes: ProductGroup = {
  category: 'mens-shoes',
  art: 'leather-shoe',
  kg: 1.2,
  maxDiscount: 45,
  option: 'Size',
  features: ['Exchange of size within 7 days, unworn'],
  advice: [
    'European sizes: 42 is a UK 8, 43 a UK 9, 44 a UK 9½.',
    'Buy in the evening, when feet are at their largest.',
    'Leather wants a rest day between two wearings and polish once a fortnight.',
    'Rain is not the enemy, the fire beside which they are dried is.',
  ],
  box: ['One pair in its box', 'Spare laces where it has laces'],
}

const sneakers: ProductGroup = {
  ...shoes,
  category: 'sneakers',
  art: 'sneaker',
  kg: 0.9,
  maxDiscount: 50,
  advice: [
    'Knit and mesh give a little, leather does not: take half a size more in leather.',
    'Clean with a soft brush and mild soap. Washing machines loosen the glue.',
    'Running shoes last about 600 kilometres; after that they are walking shoes.',
  ],
  box: ['One pair in the maker’s box'],
}

const accessories: ProductGroup = {
  category: 'mens-accessories',
  art: 'wrist-watch',
  kg: 0.3,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['Comes in a box fit for a gift'],
  advice: [
    'Water resistant to 50 metres means washing cars, not swimming lengths.',
    'Batteries last about three years; any watchmaker changes them in five minutes.',
  ],
  box: ['One piece in its box'],
}
const belts: ProductGroup = {
  ...accessories,
  art: 'belt',
  maxDiscount: 52,
  features: ['Exchange of size within 7 days'],
  advice: [
    'Take two inches more than your trousers: a 36 for a 34.',
    'Wipe leather with a damp cloth after sweat and let it hang.',
  ],
  box: ['One piece'],
}
const glasses: ProductGroup = {
  ...belts,
  art: 'sunglasses',
  features: ['Lenses block UVA and UVB'],
  advice: [
    'Polarised lenses take the glare off wet roads, and also off some phone screens.',
    'Rinse dust away before you wipe, else you polish scratches in.',
  ],
  box: ['Glasses', 'Pouch and cloth'],
}

export const mensFashionProducts = [
  ...makeProducts(
    native,
    productLines(`
Kano Weave Senator Kaftan, Two-piece | kano-weave | KNW-SEN | 42,500 | in black, navy, wine, white | sizes M, L, XL, XXL
The senator cut that goes from office to owambe: stand collar, hidden buttons, straight trousers.
* Cashmere-touch suiting * Hidden placket * Side pockets

Kano Weave Embroidered Kaftan | kano-weave | KNW-EMB | 58,500 | in sky-blue, green, cream | sizes M, L, XL, XXL
Neck and cuffs embroidered by machine to a Zaria pattern, then finished by hand.
* Atiku-type cotton blend * Embroidered neck and cuffs * Drawstring trousers

Kano Weave Three-piece Agbada | kano-weave | KNW-AGB | 148,000 | in white, navy, wine, gold | sizes L, XL, XXL | art agbada | kg 1.6
Four yards of sweep for the father of the bride, with inner buba and sokoto.
* Heavy brocade * Embroidered to the waist * Buba, sokoto and agbada

Eko Stitch Aso-oke Agbada | eko-stitch | EKO-ASO | 265,000 | in wine, indigo, coffee | sizes L, XL, XXL | art agbada | kg 2.2
Woven in strips in Iseyin, sewn in Surulere, worn for the rest of your life.
* Hand-woven aso-oke * Lined * Cap to match on request

Eko Stitch Danshiki Top | eko-stitch | EKO-DAN | 18,500 | in multicolour, indigo, orange | sizes M, L, XL, XXL | kg 0.4
Wide, light, and right for Fridays.
* Printed cotton * V neck * Two front pockets

Eko Stitch Adire Buba and Sokoto | eko-stitch | EKO-ADI | 46,000 | in indigo, teal | sizes M, L, XL
Dyed in Abeokuta in real indigo; every piece has its own moons.
* Hand-dyed cotton * Indigo deepens with age * Elastic waist

Kano Weave Jalabiya | kano-weave | KNW-JAL | 32,500 | in white, grey, beige | sizes 54, 56, 58, 60 | kg 0.5
Cool for taraweeh and for travel.
* Soft polyester-cotton * Side pockets * Stand collar
`),
  ),
  ...makeProducts(
    caps,
    productLines(`
Kano Weave Hula Cap | kano-weave | KNW-HULA | 14,500 | in multicolour, green, white | sizes 21, 22, 23
Two weeks of needlework from Kano; it stands by itself.
* Embroidered by hand * Cotton * Keeps its shape

Eko Stitch Fila, Aso-oke | eko-stitch | EKO-FILA | 12,000 | in wine, navy, coffee | sizes 21, 22, 23
Fold it to the right if you are married, people say.
* Hand-woven aso-oke * Lined * Soft fold
`),
  ),
  ...makeProducts(
    shirts,
    productLines(`
Eko Stitch Oxford Shirt | eko-stitch | EKO-OXF | 19,500 | in white, sky-blue, pink, navy | sizes M, L, XL, XXL
The button-down for every Monday. Thick enough to need no singlet.
* Cotton Oxford * Button-down collar * Chest pocket

Eko Stitch Slim Dress Shirt | eko-stitch | EKO-SLIM | 17,800 | in white, black, lilac, wine | sizes M, L, XL
Close at the waist, easy at the arm, calm under a suit.
* Easy-iron cotton blend * Cutaway collar * Two-button cuffs

Eko Stitch Linen Short-sleeve Shirt | eko-stitch | EKO-LIN | 21,500 | in cream, olive, sky-blue | sizes M, L, XL, XXL
For Calabar heat and Saturday grills.
* Linen and cotton * Camp collar * Coconut buttons

Levi's Western Denim Shirt | levis | LEV-WST | 48,500 | in blue, black | sizes M, L, XL
Snap buttons, pointed yoke, softer every year.
* Cotton denim * Snap buttons * Two flap pockets

Adidas Essentials Polo | adidas | ADI-POLO | 32,500 | in navy, white, black, red | sizes M, L, XL, XXL
Three stripes on the shoulder, dry on the back.
* Quick-dry piqué * Ribbed collar * Three stripes

Nike Club Polo | nike | NIK-POLO | 36,500 | in black, white, green | sizes M, L, XL, XXL
Clean and plain, with the Swoosh where the heart is.
* Cotton piqué * Two buttons * Vents at the sides

Eko Stitch Piqué Polo | eko-stitch | EKO-POLO | 11,500 | in black, wine, navy, teal, yellow | sizes S, M, L, XL, XXL
The staff-party polo that keeps its collar.
* Cotton blend piqué * Embroidery possible from 20 pieces * Collar that stays

Adidas Graphic T-shirt | adidas | ADI-TEE | 24,500 | in black, white, blue | sizes S, M, L, XL | art t-shirt | kg 0.25
Soft jersey with a print that does not crack.
* Cotton single jersey * Regular fit * Ribbed crew neck

Nike Sportswear Club T-shirt | nike | NIK-TEE | 26,000 | in white, black, grey | sizes S, M, L, XL | art t-shirt | kg 0.25
The plain one that goes under everything.
* Cotton jersey * Standard fit * Embroidered logo

Puma Essentials Logo T-shirt | puma | PUM-TEE | 19,800 | in black, navy, red | sizes S, M, L, XL | art t-shirt | kg 0.25
Big cat, small price.
* Cotton blend * Regular fit * Rubber print

Levi's Batwing T-shirt | levis | LEV-TEE | 23,500 | in white, red, navy | sizes S, M, L, XL | art t-shirt | kg 0.25
Says it once across the chest and is done.
* Heavy cotton * Classic fit * Set-in collar

Eko Stitch Plain Round-neck, Pack of 3 | eko-stitch | EKO-TEE3 | 16,500 | in white, black, grey | sizes M, L, XL, XXL | art t-shirt | form Pack of 3 | kg 0.6
Three at once, for under and for over.
* Combed cotton, 180 g * Three pieces * Neck with tape inside
`),
  ),
  ...makeProducts(
    trousers,
    productLines(`
Levi's 501 Original Jeans | levis | LEV-501 | 68,500 | in navy, black | sizes 30, 32, 34, 36, 38 | art jeans | kg 0.8
The straight leg that all others are cut against.
* 100 percent cotton * Button fly * Straight leg

Levi's 511 Slim Jeans | levis | LEV-511 | 64,000 | in blue, black, grey | sizes 30, 32, 34, 36 | art jeans | kg 0.7
Slim without a struggle on the stairs.
* Cotton with stretch * Zip fly * Slim leg

Eko Stitch Stretch Jeans | eko-stitch | EKO-JNS | 22,500 | in navy, black, blue | sizes 30, 32, 34, 36, 38 | art jeans | kg 0.7
Made in Aba, sewn with double thread, kind to the thighs.
* Cotton with stretch * Five pockets * YKK-type zip

Eko Stitch Chinos | eko-stitch | EKO-CHI | 19,800 | in khaki, navy, black, olive | sizes 30, 32, 34, 36, 38, 40
Sits right with a polo, a shirt or a kaftan top.
* Cotton twill with stretch * Slant pockets * Open hem on request

Eko Stitch Suit Trousers | eko-stitch | EKO-SUIT | 24,500 | in black, charcoal, navy | sizes 30, 32, 34, 36, 38, 40
Sharp crease from Monday to Thursday.
* Wool-touch blend * Grip waistband * Pleat-free

Adidas Tiro Track Pants | adidas | ADI-TIRO | 42,000 | in black, navy | sizes S, M, L, XL
From five-a-side to the barber’s, unchanged.
* Recycled polyester * Ankle zips * Tapered

Nike Club Fleece Joggers | nike | NIK-JOG | 44,500 | in black, grey | sizes S, M, L, XL
For Jos mornings and cold offices.
* Brushed fleece * Two pockets * Ribbed ankle
`),
  ),
  ...makeProducts(
    shoes,
    productLines(`
Bata Oxford Lace-up | bata | BAT-OXF | 48,500 | in black, brown | sizes 40, 41, 42, 43, 44, 45
Interview, wedding, graduation, funeral: one pair.
* Leather upper * Cushioned insole * Stitched welt

Bata Slip-on Loafer | bata | BAT-LOAF | 42,000 | in black, tan | sizes 40, 41, 42, 43, 44
In and out at the mosque door without bending.
* Leather upper * Flexible sole * Padded heel

Bata Prefect School Shoe | bata | BAT-SCH | 24,500 | in black | sizes 36, 37, 38, 39, 40, 41
The school shoe that sees the second term.
* Hard toe * Washable lining * Non-slip sole

Clarks Tilden Cap Derby | clarks | CLK-TILD | 118,000 | in black, brown | sizes 41, 42, 43, 44, 45
British last, Ortholite foam, no breaking in.
* Full leather * Ortholite footbed * Elastic under the laces

Clarks Desert Boot | clarks | CLK-DSRT | 132,000 | in tan, black | sizes 41, 42, 43, 44
Suede and crepe as in 1950, made for dust in the first place.
* Suede upper * Crepe sole * Two eyelets

Eko Stitch Aba Leather Brogue | eko-stitch | EKO-BRG | 34,500 | in black, wine, brown | sizes 40, 41, 42, 43, 44, 45
Cut, punched and nailed in Aba by people who sign the sole.
* Full-grain leather * Leather sole with rubber * Made by hand

Eko Stitch Palm Slippers | eko-stitch | EKO-PALM | 16,500 | in black, brown, tan | sizes 40, 41, 42, 43, 44, 45 | art slipper | kg 0.6
For natives on Friday: polished, light, with a sole that does not clap.
* Leather strap * Padded footbed * Rubber sole

Bata Comfit Sandal | bata | BAT-SAND | 29,500 | in black, brown | sizes 40, 41, 42, 43, 44 | art sandal | kg 0.7
A strap at the heel, so that it stays with you on stairs.
* Leather straps * Soft footbed * Hook and loop

Adidas Adilette Slides | adidas | ADI-SLD | 34,500 | in black, navy, white | sizes 40, 42, 43, 44 | art slipper | kg 0.5
After training, after bath, after everything.
* Quick-dry * Contoured footbed * Three stripes

Nike Victori One Slides | nike | NIK-SLD | 38,500 | in black, white | sizes 40, 42, 43, 44 | art slipper | kg 0.5
Soft from the first step.
* Foam footbed * Padded strap * Grip pattern
`),
  ),
  ...makeProducts(
    sneakers,
    productLines(`
Nike Air Force 1 '07 | nike | NIK-AF1 | 148,000 | in white, black | sizes 40, 41, 42, 43, 44, 45
White on white, and a toothbrush to keep it so.
* Leather upper * Air in the heel * Rubber cupsole

Nike Court Vision Low | nike | NIK-CVL | 98,500 | in white, black, navy | sizes 40, 41, 42, 43, 44
Old basketball shape for new pavements.
* Synthetic leather * Padded collar * Cupsole

Nike Revolution 8 Running Shoes | nike | NIK-REV8 | 86,000 | in black, blue, grey | sizes 40, 41, 42, 43, 44
Road walk at five in the morning, cushioned.
* Mesh upper * Foam midsole * For road running

Adidas Runfalcon 5 Running Shoes | adidas | ADI-RF5 | 72,500 | in black, white, navy | sizes 40, 41, 42, 43, 44
A first running shoe that forgives beginners.
* Textile upper * Cloudfoam * Recycled yarn

Adidas Samba OG | adidas | ADI-SAMBA | 142,000 | in white, black, green | sizes 39, 40, 41, 42, 43, 44
The indoor football shoe that left the hall.
* Leather with suede toe * Gum sole * Slim shape

Adidas Grand Court 2.0 | adidas | ADI-GC2 | 68,500 | in white, black | sizes 40, 41, 42, 43, 44
Tennis looks for daily roads.
* Vegan leather * Cloudfoam insole * Rubber cupsole

Puma Smash v3 | puma | PUM-SM3 | 58,500 | in white, black, navy | sizes 40, 41, 42, 43, 44
Quiet sneaker, loud comfort.
* Leather or suede * SoftFoam insole * Low cut

Puma Velocity Nitro 3 | puma | PUM-VN3 | 148,000 | in black, lime | sizes 41, 42, 43, 44
Nitrogen foam for people who count kilometres.
* Nitro foam * PumaGrip sole * Engineered mesh
`),
  ),
  ...makeProducts(
    accessories,
    productLines(`
Casio {} Watch | casio | CAS-DIG | F-91W: 18,500; A158W Steel: 28,900; AE-1200 World Time: 38,500 | in black, silver
Seven years on one battery and an alarm that has woken a nation of students.
* {} * Alarm and stopwatch * Seven years of battery or more

Casio G-Shock {} | casio | CAS-GSK | DW-5600: 98,500; GA-2100: 132,000 | in black, olive
Falls from scaffolds, comes out of cement.
* {} * Shock resistant * 200 metres water resistant

Casio Edifice {} Chronograph | casio | CAS-EDF | EFR-S108: 118,000; EFV-650: 142,000 | in silver, navy
Steel and sapphire for the left cuff.
* {} * Stainless steel * 100 metres water resistant
`),
  ),
  ...makeProducts(
    belts,
    productLines(`
Eko Stitch Leather Belt | eko-stitch | EKO-BLT | 12,500 | in black, brown, tan | sizes 34, 36, 38, 40, 42
Kano leather, brass pin, no glue to open.
* Full-grain leather * Solid brass buckle * 35 mm wide

Levi's Reversible Belt | levis | LEV-BLT | 28,500 | in black | sizes 34, 36, 38, 40
Black for work, brown for the way home.
* Leather * Turning buckle * 30 mm wide
`),
  ),
  ...makeProducts(
    glasses,
    productLines(`
Eko Stitch {} Sunglasses | eko-stitch | EKO-SUN | Aviator: 11,500; Wayfarer: 9,800 | in black, gold
Third Mainland at five, sun in front.
* {} frame * Polarised * Spring hinges

Puma Sport Sunglasses | puma | PUM-SUN | 42,500 | in black, red
Stay on when you run or argue.
* Wrap frame * Rubber grips * Shatter-proof
`),
  ),
]
