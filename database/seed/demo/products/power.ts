import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const generators: ProductGroup = {
  category: 'generators',
  art: 'generator',
  kg: 45,
  maxDiscount: 24,
  features: ['Copper coil', '12 months warranty'],
  advice: [
    'Never indoors, never on the balcony, never under a window: the fumes kill without smell.',
    'Change the oil after the first 20 hours, then after every 100.',
    'Load it to three quarters at most. Fridges and pumps take three times their watts while they start.',
    'The figure in kVA is the peak; the honest load is nearer to the kW on the plate.',
  ],
  box: ['The generator', 'Tool set and spark plug key', 'First filling of oil', 'User guide'],
}

const dieselGenerators: ProductGroup = {
  ...generators,
  art: 'silent-generator',
  advice: [
    'Leave a metre of air on every side: the box is quiet, not cold.',
    'Drain the water from the diesel filter every month.',
    'Let it run five minutes without load before you stop it.',
  ],
  box: ['The generator', 'Remote control', 'Tool set', 'User guide'],
}

const inverters: ProductGroup = {
  category: 'inverters',
  art: 'inverter',
  kg: 14,
  maxDiscount: 22,
  features: ['24 months warranty'],
  advice: [
    'Add up the watts of what must run together, then take one size more. Batteries decide how long, the inverter only how much.',
    'A pure sine wave is kind to fridges, fans and anything with a motor.',
    'Let an electrician separate the circuits: lights, fans, TV and sockets on the inverter; iron, kettle and pump not.',
  ],
  box: ['The inverter', 'Battery cables', 'User guide'],
}

const hybridInverters: ProductGroup = {
  ...inverters,
  art: 'hybrid-inverter',
  advice: [
    ...inverters.advice.slice(0, 1),
    'It takes panels directly and saves the separate charge controller.',
    'Count the volts of your panels in a row; above its limit the warranty ends.',
  ],
  box: ['The inverter', 'Wall plate and screws', 'User guide'],
}

const allInOnes: ProductGroup = {
  ...inverters,
  art: 'all-in-one-inverter',
  advice: [
    'One kilowatt is fans, lights, TV, laptop and router together; no iron, no pump.',
    'The battery is inside: stand it in shade and air, and nothing on top.',
  ],
  box: ['The station with its battery', 'Panel cable', 'User guide'],
}

const upses: ProductGroup = {
  ...inverters,
  art: 'ups',
  features: ['12 months warranty'],
  advice: [
    'It carries a computer through the change to the generator, not through the evening.',
    'Charge it for eight hours before the first use.',
    'No laser printer on it: its drum draws more than all the rest.',
  ],
  box: ['The UPS', 'Mains cable', 'User guide'],
}

const panels: ProductGroup = {
  category: 'solar-panels',
  art: 'solar-panel',
  kg: 22,
  maxDiscount: 25,
  features: ['Frame with drilled holes and MC4 plugs', '25 years of performance warranty'],
  advice: [
    'In Lagos a panel gives about four hours of its full power a day over the year, in Kano five and a half.',
    'One leaf’s shadow on one cell costs a third. Choose the roof side that stays free from nine to four.',
    'Wash with plain water before dawn during harmattan; dust alone can take a fifth.',
  ],
  box: ['The panel, in a corner-guarded carton'],
  bulk: 'Ten panels or more: ask for the pallet price before you pay.',
}

const foldingPanels: ProductGroup = {
  ...panels,
  art: 'folding-solar-panel',
  features: ['Handle and eyelets', '12 months warranty'],
  advice: [
    'Turn it to the sun every two hours; flat on the grass it gives half.',
    'Keep the phone itself in the shade. It charges slowly when it is hot.',
  ],
  box: ['The folding panel', 'Two hooks'],
  bulk: undefined,
}

const tubulars: ProductGroup = {
  category: 'batteries',
  art: 'battery',
  kg: 58,
  maxDiscount: 24,
  features: ['Date of make on the case'],
  advice: [
    'Do not empty it below half; that is what it forgives least.',
    'Top up with distilled water when the gauges sink, never with well water.',
    'Never join an old battery with a new one: the old one pulls the new one down within a year.',
  ],
  box: ['The battery', 'Terminal screws and caps'],
}

const sealedBatteries: ProductGroup = {
  ...tubulars,
  art: 'gel-battery',
  advice: [
    'Do not empty it below half; that is what it forgives least.',
    'It is sealed: nothing is ever filled in, and the valves stay closed.',
    'Keep it in shade and air. Ten degrees more halve its life.',
  ],
}

const lithiumBatteries: ProductGroup = {
  ...tubulars,
  art: 'lithium-battery',
  features: [],
  advice: [
    'Lithium may give nine tenths of its charge every night.',
    'Set the inverter to lithium before the first charge: the voltage for tubular batteries is wrong.',
    'Two of them may work side by side if they are of one make and one age.',
  ],
  box: ['The battery', 'Power cables', 'User guide'],
}

const rechargeables: ProductGroup = {
  category: 'rechargeable-fans',
  art: 'standing-rechargeable-fan',
  kg: 5,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['USB socket for a phone', '12 months warranty'],
  advice: [
    'Charge it for eight hours before the first use and once a month even if light is steady.',
    'Hours are those of the lowest speed. On the highest count on a third.',
    'Do not leave it empty for weeks; that is what kills a battery.',
  ],
  box: ['The fan in parts', 'Charging cable', 'Screws and user guide'],
}

const solarFans: ProductGroup = {
  ...rechargeables,
  art: 'solar-fan',
  advice: [
    'The panel is not included: one of 20 W or more with 15 V fits its round socket.',
    'Hours are those of the lowest speed. On the highest count on a third.',
  ],
}

const solarFanKits: ProductGroup = {
  ...rechargeables,
  art: 'solar-fan-kit',
  advice: [
    'Lay the panel on the roof, not behind a window: glass takes a third.',
    'Charge it for eight hours before the first use.',
  ],
  box: ['The fan in parts', 'Solar panel with cable', 'Two bulbs on cables', 'User guide'],
}

const smallFans: ProductGroup = {
  ...rechargeables,
  art: 'clip-fan',
  features: ['12 months warranty'],
  advice: [
    'It charges from any phone charger, and from a power bank.',
    'Rinse nothing: wipe the blades with a dry cloth when dust settles.',
  ],
  box: ['The fan', 'USB-C cable'],
}

const bulbs: ProductGroup = {
  category: 'lighting',
  art: 'light-bulb',
  kg: 0.2,
  maxDiscount: 48,
  features: ['12 months warranty'],
  advice: [
    'Nine watts of LED are as bright as an old 60 W bulb, and do not heat the room.',
    'Not for a dimmer: it flickers there and dies early.',
  ],
  box: [],
}

const rechargeableBulbs: ProductGroup = {
  ...bulbs,
  art: 'rechargeable-bulb',
  advice: [
    'It learns that light is gone only where the switch stays on.',
    'Let it burn on the mains for eight hours first; that fills the battery.',
  ],
}

const outdoorLights: ProductGroup = {
  ...bulbs,
  art: 'floodlight',
  kg: 1,
  advice: [
    'Hang it at three metres or higher and tilt it down; at eye height it only blinds.',
    'Let an electrician seal the cable’s entry: water comes in there, not through the glass.',
  ],
}

const tubes: ProductGroup = {
  ...bulbs,
  art: 'tube-light',
  kg: 0.4,
  advice: ['It comes with its batten: two screws, two wires, no starter and no choke.'],
}

const streetLights: ProductGroup = {
  ...bulbs,
  art: 'solar-street-light',
  kg: 6,
  advice: [
    'Give it three days of sun before the first night; it comes half empty.',
    'Turn the panel to the south, away from trees.',
  ],
  box: ['Lamp with panel and battery', 'Arm with screws', 'Remote control'],
}

const lanterns: ProductGroup = {
  ...bulbs,
  art: 'lantern',
  kg: 1,
  advice: [
    'Charge it once a month even when light is steady.',
    'Hours are those of the lower brightness.',
  ],
  box: ['The lamp', 'Charging cable'],
}

const solarLanterns: ProductGroup = {
  ...lanterns,
  art: 'solar-lantern',
  advice: [
    'Lay the panel in the open sun from nine to four; a day fills it.',
    'Charge it once a month even when light is steady.',
  ],
  box: ['The lantern', 'Solar panel with cable'],
}

const homeKits: ProductGroup = {
  ...solarLanterns,
  art: 'solar-home-kit',
  kg: 4,
  box: ['The station', 'Solar panel with cable', 'Three bulbs on cables'],
}

const stabilisers: ProductGroup = {
  category: 'stabilisers',
  art: 'stabiliser',
  kg: 6,
  maxDiscount: 36,
  features: ['12 months warranty'],
  advice: [
    'For a fridge take 2,000 VA, for a TV with decoder 1,000, for a 1.5 HP AC 5,000.',
    'The delay of three minutes is wanted: it lets a compressor rest before it starts again.',
  ],
  box: ['The stabiliser', 'User guide'],
}

const servos: ProductGroup = {
  ...stabilisers,
  art: 'servo-stabiliser',
  kg: 24,
  advice: [
    'It goes between meter and fuse board: a morning’s work for an electrician.',
    'Blow the dust out of it twice a year; its brush runs on copper.',
  ],
}

const avrs: ProductGroup = {
  ...stabilisers,
  art: 'avr',
  kg: 3,
  advice: [
    'For a computer with its screen, or for a TV with its decoder; a fridge wants a bigger one.',
    'Leave a hand of air around it: it works with warmth.',
  ],
  box: ['The regulator', 'User guide'],
}

const extensions: ProductGroup = {
  ...stabilisers,
  art: 'extension-box',
  kg: 0.8,
  colourIsChoice: true,
  features: ['13 A fuse in the plug', '12 months warranty'],
  advice: [
    'It is rated for all sockets together, not for each: one iron or one kettle, never both.',
    'Roll the cable out fully; a rolled one warms itself.',
  ],
  box: ['One piece'],
}

export const powerProducts = [
  ...makeProducts(
    generators,
    productLines(`
Sumec Firman {} Generator | sumec-firman | SUM-GEN | SPG1800 1.1 kVA: 198,000; SPG3000E2 2.9 kVA: 385,000; ECO3990ES 3.5 kVA: 448,000; ECO8990ES 7.5 kVA: 785,000; ECO12990ES 10 kVA: 1,280,000 | in red | kg 26, 42, 46, 85, 110 | art generator, generator, generator, wheeled-generator, wheeled-generator
The gen that answers on the first pull on a wet morning. {} for fridge, fans and a bit of pride.
* {} * Petrol, four-stroke * Low-oil switch * Key start from the E models on

Elepaq {} Generator | elepaq | ELP-GEN | SV2200 1.8 kVA: 215,000; SV4800E2 3.5 kVA: 398,000; SV7800E2 6.5 kVA: 565,000; EC9800DX 8 kVA: 748,000 | in blue, red | kg 30, 44, 78, 88 | art generator, generator, wheeled-generator, wheeled-generator
Plenty of copper for the money. Mechanics in every street have its parts.
* {} * Petrol, four-stroke * Voltmeter * Low-oil cut-off

Maxi {} Gas and Petrol Generator | maxi | MAX-GEN | EM30 2.5 kVA: 412,000; EM55 5 kVA: 628,000 | in green | kg 45, 80 | art dual-fuel-generator
Runs on cooking gas or petrol, whichever can be had this week.
* {} * Gas and petrol * Recoil and key start * Gas hose included

Sumec Firman Inverter Generator {} | sumec-firman | SUM-INV | 2 kVA: 468,000; 3.5 kVA: 698,000 | in red, black | kg 22, 32 | art inverter-generator
Clean current for laptops and mixers, at half the noise.
* {} * Pure sine wave * Eco throttle * Carry handle
`),
  ),
  ...makeProducts(
    dieselGenerators,
    productLines(`
Elepaq Silent Diesel Generator {} | elepaq | ELP-DSL | 8.5 kVA: 1,980,000; 12 kVA: 2,650,000 | in yellow | kg 190, 260
In its box it is quieter than the quarrel next door.
* {} * Diesel, air-cooled * Sound box on castors * Remote start
`),
  ),
  ...makeProducts(
    inverters,
    productLines(`
Luminous {} Inverter | luminous | LUM-INV | Cruze 2 kVA 24V: 348,000; Cruze 3.5 kVA 48V: 485,000; Optimus 5 kVA 48V: 725,000 | in white, blue | kg 16, 24, 34
The Indian workhorse that taught Nigeria what 24 hours feel like.
* {} * Pure sine wave * Display with backup time * Charges tubular, gel and lithium

Luminous Zelio+ {} Home UPS | luminous | LUM-ZEL | 1100: 168,000; 1700: 228,000 | in white | kg 10, 13
For two rooms, a TV and the router, on one battery or two.
* {} VA * Sine wave * MCB instead of a fuse

Prag {} Inverter | prag | PRG-INV | 1.5 kVA 24V: 248,000; 3.5 kVA 48V: 462,000; 5 kVA 48V: 642,000 | in green | kg 14, 22, 30
A plain metal box that electricians like: everything in it can be reached.
* {} * Pure sine wave * Metal case * Overload alarm
`),
  ),
  ...makeProducts(
    hybridInverters,
    productLines(`
Felicity {} Hybrid Solar Inverter | felicity | FEL-HYB | 3 kVA 24V: 412,000; 5 kVA 48V: 598,000; 10 kVA 48V: 1,380,000 | in white | kg 10, 13, 28
Sun first, battery second, NEPA last; you set the order.
* {} * MPPT charge controller inside * Pure sine wave * Wi-Fi stick

itel Solar Inverter {} | itel | ITL-INV | 3 kW Hybrid: 468,000 | in white | kg 11
Hangs on the wall, takes the panels, and shows in the app who is using what.
* {} * Lithium ready * App * Quiet fan
`),
  ),
  ...makeProducts(
    allInOnes,
    productLines(`
itel Solar Inverter {} | itel | ITL-AIO | 1 kW All-in-One: 398,000 | in white | kg 18
Inverter and lithium in one case: stand it, plug it, done.
* {} * Battery inside * App * Quiet fan
`),
  ),
  ...makeProducts(
    upses,
    productLines(`
Mercury {} UPS | mercury | MER-UPS | Elite 650 VA: 52,500; Elite 1250 VA: 98,500; Maverick 2000 VA: 178,000 | in black | kg 5, 9, 13
Ten quiet minutes to save, send and shut down.
* {} * Automatic voltage regulation * Four sockets * Battery can be changed
`),
  ),
  ...makeProducts(
    panels,
    productLines(`
Jinko Tiger Neo {} Solar Panel | jinko | JIN-TN | 435W: 118,000; 580W: 148,000; 620W: 165,000 | kg 21, 27, 32
N-type cells that lose little in heat: {} where the sun is strongest and so is the roof.
* {} mono, N-type * 22 percent efficient * Hail-tested glass

Felicity {} Mono Solar Panel | felicity | FEL-PNL | 150W: 48,500; 250W: 74,500; 350W: 98,000; 550W: 138,000 | kg 10, 15, 20, 27 | art small-solar-panel, small-solar-panel, solar-panel, solar-panel
From one fan and two bulbs to a house, by adding.
* {} mono * Tempered glass * Junction box IP68

Luminous {} Solar Panel | luminous | LUM-PNL | 165W: 54,500; 345W: 102,000; 550W: 142,000 | kg 11, 20, 27 | art small-solar-panel, solar-panel, solar-panel
Matched to Luminous inverters, good with any.
* {} mono PERC * Low-light performance * Aluminium frame

Prag {} Solar Panel | prag | PRG-PNL | 100W: 36,500; 200W: 64,000; 400W: 112,000 | kg 7, 12, 22 | art small-solar-panel, small-solar-panel, solar-panel
Small ones for street lights and pumps, large ones for the roof.
* {} mono * Salt-mist tested for the coast

itel Solar Panel {} | itel | ITL-PNL | 450W: 116,000 | kg 23
One large sheet for a roof with little room.
* {} mono * Half-cut cells * Tempered glass
`),
  ),
  ...makeProducts(
    foldingPanels,
    productLines(`
itel Solar Panel {} | itel | ITL-FOLD | 60W Folding: 48,000 | kg 2
Charges phones at a farm stand and folds to the size of a file.
* {} * USB sockets * Splash-proof cloth
`),
  ),
  ...makeProducts(
    tubulars,
    productLines(`
Luminous {} Tubular Battery | luminous | LUM-BAT | 150Ah 12V: 298,000; 220Ah 12V: 385,000; 250Ah 12V: 442,000 | kg 52, 64, 70
Tall tubular plates that forgive the deep discharges of a bad week.
* {} * Tall tubular * Water gauges * 24 months warranty
`),
  ),
  ...makeProducts(
    lithiumBatteries,
    productLines(`
Felicity {} Lithium Battery | felicity | FEL-LIT | 24V 100Ah 2.5 kWh: 798,000; 48V 100Ah 5 kWh: 1,320,000; 48V 200Ah 10 kWh: 2,280,000 | kg 25, 46, 88
Six thousand cycles: charge it every day and let your child sell it one day.
* {} * LiFePO4, 6,000 cycles * Battery management with display * 5 years warranty

itel {} Lithium Battery | itel | ITL-BAT | 12.8V 100Ah 1.3 kWh: 368,000; 25.6V 100Ah 2.6 kWh: 745,000; 51.2V 100Ah 5 kWh: 1,240,000 | kg 11, 22, 44
Half the weight of lead, and twice the nights.
* {} * LiFePO4, 6,000 cycles * Display and switch * 5 years warranty
`),
  ),
  ...makeProducts(
    sealedBatteries,
    productLines(`
Prag {} Gel Battery | prag | PRG-GEL | 12V 100Ah: 228,000; 12V 200Ah: 398,000 | kg 30, 58
Sealed and spill-free, for a flat where the battery shares the room.
* {} * Gel, no water to add * 12 months warranty

Mercury {} Deep Cycle Battery | mercury | MER-BAT | 12V 100Ah: 212,000; 12V 200Ah: 372,000 | kg 29, 57 | art agm-battery
A steady AGM for UPS racks and small inverters.
* {} * AGM, sealed * 12 months warranty
`),
  ),
  ...makeProducts(
    rechargeables,
    productLines(`
Lontor {} Rechargeable Fan | lontor | LON-RF | CTL-CF046 12-inch: 38,500; CTL-CF040R 16-inch: 58,000; CTL-CF018R 18-inch: 69,500 | in white, black | kg 3, 5, 6 | art rechargeable-fan, standing-rechargeable-fan, standing-rechargeable-fan
The fan that kept whole streets asleep through the blackout.
* LED lamps at the foot * Up to 12 hours on low * Two speeds * Solar input

Qasa {} Rechargeable Fan | qasa | QAS-RF | 12-inch QLF-5012: 36,500; 16-inch QLF-5016: 49,500; 18-inch QLF-5018HR: 64,500 | in white, blue | kg 3, 5, 6 | art rechargeable-fan, standing-rechargeable-fan, standing-rechargeable-fan
Strong on the first speed, stormy on the third, and an honest eight hours on low.
* {} * Up to 8 hours on low * LED lamp * Solar input

OX {} Rechargeable Fan | ox | OX-RF | 16-inch: 62,000; 18-inch: 74,500; 20-inch: 88,500 | in black | kg 6, 7, 9
OX breeze without a socket. Heavy, because the battery is real.
* {} metal blades * Up to 10 hours on low * Lithium battery

Binatone {} Rechargeable Fan | binatone | BIN-RF | RCF-1255 12-inch: 42,500; RCF-1605 16-inch: 61,500; RCF-1855 18-inch: 78,000 | in white, black | kg 3.5, 5.5, 6.5 | art rechargeable-fan, standing-rechargeable-fan, standing-rechargeable-fan
Runs on light and battery and changes over without a pause.
* Up to 9 hours on low * Night light * Timer

Maxi {} Rechargeable Fan | maxi | MAX-RF | 16-inch: 52,500; 18-inch: 62,000 | in black | kg 5, 6
Tall enough for the bed, wide enough for two, plain buttons.
* {} * Up to 7 hours on low * LED lamps
`),
  ),
  ...makeProducts(
    solarFanKits,
    productLines(`
itel {} Solar Fan | itel | ITL-SF | 16-inch with 20W Panel: 72,500; 18-inch with 30W Panel: 86,500 | in white | kg 8, 9
Comes with its own panel and two bulbs: a small power station that blows.
* {} * Two bulbs on cables * Panel included * 12 hours on low
`),
  ),
  ...makeProducts(
    solarFans,
    productLines(`
Felicity {} Solar Fan | felicity | FEL-SF | 16-inch: 56,000; 18-inch: 67,500 | in white | kg 5, 6
Made by people who think in batteries first.
* {} * LiFePO4 battery * Up to 14 hours on low
`),
  ),
  ...makeProducts(
    smallFans,
    productLines(`
Oraimo Breeze {} Rechargeable Fan | oraimo | ORA-RF | Mini: 14,500 | in white, mint | kg 0.4
Clips to a cot, a market stall or the back seat.
* {} * Clip that turns * USB-C charging * Up to 16 hours on low

Oraimo Breeze {} Rechargeable Fan | oraimo | ORA-RFD | Desk 8-inch: 26,800 | in white, mint | kg 1 | art desk-fan
Beside the laptop by day, beside the pillow by night.
* {} * Three speeds * USB-C charging * Up to 16 hours on low
`),
  ),
  ...makeProducts(
    bulbs,
    productLines(`
Philips {} LED Bulb | philips | PHI-LED | 5 W: 1,450; 9 W: 1,950; 12 W: 2,400; 18 W: 3,900 | in white | kg 0.1
Fifteen thousand hours in one screw cap.
* {} * Warm white * E27 screw cap * Does not flicker

Oraimo SmartBulb {} | oraimo | ORA-BLP | 9 W: 4,500 | in white
Comes on softly and stays white for years.
* {} * Soft start * E27 screw cap * Cool white
`),
  ),
  ...makeProducts(
    rechargeableBulbs,
    productLines(`
Lontor {} Rechargeable Bulb | lontor | LON-BLB | 9 W: 3,800; 15 W: 5,200; 20 W: 6,900 | in white | kg 0.2
Light goes, it stays on: up to four hours from the battery in its neck.
* {} * Up to 4 hours without power * Hook included

Oraimo SmartBulb {} | oraimo | ORA-BLB | 12 W Rechargeable: 6,800 | in white
Screwed into its cap it is a torch for the stairs.
* {} * Soft start * Up to 4 hours without power * Hook and torch cap
`),
  ),
  ...makeProducts(
    outdoorLights,
    productLines(`
Philips LED {} | philips | PHI-FLD | Floodlight 50 W: 18,500; Floodlight 100 W: 32,500 | in black | kg 1, 2
For compounds, shopfronts and viewing centres.
* {} * Daylight * IP65
`),
  ),
  ...makeProducts(
    tubes,
    productLines(`
Philips LED {} | philips | PHI-TUB | Tube 4-foot: 5,800 | in white
A white line of light for kitchen, passage and shop.
* {} * 20 W * Daylight * With batten
`),
  ),
  ...makeProducts(
    streetLights,
    productLines(`
Felicity Solar Street Light {} | felicity | FEL-SSL | 60 W: 48,500; 100 W: 72,500; 200 W: 118,000 | in black | kg 5, 7, 11
Panel, battery and lamp in one: bolt it to a pole and forget the switch.
* {} * Comes on at dusk * Motion sensor * Remote control
`),
  ),
  ...makeProducts(
    lanterns,
    productLines(`
Lontor {} Rechargeable Lamp | lontor | LON-LMP | OL-043 Desk: 9,800; OL-168 Lantern: 13,500; HL-023 Torch: 8,500 | in white, red | kg 0.6, 0.9, 0.5 | art desk-lamp, lantern, torch
Bright enough to mark scripts by.
* Two brightness levels * Up to 12 hours on low * Charges from the mains

Qasa {} Rechargeable Lantern | qasa | QAS-LAN | QLTN-24: 14,500; QLTN-60: 22,500 | in blue, red | kg 1.2, 1.8 | art radio-lantern
With FM radio, for evenings that are dark but not silent.
* FM radio and USB player * Lamp above the speaker * Up to 10 hours

Oraimo Lumi {} | oraimo | ORA-LUM | Desk Lamp: 15,800; Camp Light: 11,500 | in white, black | kg 0.5 | art desk-lamp, camp-light
Soft on the eyes, and light enough for a bag.
* {} * Three colours of light * USB-C charging
`),
  ),
  ...makeProducts(
    solarLanterns,
    productLines(`
itel Solar Lantern {} | itel | ITL-ISL | ISL-10: 12,800 | in white, yellow | kg 0.8
Sun in, light out: a lantern with a small panel on a cable.
* Up to 10 hours on low * Solar panel included * USB socket
`),
  ),
  ...makeProducts(
    homeKits,
    productLines(`
itel Solar Lantern {} | itel | ITL-LAN | Home Kit with 3 Bulbs: 38,500 | in white, yellow
Lights three rooms and fills a phone.
* {} * Solar panel included * USB socket
`),
  ),
  ...makeProducts(
    stabilisers,
    productLines(`
Binatone {} Stabiliser | binatone | BIN-STB | DVS-1000: 38,500; DVS-2000: 52,500; DVS-5000: 118,000 | in black, white | kg 4, 6, 13
Two windows show what comes in and what goes out. The difference is your fridge’s life.
* Input 110 to 260 V * Digital display * Time delay

Qasa {} Stabiliser | qasa | QAS-STB | 1000VA: 29,500; 2000VA: 42,000; 5000VA: 96,500 | in white | kg 4, 6, 12
Does its quiet clicking in the corner and saves boards.
* {} * Input 130 to 260 V * Digital display

Maxi {} Stabiliser | maxi | MAX-STB | 2000VA: 46,500; 5000VA: 104,000 | in black | kg 6, 12
From one fridge to two rooms, without a flicker.
* {} * Copper coil * High and low cut-off
`),
  ),
  ...makeProducts(
    servos,
    productLines(`
Maxi {} Stabiliser | maxi | MAX-SRV | 10kVA Servo: 248,000 | in black
For a whole flat: its motor holds 220 V to the volt.
* {} * Copper coil * Two meters * High and low cut-off
`),
  ),
  ...makeProducts(
    avrs,
    productLines(`
Mercury {} AVR | mercury | MER-AVR | 600 VA: 21,500; 1200 VA: 32,500 | in black | kg 2.5, 3.5
For computers and TVs, small enough to stand behind them.
* {} * Four sockets * Surge protection
`),
  ),
  ...makeProducts(
    extensions,
    productLines(`
Philips {} Extension Box | philips | PHI-EXT | 4-way 3 m: 14,500; 6-way 3 m: 18,900; 6-way 5 m with USB: 26,500 | in white | art extension-box, six-way-extension, usb-six-way-extension
Shutters in the sockets, a switch that glows, cable as thick as promised.
* {} * Surge protection * Real 1.25 mm copper

Binatone {} Extension Box | binatone | BIN-EXT | 4-way: 9,800; 6-way: 12,500 | in white, black | art switched-extension-box, switched-six-way-extension
Individual switches, so that the decoder can sleep alone.
* {} * Switch for each socket * Cable of 3 metres

Oraimo PowerHub {} Extension | oraimo | ORA-HUB | 4-way with USB-C: 16,800 | in white | art usb-extension-box
Four plugs and two cables on one short board beside the bed.
* {} * USB-A and USB-C * Surge protection to 380 V

Oraimo PowerHub {} Extension | oraimo | ORA-HUBT | Tower 8-way: 28,500 | in white | kg 1.6 | art tower-extension
The tower that charges a whole family from one corner.
* {} * Three USB sockets * Surge protection to 380 V
`),
  ),
]
