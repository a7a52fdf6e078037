import { expect, test } from 'vitest'
import type { ArtKind } from './art-kinds.ts'
import { demoData } from './demo.ts'

/** What may be drawn for a product whose name fits; the first pattern of its department that fits counts. */
type Allowed = readonly (readonly [name: RegExp, ...kinds: ArtKind[]])[]

/** By top category. */
const allowed: Readonly<Record<string, Allowed>> = {
  'phones-tablets': [
    [/iPhone XR\b/, 'iphone-one-lens'],
    [/iPhone 11\b/, 'iphone-two-lenses'],
    [/iPhone 1[23] Pro( Max)?\b/, 'iphone-pro-notch'],
    [/iPhone 14 Pro\b/, 'iphone-pro'],
    [/iPhone 17 Pro Max$/, 'iphone-plateau'],
    [/iPhone 13$/, 'iphone-diagonal-notch'],
    [/iPhone 15$/, 'iphone-diagonal'],
    [/iPhone 1[67]$/, 'iphone-pill'],
    [/Galaxy Z Flip\d/, 'folding-phone'],
    [/Galaxy S25 Ultra/, 'phone-five-rings'],
    [/Galaxy S21 Ultra/, 'phone-corner-plate-five'],
    [/Galaxy S22\b/, 'phone-corner-plate'],
    [/Galaxy (S25|A14)\b/, 'phone-three-rings'],
    [/Galaxy A(17|36|56)\b(?!.*(Case|case))/, 'phone-upright-plate'],
    [/Galaxy A07$/, 'phone'],
    [/Pixel 7\b/, 'phone-visor'],
    [/Pixel 9a$/, 'phone-flat-pill'],
    [/^Tecno Pova 7$/, 'phone-triangle-plate'],
    [/^(Tecno Camon 40 Premier|Nokia G42)/, 'phone-upright-plate'],
    [/^(Tecno Spark (Go 2|20 )|Infinix Hot 40 |itel A90)/, 'phone-square-plate'],
    [/^Tecno (Spark 40( Pro)?|Camon 40|Pop 10)$/, 'phone'],
    [/^Infinix Note 50/, 'phone-octagon-plate'],
    [/^Infinix Zero 40$/, 'phone-round-plate'],
    [/^Infinix GT 30 Pro$/, 'phone-gaming'],
    [/^Infinix (Hot 60i|Hot 60 Pro|Smart 10)$/, 'phone'],
    [/^itel S25 Ultra$/, 'phone-three-rings'],
    [/^itel (City 100|Power 70)$/, 'phone'],
    [/^Xiaomi Redmi (15C|Note 14)$/, 'phone-square-plate'],
    [/^Xiaomi Redmi Note 14 Pro/, 'phone-middle-plate'],
    [/^Xiaomi (Redmi A5|Poco X7 Pro)$/, 'phone'],
    [/^(itel (2163|Magic X|Power 900)|Tecno T\d{3}|Nokia (105|150|3210))/, 'feature-phone'],
    [/^(Samsung Galaxy Tab S10 FE|Lenovo Tab M11)$/, 'tablet-with-pen'],
    [
      / (Tab A9|iPad A16 11-inch|iPad Air M3 11-inch|Redmi Pad 2|Megapad 11|VistaTab 30)$/,
      'tablet',
    ],
    [/Power Station Bank/, 'power-station-bank'],
    [/^(Oraimo Traveler|Anker Zolo)/, 'display-power-bank'],
    [/^New Age [\d,]+mAh Power Bank/, 'torch-power-bank'],
    [/^(Oraimo PowerNova|(Xiaomi|itel Star) .*Power Bank)/, 'power-bank'],
    [/Car Charger/, 'car-charger'],
    [/PowerCube \d+W Charger|Charger with Cable/, 'charger-with-cable'],
    [/USB-C Charger|Travel Adapter|Power Adapter/, 'charger'],
    [/Micro-USB Cable/, 'micro-usb-cable'],
    [/USB-C to USB-C Cable|Samsung USB-C Cable/, 'usb-c-to-c-cable'],
    [/USB-C to Lightning Cable/, 'usb-c-to-lightning-cable'],
    [/Lightning Cable/, 'lightning-cable'],
    [/DuraLine 3 USB-C Cable/, 'cable'],
    [/3-in-1 Charging Cable/, 'three-head-cable'],
    [/Clear Shield Case/, 'clear-case'],
    [/Clear Case with MagSafe/, 'magnetic-clear-case'],
    [/Case with Ring/, 'ring-case'],
    [/Silicone Case/, 'phone-case'],
    [/Phone Pouch/, 'phone-pouch'],
    [/^Oraimo Watch ER$/, 'rugged-smart-watch'],
    [/Smart Band \d/, 'fitness-band'],
    [/Galaxy Fit\d/, 'wide-fitness-band'],
    [/Galaxy Watch\d/, 'round-smart-watch'],
    [/^Apple Watch/, 'crown-smart-watch'],
    [/Watch 5 Lite|Redmi Watch|Smart Watch/, 'smart-watch'],
  ],

  'tv-audio': [
    [/ OLED .*TV$/, 'pedestal-television'],
    [/^\w+ \d\d-inch .*TV$/, 'television'],
    [/Bar 300 MK2 Soundbar/, 'soundbar-alone'],
    [/Soundbar$/, 'soundbar'],
    [/Sony .*Home Cinema/, 'soundbar-with-rear-speakers'],
    [/ 2\.1 .*Home Theatre/, 'home-theatre-two'],
    [/ 3\.1 .*Home Theatre/, 'home-theatre-three'],
    [/ 5\.1 .*Home Theatre|Xboom DN\d+W Home Theatre/, 'home-theatre-five'],
    [/JBL Go|Select 4 Go/, 'pocket-speaker'],
    [/JBL (Flip|Charge) \d|Sony ULT Field \d/, 'speaker'],
    [/PartyBox/, 'party-speaker'],
    [/SpaceBox/, 'lamp-speaker'],
    [/Boombox|Soundcore Boom/, 'boombox'],
    [/Soundcore Motion/, 'wide-speaker'],
    [/Speaker IBS-/, 'carry-speaker'],
    [/SpaceBuds|Galaxy Buds FE/, 'stemless-earbuds'],
    [/Riff|Galaxy Buds 3$|AirPods 4|True 1 Air/, 'open-earbuds'],
    [/FreePods|Galaxy Buds 3 Pro|AirPods Pro|Wave Beam|Redmi Buds|Earbuds/, 'earbuds'],
    [/WH-CH520|Tune (520BT|680NC)/, 'on-ear-headphones'],
    [/BoomPop|WH-1000XM\d|Tune 780NC|Soundcore Q\d0i/, 'headphones'],
    [/Logitech H\d+.* Headset/, 'cable-headset'],
    [/Canon EOS/, 'camera'],
    [/Canon Ixus/, 'compact-camera'],
    [/4-camera Dome CCTV Kit/, 'dome-camera-kit-four'],
    [/8-camera Dome CCTV Kit/, 'dome-camera-kit-eight'],
    [/Tapo C200|Smart Camera C301/, 'turning-camera'],
    [/Smart Camera C500 Dual/, 'two-lens-turning-camera'],
    [/Tapo C320WS outdoor/, 'outdoor-camera'],
    [/Tapo C510W outdoor/, 'outdoor-turning-camera'],
  ],

  computing: [
    [/MacBook Air M1\b/, 'laptop'],
    [/MacBook (Air|Pro) 1\d M\d/, 'notch-laptop'],
    [/ThinkPad/, 'red-dot-laptop'],
    [/Gaming Laptop|Acer Nitro/, 'gaming-laptop'],
    [
      /^HP (15 .*|250 .*)Laptop|Pavilion Plus|EliteBook|Inspiron|Latitude|XPS|IdeaPad|Aspire|Vivobook|Zenbook/,
      'laptop',
    ],
    [/Tower .*Desktop/, 'desktop'],
    [/OptiPlex Micro/, 'mini-desktop'],
    [/All-in-One Core/, 'all-in-one'],
    [/iMac/, 'chin-all-in-one'],
    [/Odyssey G3 /, 'gaming-monitor'],
    [/Odyssey G5 /, 'curved-gaming-monitor'],
    [/Monitor/, 'monitor'],
    [/DeskJet/, 'printer'],
    [/L5290 with ADF/, 'feeder-tank-printer'],
    [/Smart Tank|EcoTank|Pixma G/, 'tank-printer'],
    [/LaserJet M\d+w All-in-One/, 'laser-scanner-printer'],
    [/LaserJet/, 'laser-printer'],
    [/MiFi|Mobile Wi-Fi/, 'pocket-router'],
    [/Mesh Wi-Fi, Pack of 3/, 'mesh-routers'],
    [/USB Wi-Fi Adapter/, 'wifi-adapter'],
    [/MTN \dG Home Router|Huawei 4G Router/, 'sim-router'],
    [/Archer C\d+ .*Router/, 'router'],
    [/USB 3\.0 Flash Drive/, 'flash-drive'],
    [/Dual Drive/, 'dual-flash-drive'],
    [/microSD Card/, 'microsd-card'],
    [/External Drive/, 'external-drive'],
    [/Desktop Hard Drive/, 'hard-drive'],
    [/Portable SSD/, 'portable-ssd'],
  ],

  gaming: [
    [/PlayStation 5 Slim Digital/, 'game-console'],
    [/PlayStation 5 Slim Disc/, 'winged-console-disc'],
    [/PlayStation 5 Pro/, 'winged-console-pro'],
    [/PlayStation 4 Slim/, 'flat-console'],
    [/Xbox Series S/, 'small-box-console'],
    [/Xbox Series X/, 'tower-console'],
    [/Switch 2$/, 'hand-console'],
    [/Switch OLED/, 'hand-console-dock'],
    [/DualSense Edge/, 'edge-pad'],
    [/DualSense Controller/, 'touch-plate-pad'],
    [/DualShock 4/, 'touch-bar-pad'],
    [/Xbox Elite/, 'paddle-pad'],
    [/Xbox Wireless Controller/, 'crossed-pad'],
    [/Switch Pro Controller/, 'plain-crossed-pad'],
    [/Gamepad/, 'game-pad'],
    [/Pulse 3D Headset/, 'console-headset'],
    [/Logitech G\d+ .*Headset/, 'gaming-headset'],
  ],

  'home-appliances': [],

  kitchen: [],

  'power-solar': [],

  supermarket: [],

  'mens-fashion': [],

  'womens-fashion': [],

  'health-beauty': [],

  'baby-kids': [],

  'home-furniture': [],

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
