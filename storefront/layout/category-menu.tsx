import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { Category } from '#contract/shop/catalogue.ts'
import { staticCategories } from '../catalogue/queries.ts'
import { categoryAddress } from './links.ts'
import { headerControl } from './menu.tsx'

/** The mega-menu's content: the visible categories with their visible sub-categories. */
export function CategoryMenu() {
  const { data: categories = [] } = useQuery(staticCategories(useApi()))
  return (
    <ul className="page-width columns-4 gap-6 py-5 xl:columns-6">
      {categories.map((category) => (
        <Branch key={category.id} {...category} />
      ))}
    </ul>
  )
}

function Branch({ id, name, sub_category }: Category) {
  return (
    <li className="mb-4 break-inside-avoid">
      <a href={categoryAddress(id)} className="block py-0.5 font-bold hover:text-link">
        {name}
      </a>
      <ul>
        {sub_category.map((child) => (
          <li key={child.id}>
            <a
              href={categoryAddress(child.id)}
              className="block py-0.5 text-sm text-ink-soft hover:text-link"
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The categories in one row; those that do not fit the header are cut off. */
export function CategoryRow() {
  const { data: categories = [] } = useQuery(staticCategories(useApi()))
  return categories.map(({ id, name }) => (
    <li key={id}>
      <a
        href={categoryAddress(id)}
        className={`${headerControl} px-3 text-sm whitespace-nowrap text-on-frame-soft hover:text-on-frame`}
      >
        {name}
      </a>
    </li>
  ))
}
