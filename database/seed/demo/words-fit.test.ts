import { expect, test } from 'vitest'
import { demoData } from './demo.ts'

/** Words of a description or a feature, and the names of the only products that may carry them. */
type Fits = readonly (readonly [words: RegExp, name: RegExp])[]

/** By top category. */
const fits: Readonly<Record<string, Fits>> = {
  'phones-tablets': [
    [/Lightning/, /iPhone 13$|Lightning|Charging Cable/],
    [/eSIM/, /Galaxy (S25|Z)|iPhone 1[3-9]|Pixel 9a/],
    [/two nano SIMs/, /^(Tecno|Infinix|itel|Xiaomi|Nokia)|Galaxy A\d/],
    [/5G works/, /Galaxy (S25|Z)|iPhone|Pixel 9a/],
    [/battery health/i, /UK Used/],
    [/former account/i, /UK Used|Refurbished/],
    [/warranty card/i, /^(?!.*(UK Used|Refurbished))/],
    [/no SIM slot/, /iPad|Redmi Pad|S10 FE|Tab M11/],
    [/\bpen\b/i, /S25 Ultra|S10 FE|Tab M11|iPad Air/],
    [/WhatsApp\. That/, /^(itel (2163|Magic|Power 900)|Tecno T\d|Nokia (105|150|3210))/],
    [/hand luggage/, /mAh/],
    [/12 and 24 V/, /Car Charger/],
    [/pull at the plug/i, /Cable/],
    [/its cable/i, /PowerCube|with Cable/],
    [/yellow with sun/, /Clear Shield/],
    [/wireless charging works/i, /Silicone|MagSafe/],
    [/adire/i, /Pouch/],
    [/doctor’s/, /Watch|Band|Fit/],
    [/works with iphone$/i, /Apple Watch/],
  ],
  'tv-audio': [
    [/no apps of its own/, /Frameless/],
    [/streaming in/i, /^(?!.*Frameless).*TV$/],
    [/HDMI ARC/, /Soundbar|Home Cinema/],
    [/bass box|subwoofer/i, /^(?!.*Bar 300).*(Soundbar|Home (Theatre|Cinema))$/],
    [/rear speakers/i, /Home Cinema/],
    [/rinse salt/i, /JBL (Go|Flip|Charge)|Soundcore|ULT/],
    [
      /tips? (in|that)|all the tips/i,
      /^(?!.*(Riff|Buds 3$|AirPods 4|True 1)).*(Buds|buds|Pods|Wave)/,
    ],
    [/noise cancelling takes/i, /XM\d|NC$|Q\d0i/],
    [/the bags?\b|folding$/i, /BoomPop|WH-|Tune|Soundcore Q|Flip/],
    [/boom microphone|two fingers/i, /H\d+.* Headset/],
    [/weddings|puff of air/i, /Canon/],
    [/gate|infrared/i, /CCTV|Tapo|Smart Camera/],
    [/recorder/i, /CCTV/],
    [/2\.4 GHz/, /Tapo|Smart Camera/],
  ],
  computing: [
    [/Windows/, /^(?!.*(MacBook|iMac|Monitor|Drive|SSD|Card|Router))/],
    [/170 W/, /LOQ|Nitro/],
    [/British offices/, /UK Used/],
    [/sine wave/, /^(?!.*(LOQ|Nitro|UK Used)).*/],
    [/dead points/, /Monitor|All-in-One Core|iMac/],
    [/UPS of/, /Desktop|All-in-One Core|iMac/],
    [/ink that rests|ink that stands/i, /DeskJet|Tank|Pixma/],
    [/toner/i, /LaserJet/],
    [/cartridges/i, /DeskJet/],
    [/tanks are full|ink tanks cost/i, /Tank|Pixma/],
    [/near you: ask|the mast/, /MTN|Huawei/],
    [/line of your provider/, /Archer C|Deco/],
    [/eject before/i, /Flash Drive|Dual Drive|microSD|External|SSD/],
    [/SATA cable/, /Hard Drive/],
  ],
  gaming: [
    [/on disc/i, /PlayStation|Xbox Series/],
    [/two controllers/i, /PlayStation 4/],
    [/\bdock\b/i, /Switch/],
    [/on cards/, /Switch/],
    [/not from a fast one/, /Dual|Elite|Pro Controller/],
    [/microphone|cushions|voice chat/i, /Headset|DualSense/],
    [/sticks wear/i, /Controller|Gamepad/],
  ],
}

/** What no page of the mall keeps, and talk of how the list is made. */
const never =
  /exchange|on request|delivered on the day|partners|next order|rider|before dispatch|tell us|give us|our technicians|shelf(?! and| of|\.)|in your words|trade-in scheme|screenshot/i

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
