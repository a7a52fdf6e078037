import { kobo } from '#contract/kobo.ts'
import { readItems, readPicture } from '../cart/read-lines.ts'
import { readCache } from './client-cache.ts'
import { isRecord, isText, isWhole, listOf } from './guards.ts'
import {
  type App,
  type Cart,
  emptyCart,
  type MallState,
  type SavedItem,
  signedOut,
} from './state.ts'

/**
 * The remembered state, whatever stands in storage: an older version, somebody's edit, half a write.
 * Parts that do not fit start empty; a part that fits is never lost with one that does not.
 */
export function readState(stored: unknown): MallState {
  const state = isRecord(stored) ? stored : {}
  return {
    cart: readCart(state.cart),
    // Signing in comes with its own issue; nothing of it may come from storage until then.
    auth: signedOut,
    app: readApp(state.app),
    saved: listOf(state.saved, readSaved),
    cache: readCache(state.cache),
  }
}

function readCart(stored: unknown): Cart {
  if (!isRecord(stored)) return emptyCart
  const { shippingFee, totalOrderFee, total_products, coupon } = stored
  const { coupon_amount_percent, new_total_products } = stored
  return {
    carts: readItems(stored.carts),
    shippingFee: kobo(isWhole(shippingFee) ? shippingFee : 0),
    totalOrderFee: kobo(isWhole(totalOrderFee) ? totalOrderFee : 0),
    total_products: isWhole(total_products) ? total_products : 0,
    coupon: isText(coupon) ? coupon : null,
    coupon_amount_percent: isWhole(coupon_amount_percent) ? coupon_amount_percent : 0,
    new_total_products: kobo(isWhole(new_total_products) ? new_total_products : 0),
  }
}

function readApp(stored: unknown): App {
  const { uiMode, codeSend } = isRecord(stored) ? stored : {}
  const waits = Object.entries(isRecord(codeSend) ? codeSend : {})
  return {
    uiMode: uiMode === 'light' || uiMode === 'dark' ? uiMode : null,
    codeSend: Object.fromEntries(waits.flatMap(([to, at]) => (isWhole(at) ? [[to, at]] : []))),
  }
}

function readSaved(stored: unknown): SavedItem | null {
  if (!isRecord(stored) || !isWhole(stored.id, 1)) return null
  const { id, discount, images } = stored
  return { id, discount: isWhole(discount) ? discount : 0, images: listOf(images, readPicture) }
}
