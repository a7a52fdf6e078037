import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const back = 'Can be sent back unworn within 7 days'

const twoPiece: ProductGroup = {
  category: 'mens-native',
  art: 'senator-kaftan',
  kg: 0.8,
  maxDiscount: 48,
  option: 'Size',
  features: ['Sewn in Nigeria', back],
  advice: [
    'Sizes run easy: between two, take the smaller for a close cut and the larger for a sitting occasion.',
    'Sleeve and trouser carry two inches of spare cloth inside, for your own tailor.',
    'First wash cold and alone with a spoon of salt; iron while damp.',
  ],
  box: ['Top and trousers, pressed and folded'],
}
const agbadas: ProductGroup = {
  ...twoPiece,
  art: 'agbada',
  kg: 1.6,
  advice: [
    'Try it on with the shoes of the day: the agbada ends a hand above them.',
    'Heavy cloth is dry-cleaned, never washed; fold it along the embroidery.',
    'Take your usual size. The agbada itself is free, only buba and sokoto are cut to it.',
  ],
  box: ['Agbada', 'Buba', 'Sokoto'],
}
const singleNative: ProductGroup = {
  ...twoPiece,
  art: 'dashiki',
  kg: 0.4,
  advice: [
    'It is cut wide: take your shirt size and not one more.',
    'First wash cold and alone with a spoon of salt; iron while damp.',
  ],
  box: ['One top'],
}
const jalabiyas: ProductGroup = {
  ...twoPiece,
  art: 'jalabiya',
  kg: 0.5,
  advice: [
    'The number is the length in inches from shoulder to hem: 56 suits 1.70 m, 60 suits 1.85 m.',
    'Wash it with light colours, iron it inside out.',
  ],
  box: ['One jalabiya'],
}
const caps: ProductGroup = {
  ...twoPiece,
  art: 'hula-cap',
  kg: 0.2,
  features: ['Sewn by hand', back],
  advice: [
    'Measure round the head, one finger above the ears: 22 inches is the usual one.',
    'Brush it dry and keep it on its carton ring. Water takes the stand out of a cap.',
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
  features: ['Machine wash at 30 °C', back],
  advice: [
    'Chest across, lying flat: M 52 cm, L 55, XL 58, XXL 62.',
    'Dry in the shade; our sun is stronger than any dye.',
    'Between two sizes, broad shoulders want the larger one.',
  ],
  box: ['One shirt, folded in a paper band'],
}
const polos: ProductGroup = {
  ...shirts,
  art: 'polo-shirt',
  box: ['One polo shirt'],
}
const tees: ProductGroup = {
  ...shirts,
  art: 't-shirt',
  kg: 0.25,
  advice: [
    'Chest across, lying flat: S 48 cm, M 51, L 54, XL 57.',
    'Wash inside out and dry in the shade; our sun is stronger than any dye.',
  ],
  box: ['One T-shirt'],
}

const jeans: ProductGroup = {
  ...shirts,
  category: 'mens-trousers',
  art: 'jeans',
  kg: 0.7,
  advice: [
    'The size is the waist in inches. Measure a pair that fits you, not yourself.',
    'Wash jeans inside out and with nothing white.',
    'Leg length is 34 inches and can be shortened.',
  ],
  box: ['One pair of jeans'],
}
const trousers: ProductGroup = {
  ...jeans,
  art: 'trousers',
  kg: 0.6,
  advice: [
    'The size is the waist in inches. Measure a pair that fits you, not yourself.',
    'Leg length is 34 inches; your tailor shortens it in ten minutes.',
  ],
  box: ['One pair of trousers'],
}
const sportTrousers: ProductGroup = {
  ...trousers,
  art: 'track-pants',
  advice: [
    'Waist with the cord open: S 74 cm, M 82, L 90, XL 98.',
    'Wash cold and hang; a hot iron melts the shine into them.',
  ],
}

const leatherShoes: ProductGroup = {
  category: 'mens-shoes',
  art: 'leather-shoe',
  kg: 1.2,
  maxDiscount: 45,
  option: 'Size',
  features: [back],
  advice: [
    'European sizes: 42 is a UK 8, 43 a UK 9, 44 a UK 9½.',
    'Buy in the evening, when feet are at their largest.',
    'Leather wants a rest day between two wearings and polish once a fortnight.',
    'Rain is not the enemy, the fire beside which they are dried is.',
  ],
  box: ['One pair in its box'],
}
const schoolShoes: ProductGroup = {
  ...leatherShoes,
  art: 'school-shoe',
  advice: [
    'Leave a thumb’s width at the toe: it is one term of growing.',
    'A wipe at night and polish on Sunday, and they see the next class.',
  ],
}
const boots: ProductGroup = {
  ...leatherShoes,
  art: 'desert-boot',
  advice: [
    'Suede is brushed dry, never polished.',
    'They run large: many take half a size less than usual.',
  ],
}
const slippers: ProductGroup = {
  ...leatherShoes,
  art: 'palm-slippers',
  kg: 0.6,
  advice: [
    'European sizes: 42 is a UK 8, 43 a UK 9. The heel sits inside the edge.',
    'Wipe with a dry cloth after dust; a little cream keeps the strap soft.',
  ],
  box: ['One pair'],
}
const sandals: ProductGroup = {
  ...slippers,
  art: 'sandal',
  kg: 0.7,
  advice: [
    'Close the heel strap last, standing up.',
    'Shake sand out of the straps before you close them, they hold longer.',
  ],
}
const slides: ProductGroup = {
  ...slippers,
  art: 'slides',
  kg: 0.5,
  advice: [
    'They come in whole sizes: between two, take the larger.',
    'Rinse and let dry in the air.',
  ],
}

const sneakers: ProductGroup = {
  ...leatherShoes,
  category: 'sneakers',
  art: 'sneaker',
  kg: 0.9,
  maxDiscount: 50,
  advice: [
    'Leather gives little at first: between two sizes, take the larger.',
    'Clean with a soft brush and mild soap. Washing machines loosen the glue.',
    'Stuff them with paper after rain and leave them out of the sun.',
  ],
  box: ['One pair in the maker’s box'],
}
const runners: ProductGroup = {
  ...sneakers,
  art: 'running-shoe',
  advice: [
    'For running, take half a size more than for walking: feet grow on the road.',
    'Running shoes last about 600 kilometres; after that they are walking shoes.',
    'Clean with a soft brush and mild soap. Washing machines loosen the glue.',
  ],
}

const watches: ProductGroup = {
  category: 'mens-accessories',
  art: 'digital-watch',
  kg: 0.3,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['In the maker’s box'],
  advice: [
    'It takes rain and washing of hands; take it off to swim.',
    'Any watchmaker changes the battery in five minutes.',
  ],
  box: ['One watch', 'Guide'],
}
const shockWatches: ProductGroup = {
  ...watches,
  art: 'shock-digital-watch',
  advice: [
    'You can swim and dive with it; press no button under water.',
    'Wash salt and sweat off the resin with fresh water, and the strap lasts years longer.',
  ],
}
const chronographs: ProductGroup = {
  ...watches,
  art: 'chronograph',
  advice: [
    'A watchmaker takes links out of the bracelet while you wait; keep them.',
    'Fit for the pool with the crown pushed in.',
  ],
}
const belts: ProductGroup = {
  ...watches,
  art: 'belt',
  maxDiscount: 52,
  features: [back],
  advice: [
    'Take two inches more than your trousers: a 36 for a 34.',
    'Wipe leather with a damp cloth after sweat and let it hang.',
  ],
  box: ['One belt'],
}
const glasses: ProductGroup = {
  ...watches,
  art: 'sunglasses',
  maxDiscount: 52,
  features: ['Lenses block UVA and UVB'],
  advice: [
    'Polarised lenses take the glare off wet roads, and also off some phone screens.',
    'Rinse dust away before you wipe, else you polish scratches in.',
  ],
  box: ['Glasses', 'Pouch and cloth'],
}
const sportGlasses: ProductGroup = {
  ...glasses,
  art: 'sport-sunglasses',
  advice: ['Rinse sweat off after sport; salt eats the rubber.'],
}

export const mensFashionProducts = [
  ...makeProducts(
    twoPiece,
    productLines(`
Kano Weave Senator Kaftan, Two-piece | kano-weave | KNW-SEN | 42,500 | in black, navy, wine, white | sizes M, L, XL, XXL
The senator cut that goes from office to owambe: stand collar, hidden buttons, straight trousers.
* Cashmere-touch suiting * Hidden placket * Side pockets

Kano Weave Embroidered Kaftan | kano-weave | KNW-EMB | 58,500 | in sky-blue, green, cream | sizes M, L, XL, XXL | art kaftan
Neck and cuffs embroidered by machine to a Zaria pattern, then finished by hand.
* Atiku-type cotton blend * Embroidered neck and cuffs * Drawstring trousers

Eko Stitch Adire Buba and Sokoto | eko-stitch | EKO-ADI | 46,000 | in indigo, teal | sizes M, L, XL | art adire-buba-and-sokoto
Dyed by hand in Abeokuta with wax and paste; no piece is quite like another.
* Hand-dyed cotton * Softens with every wash * Elastic waist
`),
  ),
  ...makeProducts(
    agbadas,
    productLines(`
Kano Weave Three-piece Agbada | kano-weave | KNW-AGB | 148,000 | in white, navy, wine, gold | sizes L, XL, XXL
Four yards of sweep for the father of the bride, with inner buba and sokoto.
* Heavy brocade * Embroidered to the waist * Buba, sokoto and agbada

Eko Stitch Aso-oke Agbada | eko-stitch | EKO-ASO | 265,000 | in wine, indigo, coffee | sizes L, XL, XXL | art aso-oke-agbada | kg 2.2
Woven in strips in Iseyin, sewn in Surulere, worn for the rest of your life.
* Hand-woven aso-oke * Lined * Embroidered by hand
`),
  ),
  ...makeProducts(
    singleNative,
    productLines(`
Eko Stitch Danshiki Top | eko-stitch | EKO-DAN | 18,500 | in multicolour, indigo, orange | sizes M, L, XL, XXL
Wide, light, and right for Fridays.
* Printed cotton * V neck * Two front pockets
`),
  ),
  ...makeProducts(
    jalabiyas,
    productLines(`
Kano Weave Jalabiya | kano-weave | KNW-JAL | 32,500 | in white, grey, beige | sizes 54, 56, 58, 60
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

Eko Stitch Fila, Aso-oke | eko-stitch | EKO-FILA | 12,000 | in wine, navy, coffee | sizes 21, 22, 23 | art fila-cap
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

Eko Stitch Slim Dress Shirt | eko-stitch | EKO-SLIM | 17,800 | in white, black, lilac, wine | sizes M, L, XL | art dress-shirt
Close at the waist, easy at the arm, calm under a suit.
* Easy-iron cotton blend * Cutaway collar * Two-button cuffs

Eko Stitch Linen Short-sleeve Shirt | eko-stitch | EKO-LIN | 21,500 | in cream, olive, sky-blue | sizes M, L, XL, XXL | art short-sleeve-shirt
For Calabar heat and Saturday grills.
* Linen and cotton * Camp collar * Coconut buttons

Levi's Western Denim Shirt | levis | LEV-WST | 48,500 | in blue, black | sizes M, L, XL | art denim-shirt
Snap buttons, pointed yoke, softer every year.
* Cotton denim * Snap buttons * Two flap pockets
`),
  ),
  ...makeProducts(
    polos,
    productLines(`
Adidas Essentials Polo | adidas | ADI-POLO | 32,500 | in navy, white, black, red | sizes M, L, XL, XXL
Dry on the back when the bus is full.
* Quick-dry piqué * Ribbed collar * Two buttons

Nike Club Polo | nike | NIK-POLO | 36,500 | in black, white, green | sizes M, L, XL, XXL
Clean and plain, with the name where the heart is.
* Cotton piqué * Two buttons * Vents at the sides

Eko Stitch Piqué Polo | eko-stitch | EKO-POLO | 11,500 | in black, wine, navy, teal, yellow | sizes S, M, L, XL, XXL
The staff-party polo that keeps its collar.
* Cotton blend piqué * Room for embroidery on the chest * Collar that stays
`),
  ),
  ...makeProducts(
    tees,
    productLines(`
Adidas Graphic T-shirt | adidas | ADI-TEE | 24,500 | in black, white, blue | sizes S, M, L, XL | art graphic-t-shirt
Soft jersey with a print that does not crack.
* Cotton single jersey * Regular fit * Ribbed crew neck

Nike Sportswear Club T-shirt | nike | NIK-TEE | 26,000 | in white, black, grey | sizes S, M, L, XL
The plain one that goes under everything.
* Cotton jersey * Standard fit * Small embroidered name

Puma Essentials Logo T-shirt | puma | PUM-TEE | 19,800 | in black, navy, red | sizes S, M, L, XL | art logo-t-shirt
Big name, small price.
* Cotton blend * Regular fit * Rubber print

Levi's Batwing T-shirt | levis | LEV-TEE | 23,500 | in white, red, navy | sizes S, M, L, XL | art logo-t-shirt
Says it once across the chest and is done.
* Heavy cotton * Classic fit * Set-in collar
`),
  ),
  ...makeProducts(
    { ...tees, kg: 0.6, art: 't-shirt-pack', box: ['Three T-shirts of one colour'] },
    productLines(`
Eko Stitch Plain Round-neck, Pack of 3 | eko-stitch | EKO-TEE3 | 16,500 | in white, black, grey | sizes M, L, XL, XXL | form Pack of 3
Three at once, for under and for over.
* Combed cotton, 180 g * Three pieces * Neck with tape inside
`),
  ),
  ...makeProducts(
    jeans,
    productLines(`
Levi's 501 Original Jeans | levis | LEV-501 | 68,500 | in navy, black | sizes 30, 32, 34, 36, 38 | kg 0.8
The straight leg that all others are cut against.
* 100 percent cotton * Button fly * Straight leg

Levi's 511 Slim Jeans | levis | LEV-511 | 64,000 | in blue, black, grey | sizes 30, 32, 34, 36 | art slim-jeans
Slim without a struggle on the stairs.
* Cotton with stretch * Zip fly * Slim leg

Eko Stitch Stretch Jeans | eko-stitch | EKO-JNS | 22,500 | in navy, black, blue | sizes 30, 32, 34, 36, 38 | art slim-jeans
Made in Aba, sewn with double thread, kind to the thighs.
* Cotton with stretch * Five pockets * Metal zip
`),
  ),
  ...makeProducts(
    trousers,
    productLines(`
Eko Stitch Chinos | eko-stitch | EKO-CHI | 19,800 | in khaki, navy, black, olive | sizes 30, 32, 34, 36, 38, 40 | art chinos
Sits right with a polo, a shirt or a kaftan top.
* Cotton twill with stretch * Slant pockets * Button at the waist

Eko Stitch Suit Trousers | eko-stitch | EKO-SUIT | 24,500 | in black, charcoal, navy | sizes 30, 32, 34, 36, 38, 40
Sharp crease from Monday to Thursday.
* Wool-touch blend * Grip waistband * Pleat-free
`),
  ),
  ...makeProducts(
    sportTrousers,
    productLines(`
Adidas Tiro Track Pants | adidas | ADI-TIRO | 42,000 | in black, navy | sizes S, M, L, XL
From five-a-side to the barber’s, unchanged.
* Recycled polyester * Ankle zips * Tapered

Nike Club Fleece Joggers | nike | NIK-JOG | 44,500 | in black, grey | sizes S, M, L, XL | art joggers
For Jos mornings and cold offices.
* Brushed fleece * Two pockets * Ribbed ankle
`),
  ),
  ...makeProducts(
    leatherShoes,
    productLines(`
Bata Oxford Lace-up | bata | BAT-OXF | 48,500 | in black, brown | sizes 40, 41, 42, 43, 44, 45
Interview, wedding, graduation, funeral: one pair.
* Leather upper * Cushioned insole * Stitched welt

Bata Slip-on Loafer | bata | BAT-LOAF | 42,000 | in black, tan | sizes 40, 41, 42, 43, 44 | art loafer
In and out at the mosque door without bending.
* Leather upper * Flexible sole * Padded heel

Clarks Tilden Cap Derby | clarks | CLK-TILD | 118,000 | in black, brown | sizes 41, 42, 43, 44, 45 | art derby-shoe
British last, Ortholite foam, no breaking in.
* Full leather * Ortholite footbed * Elastic under the laces

Eko Stitch Aba Leather Brogue | eko-stitch | EKO-BRG | 34,500 | in black, wine, brown | sizes 40, 41, 42, 43, 44, 45 | art brogue
Cut, punched and nailed in Aba by people who sign the sole.
* Full-grain leather * Leather sole with rubber * Made by hand
`),
  ),
  ...makeProducts(
    schoolShoes,
    productLines(`
Bata Prefect School Shoe | bata | BAT-SCH | 24,500 | in black | sizes 36, 37, 38, 39, 40, 41
The school shoe that sees the second term.
* Hard toe * Washable lining * Non-slip sole
`),
  ),
  ...makeProducts(
    boots,
    productLines(`
Clarks Desert Boot | clarks | CLK-DSRT | 132,000 | in tan, black | sizes 41, 42, 43, 44
Suede and crepe as in 1950, made for dust in the first place.
* Suede upper * Crepe sole * Two eyelets
`),
  ),
  ...makeProducts(
    slippers,
    productLines(`
Eko Stitch Palm Slippers | eko-stitch | EKO-PALM | 16,500 | in black, brown, tan | sizes 40, 41, 42, 43, 44, 45
For natives on Friday: polished, light, with a sole that does not clap.
* Leather strap * Padded footbed * Rubber sole
`),
  ),
  ...makeProducts(
    sandals,
    productLines(`
Bata Comfit Sandal | bata | BAT-SAND | 29,500 | in black, brown | sizes 40, 41, 42, 43, 44
A strap at the heel, so that it stays with you on stairs.
* Leather straps * Soft footbed * Hook and loop
`),
  ),
  ...makeProducts(
    slides,
    productLines(`
Adidas Adilette Slides | adidas | ADI-SLD | 34,500 | in black, navy, white | sizes 40, 42, 43, 44
After training, after bath, after everything.
* Quick-dry * Contoured footbed * Soft wide strap

Nike Victori One Slides | nike | NIK-SLD | 38,500 | in black, white | sizes 40, 42, 43, 44
Soft from the first step.
* Foam footbed * Padded strap * Grip pattern
`),
  ),
  ...makeProducts(
    sneakers,
    productLines(`
Nike Air Force 1 '07 | nike | NIK-AF1 | 148,000 | in white, black | sizes 40, 41, 42, 43, 44, 45
Clean lines on a thick sole, and a toothbrush to keep it so.
* Leather upper * Air in the heel * Rubber cupsole

Nike Court Vision Low | nike | NIK-CVL | 98,500 | in white, black, navy | sizes 40, 41, 42, 43, 44
Old basketball shape for new pavements.
* Synthetic leather * Padded collar * Cupsole

Adidas Samba OG | adidas | ADI-SAMBA | 142,000 | in white, black, green | sizes 39, 40, 41, 42, 43, 44 | art indoor-sneaker
The indoor football shoe that left the hall.
* Leather with suede toe * Gum sole * Slim shape

Adidas Grand Court 2.0 | adidas | ADI-GC2 | 68,500 | in white, black | sizes 40, 41, 42, 43, 44
Tennis looks for daily roads.
* Vegan leather * Cloudfoam insole * Rubber cupsole

Puma Smash v3 | puma | PUM-SM3 | 58,500 | in white, black, navy | sizes 40, 41, 42, 43, 44
Quiet sneaker, loud comfort.
* Leather upper * SoftFoam insole * Low cut
`),
  ),
  ...makeProducts(
    runners,
    productLines(`
Nike Revolution 8 Running Shoes | nike | NIK-REV8 | 86,000 | in black, blue, grey | sizes 40, 41, 42, 43, 44
Road walk at five in the morning, cushioned.
* Mesh upper * Foam midsole * For road running

Adidas Runfalcon 5 Running Shoes | adidas | ADI-RF5 | 72,500 | in black, white, navy | sizes 40, 41, 42, 43, 44
A first running shoe that forgives beginners.
* Textile upper * Cloudfoam * Recycled yarn

Puma Velocity Nitro 3 | puma | PUM-VN3 | 148,000 | in black, lime | sizes 41, 42, 43, 44
Nitrogen foam for people who count kilometres.
* Nitro foam * PumaGrip sole * Engineered mesh
`),
  ),
  ...makeProducts(
    watches,
    productLines(`
Casio F-91W Watch | casio | CAS-DIG-F91W | 18,500 | in black, navy
Seven years on one battery and an alarm that has woken a nation of students.
* Resin case and strap * Alarm and stopwatch * Seven years of battery

Casio A158W Steel Watch | casio | CAS-DIG-A158WSTE | 28,900 | in silver, gold | art steel-digital-watch
The same clear figures, dressed for the office.
* Steel bracelet * Alarm and stopwatch * Seven years of battery

Casio AE-1200 World Time Watch | casio | CAS-DIG-AE1200WORTIM | 38,500 | in black, olive | art world-time-watch
Lagos above, your brother’s time in Houston below.
* World time with a map * Five alarms and a timer * Ten years of battery
`),
  ),
  ...makeProducts(
    shockWatches,
    productLines(`
Casio G-Shock DW-5600 | casio | CAS-GSK-DW5600 | 98,500 | in black, olive
Falls from scaffolds, comes out of cement.
* Square digital face * Shock resistant * 200 metres water resistant

Casio G-Shock GA-2100 | casio | CAS-GSK-GA2100 | 132,000 | in black, olive | art shock-analogue-watch
Eight corners, thin for its kind, and just as hard to break.
* Hands and a small display * Shock resistant * 200 metres water resistant
`),
  ),
  ...makeProducts(
    chronographs,
    productLines(`
Casio Edifice EFR-S108 Chronograph | casio | CAS-EDF-EFRS108 | 118,000 | in silver, navy
Steel and sapphire for the left cuff.
* Sapphire glass * Stainless steel * 100 metres water resistant

Casio Edifice EFV-650 Chronograph | casio | CAS-EDF-EFV650 | 142,000 | in silver, navy
Three small dials, for people who time their meetings.
* Stopwatch hand * Stainless steel * 100 metres water resistant
`),
  ),
  ...makeProducts(
    belts,
    productLines(`
Eko Stitch Leather Belt | eko-stitch | EKO-BLT | 12,500 | in black, brown, tan | sizes 34, 36, 38, 40, 42
Kano leather, brass pin, no glue to open.
* Full-grain leather * Solid brass buckle * 35 mm wide

Levi's Reversible Belt | levis | LEV-BLT | 28,500 | in black | sizes 34, 36, 38, 40 | art reversible-belt
Black for work, brown for the way home.
* Leather * Turning buckle * 30 mm wide
`),
  ),
  ...makeProducts(
    glasses,
    productLines(`
Eko Stitch Aviator Sunglasses | eko-stitch | EKO-SUN-AVI | 11,500 | in black, gold | art aviator-sunglasses
Third Mainland at five, sun in front.
* Thin metal frame * Polarised * Spring hinges

Eko Stitch Wayfarer Sunglasses | eko-stitch | EKO-SUN-WAY | 9,800 | in black, brown
Thick frame, dark glass, no squinting in the wedding pictures.
* Thick acetate frame * Polarised * Spring hinges
`),
  ),
  ...makeProducts(
    sportGlasses,
    productLines(`
Puma Sport Sunglasses | puma | PUM-SUN | 42,500 | in black, red
Stay on when you run or argue.
* Wrap frame * Rubber grips * Shatter-proof
`),
  ),
  ...makeProducts(
    {
      ...belts,
      art: 'boxer-shorts',
      option: 'Size',
      advice: ['Wash them at 40 °C and hang them up; a dryer tires the elastic.'],
      box: ['Three pairs, sealed'],
    },
    productLines(`
Puma Boxers, Pack of 3 | puma | PUM-BOX | 18,500 | in navy, black | sizes M, L, XL, XXL | kg 0.3
Cotton with a band that does not roll.
* Cotton with stretch * Soft waistband * Flat seams
`),
  ),
]
