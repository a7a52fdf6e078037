/** A category, or a sub-category of one. */
export interface CategoryFacts {
  name: string
  /** Unique, small letters and digits with single hyphens between. */
  slug: string
  /** Null: a category of the first level. */
  parentId: number | null
  /** In the menus. */
  isVisible: boolean
  /** Among its siblings. */
  position: number
  /** Among the popular ones, from 1; null: it is none. */
  popularRank: number | null
  pictureHash: string
}

/** In the order in which the statements of this folder take them. */
export function categoryValues(facts: CategoryFacts): unknown[] {
  const { name, slug, parentId, isVisible, position, popularRank, pictureHash } = facts
  return [name, slug, parentId, isVisible, position, popularRank, pictureHash]
}
