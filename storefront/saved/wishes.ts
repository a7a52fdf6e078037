import type { ProductCard } from '#contract/catalogue.ts'
import type { MallState, SavedItem } from '../state/state.ts'

type Product = Pick<ProductCard, 'id' | 'percentage_discount' | 'images'>

/** Saves or unsaves at once; the server is to be told. */
export function changeSaved(state: MallState, product: Product, wanted: boolean): MallState {
  const saved = state.saved.filter(({ id }) => id !== product.id)
  const wishes = { ...state.unsent.saved, [product.id]: wanted }
  return {
    ...state,
    saved: wanted ? [savedItem(product), ...saved] : saved,
    unsent: { ...state.unsent, saved: wishes },
  }
}

/** The server's list takes the place of the local one; what it has not heard of stays on top. */
export function settleSaved(state: MallState, products: Product[]): MallState {
  const wishes = state.unsent.saved
  const unsent = state.saved.filter(
    ({ id }) => wishes[id] === true && !products.some((product) => product.id === id),
  )
  const kept = products.filter(({ id }) => wishes[id] !== false).map(savedItem)
  const saved = [...unsent, ...kept]
  return JSON.stringify(saved) === JSON.stringify(state.saved) ? state : { ...state, saved }
}

/** The server has answered these wishes; newer ones stay. */
export function answeredSaved(state: MallState, sent: Record<string, boolean>): MallState {
  const left = Object.entries(state.unsent.saved).filter(([id, wanted]) => sent[id] !== wanted)
  return { ...state, unsent: { ...state.unsent, saved: Object.fromEntries(left) } }
}

function savedItem({ id, percentage_discount, images }: Product): SavedItem {
  return { id, discount: percentage_discount, images: images.slice(0, 1) }
}
