import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const football: ProductGroup = {
  category: 'football',
  art: 'football',
  kg: 0.5,
  maxDiscount: 44,
  features: ['Official size and weight'],
  advice: [
    'Pump to 0.6 or 0.8 bar; a hard ball on sand bursts its seams.',
    'Wet the needle first, it spares the valve.',
  ],
  box: [],
}
const jerseys: ProductGroup = {
  ...football,
  art: 'jersey',
  kg: 0.25,
  option: 'Size',
  features: ['Exchange of size within 7 days'],
  advice: [
    'Fan versions are cut wide, player versions close: take one size more there.',
    'Wash inside out, cold, and never iron the print.',
  ],
  box: ['One piece with tags'],
}

const gym: ProductGroup = {
  category: 'gym-fitness',
  art: 'dumbbell',
  kg: 10,
  maxDiscount: 40,
  features: ['For home use', '6 months warranty'],
  advice: [
    'Begin with half of what you think you can, three times a week, and write it down.',
    'Put a mat below iron. Tiles are dearer than mats.',
    'Ask your doctor first if you have pressure or a bad knee.',
  ],
  box: ['The product in its carton', 'Screws and key where it is assembled'],
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
    'Children reach the ground with both feet, adults with the tips of theirs.',
    'Tighten everything again after the first fifty kilometres.',
  ],
  box: ['The bicycle in its carton', 'Tools and pump'],
}

const luggage: ProductGroup = {
  category: 'luggage',
  art: 'suitcase',
  kg: 4,
  maxDiscount: 48,
  colourIsChoice: true,
  features: ['24 months warranty on wheels and handle'],
  advice: [
    '20 inches fly in the cabin, 24 last a week, 28 take the whole family’s Christmas.',
    'Weigh it at home: excess costs more at the counter than a second bag.',
    'Tie something bright to it; all black suitcases are brothers on the belt.',
  ],
  box: [],
}
const backpacks: ProductGroup = {
  ...luggage,
  features: ['12 months warranty on zips and seams'],
  art: 'backpack',
  kg: 0.9,
  advice: [
    'Laptop on the back side, heavy things low, straps short.',
    'Rain cover or not, a dustbin bag inside keeps documents dry.',
  ],
}

const kit: ProductGroup = {
  ...football,
  features: ['Exchange within 7 days'],
  advice: ['Let it dry in the air, not in the bag.'],
}

export const sportsTravelProducts = [
  ...makeProducts(
    football,
    productLines(`
Adidas {} Football | adidas | ADI-BALL | Starlancer Training: 22,500; Tiro League: 38,500; Champions League Pro: 148,000 | in white, blue
From the sandy pitch behind the school to the one with a keeper.
* {} * Size 5 * Machine or heat bonded

Nike {} Football | nike | NIK-BALL | Pitch: 21,000; Strike: 36,500 | in white, yellow
Bright panels that the eye finds at dusk.
* {} * Size 5 * Rubber bladder

Wilson {} | wilson | WIL-BALL | NBA Basketball: 32,500; Volleyball: 24,500; Tennis Balls x 4: 9,800 | in orange, white
For courts with nets, and for those without.
* {} * Outdoor cover * Pumped on arrival
`),
  ),
  ...makeProducts(
    jerseys,
    productLines(`
Nike Super Eagles {} Jersey | nike | NIK-NGA | Home: 58,500; Away: 58,500 | in green, white | sizes S, M, L, XL, XXL
Wear it for the anthem, keep it for the penalty.
* Fan version * Quick-dry * Embroidered eagle

Adidas Training Jersey | adidas | ADI-JER | 28,500 | in red, blue, black | sizes S, M, L, XL
Plain, light, ready for numbers.
* Aeroready * Regular fit * Printing possible from 11 pieces

Puma TeamGoal Set, Shirt and Shorts | puma | PUM-SET | 32,500 | in yellow, green, navy | sizes S, M, L, XL
One set for each day your street plays.
* Shirt and shorts * Quick-dry * Set of two
`),
  ),
  ...makeProducts(
    gym,
    productLines(`
York Rubber Hex Dumbbell Pair, {} | york | YRK-DMB | 5 kg: 32,500; 10 kg: 58,500; 15 kg: 84,500 | in black | kg 10, 20, 30
They do not roll, they do not rust, they do not judge.
* Two pieces of {} * Rubber heads * Knurled grip

Adidas Adjustable Dumbbell Set, 20 kg | adidas | ADI-DMBS | 78,500 | in black | kg 21
Plates, bars and a connector that makes one barbell of two dumbbells.
* 20 kg in all * Screw collars * Carry case

York {} Treadmill | york | YRK-TRD | Walking Pad: 328,000; 2.5 HP Folding: 485,000; 4 HP Incline: 785,000 | in black | kg 24, 48, 78
Road walk without the road.
* {} * Shock-absorbing deck * Safety key

York {} | york | YRK-CRD | Exercise Bike: 198,000; Ab Roller: 9,800; Skipping Rope: 4,500 | in black | art dumbbell | kg 26, 1, 0.3
Sweat in a corner of the bedroom.
* {} * For beginners and on * Non-slip grip

Nike Yoga Mat {} | nike | NIK-MAT | 4 mm: 38,500; 6 mm: 46,500 | in black, purple | art yoga-mat | kg 1.2
Stays where you put it, also on tiles.
* {} thick * Two sides * Strap included

Adidas {} | adidas | ADI-MAT | Training Mat 10 mm: 36,500; Resistance Bands x 3: 16,500 | in blue, black | art yoga-mat | kg 1.4, 0.3
For stretching, planks and the honest attempt.
* {} * Wipes clean * Rolls small
`),
  ),
  ...makeProducts(
    bicycles,
    productLines(`
Raleigh {} Mountain Bike | raleigh | RAL-MTB | 24-inch: 148,000; 26-inch: 178,000; 29-inch: 215,000 | in red, black
Gears for Idanre, brakes for the way down.
* {} wheels * 21 gears * Disc brakes * Front suspension

Raleigh {} Kids’ Bicycle | raleigh | RAL-KID | 12-inch: 62,500; 16-inch: 78,500; 20-inch: 98,000 | in pink, blue
Training wheels off by Easter.
* {} wheels * Training wheels on 12 and 16 * Chain guard

Raleigh City Bicycle with Basket | raleigh | RAL-CITY | 168,000 | in teal, cream
For campus avenues and the market before seven.
* 26-inch wheels * Basket and carrier * Mudguards

Raleigh Folding Bicycle | raleigh | RAL-FOLD | 198,000 | in black, orange
From boot to estate road in twenty seconds.
* 20-inch wheels * Seven gears * Folds to 80 cm
`),
  ),
  ...makeProducts(
    luggage,
    productLines(`
Iroko Home Hard-shell Suitcase, {} | iroko-home | IRK-SUIT | 20-inch: 48,500; 24-inch: 64,500; 28-inch: 82,500; Set of 3: 178,000 | in black, teal, wine | kg 2.8, 3.6, 4.5, 11
Four wheels that turn on a coin, and a lock that customs can open without a knife.
* {} * Polycarbonate blend * TSA lock * Expands
`),
  ),
  ...makeProducts(
    backpacks,
    productLines(`
HP {} Laptop Backpack | hp | HP-BAG | Prelude 15.6-inch: 28,500; Travel 17.3-inch: 48,500 | in grey, black
Padded where it counts, plain where people look.
* {} * Padded laptop sleeve * Water-resistant

Nike Brasilia Backpack | nike | NIK-BRA | 52,500 | in black, navy
Gym at six, office at nine.
* 24 litres * Laptop sleeve * Wet pocket

Adidas Power Backpack | adidas | ADI-PWR | 44,500 | in black, olive
LoadSpring straps that bounce the weight, not you.
* 26 litres * LoadSpring straps * Bottle pockets

Lenovo Casual Laptop Backpack | lenovo | LEN-BAG | 24,500 | in black, blue
The bag that ought to come with the laptop.
* 15.6-inch sleeve * Front organiser * Light

Puma Duffel Bag, {} | puma | PUM-DUF | 40 L: 34,500; 60 L: 42,500 | in black, red | kg 0.8, 1
Match day or long weekend.
* {} * Shoe pocket * Shoulder strap

Eko Stitch Ghana-must-go Weekender | eko-stitch | EKO-GMG | 28,500 | in blue, red | kg 1
The famous check, this time in canvas with leather handles.
* 45 litres * Cotton canvas * Leather handles
`),
  ),
  ...makeProducts(
    kit,
    productLines(`
Adidas {} | adidas | ADI-FBX | Shin Guards: 12,500; Goalkeeper Gloves: 28,500; Ball Pump: 6,500 | in black | kg 0.3
The things somebody always forgets.
* {} * Light * Washable
`),
  ),
]
