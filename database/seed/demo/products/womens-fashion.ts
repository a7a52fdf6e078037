import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const dresses: ProductGroup = {
  category: 'dresses',
  art: 'dress',
  kg: 0.45,
  maxDiscount: 55,
  option: 'Size',
  features: ['Lined where it needs lining', 'Exchange within 7 days'],
  advice: [
    'Sizes are UK: 10 has a bust of 88 cm, each step adds five.',
    'The model on the form is 1.70 m; hems are generous.',
    'Hand wash or gentle cycle; do not wring, hang.',
  ],
  box: ['One dress in a cloth bag'],
}

const ankara: ProductGroup = {
  category: 'ankara',
  art: 'ankara-dress',
  kg: 0.6,
  maxDiscount: 45,
  features: ['Colours fast at 30 °C'],
  advice: [
    'Soak once in salted water before sewing; it sets the colour and takes out the wax.',
    'Six yards make an iro and buba, or a gown with sleeves and a little left for a child.',
    'Both sides of a true wax print are equally bright.',
  ],
  box: [],
}
const sewn: ProductGroup = {
  ...ankara,
  option: 'Size',
  features: ['Sewn in Lagos', 'Exchange within 7 days'],
  box: [],
}
const headTies: ProductGroup = {
  ...ankara,
  art: 'head-tie',
  kg: 0.3,
  features: ['Stiff enough to stand'],
  advice: [
    'Warm it with the iron for a moment and it folds like paper.',
    'For auto-gele give us the size of your head; it is ready-tied and goes on in seconds.',
  ],
  box: [],
}

const shoes: ProductGroup = {
  category: 'womens-shoes',
  art: 'heel',
  kg: 0.8,
  maxDiscount: 50,
  option: 'Size',
  colourIsChoice: true,
  features: ['Exchange of size within 7 days, unworn'],
  advice: [
    'European sizes: 38 is a UK 5, 40 a UK 6½.',
    'Block heels carry through a reception; stilettos carry to the table.',
    'Wide feet: take one number more in pointed shapes.',
  ],
  box: ['One pair in its box', 'Spare heel tips where it has heels'],
}

const bags: ProductGroup = {
  category: 'handbags',
  art: 'handbag',
  kg: 0.8,
  maxDiscount: 52,
  features: ['Lining with zip pocket'],
  advice: [
    'Stuff it with paper when it rests; bags keep the shape they sleep in.',
    'Measurements are on the label: hold a paper of that size before you order.',
    'A bag of this kind carries three kilos all year and five on occasion.',
  ],
  box: ['One bag in a dust cover'],
}

const jewellery: ProductGroup = {
  category: 'jewellery',
  art: 'jewellery',
  kg: 0.2,
  maxDiscount: 50,
  colourIsChoice: true,
  features: ['Nickel-free', 'In a box fit for a gift'],
  advice: [
    'Perfume first, jewellery last: alcohol dulls plating.',
    'Coral is cleaned with a dry cloth only.',
  ],
  box: [],
}
const watches: ProductGroup = {
  ...jewellery,
  art: 'wrist-watch',
  features: ['Strap can be shortened at home'],
  advice: [
    'Splash-proof; take it off for the washing-up.',
    'The battery is a common one and costs little.',
  ],
}

const wigs: ProductGroup = {
  category: 'wigs',
  art: 'wig',
  kg: 0.35,
  maxDiscount: 48,
  features: ['Adjustable band and combs'],
  advice: [
    'Length is measured with the hair pulled straight; curls look two inches shorter.',
    'Human hair takes heat up to 180 °C; synthetic hair only if the label says so.',
    'Wash every two weeks in cool water, dry on a stand, never wring.',
  ],
  box: ['The unit in a net', 'Wig cap'],
}

export const womensFashionProducts = [
  ...makeProducts(
    dresses,
    productLines(`
Eko Stitch Wrap Midi Dress | eko-stitch | EKO-WRAP | 28,500 | in wine, teal, black | sizes 8, 10, 12, 14, 16, 18
Ties where you want the waist to be.
* Crêpe * Three-quarter sleeve * Real wrap, not a fake one

Eko Stitch Bodycon Dinner Dress | eko-stitch | EKO-BODY | 26,000 | in black, red, navy | sizes 8, 10, 12, 14, 16
Holds, forgives, and sits down without riding up.
* Double-layer stretch * Square neck * Back slit

Eko Stitch Office Sheath Dress | eko-stitch | EKO-SHTH | 31,500 | in navy, charcoal, wine | sizes 8, 10, 12, 14, 16, 18, 20
Boardroom length, with pockets that hold a phone.
* Ponte knit * Pockets * Cap sleeve

Eko Stitch Pleated Maxi Dress | eko-stitch | EKO-PLT | 34,500 | in olive, pink, cream | sizes 8, 10, 12, 14, 16
Church wind makes it dance.
* Pleated georgette * Elastic waist * Lined to the knee

Eko Stitch Shirt Dress | eko-stitch | EKO-SHRT | 24,500 | in white, sky-blue, khaki | sizes 8, 10, 12, 14, 16, 18
A long shirt with a belt and no opinions.
* Cotton poplin * Belt included * Roll-up sleeves

Eko Stitch Boubou Gown | eko-stitch | EKO-BOU | 32,000 | in purple, green, orange | sizes One, Plus
Free air from neck to ankle, stones at the neckline.
* Silk-touch satin * Stoned neck * Free size, two widths

Eko Stitch Jersey Abaya | eko-stitch | EKO-ABY | 29,500 | in black, coffee, navy | sizes 52, 54, 56, 58
Modest, breathing, with cuffs that stay up for ablution.
* Nida-type cloth * Elastic cuffs * Veil included

Levi's Denim Dress | levis | LEV-DRS | 62,500 | in blue | sizes 8, 10, 12, 14
The jacket everybody has, grown into a dress.
* Cotton denim * Snap buttons * Two chest pockets
`),
  ),
  ...makeProducts(
    ankara,
    productLines(`
Hollantex Wax Print, {} | hollantex | HOL-WAX | 6 yards: 24,500; 12 yards: 46,500 | in indigo, orange, green, wine | kg 0.9, 1.8
The cloth of August meetings: real wax crackle, {} in one piece.
* {}, 46 inches wide * 100 percent cotton * Printed on both sides

Hollantex Super Java, 6 yards | hollantex | HOL-JAVA | 29,800 | in purple, teal, multicolour | kg 0.8
Finer cotton that falls in folds instead of standing.
* 6 yards * Fine cotton * Soft drape

Vlisco {}, 6 yards | vlisco | VLI-WAX | Wax Hollandais: 118,000; Super-Wax: 148,000; Java: 98,500 | in indigo, coral, green | kg 0.9
The Dutch original with the stamp on its edge. Grandmothers keep them in boxes.
* 6 yards * Stamped selvedge * 100 percent cotton

Hollantex Adire Eleko, 5 yards | hollantex | HOL-ADI | 27,500 | in indigo, sky-blue | kg 0.8
Painted with cassava paste and dyed in Abeokuta.
* 5 yards * Hand-dyed * No two alike

Eko Stitch Cord Lace, 5 yards | eko-stitch | EKO-LACE | 98,000 | in gold, white, lilac, mint | kg 1.2
Cord lace with stones, for the front row of the aso-ebi.
* 5 yards * Cord lace * Hand-set stones
`),
  ),
  ...makeProducts(
    sewn,
    productLines(`
Eko Stitch Ankara Peplum and Skirt | eko-stitch | EKO-PEP | 36,500 | in orange, indigo, green | sizes 8, 10, 12, 14, 16, 18
Sewn to the pattern that every tailor is asked for, without the waiting.
* Wax cotton * Zip at the back * Lined skirt

Eko Stitch Ankara Gown | eko-stitch | EKO-ANK | 34,500 | in multicolour, purple, teal | sizes 8, 10, 12, 14, 16, 18
A-line, pockets, sleeves like small trumpets.
* Wax cotton * Pockets * Trumpet sleeves

Eko Stitch Iro and Buba Set | eko-stitch | EKO-IRO | 58,000 | in wine, cream | sizes M, L, XL, XXL
For the mother of the day; the ipele is in the bag.
* Brocade * Iro, buba and ipele * Wide facing
`),
  ),
  ...makeProducts(
    headTies,
    productLines(`
Eko Stitch Aso-oke Gele | eko-stitch | EKO-GELE | 28,500 | in gold, wine, teal, pink
Two yards that turn into a crown.
* 72 by 20 inches * Metallic thread * Holds its fold

Eko Stitch Auto-gele | eko-stitch | EKO-AUTO | 22,000 | in fuchsia, navy, gold
Ready-tied by a gele artist: on in five seconds, straight all day.
* Ready-tied * Inner band * Sego material
`),
  ),
  ...makeProducts(
    shoes,
    productLines(`
Eko Stitch Block-heel Pump | eko-stitch | EKO-PUMP | 26,500 | in black, wine, beige | sizes 37, 38, 39, 40, 41, 42
Six centimetres you can stand on until the vote of thanks.
* Suede touch * 6 cm heel * Padded insole

Eko Stitch Ankle-strap Stiletto | eko-stitch | EKO-STIL | 29,500 | in black, red, gold | sizes 37, 38, 39, 40, 41
Ten centimetres of intention.
* Patent finish * 10 cm heel * Buckle strap

Clarks Linvale Court Shoe | clarks | CLK-LINV | 98,500 | in black, navy | sizes 37, 38, 39, 40, 41
Looks like a heel, walks like a flat.
* Leather * 4 cm heel * Cushion Plus

Bata Comfit Ballerina | bata | BAT-BALL | 24,500 | in black, beige, red | sizes 36, 37, 38, 39, 40, 41 | art sandal
Fold them into the bag for the way home.
* Soft leather * Flexible sole * Bow

Bata Wedge Sandal | bata | BAT-WEDG | 28,500 | in tan, black | sizes 37, 38, 39, 40, 41 | art sandal
Height without the drama of gravel.
* Cork-look wedge * Ankle strap * Light sole

Eko Stitch Adire Slide | eko-stitch | EKO-SLD | 12,500 | in indigo, wine | sizes 37, 38, 39, 40, 41, 42 | art slipper
Leather below, adire above, beach either side.
* Adire strap * Leather footbed * Rubber sole

Bata Flip-flop | bata | BAT-FLIP | 6,500 | in blue, pink, black | sizes 36, 37, 38, 39, 40, 41 | art slipper | kg 0.3
Bathroom, balcony, Bar Beach.
* Rubber * Does not slip * Washable

Nike Air Max SC, Women | nike | NIK-AMSC | 112,000 | in white, pink | sizes 37, 38, 39, 40, 41 | art sneaker
Nineties lines with Air you can see.
* Leather and mesh * Visible Air * Padded collar

Adidas Cloudfoam Pure, Women | adidas | ADI-CFP | 78,500 | in black, white, grey | sizes 37, 38, 39, 40, 41 | art sneaker
Ward rounds, school runs, market days.
* Knit upper * Cloudfoam * Sock fit
`),
  ),
  ...makeProducts(
    bags,
    productLines(`
Eko Stitch Tote | eko-stitch | EKO-TOTE | 24,500 | in black, tan, wine
Laptop, lunch, umbrella, and still the zip closes.
* Vegan leather * 38 by 30 cm * Zip and magnet

Eko Stitch Structured Handbag | eko-stitch | EKO-HAND | 28,500 | in beige, black, red, green
Stands on its feet and says you are on time.
* Vegan leather * Metal feet * Long strap included

Eko Stitch Crossbody | eko-stitch | EKO-CROSS | 14,500 | in black, mint, orange
Hands free, phone safe, market ready.
* Vegan leather * Adjustable strap * Card slots

Eko Stitch Ankara Clutch | eko-stitch | EKO-CLU | 11,500 | in multicolour, indigo
Takes the phone, the powder and the aso-ebi money.
* Wax cotton * Chain inside * Magnet

Clarks Leather Satchel | clarks | CLK-SATC | 98,500 | in brown, black
Grows handsome with handling.
* Full leather * Two compartments * Brass buckles

Levi's Canvas Shopper | levis | LEV-SHOP | 38,500 | in navy, khaki
Canvas with many pockets, one of them insulated.
* Canvas * Ten pockets * Insulated bottle pocket

Puma Phase Mini Backpack | puma | PUM-MINI | 28,500 | in black, lilac | art backpack
Small, neat, and a friend to the spine.
* Polyester * Front pocket * Padded straps
`),
  ),
  ...makeProducts(
    jewellery,
    productLines(`
Adunni Beads Coral Set | adunni-beads | ADU-CORAL | 68,500 | in coral, wine
Necklace, bracelets and earrings in the Edo manner, for the second outfit of the day.
* Coral-type beads * Five pieces * Strung on wire

Adunni Beads {} Set | adunni-beads | ADU-SET | Pearl: 22,500; Crystal: 28,500; Agate: 34,500 | in white, teal
Three strands that need no neckline.
* {} beads * Necklace, bracelet, earrings * Toggle clasp

Adunni Beads Waist Beads, Pack of 3 | adunni-beads | ADU-WAIST | 6,500 | in multicolour, gold | form Pack of 3
Tie them on, count the weeks.
* Glass seed beads * Cotton thread * Up to 44 inches

Adunni Beads Gold-plated {} | adunni-beads | ADU-GOLD | Chain: 9,800; Hoops: 5,900; Bangles x 4: 14,500 | in gold, rose-gold
Steel inside, gold outside: it does not turn green.
* Stainless steel, plated * Does not fade with sweat * For every day
`),
  ),
  ...makeProducts(
    watches,
    productLines(`
Casio Ladies {} Watch | casio | CAS-LAD | LTP-V005 Leather: 26,500; LTP-1130 Steel: 36,500; Sheen: 98,500 | in gold, silver
A small clear face that tells the truth.
* {} * Mineral glass * Three years of battery
`),
  ),
  ...makeProducts(
    wigs,
    productLines(`
Darling Bone-straight Wig {} | darling | DAR-BONE | 12-inch: 98,000; 16-inch: 138,000; 22-inch: 198,000 | in black
Double-drawn and full to the tips.
* {} human hair blend * 4 by 4 lace closure * Double drawn

Darling Curly Bob Wig | darling | DAR-BOB | 58,500 | in black, wine
Shake, finger-comb, leave the house.
* 10-inch human hair blend * Fringe * Glueless

Darling Body-wave Frontal {} | darling | DAR-BODY | 18-inch: 165,000; 24-inch: 228,000 | in black, coffee
HD lace that disappears at the hairline.
* {} human hair blend * 13 by 4 lace * 200 percent density

Darling Braiding Hair, Pack of {} | darling | DAR-BRD | 3: 9,800; 6: 18,500 | in black, wine, brown
Pre-stretched, itch-free, light on the edges.
* Pack of {} * Pre-stretched, 26 inches * Hot-water set
`),
  ),
]
