import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api.ts'
import type { Category } from '#contract/shop/catalogue.ts'
import { staticCategories } from '../catalogue/queries.ts'
import { categoryAddress } from './links.ts'

/** The mega-menu's content: the visible categories with their visible sub-categories. */
export function CategoryMenu() {
  const { data: categories = [] } = useQuery(staticCategories(useApi()))
  return (
    <ul className="page-width category-columns">
      {categories.map((category) => (
        <Branch key={category.id} {...category} />
      ))}
    </ul>
  )
}

function Branch({ id, name, sub_category }: Category) {
  return (
    <li>
      <a href={categoryAddress(id)}>{name}</a>
      <ul>
        {sub_category.map((child) => (
          <li key={child.id}>
            <a href={categoryAddress(child.id)}>{child.name}</a>
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
      <a href={categoryAddress(id)}>{name}</a>
    </li>
  ))
}
