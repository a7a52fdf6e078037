import type { DemoProduct } from '../shape.ts'
import { applianceProducts } from './appliances.ts'
import { computingProducts } from './computing.ts'
import { gamingProducts } from './gaming.ts'
import { kitchenProducts } from './kitchen.ts'
import {
  caseProducts,
  chargerProducts,
  powerBankProducts,
  watchProducts,
} from './phone-accessories.ts'
import {
  buttonPhoneProducts,
  smartphoneProducts,
  tabletProducts,
  tradeInProducts,
  usedPhoneProducts,
} from './phones.ts'
import { powerProducts } from './power.ts'
import { supermarketProducts } from './supermarket.ts'
import { tvAudioProducts } from './tv-audio.ts'

export const products: DemoProduct[] = [
  ...smartphoneProducts,
  ...usedPhoneProducts,
  ...buttonPhoneProducts,
  ...tabletProducts,
  ...tradeInProducts,
  ...powerBankProducts,
  ...chargerProducts,
  ...caseProducts,
  ...watchProducts,
  ...tvAudioProducts,
  ...computingProducts,
  ...gamingProducts,
  ...applianceProducts,
  ...kitchenProducts,
  ...powerProducts,
  ...supermarketProducts,
]
