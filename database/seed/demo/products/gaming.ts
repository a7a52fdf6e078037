import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const consoles: ProductGroup = {
  category: 'consoles',
  art: 'game-console',
  kg: 5,
  maxDiscount: 18,
  features: ['12 months warranty'],
  advice: [
    'The first update is several gigabytes. Do it at night on a cheap plan.',
    'A console draws up to 200 W while playing. An inverter of 1 kVA carries it with the TV.',
    'Games on disc can be resold and lent; downloads cannot. Choose the drive accordingly.',
  ],
  box: ['The console', 'One controller', 'HDMI and power cables'],
}

const usedConsoles: ProductGroup = {
  ...consoles,
  art: 'flat-console',
  form: 'UK used',
  features: ['3 months seller’s warranty'],
  advice: [
    'A console draws up to 200 W while playing. An inverter of 1 kVA carries it with the TV.',
    'Games on disc can be bought second-hand, resold and lent.',
  ],
  box: ['The console', 'Two controllers', 'HDMI and power cables'],
}

const handConsoles: ProductGroup = {
  ...consoles,
  art: 'hand-console-dock',
  kg: 2,
  features: ['For one to four players', '12 months warranty'],
  advice: [
    'The first update is several gigabytes. Do it at night on a cheap plan.',
    'On its own battery it plays for some hours; the dock charges it and puts it on the TV.',
    'Games on cards can be resold and lent; downloads cannot.',
  ],
  box: ['The console with its two grips', 'Dock', 'HDMI cable and charger'],
}

const controllers: ProductGroup = {
  category: 'game-pads',
  art: 'game-pad',
  kg: 0.4,
  maxDiscount: 36,
  features: ['6 months warranty'],
  advice: [
    'Fake pads update once and never again. The serial number of these is known on the maker’s site.',
    'Sticks wear first. Keep them clean and a little drift can be calibrated away in the settings.',
  ],
  box: ['The pad in its sealed pack'],
}

const rechargeables: ProductGroup = {
  ...controllers,
  art: 'touch-plate-pad',
  advice: [
    'Fake pads update once and never again. The serial number of these is known on the maker’s site.',
    'Sticks wear first. Keep them clean and a little drift can be calibrated away in the settings.',
    'Charge it from the console or from a small phone charger, not from a fast one.',
  ],
}

const gamingHeadsets: ProductGroup = {
  ...controllers,
  art: 'gaming-headset',
  advice: [
    'Turn the voice chat down by a third: shouting ends with the first quiet headset.',
    'Wipe the cushions after a long night; sweat ages them more than use.',
  ],
  box: ['The headset', 'Its cable or wireless stick', 'User guide'],
}

export const gamingProducts = [
  ...makeProducts(
    consoles,
    productLines(`
Sony PlayStation 5 Slim {} | sony | SNY-PS5 | Digital Edition: 825,000; Disc Edition: 965,000 | in white | art game-console, winged-console-disc
The machine that EA FC nights are planned around, slimmer and quieter than the first one.
* 1 TB SSD * 4K at up to 120 frames * DualSense controller * {}

Sony PlayStation 5 Pro | sony | SNY-PS5PRO | 1,480,000 | in white | art winged-console-pro
For 4K sets that deserve it: sharper, smoother, 2 TB inside.
* 2 TB SSD * PSSR upscaling * Wi-Fi 7 * Disc drive sold apart

Microsoft Xbox Series {} | microsoft | MSF-XBX | S 512GB: 585,000; S 1TB: 658,000; X 1TB: 985,000 | in white, black | art small-box-console, small-box-console, tower-console
Game Pass turns it into a library: hundreds of games for a monthly fee.
* Quick SSD * Game Pass ready * Plays four generations of games * Quick Resume
`),
  ),
  ...makeProducts(
    usedConsoles,
    productLines(`
Sony PlayStation 4 Slim {}, UK Used | sony | SNY-PS4-UK | 500GB: 265,000; 1TB: 298,000 | in black
Still the viewing-centre standard, checked, cleaned and given new thermal paste.
* {} disk * Two controllers tested * Fan cleaned * Plays all PS4 discs
`),
  ),
  ...makeProducts(
    handConsoles,
    productLines(`
Nintendo Switch 2 | nintendo | NIN-SW2 | 868,000 | in black | kg 2 | art hand-console
On the TV, on the table, in the car. The one that children and parents really share.
* 7.9-inch 120 Hz display * 256 GB storage * 4K on the TV * Magnetic Joy-Con

Nintendo Switch OLED | nintendo | NIN-OLED | 545,000 | in white, red | kg 2
The bright 7-inch screen makes Mario Kart fair for the back seat.
* 7-inch OLED * 64 GB storage * Dock with LAN socket
`),
  ),
  ...makeProducts(
    rechargeables,
    productLines(`
Sony DualSense Controller | sony | SNY-DS | 118,000 | in white, black, red, blue
Triggers that push back, and a rumble that tells sand from gravel.
* Adaptive triggers * Built-in microphone * USB-C charging

Sony DualShock 4 Controller | sony | SNY-DS4 | 48,500 | in black, blue | art touch-bar-pad
For the PS4 that still works harder than any newer console.
* Touch pad * Light bar * Works with PC and Android

Nintendo Switch Pro Controller | nintendo | NIN-PRO | 112,000 | in black | art plain-crossed-pad
For evenings that last longer than Joy-Con batteries.
* 40 hours of play * Motion and vibration * NFC

Microsoft Xbox Elite Controller Series 2 | microsoft | MSF-ELITE | 268,000 | in black | art paddle-pad
Paddles, swappable sticks and triggers with three stops, for those who play for money.
* Four paddles * Adjustable sticks and triggers * 40 hours of play * Charging case

Sony DualSense Edge Controller | sony | SNY-EDGE | 345,000 | in white | art edge-pad
Stick modules that can be replaced by hand when they drift.
* Changeable stick modules * Back buttons * Profiles * Carry case
`),
  ),
  ...makeProducts(
    controllers,
    productLines(`
Microsoft Xbox Wireless Controller | microsoft | MSF-XC | 98,000 | in black, white, green | art crossed-pad
Comfort for big hands, and plug-and-play on Windows.
* Textured grip * Bluetooth * 40 hours on two AA batteries

Logitech F{} Gamepad | logitech | LOG-F | 310: 28,500; 710 Wireless: 58,000 | in blue, black
For FIFA on the laptop, as in the old days.
* Works with Windows at once * Ten buttons * Familiar layout
`),
  ),
  ...makeProducts(
    gamingHeadsets,
    productLines(`
Sony Pulse 3D Headset | sony | SNY-PULSE | 158,000 | in white, black | art console-headset
Hear footsteps behind you before they hear you.
* 3D audio on PS5 * Two hidden microphones * 12 hours of play

Logitech G{} Gaming Headset | logitech | LOG-GH | 335: 68,500; 733 Lightspeed: 198,000 | in black, white
Light on the head through a whole tournament, and teammates hear you, not the generator.
* Flip-to-mute microphone * Soft band * For console and PC
`),
  ),
]
