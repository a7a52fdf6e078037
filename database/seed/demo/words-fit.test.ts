import { expect, test } from 'vitest'
import { demoData } from './demo.ts'

/** Words of a description or a feature, and the names of the only products that may carry them. */
type Fits = readonly (readonly [words: RegExp, name: RegExp])[]

/** By top category. */
const fits: Readonly<Record<string, Fits>> = {
  'home-appliances': [
    [/two keys/i, /Chest Freezer|Bar Fridge/],
    [/basket/i, /Refrigerator|Chest Freezer|Showcase/],
    [/scrape ice/i, /Chest Freezer/],
    [/ice cream/i, /Showcase/],
    [/inverter compressor runs/i, /Inverter|Side-by-Side/],
    [/transport bolts/i, /Front Load/],
    [/filled by bucket|spin half/i, /Twin Tub/],
    [/copper pipes/i, /Split|WindFree|Tropical|Floor Standing/],
    [/window plate|portable/i, /Portable/],
    [/three-phase/i, /Floor Standing/],
    [/\bhook\b/i, /Ceiling Fan/],
    [/regulator/i, /Ceiling Fan/],
    [/plaster/i, /Wall Fan/],
    [/metal blades/i, /^OX/],
    [/sachet water|filling cup|draws 2,000/i, /Steam Iron|Generator Iron/],
    [/starch/i, /Dry Iron/],
    [/fabric brush/i, /Steamer/],
    [/19-litre/i, /Dispenser/],
  ],
  kitchen: [
    [/\boven\b/i, /Gas Cooker( with Oven)?$|Oven/],
    [/hose and regulator/i, /Gas Cooker/],
    [/comes empty|soap water on the valve/i, /Gas Cylinder/],
    [/stamped on the neck/i, /Gas Cylinder/],
    [/no foil/i, /Microwave/],
    [/egusi/i, /^(Binatone BLG-(555|699)|Kenwood|Master Chef).* Blender$/],
    [/dry mill/i, /^(Binatone BLG-(555|699)|Kenwood|Master Chef).* Blender$/],
    [/spare seal/i, /Blender/],
    [/dough hook/i, /Mixer/],
    [/\byam\b/i, /Pounder|Air ?fryer|Air Fryer/i],
    [/lime filter|vinegar/i, /Kettle/],
    [/\btoast\b|crumbs/i, /Toaster/],
    [/plantain/i, /Air ?fryer/i],
    [/\bclick\b|local rice/i, /Rice Cooker/],
    [/non-stick coats/i, /Frying Pan|Pot Set/],
    [/safety valves|rubber ring/i, /Pressure Pot/],
    [/firewood/i, /Party Pot/],
    [/groundnut oil/i, /Wooden/],
    [/\bpump\b/i, /Vacuum Flask/],
    [/leak-proof/i, /Insulated/],
  ],
  'power-solar': [
    [/spark plug/i, /^(?!.*Diesel).*Generator/],
    [/diesel/i, /Diesel/],
    [/\bgas hose\b/i, /Gas and Petrol/],
    [/takes panels directly|MPPT/i, /Hybrid/],
    [/laser printer/i, /UPS$/],
    [/MC4|guarded carton/i, /^(?!.*Folding).*Solar Panel/],
    [/distilled water/i, /Tubular/],
    [/set the inverter to lithium/i, /Lithium/],
    [/it is sealed/i, /Gel|Deep Cycle/],
    [/panel is not included/i, /^Felicity .*Solar Fan/],
    [/two bulbs/i, /Panel Solar Fan|150W|250W|350W|550W/],
    [/switch stays on/i, /Rechargeable$|Rechargeable Bulb/],
    [/from the mains/i, /Rechargeable Lamp/],
    [/\bFM\b/, /QLTN/],
    [/batten/i, /Tube/],
    [/at dusk/i, /Street Light/],
    [/fuse board/i, /Servo/],
    [/delay of three minutes/i, /(VA|DVS-\d+) Stabiliser/],
    [/13 A fuse/, /Extension/],
  ],
  'home-furniture': [
    [/rolled in film/i, /Dreamtime|Flora|Mondeo|Grand|Supreme/],
    [/\bsprings\b/i, /Spring|Leatherette/],
    [/paediatricians|\bcot\b/i, /Cot/],
    [/holds the indigo/i, /Adire/],
    [/microfibre/i, /Duvet/],
    [/keeps? the water out|waterproof/i, /Protector|Cot/],
    [/sleepers on the side/i, /Pillow/],
    [/a baby never sleeps/i, /Nursing/],
    [/ankara fronts/i, /Throw Pillow/],
    [/with spirit/i, /Leatherette Sofa/],
    [/slatted|slats and|head board/i, /Bed Frame/],
    [/hanging rail|panels, doors and rail/i, /Wardrobe/],
    [/twice the width|eyelets|two panels/i, /Curtains/],
    [/dense pile|it sheds/i, /Rug/],
    [/AA battery/i, /Wall Clock/],
    [/gas lift/i, /Office Chair/],
    [/hole for the cables|your side, not behind/i, /Desk/],
  ],
}

/** What no page of the mall keeps, and talk of how the list is made. */
const never =
  /exchange|on request|delivered (on the day|to the)|partners|next order|rider|before dispatch|tell us|give us|our technicians|say which|shelf(?! and| of)|in your words/i

test.each(Object.keys(fits))('%s: words stand only where they fit', (department) => {
  const children = demoData.categories.find(({ slug }) => slug === department)?.children ?? []
  const products = demoData.products.filter(({ category }) =>
    children.some(({ slug }) => slug === category),
  )
  const wrong = products.flatMap(({ name, keyFeatures, description }) => {
    const text = [...keyFeatures, description].join(' ')
    const misplaced = (fits[department] ?? []).filter(
      ([words, names]) => words.test(text) && !names.test(name),
    )
    return [...misplaced.map(([words]) => words), never]
      .filter((words) => words.test(text))
      .map((words) => `${name}: ${words.exec(text)?.[0]}`)
  })
  expect(wrong).toEqual([])
  expect(products.filter(({ name }) => name.includes('  ')).map(({ name }) => name)).toEqual([])
})
