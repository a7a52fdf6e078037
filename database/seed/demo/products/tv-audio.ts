import type { ProductGroup } from '../group-shape.ts'
import { makeProducts } from '../product-group.ts'
import { productLines } from '../product-lines.ts'

const televisions: ProductGroup = {
  category: 'televisions',
  art: 'television',
  kg: 12,
  maxDiscount: 27,
  features: ['Free-to-air DVB-T2 tuner', '12 months warranty on panel and board'],
  advice: [
    'Sit at about one and a half times the diagonal: two metres for 50 inches, two and a half for 65.',
    'Our current jumps. A stabiliser of 1,000 VA protects the board better than any warranty.',
    'Streaming in HD eats about 2 GB an hour, in 4K about 7. The set can be told to stay in HD.',
    'Look at the panel in good light before the carton goes.',
  ],
  box: ['The television', 'Remote control with batteries', 'Table stand and screws', 'AV adapter'],
}

const plainTelevisions: ProductGroup = {
  ...televisions,
  advice: [
    'A set of 32 inches is right for two metres, one of 43 for two and a half.',
    'It has no apps of its own: a decoder, a stick or a flash drive plays on it.',
    'Look at the panel in good light before the carton goes.',
  ],
}

const soundbars: ProductGroup = {
  category: 'home-theatre',
  art: 'soundbar',
  kg: 6,
  maxDiscount: 36,
  features: ['Bluetooth, USB and HDMI ARC', '12 months warranty'],
  advice: [
    'HDMI ARC needs one cable and lets the TV’s remote set the volume. Optical works with older sets.',
    'The watts on the carton are those of a short peak; for a sitting room of four by five metres 120 W is plenty.',
    'Put the bass box on the floor beside the TV, a hand away from the wall: nearer booms, further loses weight.',
  ],
  box: ['The bar and its bass box', 'Remote control', 'HDMI cable', 'User guide'],
}

const barsAlone: ProductGroup = {
  ...soundbars,
  art: 'soundbar-alone',
  advice: [
    'HDMI ARC needs one cable and lets the TV’s remote set the volume. Optical works with older sets.',
    'Nothing may stand before the bar: its outer cones throw the sound at the walls.',
  ],
  box: ['The bar', 'Remote control', 'HDMI cable', 'User guide'],
}

const homeCinemas: ProductGroup = {
  ...soundbars,
  art: 'soundbar-with-rear-speakers',
  box: [
    'The bar, its bass box and two rear speakers',
    'Remote control',
    'HDMI cable',
    'User guide',
  ],
}

const homeTheatres: ProductGroup = {
  ...soundbars,
  art: 'home-theatre-five',
  features: ['Bluetooth and USB', '12 months warranty'],
  advice: [
    'The watts on the carton are those of a short peak; for a sitting room of four by five metres 120 W is plenty.',
    'Put the bass box on the floor, a hand away from the wall: nearer booms, further loses weight.',
    'Turn the volume down before you switch on: our current jumps, and cones tear at the jump.',
  ],
  box: ['The bass box and its speakers', 'Remote control', 'AV cable', 'User guide'],
}

const speakers: ProductGroup = {
  category: 'speakers',
  art: 'speaker',
  kg: 1.2,
  maxDiscount: 42,
  colourIsChoice: true,
  features: ['Bluetooth 5', '12 months warranty'],
  advice: [
    'Battery hours are told at half volume. A party at full volume gets about half of them.',
    'Bluetooth reaches about ten metres in the open, and less through block walls.',
  ],
  box: ['The speaker', 'Charging cable', 'User guide'],
}

const waterproofSpeakers: ProductGroup = {
  ...speakers,
  advice: [
    'Battery hours are told at half volume. A party at full volume gets about half of them.',
    'Bluetooth reaches about ten metres in the open, and less through block walls.',
    'Rinse salt and sand off with fresh water, and let the socket dry before you charge.',
  ],
}

const earbuds: ProductGroup = {
  category: 'earbuds',
  art: 'earbuds',
  kg: 0.1,
  maxDiscount: 46,
  colourIsChoice: true,
  features: ['Ear tips in several sizes', '12 months warranty'],
  advice: [
    'Try all the tips: bass that is missing is nearly always a tip that does not seal.',
    'The case charges the buds three to four times before it needs a cable.',
    'Wipe the mesh with a dry cloth on Sundays; earwax, not age, makes one side quieter.',
  ],
  box: ['Two buds in their case', 'Tips in several sizes', 'User guide'],
}

const openEarbuds: ProductGroup = {
  ...earbuds,
  art: 'open-earbuds',
  features: ['Sits in the ear without rubber tips', '12 months warranty'],
  advice: [
    'The case charges the buds three to four times before it needs a cable.',
    'Wipe the mesh with a dry cloth on Sundays; earwax, not age, makes one side quieter.',
    'Without a tip you hear the road too: safer on foot, louder in the bus.',
  ],
  box: ['Two buds in their case', 'User guide'],
}

const headphones: ProductGroup = {
  category: 'headphones',
  art: 'headphones',
  kg: 0.4,
  maxDiscount: 38,
  colourIsChoice: true,
  features: ['12 months warranty'],
  advice: [
    'Leather-like cushions last about two years in our heat.',
    'For a laptop and a phone at once, connect the laptop first.',
    'Wipe sweat off the cushions before you put them into the bag.',
  ],
  box: ['The headphones', 'USB-C cable', 'User guide'],
}

const noiseCancelling: ProductGroup = {
  ...headphones,
  advice: [
    'Noise cancelling takes away engines, fans and generators; voices only become softer.',
    'Leather-like cushions last about two years in our heat.',
    'Wipe sweat off the cushions before you put them into the bag.',
  ],
}

const headsets: ProductGroup = {
  ...headphones,
  art: 'cable-headset',
  advice: [
    'Put the microphone two fingers beside the mouth: straight before it, it hears your breath.',
    'Try a call to a friend before the interview; the laptop may still listen with its own microphone.',
  ],
  box: ['The headset', 'User guide'],
}

const cameras: ProductGroup = {
  category: 'cameras',
  art: 'camera',
  kg: 0.8,
  maxDiscount: 28,
  features: ['12 months warranty'],
  advice: [
    'A memory card is not included; take one of class U3 or faster.',
    'A second battery is worth its money at weddings.',
    'Never touch the glass: a puff of air first, then the soft cloth.',
  ],
  box: ['The camera', 'Battery and charger', 'User guide'],
}

const securityCameras: ProductGroup = {
  ...cameras,
  art: 'turning-camera',
  features: ['Works with an app on Android and iPhone', '12 months warranty'],
  advice: [
    'A memory card is not included; 64 GB hold about a week.',
    'A camera needs light of some kind: infrared sees some ten metres, a lamp at the gate further.',
    'It needs Wi-Fi of 2.4 GHz where it hangs; try with your phone first.',
  ],
  box: ['The camera', 'Power adapter', 'Screws and user guide'],
}

const cameraKits: ProductGroup = {
  ...cameras,
  art: 'dome-camera-kit-four',
  features: ['Records day and night without internet', '12 months warranty'],
  advice: [
    'Infrared sees about 20 metres; a floodlight at the gate sees further.',
    'Hang cameras where a hand does not reach, and never against the sun.',
    'A small inverter keeps recorder and cameras awake when light goes.',
  ],
  box: ['The recorder with its disk', 'The dome cameras', 'Cables and power supply', 'User guide'],
}

export const tvAudioProducts = [
  ...makeProducts(
    televisions,
    productLines(`
Hisense {} A4 Full HD Smart TV | hisense | HIS-A4 | 32-inch: 168,000; 40-inch: 232,000; 43-inch: 262,000 | kg 5, 8, 9
The A4 is the set of first flats and hotel rooms: VIDAA apps that start quickly, and a frame thin
enough to forget.
* {} LED panel * VIDAA with Netflix, YouTube and Prime Video * Two HDMI, one USB * Natural Colour
Enhancer

Hisense {} A6 4K UHD Smart TV | hisense | HIS-A6 | 43-inch: 318,000; 50-inch: 382,000; 55-inch: 455,000; 65-inch: 648,000 | kg 9, 12, 15, 22
Four times the points of Full HD, and a sports mode that keeps the ball sharp when the
commentator shouts.
* {} 4K panel * Dolby Vision and HDR10 * VIDAA with voice remote * Three HDMI, two USB * Sports mode

Hisense {} Q7 QLED Smart TV | hisense | HIS-Q7 | 55-inch: 612,000; 65-inch: 868,000; 75-inch: 1,240,000 | kg 16, 23, 32
Quantum dots give the {} Q7 the reds of a proper Ankara. For rooms with much daylight.
* {} QLED 4K panel * 144 Hz game mode * Dolby Vision and Atmos * Three HDMI, two USB

LG {} UA73 4K Smart TV | lg | LG-UA73 | 43-inch: 372,000; 50-inch: 448,000; 55-inch: 528,000; 65-inch: 735,000 | kg 9, 12, 15, 22
webOS remains the easiest television to hand to a parent: one pointer, big tiles, and a {} screen of
clean 4K.
* {} 4K panel * webOS with Magic Remote support * HDR10 * Three HDMI, one USB * Five years of new
webOS

LG {} OLED B5 Smart TV | lg | LG-OLEDB5 | 55-inch: 1,580,000; 65-inch: 2,150,000 | kg 17, 24 | art pedestal-television
Every point of the {} panel makes its own light, so night scenes are black and not grey.
* {} OLED, 120 Hz * a8 AI processor * Dolby Vision and Atmos * Four HDMI 2.1 for consoles

Samsung {} U8000F Crystal UHD TV | samsung | SAM-U8000 | 43-inch: 388,000; 50-inch: 462,000; 55-inch: 548,000; 65-inch: 772,000 | kg 9, 12, 15, 21
A metal-stream frame and Crystal colours on a {} panel; Samsung TV Plus adds free channels as long as there
is data.
* {} 4K Crystal panel * Tizen with free channels * Three HDMI, one USB * Seven years of updates

Samsung {} QLED Q7F TV | samsung | SAM-Q7F | 55-inch: 718,000; 65-inch: 985,000; 75-inch: 1,420,000 | kg 16, 22, 32
Full colour volume on a {} panel, and a picture that adapts to the room from noon to night.
* {} QLED 4K panel * Quantum Processor Lite * AirSlim body * Three HDMI, two USB

TCL {} S5 Smart TV | tcl | TCL-S5 | 32-inch: 159,000; 40-inch: 218,000; 43-inch: 248,000 | kg 5, 8, 9
Google TV inside: cast from any phone, no extra stick needed.
* {} Full HD panel * Google TV with Chromecast * Dolby Audio * Two HDMI, one USB

TCL {} P7K QLED TV | tcl | TCL-P7K | 50-inch: 418,000; 55-inch: 492,000; 65-inch: 702,000 | kg 12, 15, 21
QLED for the price of ordinary LED, and the best screen for little money that we sell.
* {} QLED 4K panel * Google TV * 120 Hz game accelerator * Dolby Vision and Atmos

Sony {} Bravia 2 4K TV | sony | SNY-BR2 | 43-inch: 545,000; 50-inch: 642,000; 55-inch: 748,000 | kg 10, 13, 16
Skin looks like skin. The {} Bravia is quiet about it and simply right.
* {} 4K panel * Google TV * X1 processor * Made for PlayStation 5

Polystar {} Smart LED TV | polystar | POL-TV | 32-inch: 142,000; 43-inch: 226,000; 55-inch: 398,000 | kg 5, 9, 15
Android apps on a {} screen, from a brand with service shops in most state capitals.
* {} LED panel * Android with Play Store * Double glass against knocks * Two HDMI, two USB
`),
  ),
  ...makeProducts(
    plainTelevisions,
    productLines(`
itel {} Frameless LED TV | itel | ITL-TV | 24-inch: 92,000; 32-inch: 128,000; 43-inch: 205,000 | kg 3.2, 4.5, 8.5
A plain {} television that runs on a small inverter and asks no questions.
* {} LED panel * Low power * Two HDMI, one USB * AV input
`),
  ),
  ...makeProducts(
    soundbars,
    productLines(`
Hisense HS2100 {} Soundbar | hisense | HIS-HS2100 | 240W: 148,000; 320W: 205,000 | in black
A bar and a wireless bass box, {} together, set up in the time an egg boils.
* {} peak power * Wireless subwoofer * Dolby Audio * Roku and VIDAA control

LG S40T Soundbar | lg | LG-S40T | 265,000 | in black
Tuned to match LG sets and to keep voices clear above drums.
* 300 W, 2.1 channels * Wireless subwoofer * Wow Interface with LG TVs * Night mode

Samsung B-Series {} Soundbar | samsung | SAM-BBAR | B450: 228,000; B650: 318,000 | in black
Bass Boost for action and afrobeats, and a night setting for those who sleep next door.
* Dolby Audio, DTS Virtual:X * Wireless subwoofer * Adaptive Sound Lite

JBL Bar {} Soundbar | jbl | JBL-BAR | 500 MK2: 612,000; 800 MK2: 890,000 | in black | kg 9, 13
MultiBeam sound around the sofa, and a bass box that the sofa feels.
* Wireless subwoofer * Dolby Atmos * PureVoice keeps dialogue clear * Wi-Fi and AirPlay
`),
  ),
  ...makeProducts(
    barsAlone,
    productLines(`
JBL Bar 300 MK2 Soundbar | jbl | JBL-BAR300 | 385,000 | in black | kg 5
Everything in one bar: MultiBeam sound without boxes behind the sofa.
* Dolby Atmos * PureVoice keeps dialogue clear * Wi-Fi and AirPlay * Bass from the bar itself
`),
  ),
  ...makeProducts(
    homeCinemas,
    productLines(`
Sony HT-S{} Home Cinema | sony | SNY-HTS | 20R 400W: 348,000; 40R 600W: 468,000 | in black | kg 10, 13
Real speakers behind you, on stands or on the wall: the rain in the film is in the room.
* 5.1 channels * Dolby Digital * Rear speakers with stands * Sound modes for film and match
`),
  ),
  ...makeProducts(
    homeTheatres,
    productLines(`
LG Xboom DN{} Home Theatre | lg | LG-DN | 300W: 168,000; 500W: 238,000; 1000W: 365,000 | in black | kg 9, 12, 18
The five-speaker set that turned so many parlours into viewing centres, now with {} and Bluetooth.
* {} peak power * Five speakers and a subwoofer * DVD, USB and FM * Karaoke input

Polystar {} Bluetooth Home Theatre | polystar | POL-HT | 2.1: 62,500; 3.1: 84,000; 5.1: 132,000 | in black | art home-theatre-two, home-theatre-three, home-theatre-five
A {} set with big bass, a mic input and a price that leaves money for the party.
* {} channels * FM, USB and SD card * Two microphone inputs * Remote control
`),
  ),
  ...makeProducts(
    waterproofSpeakers,
    productLines(`
JBL Go 4 | jbl | JBL-GO4 | 62,000 | in black, blue, red | kg 0.3 | art pocket-speaker
Small enough for a trouser pocket, loud enough for a kitchen.
* 7 hours of play * IP67, floats * USB-C * Auracast for many speakers

JBL Flip 7 | jbl | JBL-FLIP7 | 178,000 | in black, red, purple | kg 0.6
The bottle-shaped classic, with a loop for the bag and real punch.
* 14 hours of play * IP68 and drop-proof * AI Sound Boost * Auracast

JBL Charge 6 | jbl | JBL-CHG6 | 258,000 | in black, blue | kg 1
Music for a day, and a full charge for your phone from its own battery.
* 24 hours of play * Charges phones * IP68 * Removable strap

Anker Soundcore {} | anker | ANK-SC | Select 4 Go: 52,500; Motion 300: 148,000; Boom 2: 225,000 | in black | kg 0.3, 0.8, 1.7 | art pocket-speaker, wide-speaker, boombox
Soundcore’s app has the best equaliser of all: set it once to your ears.
* BassUp * Waterproof to IPX7 * Equaliser in the app * Stereo pairing

Sony ULT Field {} | sony | SNY-ULT | 1: 189,000; 3: 298,000 | in black, white | kg 0.7, 1.2
One button, ULT, adds the bass that open air takes away.
* ULT bass button * IP67, salt-water proof * 12 to 24 hours of play
`),
  ),
  ...makeProducts(
    speakers,
    productLines(`
JBL PartyBox Encore 2 | jbl | JBL-PBE2 | 438,000 | in black | kg 6.8 | art party-speaker
A hundred watts with lights and a handle. One of these is a naming ceremony.
* 100 W * Ring of lights * 15 hours, battery can be changed * Microphone input

Oraimo SpaceBox | oraimo | ORA-SPBOX | 24,500 | in black, blue | art lamp-speaker
Deep bass for its size, and a lamp ring that keeps time.
* 10 W * 12 hours of play * IPX5 * TF card slot

Oraimo Boombox 2 | oraimo | ORA-BOOM2 | 68,500 | in black | kg 2.9 | art boombox
Carries a shop’s music from opening to closing.
* 60 W * 15 hours of play * IPX4 * Strap, USB and aux input

itel Bluetooth Speaker IBS-{} | itel | ITL-IBS | 10: 11,500; 20: 18,900 | in black | kg 0.5, 0.9 | art carry-speaker
For the workshop or the salon: it plays from phone, card or radio.
* FM, TF card and USB * 6 hours of play * Carry strap
`),
  ),
  ...makeProducts(
    earbuds,
    productLines(`
Oraimo FreePods 4 | oraimo | ORA-FP4 | 29,800 | in black, white
The FreePods that made cables rare on campus, with noise cancelling since version four.
* Active noise cancelling * 35 hours with the case * Four microphones * IPX5

Oraimo SpaceBuds Neo+ | oraimo | ORA-SBN | 19,900 | in black, mint | art stemless-earbuds
Featherlight and secure on a run, with bass that does not apologise.
* 36 hours with the case * HavyBass drivers * Low delay for games * IPX5

Samsung Galaxy Buds {} | samsung | SAM-BUDS | FE: 128,000; 3 Pro: 298,000 | in white, silver | art stemless-earbuds, earbuds
Made for Galaxy phones, where they switch between phone, tablet and TV on their own.
* Active noise cancelling * Auto switch between Galaxy devices * Speaks through the Galaxy AI interpreter * Sweat-proof

Apple AirPods Pro 3 | apple | APL-PODSPRO3 | 458,000 | in white
Noise cancelling that makes a danfo sound like a library, and a pulse sensor in the ear.
* Active noise cancelling * Heart rate while you train * USB-C case * Sweat- and water-proof * Find My

JBL Wave Beam 2 | jbl | JBL-WB2 | 78,500 | in black, white
JBL’s Pure Bass in a closed stick, with noise cancelling and forty hours in total.
* Active noise cancelling * 40 hours with the case * IP54 * Ambient Aware

Xiaomi Redmi Buds {} | xiaomi | XIA-RB | 6 Play: 18,500; 6 Lite: 32,900; 6 Pro: 78,000 | in black, white
{}: honest sound, quick charge, an app in plain English.
* 30 hours with the case * Quick charge * Noise reduction for calls

Anker Soundcore {} Earbuds | anker | ANK-BUD | R50i: 24,800; P40i: 62,500; Liberty 4 NC: 108,000 | in black, white
The {} lets you draw your own sound in the app; most people never go back.
* Equaliser in the app * Fast charging * IPX5 * Two devices at once

itel Earbuds {} | itel | ITL-EB | T1 Neo: 9,800; T31 Pro: 14,500 | in black
Calls and podcasts for the price of two cartons of water.
* 25 hours with the case * Touch control * Type-C
`),
  ),
  ...makeProducts(
    openEarbuds,
    productLines(`
Oraimo Riff 2 | oraimo | ORA-RIFF2 | 13,500 | in black, white
Half-in buds for people whose ears dislike rubber tips.
* 20 hours with the case * Clear calls * Touch control

Samsung Galaxy Buds 3 | samsung | SAM-BUDS3 | 198,000 | in white, silver
Made for Galaxy phones, and shaped for people whose ears dislike rubber.
* Active noise cancelling * Auto switch between Galaxy devices * Pinch the stem to control * IP57

Apple AirPods {} | apple | APL-PODS | 4: 238,000; 4 with noise cancelling: 318,000 | in white
Open the lid beside an iPhone and they are there. Nothing else to learn.
* Personalised spatial audio * USB-C case * Sweat-proof * Find My

Tecno True 1 Air | tecno | TEC-TRUE1 | 16,800 | in white, black
Light buds with a long stalk, made for calls more than for clubs.
* 24 hours with the case * Two microphones * IPX4
`),
  ),
  ...makeProducts(
    headphones,
    productLines(`
Oraimo BoomPop 2 | oraimo | ORA-BP2 | 22,500 | in black, beige
Over-ear comfort for lectures and long danfo rides.
* 60 hours of play * HavyBass * Folding * Aux cable in the box

Sony WH-CH520 | sony | SNY-CH520 | 68,500 | in black, blue, beige | art on-ear-headphones
On-ear, light as a cap, and charged once a week.
* 50 hours of play * DSEE sound * Two devices at once * Equaliser in the app

JBL Tune 520BT | jbl | JBL-TUNE520 | 62,000 | in black, blue | art on-ear-headphones
Pure Bass on your ears and a fold that fits a handbag.
* Pure Bass * 57 hours of play * Quick charge * Two devices at once
`),
  ),
  ...makeProducts(
    noiseCancelling,
    productLines(`
Sony WH-1000XM{} | sony | SNY-XM | 5: 468,000; 6: 618,000 | in black, silver
The noise cancelling that others are measured by. The generator is simply gone.
* Best-in-class noise cancelling * 30 hours of play * Speak-to-Chat * Carry case

JBL Tune {} | jbl | JBL-TUNE | 680NC: 118,000; 780NC: 148,000 | in black, blue | art on-ear-headphones, headphones
Pure Bass without the noise of the road, and a fold that fits a handbag.
* Pure Bass * Noise cancelling * Quick charge * Two devices at once

Anker Soundcore Q{} | anker | ANK-Q | 20i: 68,000; 30i: 92,500 | in black, white
Noise cancelling at a student’s price, with an app to adjust it.
* Hybrid noise cancelling * 40 hours of play * Equaliser in the app
`),
  ),
  ...makeProducts(
    headsets,
    productLines(`
Logitech H{} Headset | logitech | LOG-H | 150: 14,900; 390 USB: 48,500 | in black | kg 0.2
A headset with a boom microphone for calls that are work.
* Noise-reducing microphone * Adjustable band * Cable of two metres
`),
  ),
  ...makeProducts(
    cameras,
    productLines(`
Canon EOS {} with 18-45mm Lens | canon | CAN-EOS | R100: 785,000; R50: 1,095,000; R10: 1,380,000 | in black | kg 0.8, 0.9, 1
Content houses start here. The {} takes any RF lens you will buy later.
* 24 MP APS-C sensor * 4K video * Eye-detecting focus * Wi-Fi and Bluetooth

Canon Ixus 285 HS | canon | CAN-IXUS | 398,000 | in black, silver | kg 0.3 | art compact-camera
The small flash camera that came back into fashion for parties.
* 20 MP, 12x zoom * Full HD video * Wi-Fi * Fits a purse
`),
  ),
  ...makeProducts(
    cameraKits,
    productLines(`
Hikvision {} Dome CCTV Kit | hikvision | HIK-KIT | 4-camera: 215,000; 8-camera: 368,000 | in white | kg 6, 9 | art dome-camera-kit-four, dome-camera-kit-eight
A {} kit with recorder and a 1 TB disk: compound, shop and passage on one phone screen.
* 2 MP cameras with night vision * 1 TB disk included * Phone app * Cables included
`),
  ),
  ...makeProducts(
    securityCameras,
    productLines(`
TP-Link Tapo {} Security Camera | tp-link | TPL-TAPO | C200: 38,500; C320WS outdoor: 68,000; C510W outdoor: 82,500 | in white | kg 0.4 | art turning-camera, outdoor-camera, outdoor-turning-camera
See the baby or the gate from the office. Stores on a card, needs no monthly fee.
* Full HD, 1080p * Night vision * Two-way talk * Card slot up to 512 GB

Xiaomi Smart Camera {} | xiaomi | XIA-CAM | C301: 39,500; C500 Dual: 78,000 | in white | kg 0.4 | art turning-camera, two-lens-turning-camera
A little white eye that turns its head and knows a person from a goat.
* 2K picture * Turns 360 degrees * Person detection * Two-way talk
`),
  ),
]
