import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const laptops: ProductGroup = {
  category: 'laptops',
  art: 'laptop',
  kg: 2.4,
  maxDiscount: 24,
  option: 'Memory',
  colourIsChoice: true,
  features: ['UK keyboard', '12 months warranty'],
  advice: [
    'For documents, browser and accounts 8 GB are enough. Take 16 for many tabs, code or pictures.',
    'Battery hours are those of the maker. With Chrome and a bright screen count on two thirds.',
    'Windows comes activated.',
    'A laptop charger of 45 to 65 W runs from the smallest inverter; check that yours gives a clean sine wave.',
  ],
  box: ['The laptop', 'Charger with UK plug', 'Warranty card'],
}

const gamingLaptops: ProductGroup = {
  ...laptops,
  art: 'gaming-laptop',
  advice: [
    'It draws up to 170 W while you play: an inverter of 500 VA carries it.',
    'Lift its back by two fingers; the fans breathe from below.',
    'Windows comes activated.',
  ],
}

const macs: ProductGroup = {
  ...laptops,
  art: 'notch-laptop',
  advice: [
    'Battery hours are those of the maker. With Chrome and a bright screen count on two thirds.',
    'Two accounts keep work and family apart; each has its own desk and files.',
    'A laptop charger of 45 to 65 W runs from the smallest inverter; check that yours gives a clean sine wave.',
  ],
}

const usedLaptops: ProductGroup = {
  ...laptops,
  maxDiscount: 20,
  form: 'UK used',
  features: ['Graded A: light marks only', '3 months seller’s warranty'],
  advice: [
    'These come from British offices that renew every three years. Batteries are tested to hold two hours or more.',
    'The keyboard is UK or US.',
    'Each disk is wiped and Windows is installed afresh with its own licence.',
  ],
  box: ['The laptop', 'Charger'],
}

const usedMacs: ProductGroup = {
  ...usedLaptops,
  advice: [
    'It is signed out of its former account, so that yours goes in on the first evening.',
    'The keyboard is UK or US.',
  ],
}

const desktops: ProductGroup = {
  category: 'desktops-monitors',
  art: 'desktop',
  kg: 7,
  maxDiscount: 24,
  features: ['12 months warranty'],
  advice: [
    'A UPS of 650 VA gives ten minutes to save and shut down, and spares the disk many shocks.',
    'The screen is bought apart: any with HDMI fits.',
  ],
  box: ['The computer', 'Power cable', 'User guide'],
}

const allInOnes: ProductGroup = {
  ...desktops,
  art: 'all-in-one',
  features: ['Screen and computer in one', '12 months warranty'],
  advice: [
    'A UPS of 650 VA gives ten minutes to save and shut down, and spares the disk many shocks.',
    'Brush the vents every few months, with the plug out.',
    'Makers allow up to two dead points: look at a white page on the first day.',
  ],
  box: ['The computer', 'Keyboard and mouse', 'Power cable', 'User guide'],
}

const monitors: ProductGroup = {
  ...desktops,
  art: 'monitor',
  advice: [
    'Makers allow up to two dead points: look at a white page on the first day.',
    'An HDMI cable is included, a DisplayPort cable is not.',
    'The upper edge belongs at the height of your eyes; a ream of paper below the foot helps.',
  ],
  box: ['The monitor', 'Foot', 'Power and HDMI cables'],
}

const printers: ProductGroup = {
  category: 'printers',
  art: 'printer',
  kg: 6,
  maxDiscount: 22,
  features: ['USB cable included', '12 months warranty'],
  advice: [
    'Print one coloured page a week. Ink that stands still dries, most of all in harmattan.',
    'Cartridges suit those who print little; from 100 pages a month on, ink tanks win.',
  ],
  box: ['The printer', 'First set of cartridges', 'Power and USB cables'],
}

const tankPrinters: ProductGroup = {
  ...printers,
  art: 'tank-printer',
  advice: [
    'Ink tanks cost more at first and a tenth per page afterwards. From 100 pages a month they win.',
    'Print one coloured page a week. Ink that stands still dries, most of all in harmattan.',
    'Carry it level once the tanks are full.',
  ],
  box: ['The printer', 'First set of ink bottles', 'Power and USB cables'],
}

const laserPrinters: ProductGroup = {
  ...printers,
  art: 'laser-printer',
  advice: [
    'Toner does not dry: a laser printer may rest for months between two jobs.',
    'It pulls about 600 W for the seconds in which it warms up; a small inverter may trip.',
  ],
  box: ['The printer', 'First toner', 'Power and USB cables'],
}

const simRouters: ProductGroup = {
  category: 'networking',
  art: 'sim-router',
  kg: 0.5,
  maxDiscount: 33,
  features: ['12 months warranty'],
  advice: [
    'Speed depends on the mast near you: ask a neighbour how the network does in the evening.',
    'Change the password on the label on the first evening; half the compound has read it.',
    'Place it at a window that looks towards the mast.',
  ],
  box: ['The router', 'Power adapter', 'Quick start guide'],
}

const pocketRouters: ProductGroup = {
  ...simRouters,
  art: 'pocket-router',
  kg: 0.2,
  advice: [
    'Speed depends on the mast near you: ask a neighbour how the network does in the evening.',
    'Change the password on the label on the first evening; half the compound has read it.',
    'It sleeps when nobody is on it; press once to wake it.',
  ],
  box: ['The pocket router with its battery', 'USB cable', 'Quick start guide'],
}

const homeRouters: ProductGroup = {
  ...simRouters,
  art: 'router',
  advice: [
    'Change the password on the label on the first evening; half the compound has read it.',
    'Place it high and in the open: a cupboard costs half of the signal.',
    'It takes the line of your provider by cable; a SIM does not go in.',
  ],
}

const adapters: ProductGroup = {
  ...simRouters,
  art: 'wifi-adapter',
  advice: [
    'Windows 10 and 11 know it at once; for older ones the driver is on the maker’s site.',
    'In a USB 3 socket it is quicker, those are the blue ones.',
  ],
  box: ['The adapter', 'Quick start guide'],
}

const storage: ProductGroup = {
  category: 'storage',
  art: 'flash-drive',
  kg: 0.1,
  maxDiscount: 44,
  colourIsChoice: true,
  features: ['Full capacity', '24 months warranty'],
  advice: [
    'Computers count in other units than makers: 64 GB show as about 59, and 1 TB as about 931 GB. That is normal.',
    'Keep two copies of what you cannot lose. A drive is not a backup when it is the only copy.',
    'Eject before you pull: most broken files come from haste.',
  ],
  box: ['One piece in its sealed pack'],
}

const externalDrives: ProductGroup = {
  ...storage,
  art: 'external-drive',
  features: ['24 months warranty'],
  box: ['The drive', 'Its USB cable'],
}

const internalDrives: ProductGroup = {
  ...storage,
  art: 'hard-drive',
  features: ['For building in', '24 months warranty'],
  advice: [
    'Computers count in other units than makers: 1 TB shows as about 931 GB. That is normal.',
    'Keep two copies of what you cannot lose. A drive is not a backup when it is the only copy.',
    'The SATA cable and the screws come with the computer or are bought apart.',
  ],
  box: ['The drive in its bag'],
}

export const computingProducts = [
  ...makeProducts(
    laptops,
    productLines(`
HP 15 Intel Core i3 Laptop | hp | HP-15I3 | 8GB + 256GB: 468,000; 8GB + 512GB: 505,000 | in silver
The student’s and shopkeeper’s HP: full keyboard with number block, thirteenth-generation Core, no
drama.
* 15.6-inch Full HD * Intel Core i3-1315U * Number pad * Windows 11 Home * Up to 7 hours

HP 250 G10 Core i5 Laptop | hp | HP-250G10 | 8GB + 512GB: 638,000; 16GB + 512GB: 702,000 | in charcoal
Built for offices that buy twenty at once: sturdy hinge, network socket, easy to open and to mend.
* 15.6-inch Full HD * Intel Core i5-1334U * LAN socket * Memory can be added * Up to 8 hours

HP Pavilion Plus 14 | hp | HP-PAV14 | 16GB + 512GB: 985,000; 16GB + 1TB: 1,060,000 | in silver, blue
A 2.8K OLED in an aluminium shell of 1.4 kilograms; designers with a bus to catch buy this one.
* 14-inch 2.8K OLED, 120 Hz * Intel Core Ultra 5 * 5 MP camera * Backlit keys

HP EliteBook 640 G11 | hp | HP-EB640 | 16GB + 512GB: 1,285,000; 32GB + 1TB: 1,520,000 | in silver
For contracts and board packs: fingerprint, privacy shutter, and a body that passes military drop
tests.
* 14-inch Full HD * Intel Core Ultra 7 * Fingerprint and face login * Backlit, spill-proof keys

Dell Inspiron 15 3530 | dell | DEL-3530 | 8GB + 512GB: 598,000; 16GB + 512GB: 662,000 | in black
The black Dell on every other desk, with a 120 Hz screen that spares the eyes.
* 15.6-inch Full HD, 120 Hz * Intel Core i5-1334U * ExpressCharge * Windows 11 Home

Dell Latitude 3450 | dell | DEL-L3450 | 8GB + 512GB: 925,000; 16GB + 512GB: 998,000 | in grey
A business machine whose parts can be had in Ikeja ten years from now.
* 14-inch Full HD * Intel Core i5-1335U * Socketed memory * LAN socket

Dell XPS 13 | dell | DEL-XPS13 | 16GB + 512GB: 2,080,000; 32GB + 1TB: 2,460,000 | in charcoal
Twenty hours on battery: from Monday’s meeting to Tuesday’s flight without a plug.
* 13.4-inch display to the edge * Snapdragon X Elite * Up to 20 hours * 1.2 kg

Lenovo IdeaPad Slim 3 | lenovo | LEN-IPS3 | 8GB + 256GB: 452,000; 8GB + 512GB: 489,000; 16GB + 512GB: 548,000 | in grey
The best-balanced cheap laptop we know: quiet, light, and with a shutter over the camera.
* 15.6-inch Full HD * AMD Ryzen 5 7520U * Camera shutter * Rapid charge

Lenovo ThinkPad E14 Gen 6 | lenovo | LEN-E14 | 16GB + 512GB: 1,120,000; 24GB + 512GB: 1,210,000 | in black | art red-dot-laptop
The keyboard that writers and programmers ask for by name, red dot and all.
* 14-inch WUXGA * Intel Core Ultra 5 * TrackPoint * Two memory sockets

Acer Aspire 3 15 | acer | ACR-ASP3 | 8GB + 256GB: 425,000; 8GB + 512GB: 459,000 | in silver
The cheapest new laptop here that we would give to our own niece.
* 15.6-inch Full HD * AMD Ryzen 3 7320U * Wi-Fi 6 * 1.7 kg

Asus Vivobook 15 | asus | ASU-VB15 | 8GB + 512GB: 515,000; 16GB + 512GB: 572,000 | in blue, silver
Thin, cheerful, and with a hinge that lies flat so that two can look at one screen.
* 15.6-inch Full HD * Intel Core i5-1235U * Camera shutter * Fingerprint login

Asus Zenbook 14 OLED | asus | ASU-ZB14 | 16GB + 512GB: 1,340,000; 16GB + 1TB: 1,430,000 | in navy
OLED, fifteen hours and 1.2 kilograms: the one that frequent fliers keep.
* 14-inch 3K OLED, 120 Hz * Intel Core Ultra 7 * Up to 15 hours * Metal body
`),
  ),
  ...makeProducts(
    gamingLaptops,
    productLines(`
Lenovo LOQ 15 Gaming Laptop | lenovo | LEN-LOQ15 | 16GB + 512GB: 1,480,000; 16GB + 1TB: 1,560,000 | in grey | kg 3.4
A GeForce for games at night and renders by day. It is not silent; nothing this quick is.
* 15.6-inch Full HD, 144 Hz * Intel Core i5 HX * GeForce RTX 4050 6 GB * Four-zone keyboard

Acer Nitro V 15 | acer | ACR-NTV15 | 16GB + 512GB: 1,295,000 | in black | kg 3.2
Starts in the games and ends in AutoCAD. Fans can be set to calm for class.
* 15.6-inch Full HD, 165 Hz * Intel Core i5-13420H * GeForce RTX 4050 * Two memory sockets
`),
  ),
  ...makeProducts(
    macs,
    productLines(`
Apple MacBook Air 13 M4 | apple | APL-MBA13 | 16GB + 256GB: 1,820,000; 16GB + 512GB: 2,140,000; 24GB + 512GB: 2,430,000 | in silver, navy, sky-blue
No fan, so no dust and no noise; a full working day on one charge, light or no light.
* 13.6-inch Liquid Retina * Apple M4 * Up to 18 hours * MagSafe charging * 1.24 kg

Apple MacBook Pro 14 M5 | apple | APL-MBP14 | 16GB + 512GB: 2,890,000; 24GB + 1TB: 3,480,000 | in charcoal, silver
For editors and engineers whose hours cost more than the machine.
* 14.2-inch XDR, 120 Hz * Apple M5 * Up to 24 hours * Three Thunderbolt, HDMI, card slot
`),
  ),
  ...makeProducts(
    usedLaptops,
    productLines(`
HP EliteBook 840 G5, UK Used | hp | HP-840G5-UK | 8GB + 256GB: 268,000; 16GB + 512GB: 328,000 | in silver
The tokunbo laptop of choice: aluminium, quick enough, and parts in every shop of Computer Village.
* 14-inch Full HD * Intel Core i5, 8th generation * Backlit keys * Fingerprint

Dell Latitude 7490, UK Used | dell | DEL-7490-UK | 8GB + 256GB: 258,000; 16GB + 256GB: 296,000 | in black
Carbon lid, bright keys and the habit of outliving its owners’ contracts.
* 14-inch Full HD * Intel Core i5, 8th generation * Backlit keys * 1.5 kg

Lenovo ThinkPad T480, UK Used | lenovo | LEN-T480-UK | 8GB + 256GB: 272,000; 16GB + 512GB: 335,000 | in black | art red-dot-laptop
Two batteries, one of which can be changed while it runs. Programmers collect them.
* 14-inch Full HD * Intel Core i5, 8th generation * Two batteries * Every part replaceable

Lenovo ThinkPad X1 Carbon Gen 7, UK Used | lenovo | LEN-X1C7-UK | 16GB + 256GB: 425,000; 16GB + 512GB: 458,000 | in black | art red-dot-laptop
A thousand grams of executive machine at a third of its first price.
* 14-inch Full HD * Intel Core i7, 8th generation * 1.1 kg * Fingerprint
`),
  ),
  ...makeProducts(
    usedMacs,
    productLines(`
Apple MacBook Air M1, UK Used | apple | APL-MBAM1-UK | 8GB + 256GB: 785,000; 16GB + 256GB: 892,000 | in silver, charcoal, gold
The used Mac that made new ones hard to justify.
* 13.3-inch Retina * Apple M1 * Battery health at least 85 percent * Touch ID
`),
  ),
  ...makeProducts(
    desktops,
    productLines(`
HP Pro Tower 290 G9 Core {} Desktop | hp | HP-290G9 | i3: 485,000; i5: 642,000 | in black
A tower with room inside: disk, memory and card can follow when the office grows.
* Intel Core {}, 12th generation * 8 GB memory, 512 GB SSD * Keyboard and mouse included * LAN and
Wi-Fi

Dell OptiPlex Micro {} Desktop | dell | DEL-OPM | i3: 598,000; i5: 765,000 | in black | kg 2 | art mini-desktop
Sits behind the monitor and draws no more than a bulb or two.
* Intel Core {}, 14th generation * 8 GB memory, 256 GB SSD * 90 W adapter * Three screens at once
`),
  ),
  ...makeProducts(
    allInOnes,
    productLines(`
HP 24 All-in-One Core {} | hp | HP-AIO24 | i3: 612,000; i5: 798,000 | in white, black | kg 8
One cable for everything: reception desks look tidy with it.
* 23.8-inch Full HD * Intel Core {}, 13th generation * 8 GB memory, 512 GB SSD * Pop-up camera

Apple iMac 24 M4 | apple | APL-IMAC24 | 2,480,000 | in blue, silver | kg 6 | art chin-all-in-one
A 4.5K screen with a computer hidden in its chin.
* 24-inch 4.5K Retina * Apple M4 * 16 GB memory, 256 GB SSD * Magic Keyboard included
`),
  ),
  ...makeProducts(
    printers,
    productLines(`
HP DeskJet {} All-in-One Printer | hp | HP-DJ | 2320: 78,500; 2875 Wi-Fi: 102,000; 4275e Wi-Fi: 128,000 | in white
Prints, scans and copies the family’s forms; small enough for a shelf.
* Print, scan, copy * Colour ink cartridges * 60-sheet tray
`),
  ),
  ...makeProducts(
    tankPrinters,
    productLines(`
HP Smart Tank {} Printer | hp | HP-ST | 520: 248,000; 580 Wi-Fi: 286,000; 750 Duplex: 398,000 | in charcoal
Ink in bottles, thousands of pages before the next. Cybercafés live on it.
* Ink for 6,000 colour pages in the box * Print, scan, copy * Spill-free bottles

Epson EcoTank L{} Printer | epson | EPS-L | 3250: 268,000; 4260 Duplex: 385,000; 5290 with ADF: 452,000 | in black | art tank-printer, tank-printer, feeder-tank-printer
Heat-free printing draws 12 W, so it prints on from the inverter.
* Ink for 4,500 black and 7,500 colour pages * Print, scan, copy * Wi-Fi Direct

Canon Pixma G{} Printer | canon | CAN-G | 2430: 232,000; 3430 Wi-Fi: 268,000 | in black
Photos for passports and albums, from tanks that cost little to fill.
* Ink for 6,000 black pages * Borderless photos * Print heads can be changed at home
`),
  ),
  ...makeProducts(
    laserPrinters,
    productLines(`
HP LaserJet M{} Printer | hp | HP-LJ | 111w: 168,000; 141w All-in-One: 232,000; 404dn: 498,000 | in white | art laser-printer, laser-scanner-printer, laser-printer
Black text that does not smear, forty seconds after the power comes back.
* Laser, black and white * 600 dpi * Toner for 500 pages in the box
`),
  ),
  ...makeProducts(
    simRouters,
    productLines(`
MTN {} Router | mtn | MTN-RTR | 4G Home: 38,500; 5G Home: 68,000 | in white
The yellow network’s own box: put in the SIM, wait for the light, share with the house.
* Any MTN SIM * Up to 32 devices * Two LAN sockets * Name and password on a label

Huawei 4G Router B{} | huawei | HUA-B | 311: 62,000; 535: 98,500 | in white
Takes any SIM and a cable to an outside antenna.
* 4G, any network * LAN sockets * Telephone socket * Antenna sockets
`),
  ),
  ...makeProducts(
    pocketRouters,
    productLines(`
MTN 4G MiFi | mtn | MTN-MIFI | 21,500 | in white, black | kg 0.2
Pocket internet for ten devices and six hours.
* 4G, 150 Mbit/s * Ten devices * 2,150 mAh battery

Huawei E5576 Mobile Wi-Fi | huawei | HUA-E5576 | 38,500 | in white, black | kg 0.2
Open to all Nigerian networks, with an app that shows the data left.
* 4G, any network * 16 devices * 1,500 mAh battery
`),
  ),
  ...makeProducts(
    homeRouters,
    productLines(`
TP-Link Archer C{} Wi-Fi Router | tp-link | TPL-C | 64 AC1200: 42,500; 80 AC1900: 89,000 | in black
For homes with fibre or cable: strong Wi-Fi through block walls.
* Dual band * Gigabit sockets * Parental control * Guest network

TP-Link Deco {} Mesh Wi-Fi, Pack of 3 | tp-link | TPL-DECO | M4: 162,000; X20 Wi-Fi 6: 268,000 | in white | form Pack of 3 | kg 2 | art mesh-routers
Three small towers make one network from the boys’ quarters to the balcony.
* Covers up to 350 square metres * One name for the whole house * Setup by app
`),
  ),
  ...makeProducts(
    adapters,
    productLines(`
TP-Link Archer T3U USB Wi-Fi Adapter | tp-link | TPL-T3U | 19,800 | in black | kg 0.1
Brings an old desktop onto the 5 GHz band for the price of a cable.
* AC1300, dual band * USB 3 * Windows and Linux
`),
  ),
  ...makeProducts(
    storage,
    productLines(`
SanDisk Ultra {} USB 3.0 Flash Drive | sandisk | SND-ULT | 32GB: 9,800; 64GB: 13,500; 128GB: 21,800; 256GB: 38,500 | in black
The black stick with the red slide that lives on key rings, {} of it.
* {} capacity * USB 3.0, up to 130 MB/s * Slides into its body

SanDisk Dual Drive Go {} | sandisk | SND-DDG | 64GB: 17,900; 128GB: 28,500; 256GB: 46,500 | in black, mint | art dual-flash-drive
Moves {} of pictures from phone to laptop without a cable or data.
* {} capacity * USB-C and USB-A * Swivels * 150 MB/s

SanDisk Ultra {} microSD Card | sandisk | SND-USD | 64GB: 12,800; 128GB: 19,500; 256GB: 34,900; 512GB: 68,500 | in grey | art microsd-card
{} for phones, cameras and dashcams, with an adapter for the laptop.
* {} capacity * A1 for apps * Up to 140 MB/s * SD adapter included
`),
  ),
  ...makeProducts(
    externalDrives,
    productLines(`
Seagate One Touch {} External Drive | seagate | SGT-OT | 1TB: 98,500; 2TB: 138,000; 4TB: 228,000 | in black, silver | kg 0.3
A pocket disk for {} of films, ledgers or the wedding nobody has edited yet.
* {} capacity * USB 3.2 * No power adapter needed * Backup software

SanDisk Extreme Portable SSD {} | sandisk | SND-SSD | 500GB: 148,000; 1TB: 208,000; 2TB: 348,000 | in black | kg 0.1 | art portable-ssd
Ten times as quick as a disk and it survives a fall from two metres.
* {} capacity * Up to 1,050 MB/s * IP65 * Carabiner loop
`),
  ),
  ...makeProducts(
    internalDrives,
    productLines(`
Seagate BarraCuda {} Desktop Hard Drive | seagate | SGT-BC | 1TB: 78,000; 2TB: 108,000 | in silver | kg 0.6
For towers and CCTV recorders that need {} more.
* {} capacity * 3.5-inch SATA * 7,200 turns a minute
`),
  ),
  ...makeProducts(
    monitors,
    productLines(`
HP P{} Monitor | hp | HP-PMON | 22v 21.5-inch: 128,000; 24v 23.8-inch: 162,000; 27v 27-inch: 218,000 | in black | kg 4, 5, 6
Plain, matt and steady: a screen for spreadsheets.
* Full HD * HDMI and VGA * Tilts * Low blue light

Dell {} Monitor | dell | DEL-MON | E2225HM 22-inch: 134,000; S2425H 24-inch: 198,000; S2725H 27-inch: 258,000 | in black, white | kg 4, 5, 6
Thin frame on three sides, so that two stand side by side as one.
* Full HD IPS, 100 Hz * HDMI * ComfortView * VESA mount

Samsung Odyssey G{} Gaming Monitor | samsung | SAM-ODY | 3 24-inch: 248,000; 5 27-inch: 418,000; 5 32-inch: 492,000 | in black | kg 5, 7, 9 | art gaming-monitor, curved-gaming-monitor, curved-gaming-monitor
Smooth enough that the eye stops seeing frames.
* 165 Hz * 1 ms * FreeSync Premium * Height-adjustable stand
`),
  ),
  ...makeProducts(
    {
      ...adapters,
      category: 'desktops-monitors',
      art: 'computer-mouse',
      advice: ['A mat or a plain sheet of paper helps it on glass.'],
      box: ['The mouse', 'Its receiver', 'One battery'],
    },
    productLines(`
Logitech {} | logitech | LOG-MOU | M185 Wireless Mouse: 12,500; M90 USB Mouse: 6,800 | in black | kg 0.15
Small, light, and it outlives the laptop that it was bought for.
* {} * Scroll wheel * For either hand * 1,000 dpi
`),
  ),
  ...makeProducts(
    {
      ...adapters,
      category: 'desktops-monitors',
      art: 'keyboard',
      advice: ['Turn it over and tap it once a month: harmattan dust falls out.'],
      box: ['The keyboard'],
    },
    productLines(`
Logitech {} | logitech | LOG-KEY | K120 USB Keyboard: 14,800; K270 Wireless Keyboard: 26,500 | in black | kg 0.7
Quiet keys that forgive a cup of tea.
* {} * Full size with number pad * Spill-resistant * Feet that fold out
`),
  ),
]
