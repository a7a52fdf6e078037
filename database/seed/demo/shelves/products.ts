import type { DemoProduct } from '../shape.ts'
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
]
