import type { ProductCard } from '#contract/shop/product.ts'
import type { AppState, SavedItem } from '../state/state.ts'

type Product = Pick<ProductCard, 'id' | 'percentage_discount' | 'images'>

/** Saves or unsaves at once; the change is to be sent. */
export function changeSaved(state: AppState, product: Product, isSaved: boolean): AppState {
  const saved = state.saved.filter(({ id }) => id !== product.id)
  const changes = { ...state.pending.saved, [product.id]: isSaved }
  return {
    ...state,
    saved: isSaved ? [savedItem(product), ...saved] : saved,
    pending: { ...state.pending, saved: changes },
  }
}

/** The server's list replaces the local one; pending changes stay on top. */
export function reconcileSaved(state: AppState, products: Product[]): AppState {
  const changes = state.pending.saved
  const pending = state.saved.filter(
    ({ id }) => changes[id] === true && !products.some((product) => product.id === id),
  )
  const listed = products.filter(({ id }) => changes[id] !== false).map(savedItem)
  const saved = [...pending, ...listed]
  return JSON.stringify(saved) === JSON.stringify(state.saved) ? state : { ...state, saved }
}

/** The server has answered these changes; newer ones stay pending. */
export function acknowledgeSaved(state: AppState, sent: Record<string, boolean>): AppState {
  const left = Object.entries(state.pending.saved).filter(([id, isSaved]) => sent[id] !== isSaved)
  return { ...state, pending: { ...state.pending, saved: Object.fromEntries(left) } }
}

function savedItem({ id, percentage_discount, images }: Product): SavedItem {
  return { id, discount: percentage_discount, images: images.slice(0, 1) }
}
