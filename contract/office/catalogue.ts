import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { pricePlans } from './price-plans.ts'
import { products } from './products.ts'
import { sellers } from './sellers.ts'
import { stock } from './stock.ts'

export const catalogue = {
  ...brands,
  ...categories,
  ...pricePlans,
  ...products,
  ...sellers,
  ...stock,
} as const
