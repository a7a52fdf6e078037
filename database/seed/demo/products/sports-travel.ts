import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const footballs: ProductGroup = {
  category: 'football',
  art: 'football',
  kg: 0.5,
  maxDiscount: 44,
  features: ['Official size and weight'],
  advice: [
    'Pump to 0.6 or 0.8 bar; a hard ball on sand bursts its seams.',
    'Wet the needle first, it spares the valve.',
  ],
  box: ['One ball, flat'],
}
const otherBalls: ProductGroup = {
  ...footballs,
  art: 'basketball',
  advice: ['Wet the needle before you pump, it spares the valve.', 'Keep it out of a hot car.'],
}
const tennisBalls: ProductGroup = {
  ...footballs,
  art: 'tennis-balls',
  kg: 0.3,
  features: ['Yellow felt'],
  advice: ['They are lively for about six matches; after that they are for children and dogs.'],
  box: ['Four balls in a tube'],
}
const jerseys: ProductGroup = {
  ...footballs,
  art: 'football-jersey',
  kg: 0.25,
  option: 'Size',
  features: ['Can be sent back unworn within 7 days'],
  advice: [
    'The fan version is cut wide: take your T-shirt size.',
    'Wash inside out, cold, and never iron the print.',
  ],
  box: ['One jersey with tags'],
}
const kits: ProductGroup = {
  ...jerseys,
  art: 'jersey-and-shorts',
  kg: 0.4,
  advice: [
    'Shirt and shorts have the same size; the shorts have a cord.',
    'Wash inside out, cold, and never iron the print.',
  ],
  box: ['Shirt', 'Shorts'],
}
const guards: ProductGroup = {
  ...footballs,
  art: 'shin-guards',
  kg: 0.3,
  features: ['Light'],
  advice: ['Measure from the ankle bone to a hand below the knee: M is for 22 cm.'],
  box: ['One pair'],
}
const gloves: ProductGroup = {
  ...guards,
  art: 'goalkeeper-gloves',
  advice: [
    'Wet the palms a little before the match: latex grips better.',
    'Let them dry in the air, not in the bag.',
  ],
}
const pumps: ProductGroup = {
  ...guards,
  art: 'ball-pump',
  advice: ['Wet the needle and push it in straight; a bent needle ends a valve.'],
  box: ['Pump', 'Two needles', 'Hose'],
}

const dumbbells: ProductGroup = {
  category: 'gym-fitness',
  art: 'dumbbell',
  kg: 10,
  maxDiscount: 40,
  features: ['For home use', '6 months warranty'],
  advice: [
    'Begin with half of what you think you can, three times a week, and write it down.',
    'Put a mat below iron. Tiles are dearer than mats.',
  ],
  box: ['Two dumbbells'],
}
const machines: ProductGroup = {
  ...dumbbells,
  art: 'treadmill',
  kg: 48,
  advice: [
    'Ask your doctor first if you have pressure or a bad knee.',
    'Give it a socket of its own and switch it off at the wall after use.',
    'A drop of silicone oil below the belt once a month keeps it quiet.',
  ],
  box: ['The machine in its carton', 'Screws and key', 'Safety key', 'User guide'],
}
const bikesAtHome: ProductGroup = {
  ...machines,
  art: 'exercise-bike',
  kg: 26,
  advice: [
    'Ask your doctor first if you have pressure or a bad knee.',
    'Set the saddle so that the knee stays a little bent at the lowest point.',
  ],
  box: ['The bike in its carton', 'Screws and key', 'User guide'],
}
const smallGym: ProductGroup = {
  ...dumbbells,
  kg: 0.5,
  advice: ['Begin on your knees and roll only as far as your back stays straight.'],
  art: 'ab-roller',
  box: ['Roller', 'Two handles', 'Knee pad'],
}
const ropes: ProductGroup = {
  ...smallGym,
  art: 'skipping-rope',
  kg: 0.3,
  features: ['6 months warranty'],
  advice: [
    'Stand on its middle: the handles should reach your armpits. Shorten it at the handle.',
    'Skip on earth or a mat, not on bare concrete.',
  ],
  box: ['One rope'],
}
const mats: ProductGroup = {
  ...dumbbells,
  art: 'yoga-mat',
  kg: 1.2,
  features: ['6 months warranty'],
  advice: [
    'Wipe it after use and roll it with the top side out: so it lies flat the next time.',
    'Leave it out of the sun; heat makes mats brittle.',
  ],
  box: ['One mat'],
}
const bands: ProductGroup = {
  ...mats,
  art: 'resistance-bands',
  kg: 0.3,
  features: ['6 months warranty'],
  advice: [
    'Begin with the light one. A band that you can pull twelve times is the right one.',
    'Look for small cracks before you pull; then throw it away.',
  ],
  box: ['Three bands: light, middle, strong'],
}

const bicycles: ProductGroup = {
  category: 'bicycles',
  art: 'bicycle',
  kg: 17,
  maxDiscount: 28,
  colourIsChoice: true,
  features: ['Reflectors front and back', '6 months warranty on the frame'],
  advice: [
    'Comes 85 percent assembled; handlebar, pedals and front wheel are yours, with the tools inside.',
    'Only the tips of your feet should reach the ground from the saddle.',
    'Tighten everything again after the first fifty kilometres.',
  ],
  box: ['The bicycle in its carton', 'Tools and pump'],
}
const kidsBicycles: ProductGroup = {
  ...bicycles,
  art: 'kids-bicycle',
  kg: 10,
  advice: [
    'Comes 85 percent assembled; handlebar, pedals and front wheel are yours, with the tools inside.',
    'Children should reach the ground with both feet.',
    'Tighten everything again after the first week.',
  ],
}
const foldingBicycles: ProductGroup = {
  ...bicycles,
  art: 'folding-bicycle',
  kg: 14,
  advice: [
    'It comes folded and complete: open it, close both levers, pump the tyres.',
    'Check the lever of the hinge before every ride.',
  ],
  box: ['The bicycle, folded', 'Pump'],
}

const suitcases: ProductGroup = {
  category: 'luggage',
  art: 'suitcase',
  kg: 4,
  maxDiscount: 48,
  colourIsChoice: true,
  features: ['24 months warranty on wheels and handle'],
  advice: [
    '20 inches fly in the cabin, 24 last a week, 28 take the whole family’s Christmas.',
    'Weigh it at home: excess costs more at the counter than a second bag.',
    'Tie something bright to it; suitcases are all brothers on the belt.',
  ],
  box: ['One suitcase', 'Card with the steps to set the lock'],
}
const suitcaseSets: ProductGroup = {
  ...suitcases,
  art: 'suitcase-set',
  advice: [
    'They stand in each other at home and take the room of one.',
    'Weigh them packed: excess costs more at the counter than all three suitcases.',
  ],
  box: ['Suitcases of 20, 24 and 28 inches'],
}
const laptopBackpacks: ProductGroup = {
  ...suitcases,
  art: 'laptop-backpack',
  kg: 0.9,
  features: ['12 months warranty on zips and seams'],
  advice: [
    'Laptop on the back side, heavy things low, straps short.',
    'A dustbin bag inside keeps documents dry in July.',
  ],
  box: ['One backpack'],
}
const backpacks: ProductGroup = {
  ...laptopBackpacks,
  art: 'backpack',
  advice: [
    'Heavy things low and close to the back, straps short.',
    'Wash by hand with mild soap and hang it upside down.',
  ],
}
const duffels: ProductGroup = {
  ...laptopBackpacks,
  art: 'duffel-bag',
  kg: 0.8,
  advice: ['Shoes at the end, shirt on top, wet things in a bag of their own.'],
  box: ['One bag', 'Shoulder strap'],
}

export const sportsTravelProducts = [
  ...makeProducts(
    footballs,
    productLines(`
Adidas {} Football | adidas | ADI-BALL | Starlancer Training: 22,500; Tiro League: 38,500; Champions League Pro: 148,000 | in white, blue
From the sandy pitch behind the school to the one with a keeper.
* Size 5 * Bladder that holds its air * For grass and hard ground

Nike {} Football | nike | NIK-BALL | Pitch: 21,000; Strike: 36,500 | in white, yellow
Bright panels that the eye finds at dusk.
* Size 5 * Rubber bladder * For grass and hard ground
`),
  ),
  ...makeProducts(
    otherBalls,
    productLines(`
Wilson NBA Basketball | wilson | WIL-BALL-NBABAS | 32,500 | in orange
For courts with nets, and for those without.
* Size 7 * Outdoor cover * Deep channels for the fingers

Wilson Volleyball | wilson | WIL-BALL-VOL | 24,500 | in white, yellow | art volleyball | kg 0.35
Soft on the arms, fast over the net.
* Size 5 * Soft cover * Eighteen panels
`),
  ),
  ...makeProducts(
    tennisBalls,
    productLines(`
Wilson Tennis Balls x 4 | wilson | WIL-BALL-TENBALX4 | 9,800
For the club, and for cricket in the yard.
* Four balls * For all courts * Felt that stands clay
`),
  ),
  ...makeProducts(
    jerseys,
    productLines(`
Nike Super Eagles Home Jersey | nike | NIK-NGA-GRN | 58,500 | in green | sizes S, M, L, XL, XXL
Wear it for the anthem, keep it for the penalty.
* Fan version * Quick-dry * Embroidered crest

Nike Super Eagles Away Jersey | nike | NIK-NGA-WHT | 58,500 | in white | sizes S, M, L, XL, XXL
The white one, for the group stage far from home.
* Fan version * Quick-dry * Embroidered crest

Adidas Training Jersey | adidas | ADI-JER | 28,500 | in red, blue, black | sizes S, M, L, XL | art training-jersey
Plain, light, ready for numbers.
* Aeroready * Regular fit * Room for a number
`),
  ),
  ...makeProducts(
    kits,
    productLines(`
Puma TeamGoal Set, Shirt and Shorts | puma | PUM-SET | 32,500 | in yellow, green, navy | sizes S, M, L, XL
One set for each day your street plays.
* Shirt and shorts * Quick-dry * Set of two
`),
  ),
  ...makeProducts(
    dumbbells,
    productLines(`
York Rubber Hex Dumbbell Pair, {} | york | YRK-DMB | 5 kg: 32,500; 10 kg: 58,500; 15 kg: 84,500 | in black | kg 10, 20, 30
They do not roll, they do not rust, they do not judge.
* Two pieces of {} * Rubber heads * Knurled grip
`),
  ),
  ...makeProducts(
    {
      ...dumbbells,
      art: 'dumbbell-set',
      box: ['Two bars', 'Eight plates', 'Four collars', 'Connector', 'Carry case'],
    },
    productLines(`
Adidas Adjustable Dumbbell Set, 20 kg | adidas | ADI-DMBS | 78,500 | in black | kg 21
Plates, bars and a connector that makes one barbell of two dumbbells.
* 20 kg in all * Screw collars * Carry case
`),
  ),
  ...makeProducts(
    machines,
    productLines(`
York Walking Pad Treadmill | york | YRK-TRD-WALPAD | 328,000 | in black | art walking-pad | kg 24
Road walk below the desk, and below the bed afterwards.
* 1 to 6 km/h * Remote control * 12 cm high

York 2.5 HP Folding Treadmill | york | YRK-TRD-2.5HPFOL | 485,000 | in black | kg 48
Road walk without the road.
* 2.5 HP * Shock-absorbing deck * Folds up

York 4 HP Incline Treadmill | york | YRK-TRD-4HPINC | 785,000 | in black | art incline-treadmill | kg 78
Obudu’s hills at the push of a button.
* 4 HP * Incline to 15 percent * Shock-absorbing deck
`),
  ),
  ...makeProducts(
    bikesAtHome,
    productLines(`
York Exercise Bike | york | YRK-CRD-EXEBIK | 198,000 | in black
Sweat in a corner of the bedroom.
* Eight resistances * Display with time and pulse * Saddle in seven heights
`),
  ),
  ...makeProducts(
    smallGym,
    productLines(`
York Ab Roller | york | YRK-CRD-ABROL | 9,800 | in black | kg 1
Small, cheap, and without mercy.
* Two wheels, steady * Foam grips * Knee pad included
`),
  ),
  ...makeProducts(
    ropes,
    productLines(`
York Skipping Rope | york | YRK-CRD-SKIROP | 4,500 | in black
Ten minutes of it are thirty of road.
* Three metres, adjustable * Ball bearings * Non-slip grip
`),
  ),
  ...makeProducts(
    mats,
    productLines(`
Nike Yoga Mat {} | nike | NIK-MAT | 4 mm: 38,500; 6 mm: 46,500 | in black, purple
Stays where you put it, also on tiles.
* {} thick * Two sides * Carry strap

Adidas Training Mat 10 mm | adidas | ADI-MAT-TRAMAT10MM | 36,500 | in blue, black | art training-mat | kg 1.4
For stretching, planks and the honest attempt.
* 10 mm of soft foam * Wipes clean * Closes with a band
`),
  ),
  ...makeProducts(
    bands,
    productLines(`
Adidas Resistance Bands x 3 | adidas | ADI-MAT-RESBANX3 | 16,500 | in blue, black
A gym that fits into a sock.
* Three strengths * Natural latex * Loops
`),
  ),
  ...makeProducts(
    bicycles,
    productLines(`
Raleigh {} Mountain Bike | raleigh | RAL-MTB | 24-inch: 148,000; 26-inch: 178,000; 29-inch: 215,000 | in red, black
Gears for Idanre, brakes for the way down.
* {} wheels * 21 gears * Disc brakes * Front suspension

Raleigh City Bicycle with Basket | raleigh | RAL-CITY | 168,000 | in teal, cream | art city-bicycle
For campus avenues and the market before seven.
* 26-inch wheels * Basket and carrier * Mudguards
`),
  ),
  ...makeProducts(
    foldingBicycles,
    productLines(`
Raleigh Folding Bicycle | raleigh | RAL-FOLD | 198,000 | in black, orange
From boot to estate road in twenty seconds.
* 20-inch wheels * Seven gears * Folds to 80 cm
`),
  ),
  ...makeProducts(
    kidsBicycles,
    productLines(`
Raleigh {} Kids’ Bicycle | raleigh | RAL-KID | 12-inch: 62,500; 16-inch: 78,500 | in pink, blue | art kids-bicycle-with-training-wheels
Training wheels off by Easter.
* {} wheels * Training wheels that come off * Chain guard

Raleigh 20-inch Kids’ Bicycle | raleigh | RAL-KID-20INC | 98,000 | in pink, blue | kg 12
For the one who has left the training wheels behind.
* 20-inch wheels * Two hand brakes * Chain guard
`),
  ),
  ...makeProducts(
    suitcases,
    productLines(`
Iroko Home Hard-shell Suitcase, {} | iroko-home | IRK-SUIT | 20-inch: 48,500; 24-inch: 64,500; 28-inch: 82,500 | in black, teal, wine | kg 2.8, 3.6, 4.5
Four wheels that turn on a coin, and a lock that customs can open without a knife.
* {} * Polycarbonate blend * TSA lock * Expands
`),
  ),
  ...makeProducts(
    suitcaseSets,
    productLines(`
Iroko Home Hard-shell Suitcase, Set of 3 | iroko-home | IRK-SUIT-SETOF3 | 178,000 | in black, teal, wine | kg 11
Cabin, week and Christmas, one in the other.
* 20, 24 and 28 inches * Polycarbonate blend * TSA locks * All three expand
`),
  ),
  ...makeProducts(
    laptopBackpacks,
    productLines(`
HP {} Laptop Backpack | hp | HP-BAG | Prelude 15.6-inch: 28,500; Travel 17.3-inch: 48,500 | in grey, black
Padded where it counts, plain where people look.
* Padded laptop sleeve * Water-resistant * Pocket for a charger

Lenovo Casual Laptop Backpack | lenovo | LEN-BAG | 24,500 | in black, blue
The bag that ought to come with the laptop.
* 15.6-inch sleeve * Front organiser * Light
`),
  ),
  ...makeProducts(
    backpacks,
    productLines(`
Nike Brasilia Backpack | nike | NIK-BRA | 52,500 | in black, navy
Gym at six, office at nine.
* 24 litres * Laptop sleeve * Wet pocket

Adidas Power Backpack | adidas | ADI-PWR | 44,500 | in black, olive
LoadSpring straps that bounce the weight, not you.
* 26 litres * LoadSpring straps * Bottle pockets
`),
  ),
  ...makeProducts(
    duffels,
    productLines(`
Puma Duffel Bag, {} | puma | PUM-DUF | 40 L: 34,500; 60 L: 42,500 | in black, red | kg 0.8, 1
Match day or long weekend.
* {} * Shoe pocket * Shoulder strap
`),
  ),
  ...makeProducts(
    {
      ...duffels,
      art: 'weekender',
      advice: ['Sponge it with cold water; leather handles do not like the machine.'],
      box: ['One bag'],
    },
    productLines(`
Eko Stitch Ghana-must-go Weekender | eko-stitch | EKO-GMG | 28,500 | in blue, red | kg 1
The famous check, this time in canvas with leather handles.
* 45 litres * Cotton canvas * Leather handles
`),
  ),
  ...makeProducts(
    guards,
    productLines(`
Adidas Shin Guards | adidas | ADI-FBX-SHIGUA | 12,500 | in black
For the tackle that comes late.
* Hard shell, soft back * One strap each * Size M
`),
  ),
  ...makeProducts(
    gloves,
    productLines(`
Adidas Goalkeeper Gloves | adidas | ADI-FBX-GOAGLO | 28,500 | in black
For the one whom everybody blames.
* Latex palm * Wide wrist strap * Size 9
`),
  ),
  ...makeProducts(
    pumps,
    productLines(`
Adidas Ball Pump | adidas | ADI-FBX-BALPUM | 6,500 | in black
The thing that the team always forgets.
* Pumps both ways * Two needles * For all balls with a valve
`),
  ),
  ...makeProducts(
    {
      ...duffels,
      art: 'umbrella',
      advice: ['Let it dry open before you close it, and the frame does not rust.'],
      box: ['One umbrella'],
    },
    productLines(`
Eko Stitch {} | eko-stitch | EKO-UMB | Long Umbrella: 9,800 | in navy, red | kg 0.6
For Lagos in June, and for the sun in March.
* {} * Opens with a button * Eight ribs of fibreglass * 120 cm across
`),
  ),
]
