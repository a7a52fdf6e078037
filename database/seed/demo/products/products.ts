import { withLooks } from '../looks.ts'
import type { DemoProduct } from '../shape.ts'
import { applianceProducts } from './appliances.ts'
import { autoToolsProducts } from './auto-tools.ts'
import { babyKidsProducts } from './baby-kids.ts'
import { booksSchoolProducts } from './books-school.ts'
import { computingProducts } from './computing.ts'
import { corporateProducts } from './corporate-orders.ts'
import { gamingProducts } from './gaming.ts'
import { healthBeautyProducts } from './health-beauty.ts'
import { homeFurnitureProducts } from './home-furniture.ts'
import { kitchenProducts } from './kitchen.ts'
import { marketProducts } from './market.ts'
import { mensFashionProducts } from './mens-fashion.ts'
import { phoneAccessoryProducts } from './phone-accessories.ts'
import { phoneProducts } from './phones.ts'
import { powerProducts } from './power.ts'
import { sportsTravelProducts } from './sports-travel.ts'
import { supermarketProducts } from './supermarket.ts'
import { tvAudioProducts } from './tv-audio.ts'
import { womensFashionProducts } from './womens-fashion.ts'

export const products: DemoProduct[] = withLooks([
  ...phoneProducts,
  ...phoneAccessoryProducts,
  ...tvAudioProducts,
  ...computingProducts,
  ...gamingProducts,
  ...applianceProducts,
  ...kitchenProducts,
  ...powerProducts,
  ...supermarketProducts,
  ...marketProducts,
  ...mensFashionProducts,
  ...womensFashionProducts,
  ...healthBeautyProducts,
  ...babyKidsProducts,
  ...homeFurnitureProducts,
  ...booksSchoolProducts,
  ...sportsTravelProducts,
  ...autoToolsProducts,
  ...corporateProducts,
])
