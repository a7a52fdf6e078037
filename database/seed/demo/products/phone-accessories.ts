import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const powerBanks: ProductGroup = {
  category: 'power-banks',
  art: 'power-bank',
  kg: 0.5,
  maxDiscount: 38,
  colourIsChoice: true,
  features: ['Protected against overcharge and short circuit', '12 months warranty'],
  advice: [
    'The figure on the bank is that of the cells; about two thirds of it reach your phone, with every maker. A 20,000 mAh bank fills a 5,000 mAh phone between two and three times.',
    'Airlines allow up to 100 Wh, about 27,000 mAh, in hand luggage only.',
    'Charge the bank itself with a fast charger, otherwise a large one takes the whole night.',
  ],
  box: ['The power bank', 'USB-C cable', 'User guide'],
}

const chargers: ProductGroup = {
  category: 'chargers-cables',
  art: 'charger',
  kg: 0.15,
  maxDiscount: 45,
  features: ['Works with 100 to 240 V', '6 months warranty'],
  advice: [
    'A phone takes only what it asks for, so a stronger charger does it no harm.',
    'Fast charging needs three things that fit: phone, charger and cable. The weakest of them decides.',
  ],
  box: ['The charger in its sealed pack; the cable is bought apart'],
}

const chargersWithCable: ProductGroup = {
  ...chargers,
  art: 'charger-with-cable',
  box: ['The charger', 'Its cable'],
}

const carChargers: ProductGroup = {
  ...chargers,
  art: 'car-charger',
  features: ['Works with 12 and 24 V sockets', '6 months warranty'],
  advice: [
    'A phone takes only what it asks for, so a stronger charger does it no harm.',
    'In some cars the socket stays live when the key is out: pull the charger when you park for days.',
  ],
  box: ['The charger in its sealed pack'],
}

const cables: ProductGroup = {
  ...chargers,
  art: 'cable',
  kg: 0.08,
  features: ['Reinforced neck', '6 months warranty'],
  advice: [
    'Fast charging needs three things that fit: phone, charger and cable. The weakest of them decides.',
    'Pull at the plug, not at the cord, and a cable of this kind lasts well over a year.',
  ],
  box: ['One cable in its sealed pack'],
}

const cases: ProductGroup = {
  category: 'phone-cases',
  art: 'phone-case',
  kg: 0.08,
  maxDiscount: 55,
  option: 'Model',
  features: ['Raised edge guards screen and camera'],
  advice: [
    'Choose your exact model: a case for the plain one does not fit the Pro, whatever the man in traffic says.',
    'Wireless charging works through it.',
  ],
  box: ['One case'],
}

const clearCases: ProductGroup = {
  ...cases,
  art: 'clear-case',
  advice: [
    'Choose your exact model: a case for the plain one does not fit the Pro, whatever the man in traffic says.',
    'Clear soft cases turn yellow with sun and sweat after some months. That is the plastic, not dirt.',
  ],
}

const ringCases: ProductGroup = {
  ...cases,
  art: 'ring-case',
  advice: [
    'Choose your exact model: a case for the plain one does not fit the Pro, whatever the man in traffic says.',
    'The ring holds the phone across, for films; for wireless charging take the case off.',
  ],
}

const pouches: ProductGroup = {
  ...cases,
  art: 'phone-pouch',
  option: 'Size',
  features: ['Closes with a snap'],
  advice: [
    'Measure your phone with its case on.',
    'Wash it by hand in cold water; the first wash lets some colour go.',
  ],
  box: ['One pouch with its strap'],
}

const watches: ProductGroup = {
  category: 'smart-watches',
  art: 'smart-watch',
  kg: 0.25,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['Works with Android and iPhone', '12 months warranty'],
  advice: [
    'Pulse and oxygen are good to know and no replacement for a doctor’s instrument.',
    'Battery days are told for normal use; a bright screen shortens them.',
  ],
  box: ['The watch with strap', 'Magnetic charging cable', 'User guide'],
}

const galaxyWatches: ProductGroup = {
  ...watches,
  features: ['Works with Android phones', '12 months warranty'],
}

const appleWatches: ProductGroup = {
  ...watches,
  art: 'crown-smart-watch',
  features: ['Works with iPhone', '12 months warranty'],
  advice: [
    'The pulse is good to know and no replacement for a doctor’s instrument.',
    'Rinse it with fresh water after the sea.',
  ],
}

export const phoneAccessoryProducts = [
  ...makeProducts(
    powerBanks,
    productLines(`
Oraimo PowerNova {} | oraimo | ORA-PNOVA | 10,000mAh: 16,900; 20,000mAh: 26,500; 30,000mAh: 38,900 | in black | kg 0.3, 0.5, 0.8
The Nova is the bank you see in every danfo, and for good reason: {} for a sum that a
trader can spare.
* {} capacity * 12 W output * Two USB ports * Charge level in four lights

Oraimo Traveler 4 {} | oraimo | ORA-TRV4 | 10,000mAh: 21,500; 20,000mAh: 33,800 | in black, white | kg 0.3, 0.5 | art display-power-bank
A display counts down the percentage, so that you never guess whether the bank will see you home.
* {} capacity * 22.5 W fast charging * Number display * USB-C in and out

Oraimo Boost 50,000mAh Power Station Bank | oraimo | ORA-BOOST50 | 78,500 | in black | kg 1.3 | art power-station-bank
A small power plant: router, two phones and a lamp through a night without light.
* 50,000 mAh capacity * 22.5 W output, four ports * Built-in torch * Carry handle

Anker Zolo {} Power Bank | anker | ANK-ZOLO | 10,000mAh: 34,500; 20,000mAh: 49,800 | in black, white | kg 0.25, 0.4 | art display-power-bank
Dearer, lighter and truer to its number than most. The cable is part of the body, so it cannot stay
at home.
* {} capacity * 30 W output * Built-in USB-C cable * Number display

Xiaomi {} Power Bank 33W | xiaomi | XIA-PB33 | 10,000mAh: 28,900; 20,000mAh: 42,500 | in navy | kg 0.25, 0.45
Charges a Redmi at its full speed and any other phone at a decent one.
* {} capacity * 33 W output * USB-C in and out * Charges two devices at once

New Age {} Power Bank | new-age | NEW-PB | 10,000mAh: 14,800; 20,000mAh: 23,900; 60,000mAh: 82,000 | in black | kg 0.3, 0.5, 1.5 | art torch-power-bank
A Nigerian name with service centres in Lagos, Abuja and Port Harcourt that actually open the bank
and mend it.
* {} capacity * 22.5 W output * LED torch * Service centres in Nigeria

itel Star 200C {} Power Bank | itel | ITL-STAR | 10,000mAh: 13,500; 20,000mAh: 21,900 | in white | kg 0.3, 0.5
Nothing fancy: it stores, it charges, and it costs little.
* {} capacity * 12 W output * Two inputs * Slim body
`),
  ),
  ...makeProducts(
    chargersWithCable,
    productLines(`
Oraimo PowerCube {} Charger | oraimo | ORA-PCUBE | 12W: 5,900; 18W: 8,500; 33W: 13,900; 65W: 24,500 | in white
A compact {} plug that stays cool in the three-pin extension under the table.
* {} output * Three-pin UK plug * Surge protection to 280 V * Cable included

New Age {} Fast Charger with Cable | new-age | NEW-CHG | 18W: 6,800; 33W: 10,900 | in black
Plug and a one-metre cable together, for the office drawer or the guest room.
* {} output * USB-C cable included * UK plug
`),
  ),
  ...makeProducts(
    chargers,
    productLines(`
Anker Nano {} USB-C Charger | anker | ANK-NANO | 20W: 19,500; 45W: 34,900; 65W: 46,500 | in black, white
Smaller than a matchbox and strong enough for {}: one plug for phone, tablet and, with the larger
ones, the laptop.
* {} output * USB-C * Three-pin UK plug * Temperature watched 200 times a second

Samsung {} Travel Adapter | samsung | SAM-TA | 25W: 18,900; 45W: 29,500 | in black
The plug that Samsung leaves out of the carton. Made for the
current Galaxy phones.
* {} Super Fast Charging * USB-C * UK plug

Apple 20W USB-C Power Adapter | apple | APL-20W | 36,500 | in white
The adapter for every iPhone since the 8. Half a charge in half an hour.
* 20 W output * USB-C * UK plug * Original, serial number on the pack
`),
  ),
  ...makeProducts(
    carChargers,
    productLines(`
Oraimo Highway 4 Car Charger | oraimo | ORA-HWY4 | 8,900 | in black
Two phones in Lagos traffic, both fast.
* 36 W in total * USB-C and USB-A * Metal body * Glows softly at night
`),
  ),
  ...makeProducts(
    cables,
    productLines(`
Oraimo DuraLine 3 {} Cable | oraimo | ORA-DURA | Micro-USB: 3,200; USB-C: 3,800; Lightning: 4,900 | in black | art micro-usb-cable, cable, lightning-cable
Braided and bent twelve thousand times in the lab. The {} end fits tightly and stays.
* {} plug * 1 metre, braided * 2.4 A * Data and charging

Anker PowerLine III {} Cable | anker | ANK-PL3 | USB-C to USB-C: 12,500; USB-C to Lightning: 15,900 | in black, white | art usb-c-to-c-cable, usb-c-to-lightning-cable
A {} cable made to outlive the phone it charges.
* {} * 1.8 metres * 60 W * Certified by the phone makers

Samsung USB-C Cable 60W | samsung | SAM-CAB60 | 8,400 | in white, black | art usb-c-to-c-cable
The cable that comes with a Galaxy, for when the first one has gone to school with somebody.
* USB-C to USB-C * 1 metre * 60 W * Data and charging

New Age 3-in-1 Charging Cable | new-age | NEW-3IN1 | 4,600 | in red, black | art three-head-cable
One lead with three heads, for the car that carries three kinds of phones.
* USB-C, Lightning and Micro-USB * 1.2 metres, braided * 3 A
`),
  ),
  ...makeProducts(
    clearCases,
    productLines(`
Oraimo Clear Shield Case for Tecno | oraimo | ORA-CLR-TEC | Spark 40: 4,500; Camon 40: 4,900; Pova 7: 4,900 | in white
Clear as water, with air cushions in the four corners where phones land.
* Clear soft shell * Air cushions in the corners * Buttons stay easy to press

Oraimo Clear Shield Case for Infinix | oraimo | ORA-CLR-INF | Hot 60i: 4,500; Hot 60 Pro: 4,900; Note 50: 5,200 | in white
The same cushioned clear shell, cut for Infinix cameras.
* Clear soft shell * Air cushions in the corners * Dust plug for the port
`),
  ),
  ...makeProducts(
    cases,
    productLines(`
Samsung Silicone Case | samsung | SAM-SIL | Galaxy A17: 14,500; Galaxy A36: 15,900; Galaxy A56: 16,500; Galaxy S25: 24,900 | in navy, pink, mint
Soft to hold and washable with soap, from the people who made the phone.
* Liquid silicone * Soft lining * Washable

Apple Clear Case with MagSafe | apple | APL-MAGC | iPhone 15: 48,500; iPhone 16: 52,000; iPhone 17: 56,500 | in white | art magnetic-clear-case
Shows the colour you paid for and snaps onto chargers and wallets.
* Magnets for MagSafe * Scratch-resistant coating * Does not yellow easily
`),
  ),
  ...makeProducts(
    ringCases,
    productLines(`
New Age Armour Case with Ring | new-age | NEW-ARM | Spark 40: 5,800; Hot 60 Pro: 5,800; Galaxy A17: 6,200; Redmi Note 14: 6,200 | in black, red, blue
Two layers and a ring that holds the phone on a motorcycle’s dashboard or a kitchen shelf.
* Two layers * Turning ring and stand * Corners of rubber
`),
  ),
  ...makeProducts(
    pouches,
    productLines(`
Eko Stitch Adire Phone Pouch | eko-stitch | EKO-POUCH | Up to 6.5 inches: 6,900; Up to 6.9 inches: 7,400 | in indigo, wine
Sewn in Abeokuta from real adire, with a pocket for two cards and the transport money.
* Hand-dyed cotton * Shoulder strap * Two card pockets
`),
  ),
  ...makeProducts(
    watches,
    productLines(`
Oraimo Watch 5 Lite | oraimo | ORA-W5L | 29,500 | in black, silver
Calls from the wrist, a two-inch screen and a week of battery.
* 2.01-inch display * Bluetooth calls * 100 sport modes * 7 days of battery * IP68

Oraimo Watch ER | oraimo | ORA-WER | 46,800 | in black, orange | art rugged-smart-watch
The rugged one, with a torch on its side.
* 1.43-inch AMOLED * LED torch * Bluetooth calls * 14 days of battery * 5 ATM

Xiaomi Smart Band 10 | xiaomi | XIA-BAND10 | 52,500 | in black, silver, pink | art fitness-band
Light enough to sleep in, and its screen can be read at noon.
* 1.72-inch AMOLED * 21 days of battery * 150 sport modes * 5 ATM

Xiaomi Redmi Watch 5 Active | xiaomi | XIA-RW5A | 58,900 | in black, silver
Big screen, clear calls, eighteen days between charges.
* 2-inch display * Bluetooth calls * 18 days of battery * 5 ATM

itel Alpha 3 Smart Watch | itel | ITL-ALP3 | 18,900 | in black, rose-gold
Steps, messages and calls for the price of a good shirt.
* 1.96-inch display * Bluetooth calls * 7 days of battery * IP67
`),
  ),
  ...makeProducts(
    galaxyWatches,
    productLines(`
Samsung Galaxy Fit3 | samsung | SAM-FIT3 | 89,500 | in grey, silver | art wide-fitness-band
Fall detection calls for help when an old parent slips.
* 1.6-inch AMOLED * Fall detection * 13 days of battery * 5 ATM

Samsung Galaxy Watch8 44mm | samsung | SAM-GW8 | 465,000 | in charcoal, silver | art round-smart-watch
A full computer for Galaxy owners: maps, Gemini, payments and a sleep coach.
* 1.47-inch AMOLED * GPS * ECG and blood pressure * 5 ATM and IP68
`),
  ),
  ...makeProducts(
    appleWatches,
    productLines(`
Apple Watch SE 3 GPS 44mm | apple | APL-WSE3 | 478,000 | in black, silver
The watch that most iPhone owners need and no more than that.
* Retina display, always on * Heart notices * Crash detection * Swim-proof to 50 metres
`),
  ),
]
