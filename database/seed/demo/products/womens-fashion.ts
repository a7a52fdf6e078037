import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const back = 'Can be sent back unworn within 7 days'

const dresses: ProductGroup = {
  category: 'dresses',
  art: 'wrap-dress',
  kg: 0.45,
  maxDiscount: 55,
  option: 'Size',
  features: [back],
  advice: [
    'Sizes are UK: 10 has a bust of 88 cm, each step adds five.',
    'Hems are generous; a tailor takes them up in ten minutes.',
    'Hand wash or gentle cycle; do not wring, hang.',
  ],
  box: ['One dress in a cloth bag'],
}
const boubous: ProductGroup = {
  ...dresses,
  art: 'boubou',
  advice: [
    'One fits a UK 8 to 16, Plus a UK 18 to 24. Both are 1.45 m long.',
    'Wash it inside out by hand: the stones are sewn, not glued, but they do not like machines.',
  ],
  box: ['One gown in a cloth bag'],
}
const abayas: ProductGroup = {
  ...dresses,
  art: 'abaya',
  advice: [
    'The number is the length in inches from the shoulder: 54 suits 1.60 m, 56 suits 1.68 m.',
    'Wash cold, hang in the shade; it needs hardly any iron.',
  ],
  box: ['One abaya', 'Veil'],
}
const denimDresses: ProductGroup = {
  ...dresses,
  art: 'denim-dress',
  advice: [
    'Sizes are UK: 10 has a bust of 88 cm, each step adds five.',
    'Wash it inside out and with nothing white; it softens from the third wash.',
  ],
  box: ['One dress'],
}

const waxPrints: ProductGroup = {
  category: 'ankara',
  art: 'wax-print-cloth',
  kg: 0.9,
  maxDiscount: 45,
  features: ['Colours fast at 30 °C', 'Cloth, not sewn'],
  advice: [
    'Soak once in salted water before sewing; it sets the colour and takes out the wax.',
    'Six yards make an iro and buba, or a gown with sleeves and a little left for a child.',
    'Both sides of a true wax print are equally bright.',
  ],
  box: ['The cloth in one piece, folded'],
}
const javaPrints: ProductGroup = {
  ...waxPrints,
  art: 'java-print-cloth',
  kg: 0.8,
  advice: [
    'Java is printed finer and on one side; mark the wrong side before you cut.',
    'Six yards make a flowing gown, or a skirt and blouse with a scarf.',
  ],
}
const adires: ProductGroup = {
  ...waxPrints,
  art: 'adire-cloth',
  kg: 0.8,
  features: ['Cloth, not sewn'],
  advice: [
    'First wash alone in cold water with vinegar; some blue comes out, that is the dye’s nature.',
    'Dry in the shade and iron on the wrong side.',
  ],
}
const laces: ProductGroup = {
  ...waxPrints,
  art: 'lace-cloth',
  kg: 1.2,
  features: ['Cloth, not sewn'],
  advice: [
    'Five yards are a gown with a jacket, or buba and wrapper; tell your tailor before you buy lining.',
    'Dry-clean it. Stones and water do not agree.',
  ],
}
const sewn: ProductGroup = {
  ...waxPrints,
  art: 'ankara-dress',
  kg: 0.6,
  option: 'Size',
  features: ['Sewn in Lagos', back],
  advice: [
    'Sizes are UK: 10 has a bust of 88 cm, each step adds five.',
    'Two inches are left inside each seam for your own tailor.',
    'Wash cold and alone the first time; iron on the wrong side.',
  ],
  box: ['The outfit on a hanger, folded once'],
}
const iroSets: ProductGroup = {
  ...sewn,
  art: 'iro-and-buba',
  advice: [
    'Iro and ipele are free in size; only the buba is cut to M, L, XL or XXL.',
    'Brocade is dry-cleaned; fold it along its old lines.',
  ],
  box: ['Buba', 'Iro', 'Ipele'],
}
const headTies: ProductGroup = {
  ...waxPrints,
  art: 'head-tie',
  kg: 0.3,
  features: ['Stiff enough to stand'],
  advice: [
    'Warm it with the iron for a moment and it folds like paper.',
    'Roll it after the party, never fold it: a crease in a gele stays.',
  ],
  box: ['One gele, rolled'],
}
const autoGeles: ProductGroup = {
  ...headTies,
  art: 'auto-gele',
  features: ['One size with a band that gives'],
  advice: [
    'Put it on from the front and pull it back; pin once behind each ear.',
    'Keep it in its box with paper inside, and it stands for years.',
  ],
  box: ['One gele in a round box'],
}

const shoes: ProductGroup = {
  category: 'womens-shoes',
  art: 'heel',
  kg: 0.8,
  maxDiscount: 50,
  option: 'Size',
  colourIsChoice: true,
  features: [back],
  advice: [
    'European sizes: 38 is a UK 5, 40 a UK 6½.',
    'Block heels carry through a reception; stilettos carry to the table.',
    'Wide feet: take one number more in pointed shapes.',
  ],
  box: ['One pair in its box', 'Spare heel tips'],
}
const flats: ProductGroup = {
  ...shoes,
  art: 'ballerina',
  advice: [
    'European sizes: 38 is a UK 5, 40 a UK 6½.',
    'They give in width within a week, not in length.',
  ],
  box: ['One pair in its box'],
}
const sandals: ProductGroup = {
  ...flats,
  art: 'wedge-sandal',
  advice: [
    'European sizes: 38 is a UK 5, 40 a UK 6½.',
    'Close the ankle strap standing, with a finger’s room.',
  ],
}
const slides: ProductGroup = {
  ...flats,
  art: 'adire-slides',
  advice: ['Heel and toe sit inside the edge; between two numbers, take the larger.'],
  box: ['One pair'],
}
const sneakers: ProductGroup = {
  ...flats,
  art: 'air-sneaker',
  advice: [
    'European sizes: 38 is a UK 5, 40 a UK 6½.',
    'Clean with a soft brush and mild soap. Washing machines loosen the glue.',
  ],
  box: ['One pair in the maker’s box'],
}

const bags: ProductGroup = {
  category: 'handbags',
  art: 'handbag',
  kg: 0.8,
  maxDiscount: 52,
  features: ['Lining with zip pocket'],
  advice: [
    'Stuff it with paper when it rests; bags keep the shape they sleep in.',
    'Cut a paper of its measurements and hold it to your side before you order.',
    'A bag of this kind carries three kilos all year and five on occasion.',
  ],
  box: ['One bag in a dust cover'],
}
const smallBags: ProductGroup = {
  ...bags,
  art: 'clutch',
  kg: 0.4,
  features: ['Lined'],
  advice: [
    'Cut a paper of its measurements and lay your phone on it before you order.',
    'Wipe it with a dry cloth; water leaves rings.',
  ],
}
const shoppers: ProductGroup = {
  ...bags,
  art: 'canvas-shopper',
  features: ['Machine wash at 30 °C'],
  advice: ['Empty all pockets before washing; hang it by its foot, not by its handles.'],
  box: ['One bag'],
}

const jewellery: ProductGroup = {
  category: 'jewellery',
  art: 'pearl-set',
  kg: 0.2,
  maxDiscount: 50,
  colourIsChoice: true,
  features: ['Nickel-free', 'In a box fit for a gift'],
  advice: [
    'Perfume first, beads last: alcohol dulls their shine.',
    'Lay it flat after the party; hanging stretches the string.',
  ],
  box: ['Necklace', 'Bracelet', 'Earrings'],
}
const corals: ProductGroup = {
  ...jewellery,
  art: 'coral-set',
  advice: ['Perfume first, beads last.', 'Clean it with a dry cloth only.'],
  box: ['Necklace of three strands', 'Two bracelets', 'One pair of earrings'],
}
const waistBeads: ProductGroup = {
  ...jewellery,
  art: 'waist-beads',
  features: ['Nickel-free'],
  advice: [
    'Tie them where the waist is smallest, standing; cut the thread after the second knot.',
    'They may get wet; dry them with a towel.',
  ],
  box: ['Three strands with thread to tie'],
}
const plated: ProductGroup = {
  ...jewellery,
  art: 'jewellery',
  features: ['Nickel-free', 'In a small box'],
  advice: [
    'Perfume first, jewellery last: alcohol dulls plating.',
    'Rinse after sweat and dry with a soft cloth.',
  ],
  box: ['The jewellery in its box'],
}
const watches: ProductGroup = {
  ...jewellery,
  art: 'ladies-steel-watch',
  features: ['In the maker’s box'],
  advice: [
    'Splash-proof; take it off for the washing-up.',
    'The battery is a common one and costs little.',
  ],
  box: ['One watch', 'Guide'],
}

const straightWigs: ProductGroup = {
  category: 'wigs',
  art: 'shoulder-length-wig',
  kg: 0.35,
  maxDiscount: 48,
  features: ['Adjustable band and combs'],
  advice: [
    'Length is measured from the crown to the tips.',
    'The blend takes heat up to 180 °C; begin lower.',
    'Wash every two weeks in cool water, dry on a stand, never wring.',
  ],
  box: ['The unit in a net', 'Wig cap'],
}
const curlyWigs: ProductGroup = {
  ...straightWigs,
  art: 'curly-bob-wig',
  advice: [
    'Length is measured with the hair pulled straight; curls and waves look two inches shorter.',
    'Spray with water and a little conditioner in the morning; never brush it dry.',
    'Wash every two weeks in cool water, dry on a stand, never wring.',
  ],
}
const braidingHair: ProductGroup = {
  ...straightWigs,
  art: 'braiding-hair-pack-of-3',
  kg: 0.3,
  features: ['Easy to part, does not tangle'],
  advice: [
    'Three packs make shoulder-length knotless braids, six make waist length.',
    'Dip the finished tips into hot water, then into cold: they stay closed.',
    'Rinse it in water with a little vinegar first if your scalp itches easily.',
  ],
  box: ['The bundles of one colour'],
}

export const womensFashionProducts = [
  ...makeProducts(
    dresses,
    productLines(`
Eko Stitch Wrap Midi Dress | eko-stitch | EKO-WRAP | 28,500 | in wine, teal, black | sizes 8, 10, 12, 14, 16, 18
Ties where you want the waist to be.
* Crêpe * Elbow-length sleeve * Real wrap, not a fake one

Eko Stitch Bodycon Dinner Dress | eko-stitch | EKO-BODY | 26,000 | in black, red, navy | sizes 8, 10, 12, 14, 16 | art bodycon-dress
Holds, forgives, and sits down without riding up.
* Double-layer stretch * Square neck * Back slit

Eko Stitch Office Sheath Dress | eko-stitch | EKO-SHTH | 31,500 | in navy, charcoal, wine | sizes 8, 10, 12, 14, 16, 18, 20 | art sheath-dress
Boardroom length, with pockets that hold a phone.
* Ponte knit * Pockets * Cap sleeve

Eko Stitch Pleated Maxi Dress | eko-stitch | EKO-PLT | 34,500 | in olive, pink, cream | sizes 8, 10, 12, 14, 16 | art pleated-dress
Church wind makes it dance.
* Pleated georgette * Elastic waist * Lined to the knee

Eko Stitch Shirt Dress | eko-stitch | EKO-SHRT | 24,500 | in white, sky-blue, khaki | sizes 8, 10, 12, 14, 16, 18 | art shirt-dress
A long shirt with a belt and no opinions.
* Cotton poplin * Belt included * Roll-up sleeves
`),
  ),
  ...makeProducts(
    boubous,
    productLines(`
Eko Stitch Boubou Gown | eko-stitch | EKO-BOU | 32,000 | in purple, green, orange | sizes One, Plus
Free air from neck to ankle, stones at the neckline.
* Silk-touch satin * Stoned neck * Free size, two widths
`),
  ),
  ...makeProducts(
    abayas,
    productLines(`
Eko Stitch Jersey Abaya | eko-stitch | EKO-ABY | 29,500 | in black, coffee, navy | sizes 52, 54, 56, 58
Modest, breathing, with cuffs that stay up for ablution.
* Nida-type cloth * Elastic cuffs * Veil included
`),
  ),
  ...makeProducts(
    denimDresses,
    productLines(`
Levi's Denim Dress | levis | LEV-DRS | 62,500 | in blue | sizes 8, 10, 12, 14
The jacket everybody has, grown into a dress.
* Cotton denim * Snap buttons * Two chest pockets
`),
  ),
  ...makeProducts(
    waxPrints,
    productLines(`
Hollantex Wax Print, 6 yards | hollantex | HOL-WAX-6YAR | 24,500 | in indigo, orange, green, wine
The cloth of August meetings: real wax crackle, 6 yards in one piece.
* 6 yards, 46 inches wide * 100 percent cotton * Printed on both sides

Vlisco {}, 6 yards | vlisco | VLI-WAX | Wax Hollandais: 118,000; Super-Wax: 148,000 | in indigo, coral, green
The Dutch original with the stamp on its edge. Grandmothers keep them in boxes.
* 6 yards, 46 inches wide * Stamped selvedge * 100 percent cotton
`),
  ),
  ...makeProducts(
    {
      ...waxPrints,
      art: 'wax-print-cloth-12-yards',
      kg: 1.8,
      advice: [
        'Soak once in salted water before sewing; it sets the colour and takes out the wax.',
        'Twelve yards dress two grown-ups, or a family of small ones.',
        'Both sides of a true wax print are equally bright.',
      ],
    },
    productLines(`
Hollantex Wax Print, 12 yards | hollantex | HOL-WAX-12YAR | 46,500 | in indigo, orange, green, wine
The cloth of August meetings: real wax crackle, 12 yards in one piece.
* 12 yards, 46 inches wide * 100 percent cotton * Printed on both sides
`),
  ),
  ...makeProducts(
    javaPrints,
    productLines(`
Hollantex Super Java, 6 yards | hollantex | HOL-JAVA | 29,800 | in purple, teal, multicolour
Finer cotton that falls in folds instead of standing.
* 6 yards * Fine cotton * Soft drape

Vlisco Java, 6 yards | vlisco | VLI-WAX-JAV | 98,000 | in indigo, coral, green | kg 0.9
Fine Dutch cotton for gowns that should move.
* 6 yards * Stamped selvedge * 100 percent cotton
`),
  ),
  ...makeProducts(
    adires,
    productLines(`
Hollantex Adire Eleko, 5 yards | hollantex | HOL-ADI | 27,500 | in indigo, sky-blue
Painted with cassava paste and dyed in Abeokuta.
* 5 yards * Hand-dyed cotton * No two alike
`),
  ),
  ...makeProducts(
    laces,
    productLines(`
Eko Stitch Cord Lace, 5 yards | eko-stitch | EKO-LACE | 98,000 | in gold, white, lilac, mint
Cord lace with stones, for the front row of the aso-ebi.
* 5 yards * Cord lace * Hand-set stones
`),
  ),
  ...makeProducts(
    sewn,
    productLines(`
Eko Stitch Ankara Peplum and Skirt | eko-stitch | EKO-PEP | 36,500 | in orange, indigo, green | sizes 8, 10, 12, 14, 16, 18 | art peplum-and-skirt
Sewn to the pattern that every tailor is asked for, without the waiting.
* Wax cotton * Zip at the back * Lined skirt

Eko Stitch Ankara Gown | eko-stitch | EKO-ANK | 34,500 | in multicolour, purple, teal | sizes 8, 10, 12, 14, 16, 18
A-line, pockets, sleeves like small trumpets.
* Wax cotton * Pockets * Trumpet sleeves
`),
  ),
  ...makeProducts(
    iroSets,
    productLines(`
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
`),
  ),
  ...makeProducts(
    autoGeles,
    productLines(`
Eko Stitch Auto-gele | eko-stitch | EKO-AUTO | 22,000 | in fuchsia, navy, gold
Ready-tied by a gele artist: on in five seconds, straight all day.
* Ready-tied * Inner band * Sego material
`),
  ),
  ...makeProducts(
    shoes,
    productLines(`
Eko Stitch Block-heel Pump | eko-stitch | EKO-PUMP | 26,500 | in black, wine, beige | sizes 37, 38, 39, 40, 41, 42 | art block-heel
Six centimetres you can stand on until the vote of thanks.
* Suede touch * 6 cm heel * Padded insole

Eko Stitch Ankle-strap Stiletto | eko-stitch | EKO-STIL | 29,500 | in black, red, gold | sizes 37, 38, 39, 40, 41
Ten centimetres of intention.
* Patent finish * 10 cm heel * Buckle strap

Clarks Linvale Court Shoe | clarks | CLK-LINV | 98,500 | in black, navy | sizes 37, 38, 39, 40, 41 | art court-shoe
Looks like a heel, walks like a flat.
* Leather * 4 cm heel * Cushion Plus
`),
  ),
  ...makeProducts(
    flats,
    productLines(`
Bata Comfit Ballerina | bata | BAT-BALL | 24,500 | in black, beige, red | sizes 36, 37, 38, 39, 40, 41
Fold them into the bag for the way home.
* Soft leather * Flexible sole * Bow
`),
  ),
  ...makeProducts(
    sandals,
    productLines(`
Bata Wedge Sandal | bata | BAT-WEDG | 28,500 | in tan, black | sizes 37, 38, 39, 40, 41
Height without the drama of gravel.
* Cork-look wedge * Ankle strap * Light sole
`),
  ),
  ...makeProducts(
    slides,
    productLines(`
Eko Stitch Adire Slide | eko-stitch | EKO-SLD | 12,500 | in indigo, wine | sizes 37, 38, 39, 40, 41, 42
Leather below, adire above, beach either side.
* Adire strap * Leather footbed * Rubber sole

Bata Flip-flop | bata | BAT-FLIP | 6,500 | in blue, pink, black | sizes 36, 37, 38, 39, 40, 41 | art flip-flops | kg 0.3
Bathroom, balcony, Bar Beach.
* Rubber * Does not slip * Washable
`),
  ),
  ...makeProducts(
    sneakers,
    productLines(`
Nike Air Max SC, Women | nike | NIK-AMSC | 112,000 | in white, pink | sizes 37, 38, 39, 40, 41
Nineties lines with Air you can see.
* Leather and mesh * Visible Air * Padded collar

Adidas Cloudfoam Pure, Women | adidas | ADI-CFP | 78,500 | in black, white, grey | sizes 37, 38, 39, 40, 41 | art running-shoe
Ward rounds, school runs, market days.
* Knit upper * Cloudfoam * Sock fit
`),
  ),
  ...makeProducts(
    bags,
    productLines(`
Eko Stitch Tote | eko-stitch | EKO-TOTE | 24,500 | in black, tan, wine | art tote
Laptop, lunch, umbrella, and still the zip closes.
* Vegan leather * 38 by 30 cm * Zip and magnet

Eko Stitch Structured Handbag | eko-stitch | EKO-HAND | 28,500 | in beige, black, red, green
Stands on its feet and says you are on time.
* Vegan leather * 30 by 24 cm * Metal feet * Long strap included

Clarks Leather Satchel | clarks | CLK-SATC | 98,500 | in brown, black | art satchel
Grows handsome with handling.
* Full leather * 34 by 26 cm * Two compartments * Brass buckles
`),
  ),
  ...makeProducts(
    smallBags,
    productLines(`
Eko Stitch Crossbody | eko-stitch | EKO-CROSS | 14,500 | in black, mint, orange | art crossbody-bag
Hands free, phone safe, market ready.
* Vegan leather * 22 by 15 cm * Adjustable strap * Card slots

Eko Stitch Ankara Clutch | eko-stitch | EKO-CLU | 11,500 | in multicolour, indigo
Takes the phone, the powder and the aso-ebi money.
* Wax cotton * 26 by 14 cm * Chain inside * Magnet
`),
  ),
  ...makeProducts(
    shoppers,
    productLines(`
Levi's Canvas Shopper | levis | LEV-SHOP | 38,500 | in navy, khaki
Canvas with many pockets, one of them insulated.
* Canvas * 42 by 34 cm * Ten pockets * Insulated bottle pocket
`),
  ),
  ...makeProducts(
    {
      ...smallBags,
      art: 'mini-backpack',
      advice: ['Carries two kilos: purse, tablet, bottle. Books want a bigger one.'],
    },
    productLines(`
Puma Phase Mini Backpack | puma | PUM-MINI | 28,500 | in black, lilac
Small, neat, and a friend to the spine.
* Polyester * 10 litres * Front pocket * Padded straps
`),
  ),
  ...makeProducts(
    corals,
    productLines(`
Adunni Beads Coral Set | adunni-beads | ADU-CORAL | 68,500 | in coral, wine
Necklace, bracelets and earrings in the Edo manner, for the second outfit of the day.
* Coral-type beads * Five pieces * Strung on wire
`),
  ),
  ...makeProducts(
    jewellery,
    productLines(`
Adunni Beads Pearl Set | adunni-beads | ADU-SET-PEA | 22,500 | in white, pink
Three strands that need no neckline.
* Glass pearls * Necklace, bracelet, earrings * Toggle clasp

Adunni Beads Crystal Set | adunni-beads | ADU-SET-CRY | 28,500 | in white, teal | art crystal-set
Three strands that catch every light of the hall.
* Cut crystal beads * Necklace, bracelet, earrings * Toggle clasp

Adunni Beads Agate Set | adunni-beads | ADU-SET-AGA | 34,500 | in teal, wine | art agate-set
Stones with lines of their own, heavy and cool on the skin.
* Agate beads * Necklace, bracelet, earrings * Toggle clasp
`),
  ),
  ...makeProducts(
    waistBeads,
    productLines(`
Adunni Beads Waist Beads, Pack of 3 | adunni-beads | ADU-WAIST | 6,500 | in multicolour, gold | form Pack of 3
Tie them on, count the weeks.
* Glass seed beads * Cotton thread * Up to 44 inches
`),
  ),
  ...makeProducts(
    plated,
    productLines(`
Adunni Beads Gold-plated Chain | adunni-beads | ADU-GOLD-CHA | 9,800 | in gold, rose-gold
Steel inside, gold outside: it does not turn green.
* Stainless steel, plated * 45 cm * Does not fade with sweat

Adunni Beads Gold-plated Hoops | adunni-beads | ADU-GOLD-HOO | 5,900 | in gold, rose-gold | art hoop-earrings
Light enough to forget until somebody says something.
* Stainless steel, plated * 5 cm across * Light on the ear

Adunni Beads Gold-plated Bangles x 4 | adunni-beads | ADU-GOLD-BANX4 | 14,500 | in gold, rose-gold | art bangles
Four that ring when you greet.
* Stainless steel, plated * Four bangles, 6.4 cm inside * Does not fade with sweat
`),
  ),
  ...makeProducts(
    watches,
    productLines(`
Casio Ladies LTP-V005 Leather Watch | casio | CAS-LAD-LTPV005LEA | 26,500 | in gold, silver | art ladies-leather-watch
A small clear face that tells the truth.
* Brown leather strap * Mineral glass * Three years of battery

Casio Ladies LTP-1130 Steel Watch | casio | CAS-LAD-LTP1130STE | 36,500 | in silver, gold
The bracelet that goes with rings, without asking them.
* Steel bracelet, shortened at home * Mineral glass * Three years of battery

Casio Ladies Sheen Watch | casio | CAS-LAD-SHE | 98,500 | in gold, silver
The dressed one, with small stones at the hours.
* Steel bracelet * Crystals at the hours * Three years of battery
`),
  ),
  ...makeProducts(
    straightWigs,
    productLines(`
Darling Bone-straight Wig {} | darling | DAR-BONE | 12-inch: 98,000; 16-inch: 138,000 | in black
Double-drawn and full to the tips.
* {} human hair blend * 4 by 4 lace closure * Double drawn
`),
  ),
  ...makeProducts(
    { ...straightWigs, art: 'wig' },
    productLines(`
Darling Bone-straight Wig 22-inch | darling | DAR-BONE-22INC | 198,000 | in black
Double-drawn and full to the tips, down to the waist.
* 22-inch human hair blend * 4 by 4 lace closure * Double drawn
`),
  ),
  ...makeProducts(
    curlyWigs,
    productLines(`
Darling Curly Bob Wig | darling | DAR-BOB | 58,500 | in black, wine
Shake, finger-comb, leave the house.
* 10-inch human hair blend * Fringe * Glueless

Darling Body-wave Frontal {} | darling | DAR-BODY | 18-inch: 165,000; 24-inch: 228,000 | in black, coffee | art body-wave-wig
HD lace that disappears at the hairline.
* {} human hair blend * 13 by 4 lace * 200 percent density
`),
  ),
  ...makeProducts(
    braidingHair,
    productLines(`
Darling Braiding Hair, Pack of 3 | darling | DAR-BRD-3 | 9,800 | in black, wine, brown | form Pack of 3
Pre-stretched, itch-free, light on the edges.
* Three bundles * Pre-stretched, 26 inches * Hot-water set

Darling Braiding Hair, Pack of 6 | darling | DAR-BRD-6 | 18,500 | in black, wine, brown | form Pack of 6 | kg 0.6 | art braiding-hair-pack-of-6
Pre-stretched, itch-free, enough for braids to the waist.
* Six bundles * Pre-stretched, 26 inches * Hot-water set
`),
  ),
]
