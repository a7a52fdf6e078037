import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const smartphones: ProductGroup = {
  category: 'smartphones',
  art: 'phone',
  kg: 0.45,
  maxDiscount: 24,
  option: 'Storage',
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Dial *#06# on the first evening: the number on the screen must be the one on the carton.',
    'The system takes part of the storage from the first day; films and many WhatsApp groups take the rest sooner than you think.',
    'It takes two nano SIMs, so a data line and a call line can live together.',
    'A phone charges coolest out of its case and out of the sun. Heat is what ages a battery here, more than charging does.',
    'It works on MTN, Airtel, Glo and 9mobile.',
  ],
  box: ['The phone', 'USB-C cable', 'SIM pin', 'Warranty card'],
}

const flagships: ProductGroup = {
  ...smartphones,
  advice: [
    'Dial *#06# on the first evening: the number on the screen must be the one on the carton.',
    'The system takes part of the storage from the first day; films and many WhatsApp groups take the rest sooner than you think.',
    'Beside the nano SIM it takes an eSIM, so a data line and a call line can live together. Ask your network for the QR code.',
    'A phone charges coolest out of its case and out of the sun. Heat is what ages a battery here, more than charging does.',
    '5G works where your network has it; everywhere else it goes on in 4G.',
  ],
}

const lightningPhones: ProductGroup = {
  ...flagships,
  box: ['The phone', 'USB-C to Lightning cable', 'SIM pin', 'Warranty card'],
}

const ukUsed: ProductGroup = {
  ...smartphones,
  category: 'uk-used-phones',
  maxDiscount: 18,
  form: 'UK used',
  features: ['Tested on 32 points, factory unlocked', '3 months seller’s warranty'],
  advice: [
    'Used means used: expect light marks on the frame. The screen and the back glass are checked to be free of cracks.',
    'Battery health is 82 percent or more when it is put on sale.',
    'Every phone is signed out of its former account and checked against the lists of stolen phones before it is put on sale.',
    'Unlocking by face or finger is tested, water protection is not: treat a used phone as one that cannot swim.',
  ],
  box: ['The phone', 'A new charging cable', 'SIM pin'],
}

const buttonPhones: ProductGroup = {
  category: 'feature-phones',
  art: 'feature-phone',
  kg: 0.2,
  maxDiscount: 30,
  features: ['Dual SIM', '12 months warranty'],
  advice: [
    'It will not run WhatsApp. That is the point: it calls, it texts, and it does so for days on one charge.',
    'Torch and radio work without any SIM.',
    'Many people keep one as the phone for the bank’s OTP, away from the phone they carry in traffic.',
  ],
  box: ['The phone with its battery', 'Charger', 'User guide'],
}

const tablets: ProductGroup = {
  category: 'tablets',
  art: 'tablet',
  kg: 0.9,
  maxDiscount: 28,
  option: 'Storage',
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'It has no SIM slot: it lives on Wi-Fi or on a phone’s hotspot.',
    'For a child’s lessons, set up a child account first; time limits and app locks are in the settings, not an extra to buy.',
    'A folding cover doubles as a prop and saves the glass.',
  ],
  box: ['The tablet', 'USB-C cable', 'Warranty card'],
}

const simTablets: ProductGroup = {
  ...tablets,
  advice: [
    'With a data SIM inside it goes online wherever a phone does, and other devices can share its line.',
    'For a child’s lessons, set up a child account first; time limits and app locks are in the settings, not an extra to buy.',
    'A folding cover doubles as a prop and saves the glass.',
  ],
}

const penTablets: ProductGroup = {
  ...tablets,
  art: 'tablet-with-pen',
  advice: [
    'It has no SIM slot: it lives on Wi-Fi or on a phone’s hotspot.',
    'The pen sees the side of your hand and ignores it: rest it on the glass as on paper.',
    'A folding cover doubles as a prop and saves the glass.',
  ],
  box: ['The tablet', 'Its pen', 'USB-C cable', 'Warranty card'],
}

const refurbished: ProductGroup = {
  ...ukUsed,
  category: 'trade-in-phones',
  form: 'Refurbished',
  option: undefined,
  colourIsChoice: undefined,
  features: ['Cleaned, tested, worn parts replaced', '3 months warranty'],
  advice: [
    'Refurbished means used and put in order: expect light marks on the frame.',
    'It is signed out of its former account and checked against the lists of stolen phones before it is put on sale.',
    'Water protection is not tested: treat it as one that cannot swim.',
  ],
}

export const phoneProducts = [
  ...makeProducts(
    smartphones,
    productLines(`
Tecno Spark 40 | tecno | TEC-SPK40 | 128GB + 4GB: 182,000; 128GB + 8GB: 204,000; 256GB + 8GB: 232,000 | in black, titanium, white
The Spark 40 is the everyday Tecno: a smooth 120 Hz screen, a battery that is still there at bedtime
and a body thin enough for a shirt pocket.
* 6.67-inch 120 Hz display * Helio G81 processor * 50 MP main camera * 5,200 mAh battery, 45 W
charging * Infrared remote for TV and AC

Tecno Spark 40 Pro | tecno | TEC-SPK40P | 128GB + 8GB: 248,000; 256GB + 8GB: 279,000 | in green, white, black
With an AMOLED screen and a faster chip, the Pro is the Spark for people who watch more than they
call.
* 6.78-inch AMOLED, 144 Hz * Helio G100 Ultimate * 50 MP camera with night mode * 5,200 mAh, 45 W
charging * IP64 against dust and splashes

Tecno Spark Go 2 | tecno | TEC-SPKGO2 | 64GB + 3GB: 121,000; 64GB + 4GB: 129,500; 128GB + 4GB: 144,000 | in green, black, grey | art phone-square-plate
A first smartphone, or a second one for the data line: simple, light and repaired on every street.
* 6.67-inch 120 Hz display * Unisoc T7250 processor * 13 MP rear camera * 5,000 mAh battery * Works
as a walkie-talkie without network nearby

Tecno Camon 40 | tecno | TEC-CAM40 | 128GB + 8GB: 318,000; 256GB + 8GB: 349,000 | in black, green, white
Camon is Tecno’s camera line. This one is tuned for darker skin in bad light: owambe halls, evening
markets, church vigils.
* 6.78-inch AMOLED, 120 Hz * 50 MP Sony sensor with stabiliser * 32 MP selfie camera * 5,200 mAh, 45
W charging * IP66 water and dust protection

Tecno Camon 40 Premier 5G | tecno | TEC-CAM40PR | 256GB + 12GB: 612,000; 512GB + 12GB: 668,000 | in black, mint | art phone-upright-plate
Three 50-megapixel cameras, a real telephoto among them, in a phone that costs half of what the big
names ask.
* 6.67-inch LTPO AMOLED, 144 Hz * 50 MP main, wide and 3x telephoto * Dimensity 8350 processor *
5,100 mAh, 70 W charging * 5G on all Nigerian bands

Tecno Pova 7 | tecno | TEC-POVA7 | 128GB + 8GB: 262,000; 256GB + 8GB: 288,000 | in green, black, silver | art phone-triangle-plate
The Pova is built around its battery. Drivers, traders and gamers buy it because it forgets what a
charger looks like.
* 7,000 mAh battery, 45 W charging * 6.78-inch 120 Hz display * Helio G100 Ultimate * 108 MP main
camera * Reverse charging for another phone

Tecno Pop 10 | tecno | TEC-POP10 | 64GB + 3GB: 108,500; 128GB + 4GB: 126,000 | in black, gold, sky-blue
Pop is the smallest bill in the Tecno family and still gives you WhatsApp, banking and a full day of
charge.
* 6.67-inch display * 5,000 mAh battery * 13 MP rear camera * Side fingerprint reader

Infinix Hot 60i | infinix | INF-HOT60I | 128GB + 4GB: 159,000; 256GB + 8GB: 208,000 | in titanium, green, black
The 60i keeps what matters from the Hot line, a large smooth screen and a long battery, and leaves
the rest for those who need it.
* 6.7-inch 120 Hz display * Helio G81 Ultimate * 50 MP camera * 5,160 mAh, 45 W charging * One-tap
AI key

Infinix Hot 60 Pro | infinix | INF-HOT60P | 128GB + 8GB: 238,000; 256GB + 8GB: 264,000 | in coral, black, titanium
Slim as a biro, with a bright AMOLED panel that can be read at a bus stop at noon.
* 6.78-inch AMOLED, 144 Hz * Helio G200 * 50 MP camera * 5,160 mAh, 45 W charging * IP65, works with
wet fingers

Infinix Smart 10 | infinix | INF-SMT10 | 64GB + 3GB: 116,000; 64GB + 4GB: 124,000; 128GB + 4GB: 138,500 | in black, silver, blue
For a student’s budget: 120 Hz scrolling, a speaker that fills a hostel room and a battery for two
days of light use.
* 6.67-inch 120 Hz display * Unisoc T7250 * Dual speakers * 5,000 mAh battery

Infinix Note 50 | infinix | INF-NOTE50 | 256GB + 8GB: 328,000 | in green, grey, black | art phone-octagon-plate
Metal frame, wireless charging and a 50-megapixel camera: the Note 50 borrows from phones twice its
price.
* 6.78-inch AMOLED, 144 Hz * Helio G100 Ultimate * 50 MP stabilised camera * 5,200 mAh, 45 W cable
and 30 W wireless * JBL-tuned speakers

Infinix Note 50 Pro+ 5G | infinix | INF-NOTE50PP | 256GB + 12GB: 545,000 | in titanium, grey, purple | art phone-octagon-plate
The fullest Note: 100 W charging takes it from nothing to full while you bathe and dress.
* 6.78-inch AMOLED, 144 Hz * Dimensity 8350 Ultimate, 5G * 50 MP with 3x telephoto * 5,200 mAh, 100
W charging * IP64

Infinix Zero 40 | infinix | INF-ZERO40 | 256GB + 8GB: 412,000; 512GB + 12GB: 476,000 | in purple, black, rose-gold | art phone-round-plate
Made for people who film: 4K video from the front and the back, and a mode that pairs with action
cameras.
* 6.78-inch curved AMOLED, 144 Hz * 108 MP main camera * 50 MP selfie, 4K video * 5,000 mAh, 45 W
charging

Infinix GT 30 Pro | infinix | INF-GT30P | 256GB + 12GB: 518,000 | in black, white | art phone-gaming
A gaming phone with shoulder triggers and lines of light on its back. PUBG and Call of Duty at high
frame rates, and it looks the part.
* 6.78-inch AMOLED, 144 Hz * Dimensity 8350 Ultimate * Touch shoulder triggers * 5,500 mAh, 45 W
charging

itel A90 | itel | ITL-A90 | 64GB + 3GB: 92,500; 128GB + 4GB: 109,000 | in gold, sky-blue, black | art phone-square-plate
From under one hundred thousand, and it still has a large screen and a fingerprint reader. Nothing in it
pretends to be more than it is.
* 6.6-inch display * Unisoc T7100 * 13 MP camera * 5,000 mAh battery

itel City 100 | itel | ITL-CITY100 | 128GB + 4GB: 128,000; 256GB + 4GB: 142,000 | in blue, black, titanium
Thin, light and splash-proof. The City 100 is the itel that nobody guesses the price of.
* 6.75-inch 90 Hz display * 5,200 mAh, 18 W charging * 13 MP camera * IP64

itel S25 Ultra | itel | ITL-S25U | 128GB + 6GB: 214,000; 256GB + 8GB: 246,000 | in black, titanium, blue | art phone-three-rings
A curved AMOLED screen at this price was not possible two years ago; here it is, 6.9 millimetres
thin.
* 6.78-inch curved AMOLED, 120 Hz * Unisoc T620 * 50 MP camera * 5,000 mAh, 18 W charging

itel Power 70 | itel | ITL-PWR70 | 128GB + 4GB: 148,000 | in black, orange
Six thousand milliamp-hours for people who leave home before light comes and return after it goes.
* 6,000 mAh battery * 6.67-inch 120 Hz display * 50 MP camera * Reverse charging

Samsung Galaxy A07 | samsung | SAM-A07 | 64GB + 4GB: 168,000; 128GB + 4GB: 189,000 | in lilac, black, green
The entry to Galaxy, with six years of security updates: it will be safe for your bank app longer
than most phones last.
* 6.7-inch 90 Hz display * Helio G99 * 50 MP camera * 5,000 mAh, 25 W charging * Six years of
updates

Samsung Galaxy A06 | samsung | SAM-A06 | 64GB + 4GB: 142,000; 128GB + 4GB: 159,000 | in black, gold, sky-blue
The Galaxy for a first smartphone: a large screen, a day and a half of battery, and Samsung's own service
centres behind it.
* 6.7-inch display * Helio G85 * 50 MP camera * 5,000 mAh, 25 W charging

Samsung Galaxy A17 | samsung | SAM-A17 | 128GB + 4GB: 248,000; 128GB + 6GB: 269,000; 256GB + 8GB: 312,000 | in black, grey, sky-blue | art phone-upright-plate
A Super AMOLED screen and a stabilised camera at the middle of the market. The Galaxy that most
families settle on.
* 6.7-inch Super AMOLED, 90 Hz * 50 MP stabilised camera * 5,000 mAh, 25 W charging * IP54 * Six
years of updates

Samsung Galaxy A26 5G | samsung | SAM-A26 | 128GB + 6GB: 352,000; 256GB + 8GB: 398,000 | in black, mint, pink | art phone-upright-plate
Between A17 and A36: 5G, a glass back and IP67, for people who keep a phone until it retires.
* 6.7-inch Super AMOLED, 120 Hz * Exynos 1380, 5G * 50 MP stabilised camera * 5,000 mAh, 25 W charging
* IP67

Samsung Galaxy A36 5G | samsung | SAM-A36 | 128GB + 6GB: 448,000; 256GB + 8GB: 505,000 | in lilac, mint, black | art phone-upright-plate
Bright, quick and waterproof to a metre: the A36 gives the feel of an S series phone in traffic,
rain and sun.
* 6.7-inch Super AMOLED, 120 Hz * Snapdragon 6 Gen 3, 5G * 50 MP stabilised camera * 5,000 mAh, 45 W
charging * IP67

Samsung Galaxy A56 5G | samsung | SAM-A56 | 128GB + 8GB: 575,000; 256GB + 8GB: 628,000 | in charcoal, olive, pink | art phone-upright-plate
Metal frame, glass back and the better camera of the A family. Buy it to keep it for four years.
* 6.7-inch Super AMOLED, 120 Hz * Exynos 1580, 5G * 50 MP camera with night portraits * 5,000 mAh,
45 W charging * IP67

Xiaomi Redmi A5 | xiaomi | XIA-RA5 | 64GB + 3GB: 113,000; 128GB + 4GB: 131,000 | in teal, black, gold
A big 120 Hz screen for little money, with clean Android and few adverts.
* 6.88-inch 120 Hz display * 32 MP camera * 5,200 mAh battery * 15 W charging

Xiaomi Redmi 15C | xiaomi | XIA-R15C | 128GB + 4GB: 172,000; 256GB + 8GB: 218,000 | in black, green, orange | art phone-square-plate
Six thousand milliamp-hours in a slim back, and a screen large enough to follow a lecture on.
* 6.9-inch 120 Hz display * 6,000 mAh, 33 W charging * 50 MP camera * IP64

Xiaomi Redmi Note 14 | xiaomi | XIA-RN14 | 128GB + 6GB: 255,000; 256GB + 8GB: 296,000 | in lime, purple, black | art phone-square-plate
The Note that made the name: AMOLED, a 108-megapixel camera and a charger that does not keep you
waiting.
* 6.67-inch AMOLED, 120 Hz * 108 MP camera * 5,500 mAh, 33 W charging * In-display fingerprint
reader

Xiaomi Redmi Note 14 Pro 5G | xiaomi | XIA-RN14P | 256GB + 8GB: 432,000; 512GB + 12GB: 508,000 | in green, black, purple | art phone-middle-plate
A 200-megapixel camera and glass that survives the floor tiles of most of our falls.
* 6.67-inch curved AMOLED, 120 Hz * 200 MP stabilised camera * Dimensity 7300 Ultra, 5G * 5,110 mAh,
45 W charging * IP68

Xiaomi Poco X7 Pro | xiaomi | XIA-PX7P | 256GB + 8GB: 468,000; 512GB + 12GB: 545,000 | in black, green, yellow
The quickest phone at its price, full stop. Bought by people who read benchmarks.
* 6.67-inch AMOLED, 120 Hz * Dimensity 8400 Ultra * 50 MP stabilised camera * 6,000 mAh, 90 W
charging

Nokia G42 5G | nokia | NOK-G42 | 128GB + 6GB: 236,000 | in grey, purple, pink | art phone-upright-plate
A phone that you can open yourself: screen, battery and charging port come out with a small
screwdriver.
* 6.56-inch 90 Hz display * Snapdragon 480+, 5G * 50 MP camera * Three-day battery * Repairable at
home
`),
  ),
  ...makeProducts(
    flagships,
    productLines(`
Samsung Galaxy S25 | samsung | SAM-S25 | 128GB + 12GB: 1,240,000; 256GB + 12GB: 1,335,000 | in navy, silver, mint | art phone-three-rings
The compact flagship: it fits one hand, and it is as quick in its third year as on the first day.
* 6.2-inch AMOLED 2X, 120 Hz * Snapdragon 8 Elite * 50 MP with 3x telephoto * 4,000 mAh, 25 W and
wireless charging * Seven years of updates

Samsung Galaxy S25 Ultra | samsung | SAM-S25U | 256GB + 12GB: 1,890,000; 512GB + 12GB: 2,080,000 | in titanium, black, silver | art phone-five-rings
A titanium frame, a pen inside and a zoom that reads a signboard across Third Mainland Bridge.
* 6.9-inch AMOLED 2X, 120 Hz * 200 MP main, 5x and 3x telephoto * S Pen * 5,000 mAh, 45 W charging *
IP68

Samsung Galaxy Z Flip7 | samsung | SAM-FLIP7 | 256GB + 12GB: 1,560,000; 512GB + 12GB: 1,720,000 | in blue, black, coral | art folding-phone
It folds into the palm and opens into a full phone; replies, payments and selfies happen on the
cover while it stays shut.
* 6.9-inch folding AMOLED * 4.1-inch cover screen * 50 MP camera * 4,300 mAh battery * IP48

Apple iPhone 15 | apple | APL-IP15 | 128GB: 1,145,000; 256GB: 1,268,000 | in sky-blue, pink, mint, black | art iphone-diagonal
The first plain iPhone with USB-C, so that one cable serves the phone, the laptop and the power
bank.
* 6.1-inch display with Dynamic Island * A16 Bionic * 48 MP main camera * USB-C charging * 5G

Apple iPhone 16 | apple | APL-IP16 | 128GB: 1,365,000; 256GB: 1,498,000 | in pink, white, black, teal | art iphone-pill
A button for the camera, a new chip and a battery that Apple finally made larger.
* 6.1-inch Super Retina XDR * A18 * 48 MP Fusion camera * Camera control button * IP68

Apple iPhone 17 | apple | APL-IP17 | 256GB: 1,680,000; 512GB: 1,960,000 | in white, black, sky-blue, lilac | art iphone-pill
The 17 brings the 120 Hz screen to the plain iPhone, and starts at 256 GB so that the first storage
warning is years away.
* 6.3-inch ProMotion display * A19 * 48 MP dual cameras * 18 MP square selfie camera * Fast
charging, half in 20 minutes

Apple iPhone 17 Pro Max | apple | APL-IP17PM | 256GB: 2,640,000; 512GB: 2,980,000 | in silver, orange, navy | art iphone-plateau
The largest battery and the longest zoom that Apple makes, for those who work with the camera.
* 6.9-inch ProMotion display * A19 Pro with vapour cooling * Three 48 MP cameras, 8x zoom * Up to
two days of battery * IP68

Google Pixel 9a | google | GOO-PX9A | 128GB + 8GB: 742,000; 256GB + 8GB: 838,000 | in lilac, white, black | art phone-flat-pill
The camera that needs no skill: point, press, and faces of every skin tone come out as they are.
* 6.3-inch OLED, 120 Hz * Tensor G4 * 48 MP camera, Magic Editor * 5,100 mAh battery * Seven years
of updates
`),
  ),
  ...makeProducts(
    lightningPhones,
    productLines(`
Apple iPhone 13 | apple | APL-IP13 | 128GB: 745,000; 256GB: 842,000 | in pink, black, blue | art iphone-diagonal-notch
Four years on, the 13 still films better than most new phones, and every repairer in Computer
Village knows it.
* 6.1-inch Super Retina XDR * A15 Bionic * Dual 12 MP cameras * 5G * Face ID
`),
  ),
  ...makeProducts(
    ukUsed,
    productLines(`
Apple iPhone XR, UK Used | apple | APL-IPXR-UK | 64GB: 235,000; 128GB: 272,000 | in black, red, coral | art iphone-one-lens
The cheapest door into iMessage and Face ID that is still worth the money, with the big battery that
made the XR loved.
* 6.1-inch Liquid Retina * A12 Bionic * 12 MP camera * Face ID tested

Apple iPhone 11, UK Used | apple | APL-IP11-UK | 64GB: 318,000; 128GB: 358,000 | in white, purple, black | art iphone-two-lenses
Tokunbo iPhone 11s come in by the hundred; these are the ones that passed.
* 6.1-inch Liquid Retina * A13 Bionic * Dual 12 MP cameras * Night mode

Apple iPhone 12 Pro, UK Used | apple | APL-IP12P-UK | 128GB: 492,000; 256GB: 545,000 | in charcoal, gold, navy | art iphone-pro-notch
Steel frame and three cameras, at the price of a new middle-class phone.
* 6.1-inch OLED * A14 Bionic * Three 12 MP cameras * 5G

Apple iPhone 13 Pro Max, UK Used | apple | APL-IP13PM-UK | 128GB: 798,000; 256GB: 868,000 | in charcoal, gold, sky-blue | art iphone-pro-notch
Still the battery champion among used iPhones, and the 120 Hz screen has not aged.
* 6.7-inch ProMotion * A15 Bionic * Three cameras with 3x zoom * 5G

Apple iPhone 14 Pro, UK Used | apple | APL-IP14P-UK | 128GB: 935,000; 256GB: 1,010,000 | in gold, black, purple | art iphone-pro
Dynamic Island and a 48-megapixel camera, with someone else having paid for the first year.
* 6.1-inch always-on ProMotion * A16 Bionic * 48 MP camera * 5G

Samsung Galaxy S21 Ultra, UK Used | samsung | SAM-S21U-UK | 128GB + 12GB: 438,000; 256GB + 12GB: 476,000 | in silver, black | art phone-corner-plate-five
Ten-times zoom for the price of a new A series. Small burns on the screen’s edge are possible
in a phone of its age.
* 6.8-inch AMOLED, 120 Hz * 108 MP with 10x telephoto * 5,000 mAh battery * 5G

Samsung Galaxy S22, UK Used | samsung | SAM-S22-UK | 128GB + 8GB: 352,000; 256GB + 8GB: 385,000 | in green, pink, black | art phone-corner-plate
Small, solid and still on updates: the used Galaxy for one hand.
* 6.1-inch AMOLED, 120 Hz * 50 MP with 3x telephoto * IP68 when new * 5G

Google Pixel 7, UK Used | google | GOO-PX7-UK | 128GB + 8GB: 318,000; 256GB + 8GB: 349,000 | in lime, black, white | art phone-visor
A used Pixel is the cheapest good camera there is.
* 6.3-inch OLED, 90 Hz * Tensor G2 * 50 MP camera * Magic Eraser
`),
  ),
  ...makeProducts(
    buttonPhones,
    productLines(`
itel 2163 Button Phone | itel | ITL-2163 | 17,500 | in black, blue
Loud ringtone, bright torch, and buttons that an elder can press without glasses.
* 1.8-inch display * 1,000 mAh battery * Wireless FM * Bright torch

itel Magic X Pro 4G | itel | ITL-MAGX | 42,500 | in green, black
A button phone that gives hotspot: 4G inside, shared with up to eight devices.
* 2.4-inch display * 4G with hotspot * 2,500 mAh battery * King Voice reads out the keys

itel Power 900 | itel | ITL-PW900 | 28,900 | in black, red
The power-bank phone: it charges another phone from its own battery.
* 2.8-inch display * 3,600 mAh battery * Reverse charging * Big speaker

Tecno T302 | tecno | TEC-T302 | 21,800 | in gold, black
Slim for a button phone, with keys that click and a battery for eleven days of standby.
* 2.4-inch display * 1,500 mAh battery * Camera and torch * Call recorder

Tecno T528 | tecno | TEC-T528 | 27,400 | in blue, black
The larger screen of the pair, for people who read long texts.
* 2.8-inch display * 1,900 mAh battery * MP3 and FM * Auto call recording

Nokia 105 (2026) | nokia | NOK-105 | 26,500 | in black, teal
It falls, you pick it up, it goes on. There is also Snake.
* 1.8-inch display * 18 days of standby * Micro-USB charging * Torch and FM

Nokia 150 Music | nokia | NOK-150 | 38,900 | in red, black
Front speaker and a card slot for 32 GB of highlife.
* 2.4-inch display * MP3 player, 32 GB card slot * 1,450 mAh battery * IP52

Nokia 3210 4G | nokia | NOK-3210 | 79,500 | in black, gold, blue
The shape that many of us started with, now with 4G, a camera and Bluetooth.
* 2.4-inch display * 4G calls * 2 MP camera * 1,450 mAh battery
`),
  ),
  ...makeProducts(
    simTablets,
    productLines(`
Samsung Galaxy Tab A9 | samsung | SAM-TABA9 | 64GB + 4GB: 246,000; 128GB + 8GB: 298,000 | in grey, navy
An 8.7-inch tablet that one hand can hold, with a SIM slot for lessons on the move.
* 8.7-inch 90 Hz display * 4G SIM * 5,100 mAh battery * Metal body

Tecno Megapad 11 | tecno | TEC-MPAD11 | 128GB + 4GB: 252,000; 256GB + 8GB: 296,000 | in grey, green
Tecno’s tablet takes a SIM, so that it can be the family’s hotspot too.
* 11-inch 90 Hz display * 4G SIM * 8,000 mAh battery * Four speakers

itel VistaTab 30 | itel | ITL-VT30 | 128GB + 4GB: 189,000 | in grey, sky-blue
An 11-inch screen below two hundred thousand, for JAMB practice and cartoons in equal parts.
* 11-inch 2K display * 4G SIM * 7,000 mAh battery * Child mode
`),
  ),
  ...makeProducts(
    tablets,
    productLines(`
Apple iPad A16 11-inch | apple | APL-IPADA16 | 128GB: 698,000; 256GB: 829,000 | in silver, blue, pink, yellow
The plain iPad is the one most people should buy. Schools abroad agree.
* 11-inch Liquid Retina * A16 chip * 12 MP front camera for calls * USB-C

Apple iPad Air M3 11-inch | apple | APL-IPADAIR | 128GB: 1,090,000; 256GB: 1,230,000 | in charcoal, sky-blue, purple
Laptop power for designers and doctors who would rather hold a screen than a keyboard.
* 11-inch Liquid Retina * M3 chip * Works with Apple Pencil Pro * All-day battery

Xiaomi Redmi Pad 2 | xiaomi | XIA-RPAD2 | 128GB + 4GB: 268,000; 256GB + 8GB: 325,000 | in grey, mint, lilac
An 11-inch 2.5K screen and four speakers: films in bed, solved.
* 11-inch 2.5K, 90 Hz * Four speakers * 9,000 mAh battery * Helio G100 Ultra
`),
  ),
  ...makeProducts(
    penTablets,
    productLines(`
Samsung Galaxy Tab S10 FE | samsung | SAM-TABS10FE | 128GB + 8GB: 812,000; 256GB + 12GB: 925,000 | in grey, silver, sky-blue
Pen in the box, waterproof, and enough screen to mark scripts or draw plans on.
* 10.9-inch 90 Hz display * S Pen included * IP68 * 8,000 mAh, 45 W charging

Lenovo Tab M11 | lenovo | LEN-TABM11 | 128GB + 4GB: 285,000; 128GB + 8GB: 318,000 | in grey, mint
Comes with a pen for notes in the margin of any PDF.
* 11-inch 90 Hz display * Pen included * 7,040 mAh battery * IP52
`),
  ),
  ...makeProducts(
    refurbished,
    productLines(`
Tecno Spark 20 {}, Refurbished | tecno | TRD-SPK20 | 128GB: 98,000; 256GB: 116,000 | in black | art phone-square-plate
One careful owner before you; cleaned, given a new battery and tested.
* 6.6-inch 90 Hz display * New battery fitted * Screen without cracks

Infinix Hot 40 {}, Refurbished | infinix | TRD-HOT40 | 128GB: 104,000; 256GB: 119,000 | in blue | art phone-square-plate
It had only one owner, and comes with its carton where the owner kept it.
* 6.78-inch 90 Hz display * New battery fitted * Screen without cracks

Samsung Galaxy A14 {}, Refurbished | samsung | TRD-A14 | 64GB: 96,500; 128GB: 112,000 | in green | art phone-three-rings
Refurbished with an original screen where the old one was scratched.
* 6.6-inch display * Battery at least 90 percent * Original parts
`),
  ),
]
