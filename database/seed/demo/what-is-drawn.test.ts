import { expect, test } from 'vitest'
import type { ArtKind } from './art-kinds.ts'
import { demoData } from './demo.ts'

/** What may be drawn for a product whose name fits; the first pattern of its department that fits counts. */
type Allowed = readonly (readonly [name: RegExp, ...kinds: ArtKind[]])[]

/** By top category. */
const allowed: Readonly<Record<string, Allowed>> = {
  'phones-tablets': [],

  'tv-audio': [],

  computing: [],

  gaming: [],

  'home-appliances': [
    [/ \d+ L Single Door Refrigerator$/, 'single-door-fridge'],
    [/ \d+ L (Double Door|Smart Inverter|Digital Inverter) Refrigerator$/, 'refrigerator'],
    [/ \d+ L Bottom Freezer Refrigerator$/, 'bottom-freezer-fridge'],
    [/ \d+ L Side-by-Side Refrigerator$/, 'side-by-side-fridge'],
    [/ \d+ L Bar Fridge$/, 'bar-fridge'],
    [/ \d+ L Chest Freezer$/, 'chest-freezer'],
    [/ \d+ L Upright Freezer$/, 'upright-freezer'],
    [/ \d+ L Showcase Freezer$/, 'showcase-freezer'],
    [/ \d+ kg Twin Tub Washing Machine$/, 'twin-tub'],
    [/ \d+ kg (Top Load|Automatic) Washing Machine$/, 'top-loader'],
    [/ Front Load (AI DD )?Washing Machine( \d+ kg( \+ Dryer)?)?$/, 'washing-machine'],
    [/ [\d.]+ HP (((Dual )?Inverter )?Split|WindFree|Tropical Inverter) AC$/, 'air-conditioner'],
    [/ [\d.]+ HP Portable AC$/, 'portable-air-conditioner'],
    [/ \d+ HP Floor Standing AC$/, 'floor-air-conditioner'],
    [/ \d\d-inch( industrial| with remote)? Standing Fan$/, 'fan'],
    [/ \d\d-inch Wall Fan$/, 'wall-fan'],
    [/ \d\d-inch Table Fan$/, 'table-fan'],
    [/ \d\d-inch Orbit Ceiling Fan$/, 'orbit-fan'],
    [/ \d\d-inch Ceiling Fan$/, 'ceiling-fan'],
    [/ Tower Fan \d\d-inch( with ionizer)?$/, 'tower-fan'],
    [/ Dry Iron$/, 'iron'],
    [/ Steam Iron( QLI-\d+( ceramic)?)?$/, 'steam-iron'],
    [/ Garment Steamer \w+ standing$/, 'garment-steamer'],
    [/ Garment Steamer \w+ hand$/, 'hand-steamer'],
    [/ Steam Generator Iron$/, 'steam-generator-iron'],
    [/ Table-top Water Dispenser$/, 'table-water-dispenser'],
    [/ Bottom Load( \w+)? Water Dispenser$/, 'bottom-load-water-dispenser'],
    [/ Two-tap Water Dispenser$| Water Dispenser with Fridge$/, 'two-tap-water-dispenser'],
    [
      / (Top Load( with Fridge)?|Three-tap with Cabinet|Standing|YL1675) Water Dispenser$/,
      'water-dispenser',
    ],
  ],

  kitchen: [
    [/ 3\+1 50x5\d Gas Cooker( with Oven)?$/, 'three-plus-one-cooker'],
    [/ 4 (Gas|Burner) 60x60 Gas Cooker( with Oven)?$/, 'gas-cooker'],
    [/ 4\+2 60x90 Gas Cooker with Oven$/, 'four-plus-two-cooker'],
    [/ 5 Burner 60x90 Gas Cooker$/, 'five-burner-cooker'],
    [/ Table-top Gas Cooker 1 Burner$/, 'one-burner-cooker'],
    [/ (Table|Glass)-top Gas Cooker (\S+ )?2 Burner$/, 'two-burner-cooker'],
    [/ (Table|Glass)-top Gas Cooker (\S+ )?3 Burner( Glass)?$/, 'three-burner-cooker'],
    [/ Gas Cylinder 6 kg with Burner$/, 'camping-gas'],
    [/ Gas Cylinder [356] kg$/, 'small-gas-cylinder'],
    [/ Gas Cylinder 12.5 kg$/, 'gas-cylinder'],
    [/ (20 L Manual Microwave, \w+|MWO-\d+ Microwave with Grill)$/, 'knob-microwave'],
    [
      / \d\d L (with Grill |Digital )?(NeoChef |Solo )?Microwave(, (Black|Silver|White))?$/,
      'microwave',
    ],
    [/ \d L \d+ W Industrial Blender$/, 'industrial-blender'],
    [
      /^Kenwood .+ W Blender$|^Binatone BLG-(555 with Mill|699 Glass) Blender$| [23]-in-1 Blender$/,
      'blender-with-mill',
    ],
    [/^Philips .+ W Blender$|^Binatone BLG-402 Blender$/, 'blender'],
    [/ Hand Mixer 5-speed$/, 'hand-mixer'],
    [/ Hand Mixer with Bowl$/, 'hand-mixer-with-bowl'],
    [/ Chef Stand Mixer /, 'stand-mixer'],
    [/ Yam Pounder /, 'yam-pounder'],
    [/ Steel.* Kettle$|^Philips .+ Steel Kettle$/, 'steel-kettle'],
    [/ CEJ-1777 1.7 L Electric Kettle$| Daily 1.5 L Kettle$/, 'kettle'],
    [/ Airfryer Dual Basket \d L$/, 'dual-air-fryer'],
    [/ Air Fryer \d+ L Oven$/, 'air-fryer-oven'],
    [/ \d L Digital Air Fryer$/, 'window-air-fryer'],
    [/^(Scanfrost [\d.]+ L Air Fryer|Qasa Air Fryer \d L)$/, 'knob-air-fryer'],
    [/ Airfryer (Essential|XL) [\d.]+ L$| AF-4050 4 L Air Fryer$/, 'air-fryer'],
    [/ Rice Cooker$/, 'rice-cooker'],
    [/ \d\d cm Frying Pan, (Black|Red)$/, 'frying-pan'],
    [/ 5-piece Pot Set$/, 'pot-set-of-5'],
    [/ 7-piece Non-stick Pot Set, \w+$/, 'pot-set-of-7'],
    [/ 10-piece Pot Set$/, 'pot-set-of-10'],
    [/ 12-piece Non-stick Pot Set, \w+$/, 'pot-set-of-12'],
    [/ 3-piece Steel Saucepan Set$/, 'saucepan-set-of-3'],
    [/ 5-piece Steel Saucepan Set$/, 'saucepan-set-of-5'],
    [/ No. \d\d Aluminium Party Pot$/, 'party-pot'],
    [/ \d+ L Pressure Pot$/, 'pressure-pot'],
    [/ (16|24)-piece Dinner Set$/, 'dinner-set'],
    [/ 47-piece Dinner Set$/, 'large-dinner-set'],
    [/ Painted Plates, 6 Flat$/, 'plate-set'],
    [/ Painted Plates, 6 Flat and 6 Deep$/, 'flat-and-deep-plates'],
    [/ Wooden Serving Tray$/, 'wooden-tray'],
    [/ Wooden Serving Bowl$/, 'wooden-bowl'],
    [/ Wooden Mortar Set$/, 'mortar-set'],
    [/ 1 L Vacuum Flask$/, 'flask'],
    [/ \d\.\d L Vacuum Flask$/, 'pump-flask'],
    [/ Insulated Lunch Box /, 'lunch-box'],
    [/ Insulated Water Bottle /, 'water-bottle'],
    [/ Insulated Travel Mug$/, 'travel-mug'],
    [/ 3-piece Food Flask Set$/, 'food-flask-set-of-3'],
    [/ 4-piece Food Flask Set$/, 'food-flask-set-of-4'],
    [/ 2-slice Toaster$/, 'toaster'],
    [/ 4-slice Toaster$/, 'four-slice-toaster'],
    [/ 2-slice Sandwich Maker$| Sandwich and Grill Maker$/, 'sandwich-maker'],
    [/ 4-slice Sandwich Maker$/, 'four-slice-sandwich-maker'],
  ],

  'power-solar': [
    [/ Gas and Petrol Generator$/, 'dual-fuel-generator'],
    [/ Inverter Generator [\d.]+ kVA, \w+$/, 'inverter-generator'],
    [/ Silent Diesel Generator [\d.]+ kVA$/, 'silent-generator'],
    [/ ([678]|7\.5|6\.5|10) kVA Generator(, \w+)?$/, 'wheeled-generator'],
    [/ [123]\.\d kVA Generator(, \w+)?$/, 'generator'],
    [/ Hybrid Solar Inverter$| Solar Inverter 3 kW Hybrid$/, 'hybrid-inverter'],
    [/ All-in-One$/, 'all-in-one-inverter'],
    [/ Home UPS$|^(Prag|Luminous) .+ kVA \d\dV Inverter(, \w+)?$/, 'inverter'],
    [/ \d+ VA UPS$/, 'ups'],
    [/ Solar Panel 60W Folding$/, 'folding-solar-panel'],
    [/ (1\d\d|2\d\d)W (Mono )?Solar Panel$/, 'small-solar-panel'],
    [/ [3-6]\d\dW (Mono )?Solar Panel$| Solar Panel 450W$/, 'solar-panel'],
    [/ \d+Ah 12V Tubular Battery$/, 'battery'],
    [/ kWh Lithium Battery$/, 'lithium-battery'],
    [/ 12V \d+Ah Gel Battery$/, 'gel-battery'],
    [/ 12V \d+Ah Deep Cycle Battery$/, 'agm-battery'],
    [/ Breeze Mini Rechargeable Fan$/, 'clip-fan'],
    [/ Breeze Desk 8-inch Rechargeable Fan$/, 'desk-fan'],
    [/ 12-inch( QLF-\d+)? Rechargeable Fan$/, 'rechargeable-fan'],
    [/ (16|18|20)-inch( QLF-\w+)? Rechargeable Fan$/, 'standing-rechargeable-fan'],
    [/ \d\d-inch with \d\dW Panel Solar Fan$/, 'solar-fan-kit'],
    [/ \d\d-inch Solar Fan$/, 'standing-rechargeable-fan'],
    [/ \d+ W Rechargeable( Bulb)?$/, 'rechargeable-bulb'],
    [/ \d+ W LED Bulb$| SmartBulb 9 W$/, 'light-bulb'],
    [/ Floodlight \d+ W$/, 'floodlight'],
    [/ Tube 4-foot$/, 'tube-light'],
    [/ Solar Street Light \d+ W$/, 'solar-street-light'],
    [/ Desk (Rechargeable )?Lamp, \w+$/, 'desk-lamp'],
    [/ Lantern Rechargeable Lamp, \w+$/, 'lantern'],
    [/ Torch Rechargeable Lamp, \w+$/, 'torch'],
    [/ Camp Light, \w+$/, 'camp-light'],
    [/ QLTN-\d+ Rechargeable Lantern, \w+$/, 'radio-lantern'],
    [/ Solar Lantern Home Kit with 3 Bulbs, \w+$/, 'solar-home-kit'],
    [/ Solar Lantern ISL-10, \w+$/, 'solar-lantern'],
    [/ Servo Stabiliser$/, 'servo-stabiliser'],
    [/ (DVS-\d+|\d+VA) Stabiliser(, \w+)?$/, 'stabiliser'],
    [/ \d+ VA AVR$/, 'avr'],
    [/^Binatone 4-way Extension Box$/, 'switched-extension-box'],
    [/^Binatone 6-way Extension Box$/, 'switched-six-way-extension'],
    [/ 6-way 5 m with USB Extension Box$/, 'usb-six-way-extension'],
    [/ 6-way 3 m Extension Box$/, 'six-way-extension'],
    [/ 4-way 3 m Extension Box$/, 'extension-box'],
    [/ 4-way with USB-C Extension$/, 'usb-extension-box'],
    [/ Tower 8-way Extension$/, 'tower-extension'],
  ],

  supermarket: [],

  'mens-fashion': [],

  'womens-fashion': [],

  'health-beauty': [],

  'baby-kids': [],

  'home-furniture': [
    [/ (Dreamtime|Flora|Mondeo Plus Orthopaedic|Vita Grand|Vita Supreme)$/, 'mattress'],
    [/ (Regal Spring|Vita Spring Flex)$/, 'spring-mattress'],
    [/ Cot Mattress$/, 'cot-mattress'],
    [/ Cotton Bedsheet Set, \w+$/, 'bedsheet'],
    [/ Adire Bedsheet Set, [\w ]+$/, 'adire-bedsheet'],
    [/ Duvet Set, \w+$/, 'duvet-set'],
    [/ Mattress Protector$/, 'mattress-protector'],
    [/ Pillow (Fibre|Memory Foam|Soft|Vita Rest)$/, 'pillow'],
    [/ Pillow Neck Support$/, 'contour-pillow'],
    [/ Pillow Nursing$/, 'nursing-pillow'],
    [/ Throw Pillow, Pack of 2, \w+$/, 'throw-pillows-of-2'],
    [/ Throw Pillow, Pack of 4, \w+$/, 'throw-pillows-of-4'],
    [/ 2-seater Fabric Sofa, \w+$/, 'two-seater-sofa'],
    [/ 3-seater Fabric Sofa, \w+$/, 'sofa'],
    [/ L-shape Fabric Sofa, \w+$/, 'corner-sofa'],
    [/ Leatherette Sofa Set, 5-seater, \w+$/, 'sofa-set-of-5-seats'],
    [/ Leatherette Sofa Set, 7-seater, \w+$/, 'sofa-set-of-7-seats'],
    [/ Sofa Bed, \w+$/, 'sofa-bed'],
    [/ with Storage Bed Frame, \w+$/, 'storage-bed'],
    [/ x 6 ft Bed Frame, \w+$/, 'bed'],
    [/ 2-door Wardrobe, \w+$/, 'wardrobe'],
    [/ 3-door with Mirror Wardrobe, \w+$/, 'mirror-wardrobe'],
    [/ 4-door Sliding Wardrobe, \w+$/, 'sliding-wardrobe'],
    [/ Blackout \d ft Curtains, Pair$/, 'curtain'],
    [/ Sheer \d ft Curtains, Pair$/, 'sheer-curtain'],
    [/ ft Rug$/, 'rug'],
    [/ IQ-\d\d (Round|Large) Wall Clock$/, 'wall-clock'],
    [/ Wooden 12-inch Wall Clock$/, 'wooden-clock'],
    [/ Frameless Large Wall Clock$/, 'frameless-clock'],
    [/ Mesh Office Chair$/, 'office-chair'],
    [/ Mesh with Headrest Office Chair$/, 'headrest-chair'],
    [/ Executive Leatherette Office Chair$/, 'executive-chair'],
    [/ Visitor’s Chair, Single$/, 'visitor-chair'],
    [/ Visitor’s Chair, Airport Row of 3$/, 'airport-chairs'],
    [/ Study 1 m Desk$/, 'desk'],
    [/ with Drawers Desk$/, 'drawer-desk'],
    [/ Standing, Electric Desk$/, 'standing-desk'],
  ],

  'books-school': [],

  'sports-travel': [],

  'auto-tools': [],

  'corporate-orders': [],
}

test.each(Object.keys(allowed))('%s: every product shows what its name says', (department) => {
  const children = demoData.categories.find(({ slug }) => slug === department)?.children ?? []
  const products = demoData.products.filter(({ category }) =>
    children.some(({ slug }) => slug === category),
  )
  expect(products.length).toBeGreaterThan(0)
  const wrong = products.filter(({ name, art }) => {
    const [, ...kinds]: readonly [unknown, ...ArtKind[]] =
      allowed[department]?.find(([pattern]) => pattern.test(name)) ?? ([null] as const)
    return !kinds.includes(art.kind)
  })
  expect(wrong.map(({ name, art }) => `${name}: ${art.kind}`)).toEqual([])
})
