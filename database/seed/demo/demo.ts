import { accessories } from './accessories.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { people } from './people.ts'
import { products } from './products/products.ts'
import { sellers } from './sellers.ts'
import type { DemoData } from './shape.ts'
import { banners, menus, representatives, socials } from './shop-window.ts'

/** The whole demo mall: the same one on every machine and in every run. */
export const demoData: DemoData = {
  people,
  categories,
  accessories,
  brands,
  sellers,
  products,
  banners,
  menus,
  representatives,
  socials,
}
