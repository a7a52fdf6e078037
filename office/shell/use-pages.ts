import { navigation } from '../pages.ts'
import { useMe } from '../session/me.ts'

/** The groups of the navigation with the pages that the member may see. */
export function useNavigation() {
  const { permissions } = useMe()
  return navigation
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(
        ({ permission }) =>
          permission === null || [permission].flat().some((one) => permissions.includes(one)),
      ),
    }))
    .filter(({ pages }) => pages.length > 0)
}

export function usePages() {
  return useNavigation().flatMap(({ pages }) => pages)
}
