import type { ProductCard } from '#contract/catalogue.ts'
import type { AppState, SavedItem } from '../state/state.ts'

type Product = Pick<ProductCard, 'id' | 'percentage_discount' | 'images'>

/** Saves or unsaves at once; the server is to be told. */
export function changeSaved(state: AppState, product: Product, wanted: boolean): AppState {
  const saved = state.saved.filter(({ id }) => id !== product.id)
  const changes = { ...state.pending.saved, [product.id]: wanted }
  return {
    ...state,
    saved: wanted ? [savedItem(product), ...saved] : saved,
    pending: { ...state.pending, saved: changes },
  }
}

/** The server's list takes the place of the local one; what it has not heard of stays on top. */
export function settleSaved(state: AppState, products: Product[]): AppState {
  const changes = state.pending.saved
  const pending = state.saved.filter(
    ({ id }) => changes[id] === true && !products.some((product) => product.id === id),
  )
  const kept = products.filter(({ id }) => changes[id] !== false).map(savedItem)
  const saved = [...pending, ...kept]
  return JSON.stringify(saved) === JSON.stringify(state.saved) ? state : { ...state, saved }
}

/** The server has answered these wishes; newer ones stay. */
export function answeredSaved(state: AppState, sent: Record<string, boolean>): AppState {
  const left = Object.entries(state.pending.saved).filter(([id, wanted]) => sent[id] !== wanted)
  return { ...state, pending: { ...state.pending, saved: Object.fromEntries(left) } }
}

function savedItem({ id, percentage_discount, images }: Product): SavedItem {
  return { id, discount: percentage_discount, images: images.slice(0, 1) }
}
